"""A small sign beside the pointer: odds and limits of a spot, or the reason of a refusal."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from casino_desktop.ui import theme
from casino_desktop.ui.art.light import rounded
from casino_desktop.ui.art.text import LEFT, text, width_of

LINE = 20
MARGIN = 12
REFUSAL_MS = 2600


class Tip(QWidget):
    """Lines of words in a dark plate; a refusal has an amber rim and goes by itself."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("tip")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.lines: tuple[str, ...] = ()
        self.is_refusal = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def show_facts(self, lines: tuple[str, ...], at: QPoint) -> None:
        """What a spot is; a refusal that is still read stays."""
        if not (self.is_refusal and self._timer.isActive()):
            self._show(lines, at, refusal=False)

    def show_refusal(self, sentence: str, at: QPoint) -> None:
        """Why not, for a moment."""
        self._show((sentence,), at, refusal=True)
        self._timer.start(REFUSAL_MS)

    def hide_facts(self) -> None:
        if not (self.is_refusal and self._timer.isActive()):
            self.hide()

    def _show(self, lines: tuple[str, ...], at: QPoint, *, refusal: bool) -> None:
        self.lines, self.is_refusal = lines, refusal
        self.setAccessibleName("\n".join(lines))
        wide = max(width_of(line, theme.sans(13, 700)) for line in lines)
        self.resize(round(wide) + 2 * MARGIN + 2, LINE * len(lines) + MARGIN)
        owner = self.parentWidget()
        assert owner is not None
        room = owner.rect().adjusted(4, 4, -4, -4)
        aside = 18 if refusal else -self.width() // 2
        box = self.rect().translated(at + QPoint(aside, -self.height() - 10))
        if box.right() > room.right():
            box.moveRight(min(room.right(), at.x() - 14 if refusal else room.right()))
        box.moveLeft(max(room.left(), box.left()))
        box.moveTop(max(room.top(), box.top()))
        self.move(box.topLeft())
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        shape = rounded(box, 6)
        painter.fillPath(shape, theme.colour("#0B0C0F", 0.94))
        painter.strokePath(shape, QPen(theme.colour(theme.WARN if self.is_refusal else theme.BRASS, 0.8), 1))
        for i, line in enumerate(self.lines):
            row = QRectF(MARGIN, MARGIN / 2 + i * LINE, box.width() - 2 * MARGIN, LINE)
            is_title = i == 0
            font = theme.sans(13, 700 if is_title else 500)
            text(painter, row, line, font, theme.IVORY if is_title else theme.MUTED, LEFT)
