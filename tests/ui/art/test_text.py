"""Words shrink rather than clip, never under 12 px, and a listener hears what does not fit."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from casino_desktop.ui.art.text import TextFault, fitted, lines, text, turned_text, watching, width_of, wrapped
from casino_desktop.ui.theme import sans

WRITERS = [text, lambda *args: turned_text(*args, "#FFFFFF")]


@pytest.fixture
def canvas(casino_app):
    image = QImage(400, 200, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    yield image, painter
    painter.end()


def ink(image: QImage, left: int, right: int) -> bool:
    """Whether anything is painted between two columns."""
    return any(image.pixelColor(x, y).alpha() > 0 for x in range(left, right) for y in range(image.height()))


def test_words_that_fit_are_left_as_they_are(casino_app):
    font = sans(20)
    assert fitted("Deal", font, 200) is font


def test_words_too_wide_are_set_smaller_until_they_fit(casino_app):
    words, font = "Împărțiți din nou", sans(30)
    wide = width_of(words, font) * 0.6
    smaller = fitted(words, font, wide)
    assert width_of(words, smaller) <= wide + 0.5
    assert 12 <= smaller.pixelSize() < 30


def test_words_are_never_set_smaller_than_twelve_pixels(casino_app):
    assert fitted("Împărțiți din nou", sans(30), 10).pixelSize() == 12


@pytest.mark.parametrize("write", WRITERS)
def test_a_good_fit_is_not_reported(canvas, write):
    with watching() as found:
        write(canvas[1], QRectF(0, 0, 200, 30), "Deal", sans(18))
    assert found == []


@pytest.mark.parametrize("write", WRITERS)
def test_clipped_words_are_reported(canvas, write):
    with watching() as found:
        write(canvas[1], QRectF(0, 0, 40, 30), "Rebet and deal", sans(18))
    assert [(report.words, report.fault, report.px) for report in found] == [
        ("Rebet and deal", TextFault.CLIPPED, pytest.approx(12))
    ]


def test_words_too_tall_for_their_box_are_reported(canvas):
    with watching() as found:
        text(canvas[1], QRectF(0, 0, 200, 8), "Deal", sans(24))
    assert TextFault.CLIPPED in {report.fault for report in found}


def test_clipped_words_end_in_an_ellipsis_inside_their_box(canvas):
    image, painter = canvas
    text(painter, QRectF(0, 0, 60, 30), "Rebet and deal again", sans(18))
    painter.end()
    assert ink(image, 0, 60)
    assert not ink(image, 63, 400)


def test_small_words_are_raised_to_twelve_pixels_where_there_is_room(canvas):
    image, painter = canvas
    painter.scale(0.5, 0.5)
    with watching() as found:
        text(painter, QRectF(0, 0, 400, 60), "Deal", sans(16))
    assert found == []
    painter.end()
    rows = [y for y in range(200) if any(image.pixelColor(x, y).alpha() for x in range(60))]
    assert len(rows) >= 8


def test_small_words_are_reported_where_there_is_no_room(canvas):
    canvas[1].scale(0.5, 0.5)
    with watching() as found:
        text(canvas[1], QRectF(0, 0, 400, 18), "Deal", sans(16))
    assert [(report.fault, report.px) for report in found] == [(TextFault.SMALL, pytest.approx(8))]


def test_a_turned_painter_has_the_same_scale(canvas):
    canvas[1].rotate(30)
    with watching() as found:
        turned_text(canvas[1], QRectF(0, 0, 200, 30), "Deal", sans(14), "#FFFFFF")
    assert found == []


def test_nobody_listens_after_the_block(canvas):
    with watching() as found:
        pass
    text(canvas[1], QRectF(0, 0, 10, 30), "Rebet and deal", sans(18))
    assert found == []


def test_rows_of_one_block_have_one_size(casino_app):
    def height_of_first(rows: list[str]) -> int:
        image = QImage(200, 100, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        lines(painter, QRectF(0, 0, 200, 100), rows, sans(30), 50)
        painter.end()
        return sum(any(image.pixelColor(x, y).alpha() for x in range(200)) for y in range(50))

    assert height_of_first(["Deal", "Rebet and deal again"]) < height_of_first(["Deal", "Deal"])


def test_words_wrap_at_spaces(casino_app):
    font = sans(14)
    rows = wrapped("Bancherul plătește 0,95 la 1", font, width_of("Bancherul plătește", font) + 1)
    assert rows == ["Bancherul plătește", "0,95 la 1"]
