"""One coup: who draws, and what it shows (rulebook §2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from casino_desktop.engine.cards import Card


class Side(Enum):
    """The two hands of a coup."""

    PLAYER = "player"
    BANKER = "banker"


class Winner(Enum):
    """Who was higher."""

    PLAYER = "player"
    BANKER = "banker"
    TIE = "tie"


BANKER_DRAWS_ON: dict[int, frozenset[int]] = {
    0: frozenset(range(10)),
    1: frozenset(range(10)),
    2: frozenset(range(10)),
    3: frozenset({0, 1, 2, 3, 4, 5, 6, 7, 9}),
    4: frozenset({2, 3, 4, 5, 6, 7}),
    5: frozenset({4, 5, 6, 7}),
    6: frozenset({6, 7}),
    7: frozenset(),
}
"""Banker's two-card total → values of the Player's third card on which it draws."""


def value(card: Card) -> int:
    """Ace 1, 2–9 their face, ten and court cards nothing."""
    return card.rank if card.rank < 10 else 0


def points(hand: Iterable[Card]) -> int:
    """The total of a hand: the sum modulo ten."""
    return sum(map(value, hand)) % 10


def is_natural(hand: Sequence[Card]) -> bool:
    """8 or 9 on two cards."""
    return len(hand) == 2 and points(hand) >= 8


def player_draws(total: int) -> bool:
    """The Player draws on 0–5."""
    return total <= 5


def banker_draws(total: int, players_third: int | None) -> bool:
    """The Banker follows the table when the Player drew, else draws on 0–5."""
    return total <= 5 if players_third is None else players_third in BANKER_DRAWS_ON[total]


@dataclass(frozen=True, slots=True)
class Coup:
    """The cards of both hands, in the order in which each was drawn."""

    player: tuple[Card, ...]
    banker: tuple[Card, ...]

    @property
    def totals(self) -> tuple[int, int]:
        return points(self.player), points(self.banker)

    @property
    def winner(self) -> Winner:
        player, banker = self.totals
        if player == banker:
            return Winner.TIE
        return Winner.PLAYER if player > banker else Winner.BANKER

    @property
    def best(self) -> tuple[Card, ...]:
        """The winning hand; at a tie the Player's."""
        return self.banker if self.winner is Winner.BANKER else self.player

    def hand(self, side: Side) -> tuple[Card, ...]:
        return self.player if side is Side.PLAYER else self.banker

    @property
    def dealt(self) -> tuple[tuple[Side, Card], ...]:
        """Every card with its hand, in the order drawn: P, B, P, B, then the third cards."""
        order = [(side, self.hand(side)[i]) for i in (0, 1) for side in Side]
        return (*order, *((side, card) for side in Side for card in self.hand(side)[2:]))


def coup(cards: Iterator[Card]) -> Coup:
    """Deal one coup: naturals first, then the Player's third card, then the Banker's."""
    player, banker = [next(cards)], [next(cards)]
    player.append(next(cards))
    banker.append(next(cards))
    if not (is_natural(player) or is_natural(banker)):
        third = None
        if player_draws(points(player)):
            third = next(cards)
            player.append(third)
        if banker_draws(points(banker), None if third is None else value(third)):
            banker.append(next(cards))
    return Coup(tuple(player), tuple(banker))
