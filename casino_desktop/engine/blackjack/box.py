"""The box of a seat while a round unfolds: its hand, and the money of each wager on it (rulebook §4)."""

from __future__ import annotations

from dataclasses import dataclass, field

from casino_desktop.engine.blackjack.event import Place, Raise
from casino_desktop.engine.blackjack.hand import Hand
from casino_desktop.engine.money import NOTHING, Mills


@dataclass(slots=True)
class Box:
    """Mutable, and never seen outside the round. The dealer's is seat 0."""

    seat: int
    half: int = 0
    hand: Hand = field(default_factory=Hand)
    stakes: dict[int, Mills] = field(default_factory=dict)
    """by wager, without the doubled part"""
    doubled: dict[int, Mills] = field(default_factory=dict)

    @property
    def place(self) -> Place:
        return self.seat, self.half

    def doubled_by(self, wager: int) -> Mills:
        return self.doubled.get(wager, NOTHING)

    def take(self, wager: int, amount: Mills, by: Raise) -> None:
        """A doubled part lies apart from the stake, for a late dealer blackjack gives it back."""
        (self.doubled if by is Raise.DOUBLE else self.stakes)[wager] = amount
