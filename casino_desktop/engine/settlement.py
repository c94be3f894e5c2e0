"""What became of each bet: verdict, pay, and the reason as an enum with numbers, for a screen to say in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from casino_desktop.engine.money import PUSH, Mills, Odds


class Verdict(Enum):
    """WON pays stake and profit, RETURNED gives the stake back, LOST nothing."""

    WON = "won"
    RETURNED = "returned"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class Line:
    """One bet of a settled round. *why* names the rule that decided, *numbers* what it saw."""

    spot: str
    stake: Mills
    verdict: Verdict
    returned: Mills
    odds: Odds | None = None
    why: str = ""
    numbers: tuple[int, ...] = ()


def line(spot: str, stake: Mills, odds: Odds | None, why: str = "", numbers: tuple[int, ...] = ()) -> Line:
    """The line of a bet that is paid at *odds*; ``None`` loses."""
    if odds is None:
        return Line(spot, stake, Verdict.LOST, Mills(0), None, why, numbers)
    verdict = Verdict.RETURNED if odds == PUSH else Verdict.WON
    return Line(spot, stake, verdict, Mills(stake + odds.win(stake)), odds, why, numbers)


def returned(lines: Iterable[Line]) -> Mills:
    """All that goes back to the player."""
    return Mills(sum(line.returned for line in lines))


def win(lines: Iterable[Line]) -> Mills:
    """WIN as the tables count it: stake and profit of the winning bets (rulebook §0)."""
    return Mills(sum(line.returned for line in lines if line.verdict is Verdict.WON))
