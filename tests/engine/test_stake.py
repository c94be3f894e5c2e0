"""Stakes on spots."""

from casino_desktop.engine.money import Mills
from casino_desktop.engine.stake import Stake, gathered, total

THREE = [Stake("b", Mills(1)), Stake("a", Mills(2)), Stake("b", Mills(4))]


def test_the_total_is_all_the_money():
    assert total(THREE) == 7
    assert total([]) == 0


def test_gathered_stakes_are_one_a_spot_in_order_of_first_use():
    assert gathered(THREE) == (Stake("b", Mills(5)), Stake("a", Mills(2)))
