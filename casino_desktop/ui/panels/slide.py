"""A panel that slides in from the right, between title bar and foot: the felt stays visible, the table goes on."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QEvent, QPoint, QPropertyAnimation, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QVBoxLayout, QWidget
from shiboken6 import isValid

from casino_desktop.floor.view import TableView
from casino_desktop.ui import pace, theme
from casino_desktop.ui.art.cache import smooth
from casino_desktop.ui.art.light import box_shadow
from casino_desktop.ui.art.surfaces import panel
from casino_desktop.ui.art.text import text
from casino_desktop.ui.buttons import IconButton
from casino_desktop.ui.settings import Settings
from casino_desktop.ui.table.frame import Frame

SHADE = 16
"""Room left of the panel for its shadow."""
NARROW, WIDE = 420, 520
HEAD, LARGE_HEAD = 52, 64
_BAR = """
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; }}
QScrollBar:vertical {{ background: transparent; width: 8px; margin: 2px 0; }}
QScrollBar::handle:vertical {{ background: {handle}; border-radius: 3px; min-height: 32px; margin: 0 2px 0 0; }}
QScrollBar::handle:vertical:hover {{ background: {hover}; }}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
"""


class SlidePanel(QWidget):
    """Title, X and a column of content that scrolls where the window is small. Esc closes, the focus comes back."""

    submitted = Signal(object)
    """a command for the table"""
    closed = Signal()

    def __init__(self, name: str, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.settings = settings
        self.title = ""
        self.view = TableView()
        self.is_open = self.is_large = False
        self.first: QWidget | None = None
        """where the focus goes when the panel opens; the X where there is nothing better"""
        self._came_from: QWidget | None = None
        self._spot = QRect()
        self.shut = IconButton(f"{name}-close", self, glyph="close")
        self.shut.clicked.connect(lambda: self.slide_out())
        self.column = self._scrolled()
        self._slide = QPropertyAnimation(self, b"pos", self)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._slide.finished.connect(self._arrived)
        self.hide()

    def _scrolled(self) -> QVBoxLayout:
        """The column that the content stands in."""
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 4, 0)
        column.setSpacing(8)
        self.area = QScrollArea(self)
        self.area.setObjectName(f"{self.objectName()}-scroll")
        self.area.setWidget(content)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setStyleSheet(_BAR.format(handle=theme.CONTROL, hover=theme.BRASS_DEEP))
        return column

    # coming and going

    def lie_in(self, frame: Frame) -> None:
        """Where the panel stands in the screen: over the side column and a part of the felt."""
        self.is_large = frame.is_large
        wide = (WIDE if frame.is_large else NARROW) + SHADE
        tall = frame.height - frame.title - frame.foot - frame.pad
        self._spot = QRect(frame.width - frame.pad - wide, frame.title, wide, tall)
        self._slide.stop()
        self.resize(self._spot.size())
        self.move(self._spot.topLeft() if self.is_open else self._outside)

    @property
    def _outside(self) -> QPoint:
        owner = self.parentWidget()
        return QPoint(owner.width() if owner else self._spot.right(), self._spot.top())

    def slide_in(self, ms: int | None = None) -> None:
        """Open; *ms* 0 stands at once. The focus goes in."""
        if not self.is_open:
            self._came_from = QApplication.focusWidget()
        self.is_open = True
        self.show_view(self.view)
        self.move(self._outside if not self.isVisible() else self.pos())
        self.show()
        self.raise_()
        (self.first or self.shut).setFocus(Qt.FocusReason.OtherFocusReason)
        self._go(self._spot.topLeft(), ms)

    def slide_out(self, ms: int | None = None) -> None:
        """Close; the focus goes back to where it came from."""
        if not self.is_open:
            return
        self.is_open = False
        came_from, self._came_from = self._came_from, None
        if self.isAncestorOf(QApplication.focusWidget() or self.shut):
            back = came_from if came_from is not None and isValid(came_from) else self.parentWidget()
            if back is not None:
                back.setFocus(Qt.FocusReason.OtherFocusReason)
        self._go(self._outside, ms)
        self.closed.emit()

    def _go(self, to: QPoint, ms: int | None) -> None:
        quiet = self.settings.choices.reduced_motion
        duration = ms if ms is not None else 0 if quiet else round(pace.CARD_SLIDE * self.settings.speed)
        self._slide.stop()
        if duration == 0:
            self.move(to)
            self._arrived()
            return
        self._slide.setDuration(duration)
        self._slide.setStartValue(self.pos())
        self._slide.setEndValue(to)
        self._slide.start()

    def _arrived(self) -> None:
        if not self.is_open:
            self.hide()

    # content

    def show_view(self, view: TableView) -> None:
        """Follow the table."""
        self.view = view

    def retranslate(self) -> None:
        """The words of the panel; the title is set here."""

    def say_title(self, title: str) -> None:
        self.title = title
        self.setAccessibleName(title)
        self.shut.say("", self.tr("Close (Esc)"))
        self.update()

    @property
    def inner(self) -> QRect:
        """The panel itself, without its shadow."""
        return self.rect().adjusted(SHADE, 0, 0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        head, box = LARGE_HEAD if self.is_large else HEAD, self.inner
        side = 36
        self.shut.setGeometry(box.right() - side - 9, box.y() + (head - side) // 2, side, side)
        pad = 24 if self.is_large else 20
        self.area.setGeometry(box.x() + pad, head, box.width() - pad - 8, box.height() - head - 12)
        self.column.setContentsMargins(0, 8, pad - 16, 4)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.slide_out()
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the panel is no click on the felt beneath."""
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            self.show_view(self.view)
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        box = QRectF(self.inner)
        box_shadow(painter, box, theme.PANEL_RADIUS, SHADE, 0.6)
        panel(painter, box)
        head, pad = (LARGE_HEAD, 24) if self.is_large else (HEAD, 20)
        row = QRectF(box.x() + pad, box.y(), box.width() - pad - 56, head)
        text(painter, row, self.title, theme.serif(24 if self.is_large else 20, 600), theme.IVORY)
        painter.fillRect(QRectF(box.x() + pad, head - 1, box.width() - 2 * pad, 1), theme.colour(theme.BRASS, 0.28))
