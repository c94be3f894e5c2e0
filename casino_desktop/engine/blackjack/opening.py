"""What a round starts from: the rules, the stakes, and the order of the cards (rulebook §4)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from casino_desktop.engine.blackjack.rules import BlackjackRules
from casino_desktop.engine.cards import Card
from casino_desktop.engine.money import Mills

PLAYER = "player"
"""The owner whose money is real to the ledger; every other owner is a house player."""


@dataclass(frozen=True, slots=True)
class Wager:
    """A stake on a seat (American: a hand by its number): the seat owner's, or one behind it."""

    id: int
    seat: int
    owner: str
    stake: Mills
    behind: bool = False


@dataclass(frozen=True, slots=True)
class Opening:
    """All that is fixed when the first card is dealt. *cards* are dealt from index 0; *unit* is the smallest chip."""

    rules: BlackjackRules
    wagers: tuple[Wager, ...]
    cards: tuple[Card, ...]
    unit: Mills

    def __post_init__(self) -> None:
        owned = Counter(wager.seat for wager in self.wagers if not wager.behind)
        behind = {wager.seat for wager in self.wagers if wager.behind}
        if not owned:
            raise ValueError("nobody plays")
        if len({wager.id for wager in self.wagers}) < len(self.wagers):
            raise ValueError("two wagers with one id")
        if max(owned.values()) > 1 or not all(1 <= seat <= self.rules.hands for seat in owned):
            raise ValueError(f"a table of {self.rules.hands} has one owner a seat: {sorted(owned.elements())}")
        if behind and not (self.rules.seated and behind <= owned.keys()):
            raise ValueError(f"nobody plays before the bets behind {sorted(behind - owned.keys())}")
        if any(wager.stake <= 0 or wager.stake % self.unit for wager in self.wagers):
            raise ValueError(f"a stake is a multiple of {self.unit} mills")

    @property
    def in_order(self) -> tuple[Wager, ...]:
        """The wagers in dealing order, each seat's owner before those behind."""
        return tuple(sorted(self.wagers, key=lambda wager: (wager.seat, wager.behind, wager.id)))

    def wager(self, wager_id: int) -> Wager:
        return next(wager for wager in self.wagers if wager.id == wager_id)

    def owner(self, seat: int) -> Wager:
        """The wager whose owner decides for *seat*."""
        return next(wager for wager in self.wagers if wager.seat == seat and not wager.behind)
