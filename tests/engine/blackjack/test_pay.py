"""What each hand is paid, and why (rulebook §4)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from casino_desktop.engine.blackjack.hand import Hand
from casino_desktop.engine.blackjack.opening import Wager
from casino_desktop.engine.blackjack.pay import Cashier, Settlement, Why, judged, spot
from casino_desktop.engine.blackjack.rules import BlackjackRules, LateBlackjack
from casino_desktop.engine.cards import cards_of
from casino_desktop.engine.money import PUSH, InexactPayout, Mills, Odds
from casino_desktop.engine.settlement import Verdict, returned, win

RULES = BlackjackRules(decks=8, hands=7, seated=True)
OWN = Wager(1, 3, "player", Mills(10_000))
BEHIND = Wager(2, 3, "player", Mills(10_000), behind=True)


def hand(codes: str, *, from_split: bool = False) -> Hand:
    return Hand(cards_of(codes), from_split)


@pytest.mark.parametrize(
    ("own", "dealer", "odds", "why"),
    [
        ("AC KD", "TC 9D", Odds(3, 2), Why.BLACKJACK),
        ("AC KD", "7C 7D 7H", Odds(3, 2), Why.BLACKJACK),
        ("AC KD", "TC AD", PUSH, Why.BOTH_BLACKJACK),
        ("7C 7D 7H", "TC AD", None, Why.DEALER_BLACKJACK),
        ("TC 6D 6H", "TC 6D KH", None, Why.BUST),
        ("TC 6D 6H", "TC AD", None, Why.BUST),
        ("TC 2D", "TC 6D KH", Odds(1), Why.DEALER_BUST),
        ("TC 9D", "TC 8D", Odds(1), Why.HIGHER),
        ("TC 7D", "TC 8D", None, Why.LOWER),
        ("TC 8D", "9C 9D", PUSH, Why.EQUAL),
        ("7C 7D 7H", "8C 7D 6H", PUSH, Why.EQUAL),
    ],
)
def test_a_hand_is_judged_by_the_first_rule_that_speaks(own: str, dealer: str, odds: Odds | None, why: Why) -> None:
    assert judged(RULES, hand(own), hand(dealer)) == (odds, why)


def test_21_after_a_split_is_no_blackjack() -> None:
    half = hand("AC KD", from_split=True)
    assert judged(RULES, half, hand("7C 7D 7H")) == (PUSH, Why.EQUAL)
    assert judged(RULES, half, hand("TC AD")) == (None, Why.DEALER_BLACKJACK)


@pytest.mark.parametrize(
    ("own", "dealer", "verdict", "back"),
    [
        ("AC KD", "TC 9D", Verdict.WON, 25_000),
        ("TC 9D", "TC 8D", Verdict.WON, 20_000),
        ("TC 8D", "9C 9D", Verdict.RETURNED, 10_000),
        ("TC 7D", "TC 8D", Verdict.LOST, 0),
    ],
)
def test_a_line_returns_stake_and_profit(own: str, dealer: str, verdict: Verdict, back: int) -> None:
    (line,) = Cashier(RULES, hand(dealer)).hand_lines(OWN, 0, hand(own), Mills(10_000), Mills(0))
    assert (line.verdict, line.returned, line.stake) == (verdict, back, 10_000)
    assert line.numbers == (hand(own).total, hand(dealer).total)


def test_the_doubled_part_is_paid_like_the_stake() -> None:
    (line,) = Cashier(RULES, hand("TC 8D")).hand_lines(OWN, 0, hand("5C 6D TH"), Mills(10_000), Mills(4_000))
    assert (line.stake, line.returned) == (14_000, 28_000)


@pytest.mark.parametrize(("own", "why"), [("5C 6D TH", Why.DEALER_BLACKJACK), ("TC 6D TH", Why.BUST)])
def test_a_late_dealer_blackjack_gives_the_doubled_part_back_bust_or_not(own: str, why: Why) -> None:
    stake, doubled = Cashier(RULES, hand("TC AD")).hand_lines(OWN, 0, hand(own), Mills(10_000), Mills(4_000))
    assert (stake.spot, stake.stake, stake.verdict, stake.why) == ("seat-3", 10_000, Verdict.LOST, why)
    assert (doubled.spot, doubled.stake, doubled.returned) == ("seat-3/double", 4_000, 4_000)
    assert (doubled.verdict, doubled.why) == (Verdict.RETURNED, Why.DOUBLE_RETURNED)


def test_the_rules_may_let_a_late_dealer_blackjack_take_all() -> None:
    cashier = Cashier(replace(RULES, late_blackjack=LateBlackjack.ALL), hand("TC AD"))
    (line,) = cashier.hand_lines(OWN, 0, hand("5C 6D TH"), Mills(10_000), Mills(4_000))
    assert (line.stake, line.returned) == (14_000, 0)


def test_insurance_pays_2_to_1_when_the_dealer_has_blackjack() -> None:
    won = Cashier(RULES, hand("AC TD")).insurance_line(OWN, Mills(5_000))
    assert (won.spot, won.returned, won.why, won.is_insurance) == (
        "seat-3/insurance",
        15_000,
        Why.INSURANCE_WON,
        True,
    )
    lost = Cashier(RULES, hand("AC 9D")).insurance_line(BEHIND, Mills(5_000))
    assert (lost.spot, lost.returned, lost.why, lost.is_insurance) == (
        "behind-3/insurance",
        0,
        Why.INSURANCE_LOST,
        True,
    )


def test_every_wager_has_its_spot() -> None:
    assert spot(RULES, OWN) == "seat-3"
    assert spot(RULES, BEHIND) == "behind-3"
    assert spot(replace(RULES, seated=False), OWN) == "hand-3"


def test_the_second_half_has_a_spot_of_its_own() -> None:
    (line,) = Cashier(RULES, hand("TC 8D")).hand_lines(OWN, 1, hand("5C 6D"), Mills(10_000), Mills(0))
    assert (line.spot, line.half, line.wager, line.seat, line.is_insurance) == ("seat-3/2", 1, 1, 3, False)


def test_a_settlement_is_counted_like_that_of_every_game() -> None:
    cashier = Cashier(RULES, hand("TC 8D"))
    house = Wager(5, 4, "anna", Mills(1_000))
    lines = [
        *cashier.hand_lines(OWN, 0, hand("TC 9D"), Mills(10_000), Mills(0)),
        *cashier.hand_lines(BEHIND, 0, hand("TC 8D"), Mills(6_000), Mills(0)),
        *cashier.hand_lines(house, 0, hand("TC 9D"), Mills(1_000), Mills(0)),
    ]
    own = Settlement(tuple(lines), 9).lines_of("player")
    assert (returned(own), win(own)) == (26_000, 20_000)


def test_a_pay_that_is_no_whole_number_of_mills_is_a_bug() -> None:
    with pytest.raises(InexactPayout):
        list(Cashier(RULES, hand("TC 8D")).hand_lines(OWN, 0, hand("AC KD"), Mills(3), Mills(0)))
