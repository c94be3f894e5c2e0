"""The table screens with a panel open, and the rules window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from casino_desktop.engine.catalogue import table
from casino_desktop.engine.limits import CLASSIC
from casino_desktop.engine.money import Mills
from casino_desktop.engine.spec import TableSpec
from casino_desktop.engine.stake import Stake
from casino_desktop.floor.event import Favourite
from casino_desktop.floor.view import TableView, folded
from casino_desktop.odds.table import odds_of
from casino_desktop.ui.panels.fairness import FairnessPanel
from casino_desktop.ui.panels.my_bets import MyBetsPanel
from casino_desktop.ui.panels.options import OptionsPanel
from casino_desktop.ui.panels.payouts import PayoutsPanel
from casino_desktop.ui.panels.slide import SlidePanel
from casino_desktop.ui.settings import Settings
from casino_desktop.ui.table.frame import frame_for
from casino_desktop.ui.table.screen import TableScreen
from tests.gallery.scripted import ScriptedTable, entered, placed, sample_marks

Open = Callable[[TableSpec, Settings, QWidget], SlidePanel]

BETS = (Stake("player", Mills(125_000)), Stake("tie", Mills(5_000)), Stake("banker_pair", Mills(10_000)))
KEPT = (
    Favourite("Evening", (Stake("banker", Mills(100_000)), Stake("tie", Mills(5_000)))),
    Favourite("Pairs & a little Player", (Stake("player", Mills(25_000)), Stake("either_pair", Mills(5_000)))),
    Favourite("Pereche pereche", (Stake("player_pair", Mills(10_000)), Stake("banker_pair", Mills(10_000)))),
)


class Follow(QObject):
    """Keeps a panel where the screen's size wants it, as the screen itself does."""

    def __init__(self, screen: TableScreen, panel: SlidePanel, info_bar: bool) -> None:
        super().__init__(screen)
        self.screen, self.panel, self.info_bar = screen, panel, info_bar
        screen.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self.panel.lie_in(frame_for(self.screen.size(), info_bar=self.info_bar))
        return False


def opened(settings: Settings, spec_id: str, build: Open, *, bets: bool = True, kept: bool = True) -> QWidget:
    """A table in betting with a panel over it."""
    spec = table(spec_id)
    view: TableView = entered(spec, sample_marks(52))
    view = folded(view, (placed(BETS),)) if bets else view
    view = replace(view, favourites=KEPT) if kept else view
    screen = TableScreen(spec, CLASSIC, ScriptedTable(view), settings, lambda: 0.0)
    panel = build(spec, settings, screen)
    Follow(screen, panel, info_bar=not spec.is_timed)
    panel.show_view(view)
    panel.slide_in(0)
    return screen


def my_bets(spec: TableSpec, settings: Settings, screen: QWidget) -> SlidePanel:
    return MyBetsPanel(spec, CLASSIC, settings, screen)


def my_bets_in_use(spec: TableSpec, settings: Settings, screen: QWidget) -> SlidePanel:
    """Renaming one, about to delete another."""
    panel = MyBetsPanel(spec, CLASSIC, settings, screen)
    panel.show_view(TableView(favourites=KEPT))
    panel.cards[0].rename.click()
    panel.cards[1].delete.click()
    return panel


def fairness(spec: TableSpec, settings: Settings, screen: QWidget) -> SlidePanel:
    return FairnessPanel(spec, settings, screen)


def payouts(spec: TableSpec, settings: Settings, screen: QWidget) -> SlidePanel:
    panel = PayoutsPanel(spec, CLASSIC, settings, screen)
    panel.computed.keep(odds_of(spec))
    return panel


def options(spec: TableSpec, settings: Settings, screen: QWidget) -> SlidePanel:
    return OptionsPanel(spec, settings, screen)


def options_asking(spec: TableSpec, settings: Settings, screen: QWidget) -> SlidePanel:
    """About to clear the roads."""
    panel = OptionsPanel(spec, settings, screen)
    panel.show_view(TableView(road=sample_marks(5)))
    panel.clear.click()
    panel.area.verticalScrollBar().rangeChanged.connect(lambda _, most: panel.area.verticalScrollBar().setValue(most))
    return panel


def panel_screens() -> Iterator[tuple[str, Callable[[Settings], QWidget]]]:
    """Every panel over a table that has it."""
    yield "panel-my-bets", lambda settings: opened(settings, "baccarat", my_bets)
    yield "panel-my-bets-empty", lambda settings: opened(settings, "baccarat", my_bets, bets=False, kept=False)
    yield "panel-my-bets-in-use", lambda settings: opened(settings, "no-commission-baccarat", my_bets_in_use)
    yield "panel-fairness", lambda settings: opened(settings, "baccarat", fairness)
    yield "panel-fairness-round", lambda settings: opened(settings, "big-win-baccarat", fairness)
    yield "panel-payouts", lambda settings: opened(settings, "no-commission-baccarat", payouts)
    yield "panel-payouts-big-win", lambda settings: opened(settings, "big-win-baccarat", payouts)
    yield "panel-options", lambda settings: opened(settings, "big-win-baccarat", options)
    yield "panel-options-asking", lambda settings: opened(settings, "big-win-baccarat", options_asking)
