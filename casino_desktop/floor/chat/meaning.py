"""What the player's line asks for, in Romanian or English: a greeting, thanks, a simple question (rulebook §5)."""

from __future__ import annotations

from casino_desktop.floor.chat.language import words_of
from casino_desktop.floor.chat.repertoire import Occasion

_PHRASES: tuple[tuple[Occasion, tuple[str, ...]], ...] = (
    (
        Occasion.ANSWER_ADVICE,
        (
            "what should i bet",
            "what should i play",
            "where should i bet",
            "what do i bet",
            "what to bet",
            "any advice",
            "any tips",
            "player or banker",
            "banker or player",
            "red or black",
            "black or red",
            "who will win",
            "what comes next",
            "pe ce sa pariez",
            "pe ce pariez",
            "pe ce sa mizez",
            "ce sa pariez",
            "ce sa joc",
            "unde sa pariez",
            "ce ma sfatuiti",
            "ce ma sfatuiesti",
            "jucator sau bancher",
            "bancher sau jucator",
            "rosu sau negru",
            "negru sau rosu",
            "cine castiga",
            "ce urmeaza",
        ),
    ),
    (
        Occasion.ANSWER_HOW_ARE_YOU,
        (
            "how are you",
            "how are you all",
            "how is it going",
            "hows it going",
            "how do you do",
            "how is everyone",
            "ce mai faci",
            "ce mai faceti",
            "ce faci",
            "ce faceti",
            "cum merge",
            "cum va merge",
            "cum sunteti",
            "cum esti",
            "cum o duceti",
        ),
    ),
    (
        Occasion.ANSWER_WHO,
        (
            "who are you",
            "are you real",
            "are you a bot",
            "are you a robot",
            "are you human",
            "where are you from",
            "cine esti",
            "cine sunteti",
            "esti real",
            "esti reala",
            "sunteti reali",
            "esti robot",
            "sunteti roboti",
            "de unde esti",
            "de unde sunteti",
        ),
    ),
    (
        Occasion.ANSWER_BYE,
        (
            "bye",
            "goodbye",
            "good bye",
            "good night",
            "see you",
            "la revedere",
            "noapte buna",
            "pe curand",
            "pe maine",
            "pa",
            "pa pa",
        ),
    ),
    (
        Occasion.ANSWER_THANKS,
        ("thanks", "thank you", "thx", "ty", "mersi", "merci", "multumesc", "multumim", "multam"),
    ),
    (
        Occasion.ANSWER_PRAISE,
        (
            "well done",
            "congrats",
            "congratulations",
            "nice one",
            "bravo",
            "felicitari",
        ),
    ),
    (
        Occasion.ANSWER_LUCK,
        ("good luck", "best of luck", "gl", "bafta", "multa bafta", "noroc", "mult noroc", "succes"),
    ),
    (
        Occasion.ANSWER_HELLO,
        (
            "hello",
            "hi",
            "hey",
            "good morning",
            "good evening",
            "good afternoon",
            "salut",
            "salutare",
            "salutari",
            "buna",
            "servus",
            "hei",
        ),
    ),
)
"""The first that is found counts: "hello, how are you" is a question."""

_AT_THE_START = (Occasion.ANSWER_HELLO, Occasion.ANSWER_LUCK, Occasion.ANSWER_PRAISE)
"""Words that greet only when a line begins with them: "bună" is also an adjective, "noroc" also a noun."""


def answer_to(text: str) -> Occasion | None:
    """The occasion on which somebody may answer *text*; none if it asks nothing that they understand."""
    said = f" {' '.join(words_of(text))} "
    for occasion, phrases in _PHRASES:
        found = [said.find(f" {phrase} ") for phrase in phrases]
        if 0 in found or (occasion not in _AT_THE_START and max(found) > 0):
            return occasion
    return None


def is_named(name: str, text: str) -> bool:
    """Somebody's name is in *text*, with or without its diacritics."""
    return words_of(name)[0] in words_of(text)
