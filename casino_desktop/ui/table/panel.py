"""A quiet panel of the side column."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from casino_desktop.ui import theme
from casino_desktop.ui.art.surfaces import panel
from casino_desktop.ui.art.text import RIGHT, text


class Panel(QWidget):
    """Painted by :meth:`draw` in its own box; painted anew when the language changes."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.is_large = False

    @property
    def pad(self) -> int:
        return 16 if self.is_large else 12

    @property
    def small(self) -> int:
        """Pixels of small words."""
        return 14 if self.is_large else 12

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        panel(painter, QRectF(self.rect()))
        self.draw(painter, QRectF(self.rect()).adjusted(self.pad, self.pad - 4, -self.pad, -self.pad + 4))

    def draw(self, painter: QPainter, box: QRectF) -> None:
        raise NotImplementedError

    def heading(self, painter: QPainter, box: QRectF, words: str, note: str) -> float:
        """Title and note in the first line; where the rest begins."""
        px = 16 if self.is_large else 14
        row = QRectF(box.x(), box.y(), box.width(), 28 if self.is_large else 22)
        text(painter, row, words, theme.sans(px, 700), theme.IVORY)
        text(painter, row, note, theme.sans(self.small, 500), theme.MUTED, RIGHT)
        return row.bottom() + 8

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            self.update()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Names for screen readers."""
