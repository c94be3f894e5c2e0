"""The felt as a function from view to sprites: what lies where. Paint and animation both start here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QPointF

from casino_desktop.engine.baccarat.coup import Side, Winner
from casino_desktop.engine.limits import CHIPS
from casino_desktop.engine.money import Mills
from casino_desktop.engine.settlement import Line, Verdict
from casino_desktop.engine.slip import stacked
from casino_desktop.floor.view import Phase, TableView
from casino_desktop.ui.felt import layout
from casino_desktop.ui.felt.layout import Spot


@dataclass(frozen=True, slots=True)
class CardSprite:
    """A card face up at a place; *is_lit* when its hand won."""

    key: str
    code: str
    at: QPointF
    angle: float = 0.0
    is_lit: bool = False


@dataclass(frozen=True, slots=True)
class StackSprite:
    """Chips on a spot with their amount; a pay has a plus before it."""

    key: str
    spot: str
    chips: tuple[Mills, ...]
    amount: Mills
    at: QPointF
    radius: float
    is_pay: bool = False


Sprite = CardSprite | StackSprite
TALLEST_STACK = 12


def card_place(side: Side, index: int) -> tuple[QPointF, float]:
    """Where a card of a hand lies: two upright, the third across at the outer side."""
    x = layout.LEFT_HAND if side is Side.PLAYER else layout.RIGHT_HAND
    outward = -1 if side is Side.PLAYER else 1
    if index < 2:
        return QPointF(x + (-76, 76)[index], layout.CARDS_Y), 0.0
    return QPointF(x + outward * 264, layout.CARDS_Y + 28), 90.0


def card_sprites(view: TableView) -> list[CardSprite]:
    """Every card on the felt."""
    sprites, seen = [], {Side.PLAYER: 0, Side.BANKER: 0}
    for side, card in view.cards:
        at, angle = card_place(side, seen[side])
        is_lit = view.winner is not None and view.winner is not Winner.TIE and view.winner.value == side.value
        sprites.append(CardSprite(f"card:{side.value}:{seen[side]}", card.code, at, angle, is_lit))
        seen[side] += 1
    return sprites


def stack_sprites(view: TableView, spots: Iterable[Spot], chips: tuple[Mills, ...]) -> list[StackSprite]:
    """The stacks on the spots: what lies there while betting, what the round left of it when it is paid."""
    lines = {line.spot: line for line in view.lines} if view.phase is Phase.PAID else None
    stakes = {stake.spot: stake.amount for stake in view.stakes}
    sprites: list[StackSprite] = []
    for spot in spots:
        if lines is not None:
            sprites += _settled(spot, lines.get(spot.id), chips)
        elif spot.id in stakes:
            sprites.append(_stack(spot, stakes[spot.id], chips))
    return sprites


def _settled(spot: Spot, line: Line | None, chips: tuple[Mills, ...]) -> list[StackSprite]:
    if line is None or line.verdict is Verdict.LOST:
        return []
    stake = _stack(spot, line.stake, chips)
    profit = Mills(line.returned - line.stake)
    if not profit:
        return [stake]
    aside = stake.radius * 1.4
    return [
        StackSprite(stake.key, spot.id, stake.chips, stake.amount, stake.at + QPointF(-aside, 0), stake.radius),
        StackSprite(
            f"pay:{spot.id}",
            spot.id,
            pay_chips(profit),
            profit,
            stake.at + QPointF(aside, 0),
            stake.radius,
            is_pay=True,
        ),
    ]


def pay_chips(amount: Mills) -> tuple[Mills, ...]:
    """The chips of a pay, largest first; what is less than the smallest chip only the pill tells."""
    smallest = CHIPS[0]
    return stacked(max(smallest, Mills(amount // smallest * smallest)), CHIPS)[:TALLEST_STACK]


def _stack(spot: Spot, amount: Mills, chips: tuple[Mills, ...]) -> StackSprite:
    radius = min(46.0, spot.well_radius * 0.88)
    return StackSprite(f"stack:{spot.id}", spot.id, stacked(amount, chips)[:TALLEST_STACK], amount, spot.well, radius)


def entrance(sprite: Sprite) -> QPointF:
    """Where something comes from: cards from the shoe, pays from the dealer, stakes from the player."""
    if isinstance(sprite, CardSprite):
        return layout.SHOE_MOUTH
    return layout.DEALER if sprite.is_pay else layout.PLAYER_SIDE


def departure(key: str, view: TableView) -> QPointF:
    """Where something goes that is no longer there: cards to the discard, lost chips to the dealer, others home."""
    if key.startswith("card:"):
        return layout.DISCARD
    lost = {line.spot for line in view.lines if line.verdict is Verdict.LOST}
    if view.phase is Phase.PAID and key.partition(":")[2] in lost:
        return layout.DEALER
    return layout.PLAYER_SIDE
