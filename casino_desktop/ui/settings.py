"""What the player chose for the window; the app keeps it, the screens listen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from casino_desktop.engine.record import dumped, loaded


@dataclass(frozen=True, slots=True)
class Choices:
    """Every setting as a value."""

    language: str = ""
    currency: str = "RON"
    turbo: bool = False
    collect_cards: bool = True
    reduced_motion: bool = False
    sound: bool = True
    volume: int = 60
    four_colours: bool = False
    last_table: str = ""
    last_tier: str = "classic"
    window: str = ""
    full_screen: bool = False


class Settings(QObject):
    """The choices of now, and a signal when one changes."""

    changed = Signal(str)

    def __init__(self, stored: str | None = None) -> None:
        super().__init__()
        self.choices = loaded(Choices, stored) if stored else Choices()

    def choose(self, **values: Any) -> None:
        """Change some choices; whoever listens hears the name of each."""
        changed = [name for name, value in values.items() if getattr(self.choices, name) != value]
        self.choices = replace(self.choices, **values)
        for name in changed:
            self.changed.emit(name)

    def stored(self) -> str:
        """The choices as the bank keeps them."""
        return dumped(self.choices)

    @property
    def speed(self) -> float:
        """What durations are multiplied with."""
        from casino_desktop.ui import pace

        return pace.TURBO if self.choices.turbo else 1.0
