"""Bets behind a seat: its owner decides, the one behind follows or not (rulebook §4, bet behind)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from casino_desktop.engine.blackjack.event import CardDealt, NotFollowed, Raise, StakeRaised
from casino_desktop.engine.blackjack.question import Act, Answer, BadAnswer
from casino_desktop.engine.blackjack.round import unfold
from casino_desktop.engine.money import Mills

Dealing = Callable[..., Any]


def test_only_the_seats_owner_decides(ulive: Dealing) -> None:
    assert ulive("5C 6D | 6C TD", behind={1: 4}).asked == (1,)


def test_a_bet_behind_pays_as_its_hand_does(ulive: Dealing) -> None:
    play = ulive("AC 6D | KC TD", {1: 10}, behind={1: 4})
    assert (play.back("seat-1"), play.back("behind-1")) == (25, 10)


def test_any_number_of_seats_may_be_backed(ulive: Dealing) -> None:
    play = ulive("TC TD 6D | 9C 8C KD | 2S", {1: 10, 2: 10}, behind={1: 4, 2: 6})
    play = play.does(1, Act.STAND).does(2, Act.STAND)
    assert [(line.spot, line.returned) for line in play.settlement.lines_of("player")] == [
        ("behind-1", 8_000),
        ("behind-2", 6_000),
    ]


def test_following_a_double_matches_the_stake_before_the_card(ulive: Dealing) -> None:
    play = ulive("5C 6D | 6C TD | TS TH", behind={1: 4}).does(1, Act.DOUBLE, 10)
    assert play.question(11).acts == (Act.MATCH, Act.DECLINE)
    cards = len(play.told(CardDealt))
    assert cards == 4
    play = play.does(11, Act.MATCH)
    assert play.told(StakeRaised)[-1] == StakeRaised(11, (1, 0), Mills(4_000), Raise.DOUBLE)
    assert (play.line("behind-1").stake, play.back("behind-1")) == (8_000, 16)


@pytest.mark.parametrize("act", [Act.DECLINE, Act.NOTHING])
def test_not_following_a_double_leaves_the_stake_and_the_drawn_card_counts(ulive: Dealing, act: Act) -> None:
    play = ulive("5C 6D | 6C TD | TS TH", behind={1: 4}).does(1, Act.DOUBLE, 10).does(11, act)
    assert play.told(NotFollowed) == [NotFollowed(11)]
    assert (play.line("behind-1").stake, play.back("behind-1")) == (4_000, 8)
    assert play.line("behind-1").numbers == (21, 26)


def test_following_a_split_plays_both_halves(ulive: Dealing) -> None:
    play = ulive("8C 6D | 8D TD | TS 2H TH", behind={1: 4}).does(1, Act.SPLIT).does(11, Act.MATCH)
    play = play.does(1, Act.STAND).does(1, Act.STAND)
    assert (play.back("behind-1"), play.back("behind-1/2")) == (8, 8)


def test_not_following_a_split_the_right_hand_is_the_only_hand(ulive: Dealing) -> None:
    play = ulive("8C 6D | 8D TD | TS 2H TH", behind={1: 4}).does(1, Act.SPLIT).does(11, Act.DECLINE)
    play = play.does(1, Act.STAND).does(1, Act.STAND)
    assert [line.spot for line in play.settlement.lines] == ["seat-1", "behind-1", "seat-1/2"]
    assert play.line("behind-1").numbers == (18, 26)


def test_who_did_not_follow_the_split_is_not_asked_again_for_that_hand(ulive: Dealing) -> None:
    play = ulive("8C 6D | 8D TD | 3S 2H TH KS 4C", behind={1: 4}).does(1, Act.SPLIT).does(11, Act.DECLINE)
    play = play.does(1, Act.DOUBLE, 10)
    assert play.asked == (1,)
    assert play.question(1).half == 1


def test_who_followed_the_split_is_asked_for_each_doubled_half(ulive: Dealing) -> None:
    play = ulive("8C 6D | 8D TD | 3S TH 3H KS 4C", behind={1: 4}).does(1, Act.SPLIT).does(11, Act.MATCH)
    play = play.does(1, Act.DOUBLE, 10)
    assert play.question(11).half == 0
    play = play.does(11, Act.MATCH).does(1, Act.DOUBLE, 10)
    assert play.question(11).half == 1
    play = play.does(11, Act.DECLINE)
    assert (play.line("behind-1").stake, play.line("behind-1/2").stake) == (8_000, 4_000)


def test_not_following_at_one_seat_says_nothing_of_another(ulive: Dealing) -> None:
    play = ulive("5C 5D 6D | 6C 6S TD | TS TH", {1: 10, 2: 10}, behind={1: 4, 2: 4})
    play = play.does(1, Act.DOUBLE, 10).does(11, Act.DECLINE).does(2, Act.DOUBLE, 10)
    assert play.asked == (12,)


@pytest.mark.parametrize(("extra", "behind", "share"), [(5, 4, 2), (5, 3, 1), (1, 4, 1), (10, 3, 3)])
def test_who_follows_a_double_for_less_adds_the_same_share_down_to_a_step(
    ulive: Dealing, extra: int, behind: int, share: int
) -> None:
    play = ulive("5C 6D | 6C TD | TS TH", behind={1: behind}).does(1, Act.DOUBLE, extra)
    assert (play.question(11).least, play.question(11).most) == (share * 1000, share * 1000)


def test_one_behind_may_not_decide_for_the_seat(ulive: Dealing) -> None:
    play = ulive("5C 6D | 6C TD | TS TH", behind={1: 4}).does(1, Act.DOUBLE, 10)
    with pytest.raises(BadAnswer):
        unfold(play.opening, (*play.answers, Answer(play.question(11).id, Act.HIT)))


def test_a_late_dealer_blackjack_gives_a_matched_double_back(ulive: Dealing) -> None:
    play = ulive("5C KD | 6C AH | TS", behind={1: 4}).does(1, Act.DOUBLE, 10).does(11, Act.MATCH)
    assert (play.back("behind-1"), play.back("behind-1/double")) == (0, 4)
