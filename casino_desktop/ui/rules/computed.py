"""Computed returns, off the screen's thread: blackjack takes seconds, and nothing may wait for it."""

from __future__ import annotations

from threading import Thread

from PySide6.QtCore import QObject, Qt, Signal

from casino_desktop.engine.spec import TableSpec
from casino_desktop.odds.bet import BetOdds


class _Answer(QObject):
    """Belongs to the worker too, so that it may outlive whoever asked."""

    given = Signal(object)


class ComputedOdds(QObject):
    """Asks once, answers by signal; whoever is gone by then hears nothing."""

    ready = Signal()

    def __init__(self, spec: TableSpec, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.spec = spec
        self.odds: dict[str, BetOdds] = {}
        """by bet; empty until they are known"""
        self._answer: _Answer | None = None

    def ask(self) -> None:
        """Compute, if that was not done."""
        if self._answer is not None or self.odds:
            return
        answer = self._answer = _Answer()
        answer.given.connect(self.keep, Qt.ConnectionType.QueuedConnection)
        Thread(target=_work, args=(self.spec, answer), daemon=True).start()

    def keep(self, odds: dict[str, BetOdds]) -> None:
        """They are known."""
        self.odds = odds
        self.ready.emit()


def _work(spec: TableSpec, answer: _Answer) -> None:
    from casino_desktop.odds.table import odds_of

    answer.given.emit(odds_of(spec))
