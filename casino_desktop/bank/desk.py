"""The bank's one thread: whoever wants something written waits here, and the window never waits for a disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from casino_desktop.bank.book import milliseconds
from casino_desktop.bank.ledger import Ledger
from casino_desktop.bank.records import Records

P = ParamSpec("P")
T = TypeVar("T")


class Bank:
    """The ledger behind one worker thread, and the records beside it. A write once begun is finished."""

    def __init__(self, path: Path, now: Callable[[], int] = milliseconds) -> None:
        self._thread = ThreadPoolExecutor(1, "bank")
        try:
            self._ledger = self._thread.submit(Ledger, path, now).result()
            self.records = Records(path, self._ledger.curtain)
        except BaseException:
            self._thread.shutdown()
            raise

    async def __call__(self, work: Callable[Concatenate[Ledger, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do *work* on the bank's thread; a caller that is cancelled does not stop it."""
        loop = asyncio.get_running_loop()
        return await asyncio.shield(loop.run_in_executor(self._thread, partial(work, self._ledger, *args, **kwargs)))

    def close(self) -> None:
        """Finish what was asked, note a clean end, let go of the file."""
        self.records.close()
        try:
            self._thread.submit(self._ledger.close).result()
        finally:
            self._thread.shutdown()
