"""The wheel (rulebook §3)."""

import pytest

from casino_desktop.engine.roulette.wheel import BLACK, RED, WHEEL, Colour, colour, neighbours


def test_the_wheel_has_each_of_37_pockets_once():
    assert sorted(WHEEL) == list(range(37))


def test_colours_alternate_around_the_wheel_but_for_zero():
    around = [colour(pocket) for pocket in WHEEL[1:]]
    assert around == [Colour.RED, Colour.BLACK] * 18
    assert colour(0) is Colour.GREEN


def test_eighteen_are_red_and_eighteen_black():
    assert len(RED) == len(BLACK) == 18
    assert set(range(1, 37)) == RED | BLACK


@pytest.mark.parametrize(
    ("number", "each_side", "expected"),
    [(0, 2, (3, 26, 0, 32, 15)), (26, 1, (3, 26, 0)), (5, 0, (5,)), (17, 2, (2, 25, 17, 34, 6))],
)
def test_neighbours_lie_beside_a_number_on_the_wheel(number, each_side, expected):
    assert neighbours(number, each_side) == expected
