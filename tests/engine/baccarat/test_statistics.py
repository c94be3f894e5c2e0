"""Counts and shares of the last 200 hands (rulebook §2)."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from casino_desktop.engine.baccarat.coup import Winner
from casino_desktop.engine.baccarat.mark import Mark
from casino_desktop.engine.baccarat.statistics import Row, Statistics, rows_of, statistics

P, B, T = (Mark(winner=winner) for winner in Winner)
P_NATURAL = Mark(winner=Winner.PLAYER, player_natural=True)
B_NATURAL = Mark(winner=Winner.BANKER, banker_natural=True, player_natural=True)
T_NATURAL = Mark(winner=Winner.TIE, player_natural=True, banker_natural=True, player_pair=True)
MARKS = st.builds(
    Mark,
    winner=st.sampled_from(Winner),
    player_natural=st.booleans(),
    banker_natural=st.booleans(),
    player_pair=st.booleans(),
    banker_pair=st.booleans(),
)


@pytest.mark.parametrize(
    ("mark", "rows"),
    [
        (P, {Row.PLAYER}),
        (P_NATURAL, {Row.PLAYER_NATURAL}),
        (B, {Row.BANKER}),
        (B_NATURAL, {Row.BANKER_NATURAL}),
        (T, {Row.TIE}),
        (T_NATURAL, {Row.TIE, Row.PLAYER_NATURAL, Row.BANKER_NATURAL, Row.PLAYER_PAIR}),
        (Mark(winner=Winner.TIE, player_pair=True, banker_pair=True), {Row.TIE, Row.PLAYER_PAIR, Row.BANKER_PAIR}),
        (Mark(winner=Winner.BANKER, banker_pair=True), {Row.BANKER, Row.BANKER_PAIR}),
    ],
)
def test_each_hand_counts_in_its_rows(mark, rows):
    assert rows_of(mark) == rows


def test_shares_are_exact_and_of_all_hands_with_ties():
    seen = statistics([P, P, B, T_NATURAL, T, P_NATURAL, B])
    assert seen.hands == 7
    assert {row: seen.count(row) for row in Row} == {
        Row.PLAYER: 2,
        Row.PLAYER_NATURAL: 2,
        Row.BANKER: 2,
        Row.BANKER_NATURAL: 1,
        Row.TIE: 2,
        Row.PLAYER_PAIR: 1,
        Row.BANKER_PAIR: 0,
    }
    assert seen.share(Row.PLAYER) == Fraction(2, 7)
    assert sum(seen.share(row) for row in Row) > 1


def test_no_hands_have_no_share():
    assert {Statistics().share(row) for row in Row} == {0}


def test_the_two_hundred_and_first_hand_pushes_the_first_one_out():
    seen = statistics([T] + [P] * 199)
    assert (seen.hands, seen.count(Row.TIE)) == (200, 1)
    seen = seen.after(B)
    assert (seen.hands, seen.count(Row.TIE), seen.count(Row.PLAYER), seen.count(Row.BANKER)) == (200, 0, 199, 1)


@settings(deadline=None, max_examples=30)
@given(marks=st.lists(MARKS, min_size=150, max_size=260))
def test_the_running_counts_are_those_of_the_last_two_hundred(marks):
    seen, window = statistics(marks), marks[-200:]
    assert seen.hands == len(window)
    assert {row: seen.count(row) for row in Row} == {row: sum(row in rows_of(m) for m in window) for row in Row}
