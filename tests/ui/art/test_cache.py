"""Pictures are painted once per key, size and ratio, and the longest unused goes first."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from casino_desktop.ui.art.cache import PixmapCache, lay, painted, scale_of, turn_of

SQUARE = 10 * 10 * 4


class Brush:
    """Counts how often it was asked to paint."""

    def __init__(self) -> None:
        self.strokes = 0

    def __call__(self, painter: QPainter) -> None:
        self.strokes += 1
        painter.fillRect(0, 0, 10, 10, QColor("#FF0000"))


@pytest.fixture
def painter(casino_app):
    image = QImage(100, 100, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    brush = QPainter(image)
    yield brush
    brush.end()


def test_the_same_picture_is_painted_once(casino_app):
    kept, brush = PixmapCache(10 * SQUARE), Brush()
    for _ in range(3):
        kept.pixmap("a", 10, 10, 1.0, brush)
    assert brush.strokes == 1


@pytest.mark.parametrize("other", [("b", 10, 10, 1.0), ("a", 11, 10, 1.0), ("a", 10, 12, 1.0), ("a", 10, 10, 2.0)])
def test_another_key_size_or_ratio_is_another_picture(casino_app, other):
    kept, brush = PixmapCache(100 * SQUARE), Brush()
    kept.pixmap("a", 10, 10, 1.0, brush)
    kept.pixmap(*other, brush)
    assert brush.strokes == 2


def test_the_longest_unused_is_dropped_when_there_is_no_room(casino_app):
    kept, brush = PixmapCache(2 * SQUARE), Brush()
    for key in ("a", "b", "a", "c", "a"):
        kept.pixmap(key, 10, 10, 1.0, brush)
    assert (len(kept), brush.strokes) == (2, 3)
    kept.pixmap("b", 10, 10, 1.0, brush)
    assert brush.strokes == 4


def test_a_picture_larger_than_the_whole_is_still_kept(casino_app):
    kept, brush = PixmapCache(1), Brush()
    kept.pixmap("a", 10, 10, 1.0, brush)
    kept.pixmap("a", 10, 10, 1.0, brush)
    assert brush.strokes == 1


def test_an_emptied_cache_paints_again(casino_app):
    kept, brush = PixmapCache(2 * SQUARE), Brush()
    kept.pixmap("a", 10, 10, 1.0, brush)
    kept.clear()
    kept.pixmap("a", 10, 10, 1.0, brush)
    assert brush.strokes == 2


def test_scale_and_turn_are_read_off_a_turned_painter(painter):
    painter.scale(0.5, 0.5)
    painter.rotate(30)
    assert scale_of(painter) == pytest.approx(0.5)
    assert turn_of(painter) == pytest.approx(30)


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_straight_picture_lies_on_whole_pixels_and_stays_sharp(casino_app, ratio):
    def stripes(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        for x in range(0, 20, 2):
            painter.fillRect(QRectF(x / ratio, 0, 1 / ratio, 10), QColor("#FF0000"))

    image = QImage(120, 120, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(0.56, 0.56)
    lay(painter, QPointF(45.3, 45.3), painted(10, 10, ratio, stripes))
    painter.end()
    assert {image.pixelColor(x, y).alpha() for x in range(120) for y in range(120)} == {0, 255}
