"""What a hand is worth, and what the dealer does with it (rulebook §4)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from casino_desktop.engine.blackjack.hand import Hand, dealer_draws, dealer_peeks, may_hide_blackjack, value
from casino_desktop.engine.blackjack.rules import BlackjackRules, Peek
from casino_desktop.engine.cards import RANKS, Card, cards_of

RULES = BlackjackRules(decks=4, hands=5)


def hand(codes: str, *, from_split: bool = False) -> Hand:
    return Hand(cards_of(codes), from_split)


@pytest.mark.parametrize(("rank", "worth"), list(zip(RANKS, [*range(1, 11), 10, 10, 10], strict=True)))
def test_every_rank_has_its_value(rank: str, worth: int) -> None:
    assert value(Card.of(f"{rank}S")) == worth


@pytest.mark.parametrize(
    ("codes", "total", "soft"),
    [
        ("", 0, False),
        ("AC", 11, True),
        ("AC AD", 12, True),
        ("AC 6D", 17, True),
        ("AC 6D TH", 17, False),
        ("AC KD", 21, True),
        ("AC 5D 5H", 21, True),
        ("AC AD 9H", 21, True),
        ("AC AD TH 9S", 21, False),
        ("TC 6D 5H", 21, False),
        ("TC 6D 6H", 22, False),
        ("AC AD AH AS 7C", 21, True),
    ],
)
def test_an_ace_counts_11_while_the_hand_can_bear_it(codes: str, total: int, soft: bool) -> None:
    assert (hand(codes).total, hand(codes).is_soft) == (total, soft)


def test_blackjack_is_ace_and_ten_value_as_the_first_two_cards() -> None:
    assert all(hand(f"AC {ten}D").is_blackjack for ten in "TJQK")
    assert not hand("AC 5D 5H").is_blackjack
    assert not hand("TC 9D").is_blackjack


def test_ace_and_ten_after_a_split_is_21() -> None:
    half = hand("AC KD", from_split=True)
    assert not half.is_blackjack
    assert half.total == 21


def test_over_21_is_bust() -> None:
    assert hand("TC 6D 6H").is_bust
    assert not hand("TC 6D 5H").is_bust


def test_a_hand_is_live_unless_bust_or_blackjack() -> None:
    assert hand("TC 6D 5H").is_live
    assert not hand("TC 6D 6H").is_live
    assert not hand("TC AD").is_live


def test_a_pair_is_two_cards_of_equal_value() -> None:
    assert hand("TC QD").is_pair
    assert hand("AC AD").is_pair
    assert not hand("9C TD").is_pair
    assert not hand("2C 2D 2H").is_pair


def test_the_first_card_of_a_split_starts_the_first_half() -> None:
    first, second = hand("TC QD").halves()
    assert (first.cards, second.cards) == (cards_of("TC"), cards_of("QD"))
    assert first.from_split
    assert second.from_split


def test_a_split_ace_is_known_by_its_first_card() -> None:
    assert hand("AC 5D", from_split=True).is_split_ace
    assert not hand("5C AD", from_split=True).is_split_ace
    assert not hand("AC 5D").is_split_ace


@pytest.mark.parametrize(
    ("codes", "stands_on_17", "hits_soft_17"),
    [
        ("TC 6D", True, True),
        ("TC 7D", False, False),
        ("AC 5D", True, True),
        ("AC 6D", False, True),
        ("AC 6D TH", False, False),
        ("AC 7D", False, False),
        ("TC 6D 6H", False, False),
    ],
)
def test_the_dealer_draws_to_16_and_the_flag_decides_soft_17(
    codes: str, stands_on_17: bool, hits_soft_17: bool
) -> None:
    assert dealer_draws(RULES, hand(codes)) is stands_on_17
    assert dealer_draws(replace(RULES, dealer_hits_soft_17=True), hand(codes)) is hits_soft_17


@pytest.mark.parametrize(
    ("up", "peek", "peeks", "may_hide"),
    [
        ("AC", Peek.ACE, True, False),
        ("AC", Peek.ACE_OR_TEN, True, False),
        ("KC", Peek.ACE, False, True),
        ("KC", Peek.ACE_OR_TEN, True, False),
        ("9C", Peek.ACE, False, False),
        ("9C", Peek.ACE_OR_TEN, False, False),
    ],
)
def test_who_peeks_under_a_ten_hides_no_blackjack(up: str, peek: Peek, peeks: bool, may_hide: bool) -> None:
    rules = replace(RULES, peek=peek)
    assert dealer_peeks(rules, Card.of(up)) is peeks
    assert may_hide_blackjack(rules, Card.of(up)) is may_hide
