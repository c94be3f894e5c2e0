"""Short facts and sentences that stand over the rest: the pill, the toast."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from casino_desktop.ui.art.icons import icon
from casino_desktop.ui.art.light import box_shadow, rounded
from casino_desktop.ui.art.text import CENTRE, text
from casino_desktop.ui.theme import BRASS, RAISED, TEXT, WHITE, colour, sans


def pill(
    painter: QPainter,
    box: QRectF,
    label: str,
    font: QFont,
    tint: str = TEXT,
    fill: QColor | None = None,
    edge: QColor | None = None,
) -> None:
    """A short fact in a dark, round-ended box."""
    painter.fillPath(rounded(box, box.height() / 2), fill or colour("#0B0C0F", 0.66))
    line = QPen(edge or colour(WHITE, 0.12), 1)
    painter.strokePath(rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), box.height() / 2), line)
    pad = min(10.0, box.height() / 3)
    text(painter, box.adjusted(pad, 0, -pad, 0), label, font, tint, CENTRE)


def toast(painter: QPainter, box: QRectF, words: str, px: int = 14, glyph: str = "shield", tint: str = BRASS) -> None:
    """A sentence that comes and goes: what happened, with a sign before it."""
    box_shadow(painter, box, 8, 16, 0.5, QPointF(0, 6))
    painter.fillPath(rounded(box, 8), colour(RAISED))
    painter.strokePath(rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), 8), QPen(colour(tint, 0.6), 1))
    icon(painter, QRectF(box.x() + 12, box.y(), px * 1.6, box.height()), glyph, tint)
    text(painter, box.adjusted(20 + px * 1.6, 0, -12, 0), words, sans(px, 600), TEXT)
