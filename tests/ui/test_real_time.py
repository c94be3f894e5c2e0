"""One round per baccarat table at normal speed on the real clock, disturbed in the middle of its deal."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import pytest
import qasync
from PySide6.QtCore import Qt

from casino_desktop.bank.desk import Bank
from casino_desktop.bank.ledger import Ledger
from casino_desktop.engine.limits import CLASSIC
from casino_desktop.engine.money import Mills
from casino_desktop.engine.spec import Betting
from casino_desktop.floor.casino import Casino
from casino_desktop.floor.clock import LoopClock
from casino_desktop.floor.view import Phase
from casino_desktop.ui.felt.baccarat import BaccaratFelt
from casino_desktop.ui.house import House
from casino_desktop.ui.table.state import state
from casino_desktop.vestibule import summaries

OPENING = Mills(5_000_000)
PATIENCE = 15_000


@pytest.fixture(scope="session")
def qt_loop(casino_app):
    """The one asyncio loop that Qt's own loop drives; it counts as running only inside a test of this file."""
    loop = qasync.QEventLoop(casino_app, already_running=True)
    asyncio.events._set_running_loop(None)
    yield loop
    loop.stop()
    loop.close()


@dataclass
class Evening:
    """A real bank, a real casino and the window."""

    bank: Bank
    casino: Casino
    house: House

    @property
    def screen(self):
        return self.house.window.screen_shown

    @property
    def view(self):
        """What the player sees now."""
        return self.screen.choreographer.view


@pytest.fixture
def awaited(qtbot, qt_loop):
    """The result of a coroutine, while Qt goes on."""
    asyncio.events._set_running_loop(qt_loop)

    def wait(work):
        task = asyncio.ensure_future(work)
        qtbot.waitUntil(task.done, timeout=PATIENCE)
        return task.result()

    yield wait
    left = asyncio.all_tasks(qt_loop)
    for task in left:
        task.cancel()
    qtbot.waitUntil(lambda: all(task.done() for task in left), timeout=PATIENCE)
    asyncio.events._set_running_loop(None)


@pytest.fixture
def evening(qtbot, awaited, english, settings, tmp_path):
    """The casino opened as the app opens it, without sound."""
    settings.choose(sound=False)
    bank = Bank(tmp_path / "casino.db")
    clock = LoopClock()
    casino = Casino(bank, clock)
    awaited(bank(Ledger.deposit, "opening", OPENING))
    awaited(casino.open())
    house = House(casino, clock.now, lambda tables: summaries(bank, tables), settings, english)
    yield Evening(bank, casino, house)
    house.close()
    awaited(casino.close())
    bank.close()
    house.window.deleteLater()


def place_and_deal(qtbot, evening):
    """Three chips with the mouse, then the brass button: twice where a bet is confirmed first."""
    screen = evening.screen
    for spot in ("player", "tie", "banker"):
        qtbot.mouseClick(screen.felt.viewport(), Qt.MouseButton.LeftButton, pos=screen.felt.centre_of(spot).toPoint())
    qtbot.waitUntil(lambda: len(evening.view.stakes) == 3, timeout=PATIENCE)
    if screen.spec.betting is Betting.CONFIRMED:
        qtbot.mouseClick(screen.foot.primary, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: evening.view.is_confirmed, timeout=PATIENCE)
    qtbot.mouseClick(screen.foot.primary, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: evening.view.phase is Phase.PLAYING, timeout=PATIENCE)


def wait_for_cards(qtbot, evening, count):
    qtbot.waitUntil(lambda: len(evening.view.cards) >= count, timeout=PATIENCE)


def freshly_painted(qtbot, evening):
    """A new felt that has seen nothing but the view of now."""
    felt = BaccaratFelt(evening.screen.spec, CLASSIC, evening.house.settings)
    qtbot.addWidget(felt)
    felt.show_view(evening.view, 0)
    return felt


def assert_nothing_got_lost(qtbot, evening):
    screen, fresh = evening.screen, freshly_painted(qtbot, evening)
    assert not screen.choreographer.is_moving
    assert evening.view == screen.table.view
    assert screen.felt.snapshot() == fresh.snapshot()
    assert screen.felt.announced == fresh.announced
    assert screen.foot.view == evening.view


@pytest.mark.parametrize("table_id", ["ulive-baccarat", "baccarat", "no-commission-baccarat", "big-win-baccarat"])
def test_a_deal_that_is_resized_translated_minimised_and_skipped_ends_as_it_was_stored(
    qtbot, evening, awaited, table_id
):
    awaited(evening.house.open(table_id, "classic", (1280, 720)))
    window, screen = evening.house.window, evening.screen
    qtbot.waitUntil(lambda: evening.view.phase is Phase.BETTING, timeout=PATIENCE)
    place_and_deal(qtbot, evening)
    dealt = evening.view.round

    wait_for_cards(qtbot, evening, 1)
    window.resize(1440, 900)
    wait_for_cards(qtbot, evening, 2)
    evening.house.settings.choose(language="ro")
    wait_for_cards(qtbot, evening, 3)
    window.showMinimized()
    wait_for_cards(qtbot, evening, 4)
    window.showNormal()
    assert evening.view.phase is Phase.PLAYING
    assert evening.view.available == OPENING - 15_000
    qtbot.keyClick(screen, Qt.Key.Key_Space)

    assert evening.view.phase is Phase.PAID
    assert_nothing_got_lost(qtbot, evening)
    assert evening.view.available == OPENING - 15_000 + sum(line.returned for line in evening.view.lines)
    assert len(evening.view.road) == 1
    qtbot.waitUntil(lambda: evening.view.round != dealt, timeout=PATIENCE)
    qtbot.waitUntil(lambda: not screen.choreographer.is_moving, timeout=PATIENCE)
    assert_nothing_got_lost(qtbot, evening)
    assert evening.view.available == awaited(evening.bank(Ledger.available))
    assert screen.size().toTuple() == window.size().toTuple() == (1440, 900)
    assert evening.house.language.code == "ro"
    assert screen.title.state == state(evening.view, screen.spec)[0]
