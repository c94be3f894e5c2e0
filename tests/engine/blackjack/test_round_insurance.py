"""Insurance and the dealer's look at the hole card (rulebook §4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from casino_desktop.engine.blackjack.event import BlackjackWon, HoleTurned, InsuranceSwept, Insured, Paid, Peeked
from casino_desktop.engine.blackjack.pay import Why
from casino_desktop.engine.blackjack.question import Act, Answer, refusal
from casino_desktop.engine.cards import Card
from casino_desktop.engine.money import Mills
from casino_desktop.engine.refusal import Reason, Refusal

Dealing = Callable[..., Any]


@pytest.mark.parametrize("up", ["KD", "TD", "9D", "2D"])
def test_insurance_is_offered_under_an_ace_only(american: Dealing, up: str) -> None:
    assert Act.INSURE in american("TC 9C | AD 9D").question(1).acts
    assert Act.INSURE not in american(f"TC 9C | {up} 9D").question(1).acts


def test_insurance_is_one_window_for_all_and_answered_in_any_order(ulive: Dealing) -> None:
    play = ulive("TC TD AC | 9C 9D 9H", {1: 10, 4: 10}, behind={1: 10, 4: 6})
    assert play.asked == (1, 11, 4, 14)
    play = play.does(14, Act.INSURE, 3).does(1, Act.DECLINE)
    assert play.asked == (11, 4)
    play = play.does(11, Act.NOTHING)
    assert play.told(Peeked) == []
    play = play.does(4, Act.DECLINE)
    assert play.told(Insured) == [Insured(14, Mills(3_000))]
    assert play.told(Peeked) == [Peeked(blackjack=False)]


def test_american_insures_exactly_half_per_hand(american: Dealing) -> None:
    play = american("TC 9C | TD 9D | AD 9H", 0.1, 10)
    assert [(question.least, question.most) for question in play.progress.ask] == [(50, 50), (5_000, 5_000)]
    over = Answer(play.question(2).id, Act.INSURE, Mills(5_100))
    under = Answer(play.question(2).id, Act.INSURE, Mills(4_900))
    assert refusal(play.progress.ask, over) == Refusal(Reason.AMOUNT, Mills(5_000))
    assert refusal(play.progress.ask, under) == Refusal(Reason.AMOUNT, Mills(5_000))


def test_half_of_the_smallest_stake_is_insured_and_paid_exactly(american: Dealing) -> None:
    play = american("TC 9C | AD KH", 0.1).does(1, Act.INSURE, 0.05)
    assert play.line("hand-1/insurance").returned == 150


@pytest.mark.parametrize(
    ("stake", "unit", "most"), [(0.1, 0.1, 0.1), (5, 1, 3), (10, 1, 5), (25, 25, 25), (75, 25, 50)]
)
def test_ulive_insures_up_to_half_rounded_up_to_a_step(ulive: Dealing, stake: float, unit: float, most: float) -> None:
    question = ulive("TC AC | 9C 9H", {1: stake}, unit=unit).question(1)
    assert (question.least, question.most, question.step) == (unit * 1000, most * 1000, unit * 1000)


def test_ulive_insures_any_amount_in_steps(ulive: Dealing) -> None:
    play = ulive("TC AC | 9C 9H")
    ask = play.progress.ask
    amounts = {amount: refusal(ask, Answer(ask[0].id, Act.INSURE, Mills(amount))) for amount in (1000, 4000, 4500)}
    assert amounts == {1000: None, 4000: None, 4500: Refusal(Reason.AMOUNT, Mills(1000))}


@pytest.mark.parametrize("table", ["american", "ulive"])
def test_a_blackjack_may_be_insured_too(table: str, request: pytest.FixtureRequest) -> None:
    cards = "AC KC | AD KH" if table == "american" else "AC AD | KC KH"
    play = request.getfixturevalue(table)(cards).does(1, Act.INSURE, 5)
    spot = "hand-1" if table == "american" else "seat-1"
    assert (play.back(spot), play.back(f"{spot}/insurance")) == (10, 15)
    assert play.line(spot).why is Why.BOTH_BLACKJACK


def test_a_dealer_blackjack_ends_the_round_and_insurance_pays(american: Dealing) -> None:
    play = american("TC 9C | 5D 6D | AC KD | AD KH", 10, 20, 30)
    play = play.does(1, Act.INSURE, 5).does(2, Act.DECLINE).does(3, Act.DECLINE)
    assert play.progress.ask == ()
    assert play.told(HoleTurned) == [HoleTurned(Card.of("KH"))]
    assert [(line.spot, line.returned, line.why) for line in play.settlement.lines] == [
        ("hand-1/insurance", 15_000, Why.INSURANCE_WON),
        ("hand-1", 0, Why.DEALER_BLACKJACK),
        ("hand-2", 0, Why.DEALER_BLACKJACK),
        ("hand-3", 30_000, Why.BOTH_BLACKJACK),
    ]
    assert play.told(BlackjackWon) == []


def test_without_a_blackjack_insurance_is_swept_at_once_then_blackjacks_are_announced(ulive: Dealing) -> None:
    play = ulive("TC AC AD | 9C KC 9H", {1: 10, 2: 10}).does(1, Act.INSURE, 5).does(2, Act.INSURE, 1)
    assert play.progress.events[-4:] == (
        Peeked(blackjack=False),
        InsuranceSwept(1, Mills(5_000)),
        InsuranceSwept(2, Mills(1_000)),
        BlackjackWon(2),
    )
    assert play.asked == (1,)


def test_swept_insurance_is_a_lost_line_and_not_told_twice(ulive: Dealing) -> None:
    play = ulive("TC AD | 9C 9H").does(1, Act.INSURE, 5).does(1, Act.STAND)
    assert play.back("seat-1/insurance") == 0
    assert [event.line.spot for event in play.told(Paid)] == ["seat-1"]


def test_insurance_behind_is_the_bettors_own(ulive: Dealing) -> None:
    play = ulive("TC AD | 9C KH", behind={1: 6}).does(1, Act.DECLINE).does(11, Act.INSURE, 3)
    assert {line.spot: line.returned for line in play.settlement.lines} == {
        "behind-1/insurance": 9_000,
        "seat-1": 0,
        "behind-1": 0,
    }


def test_american_peeks_under_a_ten_and_a_blackjack_ends_the_round(american: Dealing) -> None:
    play = american("5C 6C | AC KC | TD AH", 10, 10)
    assert play.told(Peeked) == [Peeked(blackjack=True)]
    assert (play.back("hand-1"), play.back("hand-2")) == (0, 10)


def test_american_announces_blackjacks_against_a_ten_after_the_peek(american: Dealing) -> None:
    play = american("5C 6C | AC KC | TD 9H", 10, 10)
    assert play.progress.events[-2:] == (Peeked(blackjack=False), BlackjackWon(2))


def test_ulive_peeks_under_an_ace_only(ulive: Dealing) -> None:
    assert ulive("TC KD | 9C AH").told(Peeked) == []
    assert ulive("TC AD | 9C KH").does(1, Act.DECLINE).told(Peeked) == [Peeked(blackjack=True)]


@pytest.mark.parametrize("up", ["2D", "9D"])
def test_nobody_peeks_under_2_to_9(american: Dealing, up: str) -> None:
    assert american(f"5C 6C | {up} 9H").told(Peeked) == []
