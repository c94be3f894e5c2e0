"""What each bet gets (rulebook §3)."""

import pytest

from casino_desktop.engine.money import Mills, Odds
from casino_desktop.engine.roulette.bets import SPOTS
from casino_desktop.engine.roulette.rules import RouletteRules
from casino_desktop.engine.roulette.settle import settle
from casino_desktop.engine.settlement import Verdict
from casino_desktop.engine.stake import Stake

ALL_SPOTS = [Stake(spot.id, Mills(1_000)) for spot in SPOTS]
RULES = RouletteRules()


@pytest.mark.parametrize("pocket", range(37))
def test_a_spot_wins_exactly_when_it_covers_the_number(pocket):
    for spot, line in zip(SPOTS, settle(RULES, pocket, ALL_SPOTS), strict=True):
        is_won = pocket in spot.numbers
        assert line.verdict is (Verdict.WON if is_won else Verdict.LOST)
        assert line.returned == (36_000 // len(spot.numbers) if is_won else 0)
        assert (line.spot, line.stake, line.numbers) == (spot.id, 1_000, (pocket,))


def test_zero_takes_every_outside_bet_in_full_and_says_so():
    outside = [stake for stake in ALL_SPOTS if "-" not in stake.spot or stake.spot.startswith(("column", "dozen"))]
    lines = settle(RULES, 0, outside)
    assert len(lines) == 12
    assert {(line.verdict, line.returned, line.why) for line in lines} == {(Verdict.LOST, 0, "zero")}


def test_a_straight_on_zero_wins_35_to_1():
    (line,) = settle(RULES, 0, [Stake("straight-0", Mills(1_000))])
    assert (line.odds, line.returned, line.why) == (Odds(35), 36_000, "straight")


def test_a_line_is_named_for_its_kind_of_bet():
    lines = settle(RULES, 17, [Stake("red", Mills(1_000)), Stake("split-17-20", Mills(1_000))])
    assert [line.why for line in lines] == ["even_chance", "split"]


@pytest.mark.parametrize("pocket", [-1, 37])
def test_there_is_no_such_pocket(pocket):
    with pytest.raises(ValueError, match="no such pocket"):
        settle(RULES, pocket, [])


def test_there_is_no_such_spot():
    with pytest.raises(ValueError, match="no such spot: split-0-1"):
        settle(RULES, 5, [Stake("split-0-1", Mills(1_000))])
