"""A line is short, printable and unhurried (rulebook §5)."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from casino_desktop.floor.chat.manners import Breath, cleaned


def test_a_line_has_at_most_200_characters():
    assert cleaned("a" * 250) == "a" * 200


def test_control_characters_and_invisible_ones_are_removed():
    assert cleaned("Bu\x00nă\x07 se\u200bara\u202e!\n\ttuturor") == "Bună seara! tuturor"


def test_letters_written_in_parts_are_put_together():
    assert cleaned("Buna\u0306") == "Bună"


@given(st.text())
def test_a_cleaned_line_stays_as_it_is(text):
    line = cleaned(text)
    assert len(line) <= 200
    assert cleaned(line) == line
    assert line.isprintable()


def test_three_lines_may_come_at_once_and_then_one_in_two_seconds():
    breath = Breath()
    assert [breath.take(100.0) for _ in range(4)] == [True, True, True, False]
    assert not breath.take(101.9)
    assert breath.take(102.0)
    assert not breath.take(102.0)
    assert breath.take(104.0)


def test_a_long_silence_saves_up_no_more_than_three_lines():
    breath = Breath()
    breath.take(0.0)
    assert [breath.take(1000.0) for _ in range(4)] == [True, True, True, False]


@given(st.lists(st.floats(min_value=0, max_value=5), max_size=60))
def test_there_are_never_more_lines_than_a_burst_and_one_in_two_seconds(pauses):
    breath, now, said = Breath(), 0.0, 0
    for pause in pauses:
        now += pause
        said += breath.take(now)
        assert said <= 3 + now / 2 + 1e-6
