"""Which answers are refused, and with which limit (rulebook §4)."""

from __future__ import annotations

import pytest

from casino_desktop.engine.blackjack.question import Act, Answer, BadAnswer, Question, refusal
from casino_desktop.engine.money import Mills
from casino_desktop.engine.refusal import Reason, Refusal

DOUBLE_FOR_LESS = Question(3, 1, (Act.HIT, Act.STAND, Act.DOUBLE), Mills(1000), Mills(5000), seat=1, step=Mills(1000))
EXACT_HALF = Question(4, 2, (Act.INSURE, Act.DECLINE), Mills(50), Mills(50), seat=2, step=Mills(100))
MATCHING = Question(5, 3, (Act.MATCH, Act.DECLINE), Mills(2000), Mills(2000), seat=2, step=Mills(1000))
ASK = (DOUBLE_FOR_LESS, EXACT_HALF, MATCHING)


def of(question: int, act: Act, amount: int = 0) -> Refusal | None:
    return refusal(ASK, Answer(question, act, Mills(amount)))


def test_a_question_that_is_not_open_is_not_answered() -> None:
    assert of(2, Act.HIT) == Refusal(Reason.NOT_ASKED)
    assert refusal((), Answer(3, Act.HIT)) == Refusal(Reason.NOT_ASKED)


def test_only_what_is_offered_may_be_done() -> None:
    assert of(3, Act.SPLIT) == Refusal(Reason.NOT_OFFERED)
    assert of(4, Act.HIT) == Refusal(Reason.NOT_OFFERED)
    assert of(3, Act.HIT) is None


@pytest.mark.parametrize("question", [3, 4, 5])
def test_the_clock_may_answer_everything_with_nothing(question: int) -> None:
    assert of(question, Act.NOTHING) is None
    assert Act.NOTHING not in DOUBLE_FOR_LESS.acts


@pytest.mark.parametrize(
    ("amount", "limit"), [(0, 1000), (-1000, 1000), (999, 1000), (6000, 5000), (1500, 1000), (4999, 1000)]
)
def test_an_amount_outside_its_bounds_or_steps_is_refused_with_the_limit(amount: int, limit: int) -> None:
    assert of(3, Act.DOUBLE, amount) == Refusal(Reason.AMOUNT, Mills(limit))


@pytest.mark.parametrize("amount", [1000, 2000, 5000])
def test_an_amount_in_steps_between_least_and_most_is_taken(amount: int) -> None:
    assert of(3, Act.DOUBLE, amount) is None


def test_exactly_half_need_not_be_a_multiple_of_the_smallest_chip() -> None:
    assert of(4, Act.INSURE, 50) is None
    assert of(4, Act.INSURE, 100) == Refusal(Reason.AMOUNT, Mills(50))
    assert of(4, Act.INSURE, 0) == Refusal(Reason.AMOUNT, Mills(50))


def test_a_match_has_one_price_which_may_be_left_unsaid() -> None:
    assert of(5, Act.MATCH) is None
    assert of(5, Act.MATCH, 2000) is None
    assert of(5, Act.MATCH, 1000) == Refusal(Reason.AMOUNT, Mills(2000))


@pytest.mark.parametrize(("question", "act"), [(3, Act.HIT), (3, Act.STAND), (4, Act.DECLINE), (3, Act.NOTHING)])
def test_what_costs_nothing_takes_no_money(question: int, act: Act) -> None:
    assert of(question, act, 1000) == Refusal(Reason.AMOUNT, Mills(0))


def test_a_bad_answer_names_its_reason() -> None:
    error = BadAnswer(Answer(2, Act.HIT), Refusal(Reason.NOT_ASKED))
    assert "not_asked" in str(error)
    assert error.answer == Answer(2, Act.HIT)
