"""The chat box: the last lines, the input, Send and Report (rulebook §5)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLineEdit

from casino_desktop.floor.event import ChatLine, Speaker
from casino_desktop.ui import theme
from casino_desktop.ui.art.text import watching, width_of
from casino_desktop.ui.chat_lines import LINES
from casino_desktop.ui.table.chat import ChatBox, rows_of

DEALER = ChatLine(Speaker.DEALER, "Irina", line="answer-thanks.dealer.1")
IOANA = ChatLine(Speaker.HOUSE_PLAYER, "Ioana", line="good-luck.player.1")
MINE = ChatLine(Speaker.PLAYER, "", text="Hello all")
LONG = ChatLine(Speaker.PLAYER, "", text="a rather long line that needs a second row here")


@pytest.fixture
def box(qtbot, english):
    made = ChatBox()
    qtbot.addWidget(made)
    made.resize(made.sizeHint())
    made.show()
    qtbot.waitExposed(made)
    return made


def visible(box):
    return [line.said for line in box.shown if line.isVisible()]


def names(box):
    return [line.accessibleName() for line in box.shown if line.isVisible()]


def test_the_last_two_lines_are_shown(box):
    assert visible(box) == []
    box.show_lines((MINE, IOANA, DEALER))
    assert visible(box) == [IOANA, DEALER]


def test_a_line_that_needs_two_rows_stands_alone(box):
    box.show_lines((IOANA, LONG))
    assert visible(box) == [LONG]
    box.show_lines((IOANA, LONG, DEALER))
    assert visible(box) == [LONG, DEALER]


def test_house_players_are_labelled_for_eyes_and_screen_readers(box):
    box.show_lines((IOANA, DEALER))
    assert names(box) == ["Ioana (house player): Good luck, everyone!", "Irina (dealer): With pleasure."]
    assert [line.toolTip() for line in box.shown] == names(box)


def test_return_and_send_say_what_is_written_and_empty_the_input(qtbot, box):
    heard = []
    box.said.connect(heard.append)
    field, send = box.findChild(QLineEdit, "chat-input"), box.findChild(QAbstractButton, "chat-send")
    assert not send.isEnabled()
    qtbot.keyClicks(field, "  Hello ")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    qtbot.keyClicks(field, "again")
    qtbot.mouseClick(send, Qt.MouseButton.LeftButton)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert heard == ["Hello", "again"]
    assert field.text() == ""


def test_no_more_than_200_characters_can_be_written(box):
    box.input.setText("x" * 300)
    assert len(box.input.text()) == 200


def test_escape_gives_the_keys_back_to_the_table(qtbot, box):
    box.input.setFocus()
    qtbot.waitUntil(box.input.hasFocus)
    qtbot.keyClick(box.input, Qt.Key.Key_Escape)
    assert not box.input.hasFocus()


def test_a_house_player_can_be_reported_and_nobody_else(qtbot, box):
    box.show_lines((IOANA, DEALER))
    ioana, dealer = box.shown
    assert [ioana.can_be_reported, dealer.can_be_reported] == [True, False]
    assert ioana.focusPolicy() is Qt.FocusPolicy.TabFocus
    (report,) = ioana.menu().actions()
    assert report.text() == "Report Ioana"
    with qtbot.waitSignal(box.reported) as signal:
        report.trigger()
    assert signal.args == ["Ioana"]


def test_a_shut_chat_takes_no_words_and_says_why(box):
    box.shut(is_shut=True)
    assert not box.input.isEnabled()
    assert not box.send.isEnabled()
    assert box.input.placeholderText() == "The chat is closed"
    box.shut(is_shut=False)
    assert box.input.isEnabled()


def test_what_could_not_be_said_is_given_back(box):
    box.give_back("too fast")
    assert box.input.text() == "too fast"
    box.give_back("older")
    assert box.input.text() == "too fast"


def test_the_box_changes_its_language_with_the_window(qtbot, box, english):
    box.show_lines((IOANA, DEALER))
    english.use("ro")
    qtbot.waitUntil(lambda: names(box) == ["Ioana (jucător al casei): Baftă tuturor!", "Irina (crupier): Cu plăcere."])
    assert box.input.placeholderText() == "Scrieți mesei…"
    assert box.send.toolTip() == "Trimiteți"


@pytest.mark.parametrize(("large", "size"), [(False, (196, 70)), (True, (344, 88))])
def test_the_box_is_as_large_as_the_picture(box, large, size):
    box.is_large = large
    assert (box.sizeHint().width(), box.sizeHint().height()) == size


@pytest.mark.parametrize("code", ["en", "ro"])
@pytest.mark.parametrize("large", [False, True])
def test_every_written_line_fits_without_being_cut(box, english, large, code):
    english.use(code)
    box.is_large = large
    box.resize(box.sizeHint())
    px, width = (14 if large else 12), box.width()
    for line in LINES:
        said = ChatLine(Speaker.HOUSE_PLAYER, "Teodora", line=line)
        assert "…" not in "".join(box.shown[0].rows(said, px, width)), line


def test_any_text_is_painted_inside_the_box(box):
    mine = ChatLine(Speaker.PLAYER, "", text="x" * 200)
    with watching() as reports:
        for lines in ((IOANA, DEALER), (LONG,), (mine,), (mine, DEALER)):
            box.show_lines(lines)
            box.grab()
    assert reports == []


def test_words_break_at_spaces_and_the_rest_ends_in_an_ellipsis(english):
    font = theme.sans(12, 500)
    assert rows_of("one two", font, 500, 500) == ["one two"]
    assert rows_of("one two three", font, width_of("one two", font) + 1, 500) == ["one two", "three"]
    upper, lower = rows_of("one " * 60, font, 100, 100)
    assert width_of(upper, font) <= 100
    assert lower.endswith("…")
