"""Cloth and walnut: the dyed, woven felt and the grain of the rail, as tiles in device pixels."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPainterPath, QRadialGradient, QTransform

from casino_desktop.resources import asset
from casino_desktop.ui.art.light import glow
from casino_desktop.ui.theme import BLACK, MOODS, colour, mixed


@cache
def _tile(name: str) -> QImage:
    tile = QImage(str(asset("textures", f"{name}.png")))
    return tile.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _texture(painter: QPainter, path: QPainterPath, name: str, turn: float = 0.0) -> None:
    """Fill with a tile in device pixels, whatever the painter's scale."""
    brush = QBrush(_tile(name))
    inverse, _ = painter.worldTransform().inverted()
    brush.setTransform(QTransform().rotate(turn) * inverse)
    painter.fillPath(path, brush)


def weave(painter: QPainter, path: QPainterPath) -> None:
    """Lay the cloth's weave over a printed colour, so that it reads as dyed felt."""
    _texture(painter, path, "cloth")


def grain(painter: QPainter, path: QPainterPath, turn: float = 0.0) -> None:
    """Lay walnut fibres over brown, along the rail: *turn* 90 for its upright sides."""
    _texture(painter, path, "walnut", turn)


def cloth(painter: QPainter, path: QPainterPath, mood: str, lamp: QPointF | None = None) -> None:
    """Felt inside *path*: colour from the middle, weave, one soft light at 30 % / 15 %, vignette; plain in contrast."""
    dye, box = MOODS[mood], path.boundingRect()
    if not dye.textured:
        painter.fillPath(path, colour(dye.centre))
        return
    reach = max(box.width(), box.height())
    base = QRadialGradient(QPointF(box.center().x(), box.y() + box.height() * 0.44), reach * 0.62)
    base.setColorAt(0, colour(dye.centre))
    base.setColorAt(0.45, mixed(dye.centre, dye.edge, 0.38))
    base.setColorAt(1, colour(dye.edge))
    painter.fillPath(path, QBrush(base))
    weave(painter, path)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    spot = lamp or QPointF(box.x() + box.width() * 0.3, box.y() + box.height() * 0.15)
    glow(painter, spot, reach * 0.46, reach * 0.34, "#FFF2D0", 0.15)
    painter.restore()
    dusk = QRadialGradient(QPointF(box.center().x(), box.y() + box.height() * 0.42), reach * 0.66)
    for at, alpha in ((0.5, 0.0), (0.8, 0.2), (1.0, 0.5)):
        dusk.setColorAt(at, colour(BLACK, alpha))
    painter.fillPath(path, QBrush(dusk))
