"""The felt as the fold of events (rulebook §4)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate
from typing import Any

from casino_desktop.engine.blackjack.event import DEALER, Ended, RoundOpened
from casino_desktop.engine.blackjack.opening import Wager
from casino_desktop.engine.blackjack.question import Act
from casino_desktop.engine.blackjack.view import BlackjackView, InsuranceView, StakeView
from casino_desktop.engine.cards import Card, cards_of
from casino_desktop.engine.money import Mills

Dealing = Callable[..., Any]


def test_an_empty_felt_has_no_hands() -> None:
    assert BlackjackView().hands == ()
    assert BlackjackView().hand(DEALER).cards == ()


def test_the_hole_card_lies_face_down_and_counts_nothing_until_turned(american: Dealing) -> None:
    play = american("TC 9C | 6D AD | TH")
    assert play.view.dealer.cards == (Card.of("6D"), None)
    assert (play.view.dealer.total, play.view.dealer.is_soft) == (6, False)
    over = play.does(1, Act.STAND).view.dealer
    assert over.cards == cards_of("6D AD")
    assert (over.total, over.is_soft, over.is_bust) == (17, True, False)


def test_hands_lie_in_dealing_order_with_the_stakes_of_owner_and_behind(ulive: Dealing) -> None:
    view = ulive("TC TD 6D | 9C 8C KD", {5: 10, 2: 20}, behind={5: 4}).view
    assert [hand.place for hand in view.hands] == [(2, 0), (5, 0)]
    assert view.hand((5, 0)).stakes == (
        StakeView(5, "anna", behind=False, base=Mills(10_000)),
        StakeView(15, "player", behind=True, base=Mills(4_000)),
    )


def test_the_owners_stake_lies_first_whatever_its_number() -> None:
    wagers = (Wager(9, 1, "anna", Mills(1_000)), Wager(2, 1, "player", Mills(2_000), behind=True))
    (hand,) = BlackjackView().after(RoundOpened(wagers)).hands
    assert [stake.wager for stake in hand.stakes] == [9, 2]


def test_a_split_lays_two_hands_beside_each_other(american: Dealing) -> None:
    view = american("8C 8D TC 9C | 6D TD | 3H AS", 10, 10).does(1, Act.SPLIT).view
    assert [hand.place for hand in view.hands] == [(1, 0), (1, 1), (2, 0)]
    assert [hand.cards for hand in view.hands[:2]] == [cards_of("8C 3H"), cards_of("8D AS")]
    assert [hand.stake(1).amount for hand in view.hands[:2]] == [10_000, 10_000]


def test_ace_and_ten_on_a_half_is_not_shown_as_blackjack(american: Dealing) -> None:
    view = american("AC AD | 6D TD | KH QS 3C").does(1, Act.SPLIT).view
    assert [(hand.total, hand.is_blackjack) for hand in view.hands] == [(21, False), (21, False)]


def test_a_doubled_stake_shows_both_parts(ulive: Dealing) -> None:
    view = ulive("5C 6D | 6C TD | TS TH", behind={1: 4}).does(1, Act.DOUBLE, 7).view
    stake = view.hand((1, 0)).stake(1)
    assert (stake.base, stake.doubled, stake.amount) == (10_000, 7_000, 17_000)


def test_who_does_not_follow_is_marked(ulive: Dealing) -> None:
    view = ulive("8C 6D | 8D TD | TS", behind={1: 4}).does(1, Act.SPLIT).does(11, Act.DECLINE).view
    assert view.not_following == (11,)
    assert [stake.wager for stake in view.hand((1, 1)).stakes] == [1]


def test_every_hand_says_why_it_ended(ulive: Dealing) -> None:
    cards = "AC TC 7C 5C TD 9D | KC 9C 7D 6C 6D TH | 7H TS KS"
    play = ulive(cards, {1: 10, 2: 10, 3: 10, 4: 10, 5: 10})
    play = play.does(2, Act.STAND).does(3, Act.HIT).does(4, Act.DOUBLE, 10).does(5, Act.HIT)
    assert [hand.ended for hand in play.view.hands] == [
        Ended.BLACKJACK,
        Ended.STOOD,
        Ended.TWENTY_ONE,
        Ended.DOUBLED,
        Ended.BUST,
    ]
    assert play.view.hand((5, 0)).is_bust
    assert play.view.hand((1, 0)).is_blackjack


def test_insurance_lies_until_it_is_swept(ulive: Dealing) -> None:
    play = ulive("TC TD AD | 9C 9H 9S", {1: 10, 2: 10}).does(2, Act.INSURE, 5)
    assert play.view.insurance(2) == InsuranceView(2, Mills(5_000))
    assert (play.view.insurance(1), play.view.peeked) == (None, None)
    swept = play.does(1, Act.INSURE, 1).view
    assert swept.insurances == (InsuranceView(1, Mills(1_000), swept=True), InsuranceView(2, Mills(5_000), swept=True))
    assert swept.peeked is False


def test_insurance_that_wins_shows_its_line(ulive: Dealing) -> None:
    play = ulive("TC AD | 9C KS").does(1, Act.INSURE, 5)
    assert play.view.peeked is True
    assert play.view.insurance(1) == InsuranceView(1, Mills(5_000), line=play.line("seat-1/insurance"))


def test_a_paid_stake_shows_its_lines(ulive: Dealing) -> None:
    play = ulive("5C KD | 6C AH | TC").does(1, Act.DOUBLE, 7)
    assert play.view.hand((1, 0)).stake(1).lines == (play.line("seat-1"), play.line("seat-1/double"))


def test_the_same_felt_is_reached_step_by_step_and_at_once(ulive: Dealing) -> None:
    play = ulive("8C 6D | 8D TD | TS 2H TH", behind={1: 4}).does(1, Act.SPLIT).does(11, Act.MATCH)
    play = play.does(1, Act.STAND).does(1, Act.STAND)
    steps = list(accumulate(play.progress.events, BlackjackView.after, initial=BlackjackView()))
    assert steps[-1] == play.view
    assert len(set(map(repr, steps))) == len(steps)


def test_a_new_round_clears_the_felt(ulive: Dealing) -> None:
    play = ulive("TC AD | 9C KS").does(1, Act.INSURE, 5)
    assert play.view.after(play.progress.events[0]) == BlackjackView().after(play.progress.events[0])
