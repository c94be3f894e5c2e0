"""Three tiers of limits, and which chips fit them (rulebook §0)."""

from __future__ import annotations

from dataclasses import dataclass

from casino_desktop.engine.money import Mills

CHIPS: tuple[Mills, ...] = tuple(
    Mills(c) for c in (100, 500, 1_000, 5_000, 25_000, 100_000, 500_000, 1_000_000, 5_000_000)
)


@dataclass(frozen=True, slots=True)
class Tier:
    """A tier by name: least and most of a main bet; a side bet's most is a tenth."""

    id: str
    least: Mills
    most: Mills
    largest_chip: Mills

    @property
    def side_most(self) -> Mills:
        return Mills(self.most // 10)

    @property
    def chips(self) -> tuple[Mills, ...]:
        return tuple(chip for chip in CHIPS if self.least <= chip <= self.largest_chip)

    @property
    def step(self) -> Mills:
        """The smallest chip: every stake is a multiple of it."""
        return self.chips[0]


LOW = Tier("low", Mills(100), Mills(50_000), Mills(25_000))
CLASSIC = Tier("classic", Mills(1_000), Mills(500_000), Mills(500_000))
HIGH = Tier("high", Mills(25_000), Mills(10_000_000), Mills(5_000_000))
TIERS: tuple[Tier, ...] = (LOW, CLASSIC, HIGH)


def tier_of(name: str) -> Tier:
    """The tier called *name*."""
    return next(tier for tier in TIERS if tier.id == name)


@dataclass(frozen=True, slots=True)
class Range:
    """Least and most of one spot."""

    least: Mills
    most: Mills
