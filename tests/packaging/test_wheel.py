"""The wheel, built from a tree that nobody has run `make` in, opens the lobby far from the checkout."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("casino_desktop", "assets", "i18n", "packaging", "pyproject.toml", "README.md", "LICENSE")
MADE = shutil.ignore_patterns("*.qm", "__pycache__")

OPEN_THE_LOBBY = """
import sys
from pathlib import Path

from PySide6.QtGui import QFontInfo, QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

import casino_desktop
from casino_desktop.engine.catalogue import CATALOGUE
from casino_desktop.engine.money import Mills
from casino_desktop.resources import asset, translations
from casino_desktop.ui import theme
from casino_desktop.ui.language import Language
from casino_desktop.ui.lobby.lobby import Lobby
from casino_desktop.ui.lobby.summary import TableSummary
from casino_desktop.ui.settings import Settings

venv = Path(sys.argv[1]).resolve()
for place in (Path(casino_desktop.__file__), asset("deck"), translations()):
    assert place.resolve().is_relative_to(venv), place

app = QApplication(["wheel"])
theme.load_fonts()
assert QFontInfo(theme.sans(14)).family() == "Manrope"
assert QFontInfo(theme.serif(14)).family() == "Source Serif Pro"
assert QSvgRenderer(str(asset("deck", "cards", "AS.svg"))).isValid()


def picture(code):
    language.use(code)
    lobby = Lobby(Settings())
    lobby.show_tables([TableSummary(spec, "classic") for spec in CATALOGUE], Mills(5_000_000))
    lobby.resize(1280, 720)
    lobby.show()
    app.processEvents()
    image = lobby.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    assert len(lobby.cards) == len(CATALOGUE)
    colours = {image.pixel(x, y) for x in range(0, 1280, 4) for y in range(0, 720, 4)}
    assert len(colours) > 200, len(colours)
    return image


language = Language("en")
assert picture("en") != picture("ro"), "both languages look alike"
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """The wheel of a fresh tree: what git keeps, and nothing that was made from it."""
    tree = tmp_path_factory.mktemp("tree")
    for part in PARTS:
        copy = shutil.copytree if (ROOT / part).is_dir() else shutil.copy
        copy(ROOT / part, tree / part, **({"ignore": MADE} if copy is shutil.copytree else {}))
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", tree / "out", tree]
    subprocess.run(command, cwd=tree, check=True, capture_output=True)
    (built,) = (tree / "out").glob("*.whl")
    return built


@pytest.fixture(scope="module")
def environment(wheel, tmp_path_factory):
    """A new environment that has the wheel, and borrows the packages that the wheel depends on."""
    folder = tmp_path_factory.mktemp("wheel") / "venv"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    install = ["install", "-qq", "--disable-pip-version-check", "--no-deps", "--no-index", wheel]
    subprocess.run([sys.executable, "-m", "pip", "--python", folder, *install], check=True)
    (packages,) = folder.glob("lib/python*/site-packages")
    # A plain path: .pth files in the borrowed folder are not read, so nothing there can lead back to the checkout.
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return folder


def test_the_wheel_carries_words_in_both_languages(wheel):
    names = set(zipfile.ZipFile(wheel).namelist())
    wanted = {f"casino_desktop/i18n/{part}_{code}.qm" for part in ("casino", "buttons") for code in ("ro", "en")}
    assert wanted - names == set()


def test_the_wheel_carries_every_asset(wheel):
    names = set(zipfile.ZipFile(wheel).namelist())
    assets = {path.relative_to(ROOT).as_posix() for path in (ROOT / "assets").rglob("*") if path.is_file()}
    assert {f"casino_desktop/{name}" for name in assets} - names == set()


def test_the_lobby_opens_from_the_installed_wheel(environment, tmp_path):
    script = tmp_path / "open_the_lobby.py"
    script.write_text(OPEN_THE_LOBBY, encoding="utf-8")
    around = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [environment / "bin" / "python", script, environment],
        cwd=tmp_path,
        env={**around, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_the_command_is_installed_and_says_what_it_can(environment, tmp_path):
    command = [environment / "bin" / "casino-desktop", "--help"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("usage: casino-desktop")


def test_a_wheel_without_a_compiler_of_words_is_refused_in_a_sentence(packaging_script, tmp_path, monkeypatch):
    hook = packaging_script("wheel_words")
    monkeypatch.setattr(hook, "compiler", lambda: None)
    (tmp_path / "casino_ro.ts").touch()
    with pytest.raises(SystemExit, match=r"not compiled \(casino_ro\.ts\): run `make lint` first"):
        hook.compile_words(tmp_path)


def test_words_are_compiled_anew_when_their_source_is_newer(packaging_script, tmp_path):
    hook = packaging_script("wheel_words")
    source = Path(shutil.copy(ROOT / "i18n" / "buttons_ro.ts", tmp_path))
    compiled = source.with_suffix(".qm")
    compiled.touch()
    os.utime(compiled, (0, 0))
    hook.compile_words(tmp_path)
    assert compiled.stat().st_size > 0
    assert not hook.is_stale(source, compiled)
