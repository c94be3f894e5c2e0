"""The left rail: the ways out of the table and around it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from casino_desktop.ui.buttons import IconButton


@dataclass(frozen=True, slots=True)
class Door:
    """One button of the rail: its id and glyph."""

    id: str
    glyph: str


class Rail(QWidget):
    """Lobby at the top, sound below it, full screen at the foot. Other doors appear when their panel is there."""

    def __init__(self, doors: tuple[Door, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("rail")
        self.buttons = {door.id: IconButton(f"rail-{door.id}", self, glyph=door.glyph) for door in doors}
        self.top = 0
        self.is_large = False
        self.retranslate()

    def words(self) -> dict[str, tuple[str, str]]:
        """Word and tooltip of each door, with its key."""
        return {
            "home": (self.tr("Lobby"), self.tr("Back to the lobby")),
            "roads": (self.tr("Roads"), self.tr("Show or hide roads and statistics (G)")),
            "sound": (self.tr("Sound"), self.tr("Sound on or off (F9)")),
            "fullscreen": (self.tr("Expand"), self.tr("Full screen (F11)")),
            "history": (self.tr("History"), self.tr("Every round you played (F3)")),
            "rules": (self.tr("Rules"), self.tr("The rules of this table (F2)")),
            "payouts": (self.tr("Payouts"), self.tr("Limits and payouts (F4)")),
            "cashier": (self.tr("Cashier"), self.tr("Deposit and withdraw play money (F6)")),
            "fairness": (self.tr("Fairness"), self.tr("Seeds and commitments of this table")),
            "settings": (self.tr("Settings"), self.tr("Settings (F10)")),
        }

    def show_door(self, name: str, *, shown: bool) -> None:
        """A door that is not always needed."""
        self.buttons[name].setVisible(shown)
        self._lay_out()

    def retranslate(self) -> None:
        words = self.words()
        for name, button in self.buttons.items():
            button.say(*words[name])

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: object) -> None:
        self._lay_out()

    def _lay_out(self) -> None:
        there = {name: button for name, button in self.buttons.items() if not button.isHidden()}
        step = min(76 if self.is_large else 60, (self.height() - self.top) // max(1, len(there)))
        y = self.top
        for name, button in there.items():
            button.px = 13 if self.is_large else 12
            button.setGeometry(4, y, self.width() - 8, step - 8)
            y += step
            if name == "fullscreen":
                button.move(4, self.height() - step)
