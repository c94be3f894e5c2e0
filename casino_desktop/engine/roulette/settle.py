"""What each bet gets when the ball lies still (rulebook §3)."""

from __future__ import annotations

from collections.abc import Iterable

from casino_desktop.engine.roulette.bets import Kind, spot_of
from casino_desktop.engine.roulette.rules import RouletteRules
from casino_desktop.engine.settlement import Line, line
from casino_desktop.engine.stake import Stake

ZERO = "zero"


def settle(rules: RouletteRules, pocket: int, stakes: Iterable[Stake]) -> tuple[Line, ...]:
    """Judge every stake by the number spun. A line's reason is its kind of bet, or zero where zero took it."""
    if not 0 <= pocket < rules.pockets:
        raise ValueError(f"no such pocket: {pocket}")
    return tuple(_judged(pocket, stake) for stake in stakes)


def _judged(pocket: int, stake: Stake) -> Line:
    spot = spot_of(stake.spot)
    if spot is None:
        raise ValueError(f"no such spot: {stake.spot}")
    odds = spot.odds if pocket in spot.numbers else None
    return line(stake.spot, stake.amount, odds, _why(spot.kind, pocket), (pocket,))


def _why(kind: Kind, pocket: int) -> str:
    """Zero takes every outside bet in full; else the kind of bet says it."""
    return ZERO if pocket == 0 and kind.is_outside else kind.value
