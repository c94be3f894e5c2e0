"""A table in time, row by row of rulebook §0 and §1."""

from __future__ import annotations

import pytest

from casino_desktop.engine.catalogue import (
    AMERICAN_BLACKJACK,
    BACCARAT,
    BIG_WIN_BACCARAT,
    NO_COMMISSION_BACCARAT,
    ULIVE_BACCARAT,
    ULIVE_ROULETTE,
)
from casino_desktop.engine.money import Mills
from casino_desktop.engine.refusal import Reason
from casino_desktop.engine.slip import Clear, Double, Place, Redo, TakeBack, Undo
from casino_desktop.engine.spec import TableSpec
from casino_desktop.engine.stake import Stake, total
from casino_desktop.floor import command as cmd
from casino_desktop.floor import event as ev
from casino_desktop.floor.tempo import Tempo
from casino_desktop.floor.view import Phase
from tests.floor.visit import OPENING_BALANCE, visiting

TIMED = (ULIVE_ROULETTE, ULIVE_BACCARAT, BACCARAT, NO_COMMISSION_BACCARAT)
SPOT = {ULIVE_ROULETTE.id: "red", AMERICAN_BLACKJACK.id: "hand-1"}


def spot_of(spec: TableSpec) -> str:
    return SPOT.get(spec.id, "player")


async def test_a_chip_on_the_felt_lowers_only_the_balance_shown(tmp_path):
    async with visiting(BIG_WIN_BACCARAT, tmp_path) as visit:
        (event,) = await visit.place("player", 25_000)
        assert event.available == OPENING_BALANCE - 25_000
        assert await visit.available() == OPENING_BALANCE


async def test_deal_closes_deals_and_pays_in_one_step(tmp_path):
    async with visiting(BIG_WIN_BACCARAT, tmp_path) as visit:
        visit.shows = False
        await visit.place("player", 25_000)
        told = await visit.deal()
        kinds = [type(event) for event in told]
        assert kinds[0] is ev.BettingClosed
        assert kinds[1:5] == [ev.CardDealt] * 4
        assert kinds[-2:] == [ev.CoupEnded, ev.RoundPaid]
        assert told[-1].available == await visit.available() == visit.view.available


async def test_the_next_betting_opens_when_the_screen_has_shown_the_result(tmp_path):
    async with visiting(BIG_WIN_BACCARAT, tmp_path) as visit:
        visit.shows = False
        await visit.place("player", 25_000)
        await visit.deal()
        code = visit.view.round
        assert visit.view.phase is Phase.PAID
        (opened,) = await visit.do(cmd.Shown(visit.steps[-1].number))
        assert isinstance(opened, ev.BettingOpened)
        assert opened.round != code


async def test_an_earlier_step_that_was_shown_opens_nothing(tmp_path):
    async with visiting(BIG_WIN_BACCARAT, tmp_path) as visit:
        visit.shows = False
        await visit.place("player", 25_000)
        await visit.deal()
        assert await visit.do(cmd.Shown(visit.steps[-1].number - 1)) == []


async def test_a_screen_that_never_answers_holds_the_table_up_for_half_a_minute(tmp_path):
    async with visiting(BIG_WIN_BACCARAT, tmp_path) as visit:
        visit.shows = False
        await visit.place("player", 25_000)
        await visit.deal()
        await visit.clock.advance(29.9)
        assert visit.view.phase is Phase.PAID
        await visit.clock.advance(0.1)
        assert visit.view.phase is Phase.BETTING


async def test_no_bet_no_deal(tmp_path):
    async with visiting(BIG_WIN_BACCARAT, tmp_path) as visit:
        await visit.deal()
        assert visit.refusals == [Reason.NO_BET]
        assert visit.view.phase is Phase.BETTING


@pytest.mark.parametrize("spec", TIMED, ids=lambda spec: spec.id)
async def test_a_round_is_played_without_the_player_who_places_nothing(spec, tmp_path):
    async with visiting(spec, tmp_path) as visit:
        await visit.clock.advance(spec.pace.betting)
        (paid,) = visit.heard(ev.RoundPaid)
        assert paid.lines == ()
        assert await visit.available() == OPENING_BALANCE
        assert visit.view.phase is Phase.BETTING


@pytest.mark.parametrize("spec", [BACCARAT, NO_COMMISSION_BACCARAT], ids=lambda spec: spec.id)
async def test_what_lies_on_the_felt_at_no_more_bets_is_bet(spec, tmp_path):
    async with visiting(spec, tmp_path) as visit:
        await visit.place("player", 25_000)
        await visit.place("player", 5_000)
        await visit.clock.advance(15)
        (closed,) = visit.heard(ev.BettingClosed)
        assert closed.stakes == (Stake("player", Mills(30_000)),)
        assert closed.available == OPENING_BALANCE - 30_000


@pytest.mark.parametrize("spec", [ULIVE_BACCARAT, ULIVE_ROULETTE], ids=lambda spec: spec.id)
async def test_unconfirmed_chips_go_back_with_a_notice(spec, tmp_path):
    async with visiting(spec, tmp_path) as visit:
        await visit.place(spot_of(spec), 25_000)
        await visit.clock.advance(spec.pace.betting)
        assert ev.Noticed(ev.Notice.UNCONFIRMED_RETURNED, Mills(25_000)) in visit.events
        assert visit.heard(ev.BettingClosed)[0].stakes == ()
        assert await visit.available() == OPENING_BALANCE


async def test_bet_is_stored_the_moment_it_is_pressed(tmp_path):
    async with visiting(ULIVE_BACCARAT, tmp_path) as visit:
        await visit.place("player", 25_000)
        (event,) = await visit.confirm()
        assert event.accepted == (Stake("player", Mills(25_000)),)
        assert event.available == await visit.available() == OPENING_BALANCE - 25_000


async def test_a_second_bet_replaces_the_stored_one(tmp_path):
    async with visiting(ULIVE_BACCARAT, tmp_path) as visit:
        await visit.place("player", 25_000)
        await visit.confirm()
        await visit.place("banker", 5_000)
        await visit.confirm()
        assert total(visit.view.accepted) == 30_000
        await visit.clock.advance(15)
        assert total(visit.heard(ev.BettingClosed)[0].stakes) == 30_000


async def test_an_undo_after_bet_needs_bet_again(tmp_path):
    async with visiting(ULIVE_BACCARAT, tmp_path) as visit:
        await visit.place("player", 25_000)
        await visit.confirm()
        await visit.change(Undo())
        assert not visit.view.is_confirmed
        assert visit.view.available == OPENING_BALANCE - 25_000
        await visit.clock.advance(15)
        assert total(visit.heard(ev.BettingClosed)[0].stakes) == 25_000


async def test_an_undone_bet_confirmed_takes_the_stored_one_back(tmp_path):
    async with visiting(ULIVE_BACCARAT, tmp_path) as visit:
        await visit.place("player", 25_000)
        await visit.confirm()
        await visit.change(Undo())
        await visit.confirm()
        assert visit.view.accepted == ()
        assert await visit.available() == OPENING_BALANCE


@pytest.mark.parametrize("spec", TIMED, ids=lambda spec: spec.id)
async def test_a_bet_stamped_at_the_deadline_is_too_late(spec, tmp_path):
    async with visiting(spec, tmp_path) as visit:
        code = visit.view.round
        await visit.clock.advance(spec.pace.betting - 0.001)
        await visit.place(spot_of(spec), 25_000)
        assert visit.refusals == []
        await visit.do(cmd.Confirm(code))
        visit.clock._now += 0.001
        told = await visit.do(cmd.Change(code, Place(spot_of(spec), Mills(25_000))))
        assert [event.refusal.reason for event in told] == [Reason.TOO_LATE]


@pytest.mark.parametrize("spec", TIMED, ids=lambda spec: spec.id)
async def test_a_bet_for_the_round_before_is_too_late(spec, tmp_path):
    async with visiting(spec, tmp_path) as visit:
        code = visit.view.round
        await visit.clock.advance(spec.pace.betting)
        await visit.do(cmd.Change(code, Place(spot_of(spec), Mills(25_000))))
        assert visit.refusals == [Reason.TOO_LATE]
        assert visit.view.chips == ()
        assert await visit.available() == OPENING_BALANCE


@pytest.mark.parametrize("spec", TIMED, ids=lambda spec: spec.id)
async def test_deal_now_closes_the_clock_early_once_something_is_bet(spec, tmp_path):
    async with visiting(spec, tmp_path) as visit:
        visit.shows = False
        code = visit.view.round
        await visit.do(cmd.DealNow(code))
        assert visit.refusals == [Reason.NO_BET]
        await visit.place(spot_of(spec), 25_000)
        await visit.confirm()
        told = await visit.do(cmd.DealNow(code))
        assert isinstance(told[-1], ev.RoundPaid)
        assert total(visit.heard(ev.BettingClosed)[0].stakes) == 25_000


async def test_an_early_close_leaves_no_bell_for_the_next_round(tmp_path):
    async with visiting(BACCARAT, tmp_path) as visit:
        await visit.clock.advance(10)
        await visit.place("player", 25_000)
        await visit.do(cmd.DealNow(visit.view.round))
        await visit.clock.advance(14.9)
        assert len(visit.heard(ev.BettingClosed)) == 1
        await visit.clock.advance(0.1)
        assert len(visit.heard(ev.BettingClosed)) == 2


async def test_buttons_of_other_tables_are_not_offered(tmp_path):
    async with visiting(BIG_WIN_BACCARAT, tmp_path) as visit:
        code = visit.view.round
        await visit.do(cmd.Confirm(code), cmd.DealNow(code), cmd.Rebet(code, 3))
    async with visiting(BACCARAT, tmp_path) as visit:
        code = visit.view.round
        await visit.do(cmd.Confirm(code), cmd.Deal(code), cmd.RebetAndDeal(code))
        assert visit.refusals == [Reason.NOT_OFFERED] * 3


async def test_more_than_the_balance_is_refused_at_the_chip(tmp_path):
    async with visiting(BACCARAT, tmp_path) as visit:
        for spot in ("player", "banker"):
            await visit.change(Place(spot, Mills(500_000)))
        await visit.change(Place("player", Mills(1_000)))
        assert visit.refusals == [Reason.ABOVE_MAX]
        assert visit.heard(ev.Refused)[0].refusal.limit == 500_000


async def test_money_that_left_through_the_cashier_is_no_longer_bet(tmp_path):
    from casino_desktop.bank.ledger import Ledger

    async with visiting(BACCARAT, tmp_path) as visit:
        await visit.place("player", 500_000)
        await visit.bank(Ledger.withdraw, "w1", Mills(4_900_000))
        visit.table.money_moved()
        await visit.clock.settle()
        await visit.clock.advance(15)
        assert ev.Noticed(ev.Notice.NOT_ENOUGH_RETURNED, Mills(500_000)) in visit.events
        assert await visit.available() == 100_000


async def test_a_deposit_is_seen_at_the_table(tmp_path):
    from casino_desktop.bank.ledger import Ledger

    async with visiting(BIG_WIN_BACCARAT, tmp_path) as visit:
        await visit.bank(Ledger.deposit, "d1", Mills(10_000))
        visit.table.money_moved()
        await visit.clock.settle()
        assert visit.steps[-1].events == (ev.BalanceChanged(Mills(OPENING_BALANCE + 10_000)),)


async def test_taking_the_last_main_bet_takes_super_6_with_it(tmp_path):
    async with visiting(NO_COMMISSION_BACCARAT, tmp_path) as visit:
        await visit.place("player", 5_000)
        await visit.place("super_6", 1_000)
        told = await visit.change(TakeBack("player"))
        assert ev.Noticed(ev.Notice.SUPER_6_RETURNED, Mills(1_000), spot="super_6") in told
        assert visit.view.chips == ()


async def test_undo_redo_double_and_clear_go_through_the_slip(tmp_path):
    async with visiting(BACCARAT, tmp_path) as visit:
        await visit.place("player", 5_000)
        await visit.change(Double())
        assert visit.view.bet == 10_000
        await visit.change(Undo())
        assert (visit.view.bet, visit.view.may_redo) == (5_000, True)
        await visit.change(Redo())
        await visit.change(Clear())
        assert visit.view.bet == 0
        assert visit.view.available == OPENING_BALANCE


async def test_rebet_times_two_places_the_doubled_bet_and_deals_nothing(tmp_path):
    async with visiting(BIG_WIN_BACCARAT, tmp_path) as visit:
        await visit.place("player", 25_000)
        await visit.deal()
        told = await visit.do(cmd.Rebet(visit.view.round, 2))
        assert [type(event) for event in told] == [ev.SlipChanged]
        assert visit.view.bet == 50_000


async def test_rebet_and_deal_is_one_step(tmp_path):
    async with visiting(BIG_WIN_BACCARAT, tmp_path) as visit:
        await visit.place("player", 25_000)
        await visit.deal()
        visit.shows = False
        steps = len(visit.steps)
        await visit.do(cmd.RebetAndDeal(visit.view.round))
        (step,) = visit.steps[steps:]
        assert isinstance(step.events[0], ev.SlipChanged)
        assert isinstance(step.events[-1], ev.RoundPaid)


async def test_rebet_without_a_last_bet_is_refused(tmp_path):
    async with visiting(BIG_WIN_BACCARAT, tmp_path) as visit:
        await visit.do(cmd.Rebet(visit.view.round), cmd.RebetAndDeal(visit.view.round))
        assert visit.refusals == [Reason.NO_LAST_BET] * 2


async def test_the_pause_after_a_paid_round_is_times_the_factor(tmp_path):
    async with visiting(BACCARAT, tmp_path, tempo=Tempo(factor=0.5)) as visit:
        await visit.clock.advance(15)
        await visit.clock.advance(0.9)
        assert visit.view.phase is Phase.PAID
        await visit.clock.advance(0.1)
        assert visit.view.phase is Phase.BETTING


async def test_the_betting_clock_is_a_setting(tmp_path):
    async with visiting(BACCARAT, tmp_path, tempo=Tempo(factor=0.0, betting=5.0)) as visit:
        assert visit.view.deadline == visit.clock.now() + 5.0


async def test_the_road_grows_with_each_round(tmp_path):
    async with visiting(BACCARAT, tmp_path) as visit:
        for _ in range(3):
            await visit.clock.advance(15)
        marks = tuple(paid.mark for paid in visit.heard(ev.RoundPaid))
        assert visit.view.road == visit.view.statistics == marks
        assert len(marks) == 3


async def test_cleared_roads_stay_cleared(tmp_path):
    async with visiting(BACCARAT, tmp_path) as visit:
        await visit.clock.advance(15)
        await visit.do(cmd.ClearRoads())
        assert visit.view.road == visit.view.statistics == ()
        await visit.do(cmd.Leave(), cmd.Enter())
        assert visit.view.statistics == ()


async def test_a_new_shoe_is_another_shoe_with_an_empty_road(tmp_path):
    async with visiting(BACCARAT, tmp_path) as visit:
        await visit.clock.advance(15)
        before = visit.view.shoe
        await visit.do(cmd.NewShoe())
        assert visit.view.shoe.seal.code != before.seal.code
        assert (visit.view.shoe.gone, visit.view.road) == (0, ())
        assert len(visit.view.statistics) == 1


async def test_a_new_shoe_is_not_given_while_chips_lie_there(tmp_path):
    async with visiting(BACCARAT, tmp_path) as visit:
        await visit.place("player", 5_000)
        await visit.do(cmd.NewShoe())
        assert visit.refusals == [Reason.NOT_NOW]


async def test_the_shoe_goes_on_over_rounds(tmp_path):
    async with visiting(BACCARAT, tmp_path) as visit:
        assert visit.view.shoe.gone == 0
        await visit.clock.advance(15)
        assert visit.view.shoe.gone == len(visit.heard(ev.CardDealt))


async def test_the_client_seed_is_for_the_next_seal(tmp_path):
    async with visiting(BIG_WIN_BACCARAT, tmp_path) as visit:
        (event,) = await visit.do(cmd.SetClientSeed("mine"))
        assert event.next_seal.client_seed == "mine"
        assert visit.view.seal.client_seed != "mine"
        await visit.place("player", 5_000)
        await visit.deal()
        assert visit.view.seal == event.next_seal


async def test_a_client_seed_that_is_too_long_is_refused(tmp_path):
    async with visiting(BIG_WIN_BACCARAT, tmp_path) as visit:
        await visit.do(cmd.SetClientSeed("x" * 65))
        assert visit.refusals == [Reason.NOT_OFFERED]


async def test_favourites_are_kept_placed_renamed_and_forgotten(tmp_path):
    async with visiting(BACCARAT, tmp_path) as visit:
        await visit.do(cmd.SaveFavourite("lucky"))
        assert visit.refusals == [Reason.NO_BET]
        await visit.place("player", 5_000)
        await visit.do(cmd.SaveFavourite(" lucky "))
        await visit.change(Clear())
        await visit.do(cmd.RenameFavourite("lucky", "luckier"))
        await visit.do(cmd.PlaceFavourite(visit.view.round, "luckier"))
        assert visit.view.bet == 5_000
        await visit.do(cmd.DeleteFavourite("luckier"), cmd.PlaceFavourite(visit.view.round, "luckier"))
        assert visit.refusals[1:] == [Reason.NO_SUCH_FAVOURITE]


async def test_a_listener_that_raises_cannot_stop_the_table(tmp_path, caplog):
    async with visiting(BIG_WIN_BACCARAT, tmp_path) as visit:
        silence = visit.table.subscribe(lambda step: 1 / 0)
        await visit.place("player", 5_000)
        await visit.deal()
        silence()
        assert visit.view.phase is Phase.BETTING
        assert "ZeroDivisionError" in caplog.text


async def test_after_the_machine_slept_a_passed_deadline_closes_once(tmp_path):
    async with visiting(BACCARAT, tmp_path) as visit:
        await visit.clock.sleep_through(300)
        assert len(visit.heard(ev.BettingClosed)) == 1
        assert visit.view.deadline == visit.clock.now() + 15


async def test_a_bell_that_rings_early_is_set_again(tmp_path):
    async with visiting(BACCARAT, tmp_path) as visit:
        await visit.clock.ring_early()
        assert visit.view.phase is Phase.BETTING
        await visit.clock.advance(15)
        assert len(visit.heard(ev.BettingClosed)) == 1


async def test_a_thousand_timed_rounds(tmp_path):
    async with visiting(BACCARAT, tmp_path) as visit:
        for _ in range(1000):
            await visit.do(cmd.Touch())
            await visit.clock.advance(15)
        assert len(visit.heard(ev.RoundPaid)) == 1000
        assert await visit.available() == OPENING_BALANCE
