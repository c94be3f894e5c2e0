"""A bet spot: where it lies, and that every state of it shows."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage, QPainter

from casino_desktop.ui.art.arc import on_arc
from casino_desktop.ui.art.spots import ArcSpot, spot_outline, spot_words
from casino_desktop.ui.art.text import watching
from casino_desktop.ui.theme import PLAYER

SPOT = ArcSpot(2614, 2896, -3, 3, PLAYER)


def shown(**state: bool) -> QImage:
    image = QImage(200, 120, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(100 - 800 * 0.4, 60 - 755 * 0.4)
    painter.scale(0.4, 0.4)
    spot_outline(painter, SPOT.path, SPOT.tint, **state)
    painter.end()
    return image


def test_every_state_of_a_spot_looks_different(casino_app):
    states = [{}, {"won": True}, {"hover": True}, {"closed": True}, {"contrast": True}]
    pictures = [shown(**state) for state in states]
    assert all(a != b for i, a in enumerate(pictures) for b in pictures[:i])


def test_a_point_of_a_spot_goes_from_dealer_to_player_and_along_the_arc():
    assert SPOT.at(0) == on_arc(2614, 0)
    assert SPOT.at(1) == on_arc(2896, 0)
    assert SPOT.at(0.5, 100).x() == pytest.approx(900, abs=0.1)
    assert SPOT.path.contains(SPOT.at(0.5))
    assert SPOT.width == pytest.approx(288.5, abs=0.1)


@pytest.mark.parametrize("scale", [1.0, 0.56])
def test_name_and_odds_can_be_read_on_the_smallest_felt(casino_app, scale):
    image = QImage(400, 300, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.scale(scale, scale)
    with watching() as found:
        spot_words(painter, SPOT.at(0.2), SPOT.turn, SPOT.width - 36, ["Pereche", "jucător"], "25:1 · 200:1", 34)
    painter.end()
    assert found == []
