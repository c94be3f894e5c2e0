"""The one painter of words: they shrink rather than clip, never under 12 px, and what does not fit is reported."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from enum import Enum
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

from casino_desktop.ui.art.cache import scale_of
from casino_desktop.ui.theme import LEAST_PX, TEXT

CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

_FLAGS = Qt.TextFlag.TextDontClip.value | Qt.TextFlag.TextSingleLine.value
_SLACK = 0.5
"""Half a unit more than the box is no clipping: advances are rounded up."""


class TextFault(Enum):
    """What can be wrong with written words."""

    CLIPPED = "clipped"
    """does not fit its box even at the least size"""
    SMALL = "small"
    """asked for under the least size, and the box is too low to grow"""


@dataclass(frozen=True, slots=True)
class TextReport:
    """Words that a reader would not get whole: what, why, how large in pixels, and what room there was."""

    words: str
    fault: TextFault
    px: float
    width: float
    room: float


_reports: ContextVar[list[TextReport] | None] = ContextVar("text_reports", default=None)


@contextmanager
def watching() -> Iterator[list[TextReport]]:
    """Collect a report for everything written badly inside the block."""
    found: list[TextReport] = []
    token = _reports.set(found)
    try:
        yield found
    finally:
        _reports.reset(token)


def width_of(words: str, font: QFont) -> float:
    """How far *words* reach in the font's own units."""
    return QFontMetricsF(font).horizontalAdvance(words)


def fitted(words: str, font: QFont, width: float, least: float = LEAST_PX) -> QFont:
    """The same font, smaller by whole pixels until *words* fit in *width*, but not under *least*."""
    wide = width_of(words, font)
    size, floor = font.pixelSize(), ceil(least - 0.01)
    if wide <= width + _SLACK or size <= floor:
        return font
    result = QFont(font)
    size = max(floor, min(size - 1, int(size * width / wide) + 1))
    result.setPixelSize(size)
    while size > floor and width_of(words, result) > width + _SLACK:
        size -= 1
        result.setPixelSize(size)
    return result


def text(
    painter: QPainter,
    box: QRectF,
    words: str,
    font: QFont,
    tint: QColor | str = TEXT,
    align: Qt.AlignmentFlag = LEFT,
) -> None:
    """Write *words* in *box* on one line: smaller if they must be, with an ellipsis if even that is not enough."""
    face = _settled(painter, box, words, font)
    metrics = QFontMetricsF(face)
    if metrics.horizontalAdvance(words) > box.width() + _SLACK:
        words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, box.width() + _SLACK)
    painter.setFont(face)
    painter.setPen(QColor(tint))
    painter.drawText(box, align.value | _FLAGS, words)


def turned_text(painter: QPainter, box: QRectF, words: str, font: QFont, tint: QColor | str) -> None:
    """Centred words as outlines: under a turned painter they keep one baseline instead of snapping to pixels."""
    face = _settled(painter, box, words, font)
    metrics = QFontMetricsF(face)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addText(QPointF(0, 0), face, words)
    across = metrics.horizontalAdvance(words) / 2
    painter.fillPath(
        path.translated(box.center() + QPointF(-across, (metrics.ascent() - metrics.descent()) / 2)), QColor(tint)
    )


def lines(
    painter: QPainter,
    box: QRectF,
    rows: Sequence[str],
    font: QFont,
    leading: float,
    tint: QColor | str = TEXT,
    align: Qt.AlignmentFlag = CENTRE,
) -> None:
    """Write rows of one font and one size, centred on the box as a block."""
    least = LEAST_PX / scale_of(painter)
    face = min((fitted(row, font, box.width(), least) for row in rows), key=QFont.pixelSize, default=font)
    top = box.center().y() - leading * len(rows) / 2
    for i, row in enumerate(rows):
        text(painter, QRectF(box.x(), top + i * leading, box.width(), leading), row, face, tint, align)


def wrapped(words: str, font: QFont, width: float) -> list[str]:
    """*words* broken at spaces into rows no wider than *width*; a single longer word stands alone."""
    rows: list[str] = []
    for word in words.split(" "):
        if rows and width_of(f"{rows[-1]} {word}", font) <= width:
            rows[-1] = f"{rows[-1]} {word}"
        else:
            rows.append(word)
    return rows


def _settled(painter: QPainter, box: QRectF, words: str, font: QFont) -> QFont:
    """The font to write with: raised to the least size where the box is tall enough, then shrunk to the width."""
    scale = scale_of(painter)
    least = LEAST_PX / scale
    face = font
    if font.pixelSize() < least - 0.01 and box.height() >= least:
        face = QFont(font)
        face.setPixelSize(ceil(least - 0.01))
    face = fitted(words, face, box.width(), least)
    found = _reports.get()
    if found is not None and words:
        _judge(found, box, words, face, scale)
    return face


def _judge(found: list[TextReport], box: QRectF, words: str, face: QFont, scale: float) -> None:
    px, wide = face.pixelSize() * scale, width_of(words, face)
    ink = QFontMetricsF(face).tightBoundingRect(words).height()
    if px < LEAST_PX - 0.05:
        found.append(TextReport(words, TextFault.SMALL, px, wide * scale, box.width() * scale))
    if wide > box.width() + _SLACK or ink > box.height() + 1:
        found.append(TextReport(words, TextFault.CLIPPED, px, wide * scale, box.width() * scale))
