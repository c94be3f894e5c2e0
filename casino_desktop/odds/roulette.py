"""Every kind of roulette bet, exactly: each pocket once, settled by our own code (rulebook §3)."""

from __future__ import annotations

from casino_desktop.engine.money import UNIT
from casino_desktop.engine.roulette.bets import SPOTS, Kind, Spot
from casino_desktop.engine.roulette.rules import RouletteRules
from casino_desktop.engine.roulette.settle import settle
from casino_desktop.engine.stake import Stake
from casino_desktop.odds.bet import BetOdds, bet_odds


def roulette_odds(rules: RouletteRules) -> dict[str, BetOdds]:
    """The odds by kind of bet, the even chances by name: the first spot of a kind speaks for all of it."""
    found: dict[str, BetOdds] = {}
    for spot in SPOTS:
        name = spot.id if spot.kind is Kind.EVEN_CHANCE else spot.kind.value
        if name not in found:
            found[name] = spot_odds(rules, spot)
    return found


def spot_odds(rules: RouletteRules, spot: Spot) -> BetOdds:
    """What one unit on this spot gets from every pocket."""
    stakes = (Stake(spot.id, UNIT),)
    lines = (line for pocket in range(rules.pockets) for line in settle(rules, pocket, stakes))
    return bet_odds(((line.odds, 1) for line in lines), rules.published_rtp)
