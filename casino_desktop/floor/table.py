"""One table: one task, one inbox. Commands, bells and the screen's ``Shown`` come in one order (rulebook §0, §9)."""

from __future__ import annotations

import logging
from collections.abc import Callable

from casino_desktop.bank.desk import Bank
from casino_desktop.bank.fault import Fault, NotEnough
from casino_desktop.engine.blackjack.question import Answer
from casino_desktop.engine.limits import Tier
from casino_desktop.engine.refusal import Reason, Refusal
from casino_desktop.engine.settlement import returned
from casino_desktop.engine.spec import TableSpec
from casino_desktop.engine.stake import Stakes
from casino_desktop.floor import command as cmd
from casino_desktop.floor import event as ev
from casino_desktop.floor import orders
from casino_desktop.floor.broadcast import Broadcast, Listen
from casino_desktop.floor.chat.guests import regulars
from casino_desktop.floor.chat.room import ChatRoom
from casino_desktop.floor.clock import Clock
from casino_desktop.floor.croupier import Croupier, RoundStands
from casino_desktop.floor.inbox import Bell, Inbox, Word
from casino_desktop.floor.session import Session
from casino_desktop.floor.stage import Stage
from casino_desktop.floor.tempo import NORMAL, Tempo
from casino_desktop.floor.view import TableView

SHOWN_WITHIN = 30.0
"""Seconds after which a round counts as shown though the screen never said so."""

MENDED_AFTER = 5.0
"""Seconds after which a table that failed outside a round opens again."""

MALFUNCTION = "malfunction before the result was stored"

_NOT_STORED = (NotEnough, Fault)
"""What the world may do to a commit: nothing was debited, and the round is still open."""

_log = logging.getLogger(__name__)


class Table:
    """It deals only while somebody is there or its round is unfinished; its task is never cancelled."""

    def __init__(
        self,
        spec: TableSpec,
        tier: Tier,
        bank: Bank,
        clock: Clock,
        *,
        tempo: Tempo = NORMAL,
        opens_at: float = 0.0,
        behind: Callable[[ev.Noticed], None] | None = None,
    ) -> None:
        self.spec, self.tier, self.tempo = spec, tier, tempo
        self.stage = Stage.CLOSED
        self.session: Session | None = None
        self.deadline: float | None = None
        self.croupier = Croupier(spec, tier, bank)
        self._clock = clock
        self._inbox = Inbox(clock)
        self._broadcast = Broadcast()
        self.chat = ChatRoom(spec.id, regulars(spec.id), clock.now) if spec.chat else None
        self._opens_at = opens_at
        self._behind = behind
        self._arrival: ev.TableEntered | None = None
        self._story: tuple[ev.Event, ...] = ()
        self._awaited: int | None = None

    # From the screen

    @property
    def view(self) -> TableView:
        """The table as of the last step."""
        return self._broadcast.view

    @property
    def is_busy(self) -> bool:
        """Its round goes on behind: accepted bets, an open question, or a result that is being shown."""
        return self.stage in (Stage.ASKING, Stage.SHOWING) or bool(self.croupier.bets.accepted)

    @property
    def is_quiet(self) -> bool:
        """It has acted on everything, and nothing will change before a command or a bell."""
        return self._inbox.is_quiet

    async def quiet(self) -> None:
        """Wait until everything that was submitted is done."""
        await self._inbox.quiet()

    def submit(self, command: cmd.Command) -> None:
        """Stamp the command and leave it in the inbox: never blocks, never fails."""
        self._inbox.put(command)

    def subscribe(self, listen: Listen) -> Callable[[], None]:
        """Hear every later step; call what is returned to hear no more."""
        return self._broadcast.subscribe(listen)

    # From the casino

    def money_moved(self) -> None:
        """Something was deposited, withdrawn, or paid at another table."""
        self._inbox.put(Word.MONEY_MOVED)

    def close(self) -> None:
        """Finish and pay what is accepted, without show, and end; an open question stays open."""
        self._inbox.put(Word.CLOSE)

    # The task

    async def run(self) -> None:
        """Act on one message after the other until the casino closes the table."""
        while True:
            at, message = await self._inbox.next()
            try:
                if message is Word.CLOSE:
                    await self._finish()
                    return
                await self._hear(at, message)
            except Exception:
                _log.exception("table %s failed at %s", self.spec.id, message)
                await self._mend()

    async def _hear(self, at: float, message: cmd.Command | Bell | Word) -> None:
        match message:
            case Bell():
                await self._rang(message)
            case Word():
                await self._recount()
            case cmd.Shown(step):
                await self._shown(step)
            case cmd.Enter():
                await self._enter(at)
            case cmd.Leave():
                await self._depart(ev.Farewell.LEFT)
            case _ if self.session is None:
                self.tell(ev.Refused(message, Refusal(Reason.SESSION_ENDED)))
            case _:
                self.session.touch(at)
                await orders.obey(self, at, message)

    async def _rang(self, bell: Bell) -> None:
        match bell:
            case Bell.BETTING_ENDS:
                await self._clock_ended()
            case Bell.NEXT_ROUND:
                await self._next_round()
            case Bell.REOPENS:
                self.tell(await self.croupier.arrival())
                await self.open_betting()
            case Bell.IDLE:
                await self._idle()

    # Coming and going

    async def _enter(self, at: float) -> None:
        """Sit down: who comes back early sees the round in progress and bets in the next."""
        if self.session is not None:
            return
        arrival = self._arrival or await self.croupier.arrival()
        await self.croupier.note_open(is_open=True)
        self.session = Session(at)
        if self.chat is not None:
            self.chat.new_session()
        self._inbox.ring_at(Bell.IDLE, self.session.expires_at)
        match self.stage:
            case Stage.SHOWING:
                self._awaited = self.tell(arrival, *self._story)
            case Stage.ASKING:
                self.tell(arrival, *self.croupier.retold())
            case Stage.BETTING:
                self.tell(arrival, self.croupier.opened(self.deadline), self.croupier.bets.shown())
            case Stage.CLOSED | Stage.REOPENING:
                self.tell(arrival)
                await self._reopen()

    async def _reopen(self) -> None:
        if self._clock.now() >= self._opens_at:
            await self.open_betting()
            return
        self.stage = Stage.REOPENING
        self._inbox.ring_at(Bell.REOPENS, self._opens_at)
        self.tell(ev.ReopeningAwaited(self._opens_at))

    async def _idle(self) -> None:
        """Nine minutes without an action end the session; the bell is set again if there was one since."""
        if self.session is None:
            return
        if self._clock.now() < self.session.expires_at:
            self._inbox.ring_at(Bell.IDLE, self.session.expires_at)
        else:
            await self._depart(ev.Farewell.TIMED_OUT)

    async def _depart(self, why: ev.Farewell) -> None:
        """Accepted bets stand and are played out behind; other chips go home, and without a bet nothing is dealt."""
        if self.session is None:
            return
        self.tell(ev.SessionEnded(why))
        self.session = None
        self._inbox.silence(Bell.IDLE)
        self.croupier.bets = self.croupier.bets.without_unaccepted()
        if self.stage is Stage.REOPENING or (self.stage is Stage.BETTING and not self.croupier.bets.accepted):
            self._inbox.silence(Bell.REOPENS)
            self._inbox.silence(Bell.BETTING_ENDS)
            self.stage = Stage.CLOSED
        await self.croupier.note_open(is_open=False)

    async def _finish(self) -> None:
        await self._depart(ev.Farewell.LEFT)
        if self.stage is Stage.BETTING:
            await self.end_betting()
        if self.stage is Stage.SHOWING:
            await self.croupier.shown()
            self._over_behind()

    # A round in time

    async def open_betting(self) -> None:
        """Open betting, or take up the round that waits with a question."""
        await self.croupier.open()
        self._arrival, self._story = None, ()
        if self.croupier.play is not None:
            self.stage = Stage.ASKING
            self.tell(*self.croupier.retold())
            return
        clock = self.tempo.betting_clock(self.spec.pace)
        self.deadline = None if clock is None else self._clock.now() + clock
        if self.deadline is not None:
            self._inbox.ring_at(Bell.BETTING_ENDS, self.deadline)
        self.stage = Stage.BETTING
        self.tell(self.croupier.opened(self.deadline), *self._stored_slip())

    def _stored_slip(self) -> tuple[ev.SlipChanged, ...]:
        return (self.croupier.bets.shown(),) if self.croupier.bets.accepted else ()

    async def end_betting(self) -> Refusal | None:
        """No more bets: the clock ended, or the player did not want to wait."""
        stakes, notices = self.croupier.bets.closed()
        return await self.deal(stakes, *notices)

    async def _clock_ended(self) -> None:
        """A round that could not be recorded debited nothing; its betting opens again."""
        refusal = await self.end_betting()
        if refusal is not None:
            self.tell(ev.Noticed(ev.Notice.NOT_RECORDED, self.croupier.bets.slip.total, self.croupier.code))
            await self.open_betting()

    async def deal(self, stakes: Stakes, *first: ev.Event) -> Refusal | None:
        """Commit the round, then tell it as one step that begins with NO MORE BETS."""
        arrival, opened = self._as_found(), self.croupier.opened(None)
        try:
            events = await self.croupier.deal(stakes)
        except _NOT_STORED as fault:
            return _refusal(fault)
        except Exception as error:
            events = await self._voided(stakes, error)
        self._inbox.silence(Bell.BETTING_ENDS)
        self.deadline, self._arrival = None, arrival
        self._story = (opened,)
        self._reveal(*first, *events)
        return None

    async def answer(self, answer: Answer) -> Refusal | None:
        """Commit one answer, then tell what it brought."""
        try:
            events = await self.croupier.answer(answer)
        except _NOT_STORED as fault:
            return _refusal(fault)
        except Exception as error:
            events = await self._voided((), error)
        self._reveal(*events)
        return None

    async def _voided(self, stakes: Stakes, error: Exception) -> tuple[ev.RoundEvent, ...]:
        """An error before the result was stored: every stake goes back. After that the round stands."""
        if self.croupier.is_settled:
            raise RoundStands(self.croupier.code) from error
        _log.error("round %s is void", self.croupier.code, exc_info=error)
        return await self.croupier.void(stakes, MALFUNCTION)

    def _reveal(self, *events: ev.Event) -> None:
        """Tell what is stored; a round that is over is shown, and then comes the next."""
        over = isinstance(events[-1], ev.RoundPaid | ev.RoundVoided)
        self.stage = Stage.SHOWING if over else Stage.ASKING
        self._story = (*self._story, *events)
        if over:
            self._inbox.ring_at(Bell.NEXT_ROUND, self._clock.now() + SHOWN_WITHIN)
        if self.session is not None:
            number = self.tell(*events)
            self._awaited = number if over else None

    async def _shown(self, step: int) -> None:
        """The result stood on the felt: after a pause comes the next round."""
        if self.stage is not Stage.SHOWING or self.session is None or self._awaited is None or step < self._awaited:
            return
        self._awaited = None
        pause = self.tempo.pause_after_paid(self.spec.pace)
        if pause > 0:
            self._inbox.ring_at(Bell.NEXT_ROUND, self._clock.now() + pause)
        else:
            await self._next_round()

    async def _next_round(self) -> None:
        self._inbox.silence(Bell.NEXT_ROUND)
        await self.croupier.shown()
        if self.session is not None:
            await self.open_betting()
            return
        self._over_behind()
        self.stage = Stage.CLOSED
        self._arrival, self._story = None, ()

    def _over_behind(self) -> None:
        """A round ended while nobody sat there: the casino says so in the lobby."""
        paid = self._story[-1]
        if self._behind is not None and self.croupier.stakes and isinstance(paid, ev.RoundPaid):
            amount = returned(paid.lines)
            self._behind(ev.Noticed(ev.Notice.ROUND_FINISHED_AND_PAID, amount, self.croupier.code))

    async def _recount(self) -> None:
        if self.stage is Stage.SHOWING or self.session is None:
            return
        await self.croupier.count()
        self.tell(ev.BalanceChanged(self.croupier.bets.available))

    def _as_found(self) -> ev.TableEntered:
        """The table before the round that is being dealt, for somebody who comes back before its end."""
        view = self.view
        return ev.TableEntered(
            self.spec.id,
            self.tier.id,
            self.croupier.bets.free,
            view.last,
            view.road,
            view.statistics,
            view.numbers,
            view.favourites,
        )

    async def _mend(self) -> None:
        """A bug: what is stored stands; the table opens again and is painted anew from it."""
        if self.session is None:
            self.stage = Stage.CLOSED
            return
        self.stage = Stage.REOPENING
        opens_at = self._clock.now() + MENDED_AFTER
        self._inbox.ring_at(Bell.REOPENS, opens_at)
        self.tell(ev.ReopeningAwaited(opens_at))

    def tell(self, *events: ev.Event) -> int:
        """One step for all who listen, with what the house people say to it; its number."""
        return self._broadcast.tell(*(self.chat.woven(events) if self.chat else events)).number


def _refusal(fault: Exception) -> Refusal:
    return Refusal(Reason.NOT_ENOUGH_BALANCE if isinstance(fault, NotEnough) else Reason.NOT_RECORDED)
