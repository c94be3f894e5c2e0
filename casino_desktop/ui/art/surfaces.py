"""What everything lies on: the room, panels, the rail and the felt; a table's ground is painted once per size."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from casino_desktop.ui.art.arc import ARC_CENTRE, FELT, FELT_WIDTH, RAIL, on_arc, sector, table_outline
from casino_desktop.ui.art.cache import GROUNDS
from casino_desktop.ui.art.cloth import cloth, grain
from casino_desktop.ui.art.light import brass_line, glow, halo, rounded, slanting, soft_shadow, upright
from casino_desktop.ui.theme import (
    BLACK,
    BRASS,
    HAIRLINE,
    MOODS,
    PANEL,
    PANEL_RADIUS,
    ROOM,
    WHITE,
    WOOD_BEVEL,
    WOOD_DARK,
    WOOD_LIGHT,
    colour,
    mixed,
)

__all__ = [
    "ARC_CENTRE",
    "FELT",
    "RAIL",
    "Outline",
    "engraved_border",
    "felt",
    "glow",
    "hairline",
    "halo",
    "on_arc",
    "panel",
    "rail",
    "room",
    "rounded",
    "sector",
    "soft_shadow",
    "table_ground",
    "table_outline",
    "to_felt",
]

Outline = Callable[[float], QPainterPath]
"""A table's shape as a function of how far inside its edge: baccarat's, blackjack's and roulette's differ."""


def room(painter: QPainter, box: QRectF) -> None:
    """The dark room: nearly black, a breath of warm light from the upper left."""
    painter.fillRect(box, colour(ROOM))
    painter.save()
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    lamp = QPointF(box.x() + box.width() * 0.3, box.y())
    glow(painter, lamp, box.width() * 0.6, box.height() * 0.7, "#3A3328", 0.28)
    painter.restore()


def panel(painter: QPainter, box: QRectF, radius: float = PANEL_RADIUS, fill: str = PANEL) -> None:
    """A quiet panel: soft top light and a hairline."""
    top = colour(fill).lighter(112).name()
    painter.fillPath(rounded(box, radius), upright(box, (0, top, 1), (1, fill, 1)))
    hairline(painter, box, radius)


def hairline(painter: QPainter, box: QRectF, radius: float, tint: str = WHITE, alpha: float = HAIRLINE) -> None:
    """One pixel inside the edge of a box."""
    painter.strokePath(rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), radius), QPen(colour(tint, alpha), 1))


def felt(painter: QPainter, mood: str, outline: Outline = table_outline) -> None:
    """The playing surface inside the rail, in felt units, with the shade the rail throws on it."""
    inner = outline(RAIL)
    cloth(painter, inner, mood)
    if not MOODS[mood].textured:
        return
    painter.save()
    painter.setClipPath(inner, Qt.ClipOperation.IntersectClip)
    for i in range(10):
        painter.strokePath(inner.translated(3, 5), QPen(colour(BLACK, 0.055), 6 + i * 6))
    painter.restore()


def rail(painter: QPainter, mood: str = "emerald", outline: Outline = table_outline) -> None:
    """The walnut rail with a rounded profile, bevel, and one brass line let into it; in contrast one white line."""
    edge = outline(0)
    if not MOODS[mood].textured:
        painter.fillPath(edge, colour(BLACK))
        painter.strokePath(outline(RAIL - 9), QPen(colour(WHITE), 3.2))
        return
    ring = edge.subtracted(outline(RAIL))
    soft_shadow(painter, edge, 36, 0.55, QPointF(6, 14))
    _profile(painter, ring, outline)
    _fibres(painter, ring)
    sun = ((0, "#FFE7BF", 0.22), (0.4, "#FFE7BF", 0.05), (0.6, BLACK, 0.1), (1, BLACK, 0.4))
    painter.fillPath(ring, slanting(FELT, *sun))
    painter.strokePath(outline(1), QPen(colour(WOOD_BEVEL, 0.9), 1.6))
    painter.strokePath(outline(9), QPen(colour("#FFDFAE", 0.10), 4))
    painter.strokePath(outline(RAIL - 1), QPen(colour(BLACK, 0.65), 3))
    brass_line(painter, outline(RAIL - 9), 3.2)


def _profile(painter: QPainter, ring: QPainterPath, outline: Outline) -> None:
    """The rail is round in section: brightest two fifths of the way in."""
    painter.fillPath(ring, colour(WOOD_DARK))
    steps = int(RAIL / 2)
    for i in range(steps):
        share = max(0.0, 1 - abs((i + 0.5) / steps - 0.4) / 0.6) ** 0.8
        painter.strokePath(outline(i * 2 + 1), QPen(mixed(WOOD_DARK, WOOD_LIGHT, share), 3))


def _fibres(painter: QPainter, ring: QPainterPath) -> None:
    """Fibres run along the rail: across at head and foot, upright at the sides, with mitred joints."""
    sides = QPainterPath()
    for x, way in ((0.0, 1), (FELT_WIDTH, -1)):
        corners = ((-20, -16), (96, 100), (96, 790), (-20, 906))
        sides.addPolygon(QPolygonF([QPointF(x + dx * way, y) for dx, y in corners]))
        sides.closeSubpath()
    grain(painter, ring.subtracted(sides))
    grain(painter, ring.intersected(sides), turn=90)


def engraved_border(
    painter: QPainter, mood: str = "emerald", inset: float = RAIL + 20, outline: Outline = table_outline
) -> None:
    """The printed double line that follows the table's edge on the cloth."""
    line = MOODS[mood].line
    strength = 1.0 if line == BRASS else 2.5
    painter.strokePath(outline(inset), QPen(colour(line, 0.34 * strength), 1.8))
    painter.strokePath(outline(inset + 7), QPen(colour(line, 0.16 * strength), 1.2))


def table_ground(
    size: tuple[int, int], felt_at: QRectF, ratio: float, mood: str, outline: Outline = table_outline
) -> QPixmap:
    """Room, rail, felt and border of a window of *size* pixels with the felt at *felt_at*: painted once, then kept."""
    width, height = size
    key = ("table", mood, outline, felt_at.getRect())

    def paint(painter: QPainter) -> None:
        room(painter, QRectF(0, 0, width, height))
        to_felt(painter, felt_at)
        rail(painter, mood, outline)
        felt(painter, mood, outline)
        engraved_border(painter, mood, outline=outline)

    return GROUNDS.pixmap(key, width, height, ratio, paint)


def to_felt(painter: QPainter, box: QRectF) -> float:
    """From here on the painter speaks felt units, as large as *box* allows and centred in it; answers the scale."""
    whole = FELT
    scale = min(box.width() / whole.width(), box.height() / whole.height())
    painter.translate(box.center())
    painter.scale(scale, scale)
    painter.translate(-whole.center())
    return scale
