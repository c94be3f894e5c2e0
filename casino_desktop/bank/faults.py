"""What can go wrong with a bank: refusals of money, and faults of the world, each with a plain sentence."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from casino_desktop.engine.money import Mills


class NotEnough(Exception):
    """More than the free balance; *available* is what there was."""

    def __init__(self, available: Mills) -> None:
        super().__init__(f"only {available} mills are free")
        self.available = available


class BettingClosed(Exception):
    """Chips for a round that takes no bets any more."""


class Fault(Exception):
    """The world is not as it should be; nothing half-done was stored."""

    sentence = "The casino's file cannot be used."

    def __init__(self, path: Path | str, detail: str = "") -> None:
        super().__init__(f"{self.sentence} ({path}) {detail}".strip())
        self.path, self.detail = Path(path), detail


class DiskFull(Fault):
    sentence = "The disk is full. Nothing was debited; free some space and try again."


class ReadOnlyFolder(Fault):
    sentence = "The casino's folder cannot be written to. Nothing was debited."


class LockedByAnother(Fault):
    sentence = "Another program holds the casino's file. Nothing was debited; close it and try again."


class AlreadyOpen(Fault):
    sentence = "Casino Desktop is already open."


class Damaged(Fault):
    sentence = "The casino's file is damaged. It was left as it is; restore a backup or start anew beside it."


class NewerFile(Fault):
    sentence = "The casino's file was written by a newer version of Casino Desktop. Please use that one."


class NotACasino(Fault):
    sentence = "This file is not a casino's."


_BY_CODE: dict[int, type[Fault]] = {
    sqlite3.SQLITE_FULL: DiskFull,
    sqlite3.SQLITE_READONLY: ReadOnlyFolder,
    sqlite3.SQLITE_CANTOPEN: ReadOnlyFolder,
    sqlite3.SQLITE_PERM: ReadOnlyFolder,
    sqlite3.SQLITE_BUSY: LockedByAnother,
    sqlite3.SQLITE_LOCKED: LockedByAnother,
    sqlite3.SQLITE_CORRUPT: Damaged,
    sqlite3.SQLITE_NOTADB: Damaged,
    sqlite3.SQLITE_IOERR: DiskFull,
}


@contextmanager
def told_plainly(path: Path | str) -> Iterator[None]:
    """SQLite's errors as faults of the world; anything else is a bug and passes."""
    try:
        yield
    except sqlite3.DatabaseError as error:
        code = getattr(error, "sqlite_errorcode", None)
        fault = _BY_CODE.get(code & 0xFF) if code is not None else None
        if fault is None:
            raise
        raise fault(path, str(error)) from error
