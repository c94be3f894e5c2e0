"""A blackjack hand and what it is worth (rulebook §4)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from casino_desktop.engine.blackjack.rules import BlackjackRules, Peek
from casino_desktop.engine.cards import Card

BEST = 21
DEALER_STANDS = 17


def is_ace(card: Card) -> bool:
    return card.rank == 1


def value(card: Card) -> int:
    """Ace 1 (a hand counts one of them 11 while it can), 2–9 their face, ten and court cards ten."""
    return min(card.rank, 10)


@dataclass(frozen=True, slots=True)
class Hand:
    """Cards in the order drawn. A half of a split is never a blackjack."""

    cards: tuple[Card, ...] = ()
    from_split: bool = False

    def plus(self, card: Card) -> Hand:
        return replace(self, cards=(*self.cards, card))

    def halves(self) -> tuple[Hand, Hand]:
        """The first card goes right, and is played first; the second starts the other half."""
        first, second = self.cards
        return Hand((first,), from_split=True), Hand((second,), from_split=True)

    @property
    def total(self) -> int:
        return self._hard + 10 if self.is_soft else self._hard

    @property
    def is_soft(self) -> bool:
        """An ace counts 11."""
        return self._hard + 10 <= BEST and any(map(is_ace, self.cards))

    @property
    def is_bust(self) -> bool:
        return self._hard > BEST

    @property
    def is_blackjack(self) -> bool:
        """Ace and ten-value as the first two cards; after a split it is 21."""
        return len(self.cards) == 2 and self.total == BEST and not self.from_split

    @property
    def is_live(self) -> bool:
        """The dealer's cards can still decide it: neither bust nor blackjack."""
        return not (self.is_bust or self.is_blackjack)

    @property
    def is_pair(self) -> bool:
        """Two cards of equal value: ten with queen is a pair."""
        return len(self.cards) == 2 and value(self.cards[0]) == value(self.cards[1])

    @property
    def is_split_ace(self) -> bool:
        return self.from_split and is_ace(self.cards[0])

    @property
    def _hard(self) -> int:
        return sum(map(value, self.cards))


def dealer_draws(rules: BlackjackRules, dealer: Hand) -> bool:
    """The dealer draws to 16 and stands on 17, on soft 17 unless the rules say that it hits."""
    hits_17 = rules.dealer_hits_soft_17 and dealer.is_soft
    return dealer.total < DEALER_STANDS or (dealer.total == DEALER_STANDS and hits_17)


def dealer_peeks(rules: BlackjackRules, up: Card) -> bool:
    """The dealer looks at the hole card under an ace, at some tables under a ten-value too."""
    return is_ace(up) or (rules.peek is Peek.ACE_OR_TEN and value(up) == 10)


def may_hide_blackjack(rules: BlackjackRules, up: Card) -> bool:
    """A ten-value is up and nobody looked: a blackjack may be found when the hole card is turned."""
    return value(up) == 10 and not dealer_peeks(rules, up)
