"""Placing, taking back and undo, and every way the felt says no (rulebook §0)."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from casino_desktop.engine import catalogue, spots
from casino_desktop.engine.limits import CLASSIC, HIGH, LOW, TIERS
from casino_desktop.engine.money import Mills
from casino_desktop.engine.refusal import Reason, Refusal
from casino_desktop.engine.roulette import calls
from casino_desktop.engine.slip import (
    Clear,
    Double,
    House,
    Move,
    Place,
    PlaceAll,
    Rebet,
    RebetDouble,
    Redo,
    Slip,
    TakeBack,
    Undo,
    apply,
    closing_refusal,
    orphans,
    refusal,
    stacked,
)
from casino_desktop.engine.stake import Stake

RICH = Mills(100_000_000)
BACCARAT = House(catalogue.NO_COMMISSION_BACCARAT, CLASSIC, RICH)
ROULETTE = House(catalogue.ULIVE_ROULETTE, LOW, RICH)
ONE, FIVE, TWENTY_FIVE, HUNDRED, FIVE_HUNDRED = (Mills(n) for n in (1_000, 5_000, 25_000, 100_000, 500_000))


def played(*actions, house=BACCARAT, slip=None):
    slip = slip or Slip()
    for action in actions:
        slip = apply(slip, action, house)
    return slip


def stake(spot, amount):
    return Stake(spot, Mills(amount))


class TestPlacing:
    def test_a_new_slip_is_empty(self):
        slip = Slip()
        assert (slip.stakes, slip.total, slip.may_undo, slip.may_redo) == ((), 0, False, False)

    def test_twenty_five_then_five_makes_thirty(self):
        slip = played(Place("player", TWENTY_FIVE), Place("player", FIVE))
        assert slip.stakes == (stake("player", 30_000),)
        assert slip.chips == (stake("player", 25_000), stake("player", 5_000))
        assert slip.on("player") == 30_000

    def test_many_spots_in_any_combination(self):
        slip = played(Place("banker", ONE), Place("tie", FIVE), Place("banker", ONE))
        assert slip.stakes == (stake("banker", 2_000), stake("tie", 5_000))
        assert slip.total == 7_000

    def test_there_is_no_such_spot(self):
        assert refusal(Slip(), Place("dragon", ONE), BACCARAT) == Refusal(Reason.NO_SUCH_SPOT, spot="dragon")

    @pytest.mark.parametrize("amount", [0, -1_000, 500, 2_000, 1_000_000])
    def test_a_chip_that_is_not_in_the_tray_is_no_chip(self, amount):
        no = refusal(Slip(), Place("player", Mills(amount)), BACCARAT)
        assert no == Refusal(Reason.NO_SUCH_CHIP, spot="player")

    def test_the_maximum_is_checked_when_a_chip_is_placed_and_named(self):
        slip = played(Place("player", FIVE_HUNDRED))
        assert refusal(slip, Place("player", ONE), BACCARAT) == Refusal(Reason.ABOVE_MAX, FIVE_HUNDRED, "player")
        assert refusal(slip, Place("banker", FIVE_HUNDRED), BACCARAT) is None

    def test_a_tie_may_be_a_tenth_of_the_main_bet(self):
        assert refusal(Slip(), Place("tie", HUNDRED), BACCARAT) == Refusal(Reason.ABOVE_MAX, Mills(50_000), "tie")
        assert refusal(played(Place("tie", TWENTY_FIVE)), Place("tie", TWENTY_FIVE), BACCARAT) is None

    def test_all_the_balance_may_lie_on_the_felt_and_no_mill_more(self):
        house = replace(BACCARAT, available=Mills(6_000))
        slip = played(Place("player", FIVE), Place("banker", ONE), house=house)
        assert refusal(slip, Place("player", ONE), house) == Refusal(Reason.NOT_ENOUGH_BALANCE)

    def test_a_seat_that_is_shut_takes_no_stake(self):
        house = House(catalogue.ULIVE_BLACKJACK, LOW, RICH, shut=frozenset({"seat-2"}))
        assert refusal(Slip(), Place("seat-2", ONE), house) == Refusal(Reason.NOT_OFFERED, spot="seat-2")
        assert refusal(Slip(), Rebet((stake("seat-2", 1_000),)), house) == Refusal(Reason.NOT_OFFERED, spot="seat-2")
        slip = played(Place("seat-1", ONE), house=house)
        assert refusal(slip, Move("seat-1", "seat-2"), house) == Refusal(Reason.NOT_OFFERED, spot="seat-2")

    def test_what_is_refused_cannot_be_applied(self):
        with pytest.raises(ValueError, match="refused"):
            apply(Slip(), Place("dragon", ONE), BACCARAT)


class TestTakingBack:
    def test_the_last_chip_comes_off_that_spot_only(self):
        slip = played(Place("player", TWENTY_FIVE), Place("player", FIVE), Place("tie", ONE), TakeBack("player"))
        assert slip.chips == (stake("player", 25_000), stake("tie", 1_000))

    def test_nothing_lies_there(self):
        slip = played(Place("tie", ONE))
        assert refusal(slip, TakeBack("player"), BACCARAT) == Refusal(Reason.NOTHING_THERE, spot="player")
        assert refusal(slip, TakeBack("dragon"), BACCARAT) == Refusal(Reason.NO_SUCH_SPOT, spot="dragon")

    def test_chips_may_be_taken_off_although_the_balance_no_longer_covers_them(self):
        slip = played(Place("player", FIVE), Place("player", FIVE))
        poor = replace(BACCARAT, available=Mills(0))
        assert played(TakeBack("player"), house=poor, slip=slip).total == 5_000

    def test_clear_takes_everything_and_undo_brings_it_back(self):
        slip = played(Place("player", FIVE), Place("tie", ONE))
        cleared = played(Clear(), slip=slip)
        assert cleared.stakes == ()
        assert played(Undo(), slip=cleared).chips == slip.chips

    @pytest.mark.parametrize("action", [Clear(), Double()])
    def test_an_empty_felt_has_nothing_to_clear_or_double(self, action):
        assert refusal(Slip(), action, BACCARAT) == Refusal(Reason.NOTHING_THERE)


class TestMoving:
    def test_the_whole_stack_goes_on_top_of_what_lies_there(self):
        slip = played(Place("player", FIVE), Place("banker", ONE), Place("player", ONE), Move("player", "banker"))
        assert slip.chips == (stake("banker", 1_000), stake("banker", 5_000), stake("banker", 1_000))

    def test_a_move_is_one_action(self):
        slip = played(Place("player", FIVE), Place("player", ONE))
        assert played(Move("player", "banker"), Undo(), slip=slip).chips == slip.chips

    def test_the_maximum_holds_at_the_target(self):
        slip = played(Place("player", FIVE_HUNDRED))
        assert refusal(slip, Move("player", "tie"), BACCARAT) == Refusal(Reason.ABOVE_MAX, Mills(50_000), "tie")

    def test_a_stack_dropped_where_it_was_changes_nothing(self):
        slip = played(Place("player", FIVE))
        assert played(Move("player", "player"), slip=slip) == slip

    def test_nothing_there_to_move(self):
        assert refusal(Slip(), Move("player", "tie"), BACCARAT) == Refusal(Reason.NOTHING_THERE, spot="player")

    def test_a_stack_cannot_be_moved_off_the_felt(self):
        slip = played(Place("player", FIVE))
        assert refusal(slip, Move("player", "floor"), BACCARAT) == Refusal(Reason.NO_SUCH_SPOT, spot="floor")

    def test_moving_needs_no_further_money(self):
        house = replace(BACCARAT, available=FIVE)
        assert played(Place("player", FIVE), Move("player", "tie"), house=house).total == 5_000


class TestUndo:
    def test_last_action_first(self):
        slip = played(Place("player", FIVE), Place("tie", ONE), Undo())
        assert slip.stakes == (stake("player", 5_000),)
        assert played(Undo(), slip=slip).stakes == ()

    def test_redo_does_again_what_was_undone(self):
        slip = played(Place("player", FIVE), Place("tie", ONE), Undo(), Undo(), Redo())
        assert slip.stakes == (stake("player", 5_000),)
        assert (slip.may_undo, slip.may_redo) == (True, True)
        assert played(Redo(), slip=slip).total == 6_000

    def test_a_new_action_ends_redo(self):
        slip = played(Place("player", FIVE), Undo(), Place("banker", ONE))
        assert refusal(slip, Redo(), BACCARAT) == Refusal(Reason.NOTHING_TO_REDO)

    def test_there_is_nothing_to_undo(self):
        assert refusal(Slip(), Undo(), BACCARAT) == Refusal(Reason.NOTHING_TO_UNDO)

    def test_undoing_a_clear_needs_the_money_still(self):
        slip = played(Place("player", FIVE), Clear())
        poor = replace(BACCARAT, available=ONE)
        assert refusal(slip, Undo(), poor) == Refusal(Reason.NOT_ENOUGH_BALANCE)

    @pytest.mark.parametrize(
        "action",
        [Double(), PlaceAll((stake("banker", 31_000), stake("tie", 2_000)))],
        ids=["double", "favourite"],
    )
    def test_many_chips_placed_at_once_are_one_action(self, action):
        slip = played(Place("player", FIVE), Place("tie", ONE))
        assert played(action, Undo(), slip=slip).chips == slip.chips

    def test_a_rebet_is_one_action(self):
        slip = played(Rebet((stake("player", 31_000), stake("tie", 2_000))), Undo())
        assert slip.chips == ()


class TestDouble:
    def test_all_that_lies_is_doubled(self):
        slip = played(Place("player", FIVE), Place("player", ONE), Place("tie", ONE), Double())
        assert slip.stakes == (stake("player", 12_000), stake("tie", 2_000))

    def test_all_or_nothing_with_the_limit_named(self):
        slip = played(Place("player", FIVE), Place("tie", TWENTY_FIVE), Place("tie", FIVE))
        assert refusal(slip, Double(), BACCARAT) == Refusal(Reason.ABOVE_MAX, Mills(50_000), "tie")

    def test_all_or_nothing_with_the_balance_named(self):
        house = replace(BACCARAT, available=Mills(9_000))
        assert refusal(played(Place("player", FIVE)), Double(), house) == Refusal(Reason.NOT_ENOUGH_BALANCE)


class TestRebet:
    LAST = (stake("player", 31_000), stake("tie", 2_000))

    def test_the_last_stakes_come_back_in_chips(self):
        slip = played(Rebet(self.LAST))
        assert slip.stakes == self.LAST
        assert [chip.amount for chip in slip.chips] == [25_000, 5_000, 1_000, 1_000, 1_000]

    def test_rebet_double_lays_twice_as_much(self):
        assert played(RebetDouble(self.LAST)).stakes == (stake("player", 62_000), stake("tie", 4_000))

    @pytest.mark.parametrize("action", [Rebet, RebetDouble])
    def test_only_on_an_empty_felt(self, action):
        slip = played(Place("player", ONE))
        assert refusal(slip, action(self.LAST), BACCARAT) == Refusal(Reason.FELT_NOT_EMPTY)

    @pytest.mark.parametrize("action", [Rebet, RebetDouble])
    def test_there_was_no_last_bet(self, action):
        assert refusal(Slip(), action(()), BACCARAT) == Refusal(Reason.NO_LAST_BET)

    def test_a_doubled_bet_that_breaks_a_limit_is_refused_by_name(self):
        last = (stake("player", 5_000), stake("banker", 300_000))
        assert refusal(Slip(), RebetDouble(last), BACCARAT) == Refusal(Reason.ABOVE_MAX, FIVE_HUNDRED, "banker")
        assert refusal(Slip(), Rebet(last), BACCARAT) is None

    def test_a_doubled_bet_that_breaks_the_balance_is_refused(self):
        house = replace(BACCARAT, available=Mills(65_000))
        assert refusal(Slip(), RebetDouble(self.LAST), house) == Refusal(Reason.NOT_ENOUGH_BALANCE)


class TestFavourites:
    def test_a_favourite_is_laid_beside_what_lies_there(self):
        slip = played(Place("player", ONE), PlaceAll((stake("player", 5_000), stake("banker", 1_000))))
        assert slip.stakes == (stake("player", 6_000), stake("banker", 1_000))

    def test_a_favourite_with_nothing_in_it_is_none(self):
        assert refusal(Slip(), PlaceAll(()), BACCARAT) == Refusal(Reason.NO_SUCH_FAVOURITE)

    @pytest.mark.parametrize("amount", [1_500, 100, 0, -1_000])
    def test_a_favourite_of_another_tier_whose_stakes_no_chip_makes_is_refused(self, amount):
        favourite = PlaceAll((stake("player", 1_000), stake("banker", amount)))
        assert refusal(Slip(), favourite, BACCARAT) == Refusal(Reason.NO_SUCH_CHIP, spot="banker")

    def test_a_favourite_of_another_table_is_refused_by_its_spot(self):
        assert refusal(Slip(), PlaceAll((stake("red", 1_000),)), BACCARAT) == Refusal(Reason.NO_SUCH_SPOT, spot="red")

    def test_two_stakes_on_one_spot_are_judged_together(self):
        favourite = PlaceAll((stake("tie", 30_000), stake("tie", 30_000)))
        assert refusal(Slip(), favourite, BACCARAT) == Refusal(Reason.ABOVE_MAX, Mills(50_000), "tie")

    def test_a_call_bet_is_placed_like_a_favourite(self):
        slip = played(PlaceAll(calls.stakes_of(calls.VOISINS, Mills(500))), house=ROULETTE)
        assert slip.total == 10 * 500


class TestSuper6:
    def test_it_needs_a_main_bet(self):
        no = refusal(Slip(), Place("super_6", ONE), BACCARAT)
        assert no == Refusal(Reason.NEEDS_MAIN_BET, spot="super_6")

    def test_a_side_bet_is_no_main_bet(self):
        slip = played(Place("player_pair", ONE))
        no = refusal(slip, Place("super_6", ONE), BACCARAT)
        assert no == Refusal(Reason.NEEDS_MAIN_BET, spot="super_6")

    @pytest.mark.parametrize("main", ["player", "banker", "tie"])
    def test_each_main_bet_will_do(self, main):
        assert played(Place(main, ONE), Place("super_6", ONE)).total == 2_000

    def test_taking_the_last_main_bet_off_takes_it_along(self):
        slip = played(Place("player", ONE), Place("super_6", ONE), Place("player_pair", FIVE))
        assert orphans(slip, TakeBack("player"), BACCARAT) == ("super_6",)
        after = played(TakeBack("player"), slip=slip)
        assert after.stakes == (stake("player_pair", 5_000),)
        assert played(Undo(), slip=after).chips == slip.chips

    def test_it_stays_while_another_main_bet_lies_there(self):
        slip = played(Place("player", ONE), Place("tie", ONE), Place("super_6", ONE))
        assert orphans(slip, TakeBack("player"), BACCARAT) == ()
        assert played(TakeBack("player"), slip=slip).on("super_6") == 1_000

    def test_it_stays_while_the_main_bet_is_only_lowered(self):
        slip = played(Place("player", ONE), Place("player", ONE), Place("super_6", ONE), TakeBack("player"))
        assert slip.on("super_6") == 1_000

    def test_moving_the_main_bet_to_another_main_spot_keeps_it(self):
        slip = played(Place("player", ONE), Place("super_6", ONE), Move("player", "banker"))
        assert slip.on("super_6") == 1_000

    def test_moving_the_last_main_bet_to_a_side_spot_takes_it_along(self):
        slip = played(Place("player", ONE), Place("super_6", ONE), Move("player", "either_pair"))
        assert slip.stakes == (stake("either_pair", 1_000),)

    def test_the_last_main_bet_cannot_become_super_6(self):
        slip = played(Place("player", ONE))
        no = refusal(slip, Move("player", "super_6"), BACCARAT)
        assert no == Refusal(Reason.NEEDS_MAIN_BET, spot="super_6")

    def test_a_favourite_may_bring_its_own_main_bet_in_any_order(self):
        favourite = PlaceAll((stake("super_6", 1_000), stake("banker", 1_000)))
        assert refusal(Slip(), favourite, BACCARAT) is None


class TestClosing:
    def test_an_empty_felt_is_no_bet(self):
        assert closing_refusal(Slip(), BACCARAT) == Refusal(Reason.NO_BET)

    def test_the_minimum_is_checked_now_and_named(self):
        slip = Slip((stake("banker", 25_000), stake("player", 1_000)))
        house = House(catalogue.BACCARAT, HIGH, RICH)
        assert closing_refusal(slip, house) == Refusal(Reason.BELOW_MIN, Mills(25_000), "player")

    def test_two_chips_that_reach_the_minimum_together_will_do(self):
        slip = Slip((stake("player", 500), stake("player", 500)))
        assert closing_refusal(slip, BACCARAT) is None

    def test_super_6_alone_is_no_bet(self):
        slip = Slip((stake("super_6", 1_000),))
        assert closing_refusal(slip, BACCARAT) == Refusal(Reason.NEEDS_MAIN_BET, spot="super_6")

    def test_money_that_left_meanwhile_is_missed(self):
        slip = played(Place("player", FIVE))
        assert closing_refusal(slip, replace(BACCARAT, available=FIVE)) is None
        poor = replace(BACCARAT, available=ONE)
        assert closing_refusal(slip, poor) == Refusal(Reason.NOT_ENOUGH_BALANCE)


class TestStacking:
    def test_thirty_is_twenty_five_and_five(self):
        assert stacked(Mills(30_000), CLASSIC.chips) == (25_000, 5_000)

    def test_nothing_is_no_chip(self):
        assert stacked(Mills(0), CLASSIC.chips) == ()

    def test_what_no_chips_make_is_a_mistake(self):
        with pytest.raises(ValueError, match="no chips make 1500"):
            stacked(Mills(1_500), CLASSIC.chips)

    @settings(deadline=None)
    @given(tier=st.sampled_from(TIERS), count=st.integers(0, 5_000))
    def test_every_multiple_of_the_smallest_chip_is_made_largest_first(self, tier, count):
        amount = Mills(count * tier.step)
        stack = stacked(amount, tier.chips)
        assert sum(stack) == amount
        assert list(stack) == sorted(stack, reverse=True)
        assert set(stack) <= set(tier.chips)


NO_COMMISSION_SPOTS = (*spots.spots_of(catalogue.NO_COMMISSION_BACCARAT), "nowhere")
ROULETTE_SPOTS = ("straight-0", "split-8-11", "red", "column-2", "split-0-1")


def actions(names, tier):
    spot = st.sampled_from(names)
    chip = st.sampled_from((*tier.chips, Mills(7)))
    multiple = st.integers(0, 30).map(lambda n: Mills(n * tier.step))
    stakes = st.lists(st.builds(Stake, spot, multiple), max_size=3).map(tuple)
    return st.one_of(
        st.builds(Place, spot, chip),
        st.builds(Place, spot, chip),
        st.builds(TakeBack, spot),
        st.builds(Move, spot, spot),
        st.sampled_from([Undo(), Undo(), Redo(), Clear(), Double()]),
        st.builds(Rebet, stakes),
        st.builds(RebetDouble, stakes),
        st.builds(PlaceAll, stakes),
    )


@st.composite
def evenings(draw):
    """A house and a long row of anything a hasty player might press."""
    spec, names = draw(
        st.sampled_from(
            [(catalogue.NO_COMMISSION_BACCARAT, NO_COMMISSION_SPOTS), (catalogue.ULIVE_ROULETTE, ROULETTE_SPOTS)]
        )
    )
    tier = draw(st.sampled_from(TIERS))
    available = Mills(draw(st.integers(0, 40)) * tier.most // 10)
    return House(spec, tier, available), draw(st.lists(actions(names, tier), max_size=25))


def sound(slip, house):
    """What holds for every slip, however it came to be."""
    ranges = {stake.spot: spots.range_of(house.spec, house.tier, stake.spot) for stake in slip.stakes}
    assert slip.total <= house.available
    assert all(ranges[stake.spot].least <= stake.amount <= ranges[stake.spot].most for stake in slip.stakes)
    assert all(chip.amount in house.tier.chips for chip in slip.chips)
    assert closing_refusal(slip, house) == (None if slip.chips else Refusal(Reason.NO_BET))


@settings(deadline=None)
@given(evening=evenings())
def test_no_row_of_actions_leaves_the_limits_or_the_balance(evening):
    house, row = evening
    slip = Slip()
    for action in row:
        if refusal(slip, action, house) is None:
            slip = apply(slip, action, house)
        else:
            with pytest.raises(ValueError, match="refused"):
                apply(slip, action, house)
        sound(slip, house)


@settings(deadline=None)
@given(evening=evenings())
def test_undo_restores_exactly_and_redo_comes_back_exactly(evening):
    house, row = evening
    slip = Slip()
    for action in row:
        if refusal(slip, action, house) is not None:
            continue
        after = apply(slip, action, house)
        if not isinstance(action, Undo | Redo) and after != slip:
            undone = apply(after, Undo(), house)
            assert (undone.chips, undone.past) == (slip.chips, slip.past)
            assert apply(undone, Redo(), house) == after
        slip = after
    while slip.may_undo:
        slip = apply(slip, Undo(), house)
    assert slip.chips == ()
