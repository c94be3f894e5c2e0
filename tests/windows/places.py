"""Where things stand in a window of 1280 × 720, computed by the same code that lays them out."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize

from casino_desktop.engine.baccarat.bets import BaccaratRules
from casino_desktop.engine.catalogue import table
from casino_desktop.ui.art.arc import FELT
from casino_desktop.ui.felt.layout import spots_of
from casino_desktop.ui.table.frame import frame_for

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
