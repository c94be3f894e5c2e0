"""The whole floor: recovery at the start, one table entered at a time, rounds that go on behind (rulebook §0)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass

from casino_desktop.bank.desk import Bank
from casino_desktop.bank.ledger import Ledger
from casino_desktop.engine.catalogue import CATALOGUE, table
from casino_desktop.engine.limits import tier_of
from casino_desktop.engine.money import Mills
from casino_desktop.floor import command as cmd
from casino_desktop.floor import event as ev
from casino_desktop.floor.clock import Clock
from casino_desktop.floor.croupier import OPEN, SHUT, open_mark
from casino_desktop.floor.recovery import recover
from casino_desktop.floor.table import Table
from casino_desktop.floor.tempo import NORMAL, Tempo


@dataclass(frozen=True, slots=True)
class _Seat:
    table: Table
    task: asyncio.Task[None]


class Casino:
    """What the app speaks to. Tables live from the first visit to the end of the app."""

    def __init__(
        self, bank: Bank, clock: Clock, *, tempo: Tempo = NORMAL, wall: Callable[[], float] = time.time
    ) -> None:
        self.notices: tuple[ev.Noticed, ...] = ()
        self.entered: Table | None = None
        self._bank, self._clock, self._tempo, self._wall = bank, clock, tempo, wall
        self._seats: dict[tuple[str, str], _Seat] = {}
        self._listeners: list[Callable[[ev.Noticed], None]] = []
        self._opens_at: dict[str, float] = {}

    @property
    def tempo(self) -> Tempo:
        return self._tempo

    @tempo.setter
    def tempo(self, tempo: Tempo) -> None:
        """From now on, at every table."""
        self._tempo = tempo
        for seat in self._seats.values():
            seat.table.tempo = tempo

    async def open(self) -> None:
        """Finish what an earlier end left unfinished; ``notices`` say what was done."""
        clean = await self._bank(Ledger.closed_cleanly)
        for spec in CATALOGUE:
            if spec.reopens_after and await self._bank(Ledger.preference, open_mark(spec)) == OPEN:
                await self._bank(Ledger.set_preference, open_mark(spec), SHUT)
                if not clean:
                    self._opens_at[spec.id] = self._clock.now() + await self._still_closed(spec.reopens_after)
        self.notices = await recover(self._bank)

    async def _still_closed(self, seconds: float) -> float:
        """Counted from the last thing stored, and never more than *seconds*, whatever the wall clock says."""
        gone = self._wall() - (await self._bank(Ledger.last_stored_at) or 0)
        return min(seconds, max(0.0, seconds - gone))

    def enter(self, table_id: str, tier_id: str) -> Table:
        """Sit down at a table, getting up from another. Its first step comes when the loop runs: subscribe before."""
        seat = self._seats.get((table_id, tier_id)) or self._opened(table_id, tier_id)
        if self.entered is not seat.table:
            self.leave()
            self.entered = seat.table
        seat.table.submit(cmd.Enter())
        return seat.table

    def leave(self) -> None:
        """Go to the lobby; an unfinished round goes on behind."""
        if self.entered is not None:
            self.entered.submit(cmd.Leave())
            self.entered = None

    async def available(self) -> Mills:
        """The free balance, for the lobby and the cashier."""
        return Mills(await self._bank(Ledger.available))

    def money_moved(self) -> None:
        """After a deposit or a withdrawal: the table that is entered counts again."""
        if self.entered is not None:
            self.entered.money_moved()

    def subscribe(self, listen: Callable[[ev.Noticed], None]) -> Callable[[], None]:
        """Hear of rounds that ended behind; call what is returned to hear no more."""
        self._listeners.append(listen)
        return lambda: self._listeners.remove(listen)

    async def close(self) -> None:
        """Finish and pay every accepted bet without show; a round with an open question is kept open."""
        self.entered = None
        for seat in self._seats.values():
            seat.table.close()
        await asyncio.gather(*(seat.task for seat in self._seats.values()))
        self._seats.clear()

    def _opened(self, table_id: str, tier_id: str) -> _Seat:
        opened = Table(
            table(table_id),
            tier_of(tier_id),
            self._bank,
            self._clock,
            tempo=self._tempo,
            opens_at=self._opens_at.get(table_id, float("-inf")),
            behind=self._ended_behind,
        )
        seat = _Seat(opened, asyncio.ensure_future(opened.run()))
        self._seats[table_id, tier_id] = seat
        return seat

    def _ended_behind(self, notice: ev.Noticed) -> None:
        for listen in tuple(self._listeners):
            listen(notice)
        self.money_moved()
