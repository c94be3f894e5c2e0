"""Perfect play of one hand: what each act is worth with any own cards against any up card (rulebook §4).

A hand faces a full, freshly shuffled shoe; a decision may depend on all own cards and on the up card. Each half of a
split is played as if the other were not there, with the other card of the pair gone from the shoe.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from casino_desktop.engine.blackjack.hand import BEST, Hand, dealer_peeks
from casino_desktop.engine.blackjack.opening import PLAYER, Wager
from casino_desktop.engine.blackjack.pay import Cashier
from casino_desktop.engine.blackjack.question import Act
from casino_desktop.engine.blackjack.rules import BlackjackRules
from casino_desktop.engine.cards import Card, Suit
from casino_desktop.engine.money import Mills
from casino_desktop.odds.dealer import BLACKJACK, VALUES, Floats, Ints, endings, hand_of
from casino_desktop.odds.states import OVER, WHOLE, States, states

Shoe = tuple[int, ...]
"""How many cards of each value, ace to ten."""

_UNIT = Mills(2000)
_DEALERS = tuple(map(hand_of, ((10, 7), (10, 8), (10, 9), (10, 10), (7, 7, 7), (10, 6, 10), (1, 10))))
_OWN = tuple(map(hand_of, ((10, 2), (10, 7), (10, 8), (10, 9), (10, 10), (7, 7, 7), (1, 10), (10, 6, 10))))
"""A hand of each ending and of each class, to show to the engine's cashier."""

_NEVER = -np.inf
_ROUNDING = 1e-12
"""two acts that differ by less are worth the same"""


def shoe_of(rules: BlackjackRules) -> Shoe:
    """The cards of a full shoe by value."""
    return (4 * rules.decks,) * 9 + (16 * rules.decks,)


def profits(rules: BlackjackRules, *, doubled: bool) -> Floats:
    """[class, ending]: what the engine gives back on one unit, less what was staked."""
    wager, extra = Wager(0, 1, PLAYER, _UNIT), _UNIT if doubled else Mills(0)

    def profit(own: Hand, dealer: Hand) -> float:
        lines = tuple(Cashier(rules, dealer).hand_lines(wager, 0, own, _UNIT, extra))
        return sum(line.returned - line.stake for line in lines) / _UNIT

    return np.array([[profit(own, dealer) for dealer in _DEALERS] for own in _OWN])


def looked_for(rules: BlackjackRules, up: int) -> int | None:
    """The hole value that the dealer looks for under this up card."""
    return 11 - up if up in (1, 10) and dealer_peeks(rules, Card(up, Suit.SPADES)) else None


@dataclass(frozen=True, slots=True)
class Solution:
    """Expected profits [row, up] on one unit once the dealer has looked and has no blackjack; −∞: not allowed."""

    endings: Floats
    """[row, up, ending]"""
    draws: Floats
    """[row, up, value]: the chance of the next card"""
    busts: Floats
    """[row, up, ending] of two cards: one more is too many, and the dealer ends so"""
    acts: dict[Act, Floats]

    @property
    def best(self) -> Floats:
        best: Floats = np.maximum.reduce(list(self.acts.values()))
        return best

    def chosen(self) -> dict[Act, NDArray[np.bool_]]:
        """[row, up] by act: whether it is played; of acts that are worth the same, the first, which stakes less."""
        good_enough = self.best - _ROUNDING
        first = np.argmax([worth >= good_enough for worth in self.acts.values()], axis=0)
        return {act: first == i for i, act in enumerate(self.acts)}


def draws(rules: BlackjackRules, left: Ints) -> Floats:
    """[row, up, value]: the chance of the next card when *left* [row, value] and the up card is one of them.

    That the hole card is not the one looked for makes that one likelier to come.
    """
    found = np.empty((len(left), len(VALUES), len(VALUES)))
    for up in VALUES:
        rest = left.copy()
        rest[:, up - 1] -= 1
        rest = np.maximum(rest, 0)
        cards = np.maximum(rest.sum(axis=1, keepdims=True), 2)
        hole = looked_for(rules, up)
        if hole is None:
            found[:, up - 1] = rest / cards
        else:
            others = cards - rest[:, hole - 1 : hole]
            found[:, up - 1] = rest * (others - 1) / (np.maximum(others, 1) * (cards - 1))
            found[:, up - 1, hole - 1] = rest[:, hole - 1] / (cards[:, 0] - 1)
    return found


def unless_blackjack(rules: BlackjackRules, chances: Floats) -> Floats:
    """The endings [row, up, ending] when the dealer has looked and found no blackjack."""
    for up in VALUES:
        if looked_for(rules, up) is not None:
            chances[:, up - 1, BLACKJACK] = 0
            chances[:, up - 1] /= np.maximum(chances[:, up - 1].sum(axis=1, keepdims=True), 1e-300)
    return chances


@cache
def solved(rules: BlackjackRules, shoe: Shoe) -> Solution:
    """The worth of every act in every state."""
    hands = states()
    left = np.array(shoe) - hands.gone
    alike, which = np.unique(left, axis=0, return_inverse=True)
    chances = unless_blackjack(rules, endings(rules, np.maximum(alike, 0)))[which.reshape(-1)]
    drawn = draws(rules, left)
    stand = np.einsum("rue,re->ru", chances, profits(rules, doubled=False)[hands.kind])
    busts = _busts(hands, chances, drawn)
    double = _doubled(hands, chances, drawn, busts, profits(rules, doubled=True))
    hit, split = _hit_and_split(hands, drawn, stand, double)
    acts = {Act.STAND: stand, Act.HIT: hit, Act.DOUBLE: double, Act.SPLIT: split}
    return Solution(chances, drawn, busts, acts)


def _busts(hands: States, chances: Floats, drawn: Floats) -> Floats:
    """[row, up, ending] of two-card hands: all ends of the dealer, less those met with a third card that fits."""
    busts = np.zeros_like(chances)
    rows = np.flatnonzero(hands.size == 2)
    reached = np.concatenate([chances, np.zeros_like(chances[:1])])[hands.after[rows]]
    busts[rows] = np.maximum(chances[rows] - np.einsum("ruv,rvue->rue", drawn[rows], reached), 0)
    return busts


def _doubled(hands: States, chances: Floats, drawn: Floats, busts: Floats, pays: Floats) -> Floats:
    """[row, up]: one card more at twice the stake, on any two cards that may still take one."""
    double = np.full(chances.shape[:2], _NEVER)
    rows = np.flatnonzero((hands.size == 2) & ~hands.ends)
    stood = np.einsum("rue,re->ru", chances, pays[hands.kind])
    stood = np.concatenate([stood, np.zeros_like(stood[:1])])
    double[rows] = np.einsum("ruv,rvu->ru", drawn[rows], stood[hands.after[rows]]) + busts[rows] @ pays[OVER]
    return double


def _hit_and_split(hands: States, drawn: Floats, stand: Floats, double: Floats) -> tuple[Floats, Floats]:
    """[row, up] of both, from the fullest hands down; the halves first, as a split is worth what they are."""
    hit, split = np.full_like(stand, _NEVER), np.full_like(stand, _NEVER)
    best = np.concatenate([stand, np.full_like(stand[:1], -1)])
    for is_half in (True, False):
        for hard in range(BEST, 0, -1):
            rows = np.flatnonzero((hands.hard == hard) & ((hands.pair != WHOLE) == is_half) & ~hands.ends)
            hit[rows] = np.einsum("ruv,rvu->ru", drawn[rows], best[hands.after[rows]])
            best[rows] = np.maximum.reduce([stand[rows], hit[rows], double[rows], split[rows]])
        for value in VALUES:
            split[hands.row[WHOLE, (value, value)]] = 2 * hit[hands.row[value, (value,)]]
    return hit, split
