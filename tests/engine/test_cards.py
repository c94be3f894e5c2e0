"""Cards and the order of a fresh deck (docs/FAIRNESS.md)."""

from collections import Counter

import pytest

from casino_desktop.engine.cards import DECK, Card, Suit, cards_of, fresh


def test_a_fresh_deck_is_clubs_diamonds_hearts_spades_ace_to_king():
    assert " ".join(card.code for card in DECK) == " ".join(r + s for s in "CDHS" for r in "A23456789TJQK")


@pytest.mark.parametrize("decks", [1, 4, 6, 8])
def test_each_card_is_once_in_each_deck(decks):
    assert Counter(fresh(decks)) == dict.fromkeys(DECK, decks)
    assert fresh(decks)[:52] == DECK


def test_every_code_names_its_card():
    assert all(Card.of(card.code) == card for card in DECK)
    assert Card.of("TH") == Card(10, Suit.HEARTS)


def test_cards_are_read_from_a_line():
    assert cards_of("AC KS") == (Card(1, Suit.CLUBS), Card(13, Suit.SPADES))


@pytest.mark.parametrize("code", ["", "A", "1C", "AX", "10H", "ac"])
def test_what_is_no_card_is_refused(code):
    with pytest.raises(ValueError, match="not a"):
        Card.of(code)
