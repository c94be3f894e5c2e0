"""The felt as a function of the view: what lies where, where it comes from and where it goes."""

from __future__ import annotations

import pytest

from casino_desktop.engine.baccarat.coup import Side
from casino_desktop.engine.catalogue import BACCARAT
from casino_desktop.engine.limits import CLASSIC
from casino_desktop.engine.money import Mills
from casino_desktop.engine.stake import Stake
from casino_desktop.floor.view import folded
from casino_desktop.ui.felt import layout
from casino_desktop.ui.felt.sprites import card_place, card_sprites, departure, entrance, pay_chips, stack_sprites
from tests.gallery.scripted import dealt, entered, placed

SPOTS = layout.spots_of("baccarat", tuple(bet.id for bet in BACCARAT.rules.bets))
BETS = (Stake("banker", Mills(100_000)), Stake("player", Mills(30_000)), Stake("tie", Mills(5_000)))


def paid():
    return folded(entered(BACCARAT, ()), dealt(BACCARAT, BETS, "3H KD TS 8C"))


def stacks(view):
    return {sprite.key: sprite for sprite in stack_sprites(view, SPOTS, CLASSIC.chips)}


def test_two_cards_lie_upright_and_the_third_across_at_the_outer_side():
    for side, outward in ((Side.PLAYER, -1), (Side.BANKER, 1)):
        places = [card_place(side, i) for i in range(3)]
        assert [angle for _, angle in places] == [0.0, 0.0, 90.0]
        assert (places[2][0].x() - places[0][0].x()) * outward > 0


def test_a_stake_that_no_chip_makes_is_stacked():
    view = folded(entered(BACCARAT, ()), (placed(BETS),))
    assert stacks(view)["stack:player"].chips == (Mills(25_000), Mills(5_000))


def test_lost_chips_are_gone_and_winning_ones_have_their_pay_beside_them():
    found = stacks(paid())
    assert sorted(found) == ["pay:banker", "stack:banker"]
    assert found["pay:banker"].amount == 95_000


@pytest.mark.parametrize(
    ("profit", "chips"),
    [
        (23_750, (5_000,) * 4 + (1_000,) * 3 + (500,) + (100,) * 2),
        (50, (100,)),
        (95_000, (25_000,) * 3 + (5_000,) * 4),
    ],
)
def test_a_pay_is_made_of_any_chips_and_the_pill_tells_the_rest(profit, chips):
    assert pay_chips(Mills(profit)) == chips


def test_the_cards_of_the_winner_are_lit():
    assert {sprite.key for sprite in card_sprites(paid()) if sprite.is_lit} == {"card:banker:0", "card:banker:1"}


def test_cards_come_from_the_shoe_pays_from_the_dealer_and_stakes_from_the_player():
    found = stacks(paid())
    assert entrance(card_sprites(paid())[0]) == layout.SHOE_MOUTH
    assert entrance(found["pay:banker"]) == layout.DEALER
    assert entrance(found["stack:banker"]) == layout.PLAYER_SIDE


def test_lost_chips_go_to_the_dealer_and_others_home():
    assert departure("stack:player", paid()) == layout.DEALER
    assert departure("stack:banker", paid()) == layout.PLAYER_SIDE
    assert departure("card:player:0", paid()) == layout.DISCARD
