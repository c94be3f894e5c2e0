"""A connection that only reads: it sees whole transactions, and never holds the writer up."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from casino_desktop.bank.fault import faults
from casino_desktop.bank.schema import PATIENCE, refuse_strangers


def reading(path: Path) -> sqlite3.Connection:
    """The file, read-only. Where the folder cannot be written, it is read as it lies, without shared memory."""
    with faults(path):
        try:
            return _connected(path, "mode=ro")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF not in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY):
                raise
            return _connected(path, "mode=ro&immutable=1")


def _connected(path: Path, how: str) -> sqlite3.Connection:
    conn = sqlite3.connect(
        f"{path.absolute().as_uri()}?{how}", uri=True, isolation_level=None, timeout=PATIENCE, check_same_thread=False
    )
    try:
        refuse_strangers(conn, path)
    except BaseException:
        conn.close()
        raise
    return conn
