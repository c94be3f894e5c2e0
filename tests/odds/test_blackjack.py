"""Exact blackjack: the return of perfect play, and a slow enumeration of a tiny shoe (rulebook §4)."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from casino_desktop.engine.blackjack.rules import LateBlackjack
from casino_desktop.engine.catalogue import AMERICAN_BLACKJACK, ULIVE_BLACKJACK
from casino_desktop.odds.blackjack import actions, insurance, perfect_play, played
from casino_desktop.odds.play import solved
from casino_desktop.odds.states import WHOLE, states
from tests.odds import slow_blackjack as slow

AMERICAN, ULIVE = AMERICAN_BLACKJACK.rules, ULIVE_BLACKJACK.rules
SHOE = {1: 2, 4: 2, 6: 3, 10: 5}
COUNTS = tuple(SHOE.get(value, 0) for value in range(1, 11))
_SLOW_SHOE = tuple(SHOE.items())
PAIRED = {
    "american": (AMERICAN, slow.SlowTable(_SLOW_SHOE, (1, 10))),
    "ulive": (ULIVE, slow.SlowTable(_SLOW_SHOE, (1,))),
    "late takes all": (
        replace(ULIVE, late_blackjack=LateBlackjack.ALL),
        slow.SlowTable(_SLOW_SHOE, (1,), late_takes_all=True),
    ),
    "hits soft 17": (
        replace(AMERICAN, dealer_hits_soft_17=True),
        slow.SlowTable(_SLOW_SHOE, (1, 10), hits_soft_17=True),
    ),
}


@pytest.mark.parametrize("name", PAIRED)
def test_perfect_play_of_a_tiny_shoe_is_that_of_the_slow_enumeration(name):
    rules, table = PAIRED[name]
    game = slow.game(table)
    assert sum(game.values()) == 1
    mean = sum(profit * chance for profit, chance in game.items())
    square = sum(profit**2 * chance for profit, chance in game.items())
    found = played(rules, COUNTS)
    assert found.return_ == pytest.approx(float(1 + mean), abs=1e-12)
    assert found.edge == pytest.approx(float(-mean), abs=1e-12)
    assert found.sd == pytest.approx(float(square - mean**2) ** 0.5, abs=1e-11)
    assert found.hit == pytest.approx(float(sum(n for profit, n in game.items() if profit > 0)), abs=1e-11)


@pytest.mark.parametrize("name", PAIRED)
def test_each_act_of_any_hand_of_a_tiny_shoe_is_worth_what_the_slow_enumeration_says(name):
    rules, table = PAIRED[name]
    solution = solved(rules, COUNTS)
    checked = 0
    for (pair, cards), row in states().row.items():
        gone = cards if pair == WHOLE else (*cards, pair)
        for up in SHOE:
            if any((*gone, up).count(v) > SHOE.get(v, 0) for v in (*gone, up)):
                continue
            slowly = slow.acts(table, cards, up, pair or None)
            found = {act.value: worth[row, up - 1] for act, worth in solution.acts.items()}
            allowed = {act: worth for act, worth in found.items() if worth != float("-inf")}
            assert set(allowed) == set(slowly)
            for act, chances in slowly.items():
                assert allowed[act] == pytest.approx(float(slow.mean(chances)), abs=1e-12), (pair, cards, up, act)
            checked += 1
    assert checked > 100


def test_american_perfect_play_returns_what_the_rulebook_says():
    assert f"{perfect_play(AMERICAN).return_ * 100:.2f}" == "99.60"


def test_a_hole_card_that_is_not_looked_at_costs_the_player():
    eight = replace(AMERICAN, decks=8)
    assert perfect_play(ULIVE).return_ < perfect_play(eight).return_ < perfect_play(AMERICAN).return_


def test_a_dealer_who_hits_soft_17_is_worse_for_the_player():
    assert perfect_play(replace(AMERICAN, dealer_hits_soft_17=True)).return_ < perfect_play(AMERICAN).return_


@pytest.mark.parametrize(
    ("hand", "up", "best"),
    [
        ((13, 6), 10, "hit"),
        ((10, 6), 6, "stand"),
        ((8, 8), 13, "split"),
        ((1, 1), 6, "split"),
        ((5, 6), 10, "double"),
        ((10, 12), 6, "stand"),
        ((1, 7), 9, "hit"),
        ((2, 3, 4), 6, "hit"),
    ],
)
def test_the_best_act_is_the_one_that_every_book_names(hand, up, best):
    worth = actions(AMERICAN, hand, up)
    assert max(worth, key=worth.get) == best


def test_only_allowed_acts_are_named():
    assert set(actions(AMERICAN, (10, 6), 10)) == {"stand", "hit", "double"}
    assert set(actions(AMERICAN, (10, 13), 10)) == {"stand", "hit", "double", "split"}
    assert set(actions(AMERICAN, (2, 3, 4), 6)) == {"stand", "hit"}
    assert set(actions(AMERICAN, (8, 3), 6, from_split=True)) == {"stand", "hit", "double"}
    assert set(actions(AMERICAN, (1, 3), 6, from_split=True)) == {"stand"}
    assert actions(AMERICAN, (1, 13), 10) == {"stand": 1.5}
    assert set(actions(AMERICAN, (7, 7, 7), 10)) == {"stand"}


def test_a_blackjack_after_a_split_is_21():
    assert actions(AMERICAN, (1, 10), 6, from_split=True)["stand"] < 1


def test_a_hand_above_21_is_not_played():
    with pytest.raises(ValueError, match="not a hand"):
        actions(AMERICAN, (10, 6, 10), 6)


@pytest.mark.parametrize(("rules", "returns"), [(AMERICAN, Fraction(192, 207)), (ULIVE, Fraction(384, 415))])
def test_insurance_is_three_times_the_share_of_tens_behind_an_ace(rules, returns):
    found = insurance(rules)
    assert found.returns == returns
    assert found.hit == returns / 3
