"""Exact blackjack: the return of perfect play, the worth of each act, and insurance (rulebook §4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt

import numpy as np

from casino_desktop.engine.blackjack.question import Act
from casino_desktop.engine.blackjack.rules import BlackjackRules
from casino_desktop.odds.bet import BetOdds, bet_odds
from casino_desktop.odds.dealer import BLACKJACK, VALUES, Floats
from casino_desktop.odds.play import Shoe, Solution, looked_for, profits, shoe_of, solved
from casino_desktop.odds.states import LOW, NATURAL, WHOLE, states

PLAYED = (Act.STAND, Act.HIT, Act.DOUBLE, Act.SPLIT)


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
    worth = {act.value: float(acts[act][row, min(up, 10) - 1]) for act in PLAYED}
    return {act: value for act, value in worth.items() if value != -np.inf}


def insurance(rules: BlackjackRules) -> BetOdds:
    """Insurance of one unit against an ace, when the own cards are not looked at: wins if the hole card is a ten-value."""
    tens, others = 16 * rules.decks, 36 * rules.decks - 1
    return bet_odds([(rules.insurance_pays, tens), (None, others)])


@cache
def perfect_play(rules: BlackjackRules) -> BlackjackOdds:
    """Return per unit of the opening stake, edge, standard deviation and hit frequency from a full shoe."""
    return played(rules, shoe_of(rules))


def played(rules: BlackjackRules, shoe: Shoe) -> BlackjackOdds:
    """The same for any shoe, by the number of cards of each value."""
    solution, pays = solved(rules, shoe), np.stack([profits(rules, doubled=False), profits(rules, doubled=True)])
    dealt, found = _dealt(rules, shoe)
    ends, splits = _ends(solution, dealt * (1 - found))
    caught = np.where(states().kind == NATURAL, pays[0, NATURAL, BLACKJACK], pays[0, LOW, BLACKJACK])[:, None]
    whole = ends[WHOLE].sum(axis=1)
    mean = float(np.sum(dealt * ((1 - found) * solution.best_played + found * caught)))
    square, hit = _squares(solution, ends, splits, pays)
    square += float(np.sum(whole * pays**2) + np.sum(dealt * found * caught**2))
    hit += float(np.sum(whole[pays > 0]))
    return BlackjackOdds(1 + mean, -mean, sqrt(square - mean * mean), hit)


def _dealt(rules: BlackjackRules, shoe: Shoe) -> tuple[Floats, Floats]:
    """[row, up]: the chance to be dealt these two cards and that up card, and then of a blackjack that a look finds."""
    hands = states()
    dealt, found = np.zeros((2, len(hands.hard), len(VALUES)))
    cards = sum(shoe)
    for (pair, own), row in hands.row.items():
        if pair != WHOLE or len(own) != 2:
            continue
        for up in VALUES:
            left, ways = list(shoe), 1 if own[0] == own[1] else 2
            for value in (*own, up):
                ways *= left[value - 1]
                left[value - 1] -= 1
            dealt[row, up - 1] = ways / (cards * (cards - 1) * (cards - 2))
            hole = looked_for(rules, up)
            found[row, up - 1] = 0 if hole is None else left[hole - 1] / (cards - 3)
    return dealt, found


def _ends(solution: Solution, dealt: Floats) -> tuple[Floats, Floats]:
    """[pair, up, doubled, class, ending]: how hands end that are played perfectly; and [pair, up] of those split.

    Whole hands weigh what they were *dealt*, each half one.
    """
    hands = states()
    act = solution.choice
    reach = np.concatenate([dealt, np.zeros_like(dealt[:1])])
