"""How the dealer ends against any cards that are gone from the shoe, exactly (rulebook §4).

All orders in which the same cards can come are equally likely. So the dealer's hands are counted as sets of cards, each
with the number of orders that our own rules allow, and weighed for thousands of own hands at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np

from casino_desktop.engine.blackjack.hand import Hand, dealer_draws, dealer_peeks
from casino_desktop.engine.blackjack.rules import BlackjackRules
from casino_desktop.engine.cards import Card, Suit
from casino_desktop.odds.own import Floats, Ints

BUST, BLACKJACK = 5, 6
"""The dealer's endings are 17, 18, 19, 20, 21, bust and blackjack."""
ENDINGS = 7
_AT_ONCE = 1024
"""own hands weighed in one go: as many as stay in a processor's cache"""

Cards = tuple[int, ...]
"""Values in rising order, ace 1."""


def hand(values: Cards, *, from_split: bool = False) -> Hand:
    """A hand of the engine with these values."""
    return Hand(tuple(Card(v, Suit.SPADES) for v in values), from_split=from_split)


def ending(dealer: Hand) -> int:
    """Which of the endings a finished dealer's hand is."""
    if dealer.is_blackjack:
        return BLACKJACK
    return BUST if dealer.is_bust else dealer.total - 17


def peeked(rules: BlackjackRules, up: int) -> int | None:
    """The hole value that the dealer looked for under this up card and did not find."""
    return 11 - up if up in (1, 10) and dealer_peeks(rules, Card(up, Suit.SPADES)) else None


@dataclass(slots=True)
class Level:
    """The dealer's hands of so many cards, in each of which one card follows a hand of the level before."""

    parent: list[int]
    card: list[int]
    copy: list[int]
    """how many of that card the hand holds already"""
    ended: dict[int, tuple[list[int], list[list[int]]]]
    """by ending: which hands end so, and in how many orders after each up card"""


@cache
def _orders(rules: BlackjackRules) -> dict[Cards, list[int]]:
    """Every finished dealer's hand, with the number of orders in which it comes after each up card."""
    found: dict[Cards, list[int]] = {}
    for up in range(1, 11):
        drawing: dict[Cards, int] = {(up,): 1}
        while drawing:
            longer: dict[Cards, int] = {}
            for cards, ways in drawing.items():
                for card in range(1, 11):
                    more = tuple(sorted((*cards, card)))
                    if _draws(rules, sum(more), more[0] == 1):
                        longer[more] = longer.get(more, 0) + ways
                    else:
                        found.setdefault(more, [0] * 10)[up - 1] += ways
            drawing = longer
    return found


@cache
def _draws(rules: BlackjackRules, hard: int, has_ace: bool) -> bool:
    """Our own rule, asked once for each total."""
    rest = hard - 1 if has_ace else hard
    ...


@cache
def levels(rules: BlackjackRules) -> tuple[Level, ...]:
    """The finished hands as a tree over their cards in rising order."""
    ...
