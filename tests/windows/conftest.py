"""A real window on a real X server with a real pointer: Xvfb, openbox and xdotool."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QRect

from casino_desktop.home import DATABASE

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30.0
GRAB = """
import sys
from PySide6.QtGui import QGuiApplication, QImage
app = QGuiApplication([])
picture = app.primaryScreen().grabWindow(0, *map(int, sys.argv[1:])).toImage()
sys.stdout.buffer.write(bytes(picture.convertToFormat(QImage.Format.Format_RGB32).constBits()))
"""
"""A picture of the screen, taken by a program of its own."""


def until(question: Callable[[], object], what: str, patience: float = PATIENCE) -> object:
    """The first true answer to *question*; waiting is polling, and it ends."""
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        if answer := question():
            return answer
        time.sleep(0.05)
    raise AssertionError(f"waited in vain: {what}")


@dataclass(frozen=True)
class Pointer:
    """The one mouse of a display."""

    display: str

    def tool(self, *arguments: object) -> str:
        environment = {**os.environ, "DISPLAY": self.display}
        command = ["xdotool", *map(str, arguments)]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False).stdout.strip()

    def click(self, x: float, y: float, button: int = 1) -> None:
        self.tool("mousemove", round(x), round(y), "click", button)

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Press, several moves, release: as a hand does it."""
        self.tool("mousemove", round(start[0]), round(start[1]), "mousedown", 1)
        for i in range(1, 11):
            share = i / 10
            x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
            self.tool("mousemove", round(x), round(y))
        self.tool("mouseup", 1)


@pytest.fixture(scope="session")
def display() -> Iterator[str]:
    """An X server of our own with a window manager."""
    for program in ("Xvfb", "xdotool", "openbox"):
        if shutil.which(program) is None:
            pytest.fail(f"{program} is missing: run `make test`, which installs it")
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x900x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as answer:
        name = f":{answer.readline().strip()}"
    manager = subprocess.Popen(["openbox"], env={**os.environ, "DISPLAY": name}, stderr=subprocess.DEVNULL)
    yield name
    manager.terminate()
    manager.wait()
    server.terminate()
    server.wait()


class RunningApp:
    """The app as a user starts it, in a process of its own."""

    def __init__(self, home: Path, display: str, *arguments: str) -> None:
        environment = {k: v for k, v in os.environ.items() if k != "QT_QPA_PLATFORM"}
        environment |= {"DISPLAY": display, "CASINO_DESKTOP_HOME": str(home), "QT_QPA_PLATFORM": "xcb"}
        command = [sys.executable, "-m", "casino_desktop", "--window", "1280x720", *arguments]
        self.home, self.pointer = home, Pointer(display)
        self.process = subprocess.Popen(command, cwd=ROOT, env=environment)

    @property
    def corner(self) -> tuple[int, int]:
        """Where the window's own picture begins on the screen."""
        found = until(self._window, "a window on the screen")
        words = self.pointer.tool("getwindowgeometry", "--shell", found)
        values = dict(line.split("=") for line in words.splitlines() if "=" in line)
        return int(values["X"]), int(values["Y"])

    def _window(self) -> str:
        names = self.pointer.tool("search", "--onlyvisible", "--pid", self.process.pid, "--name", "Casino Desktop")
        return names.splitlines()[-1] if names else ""

    def at(self, point: tuple[float, float]) -> tuple[float, float]:
        """A point of the window on the screen."""
        x, y = self.corner
        return x + point[0], y + point[1]

    def seen(self, box: QRect) -> bytes:
        """The pixels of a part of the window, as they are on the screen."""
        x, y = self.at((box.x(), box.y()))
        command = [sys.executable, "-c", GRAB, *map(str, (x, y, box.width(), box.height()))]
        environment = {**os.environ, "DISPLAY": self.pointer.display, "QT_QPA_PLATFORM": "xcb"}
        return subprocess.run(command, env=environment, capture_output=True, check=True).stdout

    def ask(self, sql: str) -> list[tuple[object, ...]]:
        """What the bank has on disk, read beside the running app."""
        path = self.home / DATABASE
        if not path.exists():
            return []
        try:
            with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as db:
                return db.execute(sql).fetchall()
        except sqlite3.OperationalError:
            return []

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def quit(self) -> None:
        """Close the window as its cross does, and wait for the end."""
        self.pointer.tool("windowactivate", "--sync", until(self._window, "the window"), "key", "alt+F4")
        assert self.process.wait(timeout=PATIENCE) == 0

    def stop(self) -> None:
        if self.process.poll() is None:
            self.kill()


@pytest.fixture
def start(display: str, tmp_path: Path) -> Iterator[Callable[..., RunningApp]]:
    """Start the app on one data folder, as often as the test likes."""
    running: list[RunningApp] = []

    def begin(*arguments: str) -> RunningApp:
        app = RunningApp(tmp_path / "home", display, *arguments)
        running.append(app)
        return app

    yield begin
    for app in running:
        app.stop()
