"""One casino at a time on a folder: the window and the commands that write share one lock."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from casino_desktop.bank.faults import AlreadyOpen

NAME = "casino.lock"


@contextmanager
def one_at_a_time(folder: Path) -> Iterator[None]:
    """Hold the folder; :class:`AlreadyOpen` where somebody else does."""
    lock = FileLock(folder / NAME, timeout=0)
    try:
        lock.acquire()
    except Timeout:
        raise AlreadyOpen(folder) from None
    try:
        yield
    finally:
        lock.release()
