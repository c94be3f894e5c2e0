"""Paint once, keep, move: pixmaps by key, size and pixel ratio, the longest unused dropped first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from math import atan2, ceil, degrees, hypot

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap

Paint = Callable[[QPainter], None]


class PixmapCache:
    """Pixmaps up to a number of bytes; one larger than the whole is still painted and kept alone."""

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._held = 0
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def pixmap(self, key: Hashable, width: float, height: float, ratio: float, paint: Paint) -> QPixmap:
        """The picture of *key* at *width* × *height* device-independent pixels, painted now if it is new."""
        full = (key, round(width * ratio), round(height * ratio), ratio)
        found = self._kept.get(full)
        if found is None:
            found = painted(width, height, ratio, paint)
            self._keep(full, found)
        self._kept.move_to_end(full)
        return found

    def clear(self) -> None:
        self._kept.clear()
        self._held = 0

    def _keep(self, full: Hashable, pixmap: QPixmap) -> None:
        self._kept[full] = pixmap
        self._held += _bytes(pixmap)
        while self._held > self._most and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self._held -= _bytes(dropped)


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


def painted(width: float, height: float, ratio: float, paint: Paint) -> QPixmap:
    """A transparent pixmap in device-independent pixels, with *paint* on it."""
    pixmap = QPixmap(max(1, ceil(width * ratio - 0.01)), max(1, ceil(height * ratio - 0.01)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    smooth(painter)
    paint(painter)
    painter.end()
    return pixmap


def smooth(painter: QPainter) -> None:
    """The render hints every picture of ours is painted with."""
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )


def scale_of(painter: QPainter) -> float:
    """Device-independent pixels per unit of the painter as it stands, turned or not; of a squeezed one the larger."""
    world = painter.worldTransform()
    return max(hypot(world.m11(), world.m12()), hypot(world.m21(), world.m22()))


def turn_of(painter: QPainter) -> float:
    """The degrees by which the painter is turned, clockwise."""
    world = painter.worldTransform()
    return degrees(atan2(-world.m21(), world.m22()))


def ratio_of(painter: QPainter) -> float:
    """Device pixels per device-independent pixel of what is painted on."""
    return float(painter.device().devicePixelRatio())


def lay(painter: QPainter, centre: QPointF, pixmap: QPixmap, angle: float = 0.0) -> None:
    """Draw a pixmap painted for this painter's scale about *centre*: on whole pixels where it lies straight."""
    scale, size = scale_of(painter), pixmap.deviceIndependentSize()
    corner = QPointF(-size.width() / 2, -size.height() / 2)
    world = painter.worldTransform()
    painter.save()
    if angle == 0.0 and abs(world.m12()) < _STRAIGHT and abs(world.m11() - scale) < _STRAIGHT:
        ratio = ratio_of(painter)
        place = (world.map(centre) + corner) * ratio
        painter.resetTransform()
        painter.drawPixmap(QPointF(round(place.x()) / ratio, round(place.y()) / ratio), pixmap)
    else:
        painter.translate(centre)
        painter.rotate(angle)
        painter.scale(1 / scale, 1 / scale)
        painter.drawPixmap(corner, pixmap)
    painter.restore()


_STRAIGHT = 1e-6

SPRITES = PixmapCache(96 * 2**20)
"""Cards, chips, spots: many and small."""
GROUNDS = PixmapCache(128 * 2**20)
"""Rooms and felts: few and as large as the window."""
