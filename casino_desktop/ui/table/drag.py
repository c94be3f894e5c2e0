"""A chip in the player's fingers: over everything, in nobody's way."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from casino_desktop.engine.money import Mills
from casino_desktop.ui import pace
from casino_desktop.ui.art import chips
from casino_desktop.ui.felt.mover import Mover

RADIUS = 26


class DraggedChip(QWidget):
    """Follows the pointer; glides home when the chip was refused."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFixedSize(3 * RADIUS, 3 * RADIUS)
        self.worth, self.label = Mills(0), ""
        self._mover = Mover(self)
        self.hide()

    def follow(self, worth: Mills, label: str, position: QPoint) -> None:
        """Be at *position* of the parent."""
        self.worth, self.label = worth, label
        self._mover.finish_all()
        self.move(position - self.rect().center())
        self.show()
        self.raise_()
        self.update()

    def vanish(self) -> None:
        """The chip lies on the felt now, or was let go."""
        self._mover.finish_all()
        self.hide()

    def glide_home(self, home: QPoint, speed: float) -> None:
        """Back to the tray, then out of sight."""
        start, end = QPointF(self.pos()), QPointF(home - self.rect().center())

        def movement(share: float) -> None:
            self.move((start + (end - start) * share).toPoint())

        self._mover.move("home", movement, round(pace.GLIDE_HOME * speed), self.hide)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        chips.paint_chip(painter, QPointF(self.rect().center()), RADIUS, self.worth, self.label)
