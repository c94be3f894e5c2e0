"""The sign with the limits says both of them whole; shoe and tray show how much is in them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from casino_desktop.ui.art.furniture import discard_tray, limits_placard, shoe
from casino_desktop.ui.art.text import watching

BOX = QRectF(40, 40, 190, 100)


def shown(paint) -> QImage:
    image = QImage(280, 180, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return image


@pytest.mark.parametrize(("low", "high"), [("0,10\u00a0RON", "50\u00a0RON"), ("25\u00a0EUR", "10.000\u00a0EUR")])
@pytest.mark.parametrize("scale", [1.0, 0.56])
def test_the_limits_of_every_tier_fit_their_sign(casino_app, low, high, scale):
    def paint(painter: QPainter) -> None:
        painter.scale(scale, scale)
        limits_placard(painter, QRectF(20, 20, 236, 88), low, high)

    with watching() as found:
        shown(paint)
    assert found == []


def test_a_shoe_shows_how_full_it_is(casino_app):
    assert shown(lambda painter: shoe(painter, BOX, fill=0.9)) != shown(lambda painter: shoe(painter, BOX, fill=0.3))


def test_the_discards_pile_up(casino_app):
    box = QRectF(80, 30, 80, 110)
    assert shown(lambda painter: discard_tray(painter, box, 0)) != shown(
        lambda painter: discard_tray(painter, box, 120)
    )
