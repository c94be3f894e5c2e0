"""Bet spots on the arcs: a shape as data, its outline and tint, its words, and the well where the chips go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import radians

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from casino_desktop.ui.art.arc import on_arc, sector, turn_of
from casino_desktop.ui.art.cloth import weave
from casino_desktop.ui.art.light import halo
from casino_desktop.ui.art.text import turned_text
from casino_desktop.ui.theme import BLACK, BRASS, BRASS_LIGHT, IVORY, WHITE, colour, sans, serif

ODDS_PX = 26
_ODDS_ROW = 30.0


@dataclass(frozen=True, slots=True)
class ArcSpot:
    """Where a spot lies: between two radii and two turns in degrees from the axis; *tint* dyes it."""

    inner: float
    outer: float
    start: float
    end: float
    tint: str = ""

    @property
    def path(self) -> QPainterPath:
        return sector(self.inner, self.outer, self.start, self.end)

    @property
    def turn(self) -> float:
        return (self.start + self.end) / 2

    @property
    def width(self) -> float:
        return radians(self.end - self.start) * (self.inner + self.outer) / 2

    def at(self, depth: float = 0.5, shift: float = 0.0) -> QPointF:
        """A point of the spot: *depth* from dealer to player, *shift* in felt units to the right."""
        radius = self.inner + (self.outer - self.inner) * depth
        return on_arc(radius, self.turn + turn_of(shift, radius))


def spot_outline(
    painter: QPainter,
    path: QPainterPath,
    tint: str = "",
    *,
    won: bool = False,
    hover: bool = False,
    closed: bool = False,
    contrast: bool = False,
) -> None:
    """Outline and tint of any spot: *won* lights it, *hover* lifts its line, *closed* lets it step back."""
    if contrast:
        painter.strokePath(path, QPen(colour(WHITE, 0.5 if closed and not won else 1), 5 if won or hover else 2.6))
        return
    _dye(painter, path, tint, won=won, closed=closed)
    if won:
        halo(painter, path, BRASS_LIGHT, 20, 0.6)
    line = BRASS_LIGHT if won or hover else IVORY if tint else BRASS
    strength = 1.0 if won or hover else 0.34 if closed else 0.62
    painter.strokePath(path, QPen(colour(line, strength), 3.2 if won or hover else 2.2))


def _dye(painter: QPainter, path: QPainterPath, tint: str, *, won: bool, closed: bool) -> None:
    if not tint:
        painter.fillPath(path, colour(BLACK, 0.15))
        return
    box, base = path.boundingRect(), QColor(tint)
    shade = QLinearGradient(box.topLeft(), box.bottomLeft())
    shade.setColorAt(0, colour(base.darker(118 if won else 150).name(), 0.84))
    shade.setColorAt(1, colour(base.darker(190 if won else 240).name(), 0.84))
    painter.fillPath(path, QBrush(shade))
    weave(painter, path)
    if closed and not won:
        painter.fillPath(path, colour("#04120C", 0.38))


def spot_words(
    painter: QPainter,
    centre: QPointF,
    turn: float,
    room: float,
    name: Sequence[str],
    odds: str,
    size: int,
    *,
    strength: float = 1.0,
) -> None:
    """Name in small capitals and odds beneath, as a block about *centre*, turned as the spots there are turned."""
    painter.save()
    painter.translate(centre)
    painter.rotate(-turn)
    font, lead = serif(size, 600, size * 0.03, small_caps=True), size * 0.98
    top = -(lead * len(name) + _ODDS_ROW) / 2
    for i, row in enumerate(name):
        box = QRectF(-room / 2, top + i * lead, room, lead)
        turned_text(painter, box, row, font, colour(IVORY, 0.96 * strength))
    foot = QRectF(-room / 2, top + lead * len(name) + 2, room, _ODDS_ROW - 2)
    turned_text(painter, foot, odds, sans(ODDS_PX, 600), colour(BRASS_LIGHT, 0.92 * strength))
    painter.restore()


def chip_well(painter: QPainter, centre: QPointF, radius: float, alpha: float = 0.3) -> None:
    """The printed circle that says where the chips go."""
    painter.setBrush(colour(BLACK, 0.12))
    painter.setPen(QPen(colour(IVORY, alpha), 1.6))
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(IVORY, alpha * 0.5), 1.1))
    painter.drawEllipse(centre, radius - 6, radius - 6)
