"""Every hand that a player can hold without going over 21, whole or as the half of a split (rulebook §4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from casino_desktop.engine.blackjack.hand import BEST, Hand
from casino_desktop.odds.dealer import VALUES, Cards, Ints, hand_of

LOW, NATURAL, OVER = 0, 6, 7
"""An own hand ends below 17 (0), with 17 to 21 (1 to 5), with blackjack, or over 21."""
CLASSES = 8
WHOLE = 0
"""The half of a split names the value of its pair; a whole hand this."""

Key = tuple[int, Cards]
"""The pair that was split (or WHOLE), and the cards in rising order."""


@dataclass(frozen=True, slots=True)
class States:
    """Hands as rows of arrays; the row after the last stands for every hand above 21."""

    row: dict[Key, int]
    gone: Ints
    """[row, value]: the own cards, and for a half the other card of the pair"""
    pair: Ints
    """the value that was split, or WHOLE"""
    hard: Ints
    """the sum with aces as 1"""
    size: Ints
    """how many cards"""
    kind: Ints
    """its class if it stands"""
    after: Ints
    """[row, value]: the row of the hand with one more card"""
    ends: NDArray[np.bool_]
    """no card may be taken: 21, blackjack, or a split ace with its one card"""


def class_of(hand: Hand) -> int:
    """Which class an own hand is, as the engine values it."""
    if hand.is_blackjack:
        return NATURAL
    return OVER if hand.is_bust else max(hand.total - 16, LOW)


def ends(hand: Hand) -> bool:
    """21 stands by itself, and a split ace gets one card."""
    return hand.total >= BEST or (hand.is_split_ace and len(hand.cards) > 1)


def _hands(least: int, left: int) -> Iterator[Cards]:
    """All sets of cards from *least* up whose sum is not above *left*."""
    for value in range(least, min(10, left) + 1):
        yield (value,)
        yield from ((value, *more) for more in _hands(value, left - value))


def _keys() -> Iterator[Key]:
    hands = list(_hands(1, BEST))
    yield from ((WHOLE, cards) for cards in hands)
    yield from ((1, cards) for cards in hands if cards[0] == 1 and len(cards) <= 2)
    yield from ((pair, cards) for pair in VALUES[1:] for cards in hands if pair in cards)


@cache
def states() -> States:
    """The hands of any shoe: which of them can come is a matter of its cards."""
    row = {key: i for i, key in enumerate(_keys())}
    own = np.zeros((len(row), len(VALUES)), np.int64)
    for i, (_, cards) in enumerate(row):
        for card in cards:
            own[i, card - 1] += 1
    pair = np.array([pair for pair, _ in row])
    judged = _judged(list(row))
    gone = own.copy()
    gone[pair != WHOLE, pair[pair != WHOLE] - 1] += 1
    return States(
        row=row,
        gone=gone,
        pair=pair,
        hard=own @ np.arange(1, 11),
        size=own.sum(axis=1),
        kind=np.array([kind for kind, _ in judged]),
        after=_after(own, pair),
        ends=np.array([ended for _, ended in judged]),
    )


def _judged(keys: list[Key]) -> list[tuple[int, bool]]:
    """Class and end of each hand; the engine is asked once for hands that it cannot tell apart."""
    known: dict[tuple[int, ...], tuple[int, bool]] = {}
    found = []
    for pair, cards in keys:
        like = (min(pair, 2), sum(cards), cards[0] == 1, min(len(cards), 3))
        if like not in known:
            hand = own_hand(cards, pair)
            known[like] = (class_of(hand), ends(hand))
        found.append(known[like])
    return found


def own_hand(cards: Cards, pair: int) -> Hand:
    """The engine's hand; a half begins with its card of the pair."""
    if pair == WHOLE:
        return hand_of(cards)
    rest = list(cards)
    rest.remove(pair)
    return hand_of((pair, *rest), from_split=True)


def _after(own: Ints, pair: Ints) -> Ints:
    """[row, value]: which row follows; hands are found by a number that their cards spell."""
    place = np.int64(32) ** np.arange(len(VALUES))
    number = own @ place + (pair << 50)
    order = np.argsort(number)
    wanted = number[:, None] + place
    at = np.minimum(np.searchsorted(number[order], wanted), len(number) - 1)
    following: Ints = np.where(number[order][at] == wanted, order[at], len(number))
    return following
