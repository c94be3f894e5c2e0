"""Time as a table knows it: a monotonic now, and bells. Injected, so that nine minutes pass in a test at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol


class Clock(Protocol):
    """A monotonic clock with bells; a bell may ring early, and whoever set it checks."""

    def now(self) -> float: ...

    def call_at(self, when: float, ring: Callable[[], None]) -> None: ...


class LoopClock:
    """The running event loop's own clock."""

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def call_at(self, when: float, ring: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_at(when, ring)
