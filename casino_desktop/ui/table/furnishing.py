"""What a table is furnished with: its felt, its side column and its foot, by the game that is played on it."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from casino_desktop.engine.baccarat.bets import BaccaratRules
from casino_desktop.engine.limits import Tier
from casino_desktop.engine.spec import TableSpec
from casino_desktop.floor.view import TableView
from casino_desktop.ui.felt.baccarat import BaccaratFelt
from casino_desktop.ui.felt.felt import Felt
from casino_desktop.ui.settings import Settings
from casino_desktop.ui.table.big_win_foot import BigWinFoot
from casino_desktop.ui.table.foot import Foot
from casino_desktop.ui.table.side import BaccaratSide
from casino_desktop.ui.table.timed_foot import TimedFoot


class Side(Protocol):
    """The right column: what the table remembers."""

    is_large: bool

    def show_view(self, view: TableView, /) -> None: ...

    def show_chart(self) -> None:
        """The statistics as a chart, and back."""

    def setVisible(self, shown: bool, /) -> None: ...

    def raise_(self) -> None: ...

    def setGeometry(self, box: QRect, /) -> None: ...


def has_felt(spec: TableSpec) -> bool:
    """A table without a felt of its own is not shown."""
    return isinstance(spec.rules, BaccaratRules)


def felt_of(spec: TableSpec, tier: Tier, settings: Settings, screen: QWidget) -> Felt:
    """The cloth and what lies on it."""
    return BaccaratFelt(spec, tier, settings, screen)


def side_of(spec: TableSpec, settings: Settings, screen: QWidget) -> Side:
    """Roads, numbers or hands."""
    return BaccaratSide(settings, screen)


def foot_of(spec: TableSpec, tier: Tier, settings: Settings, screen: QWidget) -> Foot:
    """Chips, actions and the one brass button."""
    kind = TimedFoot if spec.is_timed else BigWinFoot
    return kind(spec, tier, settings, screen)
