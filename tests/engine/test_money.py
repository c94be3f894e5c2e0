"""Integer mills and exact odds (rulebook §0)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from casino_desktop.engine.money import NOTHING, PUSH, UNIT, InexactPayout, Mills, Odds

EVERY_PROFIT = [Odds(n) for n in (1, 2, 4, 5, 6, 8, 10, 11, 15, 17, 25, 30, 35, 200)]
FRACTIONS = [Odds(19, 20), Odds(1, 2), Odds(3, 2)]


def test_a_unit_is_a_thousand_mills():
    assert (UNIT, NOTHING) == (1_000, 0)


@pytest.mark.parametrize(
    ("odds", "stake", "profit"),
    [
        (Odds(35), 100, 3_500),
        (Odds(19, 20), 100, 95),
        (Odds(3, 2), 100, 150),
        (Odds(1, 2), 100, 50),
        (PUSH, 100, 0),
        (Odds(19, 20), 10_000, 9_500),
    ],
)
def test_the_profit_is_without_the_stake(odds, stake, profit):
    assert odds.win(Mills(stake)) == profit


@settings(deadline=None)
@given(dimes=st.integers(1, 1_000_000), odds=st.sampled_from(EVERY_PROFIT + FRACTIONS))
def test_no_payout_of_a_multiple_of_a_dime_needs_rounding(dimes, odds):
    stake = Mills(100 * dimes)
    assert odds.win(stake) * odds.per == stake * odds.profit


def test_a_payout_that_would_need_rounding_is_a_bug():
    with pytest.raises(InexactPayout, match="10 mills at 19:20") as caught:
        Odds(19, 20).win(Mills(10))
    assert (caught.value.stake, caught.value.odds) == (10, Odds(19, 20))
