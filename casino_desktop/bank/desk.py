"""The ledger behind one thread: the GUI never waits for a disk, and a write once begun is finished."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from casino_desktop.bank.ledger import Ledger, microseconds

P = ParamSpec("P")
T = TypeVar("T")


class Bank:
    """``await bank(Ledger.begin, …)`` runs on the one writer's thread."""

    def __init__(self, path: Path, now: Callable[[], int] = microseconds) -> None:
        self.path = path
        self._thread = ThreadPoolExecutor(1, "bank")
        try:
            self._ledger = self._thread.submit(Ledger, path, now).result()
        except BaseException:
            self._thread.shutdown()
            raise

    async def __call__(self, work: Callable[Concatenate[Ledger, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        return await asyncio.shield(loop.run_in_executor(self._thread, lambda: work(self._ledger, *args, **kwargs)))

    def close(self) -> None:
        """Leave in order, after everything that was begun."""
        self._thread.submit(self._ledger.close).result()
        self._thread.shutdown()
