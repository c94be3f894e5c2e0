"""What is kept beside the money: last bets, roads, favourites, preferences."""

from __future__ import annotations

from pathlib import Path

from sqlite_utils import Database

from casino_desktop.bank.faults import told_plainly
from casino_desktop.engine.record import dumped, loaded
from casino_desktop.engine.stake import Stakes

LONGEST_NAME = 40


class Kept:
    """The ledger's quieter half."""

    db: Database
    path: Path

    def last_stakes(self, table: str, tier: str) -> Stakes:
        """The opening stakes of the last round with a stake."""
        row = self.db.execute(
            "SELECT slip FROM round WHERE table_id = ? AND tier = ? AND staked > 0 ORDER BY id DESC LIMIT 1",
            (table, tier),
        ).fetchone()
        return loaded(Stakes, row[0]) if row else ()

    def marks(self, table: str, tier: str, *, shoe_only: bool, limit: int | None) -> list[int]:
        """The road marks since it was cleared, oldest first: of the open shoe, or all."""
        start = self.db.execute(
            "SELECT after_round FROM road_start WHERE table_id = ? AND tier = ?", (table, tier)
        ).fetchone()
        sql = "SELECT mark FROM round WHERE table_id = ? AND tier = ? AND mark IS NOT NULL AND id > ?"
        if shoe_only:
            sql += " AND seal IN (SELECT id FROM seal WHERE table_id = ?1 AND tier = ?2 AND state = 'open')"
        rows = self.db.execute(
            f"{sql} ORDER BY id DESC LIMIT ?", (table, tier, start[0] if start else 0, -1 if limit is None else limit)
        ).fetchall()
        return [mark for (mark,) in reversed(rows)]

    def last_result(self, table: str, tier: str) -> str | None:
        """The result of the last settled round, as JSON."""
        row = self.db.execute(
            "SELECT result FROM round WHERE table_id = ? AND tier = ? AND mark IS NOT NULL ORDER BY id DESC LIMIT 1",
            (table, tier),
        ).fetchone()
        return row[0] if row else None

    def clear_roads(self, table: str, tier: str) -> None:
        """Big Road and Statistics start anew after the newest round."""
        self._store("INSERT OR REPLACE INTO road_start SELECT ?, ?, ifnull(max(id), 0) FROM round", (table, tier))

    def favourites(self, table: str, tier: str) -> list[tuple[str, Stakes]]:
        """Bets kept under a name, by name."""
        rows = self.db.execute(
            "SELECT name, slip FROM favourite WHERE table_id = ? AND tier = ? ORDER BY name", (table, tier)
        ).fetchall()
        return [(name, loaded(Stakes, slip)) for name, slip in rows]

    def save_favourite(self, table: str, tier: str, name: str, stakes: Stakes) -> None:
        """Keep *stakes* under *name*, instead of what had that name."""
        self._store(
            "INSERT OR REPLACE INTO favourite VALUES (?, ?, ?, ?)",
            (table, tier, name.strip()[:LONGEST_NAME], dumped(stakes)),
        )

    def rename_favourite(self, table: str, tier: str, name: str, new_name: str) -> None:
        """Another name for a kept bet."""
        self._store(
            "UPDATE OR REPLACE favourite SET name = ? WHERE table_id = ? AND tier = ? AND name = ?",
            (new_name.strip()[:LONGEST_NAME], table, tier, name),
        )

    def delete_favourite(self, table: str, tier: str, name: str) -> None:
        """Forget a kept bet."""
        self._store("DELETE FROM favourite WHERE table_id = ? AND tier = ? AND name = ?", (table, tier, name))

    def preference(self, name: str) -> str | None:
        """A stored choice as JSON."""
        row = self.db.execute("SELECT value FROM preference WHERE name = ?", (name,)).fetchone()
        return str(row[0]) if row else None

    def set_preference(self, name: str, value: str) -> None:
        """Store a choice as JSON."""
        self._store("INSERT OR REPLACE INTO preference VALUES (?, ?)", (name, value))

    def _store(self, sql: str, values: tuple[object, ...]) -> None:
        with told_plainly(self.path), self.db.atomic():
            self.db.execute(sql, values)
