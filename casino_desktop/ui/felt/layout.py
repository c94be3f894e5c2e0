"""Where the spots of a baccarat felt lie: data in felt units, on the table's own arcs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import radians

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from casino_desktop.ui import theme
from casino_desktop.ui.art.spots import ArcSpot

EDGE, GAP = 13.7, 0.3
CARD_WIDTH = 140.0
LEFT_HAND, RIGHT_HAND, CARDS_Y = 474.0, 1126.0, 280.0
SHOE_MOUTH = QPointF(1350, 130)
DISCARD = QPointF(250, -160)
DEALER = QPointF(800, 60)
PLAYER_SIDE = QPointF(800, 1090)


@dataclass(frozen=True)
class Spot:
    """A bet spot: a sector between two radii and two turns (degrees from the axis), and where words and chips stand."""

    id: str
    inner: float
    outer: float
    start: float
    end: float
    tint: str = ""
    size: int = 34
    words_depth: float = 0.2
    words_shift: float = 0.0
    words_width: float | None = None
    well_depth: float = 0.64
    well_shift: float = 0.0
    well_radius: float = 54.0

    @cached_property
    def arc(self) -> ArcSpot:
        return ArcSpot(self.inner, self.outer, self.start, self.end, self.tint)

    @cached_property
    def path(self) -> QPainterPath:
        return self.arc.path

    def at(self, depth: float, shift: float = 0.0) -> QPointF:
        """A point of the spot: *depth* from dealer to player, *shift* in felt units to the right."""
        return self.arc.at(depth, shift)

    @property
    def well(self) -> QPointF:
        """Where the chips stand."""
        return self.at(self.well_depth, self.well_shift)


def _row(inner: float, outer: float, cells: tuple[tuple[str, float, dict[str, object]], ...]) -> list[Spot]:
    """Spots side by side; a width of 0 shares what is left."""
    free = 2 * EDGE - GAP * (len(cells) - 1) - sum(width for _, width, _ in cells)
    shared = free / max(1, sum(1 for _, width, _ in cells if width == 0))
    spots, start = [], -EDGE
    for spot, width, options in cells:
        end = start + (width or shared)
        spots.append(Spot(spot, inner, outer, start, end, **options))  # type: ignore[arg-type]
        start = end + GAP
    return spots


_SIDE_LEFT: dict[str, object] = {
    "words_depth": 0.5,
    "words_shift": -46.0,
    "words_width": 176.0,
    "well_depth": 0.5,
    "well_shift": 92.0,
    "well_radius": 42.0,
}
_SIDE_RIGHT: dict[str, object] = {**_SIDE_LEFT, "words_shift": 46.0, "well_shift": -92.0}
_SIDE_NARROW: dict[str, object] = {
    **_SIDE_LEFT,
    "words_shift": -44.0,
    "words_width": 150.0,
    "well_shift": 74.0,
    "size": 30,
}
_SIDE_NARROW_RIGHT: dict[str, object] = {**_SIDE_NARROW, "words_shift": 44.0, "well_shift": -74.0}
_BONUS: dict[str, object] = {"size": 33}


def _main(size: int, tint: str) -> dict[str, object]:
    return {"size": size, "tint": tint}


_NINE_MAIN = (
    ("player_bonus", 3.9, _BONUS),
    ("player", 6.9, _main(54, theme.PLAYER)),
    ("tie", 0.0, _main(46, theme.TIE)),
    ("banker", 6.9, _main(54, theme.BANKER)),
    ("banker_bonus", 3.9, _BONUS),
)

_BACCARAT = (
    *_row(
        2470,
        2598,
        (
            ("player_pair", 0, _SIDE_LEFT),
            ("either_pair", 0, _SIDE_LEFT),
            ("perfect_pair", 0, _SIDE_RIGHT),
            ("banker_pair", 0, _SIDE_RIGHT),
        ),
    ),
    *_row(2614, 2896, _NINE_MAIN),
)

_NO_COMMISSION = (
    *_row(
        2470,
        2598,
        (
            ("player_pair", 0, _SIDE_NARROW),
            ("either_pair", 0, _SIDE_NARROW),
            ("super_6", 0, _SIDE_NARROW),
            ("perfect_pair", 0, _SIDE_NARROW_RIGHT),
            ("banker_pair", 0, _SIDE_NARROW_RIGHT),
        ),
    ),
    *_row(2614, 2896, _NINE_MAIN),
)

_ULIVE = tuple(
    _row(
        2500,
        2896,
        (
            ("player", 10.2, {**_main(64, theme.PLAYER), "well_radius": 64.0, "words_depth": 0.24}),
            ("tie", 0.0, {**_main(48, theme.TIE), "well_radius": 64.0, "words_depth": 0.24}),
            ("banker", 10.2, {**_main(64, theme.BANKER), "well_radius": 64.0, "words_depth": 0.24}),
        ),
    )
)

_PAIR_ZONE: dict[str, object] = {"tint": theme.TIE, "size": 32, "well_depth": 0.5, "well_radius": 44.0}
_ZONE_WIDTH = (2 * EDGE - 2 * GAP) / 3
_WELL_IN_PAIR = radians(_ZONE_WIDTH) * (2474 + 2606) / 4 - 64
_BIG_WIN = (
    *_row(
        2474,
        2606,
        tuple(
            (spot, 0.0, {**_PAIR_ZONE, "well_shift": _WELL_IN_PAIR})
            for spot in ("player_pair", "either_pair", "banker_pair")
        ),
    ),
    *_row(
        2622,
        2896,
        (
            ("player", 10.2, {**_main(58, theme.PLAYER), "words_depth": 0.22, "well_depth": 0.68}),
            ("tie", 0.0, {**_main(40, theme.TIE), "words_depth": 0.22, "well_depth": 0.68}),
            ("banker", 10.2, {**_main(58, theme.BANKER), "words_depth": 0.22, "well_depth": 0.68}),
        ),
    ),
)

_LAYOUTS = {
    "ulive-baccarat": _ULIVE,
    "baccarat": _BACCARAT,
    "no-commission-baccarat": _NO_COMMISSION,
    "big-win-baccarat": _BIG_WIN,
}


def default_grid(ids: tuple[str, ...]) -> tuple[Spot, ...]:
    """A felt for a table without a layout of its own: main bets below, the others in a row above."""
    main = tuple((spot, 0.0, _main(48, "")) for spot in ids[:3])
    side = tuple((spot, 0.0, {**_SIDE_NARROW, "words_shift": 0.0}) for spot in ids[3:])
    return (*_row(2470, 2598, side), *_row(2614, 2896, main)) if side else tuple(_row(2500, 2896, main))


def spots_of(table: str, ids: tuple[str, ...]) -> tuple[Spot, ...]:
    """The spots of a table; *ids* are its bets."""
    return _LAYOUTS.get(table) or default_grid(ids)
