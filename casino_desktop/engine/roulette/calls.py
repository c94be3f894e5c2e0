"""Call bets from the racetrack: each is a handful of ordinary bets, for zero has no splits here (rulebook §3)."""

from __future__ import annotations

from casino_desktop.engine.money import Mills
from casino_desktop.engine.roulette.wheel import WHEEL, neighbours
from casino_desktop.engine.stake import Stake, Stakes

Call = tuple[tuple[str, int], ...]
"""Spots, and how many chips go on each."""

VOISINS: Call = (
    ("straight-0", 1),
    ("straight-2", 1),
    ("straight-3", 1),
    ("corner-25-26-28-29", 2),
    ("split-4-7", 1),
    ("split-12-15", 1),
    ("split-18-21", 1),
    ("split-19-22", 1),
    ("split-32-35", 1),
)
TIERS: Call = (
    ("split-5-8", 1),
    ("split-10-11", 1),
    ("split-13-16", 1),
    ("split-23-24", 1),
    ("split-27-30", 1),
    ("split-33-36", 1),
)
ORPHELINS: Call = (
    ("straight-1", 1),
    ("split-6-9", 1),
    ("split-14-17", 1),
    ("split-17-20", 1),
    ("split-31-34", 1),
)
JEU_ZERO: Call = (
    ("straight-0", 1),
    ("straight-3", 1),
    ("straight-26", 1),
    ("split-12-15", 1),
    ("split-32-35", 1),
)


def final(digit: int) -> Call:
    """A chip on every number that ends in *digit*."""
    if not 0 <= digit <= 9:
        raise ValueError(f"not a digit: {digit}")
    return _straights(range(digit, len(WHEEL), 10))


def neighbours_of(pocket: int, each_side: int = 2) -> Call:
    """A chip on a number and on each of its neighbours on the wheel."""
    return _straights(neighbours(pocket, each_side))


def stakes_of(call: Call, chip: Mills) -> Stakes:
    """A call bet in money, when each of its chips is *chip*."""
    return tuple(Stake(spot, Mills(count * chip)) for spot, count in call)


def _straights(numbers: tuple[int, ...] | range) -> Call:
    return tuple((f"straight-{n}", 1) for n in numbers)
