"""Banks that a table must survive: slow ones, failing ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.floor.fake_clock import FakeClock


class SlowBank:
    """Every call of *work* takes so many seconds of the fake clock, after it was stored."""

    def __init__(self, bank: Any, clock: FakeClock, work: Callable[..., Any], seconds: float) -> None:
        self._bank, self._clock, self._work, self._seconds = bank, clock, work, seconds

    async def __call__(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        result = await self._bank(work, *args, **kwargs)
        if work is self._work:
            await self._clock.sleep(self._seconds)
        return result


class FailingBank:
    """Fails the next call of *work*, once, with *error*: nothing is stored."""

    def __init__(self, bank: Any, work: Callable[..., Any], error: Exception) -> None:
        self._bank, self._work, self._error = bank, work, error
        self.fails = False

    async def __call__(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if self.fails and work is self._work:
            self.fails = False
            raise self._error
        return await self._bank(work, *args, **kwargs)
