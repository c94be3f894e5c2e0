"""The roulette table as a value (rulebook §3)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RouletteRules:
    """A wheel with one zero; every bet pays 36/n − 1 to 1 on the n numbers that it covers."""

    pockets: int = 37
    published_rtp: str | None = None
