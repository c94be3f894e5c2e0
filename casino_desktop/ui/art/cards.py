"""Playing cards from the project's own SVG deck, rendered once per size; the shadow grows as a card lifts."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer

from casino_desktop.resources import asset
from casino_desktop.ui.art.cache import SPRITES, lay, ratio_of, scale_of, turn_of
from casino_desktop.ui.art.light import box_shadow, rounded
from casino_desktop.ui.theme import CARD_RADIUS, CARD_RATIO, colour

RATIO = CARD_RATIO
FOUR_COLOURED = "CD"
"""The suits that the four-colour deck draws anew: clubs green, diamonds blue."""
BACKS = ("burgundy", "midnight", "emerald")
_SHADOW_MARGIN = 0.2
"""Of the card's width at a lift of 1: what the shadow's pixmap has around the card."""
_LIFT_STEP = 0.25


def face_path(code: str, *, four_colour: bool = False) -> tuple[str, str, str]:
    """Where the face of a card stands among the assets: ``("deck", "cards", "TS.svg")``."""
    return "deck", "four-colour" if four_colour and code[1] in FOUR_COLOURED else "cards", f"{code}.svg"


def back_path(mood: str) -> tuple[str, str, str]:
    """Where a back stands among the assets; a mood without its own gets burgundy."""
    return "deck", "backs", f"{mood if mood in BACKS else BACKS[0]}.svg"


def face(code: str, width: float, ratio: float, *, four_colour: bool = False) -> QPixmap:
    """The face of a card such as ``TS``, *width* device-independent pixels wide."""
    return _from_deck(face_path(code, four_colour=four_colour), width, ratio)


def back(mood: str, width: float, ratio: float) -> QPixmap:
    """The back of a card in the colour of a felt."""
    return _from_deck(back_path(mood), width, ratio)


def shadow(width: float, ratio: float, lift: float = 1.0) -> QPixmap:
    """The soft shade of a card, with a margin around it; put it at the card's centre, moved by ``shadow_shift``."""
    step = max(1, round(lift / _LIFT_STEP))
    margin = width * _SHADOW_MARGIN * step * _LIFT_STEP
    box = QRectF(margin, margin, width, width * RATIO)

    def paint(painter: QPainter) -> None:
        box_shadow(painter, box, width * CARD_RADIUS, width * 0.085 * step * _LIFT_STEP, 0.62)

    return SPRITES.pixmap(("card shadow", step), width + 2 * margin, width * RATIO + 2 * margin, ratio, paint)


def shadow_shift(width: float, lift: float = 1.0) -> QPointF:
    """How far the shade falls away from a card: down and to the right, whatever way the card is turned."""
    return QPointF(width * 0.018 * lift, width * 0.045 * lift)


def paint_card(
    painter: QPainter,
    centre: QPointF,
    width: float,
    code: str,
    *,
    angle: float = 0.0,
    lift: float = 1.0,
    four_colour: bool = False,
    dimmed: bool = False,
) -> None:
    """A card face up with its shade; *lift* 0 lies without one, *dimmed* is out of play."""
    pixmap = face(code, width * scale_of(painter), ratio_of(painter), four_colour=four_colour)
    _put(painter, centre, width, pixmap, angle, lift)
    if dimmed:
        painter.fillPath(outline(centre, width, angle), colour("#0E1422", 0.54))


def paint_back(
    painter: QPainter,
    centre: QPointF,
    width: float,
    *,
    angle: float = 0.0,
    lift: float = 1.0,
    mood: str = "burgundy",
) -> None:
    """A card face down with its shade."""
    _put(painter, centre, width, back(mood, width * scale_of(painter), ratio_of(painter)), angle, lift)


def outline(centre: QPointF, width: float, angle: float = 0.0) -> QPainterPath:
    """The edge of a card as it lies: for a halo or a frame."""
    box = QRectF(-width / 2, -width * RATIO / 2, width, width * RATIO)
    return QTransform().translate(centre.x(), centre.y()).rotate(angle).map(rounded(box, width * CARD_RADIUS))


def _put(painter: QPainter, centre: QPointF, width: float, pixmap: QPixmap, angle: float, lift: float) -> None:
    if lift > 0:
        shade = shadow(width * scale_of(painter), ratio_of(painter), lift)
        fall = QTransform().rotate(-turn_of(painter)).map(shadow_shift(width, lift))
        lay(painter, centre + fall, shade, angle)
    lay(painter, centre, pixmap, angle)


@lru_cache(maxsize=96)
def _renderer(path: tuple[str, str, str]) -> QSvgRenderer:
    return QSvgRenderer(str(asset(*path)))


def _from_deck(path: tuple[str, str, str], width: float, ratio: float) -> QPixmap:
    """Whole device pixels, so that a card at rest is drawn without resampling."""
    wide = ceil(width * ratio - 0.01) / ratio
    tall = ceil(width * RATIO * ratio - 0.01) / ratio
    return SPRITES.pixmap(
        path, wide, tall, ratio, lambda painter: _renderer(path).render(painter, QRectF(0, 0, wide, tall))
    )
