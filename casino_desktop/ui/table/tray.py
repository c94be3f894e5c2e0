"""The chips of the table in a row: chosen by click or digit, dragged onto the felt."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from casino_desktop.engine.money import Mills
from casino_desktop.ui import theme
from casino_desktop.ui.art import chips
from casino_desktop.ui.art.light import disc, halo
from casino_desktop.ui.money import amount, chip_text

DIMMED = 0.34


class ChipButton(QAbstractButton):
    """One chip of the tray."""

    dragged = Signal(int, QPoint)
    """its worth, and where the pointer is on the screen"""
    dropped = Signal(int, QPoint)
    chosen = Signal()

    def __init__(self, worth: Mills, parent: QWidget) -> None:
        super().__init__(parent)
        self.worth = worth
        self.setObjectName(f"chip-{worth}")
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self.chosen)
        self.is_bearable = True
        self._press_at = QPoint()
        self._is_dragging = False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._press_at, self._is_dragging = event.position().toPoint(), False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        far = (event.position().toPoint() - self._press_at).manhattanLength() >= QApplication.startDragDistance()
        if event.buttons() & Qt.MouseButton.LeftButton and (far or self._is_dragging):
            self._is_dragging = True
            self.dragged.emit(self.worth, event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._is_dragging:
            self._is_dragging = False
            self.setDown(False)
            self.setChecked(True)
            self.chosen.emit()
            self.dropped.emit(self.worth, event.globalPosition().toPoint())
        else:
            super().mouseReleaseEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        box = QRectF(self.rect())
        radius = min(box.width(), box.height()) / 2 / 1.28
        centre = box.center()
        if not self.isEnabled() or not self.is_bearable:
            painter.setOpacity(DIMMED)
        if self.isChecked() and self.isEnabled():
            centre -= QPointF(0, radius * 0.12)
            ring = disc(centre, radius * 1.14)
            halo(painter, ring, theme.BRASS_LIGHT, radius * 0.24, 0.55)
            chips.paint_chip(painter, centre, radius * 1.06, self.worth, self.text())
            painter.strokePath(ring, QPen(theme.colour(theme.BRASS_LIGHT), radius * 0.055))
        else:
            chips.paint_chip(painter, centre, radius * 0.94, self.worth, self.text())
        if self.hasFocus():
            painter.setOpacity(1)
            painter.setPen(QPen(theme.colour(theme.BRASS_LIGHT), 2, Qt.PenStyle.DotLine))
            painter.drawEllipse(centre, radius * 1.25, radius * 1.25)


class ChipTray(QWidget):
    """The row of chips; exactly one is chosen."""

    chosen_changed = Signal(int)
    dragged = Signal(int, QPoint)
    dropped = Signal(int, QPoint)

    def __init__(self, worths: tuple[Mills, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("chip-tray")
        self.buttons = [ChipButton(worth, self) for worth in worths]
        for button in self.buttons:
            button.setAutoExclusive(True)
            button.chosen.connect(lambda worth=button.worth: self.chosen_changed.emit(worth))
            button.dragged.connect(self.dragged)
            button.dropped.connect(self.dropped)
        self.buttons[min(1, len(self.buttons) - 1)].setChecked(True)

    @property
    def chosen(self) -> Mills:
        return next(button.worth for button in self.buttons if button.isChecked())

    def choose(self, index: int) -> None:
        """The chip of a digit key, counted from 0."""
        if index < len(self.buttons):
            self.buttons[index].setChecked(True)
            self.chosen_changed.emit(self.buttons[index].worth)

    def show_bearable(self, most: Mills, language: str, currency: str) -> None:
        """Dim the chips that the balance cannot bear."""
        for button in self.buttons:
            button.is_bearable = button.worth <= most
            name = amount(button.worth, language, currency)
            button.setAccessibleName(name)
            button.setToolTip(f"{name}  ({self.buttons.index(button) + 1})")
            button.setText(chip_text(button.worth, language))
            button.update()

    def resizeEvent(self, event: object) -> None:
        step = self.width() / len(self.buttons)
        for i, button in enumerate(self.buttons):
            button.setGeometry(round(i * step), 0, round(step), self.height())
