"""What a spot is, in a few lines: name, odds, exact return, limits."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QCoreApplication

from casino_desktop.engine.baccarat.bets import BaccaratRules, Bet
from casino_desktop.engine.limits import Tier
from casino_desktop.engine.money import PUSH
from casino_desktop.engine.spec import TableSpec
from casino_desktop.ui.money import odds_text, percent, whole
from casino_desktop.ui.settings import Choices
from casino_desktop.ui.words import bet_name


def odds_words(bet: Bet, language: str, table: str = "") -> str:
    """The odds as the felt prints them: one, two, or "up to"."""
    odds = sorted({odds for _, odds in bet.pays if odds != PUSH}, key=lambda odds: odds.profit / odds.per)
    words = [odds_text(one, language) for one in odds]
    if len(words) > 2:
        return QCoreApplication.translate("Felt", "up to %1").replace("%1", words[-1])
    return " · ".join(words if bet.id != "banker" else reversed(words))


def spot_facts(spec: TableSpec, tier: Tier, spot: str, choices: Choices) -> tuple[str, ...]:
    """Lines of a hover: name and odds, exact return, MIN – MAX."""
    assert isinstance(spec.rules, BaccaratRules)
    bet = spec.rules.bet(spot)
    assert bet is not None
    limits = bet.range(tier)
    language = choices.language
    back = QCoreApplication.translate("Felt", "returns %1").replace(
        "%1", percent(float(_returns(spec)[spot]), language, 2)
    )
    least, most = whole(limits.least, language), whole(limits.most, language)
    return (
        f"{bet_name(spot, spec.id)}   {odds_words(bet, language)}",
        back,
        f"MIN {least} – MAX {most} {choices.currency}",
    )


@lru_cache(maxsize=8)
def _returns(spec: TableSpec) -> dict[str, float]:
    from casino_desktop.odds.table import odds_of

    return {name: float(odds.returns) for name, odds in odds_of(spec).items()}
