"""Cards and the order in which a fresh deck lies (rulebook §2, §4; docs/FAIRNESS.md)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache

RANKS = "A23456789TJQK"


class Suit(Enum):
    """In the order of a fresh deck."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"


@dataclass(frozen=True, slots=True)
class Card:
    """One card: rank 1 (ace) to 13 (king), and a suit. Its code is two letters, ``AC`` … ``TS`` … ``KS``."""

    rank: int
    suit: Suit

    @property
    def code(self) -> str:
        return RANKS[self.rank - 1] + self.suit.value

    @classmethod
    def of(cls, code: str) -> Card:
        """The card of a code: ``Card.of("TH")`` is the ten of hearts."""
        if len(code) != 2 or code[0] not in RANKS:
            raise ValueError(f"not a card: {code!r}")
        return cls(RANKS.index(code[0]) + 1, Suit(code[1]))


DECK: tuple[Card, ...] = tuple(Card(rank, suit) for suit in Suit for rank in range(1, 14))


@cache
def fresh(decks: int) -> tuple[Card, ...]:
    """*decks* unshuffled decks: deck by deck, clubs, diamonds, hearts, spades, ace to king."""
    return DECK * decks


def cards_of(codes: str) -> tuple[Card, ...]:
    """Cards from codes parted by spaces: ``cards_of("AC TH")``."""
    return tuple(Card.of(code) for code in codes.split())
