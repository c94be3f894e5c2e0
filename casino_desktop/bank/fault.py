"""Faults of the world: not the player's doing and no bug. Each has a sentence, and a name that a screen translates."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path


class Trouble(Enum):
    """Every fault by name."""

    DISK_FULL = "disk_full"
    DISK_FAILS = "disk_fails"
    READ_ONLY = "read_only"
    CANNOT_OPEN = "cannot_open"
    LOCKED = "locked"
    ALREADY_OPEN = "already_open"
    DAMAGED = "damaged"
    NEWER = "newer"
    NOT_OURS = "not_ours"


class Fault(Exception):
    """Something outside went wrong; whatever was committed before is safe, and nothing else was stored."""

    trouble: Trouble
    sentence: str

    def __init__(self, path: Path) -> None:
        super().__init__(self.sentence.format(path=path))
        self.path = path


class DiskFull(Fault):
    trouble = Trouble.DISK_FULL
    sentence = "The disk is full: nothing was changed. Free some space and try again ({path})."


class DiskFails(Fault):
    trouble = Trouble.DISK_FAILS
    sentence = "The disk does not answer: nothing was changed. Look after the drive that holds {path}."


class ReadOnlyFolder(Fault):
    trouble = Trouble.READ_ONLY
    sentence = "{path} cannot be written. Give the folder write permission, or choose another one with --data-dir."


class CannotOpen(Fault):
    trouble = Trouble.CANNOT_OPEN
    sentence = "{path} cannot be opened. See whether the folder exists and may be read."


class LockedByAnother(Fault):
    trouble = Trouble.LOCKED
    sentence = "Another program holds {path}. Close it and try again."


class AlreadyOpen(Fault):
    trouble = Trouble.ALREADY_OPEN
    sentence = "Casino Desktop is already running on {path}. Close it first."


class Damaged(Fault):
    trouble = Trouble.DAMAGED
    sentence = "{path} is damaged. It is left as it is: restore a backup, or set it aside and start afresh."


class NewerFile(Fault):
    trouble = Trouble.NEWER
    sentence = "{path} was written by a newer version of Casino Desktop. Update the app to open it."


class NotOurs(Fault):
    trouble = Trouble.NOT_OURS
    sentence = "{path} is not a file of Casino Desktop. It is left as it is."


_BY_CODE: dict[int, type[Fault]] = {
    sqlite3.SQLITE_FULL: DiskFull,
    sqlite3.SQLITE_IOERR: DiskFails,
    sqlite3.SQLITE_READONLY: ReadOnlyFolder,
    sqlite3.SQLITE_PERM: ReadOnlyFolder,
    sqlite3.SQLITE_CANTOPEN: CannotOpen,
    sqlite3.SQLITE_BUSY: LockedByAnother,
    sqlite3.SQLITE_LOCKED: LockedByAnother,
    sqlite3.SQLITE_CORRUPT: Damaged,
    sqlite3.SQLITE_NOTADB: Damaged,
}
_PRIMARY = 0xFF


@contextmanager
def faults(path: Path) -> Iterator[None]:
    """Say a fault of SQLite in our words; what is our own bug stays what it is."""
    try:
        yield
    except sqlite3.Error as error:
        known = _BY_CODE.get(getattr(error, "sqlite_errorcode", 0) & _PRIMARY)
        if known is None:
            raise
        raise known(path) from error


class NotEnough(Exception):
    """The player's free money does not reach: an answer, not a fault. Nothing was stored."""

    def __init__(self, available: int) -> None:
        super().__init__(f"only {available} mills are free")
        self.available = available


class BettingClosed(Exception):
    """The round no longer takes bets: an answer, not a fault. Nothing was stored."""
