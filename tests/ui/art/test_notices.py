"""A sentence that comes and goes is read whole, in both languages."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from casino_desktop.ui.art.notices import pill, toast
from casino_desktop.ui.art.text import TextFault, watching
from casino_desktop.ui.theme import sans


@pytest.fixture
def painter(casino_app):
    image = QImage(500, 100, QImage.Format.Format_ARGB32_Premultiplied)
    brush = QPainter(image)
    yield brush
    brush.end()


@pytest.mark.parametrize(
    "words", ["Not enough balance. Nothing was debited.", "Sold insuficient. Nu s-a debitat nimic."]
)
def test_a_toast_of_four_hundred_pixels_holds_a_sentence(painter, words):
    with watching() as found:
        toast(painter, QRectF(10, 10, 400, 48), words, 15, "lock")
    assert found == []


def test_a_sentence_too_long_for_its_pill_is_reported(painter):
    with watching() as found:
        pill(painter, QRectF(10, 10, 60, 28), "1 – 10.000 RON pe mână", sans(14, 600))
    assert [report.fault for report in found] == [TextFault.CLIPPED]
