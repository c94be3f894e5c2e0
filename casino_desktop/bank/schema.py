"""The file and its version: created, migrated after a copy was kept, or refused with a sentence."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from sqlite_utils import Database, Migrations

from casino_desktop.bank.fault import Damaged, NewerFile, NotOurs

APPLICATION_ID = 0x43534E4F
"""CSNO: how ``file`` and we know the file."""
VERSION = 1
MIGRATIONS = Migrations("bank")
PATIENCE = 0.5
"""seconds that a write waits for another program's lock"""


@MIGRATIONS()
def first_version(db: Database) -> None:
    """Everything of version 1."""
    for statement in statements((Path(__file__).parent / "schema.sql").read_text(encoding="utf-8")):
        db.conn.execute(statement)


def statements(script: str) -> Iterator[str]:
    """One by one, because ``executescript`` would commit the transaction it runs in."""
    part = ""
    for line in script.splitlines(keepends=True):
        part += line
        if sqlite3.complete_statement(part):
            yield part
            part = ""


def opened(path: Path, migrations: Migrations = MIGRATIONS, version: int = VERSION) -> Database:
    """The file, ready to write: of this version, whole transactions only, each on the disk before it counts."""
    db = Database(sqlite3.connect(path, isolation_level=None, timeout=PATIENCE))
    try:
        before = refuse_strangers(db.conn, path, version)
        db.conn.execute("PRAGMA journal_mode=WAL")
        db.conn.execute("PRAGMA synchronous=FULL")
        db.conn.execute("PRAGMA foreign_keys=ON")
        if before < version:
            _migrate(db, path, migrations, before, version)
    except BaseException:
        db.conn.close()
        raise
    return db


def refuse_strangers(conn: sqlite3.Connection, path: Path, version: int = VERSION) -> int:
    """The file's version, 0 if it is new; a file that is newer or not ours is refused untouched."""
    (owner,) = conn.execute("PRAGMA application_id").fetchone()
    (found,) = conn.execute("PRAGMA user_version").fetchone()
    (tables,) = conn.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if owner != APPLICATION_ID and (owner or found or tables):
        raise NotOurs(path)
    if found > version:
        raise NewerFile(path)
    if owner == APPLICATION_ID and not tables:
        raise Damaged(path)
    return int(found)


def _migrate(db: Database, path: Path, migrations: Migrations, before: int, version: int) -> None:
    """All migrations or none; an older file is copied beside first."""
    if before:
        copied(db.conn, path.with_name(f"{path.stem}.version-{before}{path.suffix}"))
    with db.atomic():
        migrations.apply(db)
        db.conn.execute(f"PRAGMA application_id={APPLICATION_ID}")
        db.conn.execute(f"PRAGMA user_version={version}")


def copied(conn: sqlite3.Connection, target: Path) -> None:
    """A whole copy of an open file, in one file."""
    with closing(sqlite3.connect(target)) as copy:
        conn.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")
