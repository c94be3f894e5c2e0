"""One process at a time: the window and the terminal share one lock."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from casino_desktop.bank.fault import AlreadyOpen, ReadOnlyFolder

LOCK = "casino.lock"


@contextmanager
def one_at_a_time(folder: Path) -> Iterator[None]:
    """Hold the folder; :class:`AlreadyOpen` if somebody else does. A process that dies lets go by itself."""
    lock = FileLock(folder / LOCK)
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise AlreadyOpen(folder) from None
    except OSError:
        raise ReadOnlyFolder(folder) from None
    try:
        yield
    finally:
        lock.release()
