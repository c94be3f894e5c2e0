"""Every card has its picture, in both decks, and is painted once per size."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from casino_desktop.engine.cards import DECK
from casino_desktop.resources import asset
from casino_desktop.ui.art import cards
from casino_desktop.ui.art.cache import SPRITES
from casino_desktop.ui.theme import FELTS

CODES = [card.code for card in DECK]


@pytest.mark.parametrize("four_colour", [False, True])
@pytest.mark.parametrize("code", CODES)
def test_every_card_has_an_asset_without_words_of_a_system_font(code, four_colour):
    path = asset(*cards.face_path(code, four_colour=four_colour))
    tags = {element.tag.rpartition("}")[2] for element in ElementTree.parse(path).iter()}
    assert "path" in tags
    assert not tags & {"text", "image"}


@pytest.mark.parametrize("mood", FELTS)
def test_every_felt_has_a_back(casino_app, mood):
    assert cards.back_path(mood)[2] == f"{mood}.svg"
    assert QSvgRenderer(str(asset(*cards.back_path(mood)))).isValid()


def test_another_mood_gets_a_back_that_exists():
    assert asset(*cards.back_path("contrast")).is_file()


@pytest.mark.parametrize("code", ["2C", "TD", "QH", "AS"])
def test_a_face_renders_sharp_for_the_pixel_ratio(casino_app, code):
    pixmap = cards.face(code, 60, 2.0)
    assert (pixmap.width(), pixmap.height(), pixmap.devicePixelRatio()) == (120, 168, 2.0)
    assert len({pixmap.toImage().pixel(x, y) for x in range(0, 120, 5) for y in range(0, 168, 5)}) > 3


def dominant_ink(code: str, *, four_colour: bool) -> str:
    """Which channel is strongest in the index of a card, or none of them."""
    image = cards.face(code, 100, 1.0, four_colour=four_colour).toImage()
    inks = [image.pixelColor(x, y) for x in range(4, 24) for y in range(4, 44)]
    darkest = min(inks, key=lambda tint: tint.lightness())
    if max(darkest.red(), darkest.green(), darkest.blue()) < 60:
        return "black"
    return max(("red", darkest.red()), ("green", darkest.green()), ("blue", darkest.blue()), key=lambda pair: pair[1])[
        0
    ]


@pytest.mark.parametrize(
    ("suit", "two", "four"),
    [("S", "black", "black"), ("H", "red", "red"), ("D", "red", "blue"), ("C", "black", "green")],
)
@pytest.mark.parametrize("rank", "A7K")
def test_the_four_colour_deck_has_blue_diamonds_and_green_clubs(casino_app, rank, suit, two, four):
    assert dominant_ink(rank + suit, four_colour=False) == two
    assert dominant_ink(rank + suit, four_colour=True) == four


def test_a_card_is_painted_once_per_size(casino_app):
    SPRITES.clear()
    first = cards.face("KH", 90, 1.0)
    assert cards.face("KH", 90, 1.0).cacheKey() == first.cacheKey()
    assert cards.face("KH", 91, 1.0).cacheKey() != first.cacheKey()
    assert cards.face("KH", 90, 2.0).cacheKey() != first.cacheKey()


def test_a_card_that_turns_over_is_not_painted_anew_at_each_width(casino_app):
    image = QImage(300, 300, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    SPRITES.clear()
    cards.paint_card(painter, QPointF(150, 150), 80, "KH")
    held = len(SPRITES)
    for share in (0.9, 0.5, 0.1):
        painter.save()
        painter.translate(150, 150)
        painter.scale(share, 1)
        cards.paint_card(painter, QPointF(0, 0), 80, "KH")
        painter.restore()
    painter.end()
    assert len(SPRITES) == held


def shade_fall(turn: float) -> tuple[float, float]:
    """Where the shade lies from the card's centre, weighed by its darkness, for a painter turned by *turn*."""
    image = QImage(400, 400, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(200, 200)
    painter.rotate(turn)
    cards.paint_card(painter, QPointF(0, 0), 100, "KH", lift=3)
    painter.end()
    weights = [(x - 200, y - 200, image.pixelColor(x, y).alpha()) for x in range(0, 400, 4) for y in range(0, 400, 4)]
    total = sum(weight for _, _, weight in weights)
    return sum(x * w for x, _, w in weights) / total, sum(y * w for _, y, w in weights) / total


@pytest.mark.parametrize("turn", [0, 90, 180])
def test_the_shade_falls_away_from_the_light_whatever_way_a_card_lies(casino_app, turn):
    right, down = shade_fall(turn)
    assert right > 0
    assert down > 0
