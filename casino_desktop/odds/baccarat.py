"""Every baccarat bet, exactly, by enumeration over our own dealing and pay code (rulebook §2).

Two coups that end with the same totals, in as many cards each, and with the same pairs, are alike to every bet. So the
coups are counted by such kinds in whole numbers, and each bet is asked once a kind, with a coup that our code dealt.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations_with_replacement, product

from casino_desktop.engine.baccarat.bets import BaccaratRules, Bet
from casino_desktop.engine.baccarat.coup import Coup, coup
from casino_desktop.engine.cards import Card
from casino_desktop.odds.bet import BetOdds, bet_odds
from casino_desktop.odds.pairs import KINDS, Pairs, Values, example, pairings, patterns

Outcome = tuple[Coup, int]
"""A coup, and the ways to deal all coups of its kind."""
Ending = tuple[int, int, int, int]
"""Final totals of Player and Banker, and how many cards each has."""

_HANDS = tuple(combinations_with_replacement(range(10), 2))


@dataclass(slots=True)
class Opening:
    """All deals of four cards that agree in both totals (and, where it is asked for, in their pairs).

    *seen* and *both* weigh how often a value, or two values, lie among the four: they tell how many third cards are
    left over all these deals together, without a walk through each deal.
    """

    cards: tuple[Card, Card, Card, Card]
    """one of these deals, in the order dealt"""
    ways: int = 0
    seen: list[int] = field(default_factory=lambda: [0] * 10)
    both: list[int] = field(default_factory=lambda: [0] * 100)

    def add(self, a: int, b: int, c: int, d: int, ways: int) -> None:
        seen, both = self.seen, self.both
        self.ways += ways
        for v in (a, b, c, d):
            seen[v] += ways
        for at in (10 * a + b, 10 * a + c, 10 * a + d, 10 * b + c, 10 * b + d, 10 * c + d):
            both[at] += ways

    def then(self, shoe: list[int], x: int) -> int:
        """Ways to deal these four cards and then an x."""
        return shoe[x] * self.ways - self.seen[x]

    def then_both(self, shoe: list[int], x: int, y: int) -> int:
        """Ways to deal these four cards, then an x, then a y."""
        ways = shoe[y] * self.then(shoe, x) - shoe[x] * self.seen[y] + self.both[10 * x + y] + self.both[10 * y + x]
        return ways + self.seen[x] - self.then(shoe, x) if x == y else ways


def baccarat_odds(rules: BaccaratRules) -> dict[str, BetOdds]:
    """Return, variance and hit frequency of every bet of the table, from a full shoe."""
    shown: dict[tuple[bool, bool], list[Outcome]] = {}
    odds = {}
    for bet in rules.bets:
        looks = ends, pairs = _looks(bet)
        if looks not in shown:
            shown[looks] = _endings(rules.decks, pairs=pairs) if ends else _pairs_only(rules.decks)
        odds[bet.id] = bet_odds(((bet.odds(coup), ways) for coup, ways in shown[looks]), bet.published_rtp)
    return odds


def _looks(bet: Bet) -> tuple[bool, bool]:
    """Whether a bet looks at how the coup ends, and whether at its pairs."""
    whens = [when for when, _ in bet.pays]
    ends = any((w.winner, w.total, w.cards, w.dealt, w.margin, w.natural) != (None,) * 6 for w in whens)
    return ends, any(when.pairs or when.any_pair for when in whens)


def _pairs_only(decks: int) -> list[Outcome]:
    """A coup for each way to have pairs: how it goes on is all the same."""
    ways: Counter[Pairs] = Counter()
    having: dict[Pairs, Values] = {}
    for values, times in patterns():
        for pairs, n in pairings(values, decks):
            ways[pairs] += n * times
            having[pairs] = values
    return [(coup(iter(example(having[pairs], pairs) * 2)), n) for pairs, n in ways.items()]


def _endings(decks: int, *, pairs: bool) -> list[Outcome]:
    """A coup for each way to end (and to have pairs, if a bet looks at both)."""
    shoe = [len(kinds) * decks for kinds in KINDS]
    ways: dict[tuple[Ending, Pairs | None], int] = {}
    coups: dict[tuple[Ending, Pairs | None], tuple[Coup, int | None]] = {}
    for made, opening in _openings(shoe, decks, pairs=pairs):
        for ending, ended, last, n in _drawn(shoe, opening):
            kind = (ending, made)
            if kind not in ways:
                ways[kind], coups[kind] = 0, (ended, last)
            ways[kind] += n
    return [(_finished(*coups[kind]), n) for kind, n in ways.items()]


def _openings(shoe: list[int], decks: int, *, pairs: bool) -> Iterator[tuple[Pairs | None, Opening]]:
    """The deals of four cards, put together by their totals, and by their pairs where a bet looks at them."""
    openings: dict[tuple[int, int, Pairs | None], Opening] = {}
    for (a, b), (c, d) in product(_HANDS, _HANDS):
        values = (a, b, c, d)
        orders = (1 if a == b else 2) * (1 if c == d else 2)
        for made, ways in pairings(values, decks) if pairs else [(None, _ways(shoe, a, b, c, d))]:
            key = ((a + b) % 10, (c + d) % 10, made)
            if key not in openings:
                openings[key] = Opening(example(values, made))
            openings[key].add(a, b, c, d, ways * orders)
    return ((made, opening) for (_, _, made), opening in openings.items())


def _ways(shoe: list[int], a: int, b: int, c: int, d: int) -> int:
    """Ways to deal four cards of these values."""
    third, fourth = shoe[c] - (a == c) - (b == c), shoe[d] - (a == d) - (b == d) - (c == d)
    return shoe[a] * (shoe[b] - (a == b)) * third * fourth


def _drawn(shoe: list[int], opening: Opening) -> Iterator[tuple[Ending, Coup, int | None, int]]:
    """Every ending of this opening; our own dealing says who draws. All ways are those of six cards."""
    left = sum(shoe) - 4
    for x in range(10):
        ended = coup(iter((*opening.cards, KINDS[x][0], KINDS[x][0])))
        player, banker = len(ended.player), len(ended.banker)
        (total, other) = ended.totals
        if player + banker == 4:
            yield (total, other, player, banker), ended, None, opening.ways * left * (left - 1)
            return
        if player + banker == 5:
            yield (total, other, player, banker), ended, None, opening.then(shoe, x) * (left - 1)
        else:
            for y in range(10):
                yield (total, (other - x + y) % 10, player, banker), ended, y, opening.then_both(shoe, x, y)


def _finished(ended: Coup, last: int | None) -> Coup:
    """The coup with another last card of the Banker."""
    return ended if last is None else Coup(ended.player, (*ended.banker[:2], KINDS[last][0]))
