"""Exact blackjack: the return of perfect play, the worth of each act, and insurance (rulebook §4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt

import numpy as np

from casino_desktop.engine.blackjack.opening import PLAYER, Wager
from casino_desktop.engine.blackjack.pay import Cashier
from casino_desktop.engine.blackjack.rules import BlackjackRules
from casino_desktop.engine.money import UNIT
from casino_desktop.odds.bet import BetOdds, bet_odds
from casino_desktop.odds.dealer import BLACKJACK, hand_of
from casino_desktop.odds.play import Shoe, profits, shoe_of, solved
from casino_desktop.odds.spread import first_cards, spread
from casino_desktop.odds.states import WHOLE, states


@dataclass(frozen=True, slots=True)
class BlackjackOdds:
    """Perfect play of one hand for one unit, without insurance; *hit* is the chance to end with a profit.

    For *sd* and *hit* the halves of a split meet the same end of the dealer, and are otherwise independent.
    """

    return_: float
    edge: float
    sd: float
    hit: float


def actions(rules: BlackjackRules, hand: Sequence[int], up: int, *, from_split: bool = False) -> dict[str, float]:
    """What each allowed act is worth in units of the stake, once the dealer has looked and has no blackjack.

    Ranks are those of cards, ace 1 to king 13. The half of a split names its card of the pair first.
    """
    cards = tuple(min(rank, 10) for rank in hand)
    row = states().row.get((cards[0] if from_split else WHOLE, tuple(sorted(cards))))
    if row is None:
        raise ValueError(f"not a hand that is played: {list(hand)}")
    acts = solved(rules, shoe_of(rules)).acts
    worth = {act.value: float(acts[act][row, min(up, 10) - 1]) for act in acts}
    return {act: value for act, value in worth.items() if value != -np.inf}


def insurance(rules: BlackjackRules) -> BetOdds:
    """One unit of insurance against an ace, own cards unseen: it wins when the hole card is a ten-value."""
    wager = Wager(0, 1, PLAYER, UNIT)
    holes = ((value, count - (value == 1)) for value, count in enumerate(shoe_of(rules), start=1))
    lines = ((Cashier(rules, hand_of((1, hole))).insurance_line(wager, UNIT), ways) for hole, ways in holes)
    return bet_odds((line.odds, ways) for line, ways in lines)


@cache
def perfect_play(rules: BlackjackRules) -> BlackjackOdds:
    """Return per unit of the opening stake, edge, standard deviation and hit frequency from a full shoe."""
    return played(rules, shoe_of(rules))


def played(rules: BlackjackRules, shoe: Shoe) -> BlackjackOdds:
    """The same for any shoe, by the number of cards of each value."""
    solution = solved(rules, shoe)
    dealt, found = first_cards(rules, shoe)
    caught = profits(rules, doubled=False)[states().kind, BLACKJACK][:, None]
    mean = float(np.sum(dealt * ((1 - found) * solution.best + found * caught)))
    square, hit = spread(rules, solution, dealt * (1 - found))
    square += float(np.sum(dealt * found * caught**2))
    return BlackjackOdds(1 + mean, -mean, sqrt(square - mean * mean), hit)
