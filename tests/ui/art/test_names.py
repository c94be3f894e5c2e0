"""The six Chinese names are outlines of ours: they paint without any font (rulebook §2)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from casino_desktop.engine.catalogue import CATALOGUE
from casino_desktop.resources import asset
from casino_desktop.ui.art.names import names, paint_name, width_of_name

READ = {
    "player": "闲家",
    "banker": "庄家",
    "tie": "和",
    "player_pair": "闲对",
    "banker_pair": "庄对",
    "either_pair": "对子",
}


def test_every_spot_of_big_win_has_the_name_of_the_rulebook():
    (big_win,) = (table for table in CATALOGUE if table.id == "big-win-baccarat")
    assert {spot: name.words for spot, name in names().items()} == READ
    assert {bet.id for bet in big_win.rules.bets} == set(READ)


@pytest.mark.parametrize("spot", READ)
def test_a_name_is_as_wide_as_its_letters_and_stays_in_its_line(casino_app, spot):
    assert width_of_name(spot, 30) == 30 * len(READ[spot])
    box = names()[spot].path.boundingRect()
    assert box.left() >= -0.05
    assert box.right() <= len(READ[spot]) + 0.05
    assert 0 <= box.top() < box.bottom() <= 1.05


@pytest.mark.parametrize("spot", READ)
def test_a_name_is_painted_about_its_middle_line(casino_app, spot):
    image = QImage(100, 60, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_name(painter, spot, QPointF(10, 30), 40, "#FF0000")
    painter.end()
    rows = [y for x in range(100) for y in range(60) if image.pixelColor(x, y) == QColor("#FF0000")]
    assert sum(rows) / len(rows) == pytest.approx(30, abs=3)


def test_the_licence_stands_beside_the_outlines():
    assert "SIL OPEN FONT LICENSE" in asset("names", "OFL.txt").read_text(encoding="utf-8").upper()
