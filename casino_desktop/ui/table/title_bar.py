"""The head of a table: its name and limits left, the state of the round and the clock right."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from casino_desktop.ui import theme
from casino_desktop.ui.art.controls import timer_ring
from casino_desktop.ui.art.icons import icon
from casino_desktop.ui.art.text import RIGHT, text, width_of


class TitleBar(QWidget):
    """Painted words; the screen says what they are."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("title-bar")
        self.is_large = False
        self.name = self.facts = self.state = self.detail = ""
        self.ring: tuple[int, int] | None = None
        self.is_closed = False

    def say(self, name: str, facts: str, state: str, detail: str) -> None:
        if (name, facts, state, detail) != (self.name, self.facts, self.state, self.detail):
            self.name, self.facts, self.state, self.detail = name, facts, state, detail
            self.setAccessibleName(f"{name}. {state}. {detail}")
            self.update()

    def show_clock(self, ring: tuple[int, int] | None, *, closed: bool) -> None:
        """Seconds left of how many, a lock when bets are closed, or nothing."""
        if (ring, closed) != (self.ring, self.is_closed):
            self.ring, self.is_closed = ring, closed
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        left = self._paint_name(painter)
        right = self._paint_clock(painter)
        large, middle = self.is_large, self.height() / 2
        room = min(460.0, right - left - 16)
        state = QRectF(right - room, middle - (25 if large else 19), room, 26 if large else 20)
        text(painter, state, self.state, theme.sans(18 if large else 15, 700), theme.IVORY, RIGHT)
        detail = QRectF(right - room, middle + 1, room, 22 if large else 18)
        text(painter, detail, self.detail, theme.sans(14 if large else 12, 500), theme.MUTED, RIGHT)

    def _paint_name(self, painter: QPainter) -> float:
        large, middle = self.is_large, self.height() / 2
        font, small = theme.serif(30 if large else 22, 600), theme.sans(15 if large else 13, 500)
        wide, facts = width_of(self.name, font), width_of(self.facts, small)
        text(painter, QRectF(8, 0, wide + 4, self.height() - 2), self.name, font, theme.IVORY)
        painter.fillRect(QRectF(28 + wide, middle - 10, 1, 20), theme.colour("#FFFFFF", 0.16))
        text(painter, QRectF(48 + wide, 0, facts + 4, self.height()), self.facts, small, theme.MUTED)
        return 52 + wide + facts

    def _paint_clock(self, painter: QPainter) -> float:
        radius = 30 if self.is_large else 21
        centre = QPointF(self.width() - 20 - radius, self.height() / 2)
        if self.ring:
            timer_ring(painter, centre, radius, *self.ring)
        elif self.is_closed:
            painter.setPen(QPen(theme.colour("#FFFFFF", 0.14), 2))
            painter.setBrush(theme.colour("#0B0C0F", 0.8))
            painter.drawEllipse(centre, radius, radius)
            box = QRectF(centre.x() - radius * 0.45, centre.y() - radius * 0.47, radius * 0.9, radius * 0.9)
            icon(painter, box, "lock", theme.BRASS)
        else:
            return float(self.width() - 16)
        return centre.x() - radius - 16
