"""What a bet pays and when, line by line and in words, read from the table's own rules (rulebook §2–§4)."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from casino_desktop.engine.baccarat.bets import BaccaratRules, Bet, PairKind, When
from casino_desktop.engine.baccarat.coup import Side, Winner
from casino_desktop.engine.blackjack.rules import BlackjackRules
from casino_desktop.engine.limits import Range, Tier
from casino_desktop.engine.money import PUSH, Odds
from casino_desktop.engine.roulette.bets import SPOTS, Kind
from casino_desktop.engine.spec import TableSpec
from casino_desktop.engine.spots import range_of
from casino_desktop.odds.table import INSURANCE, PERFECT_PLAY
from casino_desktop.ui.money import odds_text
from casino_desktop.ui.rules.counted import Covered
from casino_desktop.ui.words import bet_name


@dataclass(frozen=True, slots=True)
class Pay:
    """One line: when, and the odds; the first line that holds decides."""

    when: str
    odds: Odds


@dataclass(frozen=True, slots=True)
class Payout:
    """A bet: its name, its lines, its limits, and which computed return is its own."""

    id: str
    name: str
    pays: tuple[Pay, ...]
    limits: Range | None
    returns: str
    published: str | None


def payouts(spec: TableSpec, tier: Tier) -> tuple[Payout, ...]:
    """Every bet of the table at *tier*."""
    rules = spec.rules
    if isinstance(rules, BaccaratRules):
        return tuple(_baccarat(spec, tier, bet) for bet in rules.bets)
    if isinstance(rules, BlackjackRules):
        return _blackjack(rules, tier)
    return tuple(_roulette(spec, tier, kind) for kind in Kind)


def pay_words(odds: Odds, language: str) -> str:
    """The odds, or that the stake comes back."""
    if odds == PUSH:
        return QCoreApplication.translate("Payouts", "stake returned")
    return odds_text(odds, language)


def _baccarat(spec: TableSpec, tier: Tier, bet: Bet) -> Payout:
    pays = tuple(Pay(when_words(bet, when), odds) for when, odds in bet.pays)
    return Payout(bet.id, bet_name(bet.id, spec.id), pays, bet.range(tier), bet.id, bet.published_rtp)


def when_words(bet: Bet, when: When) -> str:
    """A condition of a baccarat bet in words."""
    if when.pairs or when.any_pair:
        return _pair_words(when)
    if when.winner is Winner.TIE:
        return _tie_words(when)
    if when.margin is not None:
        return QCoreApplication.translate("Payouts", "wins by %1").replace("%1", str(when.margin))
    if when.natural:
        return QCoreApplication.translate("Payouts", "wins with a natural")
    if when.total is not None:
        return QCoreApplication.translate("Payouts", "Banker wins with %1").replace("%1", str(when.total))
    if when.winner is Winner.PLAYER:
        return QCoreApplication.translate("Payouts", "Player is higher")
    return QCoreApplication.translate("Payouts", "Banker is higher")


def _tie_words(when: When) -> str:
    if when.natural:
        return QCoreApplication.translate("Payouts", "both have the same natural")
    return QCoreApplication.translate("Payouts", "equal totals")


def _pair_words(when: When) -> str:
    if when.pair_kind is PairKind.RANK_AND_SUIT:
        if when.any_pair:
            return QCoreApplication.translate("Payouts", "one hand opens with two equal cards, suit too")
        return QCoreApplication.translate("Payouts", "both hands open with two equal cards, suit too")
    if when.any_pair:
        return QCoreApplication.translate("Payouts", "at least one hand opens with a pair")
    if when.pairs == (Side.PLAYER,):
        return QCoreApplication.translate("Payouts", "Player's first two cards are of one rank")
    return QCoreApplication.translate("Payouts", "Banker's first two cards are of one rank")


def _roulette(spec: TableSpec, tier: Tier, kind: Kind) -> Payout:
    spot = next(spot for spot in SPOTS if spot.kind is kind)
    covers = Covered().numbers(len(spot.numbers))
    published = getattr(spec.rules, "published_rtp", None)
    limits = range_of(spec, tier, spot.id)
    returns = spot.id if kind is Kind.EVEN_CHANCE else kind.value
    return Payout(kind.value, kind_name(kind), (Pay(covers, spot.odds),), limits, returns, published)


def kind_name(kind: Kind) -> str:
    """A roulette bet (rulebook §7)."""
    names = {
        Kind.STRAIGHT: QCoreApplication.translate("RouletteBets", "Straight"),
        Kind.SPLIT: QCoreApplication.translate("RouletteBets", "Split"),
        Kind.STREET: QCoreApplication.translate("RouletteBets", "Street"),
        Kind.CORNER: QCoreApplication.translate("RouletteBets", "Corner"),
        Kind.LINE: QCoreApplication.translate("RouletteBets", "Line"),
        Kind.COLUMN: QCoreApplication.translate("RouletteBets", "Column"),
        Kind.DOZEN: QCoreApplication.translate("RouletteBets", "Dozen"),
        Kind.EVEN_CHANCE: QCoreApplication.translate("RouletteBets", "Red/Black, Even/Odd, 1–18/19–36"),
    }
    return names[kind]


def _blackjack(rules: BlackjackRules, tier: Tier) -> tuple[Payout, ...]:
    hand = (
        Pay(QCoreApplication.translate("Payouts", "blackjack: ace and ten-value as the first two"), rules.natural_pays),
        Pay(QCoreApplication.translate("Payouts", "higher than the dealer, or the dealer busts"), rules.win_pays),
        Pay(QCoreApplication.translate("Payouts", "equal totals"), PUSH),
    )
    insurance = (Pay(QCoreApplication.translate("Payouts", "the dealer has blackjack"), rules.insurance_pays),)
    limits = Range(tier.least, tier.most)
    name = QCoreApplication.translate("Payouts", "Hand")
    insured = QCoreApplication.translate("Payouts", "Insurance")
    return (
        Payout("hand", name, hand, limits, PERFECT_PLAY, rules.published_rtp),
        Payout("insurance", insured, insurance, None, INSURANCE, None),
    )
