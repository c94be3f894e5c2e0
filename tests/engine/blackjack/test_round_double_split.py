"""Doubling and splitting (rulebook §4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from casino_desktop.engine.blackjack.event import CardDealt, Ended, HandEnded, HandSplit, Raise, StakeRaised
from casino_desktop.engine.blackjack.pay import Why
from casino_desktop.engine.blackjack.question import Act, Answer, refusal
from casino_desktop.engine.money import Mills
from casino_desktop.engine.refusal import Reason, Refusal

Dealing = Callable[..., Any]


def told_after_split(play: Any) -> list[str]:
    """The cards after the split as seat/half codes."""
    events = play.progress.events
    after = events[events.index(HandSplit(1)) :]
    dealt = [event for event in after if isinstance(event, CardDealt) and event.to[0] == 1]
    return [f"{event.to[1]}:{event.card.code if event.card else None}" for event in dealt]


def test_a_double_takes_one_card_and_ends_the_hand(american: Dealing) -> None:
    play = american("5C 6C | 6D TD | TS 3H").does(1, Act.DOUBLE, 10)
    assert play.told(StakeRaised) == [StakeRaised(1, (1, 0), Mills(10_000), Raise.DOUBLE)]
    assert play.told(HandEnded) == [HandEnded((1, 0), Ended.DOUBLED)]
    assert (play.line("hand-1").stake, play.back("hand-1")) == (20_000, 40)


def test_a_double_may_bust(american: Dealing) -> None:
    play = american("TC 6C | 6D TD | TS").does(1, Act.DOUBLE, 10)
    assert play.told(HandEnded) == [HandEnded((1, 0), Ended.BUST)]
    assert (play.line("hand-1").stake, play.back("hand-1")) == (20_000, 0)


def test_any_two_cards_may_be_doubled(american: Dealing) -> None:
    assert Act.DOUBLE in american("TC 9C | 6D TD").question(1).acts


def test_american_doubles_the_full_stake_or_not_at_all(american: Dealing) -> None:
    ask = american("5C 6C | 6D TD").progress.ask
    assert refusal(ask, Answer(ask[0].id, Act.DOUBLE, Mills(9_900))) == Refusal(Reason.AMOUNT, Mills(10_000))
    assert refusal(ask, Answer(ask[0].id, Act.DOUBLE, Mills(10_000))) is None


def test_ulive_doubles_for_less_from_one_chip_to_the_stake(ulive: Dealing) -> None:
    play = ulive("5C 6D | 6C TD | TS TH")
    question = play.question(1)
    assert (question.least, question.most) == (1_000, 10_000)
    done = play.does(1, Act.DOUBLE, 3)
    assert (done.line("seat-1").stake, done.back("seat-1")) == (13_000, 26)


def test_ulive_doubles_for_less_on_a_split_half(ulive: Dealing) -> None:
    play = ulive("8C 6D | 8D TD | 3S TC KH KD").does(1, Act.SPLIT)
    assert (play.question(1).least, play.question(1).most) == (1_000, 10_000)
    play = play.does(1, Act.DOUBLE, 2).does(1, Act.STAND)
    assert (play.line("seat-1").stake, play.line("seat-1/2").stake) == (12_000, 10_000)


@pytest.mark.parametrize("cards", ["TC QD", "8C 8D", "AC AD"])
def test_two_cards_of_equal_value_may_be_split(american: Dealing, cards: str) -> None:
    assert Act.SPLIT in american(f"{cards} | 6D TD").question(1).acts


def test_cards_of_different_value_may_not_be_split(american: Dealing) -> None:
    assert Act.SPLIT not in american("9C TD | 6D TD").question(1).acts


def test_a_pair_that_has_hit_may_not_be_split(american: Dealing) -> None:
    play = american("2C 2D | 6D TD | 2H").does(1, Act.HIT)
    assert play.question(1).acts == (Act.HIT, Act.STAND)


def test_a_hand_is_split_once(american: Dealing) -> None:
    play = american("8C 8D | 6D TD | 8H 8S").does(1, Act.SPLIT)
    assert play.question(1).acts == (Act.HIT, Act.STAND, Act.DOUBLE)


def test_a_split_stakes_the_second_half_like_the_first(american: Dealing) -> None:
    play = american("8C 8D | 6D TD | TH 2S KD").does(1, Act.SPLIT)
    assert play.told(StakeRaised) == [StakeRaised(1, (1, 1), Mills(10_000), Raise.SPLIT)]
    play = play.does(1, Act.STAND).does(1, Act.STAND)
    assert [(line.spot, line.half, line.stake) for line in play.settlement.lines] == [
        ("hand-1", 0, 10_000),
        ("hand-1/2", 1, 10_000),
    ]


def test_american_completes_both_halves_at_once(american: Dealing) -> None:
    play = american("8C 8D | 6D TD | TH 2S").does(1, Act.SPLIT)
    assert told_after_split(play) == ["0:TH", "1:2S"]
    assert (play.question(1).half, play.view.hand((1, 0)).total) == (0, 18)


def test_ulive_plays_the_first_half_out_before_the_second_gets_its_card(ulive: Dealing) -> None:
    play = ulive("8C 6D | 8D TD | 2H 3H TS").does(1, Act.SPLIT).does(1, Act.HIT)
    assert told_after_split(play) == ["0:2H", "0:3H"]
    play = play.does(1, Act.STAND)
    assert told_after_split(play) == ["0:2H", "0:3H", "1:TS"]
    assert play.question(1).half == 1


def test_the_first_card_goes_right_and_is_played_first(american: Dealing) -> None:
    play = american("TC QD | 6D TD | 2H 3S").does(1, Act.SPLIT)
    assert [card.code for card in play.view.hand((1, 0)).cards] == ["TC", "2H"]
    assert [card.code for card in play.view.hand((1, 1)).cards] == ["QD", "3S"]


@pytest.mark.parametrize("table", ["american", "ulive"])
def test_split_aces_get_one_card_each(table: str, request: pytest.FixtureRequest) -> None:
    cards = "AC AD | 6D TD | 5H KS | 3C" if table == "american" else "AC 6D | AD TD | 5H KS | 3C"
    play = request.getfixturevalue(table)(cards).does(1, Act.SPLIT)
    assert play.told(HandEnded) == [HandEnded((1, 0), Ended.SPLIT_ACE), HandEnded((1, 1), Ended.SPLIT_ACE)]
    assert play.progress.ask == ()


def test_ace_and_ten_after_a_split_pays_1_to_1(american: Dealing) -> None:
    play = american("AC AD | 6D TD | 5H KS | 3C").does(1, Act.SPLIT)
    assert (play.line("hand-1/2").why, play.back("hand-1/2")) == (Why.HIGHER, 20)


def test_ten_and_ace_after_a_split_stands_by_itself_as_21(american: Dealing) -> None:
    play = american("TC QD | 6D TD | AH 9S | 5C").does(1, Act.SPLIT)
    assert play.told(HandEnded) == [HandEnded((1, 0), Ended.TWENTY_ONE)]
    assert play.question(1).half == 1
    assert play.does(1, Act.STAND).line("hand-1").why is Why.EQUAL


def test_each_half_may_double(american: Dealing) -> None:
    play = american("8C 8D | 6D TD | 3H 3S | TC KC | 2D").does(1, Act.SPLIT)
    play = play.does(1, Act.DOUBLE, 10).does(1, Act.DOUBLE, 10)
    assert [(line.stake, line.returned) for line in play.settlement.lines] == [(20_000, 40_000), (20_000, 40_000)]


def test_a_half_that_times_out_stands_and_the_other_is_asked(ulive: Dealing) -> None:
    play = ulive("8C 6D | 8D TD | 2H 3H").does(1, Act.SPLIT).does(1, Act.NOTHING)
    assert play.told(HandEnded) == [HandEnded((1, 0), Ended.TIMED_OUT)]
    assert play.question(1).half == 1
