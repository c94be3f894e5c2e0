"""The spots of a table: which there are, how much each takes, and what must lie beside it (rulebook §0, limits)."""

from __future__ import annotations

from casino_desktop.engine.baccarat.bets import BaccaratRules
from casino_desktop.engine.blackjack.rules import BlackjackRules
from casino_desktop.engine.limits import Range, Tier
from casino_desktop.engine.money import Mills
from casino_desktop.engine.roulette import bets as roulette
from casino_desktop.engine.spec import TableSpec

EVEN_CHANCE_COVERS = 18


def spots_of(spec: TableSpec) -> tuple[str, ...]:
    """The ids of every spot that a chip may lie on."""
    rules = spec.rules
    if isinstance(rules, BaccaratRules):
        return tuple(bet.id for bet in rules.bets)
    if isinstance(rules, BlackjackRules):
        return _hands(rules)
    return tuple(spot.id for spot in roulette.SPOTS)


def range_of(spec: TableSpec, tier: Tier, spot: str) -> Range | None:
    """Least and most of an opening stake on *spot*; ``None``: there is no such spot."""
    rules = spec.rules
    if isinstance(rules, BaccaratRules):
        bet = rules.bet(spot)
        return None if bet is None else bet.range(tier)
    if isinstance(rules, BlackjackRules):
        return Range(tier.least, tier.most) if spot in _hands(rules) else None
    place = roulette.spot_of(spot)
    return None if place is None else Range(tier.least, _roulette_most(tier, len(place.numbers)))


def needs(spec: TableSpec, spot: str) -> tuple[str, ...]:
    """Spots of which one must have a stake for *spot* to take one; none for most."""
    bet = spec.rules.bet(spot) if isinstance(spec.rules, BaccaratRules) else None
    return () if bet is None else bet.needs


def _roulette_most(tier: Tier, covered: int) -> Mills:
    """In proportion to the numbers covered, down to a multiple of the smallest chip."""
    most = tier.most * covered // EVEN_CHANCE_COVERS
    return Mills(most - most % tier.step)


def _hands(rules: BlackjackRules) -> tuple[str, ...]:
    """Own hands, or the seats of the table and the places behind them."""
    kinds = ("seat", "behind") if rules.seated else ("hand",)
    return tuple(f"{kind}-{n}" for kind in kinds for n in range(1, rules.hands + 1))
