"""Blackjack the slow way, in plain fractions and plain recursion: what the fast one is checked against."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

BLACKJACK = "blackjack"


def total(cards: tuple[int, ...]) -> tuple[int, bool]:
    hard = sum(cards)
    soft = 1 in cards and hard <= 11
    return (hard + 10 if soft else hard), soft


@dataclass(frozen=True)
class SlowTable:
    """A shoe {value: count} and the rules that matter."""

    shoe: tuple[tuple[int, int], ...]
    peeks: tuple[int, ...]
    late_takes_all: bool = False
    hits_soft_17: bool = False

    def left(self, gone: tuple[int, ...]) -> dict[int, int]:
        seen = Counter(gone)
        return {value: count - seen[value] for value, count in self.shoe if count > seen[value]}


@cache
def dealer(table: SlowTable, cards: tuple[int, ...], gone: tuple[int, ...]) -> dict[object, Fraction]:
    """Chance of each end; *gone* are cards out of the shoe that are not the dealer's."""
    points, soft = total(cards)
    if len(cards) == 2 and points == 21:
        return {BLACKJACK: Fraction(1)}
    if points > 17 or (points == 17 and not (soft and table.hits_soft_17)):
        return {"bust" if points > 21 else points: Fraction(1)}
    left = table.left(gone + cards)
    found: Counter[object] = Counter()
    for value, count in left.items():
        for end, chance in dealer(table, tuple(sorted((*cards, value))), gone).items():
            found[end] += chance * Fraction(count, sum(left.values()))
    return dict(found)


@cache
def holes(table: SlowTable, gone: tuple[int, ...], up: int) -> dict[int, Fraction]:
    """Chance of each hole card, after the look."""
    left = table.left((*gone, up))
    if up in table.peeks:
        left.pop(11 - up, None)
    return {value: Fraction(count, sum(left.values())) for value, count in left.items()}


@cache
def ends(table: SlowTable, gone: tuple[int, ...], up: int) -> dict[object, Fraction]:
    found: Counter[object] = Counter()
    for hole, chance in holes(table, gone, up).items():
        for end, share in dealer(table, (up, hole), gone).items():
            found[end] += chance * share
    return dict(found)


@cache
def next_card(table: SlowTable, gone: tuple[int, ...], up: int) -> dict[int, Fraction]:
    found: Counter[int] = Counter()
    for hole, chance in holes(table, gone, up).items():
        left = table.left((*gone, up, hole))
        for value, count in left.items():
            found[value] += chance * Fraction(count, sum(left.values()))
    return dict(found)


def profit(table: SlowTable, own: tuple[int, ...], end: object, *, doubled: bool, natural: bool) -> Fraction:
    stake = 2 if doubled else 1
    points = total(own)[0]
    if end == BLACKJACK:
        return Fraction(0) if natural else Fraction(-stake if table.late_takes_all else -1)
    if natural:
        return Fraction(3, 2)
    if points > 21:
        return Fraction(-stake)
    if end == "bust" or points > end:
        return Fraction(stake)
    return Fraction(0) if points == end else Fraction(-stake)


def settled(table: SlowTable, own, gone, up, *, doubled=False, natural=False) -> Counter:
    found = Counter()
    for end, chance in ends(table, gone, up).items():
        found[profit(table, own, end, doubled=doubled, natural=natural), end] += chance
    return found


@cache
def acts(table: SlowTable, own: tuple[int, ...], up: int, pair: int | None = None) -> dict[str, Counter]:
    """The joint chances of profit and dealer's end of each act."""
    gone = own if pair is None else tuple(sorted((*own, pair)))
    natural = pair is None and len(own) == 2 and total(own)[0] == 21
    found = {"stand": settled(table, own, gone, up, natural=natural)}
    if total(own)[0] >= 21 or (pair == 1 and len(own) == 2):
        return found
    hit, double = Counter(), Counter()
    for value, chance in next_card(table, gone, up).items():
        more = tuple(sorted((*own, value)))
        with_it = tuple(sorted((*gone, value)))
        after = settled(table, more, with_it, up) if total(more)[0] > 21 else best(table, more, up, pair)
        for key, share in after.items():
            hit[key] += chance * share
        for key, share in settled(table, more, with_it, up, doubled=True).items():
            double[key] += chance * share
    found["hit"] = hit
    if len(own) == 2:
        found["double"] = double
    if pair is None and len(own) == 2 and own[0] == own[1]:
        found["split"] = split(table, own[0], up)
    return found


def split(table: SlowTable, value: int, up: int) -> Counter:
    """Both halves meet the same end of the dealer, and are otherwise independent."""
    half = acts(table, (value,), up, value)["hit"]
    ends = Counter()
    for (_, end), chance in half.items():
        ends[end] += chance
    found = Counter()
    for (first, end), chance in half.items():
        for (second, other), share in half.items():
            if end == other:
                found[first + second, end] += chance * share / ends[end]
    return found


def best(table: SlowTable, own: tuple[int, ...], up: int, pair: int | None = None) -> Counter:
    return max(acts(table, own, up, pair).values(), key=mean)


def game(table: SlowTable) -> Counter:
    """Chance of each profit of a perfectly played hand."""
    found = Counter()
    cards = sum(count for _, count in table.shoe)
    for first in dict(table.shoe):
        for second, n in table.left((first,)).items():
            for up, m in table.left((first, second)).items():
                own = tuple(sorted((first, second)))
                weight = Fraction(dict(table.shoe)[first] * n * m, cards * (cards - 1) * (cards - 2))
                caught = Fraction(0)
                if up in table.peeks:
                    left = table.left((*own, up))
                    caught = Fraction(left.get(11 - up, 0), sum(left.values()))
                    found[Fraction(0 if total(own)[0] == 21 else -1)] += weight * caught
                for (profit, _), chance in best(table, own, up).items():
                    found[profit] += weight * (1 - caught) * chance
    return found


def mean(chances) -> Fraction:
    return sum(profit * chance for (profit, _), chance in chances.items())
