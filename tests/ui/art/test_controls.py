"""Controls show their state, and the words of both languages fit where the screens put them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from casino_desktop.ui.art import controls
from casino_desktop.ui.art.text import TextFault, watching
from casino_desktop.ui.theme import BRASS, WARN, colour

BOX = QRectF(10, 10, 140, 60)


def shown(paint: Callable[[QPainter], None]) -> QImage:
    image = QImage(320, 120, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return image


STATES = {
    "primary": [
        lambda p: controls.primary_button(p, BOX, "Deal"),
        lambda p: controls.primary_button(p, BOX, "Deal", hover=True),
        lambda p: controls.primary_button(p, BOX, "Deal", enabled=False),
        lambda p: controls.primary_button(p, BOX, "Deal", down=True),
    ],
    "quiet": [
        lambda p: controls.quiet_button(p, BOX, "Undo", "undo"),
        lambda p: controls.quiet_button(p, BOX, "Undo", "undo", hover=True),
        lambda p: controls.quiet_button(p, BOX, "Undo", "undo", enabled=False),
        lambda p: controls.quiet_button(p, BOX, "Undo", "undo", active=True),
        lambda p: controls.quiet_button(p, BOX, "Undo", "undo", stacked=True),
    ],
    "icon": [
        lambda p: controls.icon_button(p, BOX, "rules", "Rules"),
        lambda p: controls.icon_button(p, BOX, "rules", "Rules", hover=True),
        lambda p: controls.icon_button(p, BOX, "rules", "Rules", active=True),
        lambda p: controls.icon_button(p, BOX, "rules", "Rules", enabled=False),
    ],
    "switch": [
        lambda p: controls.switch(p, BOX, "Sound", on=True),
        lambda p: controls.switch(p, BOX, "Sound", on=False),
        lambda p: controls.switch(p, BOX, "Sound", on=False, hover=True),
        lambda p: controls.switch(p, BOX, "Sound", on=False, enabled=False),
    ],
    "choice": [
        lambda p: controls.choice_button(p, BOX, "Clear", safe=True),
        lambda p: controls.choice_button(p, BOX, "Clear", safe=False),
        lambda p: controls.choice_button(p, BOX, "Clear", safe=False, hover=True),
        lambda p: controls.choice_button(p, BOX, "Clear", safe=False, enabled=False),
    ],
    "tabs": [lambda p, i=i: controls.tab_strip(p, BOX, ["One", "Two"], i) for i in range(2)],
    "segments": [lambda p, i=i: controls.segmented(p, BOX, ["EN", "RO"], i) for i in range(2)],
}


@pytest.mark.parametrize("control", STATES)
def test_every_state_of_a_control_looks_different(casino_app, control):
    pictures = [shown(paint) for paint in STATES[control]]
    assert all(a != b for i, a in enumerate(pictures) for b in pictures[:i])


@pytest.mark.parametrize("control", STATES)
def test_no_state_writes_badly(casino_app, control):
    with watching() as found:
        for paint in STATES[control]:
            shown(paint)
    assert found == []


def test_a_label_too_long_for_its_button_is_reported(casino_app):
    with watching() as found:
        shown(lambda p: controls.primary_button(p, QRectF(0, 0, 60, 40), "Împărțiți din nou acum"))
        shown(lambda p: controls.quiet_button(p, QRectF(0, 0, 60, 40), "Împărțiți din nou acum", "undo"))
    assert [report.fault for report in found] == [TextFault.CLIPPED] * 2


def test_the_timer_turns_amber_for_the_last_third(casino_app):
    def has(seconds: int, tint: str) -> bool:
        image = shown(lambda p: controls.timer_ring(p, QPointF(60, 60), 40, seconds, 15))
        return any(image.pixelColor(x, y) == colour(tint) for x in range(120) for y in range(120))

    assert (has(10, BRASS), has(10, WARN)) == (True, False)
    assert (has(5, BRASS), has(5, WARN)) == (False, True)


def test_a_tab_is_found_under_its_word_and_none_beside_them():
    strip, labels = QRectF(20, 0, 300, 40), ["Statistics", "Chart"]
    boxes = controls.tab_boxes(strip, labels)
    assert [controls.tab_at(box.center(), strip, labels) for box in boxes] == [0, 1]
    assert controls.tab_at(QPointF(315, 20), strip, labels) is None


def test_both_parts_of_an_announcement_can_be_read_on_a_small_felt(casino_app):
    def paint(painter: QPainter) -> None:
        painter.scale(0.55, 0.55)
        controls.announcer(painter, QRectF(10, 30, 520, 56), "Bancherul câștigă 9 – 8", 32, "natural · +195,00 RON")

    with watching() as found:
        shown(paint)
    assert found == []


def test_a_long_announcement_shrinks_inside_its_box(casino_app):
    box = QRectF(10, 30, 300, 40)
    with watching() as found:
        image = shown(lambda p: controls.announcer(p, box, "Bancherul câștigă 7 – 5", 28, "+195,00"))
    assert found == []
    assert not any(image.pixelColor(x, y).alpha() for x in (*range(8), *range(312, 320)) for y in range(120))
