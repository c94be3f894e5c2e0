"""Big Win Baccarat with a real pointer: drag, deal, be paid; killed before the result, it is paid all the same."""

from __future__ import annotations

import pytest

from tests.windows import places
from tests.windows.conftest import until

pytestmark = pytest.mark.window
TABLE = "big-win-baccarat"


def is_ready(app):
    return app.ask("SELECT code FROM round WHERE phase = 'betting'")


def settled(app):
    return app.ask("SELECT code, staked, returned, balance_after FROM round WHERE phase = 'settled' AND staked > 0")


def place_and_deal(app):
    """Drag a 25 onto Player, click a 25 onto Banker, and press Deal until the round is stored."""
    until(lambda: is_ready(app), "the table opens for bets")
    chip = app.at(places.big_win_chip(2))
    app.pointer.drag(chip, app.at(places.spot(TABLE, "player")))
    app.pointer.click(*app.at(places.spot(TABLE, "banker")))
    app.pointer.click(*app.at(places.PRIMARY))


def balance(app):
    return app.ask("SELECT balance FROM account WHERE name = 'player'")[0][0]


def test_a_round_is_played_with_the_pointer_and_found_again_after_a_restart(start):
    app = start("--table", TABLE)
    place_and_deal(app)
    ((code, staked, returned, after),) = until(lambda: settled(app), "a settled round")
    assert staked == 50_000
    assert after == 5_000_000 - staked + returned
    until(lambda: len(app.ask("SELECT 1 FROM round WHERE phase = 'betting'")) == 1, "the next round opens")
    app.quit()

    again = start("--table", TABLE)
    until(lambda: is_ready(again), "the table opens again")
    assert settled(again) == [(code, staked, returned, after)]
    assert balance(again) == after
    again.quit()


def test_a_round_killed_between_deal_and_result_is_paid(start):
    app = start("--table", TABLE)
    place_and_deal(app)
    until(lambda: app.ask("SELECT 1 FROM round WHERE phase <> 'betting' AND staked > 0"), "the stake is taken")
    app.kill()

    again = start()
    ((_, staked, returned, after),) = until(lambda: settled(again), "the round is finished and paid")
    assert staked == 50_000
    assert after == balance(again) == 5_000_000 - staked + returned
    assert again.ask("SELECT balance FROM account WHERE name = 'in_play'") == [(0,)]
    until(lambda: again._window(), "the window")
    again.quit()
