"""Leaving, idling, slow and failing banks: the rows of rulebook §0 that say what happens to the money."""

from __future__ import annotations

from pathlib import Path

from casino_desktop.bank.fault import DiskFull
from casino_desktop.bank.ledger import Ledger
from casino_desktop.engine.blackjack.question import Act
from casino_desktop.engine.catalogue import (
    AMERICAN_BLACKJACK,
    BACCARAT,
    BIG_WIN_BACCARAT,
    ULIVE_BACCARAT,
)
from casino_desktop.engine.money import Mills
from casino_desktop.engine.refusal import Reason
from casino_desktop.engine.slip import Place
from casino_desktop.floor import command as cmd
from casino_desktop.floor import croupier
from casino_desktop.floor import event as ev
from casino_desktop.floor.session import IDLE_SECONDS
from casino_desktop.floor.view import Phase
from tests.floor.hostile_bank import FailingBank, SlowBank
from tests.floor.visit import OPENING_BALANCE, visiting


async def test_leaving_returns_chips_that_were_not_accepted(tmp_path):
    async with visiting(BACCARAT, tmp_path) as visit:
        await visit.place("player", 25_000)
        left, *_ = await visit.do(cmd.Leave())
        assert left == ev.SessionEnded(ev.Farewell.LEFT)
        await visit.clock.advance(60)
        assert visit.heard(ev.BettingClosed) == []
        assert await visit.available() == OPENING_BALANCE


async def test_an_accepted_bet_is_played_out_behind_and_paid(tmp_path):
    async with visiting(ULIVE_BACCARAT, tmp_path) as visit:
        await visit.place("player", 25_000)
        await visit.confirm()
        code = visit.view.round
        await visit.do(cmd.Leave())
        await visit.clock.advance(15 + 30)
        (notice,) = visit.notices
        assert (notice.notice, notice.code) == (ev.Notice.ROUND_FINISHED_AND_PAID, code)
        assert await visit.available() == OPENING_BALANCE - 25_000 + notice.amount
        assert visit.heard(ev.BettingClosed) == []


async def test_a_table_deals_only_one_round_behind(tmp_path):
    async with visiting(ULIVE_BACCARAT, tmp_path) as visit:
        await visit.place("player", 25_000)
        await visit.confirm()
        await visit.do(cmd.Leave())
        await visit.clock.advance(600)
        assert len(visit.notices) == 1
        await visit.enter()
        assert len(visit.view.statistics) == 1


async def test_who_comes_back_before_no_more_bets_finds_the_accepted_bet_and_the_same_deadline(tmp_path):
    async with visiting(ULIVE_BACCARAT, tmp_path) as visit:
        await visit.place("player", 25_000)
        await visit.confirm()
        deadline, code = visit.view.deadline, visit.view.round
        await visit.do(cmd.Leave())
        await visit.clock.advance(5)
        await visit.enter()
        assert (visit.view.deadline, visit.view.round, visit.view.bet) == (deadline, code, 25_000)
        assert visit.view.is_confirmed


async def test_who_comes_back_early_sees_the_round_in_progress_and_bets_in_the_next(tmp_path):
    async with visiting(ULIVE_BACCARAT, tmp_path) as visit:
        await visit.place("player", 25_000)
        await visit.confirm()
        await visit.do(cmd.Leave())
        await visit.clock.advance(20)
        visit.shows = False
        told = await visit.enter()
        assert isinstance(told[0], ev.TableEntered)
        assert told[0].road == ()
        assert isinstance(told[-1], ev.RoundPaid)
        assert len(visit.view.road) == 1
        await visit.do(cmd.Shown(visit.steps[-1].number))
        assert visit.view.phase is Phase.BETTING
        assert visit.notices == []


async def test_leaving_while_the_result_is_shown_changes_nothing_of_it(tmp_path):
    async with visiting(BIG_WIN_BACCARAT, tmp_path) as visit:
        visit.shows = False
        await visit.place("player", 25_000)
        await visit.deal()
        paid = visit.view
        await visit.do(cmd.Leave(), cmd.Enter())
        assert visit.view.cards == paid.cards
        assert visit.view.available == paid.available
        assert visit.view.road == paid.road


async def test_american_blackjack_waits_for_whoever_left_at_the_very_decision(tmp_path):
    async with visiting(AMERICAN_BLACKJACK, tmp_path) as visit:
        await _to_a_question(visit)
        before = visit.view
        await visit.do(cmd.Leave())
        await visit.clock.advance(3600)
        await visit.enter()
        assert visit.view.questions == before.questions
        assert visit.view.blackjack == before.blackjack
        assert visit.view.available == before.available
        await visit.play_out()
        assert await visit.available() == visit.view.available


async def test_nine_minutes_without_an_action_end_the_session(tmp_path):
    async with visiting(BIG_WIN_BACCARAT, tmp_path) as visit:
        await visit.clock.advance(IDLE_SECONDS - 1)
        await visit.do(cmd.Touch())
        await visit.clock.advance(IDLE_SECONDS - 0.001)
        assert visit.heard(ev.SessionEnded) == []
        await visit.clock.advance(0.001)
        assert visit.heard(ev.SessionEnded) == [ev.SessionEnded(ev.Farewell.TIMED_OUT)]


async def test_what_the_screen_shows_is_no_action(tmp_path):
    async with visiting(BACCARAT, tmp_path) as visit:
        await visit.clock.advance(IDLE_SECONDS)
        assert visit.heard(ev.SessionEnded) == [ev.SessionEnded(ev.Farewell.TIMED_OUT)]
        rounds = len(visit.heard(ev.BettingClosed))
        await visit.clock.advance(60)
        assert len(visit.heard(ev.BettingClosed)) == rounds


async def test_a_bet_accepted_before_the_session_timed_out_stands(tmp_path):
    async with visiting(AMERICAN_BLACKJACK, tmp_path) as visit:
        await _to_a_question(visit)
        question = visit.view.questions
        await visit.clock.advance(IDLE_SECONDS)
        assert visit.view.phase is Phase.AWAY
        await visit.enter()
        assert visit.view.questions == question


async def test_a_session_that_has_ended_takes_no_command(tmp_path):
    async with visiting(BIG_WIN_BACCARAT, tmp_path) as visit:
        code = visit.view.round
        await visit.clock.advance(IDLE_SECONDS)
        before = visit.view
        await visit.do(cmd.Change(code, Place("player", Mills(5_000))), cmd.Deal(code))
        assert visit.refusals == [Reason.SESSION_ENDED] * 2
        assert visit.view == before
        await visit.enter()
        assert (visit.view.phase, visit.view.round) == (Phase.BETTING, code)


async def test_leaving_twice_is_leaving_once(tmp_path):
    async with visiting(BIG_WIN_BACCARAT, tmp_path) as visit:
        await visit.do(cmd.Leave(), cmd.Leave())
        assert len(visit.heard(ev.SessionEnded)) == 1


async def test_entering_twice_is_entering_once(tmp_path):
    async with visiting(BIG_WIN_BACCARAT, tmp_path) as visit:
        assert await visit.enter() == []


async def test_closing_pays_an_accepted_bet_without_show(tmp_path):
    async with visiting(ULIVE_BACCARAT, tmp_path) as visit:
        await visit.place("player", 25_000)
        await visit.confirm()
        await visit.close()
        assert await visit.bank(Ledger.unfinished) == []
        assert len(visit.notices) == 1


async def test_closing_keeps_an_open_question(tmp_path):
    async with visiting(AMERICAN_BLACKJACK, tmp_path) as visit:
        await _to_a_question(visit)
        await visit.close()
        (kept,) = await visit.bank(Ledger.unfinished)
        assert kept.code == visit.view.round


async def test_a_commit_of_five_seconds_reveals_nothing_before(tmp_path):
    def through(bank, clock):
        return SlowBank(bank, clock, Ledger.advance, 5.0)

    async with visiting(BIG_WIN_BACCARAT, tmp_path, through=through) as visit:
        visit.shows = False
        await visit.place("player", 25_000)
        steps = len(visit.steps)
        await visit.deal()
        assert visit.clock.sleepers == 1
        assert len(visit.steps) == steps
        assert visit.view.phase is Phase.BETTING
        await visit.clock.advance(5.0)
        assert visit.view.phase is Phase.PAID


async def test_a_bet_stamped_in_time_counts_though_its_writing_outlasts_the_clock(tmp_path):
    def through(bank, clock):
        return SlowBank(bank, clock, Ledger.accept, 5.0)

    async with visiting(ULIVE_BACCARAT, tmp_path, through=through) as visit:
        await visit.place("player", 25_000)
        await visit.clock.advance(14)
        await visit.confirm()
        assert visit.clock.sleepers == 1
        visit.clock._now += 3
        visit.table.submit(cmd.Change(visit.view.round, Place("banker", Mills(5_000))))
        await visit.clock.advance(30)
        assert Reason.TOO_LATE in visit.refusals
        assert visit.heard(ev.BettingClosed)[0].stakes[0].amount == 25_000


async def test_a_bet_that_could_not_be_recorded_debits_nothing(tmp_path):
    failing = None

    def through(bank, clock):
        nonlocal failing
        failing = FailingBank(bank, Ledger.advance, DiskFull(Path("casino.db")))
        return failing

    async with visiting(BIG_WIN_BACCARAT, tmp_path, through=through) as visit:
        await visit.place("player", 25_000)
        failing.fails = True
        before = visit.view
        await visit.deal()
        assert visit.refusals == [Reason.NOT_RECORDED]
        assert visit.view == before
        assert await visit.available() == OPENING_BALANCE
        await visit.deal()
        assert len(visit.heard(ev.RoundPaid)) == 1


async def test_a_timed_round_that_could_not_be_recorded_opens_again(tmp_path):
    failing = None

    def through(bank, clock):
        nonlocal failing
        failing = FailingBank(bank, Ledger.advance, DiskFull(Path("casino.db")))
        return failing

    async with visiting(BACCARAT, tmp_path, through=through) as visit:
        code = visit.view.round
        await visit.place("player", 25_000)
        failing.fails = True
        await visit.clock.advance(15)
        assert ev.Noticed(ev.Notice.NOT_RECORDED, Mills(25_000), code) in visit.events
        assert (visit.view.phase, visit.view.round, visit.view.chips) == (Phase.BETTING, code, ())
        assert await visit.available() == OPENING_BALANCE


async def test_an_error_before_the_commit_voids_the_round(tmp_path, monkeypatch, caplog):
    async with visiting(BIG_WIN_BACCARAT, tmp_path) as visit:
        await visit.place("player", 25_000)
        code = visit.view.round
        monkeypatch.setattr(croupier, "dealt", lambda *args: 1 / 0)
        told = await visit.deal()
        monkeypatch.undo()
        voided = next(event for event in told if isinstance(event, ev.RoundVoided))
        assert voided.returned == 25_000
        assert await visit.available() == OPENING_BALANCE
        assert visit.view.phase is Phase.BETTING
        assert visit.view.round != code
        assert code in caplog.text


async def test_an_error_in_an_answer_voids_the_round_with_its_raises(tmp_path, monkeypatch):
    async with visiting(AMERICAN_BLACKJACK, tmp_path) as visit:
        await _to_a_question(visit)
        while not any(Act.DOUBLE in question.acts for question in visit.view.questions):
            await (visit.reply(Act.DECLINE) if visit.view.questions else _to_a_question(visit))
        before = await visit.available()
        monkeypatch.setattr(croupier.Play, "after", lambda *args: 1 / 0)
        told = await visit.reply(Act.STAND)
        monkeypatch.undo()
        voided = next(event for event in told if isinstance(event, ev.RoundVoided))
        assert voided.available == before + voided.returned
        assert voided.returned >= 5_000


async def test_an_error_after_the_commit_leaves_the_round_as_stored(tmp_path, monkeypatch):
    async with visiting(BIG_WIN_BACCARAT, tmp_path) as visit:
        visit.shows = False
        await visit.place("player", 25_000)
        monkeypatch.setattr(croupier.Play, "outcome", lambda *args: 1 / 0)
        await visit.deal()
        monkeypatch.undo()
        assert visit.heard(ev.RoundVoided) == []
        stands = await visit.available()
        await visit.clock.advance(5)
        assert visit.view.phase is Phase.BETTING
        assert visit.view.available == stands
        assert len(visit.view.road) == 1


async def test_two_commands_at_the_same_instant_are_heard_in_their_order(tmp_path):
    async with visiting(BIG_WIN_BACCARAT, tmp_path) as visit:
        code = visit.view.round
        place = cmd.Change(code, Place("player", Mills(5_000)))
        await visit.do(place, cmd.Deal(code), place, cmd.Deal(code))
        assert len(visit.heard(ev.RoundPaid)) == 1
        assert visit.refusals == [Reason.TOO_LATE] * 2


async def test_a_double_click_answers_one_question(tmp_path):
    async with visiting(AMERICAN_BLACKJACK, tmp_path) as visit:
        await _to_a_question(visit)
        question = visit.view.questions[0]
        act = Act.STAND if Act.STAND in question.acts else Act.DECLINE
        reply = cmd.Reply(visit.view.round, croupier.Answer(question.id, act))
        await visit.do(reply, reply)
        assert visit.refusals == [Reason.NOT_ASKED]


async def _to_a_question(visit) -> None:
    """Deal until somebody is asked."""
    while not visit.view.questions:
        await visit.place("hand-1", 5_000)
        await visit.deal()
