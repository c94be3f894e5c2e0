"""What roads and statistics keep of a coup (rulebook §2)."""

from itertools import product

import pytest

from casino_desktop.engine.baccarat.coup import Coup, Winner
from casino_desktop.engine.baccarat.mark import Mark, mark_of, pack, unpack
from casino_desktop.engine.cards import cards_of

EVERY_MARK = [
    Mark(winner=winner, player_natural=a, banker_natural=b, player_pair=c, banker_pair=d)
    for winner in Winner
    for a, b, c, d in product((False, True), repeat=4)
]


def mark(player, banker):
    return mark_of(Coup(cards_of(player), cards_of(banker)))


def test_a_natural_win_is_marked_for_its_winner():
    assert mark("9C KD", "2C 3D").natural
    assert mark("2C 3D 2H", "4C 4D").natural


def test_a_loser_that_was_natural_does_not_make_the_win_natural_for_the_other():
    eight_loses_to_nine = mark("8C KD", "9C KH")
    assert eight_loses_to_nine == Mark(winner=Winner.BANKER, player_natural=True, banker_natural=True)
    assert not Mark(winner=Winner.BANKER, player_natural=True).natural
    assert not Mark(winner=Winner.PLAYER, banker_natural=True).natural


def test_nine_on_three_cards_is_not_natural():
    assert not mark("2C 3D 4H", "2D 5C").natural


def test_a_tie_of_naturals_is_natural():
    assert mark("9C KD", "4C 5D") == Mark(winner=Winner.TIE, player_natural=True, banker_natural=True)
    assert mark("9C KD", "4C 5D").natural


def test_pairs_are_of_rank_and_in_the_first_two_cards():
    assert mark("KC KD 5H", "2C 3D") == Mark(winner=Winner.TIE, player_pair=True)
    assert mark("KC QD 5H", "2C 2D AC") == Mark(winner=Winner.TIE, banker_pair=True)
    assert mark("KC 2D 2H", "QC 3D 3H") == Mark(winner=Winner.BANKER)


@pytest.mark.parametrize("every", EVERY_MARK)
def test_every_mark_survives_packing(every):
    assert unpack(pack(every)) == every


def test_packed_marks_differ_and_fit_a_byte():
    packed = {pack(every) for every in EVERY_MARK}
    assert len(packed) == len(EVERY_MARK) == 48
    assert max(packed) < 64


def test_the_packing_is_the_one_that_is_stored():
    assert [pack(Mark(winner=winner)) for winner in Winner] == [0, 1, 2]
    assert pack(Mark(winner=Winner.TIE, player_natural=True, banker_natural=True)) == 2 + 4 + 8
    assert pack(Mark(winner=Winner.BANKER, player_pair=True)) == 1 + 16
    assert pack(Mark(winner=Winner.PLAYER, banker_pair=True)) == 32


@pytest.mark.parametrize("number", [-1, 3, 7, 63, 64, 255])
def test_what_was_never_packed_is_not_unpacked(number):
    with pytest.raises(ValueError, match="not a packed mark"):
        unpack(number)
