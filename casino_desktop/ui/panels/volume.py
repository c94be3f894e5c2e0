"""How loud: a slider of ours, for the pointer and for the arrow keys."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget

from casino_desktop.ui import theme
from casino_desktop.ui.art import controls
from casino_desktop.ui.art.cache import smooth
from casino_desktop.ui.art.light import disc, rounded
from casino_desktop.ui.art.text import RIGHT, text

KNOB = 9
TRACK = 160
NUMBER = 32


class VolumeSlider(QAbstractSlider):
    """Its word left, the track, and the number at the right."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.words = ""
        self.setRange(0, 100)
        self.setSingleStep(5)
        self.setPageStep(20)
        self.setFixedHeight(36)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def say(self, words: str, tip: str) -> None:
        self.words = words
        self.setAccessibleName(words)
        self.setToolTip(tip)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, 36)

    @property
    def _track(self) -> QRectF:
        return QRectF(self.width() - TRACK - NUMBER, self.height() / 2 - 2, TRACK, 4)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._take(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._take(event)

    def _take(self, event: QMouseEvent) -> None:
        track = self._track
        self.setValue(round((event.position().x() - track.x()) / track.width() * self.maximum()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        able, track = self.isEnabled(), self._track
        room = QRectF(0, 0, track.x() - 16, self.height())
        text(painter, room, self.words, theme.sans(14, 500), theme.TEXT if able else theme.FAINT)
        painter.fillPath(rounded(track, 2), theme.colour(theme.CONTROL))
        x = track.x() + track.width() * self.value() / self.maximum()
        tint = theme.BRASS if able else theme.FAINT
        painter.fillPath(rounded(QRectF(track.x(), track.y(), x - track.x(), 4), 2), theme.colour(tint))
        painter.fillPath(disc(QPointF(x, track.center().y()), KNOB), theme.colour(theme.PANEL))
        knob = theme.BRASS_LIGHT if able else theme.FAINT
        painter.fillPath(disc(QPointF(x, track.center().y()), KNOB - 2), theme.colour(knob))
        number = QRectF(self.width() - NUMBER, 0, NUMBER, self.height())
        text(painter, number, str(self.value()), theme.sans(13, 600), theme.MUTED, RIGHT)
        if self.hasFocus():
            controls.focus_ring(painter, QRectF(self.rect()))
