"""Chips, painted: one numeral in the reader's language at every size, which a drawn file could not have.

A chip is a pixmap per value, label and size; a stack is made of them, bottom first, its amount in a dark pill.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from casino_desktop.engine.money import Mills
from casino_desktop.ui.art.cache import SPRITES, lay, ratio_of, scale_of
from casino_desktop.ui.art.light import glow, halo, rounded
from casino_desktop.ui.art.text import CENTRE, text, width_of
from casino_desktop.ui.money import chip_text
from casino_desktop.ui.theme import BLACK, BRASS, BRASS_LIGHT, CHIPS, IVORY, MONEY_LEAST, WHITE, ChipTint, colour, sans

STEP = 0.15
"""How far a chip stands above the one beneath it, of its radius."""
_INLAY = 0.68
_MARGIN = 0.45
"""Room around a chip for its shade, of its radius."""
_NUMERAL = {1: 0.84, 2: 0.76, 3: 0.56, 4: 0.48}
_PILL = 0.54
"""The figures of the amount, of the radius."""


def chip_pixmap(value: Mills, radius: float, ratio: float, label: str, *, shaded: bool = True) -> QPixmap:
    """One chip from above, *radius* in device-independent pixels, centred with room for its shade."""
    side = 2 * radius * (1 + _MARGIN)
    middle = QPointF(side / 2, side / 2)

    def paint(painter: QPainter) -> None:
        if shaded:
            shade = middle + QPointF(radius * 0.08, radius * 0.16)
            glow(painter, shade, radius * 1.28, radius * 1.24, BLACK, 0.75)
        _face(painter, middle, radius, CHIPS[value], label)

    return SPRITES.pixmap(("chip", value, label, shaded), side, side, ratio, paint)


def paint_chip(painter: QPainter, centre: QPointF, radius: float, value: Mills, label: str | None = None) -> None:
    """One chip with its shade; *label* is the numeral as the reader writes it."""
    words = chip_text(value, "en") if label is None else label
    lay(painter, centre, chip_pixmap(value, radius * scale_of(painter), ratio_of(painter), words))


@dataclass(frozen=True, slots=True)
class Stack:
    """Chips on one another, bottom first, and what is written on and under them."""

    values: tuple[Mills, ...]
    amount: str = ""
    winning: bool = False
    top_label: str = ""
    pill_at: float = 1.46
    """Where the pill stands under the foot, in radii."""

    def box(self, radius: float) -> QRectF:
        """What the stack may cover around its foot, shade and pill included."""
        pill = width_of(self.amount, sans(_pill_px(radius), 700)) / 2 + radius * 0.9 if self.amount else 0.0
        wide = max(radius * (1.75 + 0.06 * len(self.values)), pill)
        above, below = radius * (1.2 + STEP * len(self.values)), radius * (self.pill_at + 1.0)
        return QRectF(-wide, -above, 2 * wide, above + below)


def stack_pixmap(stack: Stack, radius: float, ratio: float) -> QPixmap:
    """A whole stack as one picture, so that it moves as cheaply as a card; its foot is where ``box`` has its origin."""
    box = stack.box(radius)

    def paint(painter: QPainter) -> None:
        painter.translate(-box.topLeft())
        _stack(painter, stack, radius, ratio)

    return SPRITES.pixmap((stack, round(radius * 8)), box.width(), box.height(), ratio, paint)


def paint_stack(
    painter: QPainter,
    foot: QPointF,
    radius: float,
    values: Sequence[Mills],
    amount: str = "",
    *,
    winning: bool = False,
    language: str = "en",
    top_label: str | None = None,
    pill_at: float = 1.46,
) -> None:
    """A stack of *values*, bottom chip first, slightly uneven; the *amount* stands in a pill under it."""
    if not values:
        return
    label = chip_text(values[-1], language) if top_label is None else top_label
    stack, scale = Stack(tuple(values), amount, winning, label, pill_at), scale_of(painter)
    middle = stack.box(radius * scale).center() / scale
    lay(painter, foot + middle, stack_pixmap(stack, radius * scale, ratio_of(painter)))


def _stack(painter: QPainter, stack: Stack, radius: float, ratio: float) -> None:
    count = len(stack.values)
    shade = QPointF(radius * 0.25, radius * 0.3)
    glow(painter, shade, radius * (1.4 + 0.06 * count), radius * 1.3, BLACK, 0.8)
    uneven = random.Random(count)
    for i, value in enumerate(stack.values):
        at = QPointF(uneven.uniform(-0.035, 0.035) * radius, -i * radius * STEP)
        _rim(painter, at, radius, CHIPS[value])
        label = stack.top_label if i == count - 1 else ""
        lay(painter, at - QPointF(0, radius * STEP), chip_pixmap(value, radius, ratio, label, shaded=False))
    if stack.amount:
        foot = QPointF(0, radius * stack.pill_at)
        amount_pill(painter, foot, stack.amount, _pill_px(radius), winning=stack.winning)


def _pill_px(radius: float) -> int:
    return max(MONEY_LEAST, round(radius * _PILL))


def amount_pill(painter: QPainter, centre: QPointF, amount: str, px: int, *, winning: bool = False) -> QRectF:
    """Money on the felt: ivory figures in a dark pill, a brass rim when it is a win; answers the pill's box."""
    font = sans(px, 700)
    box = QRectF(0, 0, width_of(amount, font) + px * 1.15, px * 1.66)
    box.moveCenter(centre)
    shape = rounded(box, box.height() / 2)
    if winning:
        halo(painter, shape, BRASS_LIGHT, px * 0.7, 0.5)
    painter.fillPath(shape, colour("#0B0C0F", 0.88))
    painter.strokePath(shape, QPen(colour(BRASS, 0.95) if winning else colour(WHITE, 0.16), px * 0.075))
    text(painter, box, amount, font, BRASS_LIGHT if winning else IVORY, CENTRE)
    return box


def _face(painter: QPainter, centre: QPointF, radius: float, tint: ChipTint, label: str) -> None:
    _clay(painter, centre, radius, QColor(tint.face))
    _edge_spots(painter, centre, radius, tint.spot)
    _rings(painter, centre, radius, tint.ink)
    _inlay(painter, centre, radius, tint)
    _gloss(painter, centre, radius)
    if label:
        size = max(12, round(radius * _NUMERAL.get(len(label), 0.42)))
        wide, tall = radius * _INLAY * 1.96, radius * 1.1
        box = QRectF(centre.x() - wide / 2, centre.y() - tall / 2, wide, tall)
        text(painter, box, label, sans(size, 800, -radius * 0.012), tint.ink, CENTRE)


def _disc(painter: QPainter, centre: QPointF, radius: float, brush: QBrush | QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brush)
    painter.drawEllipse(centre, radius, radius)


def _clay(painter: QPainter, centre: QPointF, radius: float, base: QColor) -> None:
    _disc(painter, centre + QPointF(0, radius * 0.055), radius, base.darker(210))
    shade = QRadialGradient(centre - QPointF(radius * 0.4, radius * 0.5), radius * 1.7)
    shade.setColorAt(0, base.lighter(118))
    shade.setColorAt(0.5, base)
    shade.setColorAt(1, base.darker(140))
    _disc(painter, centre, radius, QBrush(shade))


def _edge_spots(painter: QPainter, centre: QPointF, radius: float, tint: str) -> None:
    for i in range(6):
        middle = i * 60 + 30
        painter.fillPath(_ring_piece(centre, radius * 0.81, radius * 0.985, middle, 12), QColor(tint))
        painter.fillPath(_ring_piece(centre, radius * 0.85, radius * 0.94, middle, 2.6), colour(BLACK, 0.28))


def _ring_piece(centre: QPointF, inner: float, outer: float, middle: float, half: float) -> QPainterPath:
    big, small = QRectF(0, 0, 2 * outer, 2 * outer), QRectF(0, 0, 2 * inner, 2 * inner)
    big.moveCenter(centre)
    small.moveCenter(centre)
    path = QPainterPath()
    path.arcMoveTo(big, middle - half)
    path.arcTo(big, middle - half, 2 * half)
    path.arcTo(small, middle + half, -2 * half)
    path.closeSubpath()
    return path


def _rings(painter: QPainter, centre: QPointF, radius: float, ink: str) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(BLACK, 0.35), radius * 0.03))
    painter.drawEllipse(centre, radius * 0.8, radius * 0.8)
    painter.setPen(QPen(colour(ink, 0.5), radius * 0.022))
    for i in range(36):
        way = QPointF(cos(radians(i * 10)), sin(radians(i * 10)))
        painter.drawLine(centre + way * radius * 0.725, centre + way * radius * 0.772)
    painter.setPen(QPen(colour(ink, 0.75), radius * 0.022))
    painter.drawEllipse(centre, radius * 0.7, radius * 0.7)


def _inlay(painter: QPainter, centre: QPointF, radius: float, tint: ChipTint) -> None:
    base = QColor(tint.face)
    is_light = QColor(tint.ink).lightness() < 128
    shade = QRadialGradient(centre + QPointF(radius * 0.2, radius * 0.3), radius * 0.9)
    shade.setColorAt(0, base.lighter(110 if is_light else 122))
    shade.setColorAt(1, base.darker(106 if is_light else 118))
    _disc(painter, centre, radius * _INLAY, QBrush(shade))


def _gloss(painter: QPainter, centre: QPointF, radius: float) -> None:
    shine = QLinearGradient(centre - QPointF(radius, radius), centre + QPointF(radius, radius))
    for at, tint, alpha in ((0.0, WHITE, 0.34), (0.42, WHITE, 0.0), (0.7, BLACK, 0.0), (1.0, BLACK, 0.38)):
        shine.setColorAt(at, colour(tint, alpha))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QBrush(shine), radius * 0.09))
    painter.drawEllipse(centre, radius * 0.955, radius * 0.955)
    painter.setPen(QPen(colour(BLACK, 0.4), radius * 0.02))
    painter.drawEllipse(centre, radius * 0.99, radius * 0.99)


def _rim(painter: QPainter, centre: QPointF, radius: float, tint: ChipTint) -> None:
    """The side of a chip that shows below its face."""
    height, base = radius * STEP, QColor(tint.face)
    foot, top = QPainterPath(), QPainterPath()
    foot.addEllipse(centre, radius, radius)
    top.addEllipse(centre - QPointF(0, height), radius, radius)
    bridge = QPainterPath()
    bridge.addRect(QRectF(centre.x() - radius, centre.y() - height, 2 * radius, height))
    body = foot.united(top).united(bridge)
    shade = QLinearGradient(centre.x() - radius, 0, centre.x() + radius, 0)
    for at, dark in ((0.0, 190), (0.3, 125), (0.6, 150), (1.0, 260)):
        shade.setColorAt(at, base.darker(dark))
    painter.fillPath(body, QBrush(shade))
    painter.save()
    painter.setClipPath(body.subtracted(top), Qt.ClipOperation.IntersectClip)
    for x in (-0.72, -0.02, 0.68):
        stripe = QRectF(centre.x() + radius * (x - 0.1), centre.y() - height, radius * 0.2, radius * 1.2 + height)
        painter.fillRect(stripe, QColor(tint.spot).darker(135))
    painter.strokePath(foot, QPen(colour(BLACK, 0.55), radius * 0.04))
    painter.restore()
