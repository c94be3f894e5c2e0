"""What a bet is worth: the figures that every table is described by (rulebook §2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

from casino_desktop.engine.money import Odds

Number = Fraction | float
"""Exact where the enumeration is one of whole numbers; blackjack's perfect play is a double."""


@dataclass(frozen=True, slots=True)
class BetOdds:
    """Return, variance and hit frequency of one unit staked; *hit* counts what pays a profit, not a push."""

    returns: Number
    variance: Number
    hit: Number
    published: str | None = None
    """the return that the table's source prints, in per cent"""

    @property
    def edge(self) -> Number:
        """What the house keeps."""
        return 1 - self.returns

    @property
    def sd(self) -> float:
        return sqrt(self.variance)


def bet_odds(outcomes: Iterable[tuple[Odds | None, int]], published: str | None = None) -> BetOdds:
    """The odds of a bet from what it pays (``None`` loses) and the weight of everything that can happen."""
    weights: Counter[Odds | None] = Counter()
    for odds, ways in outcomes:
        weights[odds] += ways
    weight = weights.total()
    profits = [(Fraction(-1) if odds is None else Fraction(odds.profit, odds.per), n) for odds, n in weights.items()]
    mean = sum(profit * n for profit, n in profits) / Fraction(weight)
    square = sum(profit * profit * n for profit, n in profits) / Fraction(weight)
    return BetOdds(1 + mean, square - mean * mean, Fraction(sum(n for p, n in profits if p > 0), weight), published)
