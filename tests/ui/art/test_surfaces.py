"""The felt is painted once per size; moods differ, and contrast has no texture."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from casino_desktop.ui.art.arc import FELT, on_arc, sector, table_outline
from casino_desktop.ui.art.cache import GROUNDS
from casino_desktop.ui.art.surfaces import table_ground, to_felt
from casino_desktop.ui.theme import MOODS

SIZE, FELT_AT = (320, 200), QRectF(0, 0, 320, 200)


@pytest.fixture(autouse=True)
def _fresh(casino_app):
    GROUNDS.clear()


def middle(mood: str) -> set[int]:
    image = table_ground(SIZE, FELT_AT, 1.0, mood).toImage()
    return {image.pixel(x, y) for x in range(150, 170) for y in range(90, 110)}


def test_a_ground_is_painted_once_per_size_ratio_and_mood():
    first = table_ground(SIZE, FELT_AT, 1.0, "emerald").cacheKey()
    assert table_ground(SIZE, FELT_AT, 1.0, "emerald").cacheKey() == first
    others = [
        table_ground((321, 200), FELT_AT, 1.0, "emerald"),
        table_ground(SIZE, FELT_AT, 2.0, "emerald"),
        table_ground(SIZE, FELT_AT, 1.0, "midnight"),
        table_ground(SIZE, QRectF(10, 0, 310, 200), 1.0, "emerald"),
    ]
    assert len({first, *(other.cacheKey() for other in others)}) == 5


def test_every_mood_has_its_own_colour():
    grounds = [frozenset(middle(mood)) for mood in MOODS]
    assert len(set(grounds)) == len(MOODS)


def test_cloth_is_woven_and_contrast_is_flat():
    assert len(middle("emerald")) > 10
    assert middle("contrast") == {0xFF000000}


@pytest.mark.parametrize("box", [QRectF(0, 0, 800, 900), QRectF(100, 50, 1600, 500)])
def test_the_felt_is_centred_in_its_box_and_wholly_inside(box):
    image = QImage(10, 10, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    scale = to_felt(painter, box)
    shown = painter.worldTransform().mapRect(FELT)
    painter.end()
    assert shown.center().toPoint() == box.center().toPoint()
    assert box.adjusted(-0.01, -0.01, 0.01, 0.01).contains(shown)
    assert scale == pytest.approx(min(box.width() / 1600, box.height() / 1000))


def test_the_table_fits_the_felt_and_an_inset_fits_the_table():
    assert FELT.contains(table_outline().boundingRect())
    assert table_outline().contains(table_outline(36))


def test_a_spot_lies_between_its_radii_and_turns():
    spot = sector(2600, 2900, -5, 5)
    assert spot.contains(on_arc(2750, 0))
    assert not spot.contains(on_arc(2590, 0))
    assert not spot.contains(on_arc(2750, 5.2))
    assert on_arc(2900, 0) == QPointF(800, 900)
