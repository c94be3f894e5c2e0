"""The written lines in words: the same ids in both languages, and never advice (rulebook §5)."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from casino_desktop.floor.chat.guests import DEALERS, HOUSE_PLAYERS
from casino_desktop.floor.chat.language import is_offensive
from casino_desktop.floor.chat.repertoire import REPERTOIRE
from casino_desktop.floor.event import ChatLine, Speaker
from casino_desktop.ui.chat_lines import LINES, said_words, speaker_label, speaker_name

ADVICE = re.compile(
    r"\b(bet on|you should|try|double|raise|stake more|due|next one|sure thing|go for|bound to|lucky|will (win|come)"
    r"|pariați|mizați|încercați|dublați|ar trebui să|sigur|urmează (jucător|bancher)|o să iasă|va ieși|va câștiga)\b",
    re.IGNORECASE,
)


def romanian() -> dict[str, str]:
    tree = ElementTree.parse(Path(__file__).parents[2] / "i18n" / "casino_ro.ts")
    for context in tree.iter("context"):
        if context.findtext("name") == "Chat":
            return {m.findtext("source", ""): m.findtext("translation", "") for m in context.iter("message")}
    return {}


def test_every_line_of_the_repertoire_has_its_words_and_no_words_are_without_a_line():
    assert set(LINES) == {line.id for lines in REPERTOIRE.values() for line in lines}
    assert len(set(LINES.values())) == len(LINES) >= 120


def test_every_line_is_said_in_romanian_too():
    translated = romanian()
    assert [line for line, words in LINES.items() if not translated.get(words)] == []
    said = [translated[words] for words in LINES.values()]
    assert len(set(said)) >= 120
    assert all(("%1" in words) == ("%1" in translated[words]) for words in LINES.values())
    assert not [words for words in said if "ş" in words or "ţ" in words]


def test_no_line_advises_predicts_or_urges():
    assert not [words for words in (*LINES.values(), *romanian().values()) if ADVICE.search(words)]


def test_no_line_and_no_name_of_ours_offends():
    assert not [
        words for words in (*LINES.values(), *romanian().values(), *DEALERS, *HOUSE_PLAYERS) if is_offensive(words)
    ]


def test_a_written_line_names_its_speaker_where_it_says_so(english):
    assert said_words(ChatLine(Speaker.DEALER, "Irina", line="welcome.dealer.5")) == "Hello and welcome, I am Irina."
    assert said_words(ChatLine(Speaker.PLAYER, "", text="100%1")) == "100%1"


@pytest.mark.parametrize(
    ("speaker", "name", "label"),
    [
        (Speaker.DEALER, "Dealer", "Irina (dealer)"),
        (Speaker.HOUSE_PLAYER, "Irina", "Irina (house player)"),
        (Speaker.PIT_BOSS, "Pit boss", "Pit boss"),
        (Speaker.PLAYER, "Me", "Me"),
    ],
)
def test_everybody_is_labelled_as_what_they_are(english, speaker, name, label):
    said = ChatLine(speaker, "Irina", line="welcome.dealer.1")
    assert speaker_name(said) == name
    assert speaker_label(said) == label
