"""A stake on a spot: what is accepted, stored and settled."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from casino_desktop.engine.money import Mills


@dataclass(frozen=True, slots=True)
class Stake:
    """Money on one spot of the felt."""

    spot: str
    amount: Mills


Stakes = tuple[Stake, ...]


def total(stakes: Iterable[Stake]) -> Mills:
    """All the money in *stakes*."""
    return Mills(sum(stake.amount for stake in stakes))


def gathered(stakes: Iterable[Stake]) -> Stakes:
    """One stake a spot, in the order in which the spots were first used."""
    amounts: dict[str, int] = {}
    for stake in stakes:
        amounts[stake.spot] = amounts.get(stake.spot, 0) + stake.amount
    return tuple(Stake(spot, Mills(amount)) for spot, amount in amounts.items())
