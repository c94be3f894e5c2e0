"""A clock that stands still until a test moves it; every bell is acted on before the next one rings."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable
from itertools import count
from typing import Protocol


class Quiet(Protocol):
    """Something that says when it has nothing left to do."""

    @property
    def is_quiet(self) -> bool: ...


class FakeClock:
    """``await advance(9 * 60)`` passes nine minutes at once."""

    def __init__(self) -> None:
        self._now = 1000.0
        self._bells: list[tuple[float, int, Callable[[], None]]] = []
        self._numbers = count()
        self._watched: list[Quiet] = []
        self.sleepers = 0

    def now(self) -> float:
        return self._now

    def call_at(self, when: float, ring: Callable[[], None]) -> None:
        heapq.heappush(self._bells, (when, next(self._numbers), ring))

    def watch(self, table: Quiet) -> None:
        """Wait for *table* after every bell."""
        self._watched.append(table)

    async def sleep(self, seconds: float) -> None:
        """Take so long by this clock; meanwhile nobody waits for the sleeper."""
        awake = asyncio.Event()

        def wake() -> None:
            self.sleepers -= 1
            awake.set()

        self.sleepers += 1
        self.call_at(self._now + seconds, wake)
        await awake.wait()

    async def settle(self) -> None:
        """Let every table act on all that has arrived, its writes on the bank's thread included."""
        await asyncio.sleep(0)
        while not (self.sleepers or all(table.is_quiet for table in self._watched)):
            await asyncio.sleep(0)

    async def advance(self, seconds: float) -> None:
        """Pass *seconds*, bell by bell."""
        end = self._now + seconds
        while self._bells and self._bells[0][0] <= end:
            when, _, ring = heapq.heappop(self._bells)
            self._now = max(self._now, when)
            ring()
            await self.settle()
        self._now = end
        await self.settle()

    async def ring_early(self) -> None:
        """Ring the next bell before its time, as timers of a GUI do."""
        _, _, ring = heapq.heappop(self._bells)
        ring()
        await self.settle()

    async def sleep_through(self, seconds: float) -> None:
        """The machine slept: time has passed at once, and every bell of it rings late."""
        self._now += seconds
        await self.advance(0.0)
