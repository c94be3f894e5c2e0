"""A shoe as positions in the committed order, never new draws (rulebook §4, "Shoe ceremony")."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from casino_desktop.engine.spec import ShoeRule

T = TypeVar("T")


class ShoeRanOut(ValueError):
    """More cards were needed than the shoe holds: the round is void and the cards are shuffled."""


@dataclass(frozen=True, slots=True)
class Shoe:
    """How far the cards of an order are used. *burns* lists every burnt position, for the record."""

    rule: ShoeRule
    cut: int = 0
    position: int = 0
    burns: tuple[int, ...] = ()

    @property
    def left(self) -> int:
        """How many cards are still to come."""
        return self.rule.cards - self.position

    @property
    def is_spent(self) -> bool:
        """Shuffle before the next round: one deck or less is left, burns counted; or every round has fresh cards."""
        return self.position > 0 if self.rule.each_round else self.position >= self.rule.cut_card

    def coming(self, order: Sequence[T]) -> Sequence[T]:
        """What of the committed *order* is not yet used."""
        if len(order) != self.rule.cards:
            raise ValueError(f"{len(order)} cards are not the {self.rule.cards} of this shoe")
        return order[self.position :]

    def after(self, cards_used: int) -> Shoe:
        """The shoe after a round that took that many cards."""
        if cards_used < 0:
            raise ValueError("cards do not go back into a shoe")
        if cards_used > self.left:
            raise ShoeRanOut(f"{cards_used} cards from a shoe of {self.left}")
        return replace(self, position=self.position + cards_used)

    def burn(self, cards: int) -> Shoe:
        """The shoe after the next *cards* went away face down."""
        burnt = range(self.position, self.position + cards)
        return replace(self.after(cards), burns=(*self.burns, *burnt))


def opened(rule: ShoeRule, cut: int = 0) -> Shoe:
    """A new shoe: cut, and the first cards burnt where the table burns some."""
    return Shoe(rule, cut).burn(rule.burn)


def cut_at(rule: ShoeRule, asked: int | None) -> int:
    """Where the shoe is cut: where the player says, in the middle without an answer, nowhere where none is offered."""
    if not rule.offers_cut:
        return 0
    if asked is None:
        return rule.cards // 2
    if not 1 <= asked < rule.cards:
        raise ValueError(f"a cut is from 1 to {rule.cards - 1}")
    return asked
