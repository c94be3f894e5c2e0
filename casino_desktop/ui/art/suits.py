"""The four suits as outlines, for ornaments, badges and signs; cards have their own."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

Curve = tuple[float, float, float, float, float, float]

_CURVES: dict[str, tuple[tuple[float, float], tuple[Curve | tuple[float, float], ...]]] = {
    "H": (
        (0.5, 0.95),
        (
            (0.44, 0.82, 0.04, 0.60, 0.04, 0.32),
            (0.04, 0.15, 0.16, 0.07, 0.27, 0.07),
            (0.38, 0.07, 0.46, 0.14, 0.5, 0.24),
            (0.54, 0.14, 0.62, 0.07, 0.73, 0.07),
            (0.84, 0.07, 0.96, 0.15, 0.96, 0.32),
            (0.96, 0.60, 0.56, 0.82, 0.5, 0.95),
        ),
    ),
    "D": (
        (0.5, 0.02),
        (
            (0.6, 0.2, 0.74, 0.37, 0.89, 0.5),
            (0.74, 0.63, 0.6, 0.8, 0.5, 0.98),
            (0.4, 0.8, 0.26, 0.63, 0.11, 0.5),
            (0.26, 0.37, 0.4, 0.2, 0.5, 0.02),
        ),
    ),
    "S": (
        (0.5, 0.04),
        (
            (0.56, 0.18, 0.95, 0.38, 0.95, 0.62),
            (0.95, 0.76, 0.85, 0.83, 0.75, 0.83),
            (0.66, 0.83, 0.58, 0.78, 0.535, 0.7),
            (0.54, 0.82, 0.59, 0.91, 0.67, 0.96),
            (0.33, 0.96),
            (0.41, 0.91, 0.46, 0.82, 0.465, 0.7),
            (0.42, 0.78, 0.34, 0.83, 0.25, 0.83),
            (0.15, 0.83, 0.05, 0.76, 0.05, 0.62),
            (0.05, 0.38, 0.44, 0.18, 0.5, 0.04),
        ),
    ),
    "C": (
        (0.535, 0.55),
        (
            (0.54, 0.8, 0.6, 0.91, 0.68, 0.96),
            (0.32, 0.96),
            (0.4, 0.91, 0.46, 0.8, 0.465, 0.55),
        ),
    ),
}


@cache
def suit_path(letter: str) -> QPainterPath:
    """A suit in the unit square: ``C``, ``D``, ``H`` or ``S``."""
    start, steps = _CURVES[letter]
    path = QPainterPath(QPointF(*start))
    for step in steps:
        if len(step) == 2:
            path.lineTo(*step)
        else:
            path.cubicTo(*step)
    path.closeSubpath()
    return path.united(_leaves()).simplified() if letter == "C" else path


def _leaves() -> QPainterPath:
    leaves = QPainterPath()
    for x, y in ((0.5, 0.26), (0.26, 0.58), (0.74, 0.58)):
        leaf = QPainterPath()
        leaf.addEllipse(QPointF(x, y), 0.218, 0.218)
        leaves = leaves.united(leaf)
    middle = QPainterPath()
    middle.addRect(QRectF(0.4, 0.36, 0.2, 0.25))
    return leaves.united(middle)


def suit(painter: QPainter, centre: QPointF, size: float, letter: str, tint: QColor | str) -> None:
    """Paint a suit about *centre*."""
    place = QTransform().translate(centre.x(), centre.y()).scale(size, size).translate(-0.5, -0.5)
    painter.fillPath(place.map(suit_path(letter)), QColor(tint))
