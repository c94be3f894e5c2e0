"""Where things stand in a window of 1280 × 720, computed by the same code that lays them out."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtWidgets import QWidget

from casino_desktop.engine.baccarat.bets import BaccaratRules
from casino_desktop.engine.catalogue import table
from casino_desktop.engine.limits import CLASSIC
from casino_desktop.ui.art.arc import FELT
from casino_desktop.ui.felt.layout import spots_of
from casino_desktop.ui.settings import Settings
from casino_desktop.ui.table.frame import frame_for
from casino_desktop.ui.table.screen import TableScreen
from tests.gallery.scripted import ScriptedTable, entered

SIZE = QSize(1280, 720)
Point = tuple[float, float]


def spot(table_id: str, name: str) -> Point:
    """The well of a spot, in the window."""
    spec = table(table_id)
    assert isinstance(spec.rules, BaccaratRules)
    found = next(one for one in spots_of(table_id, tuple(bet.id for bet in spec.rules.bets)) if one.id == name)
    box = QRectF(frame_for(SIZE, info_bar=not spec.is_timed).felt_box)
    scale = min(box.width() / FELT.width(), box.height() / FELT.height())
    left = box.center().x() - FELT.width() * scale / 2
    top = box.center().y() - FELT.height() * scale / 2
    return left + found.well.x() * scale, top + found.well.y() * scale


def big_win_chip(index: int, chips: int = 5) -> Point:
    """A chip of the tray, counted from the left."""
    foot = frame_for(SIZE, info_bar=True).foot_box
    wide = min(400.0, SIZE.width() * 0.34)
    return SIZE.width() * 0.185 + (index + 0.5) * wide / chips, foot.top() + 36.0


PRIMARY: Point = (SIZE.width() - 12 - SIZE.width() * 0.13, frame_for(SIZE, info_bar=True).foot_box.top() + 36.0)
LOBBY: Point = (34.0, 80.0)


@dataclass(frozen=True)
class Places:
    """What the pointer of a test aims at, at one table."""

    chips: tuple[Point, ...]
    spots: dict[str, Point]
    primary: Point
    big_road: QRect


def places_of(table_id: str) -> Places:
    """A screen of the table, laid out and never shown, says where its parts are. Needs an application."""
    spec = table(table_id)
    screen = TableScreen(spec, CLASSIC, ScriptedTable(entered(spec, ())), Settings(), lambda: 0.0)
    screen.resize(SIZE)
    screen.grab()
    foot, felt, road = screen.foot, screen.felt, screen.side.big_road
    found = Places(
        tuple(_middle(chip, screen) for chip in foot.tray.buttons),
        {name: _point(felt.viewport().mapTo(screen, felt.centre_of(name).toPoint())) for name in felt.spots},
        _middle(foot.primary, screen),
        QRect(road.mapTo(screen, road.rect().topLeft()), road.size()),
    )
    screen.close_table()
    screen.deleteLater()
    return found


def _middle(widget: QWidget, screen: QWidget) -> Point:
    return _point(widget.mapTo(screen, widget.rect().center()))


def _point(at: QPoint) -> Point:
    return at.x(), at.y()
