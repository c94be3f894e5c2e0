"""The title bar's words: what table this is, and where its round stands."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from casino_desktop.engine.limits import Tier
from casino_desktop.engine.spec import TableSpec
from casino_desktop.floor.view import Phase, TableView
from casino_desktop.ui.counted import Counted
from casino_desktop.ui.money import whole
from casino_desktop.ui.settings import Choices
from casino_desktop.ui.words import tier_name


def facts(spec: TableSpec, tier: Tier, choices: Choices) -> str:
    """Tier, limits and decks."""
    limits = f"{whole(tier.least, choices.language)} – {whole(tier.most, choices.language)} {choices.currency}"
    parts = [tier_name(tier.id), limits]
    if spec.shoe is not None:
        parts.append(decks_words(spec))
    return "   ·   ".join(parts)


def decks_words(spec: TableSpec) -> str:
    """How many decks; a table without cards has none."""
    if spec.shoe is None:
        return ""
    return Counted().decks(spec.shoe.decks)


def state(view: TableView, spec: TableSpec) -> tuple[str, str]:
    """The state of the round, and a detail."""
    if view.phase is Phase.BETTING and spec.is_timed:
        return (
            QCoreApplication.translate("TitleBar", "Place your bets"),
            QCoreApplication.translate("TitleBar", "bets close when the ring is empty"),
        )
    if view.phase is Phase.BETTING:
        return (
            QCoreApplication.translate("TitleBar", "The table waits for you"),
            QCoreApplication.translate("TitleBar", "no clock: the cards come when you press Deal"),
        )
    if view.phase is Phase.PLAYING:
        return (
            QCoreApplication.translate("TitleBar", "Bets are closed"),
            QCoreApplication.translate("TitleBar", "the cards are dealt"),
        )
    if view.phase is Phase.PAID:
        return (
            QCoreApplication.translate("TitleBar", "Bets are closed"),
            QCoreApplication.translate("TitleBar", "bets are being paid"),
        )
    return "", ""
