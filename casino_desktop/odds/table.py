"""The odds of every bet of a table, by its rules (rulebook §2–§4)."""

from __future__ import annotations

from functools import cache

from casino_desktop.engine.baccarat.bets import BaccaratRules
from casino_desktop.engine.blackjack.rules import BlackjackRules
from casino_desktop.engine.roulette.rules import RouletteRules
from casino_desktop.engine.spec import Rules, TableSpec
from casino_desktop.odds.baccarat import baccarat_odds
from casino_desktop.odds.bet import BetOdds, Number
from casino_desktop.odds.roulette import roulette_odds

PERFECT_PLAY, INSURANCE = "perfect_play", "insurance"


def odds_of(spec: TableSpec) -> dict[str, BetOdds]:
    """By bet: return, edge, standard deviation and hit frequency of one unit staked."""
    return dict(_odds(spec.rules))


def best_return(spec: TableSpec) -> Number:
    """The "up to" of the lobby: the return of the best bet; at blackjack that of perfect play (rulebook §0)."""
    return max(bet.returns for bet in _odds(spec.rules).values())


@cache
def _odds(rules: Rules) -> dict[str, BetOdds]:
    match rules:
        case BaccaratRules():
            return baccarat_odds(rules)
        case RouletteRules():
            return roulette_odds(rules)
        case BlackjackRules():
            return _blackjack_odds(rules)


def _blackjack_odds(rules: BlackjackRules) -> dict[str, BetOdds]:
    # NumPy takes longer to load than the other tables to compute, and the lobby asks for those first.
    from casino_desktop.odds.blackjack import insurance, perfect_play

    play = perfect_play(rules)
    perfect = BetOdds(play.return_, play.sd**2, play.hit, rules.published_rtp)
    return {PERFECT_PLAY: perfect, INSURANCE: insurance(rules)}
