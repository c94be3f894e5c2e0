"""How the dealer ends when any given cards are gone from the shoe, exactly (rulebook §4).

All orders in which the same cards can come are equally likely. So the dealer's hands are counted as sets of cards, each
with the number of orders that our own rules allow, and weighed for thousands of own hands at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import groupby

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
_AT_ONCE = 64
"""own hands weighed in one go: they stay in a processor's cache, and are too few to be shared out among threads"""


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


@dataclass(frozen=True, slots=True)
class Tree:
    """The finished hands that are not bust, and what they begin with: each is another hand and one card more."""

    levels: tuple[tuple[slice, Ints, Ints], ...]
    """by number of cards: which hands these are, what each was before, and which of the draws came"""
    draws: tuple[Ints, Ints]
    """every draw that is needed: the card (0 for an ace), and how many of its value were there already"""
    ended: tuple[tuple[int, Ints, Floats], ...]
    """an ending, the hands that end so, and in how many orders after each up card"""
    size: int


@cache
def tree(rules: BlackjackRules) -> Tree:
    """The cards of a hand in rising order, so that beginnings are weighed once. What remains is bust."""
    ends = {cards: end for cards, end in finished(rules).items() if end[0] != BUST}
    hands = sorted({cards[:n] for cards in ends for n in range(len(cards) + 1)}, key=lambda cards: (len(cards), cards))
    place = {cards: i for i, cards in enumerate(hands)}
    drawn = [(cards[-1] - 1, cards.count(cards[-1]) - 1) for cards in hands[1:]]
    draws = {draw: i for i, draw in enumerate(dict.fromkeys(drawn))}
    levels = []
    for _, level in groupby(hands[1:], key=len):
        same = [place[cards] for cards in level]
        before = np.array([place[hands[i][:-1]] for i in same])
        levels.append((slice(same[0], same[-1] + 1), before, np.array([draws[drawn[i - 1]] for i in same])))
    ended = []
    for ending in sorted({ending for ending, _ in ends.values()}):
        alike = [cards for cards in ends if ends[cards][0] == ending]
        orders = np.array([ends[cards][1] for cards in alike], float)
        ended.append((ending, np.array([place[cards] for cards in alike]), orders.T.copy()))
    which = np.array(list(draws))
    return Tree(tuple(levels), (which[:, 0], which[:, 1]), tuple(ended), len(hands))


def endings(rules: BlackjackRules, left: Ints) -> Floats:
    """The chance of each ending [row, up, ending], for the cards *left* [row, value] of which the up card is one."""
    found = np.empty((len(left), len(VALUES), ENDINGS))
    for start in range(0, len(left), _AT_ONCE):
        found[start : start + _AT_ONCE] = _weighed(tree(rules), left[start : start + _AT_ONCE])
    return found


def _weighed(tree: Tree, left: Ints) -> Floats:
    """The same for few rows."""
    cards = left.sum(axis=1)
    values, copies = tree.draws
    fitting = np.maximum(left.T[values] - copies[:, None], 0).astype(float)
    weight = np.ones((tree.size, len(left)))
    for n, (level, before, draw) in enumerate(tree.levels):
        np.multiply(weight[before], (fitting / np.maximum(cards - n, 1))[draw], out=weight[level])
    found = np.zeros((ENDINGS, len(VALUES), len(left)))
    for ending, hands, orders in tree.ended:
        found[ending] = orders @ weight[hands]
    found *= cards / np.maximum(left.T, 1)
    found[BUST] = 1 - found.sum(axis=0)
    chances: Floats = found.transpose(2, 1, 0)
    return chances
