"""Who wins, why, and what comes back (rulebook §4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from casino_desktop.engine.blackjack.hand import Hand
from casino_desktop.engine.blackjack.opening import Wager
from casino_desktop.engine.blackjack.rules import BlackjackRules, LateBlackjack
from casino_desktop.engine.money import PUSH, Mills, Odds
from casino_desktop.engine.settlement import Line, line


class Why(StrEnum):
    """The rule that decided a line."""

    BLACKJACK = "blackjack"
    BOTH_BLACKJACK = "both_blackjack"
    DEALER_BLACKJACK = "dealer_blackjack"
    BUST = "bust"
    DEALER_BUST = "dealer_bust"
    HIGHER = "higher"
    LOWER = "lower"
    EQUAL = "equal"
    DOUBLE_RETURNED = "double_returned"
    INSURANCE_WON = "insurance_won"
    INSURANCE_LOST = "insurance_lost"


@dataclass(frozen=True, slots=True, kw_only=True)
class WagerLine(Line):
    """What became of one wager on one hand, or of its insurance. The numbers are the hand's total and the dealer's."""

    wager: int
    owner: str
    seat: int
    half: int
    """0 the hand or its first half, 1 the second half of a split"""
    why: Why

    @property
    def is_insurance(self) -> bool:
        return self.why in (Why.INSURANCE_WON, Why.INSURANCE_LOST)


@dataclass(frozen=True, slots=True)
class Settlement:
    """A round that is over: insurances first, then hand by hand."""

    lines: tuple[WagerLine, ...]
    cards_used: int

    def lines_of(self, owner: str) -> tuple[WagerLine, ...]:
        return tuple(line for line in self.lines if line.owner == owner)


def judged(rules: BlackjackRules, hand: Hand, dealer: Hand) -> tuple[Odds | None, Why]:
    """The odds at which a finished hand is paid (``None``: it loses) and the rule that says so."""
    if hand.is_bust:
        return None, Why.BUST
    if dealer.is_blackjack:
        return (PUSH, Why.BOTH_BLACKJACK) if hand.is_blackjack else (None, Why.DEALER_BLACKJACK)
    if hand.is_blackjack:
        return rules.natural_pays, Why.BLACKJACK
    if dealer.is_bust:
        return rules.win_pays, Why.DEALER_BUST
    if hand.total == dealer.total:
        return PUSH, Why.EQUAL
    return (rules.win_pays, Why.HIGHER) if hand.total > dealer.total else (None, Why.LOWER)


@dataclass(frozen=True, slots=True)
class Cashier:
    """Writes the lines of a round in which the dealer ended with these cards."""

    rules: BlackjackRules
    dealer: Hand

    def insurance_line(self, wager: Wager, amount: Mills) -> WagerLine:
        """Insurance wins when the dealer has blackjack."""
        won = self.dealer.is_blackjack
        odds, why = (self.rules.insurance_pays, Why.INSURANCE_WON) if won else (None, Why.INSURANCE_LOST)
        return self._line(wager, 0, "/insurance", amount, odds, why, ())

    def hand_lines(self, wager: Wager, half: int, hand: Hand, stake: Mills, doubled: Mills) -> Iterator[WagerLine]:
        """One line for stake and doubled part; two when a late dealer blackjack takes only the stake."""
        odds, why = judged(self.rules, hand, self.dealer)
        numbers = (hand.total, self.dealer.total)
        # Where the dealer looked first, nobody has doubled against a blackjack: any doubled part met it late.
        gives_back = self.dealer.is_blackjack and self.rules.late_blackjack is LateBlackjack.ORIGINAL_STAKE
        tail = "/2" if half else ""
        if not (doubled and gives_back):
            yield self._line(wager, half, tail, Mills(stake + doubled), odds, why, numbers)
            return
        yield self._line(wager, half, tail, stake, odds, why, numbers)
        yield self._line(wager, half, f"{tail}/double", doubled, PUSH, Why.DOUBLE_RETURNED, numbers)

    def _line(
        self, wager: Wager, half: int, tail: str, stake: Mills, odds: Odds | None, why: Why, numbers: tuple[int, ...]
    ) -> WagerLine:
        paid = line(spot(self.rules, wager) + tail, stake, odds)
        return WagerLine(
            spot=paid.spot,
            stake=stake,
            verdict=paid.verdict,
            returned=paid.returned,
            odds=odds,
            why=why,
            numbers=numbers,
            wager=wager.id,
            owner=wager.owner,
            seat=wager.seat,
            half=half,
        )


def spot(rules: BlackjackRules, wager: Wager) -> str:
    """The name of a wager's place on the felt: ``hand-1``; at a table with seats ``seat-3`` or ``behind-3``."""
    if not rules.seated:
        return f"hand-{wager.seat}"
    return f"{'behind' if wager.behind else 'seat'}-{wager.seat}"
