"""The pictures on the lobby's cards: the real last state of each table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from casino_desktop.engine.baccarat.coup import Coup, Side, Winner
from casino_desktop.engine.baccarat.derived import roads
from casino_desktop.engine.baccarat.mark import Mark
from casino_desktop.ui import theme
from casino_desktop.ui.art import cards
from casino_desktop.ui.art.cloth import weave
from casino_desktop.ui.art.light import glow, halo, rounded, soft_shadow, upright
from casino_desktop.ui.art.names import paint_name, width_of_name
from casino_desktop.ui.art.roads import big_road
from casino_desktop.ui.art.text import CENTRE, text
from casino_desktop.ui.lobby.summary import TableSummary
from casino_desktop.ui.words import side_name

ROWS = 6


def paint_scene(painter: QPainter, box: QRectF, table: TableSummary, *, hero: bool) -> None:
    """What lies on the table's cloth."""
    cell = max(10.0, round(box.width() / 384 * (14 if hero else 13)))
    strip = ROWS * cell + box.width() / 384 * 16
    above = QRectF(box.x(), box.y() + 30, box.width(), box.height() - strip - 30)
    if table.spec.id == "big-win-baccarat" and table.last is None:
        _paint_zones(painter, above.adjusted(14, 0, -14, -10))
    elif table.last is None:
        _paint_inscription(painter, above)
    else:
        _paint_hands(painter, above, table.last, hero=hero)
    _paint_road(painter, box.adjusted(14, 0, -14, -14), table.marks, cell)


def _paint_inscription(painter: QPainter, box: QRectF) -> None:
    unit = box.width() / 384
    font = theme.serif(max(16, int(40 * unit)), 600, 3, small_caps=True)
    area = QRectF(box.x(), box.center().y() - 30 * unit, box.width(), 60 * unit)
    text(painter, area, "Baccarat", font, theme.colour(theme.BRASS, 0.75), CENTRE)


def _paint_hands(painter: QPainter, box: QRectF, coup: Coup, *, hero: bool) -> None:
    """Player's hand left, Banker's right, the totals between."""
    width = min(box.width() / 6.0, box.height() * (0.42 if hero else 0.52))
    middle = QPointF(box.center().x(), box.center().y() + (width * 0.2 if hero else 0))
    for side, sign in ((Side.PLAYER, -1), (Side.BANKER, 1)):
        hand = coup.hand(side)[:2]
        is_winner = coup.winner.value == side.value
        for i, card in enumerate(hand[::-1] if sign < 0 else hand):
            at = QPointF(middle.x() + sign * width * (1.3 + i * 1.06), middle.y())
            if is_winner:
                halo(painter, cards.outline(at, width), theme.BRASS_LIGHT, width * 0.12, 0.45)
            cards.paint_card(painter, at, width, card.code)
        if hero:
            name = QRectF(middle.x() + sign * width * 1.83 - width, middle.y() - width * 1.3, width * 2, width * 0.5)
            tint = theme.colour(theme.BRASS_LIGHT if is_winner else theme.IVORY, 1 if is_winner else 0.62)
            text(
                painter, name, side_name(side), theme.serif(int(width * 0.36), 600, 1.5, small_caps=True), tint, CENTRE
            )
    _paint_totals(painter, middle, width, coup)


def _paint_totals(painter: QPainter, middle: QPointF, width: float, coup: Coup) -> None:
    player, banker = coup.totals
    for x, mine, winner in ((-0.36, player, Winner.PLAYER), (0.36, banker, Winner.BANKER)):
        is_best = coup.winner is winner
        spot = QRectF(middle.x() + x * width - width * 0.4, middle.y() - width * 0.6, width * 0.8, width * 1.2)
        if is_best:
            glow(painter, spot.center(), width * 0.8, width * 0.8, theme.BRASS_LIGHT, 0.35)
        tint = theme.colour(theme.BRASS_LIGHT) if is_best else theme.colour(theme.IVORY, 0.6)
        text(painter, spot, str(mine), theme.serif(int(width * 0.8), 700), tint, CENTRE)


def _paint_road(painter: QPainter, box: QRectF, marks: tuple[Mark, ...], cell: float) -> None:
    """A Big Road as wide as it fits, on a parchment strip."""
    across = int(box.width() // cell)
    strip = QRectF(box.x(), box.bottom() - ROWS * cell, box.width(), ROWS * cell)
    soft_shadow(painter, rounded(strip, 3), 8, 0.5, QPointF(1, 3))
    big_road(painter, strip, box.width() / across, cell, roads(marks).big.cells, across)
    if not marks:
        words = QCoreApplication.translate("Lobby", "No hand dealt here yet")
        text(painter, strip, words, theme.sans(12, 600), "#6F6A5C", CENTRE)


def _paint_zones(painter: QPainter, box: QRectF) -> None:
    """The six zones of Big Win with their Chinese names."""
    gap = 6.0
    pairs, mains = box.height() * 0.34, box.height() * 0.62
    third = (box.width() - 2 * gap) / 3
    for i, name in enumerate(("player_pair", "either_pair", "banker_pair")):
        _paint_zone(painter, QRectF(box.x() + i * (third + gap), box.y(), third, pairs), theme.TIE, name)
    x, top = box.x(), box.y() + pairs + gap
    for name, share, tint in (
        ("player", 0.37, theme.PLAYER),
        ("tie", 0.22, theme.TIE),
        ("banker", 0.37, theme.BANKER),
    ):
        wide = share * (box.width() + gap / 2)
        _paint_zone(painter, QRectF(x, top, wide, mains), tint, name)
        x += wide + gap


def _paint_zone(painter: QPainter, box: QRectF, tint: str, name: str) -> None:
    shape = rounded(box, 6)
    base = theme.colour(tint)
    painter.fillPath(shape, upright(box, (0.0, base.darker(150).name(), 0.84), (1.0, base.darker(240).name(), 0.84)))
    weave(painter, shape)
    painter.strokePath(shape, QPen(theme.colour(theme.IVORY, 0.6), 1.2))
    size = min(box.height() * 0.4, 34.0)
    at = QPointF(box.center().x() - width_of_name(name, size) / 2, box.center().y())
    paint_name(painter, name, at, size, theme.BRASS_LIGHT)
