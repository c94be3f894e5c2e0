"""Money as integer mills and odds that are exact or a bug (rulebook §0)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NewType

Mills = NewType("Mills", int)
"""A thousandth of the currency's unit: 0.10 is ``Mills(100)``."""

UNIT = Mills(1000)
NOTHING = Mills(0)


class InexactPayout(ArithmeticError):
    """A stake whose pay is not a whole number of mills: a bug in the table's chips or odds."""

    def __init__(self, stake: Mills, odds: Odds) -> None:
        super().__init__(f"{stake} mills at {odds.profit}:{odds.per}")
        self.stake, self.odds = stake, odds


@dataclass(frozen=True, slots=True)
class Odds:
    """Profit per unit staked: ``Odds(3, 2)`` is "3 to 2", ``Odds(19, 20)`` is 0.95 to 1."""

    profit: int
    per: int = 1

    def win(self, stake: Mills) -> Mills:
        """The profit on *stake*, without the stake."""
        profit, rest = divmod(stake * self.profit, self.per)
        if rest:
            raise InexactPayout(stake, self)
        return Mills(profit)


PUSH = Odds(0)
"""The stake comes back and nothing with it."""
