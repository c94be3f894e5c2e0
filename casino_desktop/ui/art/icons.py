"""Line icons on a grid of 24, drawn for this project: one weight, round ends, tinted on demand."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from casino_desktop.ui.art.cache import SPRITES
from casino_desktop.ui.theme import SOFT

ICONS: dict[str, str] = {
    "home": '<path d="M4 11.4 12 4.6l8 6.8"/><path d="M6.4 9.6V19.4h11.2V9.6"/><path d="M10 19.4v-5.2h4v5.2"/>',
    "history": (
        '<path d="M4.6 12.6a7.5 7.5 0 1 0 1.9-5.7L4.4 9"/><path d="M4.4 4.8V9h4.2"/><path d="M12 8.2v4.2l2.9 1.8"/>'
    ),
    "rules": (
        '<path d="M12 6.6C10 5.2 7 4.7 4 4.9v12.9c3-.2 6 .3 8 1.7 2-1.4 5-1.9 8-1.7V4.9c-3-.2-6 .3-8 1.7z"/>'
        '<path d="M12 6.6v12.9"/>'
    ),
    "payouts": '<rect x="4" y="4.6" width="16" height="14.8" rx="2"/><path d="M4 9.5h16M4 14.5h16M13.2 4.6v14.8"/>',
    "cashier": (
        '<path d="M4 8v9.6A1.9 1.9 0 0 0 5.9 19.5h12.2a1.9 1.9 0 0 0 1.9-1.9V9.9A1.9 1.9 0 0 0 18.1 8H4z"/>'
        '<path d="M4 8l11.4-3.4V8"/><circle cx="16.2" cy="13.8" r="1.1"/>'
    ),
    "settings": (
        '<path d="M4 7h8.6M17.4 7H20M4 12h2.6M11.4 12H20M4 17h6.6M15.4 17H20"/>'
        '<circle cx="15" cy="7" r="2.3"/><circle cx="9" cy="12" r="2.3"/><circle cx="13" cy="17" r="2.3"/>'
    ),
    "sound": (
        '<path d="M4.4 9.4v5.2h3.2l4.4 3.7V5.7L7.6 9.4z"/><path d="M15.2 9.2a4 4 0 0 1 0 5.6"/>'
        '<path d="M17.7 6.6a7.6 7.6 0 0 1 0 10.8"/>'
    ),
    "silent": '<path d="M4.4 9.4v5.2h3.2l4.4 3.7V5.7L7.6 9.4z"/><path d="M15.4 9.6l4.8 4.8M20.2 9.6l-4.8 4.8"/>',
    "chat": (
        '<path d="M6.2 5.2h11.6a1.8 1.8 0 0 1 1.8 1.8v7a1.8 1.8 0 0 1-1.8 1.8h-6.3l-3.9 3.4v-3.4H6.2'
        'A1.8 1.8 0 0 1 4.4 14V7a1.8 1.8 0 0 1 1.8-1.8z"/>'
    ),
    "undo": '<path d="M8.6 5 4.5 9.1l4.1 4.1"/><path d="M4.8 9.1h9.4a4.9 4.9 0 0 1 0 9.8H9.4"/>',
    "repeat": (
        '<path d="M4.8 11V9.6A3.6 3.6 0 0 1 8.4 6h10"/><path d="M15.6 3.2 18.4 6l-2.8 2.8"/>'
        '<path d="M19.2 13v1.4a3.6 3.6 0 0 1-3.6 3.6h-10"/><path d="M8.4 20.8 5.6 18l2.8-2.8"/>'
    ),
    "double": (
        '<path d="M4.2 9.4l5.8 6.2M10 9.4l-5.8 6.2"/><path d="M13.4 9.2a3.1 3.1 0 0 1 6 1c0 2.6-3.8 3.5-6 6.6h6.4"/>'
    ),
    "star": '<path d="M12 4.3l2.3 4.9 5.4.7-4 3.7 1 5.3L12 16.3l-4.7 2.6 1-5.3-4-3.7 5.4-.7z"/>',
    "chart": '<path d="M10.8 5.2a7.4 7.4 0 1 0 8 8h-8z"/><path d="M14 4.6a6.4 6.4 0 0 1 5.6 5.6H14z"/>',
    "fullscreen": '<path d="M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15"/>',
    "close": '<path d="M6.5 6.5l11 11M17.5 6.5l-11 11"/>',
    "check": '<path d="M5.4 12.6l4.3 4.3 8.9-9.4"/>',
    "plus": '<path d="M12 5.5v13M5.5 12h13"/>',
    "minus": '<path d="M5.5 12h13"/>',
    "trash": '<path d="M5 7.4h14M9.6 7.2V4.8h4.8v2.4M7 7.4l.8 12h8.4l.8-12M10.4 11v5M13.6 11v5"/>',
    "shield": '<path d="M12 3.8l7 2.6v5.2c0 4.3-2.9 7.3-7 8.8-4.1-1.5-7-4.5-7-8.8V6.4z"/>'
    '<path d="M8.8 12.1l2.3 2.3 4.2-4.4"/>',
    "play": '<path d="M8 5.4v13.2L18.6 12z"/>',
    "pause": '<path d="M8.4 5.6v12.8M15.6 5.6v12.8"/>',
    "fast": '<path d="M4.6 6.2v11.6l7.6-5.8z"/><path d="M12.2 6.2v11.6l7.6-5.8z"/>',
    "export": (
        '<path d="M12 4.4v10.2M8 10.8l4 4 4-4"/>'
        '<path d="M4.8 16.4v2.2a1.4 1.4 0 0 0 1.4 1.4h11.6a1.4 1.4 0 0 0 1.4-1.4v-2.2"/>'
    ),
    "down": '<path d="M7 10l5 5 5-5"/>',
    "up": '<path d="M7 14.5l5-5 5 5"/>',
    "right": '<path d="M10 7l5 5-5 5"/>',
    "left": '<path d="M14 7l-5 5 5 5"/>',
    "send": '<path d="M4.6 12 19.4 5l-4.6 14.2-3.4-5.8z"/><path d="M11.4 13.4 19.4 5"/>',
    "lock": '<rect x="5.6" y="10.6" width="12.8" height="9" rx="1.8"/><path d="M8.4 10.6V8a3.6 3.6 0 0 1 7.2 0v2.6"/>',
    "filter": '<path d="M4.5 6h15M7.5 12h9M10.5 18h3"/>',
    "search": '<circle cx="10.6" cy="10.6" r="5.8"/><path d="M15 15l4.6 4.6"/>',
    "info": '<circle cx="12" cy="12" r="7.8"/><path d="M12 11.2v5M12 7.8v.3"/>',
    "warn": '<path d="M12 4.6l8.2 14.2H3.8z"/><path d="M12 10v4.4M12 16.5v.2"/>',
    "clock": '<circle cx="12" cy="12" r="7.8"/><path d="M12 7.6V12l3 2"/>',
    "seat": '<circle cx="12" cy="8" r="3.4"/><path d="M5 19.4c.6-3.8 3.4-5.8 7-5.8s6.4 2 7 5.8"/>',
    "track": (
        '<rect x="2.6" y="7" width="18.8" height="10" rx="5"/><rect x="7" y="10.4" width="10" height="3.2" rx="1.6"/>'
    ),
    "coach": (
        '<path d="M3.4 9.4 12 5.6l8.6 3.8L12 13.2z"/><path d="M7 11.2v4.4c1.4 1.6 8.6 1.6 10 0v-4.4M20.6 9.6v4.8"/>'
    ),
    "chips": (
        '<ellipse cx="12" cy="8" rx="7.4" ry="3.4"/><path d="M4.6 8v4c0 1.9 3.3 3.4 7.4 3.4s7.4-1.5 7.4-3.4V8"/>'
        '<path d="M4.6 12v4c0 1.9 3.3 3.4 7.4 3.4s7.4-1.5 7.4-3.4v-4"/>'
    ),
}
"""Name → the strokes of the icon as SVG shapes."""


@lru_cache(maxsize=512)
def _renderer(name: str, tint: str, weight: float) -> QSvgRenderer:
    drawing = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="{tint}" '
        f'stroke-width="{weight}" stroke-linecap="round" stroke-linejoin="round">{ICONS[name]}</svg>'
    )
    return QSvgRenderer(QByteArray(drawing.encode()))


def icon(painter: QPainter, box: QRectF, name: str, tint: str = SOFT, weight: float = 1.6) -> None:
    """Paint a line icon centred in *box*, square, in one colour."""
    side = min(box.width(), box.height())
    square = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
    _renderer(name, tint, weight).render(painter, square)


def icon_pixmap(name: str, side: float, ratio: float, tint: str = SOFT, weight: float = 1.6) -> QPixmap:
    """An icon as a pixmap, for a QIcon or a label."""
    return SPRITES.pixmap(
        ("icon", name, tint, weight),
        side,
        side,
        ratio,
        lambda painter: icon(painter, QRectF(0, 0, side, side), name, tint, weight),
    )
