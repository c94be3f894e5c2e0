"""The roads show what the engine's cells say, the newest columns last (rulebook §2)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from casino_desktop.engine.baccarat.coup import Winner
from casino_desktop.engine.baccarat.derived import DerivedCell, Eye, Ink
from casino_desktop.engine.baccarat.mark import Mark
from casino_desktop.engine.baccarat.road import Cell, bead_plate
from casino_desktop.ui.art import roads
from casino_desktop.ui.art.text import watching
from casino_desktop.ui.theme import BANKER, NATURAL, PLAYER, TIE, colour

SIDE = 24
LETTERS = {Winner.PLAYER: "P", Winner.BANKER: "B", Winner.TIE: "T"}


def canvas(paint) -> QImage:
    image = QImage(10 * SIDE, 6 * SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return image


def has(image: QImage, tint: str, column: int, row: int) -> bool:
    """Whether a cell of the picture holds that very colour."""
    box = ((x, y) for x in range(column * SIDE, (column + 1) * SIDE) for y in range(row * SIDE, (row + 1) * SIDE))
    return any(image.pixelColor(x, y) == colour(tint) for x, y in box)


def big(*cells: Cell, across: int = 10) -> QImage:
    box = QRectF(0, 0, across * SIDE, 6 * SIDE)
    return canvas(lambda painter: roads.big_road(painter, box, SIDE, SIDE, cells, across))


@pytest.mark.parametrize(("winner", "tint"), [(Winner.PLAYER, PLAYER), (Winner.BANKER, BANKER)])
def test_a_win_is_a_ring_in_its_colour_at_its_place(casino_app, winner, tint):
    image = big(Cell(row=2, column=3, winner=winner))
    assert has(image, tint, 3, 2)
    assert not has(image, tint, 2, 2)


def test_a_natural_has_a_yellow_heart(casino_app):
    assert has(big(Cell(row=0, column=0, winner=Winner.PLAYER, natural=True)), NATURAL, 0, 0)
    assert not has(big(Cell(row=0, column=0, winner=Winner.PLAYER)), NATURAL, 0, 0)


def test_pairs_are_dots_in_the_colours_of_their_sides(casino_app):
    image = big(Cell(row=0, column=0, winner=Winner.BANKER, player_pair=True))
    assert has(image, PLAYER, 0, 0)
    image = big(Cell(row=0, column=0, winner=Winner.PLAYER, banker_pair=True))
    assert has(image, BANKER, 0, 0)


def test_ties_before_any_win_have_a_stroke_and_no_ring(casino_app):
    image = big(Cell(row=0, column=0, winner=None, ties=1))
    assert has(image, colour(TIE).darker(112).name(), 0, 0)
    assert not has(image, PLAYER, 0, 0)
    assert not has(image, BANKER, 0, 0)


def test_several_ties_show_their_number(casino_app):
    one, two, three = (big(Cell(row=0, column=0, winner=Winner.PLAYER, ties=ties)) for ties in (1, 2, 3))
    assert one != two
    assert two != three


def test_a_long_road_is_scrolled_to_its_newest_column_with_one_free(casino_app):
    image = big(
        *(Cell(row=0, column=c, winner=Winner.PLAYER) for c in range(30)), Cell(row=0, column=30, winner=Winner.BANKER)
    )
    assert has(image, BANKER, 8, 0)
    assert not has(image, PLAYER, 9, 0)


def test_the_bead_plate_keeps_its_newest_columns(casino_app):
    marks = [Mark(winner=Winner.PLAYER)] * 60 + [Mark(winner=Winner.TIE)]
    box = QRectF(0, 0, 8 * SIDE, 6 * SIDE)
    image = canvas(lambda painter: roads.bead_plate(painter, box, SIDE, bead_plate(marks), 8, LETTERS))
    assert has(image, TIE, 7, 0)
    assert has(image, PLAYER, 6, 5)


def test_the_letters_of_beads_can_be_read_at_the_smallest_size(casino_app):
    with watching() as found:
        box = QRectF(0, 0, 8 * 17, 6 * 17)
        beads = bead_plate([Mark(winner=winner) for winner in Winner])
        canvas(lambda painter: roads.bead_plate(painter, box, 17, beads, 8, LETTERS))
    assert found == []


@pytest.mark.parametrize("ink", Ink)
def test_derived_roads_have_three_kinds_of_mark(casino_app, ink):
    def mark(eye: Eye) -> QImage:
        box, cells = QRectF(0, 0, 10 * SIDE, 6 * SIDE), (DerivedCell(0, 0, ink),)
        return canvas(lambda painter: roads.derived_road(painter, box, SIDE, cells, 10, eye))

    pictures = [mark(eye) for eye in Eye]
    assert all(has(picture, roads.INKS[ink], 0, 0) for picture in pictures)
    assert all(a != b for i, a in enumerate(pictures) for b in pictures[:i])


def test_an_empty_donut_claims_nothing(casino_app):
    shares = [(0.0, PLAYER), (0.0, BANKER)]
    image = canvas(lambda painter: roads.donut(painter, QPointF(72, 72), 60, shares, "0", "hands"))
    pixels = {image.pixelColor(x, y).name() for x in range(144) for y in range(144)}
    assert not pixels & {PLAYER.lower(), BANKER.lower()}


def test_a_single_share_fills_the_whole_donut(casino_app):
    image = canvas(lambda painter: roads.donut(painter, QPointF(72, 72), 60, [(5, PLAYER)], "5", "hands"))
    assert all(image.pixelColor(x, y) == colour(PLAYER) for x, y in ((72, 21), (123, 72), (72, 123), (21, 72)))
