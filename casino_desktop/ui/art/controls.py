"""Controls: one brass button, quiet others, tabs, switches, the timer ring, the announcer."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from casino_desktop.ui.art.cache import scale_of
from casino_desktop.ui.art.icons import icon
from casino_desktop.ui.art.light import box_shadow, disc, glow, halo, rounded, sideways, upright
from casino_desktop.ui.art.text import CENTRE, LEFT, fitted, lines, text, width_of, wrapped
from casino_desktop.ui.theme import (
    BRASS,
    BRASS_INK,
    BRASS_LIGHT,
    BRASS_OFF_INK,
    CONTROL,
    CONTROL_ON,
    CONTROL_RADIUS,
    DANGER,
    FAINT,
    IVORY,
    LEAST_PX,
    MUTED,
    RAISED,
    SAFE,
    SOFT,
    TEXT,
    WARN,
    WELL,
    WHITE,
    colour,
    sans,
    serif,
)

_LIT = ((0.0, "#F6E5B4", 1.0), (0.12, "#E6C983", 1.0), (0.55, BRASS, 1.0), (1.0, "#AF8A41", 1.0))
_LIT_HOVER = ((0.0, "#FFF3CC", 1.0), (0.12, "#F3DEA5", 1.0), (0.55, "#E4C379", 1.0), (1.0, "#BD974B", 1.0))
_UNLIT = ((0.0, "#3B3527", 1.0), (1.0, "#2A261D", 1.0))
_LAST_THIRD = 0.34
_DETAIL = 0.68
"""The size of an announcement's second part, of the first."""


def primary_button(
    painter: QPainter,
    box: QRectF,
    label: str,
    px: int = 18,
    hint: str = "",
    *,
    enabled: bool = True,
    hover: bool = False,
    down: bool = False,
) -> None:
    """The one brass button of a screen; while it cannot act, its metal goes out."""
    if enabled and not down:
        box_shadow(painter, box, 8, 12, 0.5, QPointF(0, 5))
    metal = upright(box, *(_UNLIT if not enabled else _LIT_HOVER if hover and not down else _LIT))
    painter.fillPath(rounded(box, 8), metal)
    gleam = colour("#FFF6DC", 0.5 if enabled else 0.06)
    painter.strokePath(rounded(box.adjusted(1.5, 1.5, -1.5, -1.5), 7), QPen(gleam, 1))
    painter.strokePath(rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), 8), QPen(colour("#5C4418", 0.9), 1))
    ink, inner = BRASS_INK if enabled else BRASS_OFF_INK, box.adjusted(12, 0, -12, 0)
    if not hint:
        text(painter, inner, label, sans(px, 800, 0.2), ink, CENTRE)
        return
    middle, small = box.center().y(), max(LEAST_PX, px - 5)
    upper = QRectF(inner.x(), middle - px * 1.12, inner.width(), px * 1.3)
    lower = QRectF(inner.x(), middle + px * 0.22, inner.width(), small * 1.4)
    text(painter, upper, label, sans(px, 800, 0.2), ink, CENTRE)
    text(painter, lower, hint, sans(small, 600), colour(ink, 0.8), CENTRE)


def quiet_button(
    painter: QPainter,
    box: QRectF,
    label: str,
    glyph: str = "",
    px: int = 14,
    *,
    enabled: bool = True,
    stacked: bool = False,
    active: bool = False,
    hover: bool = False,
    down: bool = False,
) -> None:
    """Every other button: raised grey, hairline; icon beside the label, or above it when *stacked*."""
    top = "#343945" if hover and not down else CONTROL
    shade = ((0.0, top, 1.0), (1.0, RAISED, 1.0)) if enabled else ((0.0, RAISED, 1.0), (1.0, "#1A1C22", 1.0))
    painter.fillPath(rounded(box, CONTROL_RADIUS), upright(box, *shade))
    edge = colour(BRASS, 0.8) if active else colour(WHITE, 0.18 if hover and enabled else 0.10)
    painter.strokePath(rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), CONTROL_RADIUS), QPen(edge, 1))
    ink, tint = (TEXT, BRASS) if enabled else (FAINT, "#5C606A")
    if stacked and glyph:
        _stacked(painter, box, label, glyph, px, ink, tint)
    else:
        _beside(painter, box, label, glyph, px, ink, tint)


def _stacked(painter: QPainter, box: QRectF, label: str, glyph: str, px: int, ink: str, tint: str) -> None:
    font = sans(px, 600)
    rows = wrapped(label, font, box.width() - 8)
    side, lead = px * 1.5, px * 1.25
    top = box.center().y() - (side + 4 + lead * len(rows)) / 2
    icon(painter, QRectF(box.x(), top, box.width(), side), glyph, tint, 1.7)
    words = QRectF(box.x() + 4, top + side + 4, box.width() - 8, lead * len(rows))
    lines(painter, words, rows, font, lead, ink, CENTRE)


def _beside(painter: QPainter, box: QRectF, label: str, glyph: str, px: int, ink: str, tint: str) -> None:
    side = px * 1.5 if glyph else 0.0
    gap = 8.0 if glyph and label else 0.0
    room = box.width() - side - gap - 12
    font = fitted(label, sans(px, 600), room)
    wide = min(width_of(label, font), room)
    x = box.center().x() - (wide + side + gap) / 2
    if glyph:
        icon(painter, QRectF(x, box.center().y() - side / 2, side, side), glyph, tint, 1.7)
    if label:
        text(painter, QRectF(x + side + gap, box.y(), wide + 1, box.height()), label, font, ink, LEFT)


def choice_button(
    painter: QPainter, box: QRectF, label: str, px: int = 14, *, safe: bool, hover: bool = False, enabled: bool = True
) -> None:
    """A button of a question about something that cannot be undone: green or red, its word says which is which."""
    base = QColor(SAFE if safe else DANGER)
    if not enabled:
        base = base.darker(220)
    top = base.lighter(125 if hover else 112).name()
    painter.fillPath(rounded(box, CONTROL_RADIUS), upright(box, (0, top, 1), (1, base.darker(118).name(), 1)))
    edge = QPen(colour(WHITE, 0.3 if hover else 0.16), 1)
    painter.strokePath(rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), CONTROL_RADIUS), edge)
    text(painter, box.adjusted(10, 0, -10, 0), label, sans(px, 700), WHITE if enabled else MUTED, CENTRE)


def icon_button(
    painter: QPainter,
    box: QRectF,
    glyph: str,
    label: str = "",
    *,
    active: bool = False,
    px: int = 12,
    hover: bool = False,
    enabled: bool = True,
) -> None:
    """An icon of the left rail, its word beneath; the place you are in is brass."""
    if active or hover:
        painter.fillPath(rounded(box, 8), colour(BRASS if active else WHITE, 0.10 if active else 0.05))
    if active:
        bar = QRectF(box.x(), box.y() + box.height() * 0.28, 3, box.height() * 0.44)
        painter.fillPath(rounded(bar, 1.5), colour(BRASS))
    tint = FAINT if not enabled else BRASS_LIGHT if active else WHITE if hover else SOFT
    if not label:
        icon(painter, box.adjusted(0, box.height() * 0.22, 0, -box.height() * 0.22), glyph, tint)
        return
    side, middle = px * 1.95, box.center().y()
    icon(painter, QRectF(box.x(), middle - side * 0.92, box.width(), side), glyph, tint)
    row = QRectF(box.x() + 1, middle + px * 0.5, box.width() - 2, px * 1.5)
    text(painter, row, label, sans(px, 500), BRASS_LIGHT if active else TEXT if hover else MUTED, CENTRE)


def segmented(painter: QPainter, box: QRectF, labels: Sequence[str], chosen: int, px: int = 14) -> None:
    """A choice of two or three: the chosen part is a raised tile with a brass edge."""
    painter.fillPath(rounded(box, CONTROL_RADIUS), colour(WELL))
    edge = QPen(colour(WHITE, 0.10), 1)
    painter.strokePath(rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), CONTROL_RADIUS), edge)
    wide = box.width() / len(labels)
    for i, label in enumerate(labels):
        cell = QRectF(box.x() + i * wide, box.y(), wide, box.height())
        if i == chosen:
            tile = rounded(cell.adjusted(3, 3, -3, -3), 4)
            painter.fillPath(tile, colour(CONTROL_ON))
            painter.strokePath(tile, QPen(colour(BRASS, 0.7), 1))
        words = cell.adjusted(6, 0, -6, 0)
        text(painter, words, label, sans(px, 700 if i == chosen else 500), IVORY if i == chosen else MUTED, CENTRE)


def tab_boxes(box: QRectF, labels: Sequence[str], px: int = 14) -> list[QRectF]:
    """Where the words of the tabs stand, the bold ones' width for all, so that choosing moves nothing."""
    boxes, x = [], box.x()
    for label in labels:
        wide = width_of(label, sans(px, 700))
        boxes.append(QRectF(x, box.y(), wide + 1, box.height()))
        x += wide + px * 1.7
    return boxes


def tab_at(point: QPointF, box: QRectF, labels: Sequence[str], px: int = 14) -> int | None:
    """The tab under *point*, with half the gap on either side of its word; ``None`` beside them."""
    gap = px * 0.85
    for i, cell in enumerate(tab_boxes(box, labels, px)):
        if cell.adjusted(-gap, 0, gap, 0).contains(point):
            return i
    return None


def tab_strip(painter: QPainter, box: QRectF, labels: Sequence[str], chosen: int, px: int = 14) -> None:
    """Tabs: words on a hairline, the chosen one underlined in brass."""
    painter.fillRect(QRectF(box.x(), box.bottom() - 1, box.width(), 1), colour(WHITE, 0.08))
    for i, (label, cell) in enumerate(zip(labels, tab_boxes(box, labels, px), strict=True)):
        font = sans(px, 700 if i == chosen else 500)
        text(painter, cell.adjusted(0, 0, 0, -3), label, font, IVORY if i == chosen else MUTED)
        if i == chosen:
            painter.fillRect(QRectF(cell.x(), box.bottom() - 2, cell.width() - 1, 2), colour(BRASS))


def switch(
    painter: QPainter, box: QRectF, label: str, *, on: bool, px: int = 14, hover: bool = False, enabled: bool = True
) -> None:
    """On or off: the word left, at the right a track whose knob is brass and to the right when on."""
    tall = min(22.0, box.height())
    track = QRectF(box.right() - tall * 1.8, box.center().y() - tall / 2, tall * 1.8, tall)
    room = QRectF(box.x(), box.y(), box.width() - track.width() - 12, box.height())
    text(painter, room, label, sans(px, 500), TEXT if enabled else FAINT)
    shape = rounded(track.adjusted(0.5, 0.5, -0.5, -0.5), tall / 2)
    painter.fillPath(shape, colour(BRASS, 0.34) if on else colour(WELL))
    painter.strokePath(shape, QPen(colour(BRASS, 0.9) if on else colour(WHITE, 0.3 if hover else 0.18), 1))
    knob = QPointF(track.right() - tall / 2 if on else track.left() + tall / 2, track.center().y())
    painter.fillPath(disc(knob, tall / 2 - 4), colour(BRASS_LIGHT if on else MUTED, 1.0 if enabled else 0.5))


def focus_ring(painter: QPainter, box: QRectF, radius: float = CONTROL_RADIUS + 1) -> None:
    """Where the keyboard is: a brass line and its light, inside the edge, so that nothing cuts it off."""
    shape = rounded(box.adjusted(1.5, 1.5, -1.5, -1.5), radius)
    halo(painter, shape, BRASS_LIGHT, 4, 0.5)
    painter.strokePath(shape, QPen(colour(BRASS_LIGHT), 2))


def timer_ring(painter: QPainter, centre: QPointF, radius: float, seconds: int, total: float) -> None:
    """Time left to bet: brass draining clockwise, amber for the last third, the seconds inside."""
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    width = radius * 0.15
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("#0B0C0F", 0.8))
    painter.drawEllipse(box)
    inner = box.adjusted(width * 0.7, width * 0.7, -width * 0.7, -width * 0.7)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(WHITE, 0.10), width))
    painter.drawEllipse(inner)
    share = max(0.0, min(1.0, seconds / total)) if total else 0.0
    tint = BRASS if share > _LAST_THIRD else WARN
    glow(painter, centre, radius * 1.25, radius * 1.25, tint, 0.16)
    pen = QPen(colour(tint), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawArc(inner, 90 * 16, int(360 * 16 * share))
    text(painter, box, str(seconds), sans(max(LEAST_PX, int(radius * 0.78)), 700), IVORY, CENTRE)


def announcer(
    painter: QPainter,
    box: QRectF,
    words: str,
    px: int,
    detail: str = "",
    *,
    warm: bool = False,
    left: float | None = None,
) -> None:
    """The line under the cards: what happens now; warm when somebody won; *left* is the share of time remaining."""
    px, small = _announced_px(box.width(), words, detail, px, ceil(LEAST_PX / scale_of(painter)))
    main, side = serif(px, 600, px * 0.02), sans(small, 600)
    extra = width_of(detail, side) + px * 0.9 if detail else 0.0
    wide = width_of(words, main)
    shape = rounded(box, box.height() / 2)
    if warm:
        halo(painter, shape, BRASS_LIGHT, px * 0.55, 0.3)
    painter.fillPath(shape, sideways(box, (0, "#08090B", 0.42), (0.5, "#08090B", 0.82), (1, "#08090B", 0.42)))
    edge: QBrush = sideways(box, (0, BRASS, 0.1), (0.5, BRASS, 1.0 if warm else 0.6), (1, BRASS, 0.1))
    painter.strokePath(shape, QPen(edge, px * 0.055))
    x, rise = box.center().x() - (wide + extra) / 2, px * 0.12 if left is not None else 0.0
    tint = BRASS_LIGHT if warm else IVORY
    text(painter, QRectF(x, box.y() - rise, wide + 4, box.height() * 0.96), words, main, tint)
    if detail:
        cell = QRectF(x + wide + px * 0.9, box.y(), extra - px * 0.9 + 2, box.height())
        text(painter, cell, detail, side, colour(IVORY, 0.85))
    if left is not None:
        _time_line(painter, box, px, left)


def _announced_px(room: float, words: str, detail: str, px: int, least: int) -> tuple[int, int]:
    """The sizes at which both parts fit side by side: they shrink together, neither under *least*."""
    while True:
        small = max(least, int(px * _DETAIL))
        span = width_of(words, serif(px, 600, px * 0.02)) + px * 1.6
        if detail:
            span += width_of(detail, sans(small, 600)) + px * 0.9
        if span <= room or px <= least:
            return px, small
        px -= 1


def _time_line(painter: QPainter, box: QRectF, px: int, left: float) -> None:
    track = QRectF(box.center().x() - box.width() * 0.3, box.bottom() - px * 0.22, box.width() * 0.6, px * 0.09)
    painter.fillPath(rounded(track, px * 0.05), colour(WHITE, 0.12))
    gone = QRectF(track.x(), track.y(), track.width() * left, track.height())
    painter.fillPath(rounded(gone, px * 0.05), colour(BRASS if left > _LAST_THIRD else WARN))
