"""Marks of past rounds for roads and statistics (rulebook §2)."""

from __future__ import annotations

from casino_desktop.bank.book import Book

ALL = -1
"""As a limit: no limit."""

ROAD = """SELECT id, mark FROM round WHERE table_id = ? AND tier = ? AND id > ? AND mark IS NOT NULL
  ORDER BY id DESC LIMIT ?"""
LAST_RESULT = """SELECT result FROM round WHERE table_id = ? AND tier = ? AND mark IS NOT NULL
  ORDER BY id DESC LIMIT 1"""
ROAD_START = "SELECT after_round FROM road_start WHERE table_id = ? AND tier = ?"


class Roads(Book):
    """What the roads of a table and tier show."""

    def marks(self, table: str, tier: str, *, shoe_only: bool, limit: int | None = None) -> list[int]:
        """The last *limit* marks (all without one), oldest first; of the newest shoe only where roads begin with it."""
        (after,) = self._find(ROAD_START, table, tier) or (0,)
        if shoe_only:
            after = max(after, self._before_shoe(table, tier))
        rows = self._all(ROAD, table, tier, after, ALL if limit is None else limit)
        return [mark for _, mark in reversed(rows)]

    def last_result(self, table: str, tier: str) -> str | None:
        """How the last round on the road ended, as JSON."""
        row = self._find(LAST_RESULT, table, tier)
        return None if row is None else str(row[0])

    def clear_roads(self, table: str, tier: str) -> None:
        """Roads and statistics start anew after the last round that ended."""
        with self._transaction():
            self._do(
                "INSERT INTO road_start SELECT ?, ?, ifnull(max(id), 0) FROM round "
                "WHERE table_id = ? AND tier = ? AND mark IS NOT NULL "
                "ON CONFLICT(table_id, tier) DO UPDATE SET after_round = excluded.after_round",
                *(table, tier) * 2,
            )

    def _before_shoe(self, table: str, tier: str) -> int:
        """The round before the first one of the newest shoe."""
        (shoe,) = self._find(
            "SELECT id FROM seal WHERE table_id = ? AND tier = ? AND state <> 'waiting' ORDER BY id DESC LIMIT 1",
            table,
            tier,
        ) or (0,)
        (first,) = self._one("SELECT ifnull(min(id), 1) FROM round WHERE seal = ?", shoe)
        return int(first) - 1
