"""The way of a road through its grid: down, along a dragon tail, and to the next column (rulebook §2)."""

from __future__ import annotations

from dataclasses import dataclass

DEPTH = 6


@dataclass(frozen=True, slots=True)
class Path:
    """Where a road stands. *ends* is the rightmost cell used in each row.

    A tail reaches from its own run's column without a gap, and later runs begin right of it. So a cell below is taken
    exactly when its row reaches as far as this column, and the rows' ends are all that must be remembered.
    """

    row: int = 0
    column: int = -1
    is_tail: bool = False
    ends: tuple[int, ...] = (-1,) * DEPTH

    def begun(self) -> Path:
        """A new run: the top row, in the first free column right of where the last run began."""
        return self._at(0, self.ends[0] + 1, is_tail=False)

    def gone_on(self) -> Path:
        """The same run: below, or to the right where the grid ends or the cell below is taken; a tail keeps its row."""
        below = self.row + 1
        if not self.is_tail and below < DEPTH and self.ends[below] < self.column:
            return self._at(below, self.column, is_tail=False)
        return self._at(self.row, self.column + 1, is_tail=True)

    def _at(self, row: int, column: int, *, is_tail: bool) -> Path:
        return Path(row, column, is_tail, (*self.ends[:row], column, *self.ends[row + 1 :]))
