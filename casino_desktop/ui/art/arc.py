"""The felt's geometry: 1600 units wide, its spots and its edge on arcs about one centre behind the dealer."""

from __future__ import annotations

from math import asin, cos, degrees, radians, sin, sqrt

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

FELT_WIDTH, FELT_HEIGHT = 1600.0, 1000.0
FELT = QRectF(0, 0, FELT_WIDTH, FELT_HEIGHT)
"""The whole felt in felt units."""
ARC_X, ARC_Y = 800.0, -2000.0
ARC_CENTRE = QPointF(ARC_X, ARC_Y)
TABLE_RADIUS = 2990.0
RAIL = 36.0
_STEPS = 24


def on_arc(radius: float, turn: float) -> QPointF:
    """A point of the felt's arcs: 0 degrees is straight toward the player, positive to the right."""
    angle = radians(turn)
    return QPointF(ARC_X + radius * sin(angle), ARC_Y + radius * cos(angle))


def turn_of(distance: float, radius: float) -> float:
    """The degrees that *distance* along an arc of *radius* takes."""
    return degrees(distance / radius)


def sector(inner: float, outer: float, start: float, end: float, corner: float = 14.0) -> QPainterPath:
    """A ring sector with softened corners, angles in degrees from the axis."""
    near, far = turn_of(corner, inner), turn_of(corner, outer)
    path = QPainterPath(on_arc(inner, start + near))
    _follow(path, inner, start + near, end - near)
    path.quadTo(on_arc(inner, end), on_arc(inner + corner, end))
    path.lineTo(on_arc(outer - corner, end))
    path.quadTo(on_arc(outer, end), on_arc(outer, end - far))
    _follow(path, outer, end - far, start + far)
    path.quadTo(on_arc(outer, start), on_arc(outer - corner, start))
    path.lineTo(on_arc(inner + corner, start))
    path.quadTo(on_arc(inner, start), on_arc(inner, start + near))
    path.closeSubpath()
    return path


def table_outline(inset: float = 0.0) -> QPainterPath:
    """The table: straight on the dealer's side, its foot on the arc, corners eased."""
    left, right, head = 8 + inset, FELT_WIDTH - 8 - inset, 4 + inset
    ease, foot = max(64 - inset, 8.0), 170 - inset
    radius = TABLE_RADIUS - inset
    knee = ARC_Y + sqrt(radius**2 - (right - ARC_X) ** 2) - foot
    turn = degrees(asin((right - ARC_X - foot) / radius))
    reach = foot * 0.6
    path = QPainterPath(QPointF(left + ease, head))
    path.lineTo(right - ease, head)
    path.cubicTo(right - ease * 0.45, head, right, head + ease * 0.45, right, head + ease)
    path.lineTo(right, knee)
    path.cubicTo(QPointF(right, knee + reach), on_arc(radius, turn) + _along(turn, reach), on_arc(radius, turn))
    _follow(path, radius, turn, -turn)
    path.cubicTo(on_arc(radius, -turn) - _along(-turn, reach), QPointF(left, knee + reach), QPointF(left, knee))
    path.lineTo(left, head + ease)
    path.cubicTo(left, head + ease * 0.45, left + ease * 0.45, head, left + ease, head)
    path.closeSubpath()
    return path


def _follow(path: QPainterPath, radius: float, start: float, end: float) -> None:
    for i in range(1, _STEPS + 1):
        path.lineTo(on_arc(radius, start + (end - start) * i / _STEPS))


def _along(turn: float, distance: float) -> QPointF:
    """A step along the tangent of the arcs, to the right."""
    return QPointF(cos(radians(turn)) * distance, -sin(radians(turn)) * distance)
