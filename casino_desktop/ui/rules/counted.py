"""Words with a number on the rules pages; in an object, because Qt's tools find plural forms only there."""

from __future__ import annotations

from PySide6.QtCore import QObject


class Covered(QObject):
    """Each method says a number with its noun."""

    def numbers(self, count: int) -> str:
        """How many numbers of the wheel a bet covers."""
        return self.tr("covers %n number(s)", "", count)

    def hands(self, count: int) -> str:
        """How many hands one player may play."""
        return self.tr("up to %n hand(s)", "", count)

    def seats(self, count: int) -> str:
        """How many seats a table has."""
        return self.tr("%n seat(s)", "", count)

    def pockets(self, count: int) -> str:
        """How many pockets a wheel has."""
        return self.tr("%n pocket(s)", "", count)
