"""Chips: one picture per value, label and size; the amount is always readable."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from casino_desktop.engine.limits import CHIPS
from casino_desktop.ui.art import chips
from casino_desktop.ui.art.cache import SPRITES
from casino_desktop.ui.art.text import watching
from casino_desktop.ui.money import chip_text


@pytest.fixture(autouse=True)
def _fresh(casino_app):
    SPRITES.clear()


def painted(radius: float, scale: float, *values: int, amount: str = "") -> QImage:
    image = QImage(300, 300, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.scale(scale, scale)
    chips.paint_stack(painter, QPointF(150, 150) / scale, radius, values, amount)
    painter.end()
    return image


@pytest.mark.parametrize("language", ["en", "ro"])
@pytest.mark.parametrize("value", CHIPS)
def test_every_chip_bears_its_numeral_at_twelve_pixels_even_when_small(value, language):
    with watching() as found:
        pixmap = chips.chip_pixmap(value, 20, 1.0, chip_text(value, language))
    assert found == []
    assert not pixmap.isNull()


def test_every_chip_looks_different():
    faces = [chips.chip_pixmap(value, 30, 1.0, "").toImage() for value in CHIPS]
    assert all(a != b for i, a in enumerate(faces) for b in faces[:i])


def test_a_taller_stack_reaches_higher():
    one, many = painted(40, 1, CHIPS[3]), painted(40, 1, *[CHIPS[3]] * 8)

    def top(image: QImage) -> int:
        return next(y for y in range(300) if image.pixelColor(150, y).alpha() == 255)

    assert top(many) < top(one) - 30


@pytest.mark.parametrize("scale", [1.0, 0.4])
def test_the_amount_is_never_under_fourteen_pixels(scale):
    stack = chips.Stack((CHIPS[3],), "1,250.00")
    radius = 20 * scale
    with watching() as found:
        chips.stack_pixmap(stack, radius, 1.0)
    assert found == [] or all(report.words != "1,250.00" for report in found)
    assert chips._pill_px(radius) >= 14


def test_a_stack_stays_inside_its_box():
    stack = chips.Stack(tuple([CHIPS[5]] * 12), "+1,234,567.50", winning=True)
    image = chips.stack_pixmap(stack, 30, 1.0).toImage()
    edges = [image.pixelColor(x, y).alpha() for y in range(image.height()) for x in (0, image.width() - 1)]
    edges += [image.pixelColor(x, y).alpha() for x in range(image.width()) for y in (0, image.height() - 1)]
    assert max(edges) <= 8


def test_a_stack_is_painted_once_and_moved():
    painted(40, 1, CHIPS[3], CHIPS[4], amount="30.00")
    held = len(SPRITES)
    painted(40, 1, CHIPS[3], CHIPS[4], amount="30.00")
    assert len(SPRITES) == held
    painted(40, 1, CHIPS[3], CHIPS[4], amount="31.00")
    assert len(SPRITES) == held + 1


def test_no_chips_paint_nothing():
    assert painted(40, 1, amount="0.00") == painted(40, 1)
