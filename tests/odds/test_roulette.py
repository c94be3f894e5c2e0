"""Roulette's exact odds (rulebook §3)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from casino_desktop.engine.catalogue import ULIVE_ROULETTE
from casino_desktop.engine.roulette.bets import SPOTS
from casino_desktop.odds.roulette import roulette_odds, spot_odds

COVERED = {"straight": 1, "split": 2, "street": 3, "corner": 4, "line": 6, "column": 12, "dozen": 12} | dict.fromkeys(
    ("red", "black", "even", "odd", "low", "high"), 18
)


@pytest.mark.parametrize(("bet", "numbers"), COVERED.items())
def test_a_kind_of_bet_hits_as_often_as_its_numbers_and_returns_36_of_37(bet, numbers):
    odds = roulette_odds(ULIVE_ROULETTE.rules)[bet]
    assert odds.hit == Fraction(numbers, 37)
    assert odds.returns == Fraction(36, 37)
    assert f"{float(odds.returns * 100):.2f}" == odds.published


def test_the_kinds_are_listed_in_the_order_of_the_felt():
    assert list(roulette_odds(ULIVE_ROULETTE.rules)) == list(COVERED)


def test_every_spot_of_the_felt_returns_the_same():
    assert {spot_odds(ULIVE_ROULETTE.rules, spot).returns for spot in SPOTS} == {Fraction(36, 37)}
