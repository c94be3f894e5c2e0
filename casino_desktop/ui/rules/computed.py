"""Computed returns, off the screen's thread: blackjack takes seconds, and nothing may wait for it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QThreadPool, Signal

from casino_desktop.engine.spec import TableSpec
from casino_desktop.odds.bet import BetOdds


class ComputedOdds(QObject):
    """Asks once, answers by signal; the odds are kept by the computation itself."""

    ready = Signal(object)
    """the odds of every bet, by id"""

    def __init__(self, spec: TableSpec, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.spec = spec
        self.odds: dict[str, BetOdds] | None = None
        self._is_asked = False
        self.ready.connect(self._keep)

    def ask(self) -> None:
        """Compute, if that was not done."""
        if not self._is_asked:
            self._is_asked = True
            QThreadPool.globalInstance().start(_Work(self.spec, self))

    def _keep(self, odds: dict[str, BetOdds]) -> None:
        self.odds = odds
