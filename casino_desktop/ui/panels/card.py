"""A raised part of a panel that holds what belongs together."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from casino_desktop.ui import theme
from casino_desktop.ui.art.cache import smooth
from casino_desktop.ui.art.surfaces import panel


class Card(QWidget):
    """A quiet plate with a column of things on it."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(12, 10, 12, 12)
        self.column.setSpacing(6)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        panel(painter, QRectF(self.rect()), 8, theme.RAISED)
