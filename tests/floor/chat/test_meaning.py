"""Greetings, thanks and simple questions are understood in both languages (rulebook §5)."""

from __future__ import annotations

import pytest

from casino_desktop.floor.chat.meaning import answer_to, is_named
from casino_desktop.floor.chat.repertoire import Occasion


@pytest.mark.parametrize(
    ("text", "occasion"),
    [
        ("Salut!", Occasion.ANSWER_HELLO),
        ("Bună seara tuturor", Occasion.ANSWER_HELLO),
        ("hello there", Occasion.ANSWER_HELLO),
        ("Salut, ce mai faci?", Occasion.ANSWER_HOW_ARE_YOU),
        ("ce mai faceți", Occasion.ANSWER_HOW_ARE_YOU),
        ("Hi! How are you?", Occasion.ANSWER_HOW_ARE_YOU),
        ("mulțumesc", Occasion.ANSWER_THANKS),
        ("ok, thank you", Occasion.ANSWER_THANKS),
        ("Mult noroc!", Occasion.ANSWER_LUCK),
        ("good luck all", Occasion.ANSWER_LUCK),
        ("Bravo, Ioana", Occasion.ANSWER_PRAISE),
        ("ești robot?", Occasion.ANSWER_WHO),
        ("who are you", Occasion.ANSWER_WHO),
        ("pe ce să pariez?", Occasion.ANSWER_ADVICE),
        ("Hello, red or black?", Occasion.ANSWER_ADVICE),
        ("Noapte bună", Occasion.ANSWER_BYE),
        ("ok bye", Occasion.ANSWER_BYE),
    ],
)
def test_a_line_is_understood(text, occasion):
    assert answer_to(text) is occasion


@pytest.mark.parametrize(
    "text", ["o mână bună", "ce noroc am avut", "this and that", "paharul e gol", "?!", "ah, bravo"]
)
def test_other_lines_ask_for_no_answer(text):
    assert answer_to(text) is None


def test_a_name_is_heard_with_or_without_diacritics():
    assert is_named("Ștefan", "salut, stefan!")
    assert not is_named("Ana", "banana")
