"""Counts and shares of the last 200 hands (rulebook §2, "Big Road and Statistics")."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from casino_desktop.engine.baccarat.coup import Winner
from casino_desktop.engine.baccarat.mark import Mark, pack, unpack

WINDOW = 200


class Row(Enum):
    """The rows of the page; Player and Banker without "natural" mean wins that were none."""

    PLAYER = "player"
    PLAYER_NATURAL = "player_natural"
    BANKER = "banker"
    BANKER_NATURAL = "banker_natural"
    TIE = "tie"
    PLAYER_PAIR = "player_pair"
    BANKER_PAIR = "banker_pair"


def rows_of(mark: Mark) -> frozenset[Row]:
    """The rows in which one hand counts: a natural tie counts as a tie and as a natural of each side."""
    rows = {
        Winner.PLAYER: {Row.PLAYER_NATURAL if mark.natural else Row.PLAYER},
        Winner.BANKER: {Row.BANKER_NATURAL if mark.natural else Row.BANKER},
        Winner.TIE: {Row.TIE, Row.PLAYER_NATURAL, Row.BANKER_NATURAL} if mark.natural else {Row.TIE},
    }[mark.winner]
    pairs = {Row.PLAYER_PAIR: mark.player_pair, Row.BANKER_PAIR: mark.banker_pair}
    return frozenset(rows | {row for row, is_there in pairs.items() if is_there})


@dataclass(frozen=True, slots=True)
class Statistics:
    """The window of hands, packed, and how many of them count in each row."""

    window: bytes = b""
    counts: tuple[int, ...] = (0,) * len(Row)

    @property
    def hands(self) -> int:
        """How many hands the window holds: 200, or all if fewer."""
        return len(self.window)

    def count(self, row: Row) -> int:
        return self.counts[tuple(Row).index(row)]

    def share(self, row: Row) -> Fraction:
        """Of the hands in the window, ties included; rows may add up to more than one."""
        return Fraction(self.count(row), self.hands) if self.hands else Fraction(0)

    def after(self, mark: Mark) -> Statistics:
        """The statistics with one more hand, without the one that leaves the window; in constant time."""
        added = rows_of(mark)
        gone = rows_of(unpack(self.window[0])) if self.hands == WINDOW else frozenset()
        counts = tuple(n + (row in added) - (row in gone) for row, n in zip(Row, self.counts, strict=True))
        return Statistics((self.window + bytes([pack(mark)]))[-WINDOW:], counts)


def statistics(marks: Iterable[Mark]) -> Statistics:
    """The statistics of a row of results."""
    seen = Statistics()
    for mark in marks:
        seen = seen.after(mark)
    return seen
