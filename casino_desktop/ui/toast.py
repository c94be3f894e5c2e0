"""A sentence that comes and goes at the head of the window, one after another."""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from casino_desktop.ui import theme
from casino_desktop.ui.art.notices import toast
from casino_desktop.ui.art.text import width_of

READING_MS = 5200
HEIGHT = 44


class Toast(QWidget):
    """Shows sentences in order; a click closes one early. Never in the way of the cards: it stands above the felt."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("toast")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.words = ""
        self._waiting: deque[str] = deque()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)
        self.hide()

    def say(self, sentence: str) -> None:
        """Show *sentence* after those that are still to be read."""
        self._waiting.append(sentence)
        if not self._timer.isActive():
            self._next()

    def _next(self) -> None:
        if not self._waiting:
            self.hide()
            return
        self.words = self._waiting.popleft()
        self.setAccessibleName(self.words)
        self.place()
        self.show()
        self.raise_()
        self.update()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))
        self._timer.start(READING_MS)

    def place(self) -> None:
        """In the middle of the head of the window."""
        owner = self.parentWidget()
        if owner is not None and self.words:
            wide = min(owner.width() - 24, round(width_of(self.words, theme.sans(14, 600))) + 84)
            self.setGeometry((owner.width() - wide) // 2, 4, wide, HEIGHT + 8)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._timer.stop()
        self._next()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        toast(painter, QRectF(self.rect()).adjusted(8, 2, -8, -8), self.words, 14, "info")
