"""Frozen: the plain ways of doing what the benches measure. Never edited, so that ratios stay comparable."""

from __future__ import annotations

from itertools import product


def naive_baccarat(decks: int) -> dict[str, tuple[int, int]]:
    """Player, Banker and Tie by a product loop over the values of six cards: (wins, ways) of each."""
    shoe = [16 * decks] + [4 * decks] * 9
    wins = {"player": 0, "banker": 0, "tie": 0}
    ways = 0
    for cards in product(range(10), repeat=6):
        left = list(shoe)
        weight = 1
        for card in cards:
            weight *= left[card]
            left[card] -= 1
        ways += weight
        player, banker = _naive_totals(*cards)
        wins["player" if player > banker else "banker" if banker > player else "tie"] += weight
    return {bet: (won, ways) for bet, won in wins.items()}


def _naive_totals(p1: int, b1: int, p2: int, b2: int, fifth: int, sixth: int) -> tuple[int, int]:
    player, banker = (p1 + p2) % 10, (b1 + b2) % 10
    if player >= 8 or banker >= 8:
        return player, banker
    if player >= 6:
        return player, (banker + fifth) % 10 if banker <= 5 else banker
    player = (player + fifth) % 10
    draws_on = ("0123456789", "0123456789", "0123456789", "012345679", "234567", "4567", "67", "")[banker]
    return player, (banker + sixth) % 10 if str(fifth) in draws_on else banker
