"""Roads of baccarat as pictures: the engine says which cells there are, here is only how they look (rulebook §2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from casino_desktop.engine.baccarat.coup import Winner
from casino_desktop.engine.baccarat.derived import DerivedCell, Eye, Ink
from casino_desktop.engine.baccarat.path import DEPTH
from casino_desktop.engine.baccarat.road import Bead, Cell
from casino_desktop.ui.art.text import CENTRE, text
from casino_desktop.ui.theme import (
    BANKER,
    IVORY,
    LEAST_PX,
    NATURAL,
    PAPER,
    PAPER_INK,
    PLAYER,
    TIE,
    WHITE,
    colour,
    sans,
)

TINTS: dict[Winner, str] = {Winner.PLAYER: PLAYER, Winner.BANKER: BANKER, Winner.TIE: TIE}
INKS: dict[Ink, str] = {Ink.RED: BANKER, Ink.BLUE: PLAYER}


def paper(painter: QPainter, box: QRectF, wide: float, tall: float) -> None:
    """Ivory paper, ruled in cells of *wide* × *tall*."""
    painter.fillRect(box, colour(PAPER))
    painter.setPen(QPen(colour(PAPER_INK, 0.10), 1))
    for i in range(round(box.width() / wide) + 1):
        x = min(box.x() + i * wide, box.right())
        painter.drawLine(QPointF(x, box.y()), QPointF(x, box.bottom()))
    for i in range(round(box.height() / tall) + 1):
        y = min(box.y() + i * tall, box.bottom())
        painter.drawLine(QPointF(box.x(), y), QPointF(box.right(), y))


def first_column(columns: int, across: int) -> int:
    """The column at the left when the newest is to be seen, with one free column after it."""
    return max(0, columns - across + 1)


def big_road(painter: QPainter, box: QRectF, wide: float, tall: float, cells: Sequence[Cell], across: int) -> None:
    """The newest *across* columns of the Big Road."""
    paper(painter, box, wide, tall)
    first = first_column(max((cell.column for cell in cells), default=0) + 1, across)
    side = min(wide, tall)
    for cell in cells:
        if first <= cell.column < first + across:
            place = QRectF(box.x() + (cell.column - first) * wide, box.y() + cell.row * tall, wide, tall)
            centre = place.center()
            road_mark(painter, QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side), cell)


def road_mark(painter: QPainter, box: QRectF, cell: Cell) -> None:
    """One mark: ring, yellow heart for a natural, pair dots, green tie stroke with its count."""
    centre, size = box.center(), box.width()
    if cell.winner is not None:
        painter.setBrush(colour(NATURAL) if cell.natural else Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(TINTS[cell.winner]), size * 0.13))
        painter.drawEllipse(centre, size * 0.345, size * 0.345)
    if cell.ties:
        _tie_stroke(painter, box, cell.ties)
    _pair_dots(painter, box, 0.19, 0.15, player=cell.player_pair, banker=cell.banker_pair)


def _tie_stroke(painter: QPainter, box: QRectF, ties: int) -> None:
    """A stroke; from two ties on their number on a paper seat, so that it can be read on any ring."""
    centre, reach = box.center(), box.width() * 0.32
    pen = QPen(QColor(TIE).darker(112), box.width() * 0.1)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(centre + QPointF(-reach, reach), centre + QPointF(reach, -reach))
    if ties > 1:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(PAPER, 0.92))
        painter.drawEllipse(centre, box.width() * 0.27, box.width() * 0.27)
        size = max(LEAST_PX, int(box.width() * 0.52))
        text(painter, box, str(ties), sans(size, 800), "#0E4F31", CENTRE)


def _pair_dots(painter: QPainter, box: QRectF, inset: float, radius: float, *, player: bool, banker: bool) -> None:
    """Player's pair lower right, Banker's upper left."""
    size = box.width()
    painter.setPen(QPen(colour(PAPER), size * 0.05))
    for shown, tint, corner, way in (
        (player, PLAYER, box.bottomRight(), -1),
        (banker, BANKER, box.topLeft(), 1),
    ):
        if shown:
            painter.setBrush(colour(tint))
            painter.drawEllipse(corner + QPointF(way, way) * size * inset, size * radius, size * radius)


def bead_plate(
    painter: QPainter,
    box: QRectF,
    cell: float,
    beads: Sequence[Bead],
    across: int,
    letters: Mapping[Winner, str],
) -> None:
    """The newest *across* columns of the bead plate; *letters* are the reader's own."""
    paper(painter, box, cell, cell)
    first = max(0, ceil(len(beads) / DEPTH) - across)
    for bead in beads[first * DEPTH :]:
        place = QRectF(box.x() + (bead.column - first) * cell, box.y() + bead.row * cell, cell, cell)
        bead_mark(painter, place, bead, letters[bead.mark.winner])


def bead_mark(painter: QPainter, box: QRectF, bead: Bead, letter: str) -> None:
    """One bead: solid, lettered, pair dots at its rim."""
    centre, size, tint = box.center(), box.width(), QColor(TINTS[bead.mark.winner])
    painter.setPen(QPen(tint.darker(120), size * 0.03))
    painter.setBrush(tint)
    painter.drawEllipse(centre, size * 0.42, size * 0.42)
    text(painter, box, letter, sans(max(LEAST_PX, int(size * 0.46)), 800), WHITE, CENTRE)
    _pair_dots(painter, box, 0.17, 0.13, player=bead.mark.player_pair, banker=bead.mark.banker_pair)


def derived_road(
    painter: QPainter, box: QRectF, cell: float, cells: Sequence[DerivedCell], across: int, eye: Eye
) -> None:
    """A derived road, its lines two cells apart as on the printed plates."""
    paper(painter, box, cell * 2, cell * 2)
    first = first_column(max((mark.column for mark in cells), default=0) + 1, across)
    for mark in cells:
        if first <= mark.column < first + across:
            place = QRectF(box.x() + (mark.column - first) * cell, box.y() + mark.row * cell, cell, cell)
            derived_mark(painter, place, mark.ink, eye)


def derived_mark(painter: QPainter, box: QRectF, ink: Ink, eye: Eye) -> None:
    """Rings for Big Eye Boy, solid dots for the Small Road, strokes for Cockroach Pig."""
    centre, size, tint = box.center(), box.width(), colour(INKS[ink])
    if eye is Eye.COCKROACH_PIG:
        pen = QPen(tint, size * 0.24)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(centre + QPointF(-size, size) * 0.28, centre + QPointF(size, -size) * 0.28)
        return
    painter.setPen(QPen(tint, size * 0.2))
    painter.setBrush(tint if eye is Eye.SMALL_ROAD else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, size * 0.32, size * 0.32)


def donut(
    painter: QPainter, centre: QPointF, radius: float, shares: Sequence[tuple[float, str]], title: str, below: str
) -> None:
    """A ring of shares with a small gap between them and a number in its heart; an empty ring where there are none."""
    width = radius * 0.3
    reach = radius - width / 2
    box = QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    total, at = sum(share for share, _ in shares), 90.0
    if not total:
        painter.setPen(QPen(colour(WHITE, 0.08), width))
        painter.drawEllipse(box)
    for share, tint in shares if total else ():
        sweep = share / total * 360
        pen = QPen(colour(tint), width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        gap = 1.4 if sweep < 360 else 0.0
        if sweep > 2 * gap:
            painter.drawArc(box, round((at - gap) * 16), -round((sweep - 2 * gap) * 16))
        at -= sweep
    upper = QRectF(centre.x() - radius * 0.64, centre.y() - radius * 0.38, radius * 1.28, radius * 0.48)
    lower = QRectF(centre.x() - radius * 0.6, centre.y() + radius * 0.12, radius * 1.2, max(14.0, radius * 0.28))
    text(painter, upper, title, sans(max(LEAST_PX, int(radius * 0.42)), 700), IVORY, CENTRE)
    text(painter, lower, below, sans(max(LEAST_PX, int(radius * 0.19)), 500), colour(IVORY, 0.7), CENTRE)
