"""A choice of a few in one row: tiers, languages."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from casino_desktop.ui.art import controls


class Segments(QWidget):
    """Exactly one of the labels is chosen; by click, or left and right."""

    chosen = Signal(int)

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.labels: list[str] = []
        self.index = 0
        self.px = 13
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_choices(self, labels: list[str], index: int) -> None:
        self.labels, self.index = labels, index
        self.setAccessibleName(" / ".join(labels))
        self.setAccessibleDescription(labels[index])
        self.update()

    def choose(self, index: int) -> None:
        """Choose by number; whoever listens decides whether it stands."""
        if 0 <= index < len(self.labels) and index != self.index:
            self.show_choices(self.labels, index)
            self.chosen.emit(index)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.choose(int(event.position().x() * len(self.labels) / max(1, self.width())))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Left:
            self.choose(self.index - 1)
        elif event.key() == Qt.Key.Key_Right:
            self.choose(self.index + 1)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        controls.segmented(painter, QRectF(self.rect()), self.labels, self.index, self.px)
        if self.hasFocus():
            controls.focus_ring(painter, QRectF(self.rect()))
