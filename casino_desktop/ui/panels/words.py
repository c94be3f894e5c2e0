"""Words in a panel: painted by the one painter of words, broken at spaces, as tall as they need to be."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from casino_desktop.ui import theme
from casino_desktop.ui.art.cache import smooth
from casino_desktop.ui.art.text import text, wrapped


class Tone(Enum):
    """How words are said: pixels, weight, colour and the height of a line."""

    HEADING = (14, 700, theme.BRASS_LIGHT, 24)
    BODY = (14, 500, theme.TEXT, 21)
    STRONG = (14, 700, theme.IVORY, 21)
    QUIET = (13, 500, theme.MUTED, 19)

    @property
    def font(self) -> QFont:
        return theme.sans(self.value[0], self.value[1])

    @property
    def tint(self) -> str:
        return self.value[2]

    @property
    def leading(self) -> int:
        return self.value[3]


class Words(QWidget):
    """One paragraph."""

    def __init__(self, name: str, tone: Tone = Tone.BODY, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.tone = tone
        self.words = ""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def say(self, words: str) -> None:
        """Other words."""
        if words != self.words:
            self.words = words
            self.setAccessibleName(words)
            self.updateGeometry()
            self.update()

    def rows(self, width: int) -> list[str]:
        return [row for part in self.words.split("\n") for row in wrapped(part, self.tone.font, width)]

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self.tone.leading * len(self.rows(width)) if self.words else 0

    def sizeHint(self) -> QSize:
        return QSize(240, self.heightForWidth(240))

    def minimumSizeHint(self) -> QSize:
        return QSize(80, self.tone.leading if self.words else 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        for i, row in enumerate(self.rows(self.width())):
            line = QRectF(0, i * self.tone.leading, self.width(), self.tone.leading)
            text(painter, line, row, self.tone.font, self.tone.tint)
