"""Who draws: every row of the third-card table, in both of its wordings (rulebook §2)."""

from itertools import product

import pytest

from casino_desktop.engine.baccarat.coup import (
    BANKER_DRAWS_ON,
    Coup,
    Side,
    Winner,
    banker_draws,
    coup,
    is_natural,
    player_draws,
    points,
    value,
)
from casino_desktop.engine.cards import Card, Suit, cards_of

TWO_CARDS = {total: f"KC {rank}C" for total, rank in enumerate("TA23456789")}
FROM_THE_BANKERS_SIDE = [
    (0, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}),
    (1, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}),
    (2, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}),
    (3, {0, 1, 2, 3, 4, 5, 6, 7, 9}),
    (4, {2, 3, 4, 5, 6, 7}),
    (5, {4, 5, 6, 7}),
    (6, {6, 7}),
    (7, set()),
]
FROM_THE_THIRD_CARDS_SIDE = [
    (0, {0, 1, 2, 3}),
    (1, {0, 1, 2, 3}),
    (2, {0, 1, 2, 3, 4}),
    (3, {0, 1, 2, 3, 4}),
    (4, {0, 1, 2, 3, 4, 5}),
    (5, {0, 1, 2, 3, 4, 5}),
    (6, {0, 1, 2, 3, 4, 5, 6}),
    (7, {0, 1, 2, 3, 4, 5, 6}),
    (8, {0, 1, 2}),
    (9, {0, 1, 2, 3}),
]


def card(worth):
    return Card(worth or 10, Suit.HEARTS)


def dealt(player, banker, *then):
    """A coup from two totals on two cards each, with *then* next in the shoe."""
    p, b = cards_of(TWO_CARDS[player]), cards_of(TWO_CARDS[banker])
    return coup(iter((p[0], b[0], p[1], b[1], *map(card, then))))


@pytest.mark.parametrize(
    ("code", "worth"),
    [("AC", 1), *((f"{n}D", n) for n in range(2, 10)), ("TH", 0), ("JS", 0), ("QC", 0), ("KD", 0)],
)
def test_each_card_has_its_value(code, worth):
    assert value(Card.of(code)) == worth


def test_a_hand_is_the_sum_modulo_ten():
    assert points(cards_of("7C 8D")) == 5
    assert points(cards_of("9C 9D 9H")) == 7
    assert points(()) == 0


def test_cards_are_dealt_player_banker_player_banker_then_third_cards():
    played = coup(iter(cards_of("2C 3C KD KH 4S 5S 9D")))
    assert played == Coup(cards_of("2C KD 4S"), cards_of("3C KH 5S"))
    sides = [(Side.PLAYER, "2C"), (Side.BANKER, "3C"), (Side.PLAYER, "KD"), (Side.BANKER, "KH")]
    assert [(side, c.code) for side, c in played.dealt] == [*sides, (Side.PLAYER, "4S"), (Side.BANKER, "5S")]


@pytest.mark.parametrize(("player", "banker"), [(p, b) for p, b in product(range(10), repeat=2) if max(p, b) >= 8])
def test_a_natural_comes_before_every_other_rule(player, banker):
    played = dealt(player, banker)
    assert (len(played.player), len(played.banker)) == (2, 2)


@pytest.mark.parametrize("player", range(8))
def test_the_player_draws_to_five_and_stands_on_six_and_seven(player):
    assert player_draws(player) == (player in {0, 1, 2, 3, 4, 5})
    assert len(dealt(player, 7, 1).player) == (3 if player <= 5 else 2)


@pytest.mark.parametrize(("player", "banker"), list(product((6, 7), range(8))))
def test_when_the_player_stood_the_banker_draws_to_five(player, banker):
    assert len(dealt(player, banker, 1).banker) == (3 if banker <= 5 else 2)
    assert banker_draws(banker, None) == (banker <= 5)


@pytest.mark.parametrize(("banker", "draws_on"), FROM_THE_BANKERS_SIDE)
@pytest.mark.parametrize("third", range(10))
@pytest.mark.parametrize("player", range(6))
def test_the_banker_draws_by_its_own_row(banker, draws_on, third, player):
    played = dealt(player, banker, third, 1)
    assert len(played.player) == 3
    assert (len(played.banker) == 3) == (third in draws_on)


@pytest.mark.parametrize(("third", "draws_at"), FROM_THE_THIRD_CARDS_SIDE)
def test_the_table_reads_the_same_from_the_third_cards_side(third, draws_at):
    assert {total for total in BANKER_DRAWS_ON if banker_draws(total, third)} == draws_at


def test_it_is_the_third_cards_value_that_counts_and_not_the_players_total():
    assert len(dealt(5, 6, 6, 1).banker) == 3
    assert len(dealt(1, 6, 5, 1).banker) == 2


def test_three_cards_that_make_nine_are_no_natural():
    assert not is_natural(cards_of("2C 3D 4H"))
    assert not is_natural(cards_of("3C 4D"))
    assert is_natural(cards_of("9C KD"))
    assert is_natural(cards_of("4C 4D"))


@pytest.mark.parametrize(
    ("player", "banker", "winner", "best"),
    [
        ("9C KD", "8C KH", Winner.PLAYER, "9C KD"),
        ("8C KD", "9C KH", Winner.BANKER, "9C KH"),
        ("7C KD", "7D KH", Winner.TIE, "7C KD"),
    ],
)
def test_the_higher_total_wins_and_equal_ones_tie(player, banker, winner, best):
    played = Coup(cards_of(player), cards_of(banker))
    assert played.winner is winner
    assert played.best == cards_of(best)
    assert played.hand(Side.PLAYER) == cards_of(player)
    assert played.hand(Side.BANKER) == cards_of(banker)


def test_a_shoe_that_runs_out_says_so():
    with pytest.raises(StopIteration):
        coup(iter(cards_of("2C 3C KD KH")))
