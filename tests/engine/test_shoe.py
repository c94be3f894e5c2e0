"""The shoe as positions (rulebook §4, "Shoe ceremony")."""

import pytest

from casino_desktop.engine import catalogue
from casino_desktop.engine.cards import fresh
from casino_desktop.engine.shoe import Shoe, ShoeRanOut, cut_at, opened

BLACKJACK = catalogue.ULIVE_BLACKJACK.shoe
BACCARAT = catalogue.BACCARAT.shoe
BIG_WIN = catalogue.BIG_WIN_BACCARAT.shoe


def test_six_cards_are_burnt_after_each_shuffle_at_ulive_blackjack():
    shoe = opened(BLACKJACK, cut=100)
    assert (shoe.cut, shoe.position, shoe.burns, shoe.left) == (100, 6, (0, 1, 2, 3, 4, 5), 410)


@pytest.mark.parametrize("spec", [s for s in catalogue.CATALOGUE if s.shoe and s is not catalogue.ULIVE_BLACKJACK])
def test_no_other_table_burns_or_cuts(spec):
    assert opened(spec.shoe, cut_at(spec.shoe, None)) == Shoe(spec.shoe, cut=0, position=0, burns=())


def test_the_round_begins_after_the_burns():
    order = tuple(range(416))
    assert opened(BLACKJACK).coming(order)[:2] == (6, 7)
    assert opened(BLACKJACK).after(10).coming(order)[0] == 16


def test_a_burn_is_recorded_by_position():
    shoe = opened(BLACKJACK).after(20).burn(3).after(5).burn(1)
    assert shoe.burns == (0, 1, 2, 3, 4, 5, 26, 27, 28, 34)
    assert shoe.position == 35


@pytest.mark.parametrize(("gone", "is_spent"), [(363, False), (364, True), (365, True)])
def test_the_cut_card_lies_one_deck_from_the_back_and_burns_count(gone, is_spent):
    assert opened(BLACKJACK).after(gone - 6).is_spent is is_spent
    assert opened(BLACKJACK).after(gone - 9).burn(3).is_spent is is_spent
    assert opened(BACCARAT).after(gone).is_spent is is_spent


def test_a_table_that_shuffles_every_round_is_spent_after_one():
    assert not opened(BIG_WIN).is_spent
    assert opened(BIG_WIN).after(4).is_spent


def test_a_shoe_that_runs_out_says_so():
    shoe = opened(BLACKJACK).after(400)
    assert shoe.left == 10
    assert shoe.after(10).left == 0
    with pytest.raises(ShoeRanOut, match="11 cards from a shoe of 10"):
        shoe.after(11)
    with pytest.raises(ShoeRanOut):
        shoe.burn(11)


def test_cards_do_not_go_back():
    with pytest.raises(ValueError, match="do not go back"):
        opened(BACCARAT).after(-1)


def test_an_order_of_another_size_is_not_this_shoes():
    with pytest.raises(ValueError, match="52 cards are not the 416"):
        opened(BACCARAT).coming(fresh(1))


def test_the_player_may_say_where_to_cut():
    assert [cut_at(BLACKJACK, n) for n in (1, 300, 415)] == [1, 300, 415]


def test_no_answer_cuts_in_the_middle():
    assert cut_at(BLACKJACK, None) == 208


@pytest.mark.parametrize("asked", [0, 416, -1])
def test_a_cut_is_inside_the_shoe(asked):
    with pytest.raises(ValueError, match="from 1 to 415"):
        cut_at(BLACKJACK, asked)


def test_a_table_without_a_cut_ignores_the_question():
    assert cut_at(BACCARAT, 100) == 0
