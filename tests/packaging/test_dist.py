"""The folder that runs without Python: nothing strange in it, and one can play in it."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from casino_desktop.resources import asset
from tests.windows import places
from tests.windows.conftest import Pointer, RunningApp, until

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "dist" / "casino-desktop"
TABLE = "big-win-baccarat"
HIDDEN = ("QT_QPA_PLATFORM", "PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "LD_LIBRARY_PATH")


class FrozenApp(RunningApp):
    """The bundle as a user starts it, far from the checkout and without its Python."""

    def __init__(self, home: Path, display: str, *arguments: str) -> None:
        environment = {name: value for name, value in os.environ.items() if name not in HIDDEN}
        environment |= {"DISPLAY": display, "CASINO_DESKTOP_HOME": str(home), "QT_QPA_PLATFORM": "xcb"}
        home.mkdir()
        self.home, self.pointer = home, Pointer(display)
        command = [FOLDER / "casino-desktop", "--window", "1280x720", *arguments]
        self.process = subprocess.Popen(command, cwd=home, env=environment)


@pytest.fixture
def script(packaging_script):
    return packaging_script("build_dist")


@pytest.fixture
def bundle():
    if not (FOLDER / "casino-desktop").exists():
        pytest.fail("there is no bundle yet: run `make dist`, which builds it")
    return FOLDER


@pytest.fixture
def frozen(bundle, display, tmp_path):
    app = FrozenApp(tmp_path / "home", display, "--table", TABLE)
    yield app
    app.stop()


@pytest.mark.parametrize(
    "name",
    [
        "_internal/PySide6/Qt/lib/libQt6VirtualKeyboard.so.6",
        "_internal/PySide6/Qt/lib/libQt6Charts.so.6",
        "_internal/PySide6/QtGraphs.abi3.so",
        "_internal/libQt6Qml.so.6",
        "_internal/PySide6/Qt/lib/libQt6Quick.so.6",
        "_internal/PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "_internal/libgtk-3.so.0",
        "_internal/PySide6/Qt/translations/qtbase_de.qm",
    ],
)
def test_a_stranger_in_the_bundle_is_found(script, tmp_path, name):
    path = tmp_path / name
    path.parent.mkdir(parents=True)
    path.touch()
    assert script.strangers(tmp_path) == [name]


def test_what_the_app_needs_is_no_stranger(script, tmp_path):
    for name in ("PySide6/Qt/lib/libQt6Widgets.so.6", "PySide6/QtSvg.abi3.so", "casino_desktop/i18n/casino_ro.qm"):
        path = tmp_path / "_internal" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    assert script.strangers(tmp_path) == []


def test_sizes_count_each_file_once_and_links_not_at_all(script, tmp_path):
    library = tmp_path / "_internal" / "PySide6" / "library.so"
    library.parent.mkdir(parents=True)
    library.write_bytes(bytes(100))
    (tmp_path / "_internal" / "library.so").symlink_to(library)
    (tmp_path / "casino-desktop").write_bytes(bytes(7))
    assert script.sizes(tmp_path) == {"bytes": 107, "files": 2, "largest": {"PySide6": 100, "casino-desktop": 7}}


@pytest.mark.soak
def test_the_bundle_has_no_stranger_and_every_picture_and_word(script, bundle):
    inside = bundle / "_internal" / "casino_desktop"
    assert script.strangers(bundle) == []
    pictures = sorted(path.relative_to(asset()) for path in asset().rglob("*") if path.is_file())
    assert [path for path in pictures if not (inside / "assets" / path).is_file()] == []
    words = sorted(path.with_suffix(".qm").name for path in (ROOT / "i18n").glob("*.ts"))
    assert sorted(path.name for path in (inside / "i18n").iterdir()) == words


@pytest.mark.soak
def test_a_round_is_played_in_the_bundle_with_the_pointer(frozen):
    until(lambda: frozen.ask("SELECT 1 FROM round WHERE phase = 'betting'"), "the table opens for bets")
    frozen.pointer.drag(frozen.at(places.big_win_chip(2)), frozen.at(places.spot(TABLE, "player")))
    frozen.pointer.click(*frozen.at(places.PRIMARY))
    settled = "SELECT staked, returned, balance_after FROM round WHERE phase = 'settled' AND staked > 0"
    ((staked, returned, after),) = until(lambda: frozen.ask(settled), "a settled round")
    assert staked == 25_000
    assert after == 5_000_000 - staked + returned
    frozen.quit()
