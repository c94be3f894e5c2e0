"""Big Road and bead plate (rulebook §2, "Big Road and Statistics")."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from casino_desktop.engine.baccarat.coup import Winner
from casino_desktop.engine.baccarat.mark import Mark
from casino_desktop.engine.baccarat.path import DEPTH, Path
from casino_desktop.engine.baccarat.trail import Trail

RUNS_KEPT = 5
"""Cockroach Pig, which looks back furthest, compares the last finished column with the third before it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cell:
    """One ring of the Big Road and its marks; without a winner it only holds ties that came before any win."""

    row: int
    column: int
    winner: Winner | None
    ties: int = 0
    natural: bool = False
    player_pair: bool = False
    banker_pair: bool = False


@dataclass(frozen=True, slots=True)
class BigRoad:
    """The road so far. *runs* are the lengths of the last logical columns, the current one last."""

    done: Trail[Cell] = Trail()
    last: Cell | None = None
    path: Path = Path()
    runs: tuple[int, ...] = ()

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Every cell, in the order of play."""
        return self.done[:] if self.last is None else (*self.done, self.last)

    @property
    def columns(self) -> int:
        """How wide the picture is."""
        return max(self.path.ends) + 1 if self.runs else int(self.last is not None)

    def after(self, mark: Mark) -> BigRoad:
        """The road with one more result, in constant time."""
        if mark.winner is Winner.TIE:
            return self._with_tie()
        is_same = self.last is not None and self.last.winner is mark.winner
        path = self.path.gone_on() if is_same else self.path.begun()
        ring = Cell(
            row=path.row,
            column=path.column,
            winner=mark.winner,
            natural=mark.natural,
            player_pair=mark.player_pair,
            banker_pair=mark.banker_pair,
        )
        return self._with_ring(ring, path, runs_after(self.runs, is_same=is_same))

    def runs_if(self, winner: Winner) -> tuple[int, ...]:
        """The run lengths if *winner* wins the next coup: what a preview of the derived roads looks at."""
        if winner is Winner.TIE:
            return self.runs
        return runs_after(self.runs, is_same=self.last is not None and self.last.winner is winner)

    def _with_tie(self) -> BigRoad:
        """A tie starts no column and adds neither pair nor natural."""
        held = self.last or Cell(row=0, column=0, winner=None)
        return replace(self, last=replace(held, ties=held.ties + 1))

    def _with_ring(self, ring: Cell, path: Path, runs: tuple[int, ...]) -> BigRoad:
        if self.last is None:
            return BigRoad(self.done, ring, path, runs)
        if self.last.winner is None:
            return BigRoad(self.done, replace(ring, ties=self.last.ties), path, runs)
        return BigRoad(self.done.after(self.last), ring, path, runs)


def runs_after(runs: tuple[int, ...], *, is_same: bool) -> tuple[int, ...]:
    """The last run lengths after one more win."""
    return (*runs[:-1], runs[-1] + 1) if is_same else (*runs, 1)[-RUNS_KEPT:]


def big_road(marks: Iterable[Mark]) -> BigRoad:
    """The Big Road of a row of results."""
    road = BigRoad()
    for mark in marks:
        road = road.after(mark)
    return road


@dataclass(frozen=True, slots=True)
class Bead:
    """One result on the bead plate: every coup has one, ties too."""

    row: int
    column: int
    mark: Mark


def bead(n: int, mark: Mark) -> Bead:
    """The *n*-th result, counted from 0: down each column, then the next one."""
    return Bead(n % DEPTH, n // DEPTH, mark)


def bead_plate(marks: Iterable[Mark]) -> tuple[Bead, ...]:
    """All results in the order of play."""
    return tuple(bead(n, mark) for n, mark in enumerate(marks))
