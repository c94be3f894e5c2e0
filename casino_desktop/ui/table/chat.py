"""The chat at the foot of a timed table: the last lines above an ivory input with Send (rulebook §5)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLineEdit, QMenu, QWidget

from casino_desktop.floor.chat.manners import LONGEST
from casino_desktop.floor.event import ChatLine, Speaker
from casino_desktop.ui import theme
from casino_desktop.ui.art.controls import focus_ring
from casino_desktop.ui.art.light import rounded
from casino_desktop.ui.art.text import text, width_of
from casino_desktop.ui.buttons import QuietButton
from casino_desktop.ui.chat_lines import said_words, speaker_label, speaker_name

ROWS = 2
PLACEHOLDER = "#6F6A5C"
"""Readable on ivory."""
_AFTER_NAME = 8.0


def rows_of(words: str, font: QFont, first: float, full: float) -> list[str]:
    """*words* on at most two rows, the first *first* wide, the other *full*; what is left over ends in an ellipsis."""
    upper, rest = "", words.split(" ")
    while rest and width_of(f"{upper} {rest[0]}".strip(), font) <= first:
        upper = f"{upper} {rest.pop(0)}".strip()
    lower = " ".join(rest)
    cut = QFontMetricsF(font).elidedText(lower, Qt.TextElideMode.ElideRight, full)
    return [upper, cut] if lower else [upper]


class SaidLine(QWidget):
    """One line on one or two rows: the name in brass, then the words. House players can be reported."""

    reported = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.said: ChatLine | None = None
        self.px, self.row = 12, 19
        self.hide()

    def say(self, said: ChatLine | None, px: int, row: int) -> None:
        """Show *said* in letters of *px* on rows of *row* pixels; nothing hides the line."""
        self.said, self.px, self.row = said, px, row
        self.setVisible(said is not None)
        if said is None:
            return
        words = f"{speaker_label(said)}: {said_words(said)}"
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if self.can_be_reported else Qt.FocusPolicy.NoFocus)
        self.update()

    @property
    def can_be_reported(self) -> bool:
        return self.said is not None and self.said.speaker is Speaker.HOUSE_PLAYER

    def rows(self, said: ChatLine, px: int, width: float) -> list[str]:
        """The words of *said* as they break in *width*, beside its name."""
        return rows_of(said_words(said), theme.sans(px, 500), width - _indent(said, px), width)

    def menu(self) -> QMenu:
        """What can be done about the line."""
        menu, name = QMenu(self), self.said.name if self.said else ""
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Report %1").replace("%1", name)).triggered.connect(lambda: self.reported.emit(name))
        return menu

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self.can_be_reported:
            self.menu().popup(event.globalPos())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.said is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        indent, width = _indent(self.said, self.px), float(self.width())
        name = QRectF(0, 0, indent, self.row)
        text(painter, name, speaker_name(self.said), theme.sans(self.px, 700), theme.BRASS)
        font, rows = theme.sans(self.px, 500), self.rows(self.said, self.px, width)
        if len(rows) * self.row > self.height():
            whole = said_words(self.said)
            rows = [QFontMetricsF(font).elidedText(whole, Qt.TextElideMode.ElideRight, width - indent)]
        for number, words in enumerate(rows):
            x = 0.0 if number else indent
            text(painter, QRectF(x, number * self.row, width - x, self.row), words, font, theme.SOFT)
        if self.hasFocus():
            focus_ring(painter, QRectF(self.rect()))


def _indent(said: ChatLine, px: int) -> float:
    return width_of(speaker_name(said), theme.sans(px, 700)) + _AFTER_NAME


class ChatInput(QLineEdit):
    """Dark words on the ivory that its box paints; Escape gives the keys back to the table."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("chat-input")
        self.setFrame(False)
        self.setMaxLength(LONGEST)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, theme.colour(theme.IVORY, 0.0))
        palette.setColor(QPalette.ColorRole.Text, theme.colour(theme.PAPER_INK))
        palette.setColor(QPalette.ColorRole.PlaceholderText, theme.colour(PLACEHOLDER))
        self.setPalette(palette)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.clearFocus()
        else:
            super().keyPressEvent(event)


class ChatBox(QWidget):
    """Says what the player wrote and whom he reported; shows what it is given."""

    said = Signal(str)
    reported = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("chat")
        self.is_large = False
        self.is_shut = False
        self.lines: tuple[ChatLine, ...] = ()
        self.shown = tuple(SaidLine(self) for _ in range(ROWS))
        self.input = ChatInput(self)
        self.send = QuietButton("chat-send", self, glyph="send")
        self.input.installEventFilter(self)
        self.input.returnPressed.connect(self._send)
        self.input.textChanged.connect(self._offer_send)
        self.send.clicked.connect(self._send)
        for line in self.shown:
            line.reported.connect(self.reported)
        self.retranslate()

    # what it shows

    def show_lines(self, lines: tuple[ChatLine, ...]) -> None:
        """The chat so far; the last of it is seen."""
        if lines != self.lines:
            self.lines = lines
            self._lay_lines()

    def shut(self, *, is_shut: bool) -> None:
        """After a second bad word nothing more can be written."""
        self.is_shut = is_shut
        self.input.clear()
        self.retranslate()
        self.update()

    def give_back(self, words: str) -> None:
        """What could not be said stands in the input again, unless something else does by now."""
        if not self.input.text():
            self.input.setText(words)

    def retranslate(self) -> None:
        prompt = self.tr("The chat is closed") if self.is_shut else self.tr("Write to the table…")
        self.setAccessibleName(self.tr("Chat"))
        self.input.setPlaceholderText(prompt)
        self.input.setAccessibleName(self.tr("Message to the table"))
        self.input.setEnabled(not self.is_shut)
        self.send.say("", self.tr("Send"))
        self._offer_send()
        self._lay_lines()

    def _offer_send(self) -> None:
        self.send.setEnabled(bool(self.input.text().strip()) and not self.is_shut)

    def _send(self) -> None:
        words = self.input.text().strip()
        if words:
            self.input.clear()
            self.said.emit(words)

    # where it stands

    @property
    def _px(self) -> int:
        return 14 if self.is_large else 12

    @property
    def _row(self) -> int:
        return 24 if self.is_large else 19

    @property
    def _tall(self) -> int:
        return 40 if self.is_large else 32

    @property
    def _field(self) -> QRectF:
        return QRectF(0, self.height() - self._tall, self.width() - self._tall - 8, self._tall)

    def sizeHint(self) -> QSize:
        return QSize(344 if self.is_large else 196, ROWS * self._row + self._tall)

    def resizeEvent(self, event: object) -> None:
        field = self._field.toRect()
        self.input.setFont(theme.sans(self._px, 500))
        self.input.setGeometry(field.adjusted(10, 0, -6, 0))
        self.send.px = self._px
        self.send.setGeometry(field.right() + 9, field.y(), self._tall, self._tall)
        self._lay_lines()

    def _lay_lines(self) -> None:
        """The newest line whole where two rows hold it; else the last two, a row each."""
        upper, lower = self.shown
        last = self.lines[-ROWS:]
        many = len(upper.rows(last[-1], self._px, self.width())) if last else 0
        if many > 1:
            last = last[-1:]
        for line, said in zip((upper, lower), (*last, None, None), strict=False):
            line.setGeometry(0, 0 if line is upper else self._row, self.width(), max(1, many) * self._row)
            line.say(said, self._px, self._row)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = rounded(self._field, theme.CONTROL_RADIUS)
        painter.fillPath(shape, theme.colour(theme.IVORY, 0.35 if self.is_shut else 1.0))
        if self.input.hasFocus():
            focus_ring(painter, self._field)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
