"""The written lines by their ids, and the occasion that each fits. They never advise, predict or urge (rulebook §5)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from casino_desktop.floor.event import Speaker


class Occasion(Enum):
    """What somebody at the table may say something about."""

    WELCOME = "welcome"
    GOOD_LUCK = "good-luck"
    SMALL_TALK = "small-talk"
    NEW_SHOE = "new-shoe"
    CARDS_COME = "cards-come"
    BALL_ROLLS = "ball-rolls"
    NATURAL = "natural"
    TIE = "tie"
    STREAK = "streak"
    ZERO = "zero"
    BLACKJACK = "blackjack"
    BIG_WIN = "big-win"
    GOODBYE = "goodbye"
    ANSWER_HELLO = "answer-hello"
    ANSWER_THANKS = "answer-thanks"
    ANSWER_HOW_ARE_YOU = "answer-how-are-you"
    ANSWER_LUCK = "answer-luck"
    ANSWER_PRAISE = "answer-praise"
    ANSWER_WHO = "answer-who"
    ANSWER_ADVICE = "answer-advice"
    ANSWER_BYE = "answer-bye"
    WARNED = "warned"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class WrittenLine:
    """A line of the repertoire: its id, and who may say it."""

    id: str
    by: Speaker


_HOW_MANY: dict[Occasion, dict[Speaker, int]] = {
    Occasion.WELCOME: {Speaker.DEALER: 6, Speaker.HOUSE_PLAYER: 5},
    Occasion.GOOD_LUCK: {Speaker.DEALER: 4, Speaker.HOUSE_PLAYER: 6},
    Occasion.SMALL_TALK: {Speaker.HOUSE_PLAYER: 24},
    Occasion.NEW_SHOE: {Speaker.DEALER: 4, Speaker.HOUSE_PLAYER: 4},
    Occasion.CARDS_COME: {Speaker.DEALER: 6},
    Occasion.BALL_ROLLS: {Speaker.DEALER: 6},
    Occasion.NATURAL: {Speaker.DEALER: 3, Speaker.HOUSE_PLAYER: 6},
    Occasion.TIE: {Speaker.DEALER: 3, Speaker.HOUSE_PLAYER: 5},
    Occasion.STREAK: {Speaker.DEALER: 3, Speaker.HOUSE_PLAYER: 6},
    Occasion.ZERO: {Speaker.DEALER: 2, Speaker.HOUSE_PLAYER: 5},
    Occasion.BLACKJACK: {Speaker.DEALER: 2, Speaker.HOUSE_PLAYER: 4},
    Occasion.BIG_WIN: {Speaker.DEALER: 4, Speaker.HOUSE_PLAYER: 6},
    Occasion.GOODBYE: {Speaker.DEALER: 5},
    Occasion.ANSWER_HELLO: {Speaker.DEALER: 3, Speaker.HOUSE_PLAYER: 6},
    Occasion.ANSWER_THANKS: {Speaker.DEALER: 3, Speaker.HOUSE_PLAYER: 4},
    Occasion.ANSWER_HOW_ARE_YOU: {Speaker.DEALER: 2, Speaker.HOUSE_PLAYER: 6},
    Occasion.ANSWER_LUCK: {Speaker.DEALER: 2, Speaker.HOUSE_PLAYER: 4},
    Occasion.ANSWER_PRAISE: {Speaker.DEALER: 2, Speaker.HOUSE_PLAYER: 3},
    Occasion.ANSWER_WHO: {Speaker.DEALER: 2, Speaker.HOUSE_PLAYER: 3},
    Occasion.ANSWER_ADVICE: {Speaker.DEALER: 4},
    Occasion.ANSWER_BYE: {Speaker.DEALER: 2, Speaker.HOUSE_PLAYER: 4},
    Occasion.WARNED: {Speaker.PIT_BOSS: 1},
    Occasion.CLOSED: {Speaker.PIT_BOSS: 1},
}
"""Occasion → who has how many lines for it."""

_WHO = {Speaker.DEALER: "dealer", Speaker.HOUSE_PLAYER: "player", Speaker.PIT_BOSS: "pit-boss"}

REPERTOIRE: dict[Occasion, tuple[WrittenLine, ...]] = {
    occasion: tuple(
        WrittenLine(f"{occasion.value}.{_WHO[by]}.{number}", by)
        for by, many in how_many.items()
        for number in range(1, many + 1)
    )
    for occasion, how_many in _HOW_MANY.items()
}

SAYS_IT_ONE_TIME_IN: dict[Occasion, int] = {
    Occasion.GOOD_LUCK: 8,
    Occasion.SMALL_TALK: 5,
    Occasion.CARDS_COME: 12,
    Occasion.BALL_ROLLS: 12,
    Occasion.NATURAL: 4,
    Occasion.TIE: 2,
    Occasion.BLACKJACK: 3,
}
"""How seldom people talk of something common; of the rest they always do."""
