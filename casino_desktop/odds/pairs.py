"""How often the first two cards of the hands are pairs, of a rank or of the very same card (rulebook §2)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import product
from math import perm

from casino_desktop.engine.baccarat.bets import PairKind, is_pair
from casino_desktop.engine.baccarat.coup import Coup, Side, value
from casino_desktop.engine.cards import DECK, RANKS, Card

KINDS: tuple[tuple[Card, ...], ...] = tuple(tuple(card for card in DECK if value(card) == v) for v in range(10))
"""The cards of one deck by their value."""

Pairs = tuple[PairKind | None, PairKind | None]
"""The closest pair that the Player has, and the Banker."""

NO_PAIRS: Pairs = (None, None)

Values = tuple[int, int, int, int]
"""Two values of the Player, two of the Banker."""


@cache
def pair_of(first: Card, second: Card) -> PairKind | None:
    """The closest pair that two cards are, as the bets see it."""
    hand = (first, second)
    kinds = (PairKind.RANK_AND_SUIT, PairKind.RANK)
    return next((kind for kind in kinds if is_pair(Coup(hand, hand), Side.PLAYER, kind)), None)


def example(values: Values, pairs: Pairs | None = None) -> tuple[Card, Card, Card, Card]:
    """Four cards of these values (and pairs, if they matter), in the order dealt: P, B, P, B."""
    if pairs is None:
        p1, p2, b1, b2 = (KINDS[v][0] for v in values)
    else:
        (p1, p2), (b1, b2) = _hand(*values[:2], pairs[0]), _hand(*values[2:], pairs[1])
    return p1, b1, p2, b2


def _hand(a: int, b: int, pair: PairKind | None) -> tuple[Card, Card]:
    return next(hand for hand in product(KINDS[a], KINDS[b]) if pair_of(*hand) is pair)


def pairings(values: Values, decks: int) -> list[tuple[Pairs, int]]:
    """The ways to deal cards of these values to P, P, B, B, by the pairs that they make."""
    found: list[tuple[Pairs, int]] = [(NO_PAIRS, 1)]
    for v in set(values):
        more = _shapes(min(v, 1), values[:2].count(v), values[2:].count(v), decks)
        found = [((p[0] or q[0], p[1] or q[1]), ways * n) for p, ways in found for q, n in more.items()]
    return found


def patterns() -> Iterator[tuple[Values, int]]:
    """Which of four cards agree in rank, and how many choices of ranks do so: no pair depends on which ranks they are.

    The values 1, 2, 3, 4 have one rank each and stand for any four ranks.
    """
    cards = range(1, 5)
    for values in product(cards, cards, cards, cards):
        ranks = list(dict.fromkeys(values))
        if ranks == list(range(1, len(ranks) + 1)):
            yield values, perm(len(RANKS), len(ranks))


@cache
def _shapes(v: int, players: int, bankers: int, decks: int) -> dict[Pairs, int]:
    """Ways to deal so many cards of value *v* (1 stands for all but zero) to each hand, by the pairs that they make.

    Every kind is like every other, so the first card is fixed and counts for all of them.
    """
    kinds = KINDS[v]
    pairs = [[pair_of(a, b) for b in kinds] for a in kinds]
    found: defaultdict[Pairs, int] = defaultdict(int)
    for rest in product(range(len(kinds)), repeat=players + bankers - 1):
        cards = (0, *rest)
        ways = len(kinds)
        for i, card in enumerate(cards):
            ways *= decks - cards[:i].count(card)
        player = pairs[cards[0]][cards[1]] if players == 2 else None
        banker = pairs[cards[-2]][cards[-1]] if bankers == 2 else None
        found[player, banker] += ways
    return dict(found)
