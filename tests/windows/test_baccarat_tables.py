"""The three baccarat tables with a clock, with a real pointer: drag, bet, deal, be paid, and all is there again."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.windows.conftest import ROOT, until
from tests.windows.places import places_of

pytestmark = pytest.mark.window
OPENING = 5_000_000
STAKED = 50_000


def rounds(app, condition):
    return app.ask(f"SELECT code, staked, returned, balance_after, mark FROM round WHERE {condition} ORDER BY id")


def road(app, table_id):
    return app.ask(f"SELECT code, mark FROM round WHERE table_id = '{table_id}' AND mark IS NOT NULL ORDER BY id")


def balance(app):
    return app.ask("SELECT balance FROM account WHERE name = 'player'")[0][0]


def painted(app, box):
    """A part of the window, once there is more than a bare ground."""
    return until(lambda: len(set(seen := app.seen(box))) > 16 and seen, "a painted window")


def press(app, point, condition, what):
    """Press the brass button; it is enabled a moment after the chips lie, so press again if nothing came of it."""
    for _ in range(5):
        app.pointer.click(*app.at(point))
        try:
            return until(lambda: rounds(app, condition), what, patience=2.0)
        except AssertionError:
            continue
    raise AssertionError(f"pressed in vain: {what}")


def place_two_chips(app, places):
    """Drag a 25 onto Player, then click one onto Banker."""
    until(lambda: rounds(app, "phase = 'betting'"), "the table opens for bets")
    app.pointer.drag(app.at(places.chips[2]), app.at(places.spots["player"]))
    app.pointer.click(*app.at(places.spots["banker"]))


def play_a_round(app, places, *, confirms):
    place_two_chips(app, places)
    if confirms:
        press(app, places.primary, f"phase = 'betting' AND reserved = {STAKED}", "the bet is accepted")
    press(app, places.primary, f"phase <> 'betting' AND staked = {STAKED}", "the round is dealt")
    (paid,) = until(lambda: rounds(app, "phase = 'settled' AND staked > 0"), "a settled round")
    until(lambda: rounds(app, f"phase = 'betting' AND code <> '{paid[0]}'"), "the next round opens")
    return paid


@pytest.mark.parametrize(
    ("table_id", "language", "confirms"),
    [
        ("ulive-baccarat", "en", True),
        ("baccarat", "ro", False),
        ("no-commission-baccarat", "en", False),
    ],
)
def test_a_round_is_played_with_the_pointer_and_balance_and_road_are_there_again(
    start, casino_app, table_id, language, confirms
):
    places = places_of(table_id)
    app = start("--table", table_id, "--lang", language)
    until(lambda: rounds(app, "phase = 'betting'"), "the table opens for bets")
    empty = painted(app, places.big_road)
    code, staked, returned, after, mark = play_a_round(app, places, confirms=confirms)
    assert staked == STAKED
    assert after == balance(app) == OPENING - staked + returned
    assert road(app, table_id) == [(code, mark)]
    one_mark = app.seen(places.big_road)
    assert one_mark != empty
    app.quit()

    again = start("--table", table_id, "--lang", language)
    until(lambda: again.seen(places.big_road) == one_mark, "the same road on the screen")
    assert balance(again) == after
    assert road(again, table_id)[0] == (code, mark)
    again.quit()


def test_a_second_start_on_the_same_folder_says_so_and_ends(start):
    first = start()
    until(first._window, "the window")
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "CASINO_DESKTOP_HOME": str(first.home)}
    command = [sys.executable, "-m", "casino_desktop", "--lang", "en"]
    second = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=30, check=False)
    assert second.returncode == 1
    assert second.stderr.splitlines()[-1] == "Casino Desktop is already open."
    assert first.process.poll() is None
    first.quit()
