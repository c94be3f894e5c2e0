"""How the profit of perfect play spreads: forward from the first cards, along the best acts (rulebook §4)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from casino_desktop.engine.blackjack.hand import BEST
from casino_desktop.engine.blackjack.question import Act
from casino_desktop.engine.blackjack.rules import BlackjackRules
from casino_desktop.odds.dealer import ENDINGS, VALUES, Floats
from casino_desktop.odds.play import Shoe, Solution, looked_for, profits
from casino_desktop.odds.states import CLASSES, OVER, WHOLE, States, states

Chosen = dict[Act, NDArray[np.bool_]]


def first_cards(rules: BlackjackRules, shoe: Shoe) -> tuple[Floats, Floats]:
    """[row, up]: the chance of two cards and an up card, and then of a blackjack that the dealer's look finds."""
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
            hole = looked_for(rules, up)
            dealt[row, up - 1] = ways / (cards * (cards - 1) * (cards - 2))
            found[row, up - 1] = 0 if hole is None else left[hole - 1] / (cards - 3)
    return dealt, found


def spread(rules: BlackjackRules, solution: Solution, dealt: Floats) -> tuple[float, float]:
    """The mean square of the profit and the chance of one, over the hands *dealt* [row, up] that are played."""
    hands = states()
    pays = np.stack([profits(rules, doubled=False), profits(rules, doubled=True)])
    chosen = solution.chosen()
    start = dealt * ~chosen[Act.SPLIT]
    for value in VALUES:
        start[hands.row[value, (value,)]] = 1
    ends = _ends(hands, solution, chosen, start)
    square = float(np.sum(ends[WHOLE] * pays[:, :, None] ** 2))
    hit = float(np.sum(ends[WHOLE] * (pays > 0)[:, :, None]))
    for value in VALUES:
        weight = (dealt * chosen[Act.SPLIT])[hands.row[WHOLE, (value, value)]]
        both = _both(ends[value], solution.endings[hands.row[value, (value,)]], pays)
        square, hit = square + float(weight @ both[0]), hit + float(weight @ both[1])
    return square, hit


def _ends(hands: States, solution: Solution, chosen: Chosen, start: Floats) -> Floats:
    """[pair, doubled, class, up, ending]: how the hands end that *start* [row, up] with such weight."""
    reach = np.concatenate([start, np.zeros_like(start[:1])])
    chances, drawn = solution.endings, solution.draws
    for hard in range(1, BEST):
        rows = np.flatnonzero(hands.hard == hard)
        for v in range(len(VALUES)):
            reach[hands.after[rows, v]] += reach[rows] * chosen[Act.HIT][rows] * drawn[rows, :, v]
    reach = reach[:-1]
    ends = np.zeros((len(VALUES) + 1, 2, CLASSES, len(VALUES), ENDINGS))
    np.add.at(ends[:, 0], (hands.pair, hands.kind), (reach * chosen[Act.STAND])[:, :, None] * chances)
    rows, cards = np.nonzero(hands.after[hands.size == 2] < len(reach))
    rows = np.flatnonzero(hands.size == 2)[rows]
    after = hands.after[rows, cards]
    doubled = reach * chosen[Act.DOUBLE]
    mass = (doubled[rows] * drawn[rows, :, cards])[:, :, None] * chances[after]
    np.add.at(ends[:, 1], (hands.pair[rows], hands.kind[after]), mass)
    np.add.at(ends[:, 1, OVER], hands.pair, doubled[:, :, None] * solution.busts)
    # What started and ended in no other way went over 21 at the single stake.
    np.add.at(ends[:, 0, OVER], hands.pair, start[:, :, None] * chances)
    ends[:, 0, OVER] = 2 * ends[:, 0, OVER] - ends.sum(axis=(1, 2))
    return ends


def _both(half: Floats, chances: Floats, pays: Floats) -> tuple[Floats, Floats]:
    """[up]: mean square and chance of a profit of two such halves that meet the same end of the dealer."""
    worth = pays.reshape(-1, ENDINGS)
    given = half.reshape(len(worth), len(VALUES), ENDINGS) / np.maximum(chances, 1e-300)
    total = worth[:, None] + worth[None, :]
    square = np.einsum("iue,jue,ije,ue->u", given, given, total**2, chances)
    return square, np.einsum("iue,jue,ije,ue->u", given, given, (total > 0).astype(float), chances)
