"""A question about something that cannot be undone, asked where it stands: never a window in the way."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from casino_desktop.ui.art import controls
from casino_desktop.ui.buttons import PaintedButton
from casino_desktop.ui.panels.words import Tone, Words


class Dye(Enum):
    """Green or red; the words on the button say what it does."""

    GREEN = "green"
    RED = "red"


class ChoiceButton(PaintedButton):
    """A button whose colour warns or calms."""

    def __init__(self, name: str, dye: Dye, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.dye = dye
        self.setFixedHeight(36)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def draw(self, painter: QPainter, box: QRectF) -> None:
        green = self.dye is Dye.GREEN
        controls.choice_button(
            painter, box, self.words, self.px, safe=green, hover=self.is_hovered, enabled=self.isEnabled()
        )


class Question(QWidget):
    """A sentence, the button that does it and the button that does not."""

    confirmed = Signal()
    declined = Signal()

    def __init__(self, name: str, confirms: Dye, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.sentence = Words(f"{name}-sentence", Tone.STRONG)
        self.yes = ChoiceButton(f"{name}-yes", confirms)
        self.no = ChoiceButton(f"{name}-no", Dye.RED if confirms is Dye.GREEN else Dye.GREEN)
        self.yes.clicked.connect(self.confirmed)
        self.no.clicked.connect(self.declined)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.yes)
        row.addWidget(self.no)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.sentence)
        column.addLayout(row)

    def say(self, sentence: str, yes: tuple[str, str], no: tuple[str, str]) -> None:
        """The question, and word and tooltip of each answer."""
        self.sentence.say(sentence)
        self.yes.say(*yes)
        self.no.say(*no)
