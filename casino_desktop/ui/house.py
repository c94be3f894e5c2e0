"""The doorman: leads from the lobby to a table and back, and keeps the window in step with the casino."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication

from casino_desktop.engine.catalogue import CATALOGUE, table
from casino_desktop.engine.limits import tier_of
from casino_desktop.engine.money import Mills
from casino_desktop.floor.event import Farewell, Noticed, SessionEnded
from casino_desktop.ui.language import Language
from casino_desktop.ui.lobby.lobby import Lobby
from casino_desktop.ui.lobby.summary import TableSummary
from casino_desktop.ui.notice import notice_sentence
from casino_desktop.ui.settings import Settings
from casino_desktop.ui.sound import Sounds
from casino_desktop.ui.table.furnishing import has_felt
from casino_desktop.ui.table.screen import LiveTable, TableScreen
from casino_desktop.ui.window import Window


class Doors(Protocol):
    """What the window needs of the casino."""

    def enter(self, table_id: str, tier_id: str) -> LiveTable: ...

    def leave(self) -> None: ...


class House:
    """Lobby, tables and window together."""

    def __init__(
        self,
        casino: Doors,
        clock: Callable[[], float],
        summaries: Callable[[list[tuple[str, str]]], Awaitable[tuple[list[TableSummary], Mills]]],
        settings: Settings,
        language: Language,
    ) -> None:
        self.casino, self.settings, self.language = casino, settings, language
        self._clock, self._summaries = clock, summaries
        self._tasks: set[asyncio.Future[Any]] = set()
        self.closed = asyncio.Event()
        self.sounds = Sounds(settings)
        self.lobby = Lobby(settings)
        self.window = Window(self.lobby, settings)
        self.lobby.entered.connect(self.enter)
        self.lobby.tier_asked.connect(lambda *_: self.do(self.show_lobby()))
        self.window.closing.connect(self.closed.set)
        settings.changed.connect(self._follow)

    def do(self, work: Awaitable[Any]) -> None:
        """Let something go on; it is not forgotten."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _follow(self, name: str) -> None:
        if name == "language":
            self.language.use(self.settings.choices.language)

    async def open(self, table_id: str | None, tier_id: str | None, size: tuple[int, int] | None) -> None:
        """Show the window: the lobby, or a table that was asked for."""
        await self.show_lobby()
        if size:
            self.window.resize(*size)
        self.window.show()
        if table_id:
            self.enter(table_id, tier_id or self.settings.choices.last_tier)
        self.do(self._compute_returns())

    async def show_lobby(self) -> None:
        """The lobby with the real last results."""
        last, tier = self.settings.choices.last_table, self.settings.choices.last_tier
        asked = [(spec.id, tier if spec.id == last else "classic") for spec in CATALOGUE if has_felt(spec)]
        tables, balance = await self._summaries(asked)
        self.lobby.show_tables(tables, balance)

    async def _compute_returns(self) -> None:
        """After the first paint: what each table returns at best."""
        from casino_desktop.odds.table import best_return

        for spec in CATALOGUE:
            if has_felt(spec):
                await asyncio.sleep(0)
                self.lobby.show_return(spec.id, float(best_return(spec)))
        self.sounds.warm()

    def enter(self, table_id: str, tier_id: str) -> None:
        """Sit down."""
        self.settings.choose(last_table=table_id, last_tier=tier_id)
        live = self.casino.enter(table_id, tier_id)
        screen = TableScreen(table(table_id), tier_of(tier_id), live, self.settings, self._clock, self.sounds)
        screen.left.connect(self.leave)
        screen.noticed.connect(self.tell)
        screen.choreographer.told.connect(self._hear)
        self.window.show_table(screen)

    def _hear(self, event: object) -> None:
        if isinstance(event, SessionEnded) and event.why is Farewell.TIMED_OUT:
            self.window.toast.say(QCoreApplication.translate("Notices", "Session timed out"))
            self.leave()

    def tell(self, noticed: Noticed) -> None:
        """Say what the player must know, wherever they are."""
        choices = self.settings.choices
        self.window.toast.say(notice_sentence(noticed, choices.language, choices.currency))

    def close(self) -> None:
        """Let go of the window and of everything that sounds."""
        self.sounds.close()
        self.window.show_lobby()
        self.window.finish()

    def leave(self) -> None:
        """Back to the lobby."""
        self.casino.leave()
        self.window.show_lobby()
        self.do(self.show_lobby())
