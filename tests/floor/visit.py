"""A player at a table in a test: fake clock, real bank, every step kept and its view checked against the fold."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from casino_desktop.bank.desk import Bank
from casino_desktop.bank.ledger import Ledger
from casino_desktop.engine.blackjack.question import Act, Answer
from casino_desktop.engine.limits import CLASSIC, Tier
from casino_desktop.engine.money import Mills
from casino_desktop.engine.refusal import Reason
from casino_desktop.engine.slip import Action, Place
from casino_desktop.engine.spec import TableSpec
from casino_desktop.floor import command as cmd
from casino_desktop.floor import event as ev
from casino_desktop.floor.table import Table
from casino_desktop.floor.tempo import Tempo
from casino_desktop.floor.view import Step, TableView, folded
from tests.floor.fake_clock import FakeClock

OPENING_BALANCE = Mills(5_000_000)
AT_ONCE = Tempo(factor=0.0)


class Visit:
    """One table with somebody at it."""

    def __init__(self, spec: TableSpec, bank: Any, clock: FakeClock, tier: Tier, tempo: Tempo) -> None:
        self.bank, self.clock = bank, clock
        self.notices: list[ev.Noticed] = []
        self.table = Table(spec, tier, bank, clock, tempo=tempo, behind=self.notices.append)
        self.steps: list[Step] = []
        self.shows = True
        self.is_fold = True
        """every step's view was the fold of all events, and the steps were numbered without a gap"""
        self._folded = TableView()
        self.table.subscribe(self._listen)
        self.task = asyncio.ensure_future(self.table.run())
        clock.watch(self.table)

    def _listen(self, step: Step) -> None:
        self._folded = folded(self._folded, step.events)
        self.is_fold &= step.view == self._folded == self.table.view and step.number == len(self.steps) + 1
        self.steps.append(step)
        if self.shows and isinstance(step.events[-1], ev.RoundPaid | ev.RoundVoided):
            self.table.submit(cmd.Shown(step.number))

    @property
    def view(self) -> TableView:
        return self.table.view

    @property
    def events(self) -> list[ev.Event]:
        return [event for step in self.steps for event in step.events]

    def heard(self, kind: type[ev.Event]) -> list[Any]:
        """Every event of that kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def refusals(self) -> list[Reason]:
        return [event.refusal.reason for event in self.heard(ev.Refused)]

    async def do(self, *commands: cmd.Command) -> list[ev.Event]:
        """Submit at this very moment; what was told until all is quiet."""
        before = len(self.steps)
        for command in commands:
            self.table.submit(command)
        await self.clock.settle()
        return [event for step in self.steps[before:] for event in step.events]

    async def enter(self) -> list[ev.Event]:
        return await self.do(cmd.Enter())

    async def change(self, action: Action) -> list[ev.Event]:
        return await self.do(cmd.Change(self.view.round, action))

    async def place(self, spot: str, amount: int) -> list[ev.Event]:
        return await self.change(Place(spot, Mills(amount)))

    async def confirm(self) -> list[ev.Event]:
        return await self.do(cmd.Confirm(self.view.round))

    async def deal(self) -> list[ev.Event]:
        return await self.do(cmd.Deal(self.view.round))

    async def reply(self, act: Act, amount: int = 0) -> list[ev.Event]:
        answer = Answer(self.view.questions[0].id, act, Mills(amount))
        return await self.do(cmd.Reply(self.view.round, answer))

    async def play_out(self) -> None:
        """Stand and decline until the round is paid."""
        while self.view.questions:
            acts = self.view.questions[0].acts
            await self.reply(Act.STAND if Act.STAND in acts else Act.DECLINE)

    async def available(self) -> Mills:
        return Mills(await self.bank(Ledger.available))

    async def close(self) -> None:
        self.table.close()
        await self.task
        assert self.is_fold


@asynccontextmanager
async def visiting(
    spec: TableSpec,
    path: Path,
    *,
    tier: Tier = CLASSIC,
    tempo: Tempo = AT_ONCE,
    through: Callable[[Any, FakeClock], Any] = lambda bank, clock: bank,
) -> Any:
    """A visit to *spec* with the opening balance; the bank may be reached *through* something hostile."""
    bank, clock = Bank(path / "casino.db"), FakeClock()
    try:
        await bank(Ledger.deposit, "opening", OPENING_BALANCE)
        visit = Visit(spec, through(bank, clock), clock, tier, tempo)
        await visit.enter()
        yield visit
        if not visit.task.done():
            await visit.close()
    finally:
        bank.close()
