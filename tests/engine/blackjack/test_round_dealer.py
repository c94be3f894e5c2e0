"""The dealer's own hand: turning, drawing, and a blackjack found late (rulebook §4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from casino_desktop.engine.blackjack.event import DEALER, BlackjackWon, CardDealt, HoleTurned
from casino_desktop.engine.blackjack.pay import Why
from casino_desktop.engine.blackjack.question import Act
from casino_desktop.engine.blackjack.rules import LateBlackjack
from casino_desktop.engine.cards import Card
from casino_desktop.engine.settlement import Verdict

Dealing = Callable[..., Any]


def drawn(play: Any) -> int:
    """How many cards the dealer took beyond the two."""
    return [event.to for event in play.told(CardDealt)].count(DEALER) - 2


def test_the_dealer_draws_below_17_and_stands_on_17(american: Dealing) -> None:
    play = american("TC 9C | 2D 3D | 4C 7D AH TH").does(1, Act.STAND)
    assert (drawn(play), play.line("hand-1").numbers) == (3, (19, 17))
    assert play.back("hand-1") == 20


def test_soft_17_is_stood_on_unless_the_flag_says_hit(ulive: Dealing) -> None:
    stands = ulive("TC 6D | 8C AD | 4C").does(1, Act.STAND)
    assert stands.line("seat-1").numbers == (18, 17)
    hits = ulive("TC 6D | 8C AD | 4C", dealer_hits_soft_17=True).does(1, Act.STAND)
    assert hits.line("seat-1").numbers == (18, 21)


def test_a_bust_dealer_pays_every_hand_that_stands(american: Dealing) -> None:
    play = american("TC 2C | TD 9D | 6D TH | KS", 10, 20).does(1, Act.STAND).does(2, Act.STAND)
    assert {line.why for line in play.settlement.lines} == {Why.DEALER_BUST}
    assert (play.back("hand-1"), play.back("hand-2")) == (20, 40)


def test_equal_totals_push(american: Dealing) -> None:
    play = american("TC 9C | 9D TD").does(1, Act.STAND)
    assert (play.back("hand-1"), play.line("hand-1").verdict) == (10, Verdict.RETURNED)


@pytest.mark.parametrize("table", ["american", "ulive"])
def test_the_hole_card_is_turned_but_nothing_drawn_when_all_are_bust(
    table: str, request: pytest.FixtureRequest
) -> None:
    cards = "TC 6C | 6D TD | KS KH" if table == "american" else "TC 6D | 6C TD | KS KH"
    play = request.getfixturevalue(table)(cards).does(1, Act.HIT)
    assert play.told(HoleTurned) == [HoleTurned(Card.of("TD"))]
    assert drawn(play) == 0


def test_nothing_is_drawn_when_only_blackjacks_and_bust_hands_are_left(american: Dealing) -> None:
    play = american("AC KC | TC 6C | 6D TD | KS KH", 10, 10).does(2, Act.HIT)
    assert (drawn(play), play.back("hand-1")) == (0, 25)


def test_one_live_hand_makes_the_dealer_draw(american: Dealing) -> None:
    play = american("AC KC | TC 6C | 6D TD | 5S", 10, 10).does(2, Act.STAND)
    assert (drawn(play), play.line("hand-2").numbers) == (1, (16, 21))


def test_a_blackjack_beats_a_drawn_21(american: Dealing) -> None:
    play = american("AC KC | TC 6C | 6D TD | 5S", 10, 10).does(2, Act.STAND)
    assert (play.line("hand-1").why, play.back("hand-1")) == (Why.BLACKJACK, 25)


def test_ulive_announces_a_blackjack_against_a_ten_after_the_turn(ulive: Dealing) -> None:
    play = ulive("AC TC KD | KC 9C 8H", {1: 10, 2: 10})
    assert play.told(BlackjackWon) == []
    over = play.does(2, Act.STAND).progress.events
    assert over.index(BlackjackWon(1)) == over.index(HoleTurned(Card.of("8H"))) + 1


def test_a_blackjack_alone_against_a_ten_is_won_or_pushed_by_the_turn(ulive: Dealing) -> None:
    won, pushed = ulive("AC KD | KC 8H"), ulive("AC KD | KC AH")
    assert (won.back("seat-1"), len(won.told(BlackjackWon))) == (25, 1)
    assert (pushed.back("seat-1"), len(pushed.told(BlackjackWon))) == (10, 0)


def test_a_late_dealer_blackjack_takes_the_original_stake_and_gives_the_doubled_part_back(ulive: Dealing) -> None:
    play = ulive("5C KD | 6C AH | TC").does(1, Act.DOUBLE, 7)
    assert (play.back("seat-1"), play.back("seat-1/double")) == (0, 7)
    assert play.line("seat-1/double").why is Why.DOUBLE_RETURNED


def test_a_late_dealer_blackjack_gives_the_doubled_part_of_a_bust_hand_back(ulive: Dealing) -> None:
    play = ulive("TC KD | 6C AH | TS").does(1, Act.DOUBLE, 10)
    assert (play.line("seat-1").why, play.back("seat-1"), play.back("seat-1/double")) == (Why.BUST, 0, 10)


def test_a_late_dealer_blackjack_takes_both_stakes_of_a_split_but_no_doubled_part(ulive: Dealing) -> None:
    play = ulive("8C KD | 8D AH | 3C TS TH").does(1, Act.SPLIT).does(1, Act.DOUBLE, 10).does(1, Act.STAND)
    assert [(line.spot, line.stake / 1000, line.returned / 1000) for line in play.settlement.lines] == [
        ("seat-1", 10, 0),
        ("seat-1/double", 10, 10),
        ("seat-1/2", 10, 0),
    ]


def test_a_late_dealer_blackjack_beats_a_drawn_21(ulive: Dealing) -> None:
    play = ulive("7C KD | 7D AH | 7H").does(1, Act.HIT)
    assert (play.line("seat-1").why, play.line("seat-1").numbers) == (Why.DEALER_BLACKJACK, (21, 21))
    assert drawn(play) == 0


def test_a_rule_set_may_let_a_late_dealer_blackjack_take_all(ulive: Dealing) -> None:
    play = ulive("5C KD | 6C AH | TC", late_blackjack=LateBlackjack.ALL).does(1, Act.DOUBLE, 10)
    assert (play.line("seat-1").stake, play.back("seat-1")) == (20_000, 0)
