"""Sealed luck against a second implementation of a few lines, with pinned vectors (docs/FAIRNESS.md)."""

import hashlib
import hmac
from collections import Counter
from itertools import islice

import pytest

from casino_desktop.engine.cards import fresh
from casino_desktop.engine.fairness import Stream, client_seed, commitment, dealt_order, pocket, shuffled

SEED = bytes(range(32))
FIRST_WORDS = [1598436928, 3724882810, 436594379, 1823020761, 3630262702, 3481225885, 4271210828, 1246860740, 351680405]


def words(code, blocks):
    """The recipe of the document, written again."""
    for i in range(blocks):
        block = hmac.new(SEED, f"lucky:{code}:{i}".encode(), hashlib.sha256).digest()
        yield from (int.from_bytes(block[k : k + 4], "big") for k in range(0, 32, 4))


def order_by_hand(code):
    order, luck = [r + s for s in "CDHS" for r in "A23456789TJQK"] * 8, words(code, 60)
    for i in reversed(range(1, len(order))):
        n = i + 1
        j = next(word for word in luck if word < 2**32 // n * n) % n
        order[i], order[j] = order[j], order[i]
    return order


class Given(Stream):
    """A stream of words that the test names."""

    def __init__(self, *given):
        self._words = iter(given)


def codes(cards):
    return [card.code for card in cards]


def test_the_commitment_is_the_sha256_of_the_seed():
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_the_first_words_are_pinned():
    stream = Stream(SEED, "lucky", "BA-1")
    assert [stream.below(2**32) for _ in FIRST_WORDS] == FIRST_WORDS == list(islice(words("BA-1", 2), 9))


def test_the_first_ten_cards_are_pinned():
    cards = dealt_order(8, Stream(SEED, "lucky", "BA-1"))
    assert " ".join(codes(cards[:10])) == "5C 6D TS KC AS QD QS 7H 8C AS"
    assert codes(cards) == order_by_hand("BA-1")


def test_the_cards_in_front_of_the_cut_go_to_the_back():
    cards = dealt_order(8, Stream(SEED, "lucky", "BA-1"), cut=208)
    order = order_by_hand("BA-1")
    assert " ".join(codes(cards[:10])) == "7C 6S 8H QD 3D AD AH KC 8S JD"
    assert codes(cards) == order[208:] + order[:208]


def test_the_first_pockets_are_pinned():
    spun = [pocket(Stream(SEED, "lucky", f"UR-{n}")) for n in range(1, 6)]
    assert spun == [10, 17, 2, 14, 9]


def test_an_order_holds_the_cards_it_was_shuffled_from():
    assert Counter(dealt_order(6, Stream(SEED, "lucky", "BW-1"), cut=17)) == Counter(fresh(6))


@pytest.mark.parametrize("changed", [(b"x" * 32, "lucky", "BA-1"), (SEED, "Lucky", "BA-1"), (SEED, "lucky", "BA-2")])
def test_another_seed_player_or_code_is_another_order(changed):
    assert dealt_order(1, Stream(*changed)) != dealt_order(1, Stream(SEED, "lucky", "BA-1"))


def test_words_that_would_favour_some_numbers_are_dropped():
    fair = 2**32 - 2**32 % 37
    assert Given(fair, 2**32 - 1, 40).below(37) == 3
    assert Given(fair - 1, 40).below(37) == 36


def test_a_power_of_two_drops_no_word():
    assert Given(2**32 - 1).below(2**32) == 2**32 - 1
    assert Given(2**32 - 1).below(2) == 1


def test_the_shuffle_runs_from_the_last_index_down():
    assert shuffled("abcd", Given(0, 0, 0)) == ["b", "c", "d", "a"]
    assert shuffled("abcd", Given(3, 2, 1)) == ["a", "b", "c", "d"]


@pytest.mark.parametrize("items", ["", "a"])
def test_one_or_none_needs_no_luck(items):
    assert shuffled(items, Given()) == list(items)


def test_a_client_seed_is_composed():
    assert client_seed("s\u0326tiut\u0326a\u0306") == "\u0219tiu\u021b\u0103"


@pytest.mark.parametrize("text", ["", "x" * 65])
def test_a_client_seed_has_1_to_64_characters(text):
    with pytest.raises(ValueError, match="1 to 64"):
        client_seed(text)


@pytest.mark.parametrize("text", ["x", "x" * 64, "a\u0306" * 64])
def test_a_client_seed_is_measured_after_it_is_composed(text):
    assert 1 <= len(client_seed(text)) <= 64
