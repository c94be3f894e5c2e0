"""The Chinese names on the Big Win felt, from outlines among the assets: no machine needs a font for them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from casino_desktop.resources import asset

_EM = 1000.0
_TOKEN = re.compile(r"[A-Z]|-?\d+")
_ARITY = {"M": 2, "L": 2, "C": 6, "H": 1, "V": 1, "Z": 0}


@dataclass(frozen=True, slots=True)
class Name:
    """One name: what it reads, how wide it is in ems, and its outline in ems."""

    words: str
    width: float
    path: QPainterPath


@cache
def names() -> dict[str, Name]:
    """Every name by the id of its spot."""
    drawn = json.loads(asset("names", "names.json").read_text(encoding="utf-8"))
    return {
        spot: Name(
            entry["words"], entry["width"] / _EM, QTransform.fromScale(1 / _EM, 1 / _EM).map(_path(entry["path"]))
        )
        for spot, entry in drawn.items()
    }


def width_of_name(spot: str, size: float) -> float:
    """How wide a name is when its letters are *size* tall."""
    return names()[spot].width * size


def paint_name(painter: QPainter, spot: str, at: QPointF, size: float, tint: QColor | str) -> None:
    """Paint the name of a spot with its left edge at *at*, its middle on the height of *at*."""
    place = QTransform().translate(at.x(), at.y() - size / 2).scale(size, size)
    painter.fillPath(place.map(names()[spot].path), QColor(tint))


def _path(drawn: str) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for letter, numbers in _steps(drawn):
        here = path.currentPosition()
        if letter == "M":
            path.moveTo(*numbers)
        elif letter == "L":
            path.lineTo(*numbers)
        elif letter == "H":
            path.lineTo(numbers[0], here.y())
        elif letter == "V":
            path.lineTo(here.x(), numbers[0])
        elif letter == "C":
            path.cubicTo(*numbers)
        else:
            path.closeSubpath()
    return path


def _steps(drawn: str) -> Iterator[tuple[str, list[float]]]:
    """Each step of an SVG path; a letter holds for all the numbers that follow, and after a move they are lines."""
    letter, numbers = "", list[float]()
    for token in _TOKEN.findall(drawn):
        if token.isalpha():
            letter, numbers = token, []
        else:
            numbers.append(float(token))
        if len(numbers) == _ARITY[letter]:
            yield letter, numbers
            letter, numbers = "L" if letter == "M" else letter, []
