"""What the player chose, kept as text by name."""

from __future__ import annotations

from casino_desktop.bank.book import Book


class Preferences(Book):
    """Small texts by name."""

    def preference(self, name: str) -> str | None:
        found = self._find("SELECT value FROM preference WHERE name = ?", name)
        return None if found is None else str(found[0])

    def set_preference(self, name: str, value: str) -> None:
        with self._transaction():
            self._keep(name, value)

    def _keep(self, name: str, value: str) -> None:
        self._do(
            "INSERT INTO preference VALUES (?, ?) ON CONFLICT(name) DO UPDATE SET value = excluded.value", name, value
        )
