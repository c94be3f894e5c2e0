"""Buttons of ours: real buttons for keys and screen readers, painted by the kit."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from casino_desktop.ui.art import controls

HOLD_MS = 600


class PaintedButton(QAbstractButton):
    """A button whose words, glyph and state are painted by :meth:`draw`."""

    held = Signal()

    def __init__(self, name: str, parent: QWidget | None = None, *, glyph: str = "") -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.glyph = glyph
        self.px = 14
        self.hint = ""
        self.is_hovered = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def say(self, words: str, tip: str = "", *, hint: str = "") -> None:
        """The words on the button, for eyes and for screen readers."""
        self.setText(words)
        self.hint = hint
        self.setToolTip(tip)
        self.setAccessibleName(words.replace("&&", "&") or tip)
        self.update()

    @property
    def words(self) -> str:
        return self.text().replace("&&", "&")

    def sizeHint(self) -> QSize:
        return QSize(120, 44)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.is_hovered = True
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        self.is_hovered = False
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.draw(painter, QRectF(self.rect()))
        if self.hasFocus():
            controls.focus_ring(painter, QRectF(self.rect()))

    def draw(self, painter: QPainter, box: QRectF) -> None:
        raise NotImplementedError


class PrimaryButton(PaintedButton):
    """The one brass button."""

    def draw(self, painter: QPainter, box: QRectF) -> None:
        controls.primary_button(
            painter, box, self.words, self.px, self.hint, enabled=self.isEnabled(), hover=self.is_hovered
        )


class QuietButton(PaintedButton):
    """All the other buttons."""

    is_stacked = False

    def draw(self, painter: QPainter, box: QRectF) -> None:
        controls.quiet_button(
            painter,
            box,
            self.words,
            self.glyph,
            self.px,
            enabled=self.isEnabled(),
            stacked=self.is_stacked,
            hover=self.is_hovered,
        )


class StackedButton(QuietButton):
    """A quiet button with its glyph above the words."""

    is_stacked = True


class IconButton(PaintedButton):
    """A glyph of the rail with its word beneath."""

    def draw(self, painter: QPainter, box: QRectF) -> None:
        controls.icon_button(
            painter, box, self.glyph, self.words, active=self.isChecked(), px=self.px, hover=self.is_hovered
        )


class Switch(PaintedButton):
    """On or off, with its word."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.setCheckable(True)

    def draw(self, painter: QPainter, box: QRectF) -> None:
        controls.switch(painter, box, self.words, on=self.isChecked(), px=self.px)


class HoldButton(StackedButton):
    """A stacked button that does more when it is held down."""

    def __init__(self, name: str, parent: QWidget | None = None, *, glyph: str = "") -> None:
        super().__init__(name, parent, glyph=glyph)
        self._was_held = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(HOLD_MS)
        self._timer.timeout.connect(self._hold)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._was_held = False
        self._timer.start()
        super().mousePressEvent(event)

    def _hold(self) -> None:
        if self.isDown():
            self._was_held = True
            self.setDown(False)
            self.held.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._timer.stop()
        if not self._was_held:
            super().mouseReleaseEvent(event)
