"""My bets: slips by name, of a table and tier (rulebook §2)."""

from __future__ import annotations

from casino_desktop.bank.book import Book
from casino_desktop.bank.round import slip_stakes, slip_text
from casino_desktop.engine.stake import Stakes

_SAVE = """INSERT INTO favourite(table_id, tier, name, slip) VALUES (?, ?, ?, ?)
  ON CONFLICT(table_id, tier, name) DO UPDATE SET slip = excluded.slip"""

_RENAME = "UPDATE favourite SET name = ? WHERE table_id = ? AND tier = ? AND name = ?"


class Favourites(Book):
    """In the order in which they were saved; a name that exists is replaced."""

    def favourites(self, table: str, tier: str) -> list[tuple[str, Stakes]]:
        rows = self._all("SELECT name, slip FROM favourite WHERE table_id = ? AND tier = ? ORDER BY id", table, tier)
        return [(name, slip_stakes(slip)) for name, slip in rows]

    def save_favourite(self, table: str, tier: str, name: str, stakes: Stakes) -> None:
        with self._transaction():
            self._do(_SAVE, table, tier, name, slip_text(stakes))

    def rename_favourite(self, table: str, tier: str, name: str, new_name: str) -> None:
        """Rename; another favourite of that name gives way."""
        if name == new_name:
            return
        with self._transaction():
            self._drop(table, tier, new_name)
            self._do(_RENAME, new_name, table, tier, name)

    def delete_favourite(self, table: str, tier: str, name: str) -> None:
        with self._transaction():
            self._drop(table, tier, name)

    def _drop(self, table: str, tier: str, name: str) -> None:
        self._do("DELETE FROM favourite WHERE table_id = ? AND tier = ? AND name = ?", table, tier, name)
