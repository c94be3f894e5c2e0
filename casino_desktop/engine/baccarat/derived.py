"""Big Eye Boy, Small Road and Cockroach Pig: how regular the Big Road is (rulebook §2)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from casino_desktop.engine.baccarat.coup import Winner
from casino_desktop.engine.baccarat.mark import Mark
from casino_desktop.engine.baccarat.path import Path
from casino_desktop.engine.baccarat.road import BigRoad
from casino_desktop.engine.baccarat.trail import Trail


class Eye(Enum):
    """Each derived road, by how many columns back it looks."""

    BIG_EYE_BOY = 1
    SMALL_ROAD = 2
    COCKROACH_PIG = 3


class Ink(Enum):
    """Red says regular, blue says not; neither has to do with Player or Banker."""

    RED = "red"
    BLUE = "blue"


@dataclass(frozen=True, slots=True)
class DerivedCell:
    """One mark of a derived road."""

    row: int
    column: int
    ink: Ink


def ink_of(runs: tuple[int, ...], eye: Eye) -> Ink | None:
    """What the last entry of the Big Road adds; ``None`` while there is too little to compare.

    It reads logical columns, the lengths of the runs, and not the bent picture.
    """
    back = eye.value
    if not runs:
        return None
    if runs[-1] == 1:
        return None if len(runs) < back + 2 else _red_if(is_regular=runs[-2] == runs[-2 - back])
    if len(runs) < back + 1:
        return None
    above = runs[-1] - 1
    return _red_if(is_regular=runs[-1 - back] != above)


def next_ink(road: BigRoad, winner: Winner, eye: Eye) -> Ink | None:
    """The preview: what that road would get if *winner* won the next coup; a tie adds nothing."""
    return None if winner is Winner.TIE else ink_of(road.runs_if(winner), eye)


def _red_if(*, is_regular: bool) -> Ink:
    return Ink.RED if is_regular else Ink.BLUE


@dataclass(frozen=True, slots=True)
class DerivedRoad:
    """A derived road so far: same colours go down, a change starts the next column."""

    eye: Eye
    cells: Trail[DerivedCell] = Trail()
    path: Path = Path()

    def after(self, ink: Ink | None) -> DerivedRoad:
        """The road with one more mark, in constant time."""
        if ink is None:
            return self
        is_same = bool(self.cells) and self.cells[-1].ink is ink
        path = self.path.gone_on() if is_same else self.path.begun()
        return DerivedRoad(self.eye, self.cells.after(DerivedCell(path.row, path.column, ink)), path)


@dataclass(frozen=True, slots=True)
class Roads:
    """All roads of a shoe: bead plate (its marks), Big Road, and the derived three."""

    marks: Trail[Mark] = Trail()
    big: BigRoad = BigRoad()
    derived: tuple[DerivedRoad, ...] = tuple(DerivedRoad(eye) for eye in Eye)

    def after(self, mark: Mark) -> Roads:
        """The roads with one more result, in constant time."""
        big = self.big.after(mark)
        inks = (next_ink(self.big, mark.winner, road.eye) for road in self.derived)
        derived = tuple(road.after(ink) for road, ink in zip(self.derived, inks, strict=True))
        return Roads(self.marks.after(mark), big, derived)


def roads(marks: Iterable[Mark]) -> Roads:
    """All roads of a row of results."""
    drawn = Roads()
    for mark in marks:
        drawn = drawn.after(mark)
    return drawn
