"""Backup and restore: one file, checked before it replaces anything, and what was there is kept beside."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from casino_desktop.bank.audit import balances, moved
from casino_desktop.bank.fault import CannotOpen, Damaged, NotOurs, faults
from casino_desktop.bank.ledger import Ledger
from casino_desktop.bank.reading import reading
from casino_desktop.bank.schema import VERSION, copied, refuse_strangers

RESTORED = "restored from a backup"
_COMPANIONS = ("-wal", "-shm")


def back_up(path: Path, target: Path) -> None:
    """A checked copy of the whole file at *target*; a copy that fails leaves what was there."""
    if not path.exists():
        raise CannotOpen(path)
    with _prepared(target) as part, faults(target):
        with closing(reading(path)) as conn:
            copied(conn, part)
        check(part)


def restore(backup: Path, path: Path) -> Path | None:
    """Put *backup* in the place of the file at *path*; says where the old one is kept.

    Whoever restores knows how open shoes go on: every open round is void, every seal revealed and sealed anew.
    """
    if not backup.exists():
        raise CannotOpen(backup)
    with _prepared(path) as part:
        with faults(backup), closing(reading(backup)) as conn:
            copied(conn, part)
        check(part)
        ledger = Ledger(part)
        ledger.void_everything(RESTORED)
        ledger.close()
        return set_aside(path, "before-restore") if path.exists() else None


def check(path: Path) -> None:
    """A file of ours that is whole and whose balances follow from its transfers, or a fault that says why not."""
    with faults(path), closing(sqlite3.connect(path)) as conn:
        if not refuse_strangers(conn, path, VERSION):
            raise NotOurs(path)
        whole = conn.execute("PRAGMA integrity_check(1)").fetchone() == ("ok",)
        if not whole or balances(conn) != moved(conn):
            raise Damaged(path)


def set_aside(path: Path, why: str) -> Path:
    """Move a file out of the way, with all that belongs to it, and say where it is. Nothing is overwritten."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    aside = path.with_name(f"{path.stem}.{why}-{stamp}{path.suffix}")
    number = 1
    while aside.exists():
        number += 1
        aside = path.with_name(f"{path.stem}.{why}-{stamp}-{number}{path.suffix}")
    for companion in ("", *_COMPANIONS):
        if (part := _beside(path, companion)).exists():
            part.rename(_beside(aside, companion))
    return aside


@contextmanager
def _prepared(target: Path) -> Iterator[Path]:
    """A new file beside *target* that takes its place when all went well, and leaves no trace when not."""
    part = target.with_name(f"{target.name}.part")
    _remove(part)
    try:
        yield part
        _flushed(part)
        part.replace(target)
        _flushed(target.parent)
    finally:
        _remove(part)


def _remove(part: Path) -> None:
    for companion in ("", *_COMPANIONS, "-journal"):
        _beside(part, companion).unlink(missing_ok=True)


def _beside(path: Path, companion: str) -> Path:
    return path.with_name(path.name + companion)


def _flushed(path: Path) -> None:
    """On the disk for good; a folder cannot be flushed everywhere."""
    if path.is_dir() and os.name == "nt":
        return
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
