"""The panels of a table: one is open at a time, each is built when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from casino_desktop.engine.limits import Tier
from casino_desktop.engine.spec import TableSpec
from casino_desktop.floor.view import TableView
from casino_desktop.ui.panels.fairness import FairnessPanel
from casino_desktop.ui.panels.my_bets import MyBetsPanel
from casino_desktop.ui.panels.options import OptionsPanel
from casino_desktop.ui.panels.payouts import PayoutsPanel
from casino_desktop.ui.panels.slide import SlidePanel
from casino_desktop.ui.settings import Settings
from casino_desktop.ui.table.frame import Frame


class PanelDesk(QObject):
    """Opens and closes the panels over the felt."""

    submitted = Signal(object)
    full_screen_asked = Signal()
    roads_asked = Signal(bool)

    def __init__(self, spec: TableSpec, tier: Tier, settings: Settings, screen: QWidget) -> None:
        super().__init__(screen)
        self._screen = screen
        self._makers: dict[str, Callable[[], SlidePanel]] = {
            "my-bets": lambda: MyBetsPanel(spec, tier, settings, screen),
            "fairness": lambda: FairnessPanel(spec, settings, screen),
            "payouts": lambda: PayoutsPanel(spec, tier, settings, screen),
            "settings": lambda: self._options(spec, settings),
        }
        self.panels: dict[str, SlidePanel] = {}
        self._frame: Frame | None = None
        self._view = TableView()

    def _options(self, spec: TableSpec, settings: Settings) -> SlidePanel:
        options = OptionsPanel(spec, settings, self._screen)
        options.full_screen_asked.connect(self.full_screen_asked)
        options.roads_asked.connect(self.roads_asked)
        options.payouts_asked.connect(lambda: self.toggle("payouts"))
        return options

    @property
    def open_panel(self) -> SlidePanel | None:
        return next((panel for panel in self.panels.values() if panel.is_open), None)

    def toggle(self, name: str) -> None:
        """Open a panel, closing another; if it is open, close it."""
        panel = self.panels.get(name) or self._made(name)
        if panel.is_open:
            panel.slide_out()
            return
        if self.open_panel is not None:
            self.open_panel.slide_out(0)
        panel.show_view(self._view)
        panel.slide_in()

    def close(self) -> bool:
        """Close what is open; whether something was."""
        panel = self.open_panel
        if panel is not None:
            panel.slide_out()
        return panel is not None

    def _made(self, name: str) -> SlidePanel:
        panel = self.panels[name] = self._makers[name]()
        panel.submitted.connect(self.submitted)
        if self._frame is not None:
            panel.lie_in(self._frame)
        return panel

    def lie_in(self, frame: Frame) -> None:
        """The window has another size."""
        self._frame = frame
        for panel in self.panels.values():
            panel.lie_in(frame)

    def show_view(self, view: TableView) -> None:
        """Follow the table."""
        self._view = view
        if self.open_panel is not None:
            self.open_panel.show_view(view)
