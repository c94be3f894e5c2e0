"""Words with a number. Qt's tools find plural forms only in ``tr`` of an object, so they stand in one."""

from __future__ import annotations

from PySide6.QtCore import QObject


class Counted(QObject):
    """Each method says a number with its noun."""

    def decks(self, count: int) -> str:
        """How many decks."""
        return self.tr("%n deck(s)", "", count)
