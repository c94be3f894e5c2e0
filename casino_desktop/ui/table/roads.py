"""Big Road, bead plate and derived roads of a baccarat table: a record of what was, never a forecast."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from casino_desktop.engine.baccarat.coup import Winner
from casino_desktop.engine.baccarat.derived import Eye, Roads, next_ink
from casino_desktop.engine.baccarat.road import bead_plate
from casino_desktop.ui import theme
from casino_desktop.ui.art import roads as art
from casino_desktop.ui.art.light import rounded
from casino_desktop.ui.art.text import RIGHT, text, width_of
from casino_desktop.ui.table.panel import Panel
from casino_desktop.ui.words import winner_name

ROWS = 6
TINTS = {Winner.PLAYER: theme.PLAYER, Winner.BANKER: theme.BANKER, Winner.TIE: theme.TIE}


class BigRoadPanel(Panel):
    """The Big Road, scrolled to the newest, and how many of each there were."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("big-road", parent)
        self.roads = Roads()
        self.retranslate()

    def show_roads(self, roads: Roads) -> None:
        if roads is not self.roads:
            self.roads = roads
            self.retranslate()
            self.update()

    def retranslate(self) -> None:
        counts = self._counts()
        words = ", ".join(f"{winner_name(winner)} {counts[winner]}" for winner in Winner)
        self.setAccessibleName(f"{self.tr('Big Road')}: {words}")
        self.setToolTip(self.tr("A record of past hands. It says nothing about the next one."))

    def _counts(self) -> dict[Winner, int]:
        return {winner: sum(mark.winner is winner for mark in self.roads.marks) for winner in Winner}

    def draw(self, painter: QPainter, box: QRectF) -> None:
        hands = self.tr("Hand %1").replace("%1", str(len(self.roads.marks)))
        top = self.heading(painter, box, self.tr("Big Road"), hands if self.roads.marks else "")
        foot = 24 if self.is_large else 20
        cell = min((box.bottom() - foot - 6 - top) / ROWS, box.width() / 12)
        across = int(box.width() // cell)
        grid = QRectF(box.x(), top, box.width(), cell * ROWS)
        art.big_road(painter, grid, box.width() / across, cell, self.roads.big.cells, across)
        if not self.roads.marks:
            words = self.tr("Results will be drawn here")
            text(painter, grid.adjusted(12, 0, -12, 0), words, theme.sans(self.small, 600), "#6F6A5C")
        self._paint_counts(painter, QRectF(box.x(), box.bottom() - foot + 2, box.width(), foot - 2))

    def _paint_counts(self, painter: QPainter, box: QRectF) -> None:
        """A dot, the word, the count, three times."""
        counts, font, strong = self._counts(), theme.sans(self.small, 500), theme.sans(self.small, 700)
        names = [winner_name(winner) for winner in Winner]
        spans = [
            22 + width_of(name, font) + width_of(str(counts[winner]), strong)
            for name, winner in zip(names, Winner, strict=True)
        ]
        if sum(spans) + 16 > box.width():
            names = ["" for _ in names]
            spans = [22 + width_of(str(counts[winner]), strong) for winner in Winner]
        gap = (box.width() - sum(spans)) / 2
        x = box.x()
        for winner, name, span in zip(Winner, names, spans, strict=True):
            painter.setPen(QPen(theme.colour(TINTS[winner]), 0))
            painter.setBrush(theme.colour(TINTS[winner]))
            painter.drawEllipse(QPointF(x + 4, box.center().y() + 0.5), 4, 4)
            if name:
                text(painter, QRectF(x + 14, box.y(), span, box.height()), name, font, theme.MUTED)
            text(painter, QRectF(x, box.y(), span, box.height()), str(counts[winner]), strong, theme.TEXT, RIGHT)
            x += span + gap


class RoadsPanel(Panel):
    """Bead plate left, the three derived roads right, and what the next hand would add."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("derived-roads", parent)
        self.roads = Roads()
        self.retranslate()

    def show_roads(self, roads: Roads) -> None:
        if roads is not self.roads:
            self.roads = roads
            self.update()

    def retranslate(self) -> None:
        self.setAccessibleName(f"{self.tr('Bead plate')}, {self.tr('Derived roads')}")
        self.setToolTip(self.tr("A record of past hands. It says nothing about the next one."))

    def draw(self, painter: QPainter, box: QRectF) -> None:
        head, foot = (32, 40) if self.is_large else (24, 34)
        cell = min((box.height() - head - foot) / ROWS, (box.width() - 8) / 16)
        left, right = QRectF(box.x(), box.y() + head, 8 * cell, 6 * cell), box.right() - 7.5 * cell
        font = theme.sans(self.small, 700)
        text(painter, QRectF(box.x(), box.y(), 8 * cell, head - 4), self.tr("Bead plate"), font, theme.IVORY)
        text(
            painter, QRectF(right - 8, box.y(), 7.5 * cell + 12, head - 4), self.tr("Derived roads"), font, theme.IVORY
        )
        letters = {winner: winner_name(winner)[0] for winner in Winner}
        art.bead_plate(painter, left, cell, bead_plate(self.roads.marks), 8, letters)
        small = cell / 3
        for i, road in enumerate(self.roads.derived):
            area = QRectF(right, left.y() + i * 2 * cell, 7.5 * cell, 2 * cell)
            art.derived_road(painter, area, small, tuple(road.cells), int(7.5 * 3), road.eye)
        self._paint_previews(painter, QRectF(box.x(), box.bottom() - foot + 8, box.width(), foot - 8))

    def _paint_previews(self, painter: QPainter, box: QRectF) -> None:
        words = {Winner.PLAYER: self.tr("If Player"), Winner.BANKER: self.tr("If Banker")}
        pitch, side = (19, 12) if self.is_large else (13, 9)
        font, room = theme.sans(self.small, 600), (box.width() - 8) / 2 - 3 * pitch - 18
        if any(width_of(label, font) > room for label in words.values()):
            words = {winner: winner_name(winner) for winner in words}
        for i, winner in enumerate(words):
            cell = QRectF(box.x() + i * (box.width() + 8) / 2, box.y(), (box.width() - 8) / 2, box.height())
            painter.fillPath(rounded(cell, 6), theme.colour(TINTS[winner], 0.16))
            painter.strokePath(rounded(cell, 6), QPen(theme.colour(TINTS[winner], 0.5), 1))
            text(painter, cell.adjusted(8, 0, -3 * pitch - 10, 0), words[winner], font, theme.TEXT)
            for k, eye in enumerate(Eye):
                ink = next_ink(self.roads.big, winner, eye)
                if ink is not None:
                    at = QRectF(cell.right() - 6 - (3 - k) * pitch, cell.center().y() - side / 2, side, side)
                    art.derived_mark(painter, at, ink, eye)
