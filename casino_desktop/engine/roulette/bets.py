"""The 151 spots of the felt, computed from its layout: twelve rows of three, and zero apart (rulebook §3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from types import MappingProxyType

from casino_desktop.engine.money import Odds
from casino_desktop.engine.roulette.wheel import BLACK, RED

NUMBERS = range(1, 37)
ROWS: tuple[tuple[int, ...], ...] = tuple((n, n + 1, n + 2) for n in range(1, 37, 3))


class Kind(Enum):
    """How a bet lies on the felt."""

    STRAIGHT = "straight"
    SPLIT = "split"
    STREET = "street"
    CORNER = "corner"
    LINE = "line"
    COLUMN = "column"
    DOZEN = "dozen"
    EVEN_CHANCE = "even_chance"

    @property
    def is_outside(self) -> bool:
        return self in (Kind.COLUMN, Kind.DOZEN, Kind.EVEN_CHANCE)


@dataclass(frozen=True, slots=True)
class Spot:
    """A place for chips: the numbers that it covers and what it pays."""

    id: str
    kind: Kind
    numbers: tuple[int, ...]

    @property
    def odds(self) -> Odds:
        """36/n − 1 to 1 on n numbers: so every spot returns the same."""
        return Odds(36 // len(self.numbers) - 1)


def _inside() -> Iterator[Spot]:
    yield from (_named(Kind.STRAIGHT, (n,)) for n in (0, *NUMBERS))
    beside = ((n, n + 1) for row in ROWS for n in row[:2])
    below = ((n, n + 3) for n in range(1, 34))
    yield from (_named(Kind.SPLIT, pair) for pair in sorted((*beside, *below)))
    yield from (_named(Kind.STREET, row) for row in ROWS)
    for row, after in pairwise(ROWS):
        yield from (_named(Kind.CORNER, (*row[i : i + 2], *after[i : i + 2])) for i in (0, 1))
    for row, after in pairwise(ROWS):
        yield Spot(f"line-{row[0]}-{after[-1]}", Kind.LINE, row + after)


def _outside() -> Iterator[Spot]:
    for i in range(3):
        yield Spot(f"column-{i + 1}", Kind.COLUMN, tuple(row[i] for row in ROWS))
    for i in range(3):
        yield Spot(f"dozen-{i + 1}", Kind.DOZEN, tuple(NUMBERS[12 * i : 12 * i + 12]))
    for name, numbers in (
        ("red", sorted(RED)),
        ("black", sorted(BLACK)),
        ("even", NUMBERS[1::2]),
        ("odd", NUMBERS[::2]),
        ("low", NUMBERS[:18]),
        ("high", NUMBERS[18:]),
    ):
        yield Spot(name, Kind.EVEN_CHANCE, tuple(numbers))


def _named(kind: Kind, numbers: tuple[int, ...]) -> Spot:
    return Spot("-".join((kind.value, *map(str, numbers))), kind, numbers)


SPOTS: tuple[Spot, ...] = (*_inside(), *_outside())
_BY_ID: Mapping[str, Spot] = MappingProxyType({spot.id: spot for spot in SPOTS})


def spot_of(spot_id: str) -> Spot | None:
    """The spot of that id: ``spot_of("split-8-11")``."""
    return _BY_ID.get(spot_id)
