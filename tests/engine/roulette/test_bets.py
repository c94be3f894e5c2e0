"""151 spots, each against a second look at the felt (rulebook §3)."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from casino_desktop.engine.money import Odds
from casino_desktop.engine.roulette.bets import SPOTS, Kind, spot_of

PLACE = {n: ((n - 1) % 3, (n - 1) // 3) for n in range(1, 37)}
"""Number → (across, along) on the felt."""


def rectangles(wide, long):
    """The numbers under every rectangle of that size on the felt."""
    for x in range(4 - wide):
        for y in range(13 - long):
            yield frozenset(n for n, (a, b) in PLACE.items() if x <= a < x + wide and y <= b < y + long)


COVERS = {
    Kind.STRAIGHT: {frozenset({n}) for n in range(37)},
    Kind.SPLIT: {*rectangles(2, 1), *rectangles(1, 2)},
    Kind.STREET: set(rectangles(3, 1)),
    Kind.CORNER: set(rectangles(2, 2)),
    Kind.LINE: set(rectangles(3, 2)),
    Kind.COLUMN: set(rectangles(1, 12)),
    Kind.DOZEN: set(rectangles(3, 4)) & {frozenset(range(n, n + 12)) for n in (1, 13, 25)},
    Kind.EVEN_CHANCE: {
        frozenset({1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}),
        frozenset({2, 4, 6, 8, 10, 11, 13, 15, 17, 20, 22, 24, 26, 28, 29, 31, 33, 35}),
        frozenset(range(2, 37, 2)),
        frozenset(range(1, 36, 2)),
        frozenset(range(1, 19)),
        frozenset(range(19, 37)),
    },
}
PAYS = {
    Kind.STRAIGHT: 35,
    Kind.SPLIT: 17,
    Kind.STREET: 11,
    Kind.CORNER: 8,
    Kind.LINE: 5,
    Kind.COLUMN: 2,
    Kind.DOZEN: 2,
    Kind.EVEN_CHANCE: 1,
}


def test_there_are_151_spots_with_a_name_each():
    assert len({spot.id for spot in SPOTS}) == len(SPOTS) == 151


def test_each_kind_has_its_count():
    assert [Counter(spot.kind for spot in SPOTS)[kind] for kind in Kind] == [37, 57, 12, 22, 11, 3, 3, 6]


@pytest.mark.parametrize("kind", Kind)
def test_each_kind_covers_what_lies_under_it(kind):
    assert {frozenset(spot.numbers) for spot in SPOTS if spot.kind is kind} == COVERS[kind]


@pytest.mark.parametrize("kind", Kind)
def test_each_kind_pays_its_row(kind):
    assert {spot.odds for spot in SPOTS if spot.kind is kind} == {Odds(PAYS[kind])}


def test_every_spot_returns_36_of_37():
    assert {Fraction(len(spot.numbers) * (spot.odds.profit + 1), 37) for spot in SPOTS} == {Fraction(36, 37)}


def test_splits_are_neighbours_and_never_zero():
    splits = {spot.numbers for spot in SPOTS if spot.kind is Kind.SPLIT}
    beside = {
        (a, b)
        for a, b in combinations(range(1, 37), 2)
        if abs(PLACE[a][0] - PLACE[b][0]) + abs(PLACE[a][1] - PLACE[b][1]) == 1
    }
    assert splits == beside
    assert spot_of("split-0-1") is None


def test_zero_is_covered_by_its_straight_alone():
    assert [spot.id for spot in SPOTS if 0 in spot.numbers] == ["straight-0"]


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("straight-17", (17,)),
        ("split-8-11", (8, 11)),
        ("street-1-2-3", (1, 2, 3)),
        ("corner-25-26-28-29", (25, 26, 28, 29)),
        ("line-1-6", (1, 2, 3, 4, 5, 6)),
        ("column-1", (1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34)),
        ("dozen-2", tuple(range(13, 25))),
        ("even", tuple(range(2, 37, 2))),
        ("odd", tuple(range(1, 37, 2))),
        ("low", tuple(range(1, 19))),
        ("high", tuple(range(19, 37))),
    ],
)
def test_a_spot_is_found_by_its_name(name, numbers):
    assert spot_of(name).numbers == numbers


def test_outside_bets_are_columns_dozens_and_even_chances():
    assert [kind for kind in Kind if kind.is_outside] == [Kind.COLUMN, Kind.DOZEN, Kind.EVEN_CHANCE]
