"""The wheel: the order of its pockets and their colours (rulebook §3)."""

from __future__ import annotations

from enum import Enum

# fmt: off
WHEEL: tuple[int, ...] = (
    0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10,
    5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
)
# fmt: on
"""Clockwise, from zero."""

RED: frozenset[int] = frozenset((1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36))
BLACK: frozenset[int] = frozenset(range(1, 37)) - RED


class Colour(Enum):
    """Of a pocket; zero alone is green."""

    RED = "red"
    BLACK = "black"
    GREEN = "green"


def colour(pocket: int) -> Colour:
    """The colour of a pocket."""
    if pocket == 0:
        return Colour.GREEN
    return Colour.RED if pocket in RED else Colour.BLACK


def neighbours(pocket: int, each_side: int) -> tuple[int, ...]:
    """*pocket* with its *each_side* nearest pockets on the left and on the right, in wheel order."""
    at = WHEEL.index(pocket)
    return tuple(WHEEL[(at + step) % len(WHEEL)] for step in range(-each_side, each_side + 1))
