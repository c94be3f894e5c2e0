"""The deal, the decisions of a hand, and what an answer does (rulebook §4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from casino_desktop.engine.blackjack.event import (
    DEALER,
    BlackjackWon,
    CardDealt,
    Ended,
    HandEnded,
    RoundOpened,
)
from casino_desktop.engine.blackjack.opening import Opening
from casino_desktop.engine.blackjack.question import Act, Answer, BadAnswer
from casino_desktop.engine.blackjack.round import ShoeRanOut, raised, unfold
from casino_desktop.engine.cards import Card
from casino_desktop.engine.money import Mills
from casino_desktop.engine.record import dumped, loaded
from casino_desktop.engine.refusal import Reason, Refusal

Dealing = Callable[..., Any]


def dealt(play: Any) -> list[tuple[tuple[int, int], str]]:
    return [(event.to, event.card.code if event.card else "??") for event in play.told(CardDealt)]


def test_american_deals_hand_by_hand_then_the_dealer(american: Dealing) -> None:
    play = american("2C 3C | 4C 5C | 6C 7C", 10, 20)
    assert dealt(play) == [
        ((1, 0), "2C"),
        ((1, 0), "3C"),
        ((2, 0), "4C"),
        ((2, 0), "5C"),
        (DEALER, "6C"),
        (DEALER, "??"),
    ]


def test_ulive_deals_round_the_table_and_the_dealers_first_card_up(ulive: Dealing) -> None:
    play = ulive("2C 3C 4C | 5C 6C 7C", {2: 10, 5: 10})
    assert dealt(play) == [
        ((2, 0), "2C"),
        ((5, 0), "3C"),
        (DEALER, "4C"),
        ((2, 0), "5C"),
        ((5, 0), "6C"),
        (DEALER, "??"),
    ]


def test_the_first_event_names_the_wagers_in_dealing_order(ulive: Dealing) -> None:
    play = ulive("2C 3C 4C | 5C 6C 7C", {5: 10, 2: 10}, behind={5: 3})
    first = play.progress.events[0]
    assert isinstance(first, RoundOpened)
    assert [wager.id for wager in first.wagers] == [2, 5, 15]


@pytest.mark.parametrize("table", ["american", "ulive"])
def test_no_event_of_an_open_round_shows_the_hole_card(table: str, request: pytest.FixtureRequest) -> None:
    play = request.getfixturevalue(table)("2C 3C 4C | 5C")
    assert "5C" in dumped(play.opening)
    assert "5C" not in dumped(play.progress.events)


def test_five_hands_are_played_in_order(american: Dealing) -> None:
    play = american("TC 2C TD 3C TH 4C TS 5C TC 6C | 7C TD", 10, 10, 10, 10, 10)
    for hand in (1, 2, 3, 4, 5):
        assert play.asked == (hand,)
        play = play.does(hand, Act.STAND)
    assert [line.spot for line in play.settlement.lines] == [f"hand-{n}" for n in (1, 2, 3, 4, 5)]


def test_a_hand_may_hit_or_stand_and_on_two_cards_double(american: Dealing) -> None:
    play = american("2C 3C | 6C TC | 4C 5C")
    assert play.question(1).acts == (Act.HIT, Act.STAND, Act.DOUBLE)
    assert play.does(1, Act.HIT).question(1).acts == (Act.HIT, Act.STAND)


def test_standing_ends_a_hand(american: Dealing) -> None:
    play = american("TC 9C | 6C TC | 5C").does(1, Act.STAND)
    assert play.told(HandEnded) == [HandEnded((1, 0), Ended.STOOD)]
    assert play.progress.ask == ()


def test_over_21_loses_at_once_even_if_the_dealer_would_bust(american: Dealing) -> None:
    play = american("TC 6C | 6D TC | TH KH").does(1, Act.HIT)
    assert play.told(HandEnded) == [HandEnded((1, 0), Ended.BUST)]
    assert play.back("hand-1") == 0
    assert play.line("hand-1").numbers == (26, 16)


def test_21_stands_by_itself(american: Dealing) -> None:
    play = american("TC 6C | 6D TC | 5H KH").does(1, Act.HIT)
    assert play.told(HandEnded) == [HandEnded((1, 0), Ended.TWENTY_ONE)]
    assert play.back("hand-1") == 20


def test_no_card_may_be_taken_on_soft_21(ulive: Dealing) -> None:
    play = ulive("AC 6D | 5C TC | 5H 5D").does(1, Act.HIT)
    assert play.view.hand((1, 0)).is_soft
    assert play.told(HandEnded) == [HandEnded((1, 0), Ended.TWENTY_ONE)]


def test_a_blackjack_does_not_act(american: Dealing) -> None:
    play = american("AC KC | TC 2C | 9D 7D", 10, 10)
    assert play.asked == (2,)


def test_no_answer_in_time_stands_and_the_next_player_is_asked(ulive: Dealing) -> None:
    play = ulive("TC TD 2C | 2D 3D 9C", {1: 10, 2: 10}).does(1, Act.NOTHING)
    assert play.told(HandEnded) == [HandEnded((1, 0), Ended.TIMED_OUT)]
    assert play.asked == (2,)


def test_a_question_is_answered_once(american: Dealing) -> None:
    play = american("2C 3C 2D 3D | 6C TC | 4C 5C 6C", 10, 10)
    twice = (Answer(play.question(1).id, Act.STAND), Answer(play.question(1).id, Act.STAND))
    with pytest.raises(BadAnswer) as caught:
        unfold(play.opening, twice)
    assert caught.value.refusal == Refusal(Reason.NOT_ASKED)


def test_an_answer_after_the_end_is_refused(american: Dealing) -> None:
    play = american("TC 9C | TC 9D").does(1, Act.STAND)
    with pytest.raises(BadAnswer):
        unfold(play.opening, (*play.answers, Answer(0, Act.STAND)))


def test_a_shoe_that_runs_out_ends_the_round_without_a_result(american: Dealing) -> None:
    play = american("2C 3C | 6C TC").does(1, Act.HIT)
    with pytest.raises(ShoeRanOut):
        unfold(play.opening, play.answers)


def test_the_settlement_counts_the_cards_that_left_the_shoe(american: Dealing) -> None:
    play = american("TC 6C | 6D TC | 5H KH 2C 3C").does(1, Act.HIT)
    assert play.settlement.cards_used == 6


def test_what_an_answer_adds_is_the_players_money_only(ulive: Dealing) -> None:
    play = ulive("5C 6D | 6C TC | TH TD", {1: 10}, behind={1: 4})
    double = Answer(play.question(1).id, Act.DOUBLE, play.question(1).most)
    assert raised(play.opening, play.answers, double) == 0
    play = play.does(1, Act.DOUBLE, 10)
    match = Answer(play.question(11).id, Act.MATCH)
    assert raised(play.opening, play.answers, match) == 4_000


@pytest.mark.parametrize(
    ("cards", "act", "amount", "adds"),
    [
        ("5C 6C | 6D TC | TH TS", Act.DOUBLE, 10_000, 10_000),
        ("8C 8D | 6D TC | TH TS", Act.SPLIT, 0, 10_000),
        ("8C 8D | AD 9C", Act.INSURE, 5_000, 5_000),
        ("8C 8D | AD 9C", Act.DECLINE, 0, 0),
        ("8C 8D | 6D 9C | 2C", Act.HIT, 0, 0),
    ],
)
def test_double_split_and_insurance_add_money(american: Dealing, cards: str, act: Act, amount: int, adds: int) -> None:
    play = american(cards)
    assert raised(play.opening, (), Answer(play.question(1).id, act, Mills(amount))) == adds


def test_opening_and_answers_outlast_a_restart(ulive: Dealing) -> None:
    play = ulive("5C 6D | 6C TC | TH TD", behind={1: 4}).does(1, Act.DOUBLE, 7).does(11, Act.MATCH)
    assert loaded(Opening, dumped(play.opening)) == play.opening
    assert loaded(tuple[Answer, ...], dumped(play.answers)) == play.answers


@pytest.mark.parametrize(("up", "hole"), [("2D", "TC"), ("9D", "TC")])
@pytest.mark.parametrize("table", ["american", "ulive"])
def test_a_blackjack_is_announced_at_once_against_2_to_9(
    table: str, up: str, hole: str, request: pytest.FixtureRequest
) -> None:
    if table == "american":
        play = request.getfixturevalue(table)(f"AC KC | TC 2C | {up} {hole}", 10, 10)
    else:
        play = request.getfixturevalue(table)(f"AC TC {up} | KC 2C {hole}", {1: 10, 2: 10})
    assert play.progress.events[-1] == BlackjackWon(1)
    assert play.asked == (2,)


def test_a_blackjack_is_paid_3_to_2_with_the_settlement_of_the_round(american: Dealing) -> None:
    play = american("AC KC | TC 9C | 9D TD", 10, 10)
    assert play.progress.settlement is None
    assert play.does(2, Act.STAND).back("hand-1") == 25


def test_a_blackjack_on_the_smallest_chip_is_exact(american: Dealing) -> None:
    assert american("AC KC | 9D TD", 0.1).line("hand-1").returned == 250


def test_cards_are_dealt_from_the_front_of_the_opening(american: Dealing) -> None:
    play = american("TC 6C | 6D TC | 5H KH 2C 3C").does(1, Act.HIT)
    faces = [event.card for event in play.told(CardDealt)]
    faces[3] = Card.of("TC")
    assert tuple(faces) == play.opening.cards[: play.settlement.cards_used]
