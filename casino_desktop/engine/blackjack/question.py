"""What a wager's owner is asked, and which answers are refused (rulebook §4)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from casino_desktop.engine.money import Mills
from casino_desktop.engine.refusal import Reason, Refusal


class Act(Enum):
    """What may be answered. ``NOTHING`` is the clock's: it stands, or it declines; it is never listed in a question."""

    HIT = "hit"
    STAND = "stand"
    DOUBLE = "double"
    SPLIT = "split"
    INSURE = "insure"
    MATCH = "match"
    DECLINE = "decline"
    NOTHING = "nothing"


TAKES_AMOUNT = (Act.DOUBLE, Act.INSURE)


@dataclass(frozen=True, slots=True)
class Question:
    """One wager's owner is asked, once; *least* and *most* bound the money of a double, an insurance or a match.

    A split always costs the hand's stake, which at a hand's question is *most*.
    """

    id: int
    wager: int
    acts: tuple[Act, ...]
    least: Mills
    most: Mills
    seat: int
    half: int = 0
    step: Mills = Mills(1)
    """amounts are multiples of it, or exactly *most*"""


Ask = tuple[Question, ...]
"""Questions that are open at the same time; each is answered once, in any order."""


@dataclass(frozen=True, slots=True)
class Answer:
    """To the question of that number. A double and an insurance name their amount; other acts leave it 0."""

    question: int
    act: Act
    amount: Mills = Mills(0)


class BadAnswer(ValueError):
    """An answer that was refused reached the round: whoever gave it did not ask :func:`refusal` first."""

    def __init__(self, answer: Answer, refusal: Refusal) -> None:
        super().__init__(f"{answer}: {refusal.reason.value}")
        self.answer, self.refusal = answer, refusal


def refusal(ask: Ask, answer: Answer) -> Refusal | None:
    """Why *answer* is not allowed now, or ``None`` if it is."""
    question = next((question for question in ask if question.id == answer.question), None)
    if question is None:
        return Refusal(Reason.NOT_ASKED)
    if answer.act is not Act.NOTHING and answer.act not in question.acts:
        return Refusal(Reason.NOT_OFFERED)
    limit = _broken_limit(question, answer)
    return None if limit is None else Refusal(Reason.AMOUNT, limit)


def _broken_limit(question: Question, answer: Answer) -> Mills | None:
    """The bound that the amount breaks: the least, the most, or the step."""
    if answer.act not in TAKES_AMOUNT:
        fixed = question.most if answer.act is Act.MATCH else Mills(0)
        return None if answer.amount in (0, fixed) else fixed
    if answer.amount < question.least:
        return question.least
    if answer.amount > question.most:
        return question.most
    return question.step if answer.amount != question.most and answer.amount % question.step else None
