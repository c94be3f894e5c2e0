"""The line under the cards: what happens at a baccarat table now, in words."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from casino_desktop.engine.baccarat.coup import Side, Winner, points
from casino_desktop.engine.spec import Betting, TableSpec
from casino_desktop.floor.view import Phase, TableView
from casino_desktop.ui.money import amount


@dataclass(frozen=True, slots=True)
class Announcement:
    """The words, a detail beside them, and whether it is good news."""

    words: str
    detail: str = ""
    is_warm: bool = False


def announcement(view: TableView, spec: TableSpec, language: str, currency: str) -> Announcement:
    """What the dealer would say at this moment."""
    if view.winner is not None and not (view.phase is Phase.BETTING and view.chips):
        return _result(view, language, currency)
    if view.phase is Phase.REOPENING:
        return Announcement(QCoreApplication.translate("Announcer", "The table opens again in a moment"))
    if view.phase is Phase.PLAYING:
        return Announcement(_while_dealing(view, spec))
    if view.phase is Phase.BETTING and view.chips and spec.betting is Betting.ON_DEAL:
        return Announcement(QCoreApplication.translate("Announcer", "Deal when you are ready"))
    if view.phase is Phase.BETTING and view.chips and spec.betting is Betting.CONFIRMED:
        return Announcement(_confirmed(view))
    return Announcement(QCoreApplication.translate("Announcer", "Place your bets, please"))


def _confirmed(view: TableView) -> str:
    if view.is_confirmed:
        return QCoreApplication.translate("Announcer", "Your bet is in")
    return QCoreApplication.translate("Announcer", "Press Bet to confirm")


def _while_dealing(view: TableView, spec: TableSpec) -> str:
    """Third cards are explained as they come (rulebook §2)."""
    if len(view.cards) <= 4:
        if spec.betting is Betting.CONFIRMED:
            return QCoreApplication.translate("Announcer", "No more bets, please")
        return QCoreApplication.translate("Announcer", "NO MORE BETS")
    side, _ = view.cards[-1]
    before = str(points(view.hand(side)[:2]))
    if side is Side.PLAYER:
        return QCoreApplication.translate("Announcer", "Player has %1 and draws").replace("%1", before)
    return QCoreApplication.translate("Announcer", "Banker has %1 and draws").replace("%1", before)


def _result(view: TableView, language: str, currency: str) -> Announcement:
    player, banker = view.points(Side.PLAYER), view.points(Side.BANKER)
    if view.winner is Winner.PLAYER:
        words = QCoreApplication.translate("Announcer", "Player wins %1 – %2")
        words = words.replace("%1", str(player)).replace("%2", str(banker))
    elif view.winner is Winner.BANKER:
        words = QCoreApplication.translate("Announcer", "Banker wins %1 – %2")
        words = words.replace("%1", str(banker)).replace("%2", str(player))
    else:
        words = QCoreApplication.translate("Announcer", "Tie, %1 each").replace("%1", str(player))
    details = [QCoreApplication.translate("Announcer", "natural")] if view.natural else []
    if view.win:
        details.append("+" + amount(view.win, language, currency))
    return Announcement(words, "   ·   ".join(details), bool(view.win))
