"""What stands on the dealer's side: the shoe, the discard tray, the float of chips, the sign with the limits."""

from __future__ import annotations

import random
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from casino_desktop.engine.money import Mills
from casino_desktop.ui.art.cards import RATIO, paint_back
from casino_desktop.ui.art.light import box_shadow, brass_brush, rounded, sideways, slanting, soft_shadow, upright
from casino_desktop.ui.art.text import RIGHT, text
from casino_desktop.ui.theme import BLACK, BRASS, CHIPS, IVORY, WHITE, colour, sans

_COLUMN = 15
"""Chips in a full column of the float."""


def limits_placard(
    painter: QPainter, box: QRectF, low: str, high: str, labels: tuple[str, str] = ("MIN", "MAX")
) -> None:
    """The small sign on the felt, top left: the least and the most in a brass frame."""
    box_shadow(painter, box, 8, 12, 0.45, QPointF(3, 6))
    painter.fillPath(rounded(box, 8), colour("#0C0D10", 0.78))
    painter.strokePath(rounded(box, 8), QPen(brass_brush(box), 2))
    half = (box.height() - 12) / 2
    for i, (label, amount) in enumerate(zip(labels, (low, high), strict=True)):
        row = QRectF(box.x() + 18, box.y() + 6 + i * half, box.width() - 36, half)
        text(painter, row, label, sans(23, 600, 1.5), colour(BRASS, 0.95))
        text(painter, row.adjusted(66, 0, 0, 0), amount, sans(25, 700), IVORY, RIGHT)


def shoe(painter: QPainter, box: QRectF, angle: float = 8.0, mood: str = "burgundy", fill: float = 0.7) -> None:
    """The shoe at the dealer's left hand: smoked walls, the pack on edge inside, the next card half out of the mouth.

    *fill* is the share of the cards still in it.
    """
    painter.save()
    painter.translate(box.center())
    painter.rotate(angle)
    wide, tall = box.width(), box.height()
    body = _shoe_body(wide, tall)
    soft_shadow(painter, body, tall * 0.16, 0.6, QPointF(4, 9))
    card = tall * 0.6
    paint_back(painter, QPointF(-wide * 0.39, 0), card, angle=90, lift=0.6, mood=mood)
    shade = ((0.0, "#51463D", 1.0), (0.3, "#2A221D", 1.0), (1.0, "#0E0B0A", 1.0))
    painter.fillPath(body, slanting(body.boundingRect(), *shade))
    _pack(painter, QRectF(-wide * 0.13, -tall * 0.33, wide * 0.55, tall * 0.66), fill)
    painter.strokePath(body, QPen(brass_brush(body.boundingRect()), tall * 0.022))
    gleam = QRectF(-wide * 0.17, -tall * 0.43, wide * 0.63, tall * 0.05)
    painter.fillPath(rounded(gleam, tall * 0.02), sideways(gleam, (0, WHITE, 0.24), (1, WHITE, 0.02)))
    painter.restore()


def _shoe_body(wide: float, tall: float) -> QPainterPath:
    """Seen from above: square at the back, the mouth cut to a shallow notch for the finger."""
    left, right, half = -wide * 0.24, wide * 0.5, tall * 0.5
    body = QPainterPath(QPointF(left - wide * 0.06, -half))
    body.lineTo(right - 8, -half)
    body.quadTo(right, -half, right, -half + 8)
    body.lineTo(right, half - 8)
    body.quadTo(right, half, right - 8, half)
    body.lineTo(left - wide * 0.06, half)
    body.lineTo(left, tall * 0.3)
    body.quadTo(left + wide * 0.07, 0, left, -tall * 0.3)
    body.closeSubpath()
    return body


def _pack(painter: QPainter, well: QRectF, fill: float) -> None:
    """The cards on edge, and the brass weight that pushes them toward the mouth."""
    painter.fillPath(rounded(well, 3), colour("#070605", 0.9))
    inner = well.adjusted(3, 3, -3, -3)
    cards = QRectF(inner.x(), inner.y(), inner.width() * max(0.0, min(1.0, fill)) * 0.86, inner.height())
    painter.fillRect(cards, upright(cards, (0, "#F4EEDF", 1), (0.5, "#CFC6B0", 1), (1, "#8E856F", 1)))
    painter.setPen(QPen(colour(BLACK, 0.34), 0.9))
    lines = int(cards.width() / 2.6)
    for i in range(1, lines):
        x = cards.x() + cards.width() * i / lines
        painter.drawLine(QPointF(x, cards.y()), QPointF(x, cards.bottom()))
    weight = QRectF(cards.right() + 1, inner.y(), inner.width() * 0.07, inner.height())
    painter.fillPath(rounded(weight, 2), brass_brush(weight))


def discard_tray(painter: QPainter, box: QRectF, cards: int, angle: float = -8.0, mood: str = "burgundy") -> None:
    """The tray of played cards: a brass-edged stand, its pile as high as *cards* say."""
    painter.save()
    painter.translate(box.center())
    painter.rotate(angle)
    base = QRectF(-box.width() / 2, -box.height() / 2, box.width(), box.height())
    box_shadow(painter, base, 6, 10, 0.5, QPointF(3, 6))
    painter.fillPath(rounded(base, 6), slanting(base, (0, "#3A322C", 1), (1, "#0D0B0A", 1)))
    painter.strokePath(rounded(base, 6), QPen(brass_brush(base), 2))
    width = min(base.width() * 0.86, base.height() * 0.86 / RATIO)
    for i in range(min(8, -(-cards // 26))):
        paint_back(painter, QPointF(0, -i * 1.6), width, lift=0.5, mood=mood)
    painter.restore()


def chip_rack(painter: QPainter, box: QRectF, values: Sequence[Mills]) -> None:
    """The dealer's float: columns of chips on edge in a brass-lipped tray."""
    tray = rounded(box, box.height() * 0.16)
    box_shadow(painter, box, box.height() * 0.16, box.height() * 0.12, 0.5, QPointF(2, 5))
    painter.fillPath(tray, QColor("#120C08"))
    painter.strokePath(tray, QPen(brass_brush(box), box.height() * 0.05))
    pad = box.height() * 0.12
    wide = (box.width() - 2 * pad) / len(values)
    for i, value in enumerate(values):
        slot = QRectF(box.x() + pad + i * wide, box.y() + box.height() * 0.13, wide, box.height() * 0.74)
        _column(painter, slot.adjusted(wide * 0.05, 0, -wide * 0.05, 0), value, i)


def _column(painter: QPainter, slot: QRectF, value: Mills, seed: int) -> None:
    uneven, tint = random.Random(seed), CHIPS[value]
    painter.fillRect(slot, colour(BLACK, 0.5))
    step = slot.height() / _COLUMN
    for k in range(_COLUMN - uneven.randint(10, _COLUMN), _COLUMN):
        row = QRectF(slot.x(), slot.y() + k * step, slot.width(), step * 0.92)
        painter.fillRect(row, QColor(tint.face).darker(112))
        spot = QRectF(slot.x() + slot.width() * uneven.uniform(0.1, 0.7), row.y(), slot.width() * 0.2, row.height())
        painter.fillRect(spot, QColor(tint.spot).darker(112))
    bulge = ((0.0, BLACK, 0.78), (0.3, WHITE, 0.16), (0.55, BLACK, 0.1), (1.0, BLACK, 0.82))
    painter.fillRect(slot, sideways(slot, *bulge))
