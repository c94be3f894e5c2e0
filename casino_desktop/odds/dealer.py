"""How the dealer ends when any given cards are gone from the shoe, exactly (rulebook §4).

All orders in which the same cards can come are equally likely. So the dealer's hands are counted as sets of cards, each
with the number of orders that our own rules allow, and weighed for thousands of own hands at once.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

import numpy as np
from numpy.typing import NDArray

from casino_desktop.engine.blackjack.hand import Hand, dealer_draws
from casino_desktop.engine.blackjack.rules import BlackjackRules
from casino_desktop.engine.cards import Card, Suit

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Cards = tuple[int, ...]
"""Values in rising order, ace 1."""

VALUES = range(1, 11)
BUST, BLACKJACK = 5, 6
"""The dealer's endings are 17, 18, 19, 20, 21, bust and blackjack."""
ENDINGS = 7
_COPIES = 32
"""more than any hand has of one value"""
_AT_ONCE = 512
"""own hands weighed in one go: so many stay in a processor's cache"""


def hand_of(values: Cards, *, from_split: bool = False) -> Hand:
    """A hand of the engine with these values."""
    return Hand(tuple(Card(v, Suit.SPADES) for v in values), from_split=from_split)


def ending_of(dealer: Hand) -> int:
    """Which of the endings a finished hand of the dealer is."""
    if dealer.is_blackjack:
        return BLACKJACK
    return BUST if dealer.is_bust else dealer.total - 17


class Manners:
    """Our own rule of drawing, asked once for each sum, with or without an ace, of two cards or more."""

    def __init__(self, rules: BlackjackRules) -> None:
        self._rules = rules
        self._endings: dict[tuple[int, bool, bool], int | None] = {}

    def ending(self, cards: Cards) -> int | None:
        """How the dealer ends with these cards; ``None``: one more is drawn."""
        like = (sum(cards), cards[0] == 1, len(cards) == 2)
        if like not in self._endings:
            hand = hand_of(cards)
            self._endings[like] = None if dealer_draws(self._rules, hand) else ending_of(hand)
        return self._endings[like]


def finished(rules: BlackjackRules) -> dict[Cards, tuple[int, list[int]]]:
    """Every finished hand of the dealer: its ending, and the number of orders in which it comes after each up card."""
    manners = Manners(rules)
    found: dict[Cards, tuple[int, list[int]]] = {}
    for up in VALUES:
        drawing: dict[Cards, int] = {(up,): 1}
        while drawing:
            longer: dict[Cards, int] = {}
            for cards, orders in drawing.items():
                for card in VALUES:
                    more = tuple(sorted((*cards, card)))
                    ending = manners.ending(more)
                    if ending is None:
                        longer[more] = longer.get(more, 0) + orders
                    else:
                        found.setdefault(more, (ending, [0] * 10))[1][up - 1] += orders
            drawing = longer
    return found


@dataclass(slots=True)
class Level:
    """The dealer's hands of so many cards; each is a hand of the level before with one more card."""

    parent: list[int] = field(default_factory=list)
    drawn: list[int] = field(default_factory=list)
    """which card: its value, and how many of that value were there already"""
    ended: list[tuple[list[int], list[list[int]]]] = field(default_factory=lambda: [([], []) for _ in range(ENDINGS)])
    """by ending: which of these hands end so, and in how many orders after each up card"""


@cache
def levels(rules: BlackjackRules) -> tuple[Level, ...]:
    """All finished hands as a tree over their cards in falling order, so that beginnings are weighed once."""
    tree: list[Level] = []
    places: dict[Cards, int] = {(): 0}
    for cards, (ending, orders) in finished(rules).items():
        falling = cards[::-1]
        for n, card in enumerate(falling):
            if n == len(tree):
                tree.append(Level())
            if falling[: n + 1] not in places:
                places[falling[: n + 1]] = len(tree[n].parent)
                tree[n].parent.append(places[falling[:n]])
                tree[n].drawn.append((card - 1) * _COPIES + falling[:n].count(card))
        which, how_often = tree[len(cards) - 1].ended[ending]
        which.append(places[falling])
        how_often.append(orders)
    return tuple(tree)


def endings(rules: BlackjackRules, left: Ints) -> Floats:
    """The chance of each ending [row, up, ending], for the cards *left* [row, value] of which the up card is one."""
    # The levels are small: as arrays they are made once here, not once for each slice of rows.
    tree = [
        (np.array(level.parent), np.array(level.drawn), [(np.array(w), np.array(o, float)) for w, o in level.ended])
        for level in levels(rules)
    ]
    found = np.empty((len(left), len(VALUES), ENDINGS))
    for start in range(0, len(left), _AT_ONCE):
        found[start : start + _AT_ONCE] = _weighed(tree, left[start : start + _AT_ONCE])
    return found


def _weighed(tree: list[tuple[Ints, Ints, list[tuple[Ints, Floats]]]], left: Ints) -> Floats:
    """The same for a slice of rows that fits the cache."""
    cards = left.sum(axis=1)
    copies = np.maximum(left.T[:, None, :] - np.arange(_COPIES)[None, :, None], 0).reshape(-1, len(left)).astype(float)
    found = np.zeros((ENDINGS, len(VALUES), len(left)))
    weight = np.ones((1, len(left)))
    for n, (parent, drawn, ended) in enumerate(tree):
        weight = weight[parent] * (copies / np.maximum(cards - n, 1))[drawn]
        for ending, (which, orders) in enumerate(ended):
            if len(which):
                found[ending] += orders.T @ weight[which]
    ups = np.maximum(left.T, 1) / np.maximum(cards, 1)
    chances: Floats = (found / ups).transpose(2, 1, 0)
    return chances
