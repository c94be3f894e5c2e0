"""All that a table hears, in one order: commands, bells and the end (rulebook §0, too late)."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from enum import Enum

from casino_desktop.floor.clock import Clock
from casino_desktop.floor.command import Command


class Bell(Enum):
    """What a table waits for."""

    BETTING_ENDS = "betting_ends"
    NEXT_ROUND = "next_round"
    REOPENS = "reopens"
    IDLE = "idle"


class Word(Enum):
    """What the casino tells a table."""

    MONEY_MOVED = "money_moved"
    CLOSE = "close"


Message = Command | Bell | Word


@dataclass(frozen=True, slots=True)
class _Rang:
    bell: Bell
    when: float


class Inbox:
    """Messages stamped when they arrive. A bell that rings early is set again; one that was set anew is not heard."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._messages: asyncio.Queue[tuple[float, Message | _Rang]] = asyncio.Queue()
        self._set: dict[Bell, float] = {}
        self._quiet = asyncio.Event()

    @property
    def is_quiet(self) -> bool:
        """Everything was acted on, and the table waits for more."""
        return self._quiet.is_set() and self._messages.empty()

    async def quiet(self) -> None:
        """Wait until it is."""
        while not self.is_quiet:
            await self._quiet.wait()
            await asyncio.sleep(0)

    def put(self, message: Message) -> None:
        """Stamp and keep; never blocks."""
        self._messages.put_nowait((self._clock.now(), message))

    def ring_at(self, bell: Bell, when: float) -> None:
        """Ring *bell* then, and not when it was set to ring before."""
        self._set[bell] = when
        self._clock.call_at(when, lambda: self._messages.put_nowait((self._clock.now(), _Rang(bell, when))))

    def silence(self, bell: Bell) -> None:
        self._set.pop(bell, None)

    async def next(self) -> tuple[float, Message]:
        """The next thing to act on, and when it arrived."""
        while True:
            self._quiet.set()
            at, message = await self._messages.get()
            self._quiet.clear()
            if not isinstance(message, _Rang):
                return at, message
            if self._set.get(message.bell) != message.when:
                continue
            if self._clock.now() < message.when:
                self.ring_at(message.bell, message.when)
                continue
            self.silence(message.bell)
            return at, message.bell
