"""One kept bet: placed with a click, renamed, deleted after a question."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from casino_desktop.engine.money import Mills
from casino_desktop.engine.stake import total
from casino_desktop.floor.event import Favourite
from casino_desktop.floor.orders import LONGEST_NAME
from casino_desktop.ui import theme
from casino_desktop.ui.art import controls
from casino_desktop.ui.art.icons import icon
from casino_desktop.ui.art.text import RIGHT, text, width_of
from casino_desktop.ui.buttons import PaintedButton, QuietButton
from casino_desktop.ui.money import amount, whole
from casino_desktop.ui.panels.card import Card
from casino_desktop.ui.panels.choice import Dye, Question
from casino_desktop.ui.panels.field import Field
from casino_desktop.ui.settings import Choices
from casino_desktop.ui.words import bet_name


class PlaceButton(PaintedButton):
    """The bet itself as a button: its name, its stakes, and all that it puts at risk."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.detail = self.at_risk = ""
        self.setFixedHeight(60)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(200, 60)

    def draw(self, painter: QPainter, box: QRectF) -> None:
        controls.quiet_button(painter, box, "", enabled=self.isEnabled(), hover=self.is_hovered)
        able = self.isEnabled()
        ink, soft = (theme.IVORY, theme.MUTED) if able else (theme.MUTED, theme.FAINT)
        icon(painter, QRectF(12, 0, 22, box.height()), "star", theme.BRASS if able else theme.FAINT)
        money = theme.sans(15, 700)
        wide = width_of(self.at_risk, money) + 2
        left = 46.0
        name = QRectF(left, 9, box.width() - left - wide - 24, 22)
        text(painter, name, self.words, theme.sans(15, 700), ink)
        text(painter, QRectF(box.right() - wide - 12, 9, wide, 22), self.at_risk, money, ink, RIGHT)
        text(painter, QRectF(left, 32, box.width() - left - 12, 18), self.detail, theme.sans(12, 500), soft)


class Doing(Enum):
    """What the player is about to do with a kept bet."""

    NOTHING = "nothing"
    RENAMING = "renaming"
    DELETING = "deleting"


class FavouriteCard(Card):
    """The bet with what can be done to it."""

    placed = Signal(str)
    renamed = Signal(str, str)
    deleted = Signal(str)

    def __init__(self, favourite: Favourite, table: str, number: int, parent: QWidget | None = None) -> None:
        name = f"favourite-{number}"
        super().__init__(name, parent)
        self.favourite, self.table = favourite, table
        self.doing = Doing.NOTHING
        self.column.setContentsMargins(8, 8, 8, 8)
        self.place = PlaceButton(f"{name}-place")
        self.rename = QuietButton(f"{name}-rename")
        self.delete = QuietButton(f"{name}-delete", glyph="trash")
        self.field = Field(f"{name}-field", LONGEST_NAME)
        self.keep = QuietButton(f"{name}-keep", glyph="check")
        self.question = Question(f"{name}-question", Dye.RED)
        self._connect()
        self._lay_out()
        self.retranslate()
        self._turn_to(Doing.NOTHING)

    def _connect(self) -> None:
        self.place.clicked.connect(lambda: self.placed.emit(self.favourite.name))
        self.rename.clicked.connect(self._start_renaming)
        self.delete.clicked.connect(self._ask_to_delete)
        self.field.returnPressed.connect(self._rename)
        self.keep.clicked.connect(self._rename)
        self.question.confirmed.connect(lambda: self.deleted.emit(self.favourite.name))
        self.question.declined.connect(self._leave_it)

    def _lay_out(self) -> None:
        self.column.addWidget(self.place)
        naming = QHBoxLayout()
        naming.setSpacing(8)
        self.keep.setFixedSize(116, 36)
        naming.addWidget(self.field)
        naming.addWidget(self.keep)
        self.column.addLayout(naming)
        doing = QHBoxLayout()
        doing.setSpacing(8)
        for button in (self.rename, self.delete):
            button.px = 13
            button.setFixedHeight(30)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            doing.addWidget(button)
        self.column.addLayout(doing)
        self.column.addWidget(self.question)

    def show_offer(self, choices: Choices, *, may_place: bool) -> None:
        """The words of the bet and whether it can be placed now."""
        language, stakes = choices.language, self.favourite.stakes
        self.place.detail = "  ·  ".join(
            f"{bet_name(stake.spot, self.table)} {whole(stake.amount, language)}" for stake in stakes
        )
        self.place.at_risk = amount(Mills(total(stakes)), language, choices.currency)
        tip = self.tr("Place %1: %2 at risk").replace("%1", self.favourite.name).replace("%2", self.place.at_risk)
        self.place.say(self.favourite.name.replace("&", "&&"), tip)
        self.place.setAccessibleName(f"{tip}. {self.place.detail}")
        self.place.setEnabled(may_place)

    def retranslate(self) -> None:
        name = self.favourite.name
        self.rename.say(self.tr("Rename"), self.tr("Give %1 another name").replace("%1", name))
        self.delete.say(self.tr("Delete"), self.tr("Forget %1").replace("%1", name))
        self.keep.say(self.tr("Keep name"), self.tr("Keep the new name (Enter)"))
        self.field.ask(self.tr("New name"), self.tr("The new name of %1").replace("%1", name))
        self.question.say(
            self.tr("Delete “%1”?").replace("%1", name),
            (self.tr("Delete"), self.tr("Forget %1").replace("%1", name)),
            (self.tr("Keep it"), self.tr("The bet stays")),
        )

    # what is about to be done

    def _turn_to(self, doing: Doing) -> None:
        self.doing = doing
        for widget in (self.rename, self.delete):
            widget.setVisible(doing is Doing.NOTHING)
        for naming in (self.field, self.keep):
            naming.setVisible(doing is Doing.RENAMING)
        self.question.setVisible(doing is Doing.DELETING)

    def _start_renaming(self) -> None:
        self.field.setText(self.favourite.name)
        self.field.selectAll()
        self._turn_to(Doing.RENAMING)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _rename(self) -> None:
        new = self.field.text().strip()
        self._leave_it()
        if new and new != self.favourite.name:
            self.renamed.emit(self.favourite.name, new)

    def _ask_to_delete(self) -> None:
        self._turn_to(Doing.DELETING)
        self.question.no.setFocus(Qt.FocusReason.OtherFocusReason)

    def _leave_it(self) -> None:
        self._turn_to(Doing.NOTHING)
        self.rename.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave_off(self) -> bool:
        """Esc: stop renaming or deleting; false if there was nothing to stop."""
        if self.doing is Doing.NOTHING:
            return False
        self._leave_it()
        return True
