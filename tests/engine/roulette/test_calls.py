"""Call bets are ordinary bets (rulebook §3)."""

import pytest

from casino_desktop.engine.money import Mills
from casino_desktop.engine.roulette import calls
from casino_desktop.engine.roulette.bets import spot_of
from casino_desktop.engine.roulette.wheel import WHEEL
from casino_desktop.engine.stake import Stake

EVERY_CALL = {
    "voisins": calls.VOISINS,
    "tiers": calls.TIERS,
    "orphelins": calls.ORPHELINS,
    "jeu zéro": calls.JEU_ZERO,
    **{f"final {digit}": calls.final(digit) for digit in range(10)},
    **{f"neighbours of {n}": calls.neighbours_of(n) for n in WHEEL},
}


def chips(call):
    return sum(count for _, count in call)


def covered(call):
    return [n for spot, _ in call for n in spot_of(spot).numbers]


def arc(first, last):
    """The numbers of the wheel from *first* clockwise to *last*."""
    twice = WHEEL + WHEEL
    start = twice.index(first)
    return set(twice[start : twice.index(last, start) + 1])


@pytest.mark.parametrize("name", EVERY_CALL)
def test_a_call_is_made_of_spots_of_the_felt(name):
    assert all(spot_of(spot) and count > 0 for spot, count in EVERY_CALL[name])


def test_voisins_are_ten_chips_on_the_seventeen_numbers_around_zero():
    assert chips(calls.VOISINS) == 10
    assert sorted(covered(calls.VOISINS)) == sorted(arc(22, 25))
    assert dict(calls.VOISINS)["corner-25-26-28-29"] == 2
    assert {"straight-0", "straight-2", "straight-3"} <= dict(calls.VOISINS).keys()


def test_tiers_are_six_chips_on_the_twelve_numbers_opposite():
    assert chips(calls.TIERS) == 6
    assert sorted(covered(calls.TIERS)) == sorted(arc(27, 33))


def test_orphelins_are_five_chips_on_the_eight_numbers_left_over():
    assert chips(calls.ORPHELINS) == 5
    assert set(covered(calls.ORPHELINS)) == arc(17, 6) | arc(1, 9)
    assert covered(calls.ORPHELINS).count(17) == 2


def test_voisins_tiers_and_orphelins_are_the_whole_wheel_without_overlap():
    parts = [set(covered(call)) for call in (calls.VOISINS, calls.TIERS, calls.ORPHELINS)]
    assert sum(map(len, parts)) == 37
    assert set().union(*parts) == set(WHEEL)


def test_jeu_zero_is_five_chips_on_the_seven_numbers_nearest_to_zero():
    assert chips(calls.JEU_ZERO) == 5
    assert sorted(covered(calls.JEU_ZERO)) == sorted(arc(12, 15))


@pytest.mark.parametrize("digit", range(10))
def test_a_final_is_every_number_with_that_last_digit(digit):
    assert covered(calls.final(digit)) == [n for n in range(37) if n % 10 == digit]


@pytest.mark.parametrize("digit", [-1, 10])
def test_a_final_is_a_digit(digit):
    with pytest.raises(ValueError, match="not a digit"):
        calls.final(digit)


def test_a_number_and_two_neighbours_each_side_are_five_straights():
    assert calls.neighbours_of(0) == tuple((f"straight-{n}", 1) for n in (3, 26, 0, 32, 15))
    assert chips(calls.neighbours_of(7, 4)) == 9


def test_a_call_in_money_counts_its_chips():
    stakes = calls.stakes_of(calls.VOISINS, Mills(500))
    assert Stake("corner-25-26-28-29", Mills(1_000)) in stakes
    assert sum(stake.amount for stake in stakes) == 5_000
