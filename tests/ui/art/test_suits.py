"""The four suits as outlines."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF

from casino_desktop.engine.cards import Suit
from casino_desktop.ui.art.suits import suit_path


@pytest.mark.parametrize("suit", Suit)
def test_every_suit_fills_the_unit_square_and_is_upright(suit):
    box = suit_path(suit.value).boundingRect()
    assert QRectF(0, 0, 1, 1).contains(box)
    assert box.center().x() == pytest.approx(0.5, abs=0.01)
    assert box.height() > 0.85
    assert suit_path(suit.value).contains(QPointF(0.5, 0.5))
