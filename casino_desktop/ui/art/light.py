"""Light and metal from the upper left: shadow, halo, glow, brass."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath, QPainterPathStroker, QPen, QRadialGradient

from casino_desktop.ui.theme import BLACK, BRASS, BRASS_DEEP, BRASS_LIGHT, colour

_HALO_STEPS = 10
_FALL = ((0.0, 1.0), (0.3, 0.66), (0.6, 0.24), (0.85, 0.05), (1.0, 0.0))
_METAL = ((0.0, BRASS_LIGHT), (0.25, BRASS), (0.45, BRASS_DEEP), (0.6, BRASS), (0.78, BRASS_LIGHT), (1.0, BRASS_DEEP))


def rounded(box: QRectF, radius: float) -> QPainterPath:
    """The outline of *box* with round corners."""
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path


def disc(centre: QPointF, radius: float) -> QPainterPath:
    """The outline of a circle."""
    path = QPainterPath()
    path.addEllipse(centre, radius, radius)
    return path


def soft_shadow(
    painter: QPainter, path: QPainterPath, spread: float, alpha: float, shift: QPointF | None = None
) -> None:
    """A blurred shadow of any outline, made of grown copies: no effect object, so it runs anywhere."""
    steps = max(6, min(16, int(spread / 2)))
    painter.save()
    painter.translate(shift or QPointF(0, 0))
    for i in range(steps):
        painter.fillPath(_grown(path, spread * 2 * ((i + 0.5) / steps) ** 1.3), colour(BLACK, alpha / steps))
    painter.restore()


def box_shadow(
    painter: QPainter, box: QRectF, radius: float, spread: float, alpha: float, shift: QPointF | None = None
) -> None:
    """The same for a round-cornered box, twenty times cheaper: grown boxes instead of grown outlines."""
    steps = 10
    painter.save()
    painter.translate(shift or QPointF(0, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(BLACK, alpha / steps))
    for i in range(steps):
        grow = spread * ((i + 0.5) / steps) ** 1.3
        painter.drawRoundedRect(box.adjusted(-grow, -grow, grow, grow), radius + grow, radius + grow)
    painter.restore()


def _grown(path: QPainterPath, width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path).united(path)


def halo(painter: QPainter, path: QPainterPath, tint: str, spread: float, alpha: float) -> None:
    """Warm light around an outline: the winner, the selected chip, the focused control."""
    for i in range(_HALO_STEPS):
        share = i / _HALO_STEPS
        pen = QPen(colour(tint, alpha / _HALO_STEPS * 1.6 * (1 - share)), spread * 2 * (share + 1 / _HALO_STEPS))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)


def glow(painter: QPainter, centre: QPointF, across: float, down: float, tint: str, alpha: float) -> None:
    """A pool of light (or, in black, of shade), elliptical: radii *across* and *down*."""
    light = QRadialGradient(QPointF(0, 0), across)
    for at, share in _FALL:
        light.setColorAt(at, colour(tint, alpha * share))
    painter.save()
    painter.translate(centre)
    painter.scale(1, down / across)
    painter.fillRect(QRectF(-across, -across, 2 * across, 2 * across), QBrush(light))
    painter.restore()


def brass_brush(box: QRectF) -> QBrush:
    """Brushed brass across a box, brightest a third of the way."""
    metal = QLinearGradient(box.topLeft(), box.bottomRight())
    for at, tint in _METAL:
        metal.setColorAt(at, colour(tint))
    return QBrush(metal)


def brass_line(painter: QPainter, path: QPainterPath, width: float) -> None:
    """An inlaid line of brass: dark seat, metal, a glint."""
    painter.strokePath(path, QPen(colour(BLACK, 0.6), width + 2.4))
    painter.strokePath(path, QPen(brass_brush(path.boundingRect()), width))
    painter.strokePath(path, QPen(colour("#FFF4D6", 0.35), width * 0.28))


def upright(box: QRectF, *stops: tuple[float, str, float]) -> QBrush:
    """A gradient from the top of *box* to its foot; each stop is a place, a token and an opacity."""
    return _linear(box.topLeft(), box.bottomLeft(), stops)


def sideways(box: QRectF, *stops: tuple[float, str, float]) -> QBrush:
    """A gradient from the left of *box* to its right."""
    return _linear(box.topLeft(), box.topRight(), stops)


def slanting(box: QRectF, *stops: tuple[float, str, float]) -> QBrush:
    """A gradient with the light: from the upper left of *box* to the lower right."""
    return _linear(box.topLeft(), box.bottomRight(), stops)


def _linear(start: QPointF, end: QPointF, stops: tuple[tuple[float, str, float], ...]) -> QBrush:
    shade = QLinearGradient(start, end)
    for at, tint, alpha in stops:
        shade.setColorAt(at, colour(tint, alpha))
    return QBrush(shade)
