"""The one file: opened, recognised, migrated. WAL and full synchrony, so that what was told is on the disk."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

from sqlite_utils import Database
from sqlite_utils.migrations import Migrations

from casino_desktop.bank.faults import NewerFile, NotACasino, told_plainly

APPLICATION_ID = 0x43415349
VERSION = 1
SCHEMA = Path(__file__).with_name("schema.sql")

migrations = Migrations("casino")


@migrations()
def m001_first(db: Database) -> None:
    """The first schema."""
    for statement in _statements(SCHEMA.read_text(encoding="utf-8")):
        db.execute(statement)


def _statements(script: str) -> list[str]:
    """The statements of a script; executescript would commit the migration's transaction."""
    statements, held = [], ""
    for line in script.splitlines(keepends=True):
        held += line
        if sqlite3.complete_statement(held):
            statements.append(held)
            held = ""
    return statements


def connect(path: Path) -> Database:
    """Open the casino's file for writing: created, or migrated after a copy was set aside."""
    with told_plainly(path):
        db = Database(sqlite3.connect(path, isolation_level=None, timeout=2.0))
        try:
            _recognise(db, path)
            db.execute("PRAGMA journal_mode=WAL")
            db.execute("PRAGMA synchronous=FULL")
            db.execute("PRAGMA foreign_keys=ON")
            migrate(db, path, migrations)
        except BaseException:
            db.close()
            raise
    return db


def connect_to_read(path: Path) -> Database:
    """A connection that cannot write."""
    with told_plainly(path):
        db = Database(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None))
        db.execute("PRAGMA query_only=ON")
        _recognise(db, path)
    return db


def _number(db: Database, pragma: str) -> int:
    return int(db.execute(f"PRAGMA {pragma}").fetchone()[0])


def _recognise(db: Database, path: Path) -> None:
    """Ours and not newer than we are; an empty file is new."""
    is_empty = not db.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone()
    if not is_empty and _number(db, "application_id") != APPLICATION_ID:
        raise NotACasino(path)
    if _number(db, "user_version") > VERSION:
        raise NewerFile(path)


def migrate(db: Database, path: Path, wanted: Migrations, version: int = VERSION) -> None:
    """Bring the file to *version*, after setting aside a copy of what was there."""
    if not wanted.pending(db):
        return
    before = _number(db, "user_version")
    if before:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        shutil.copy2(path, path.with_name(f"{path.name}.before-{version}"))
    with db.atomic():
        wanted.apply(db)
        db.execute(f"PRAGMA application_id={APPLICATION_ID}")
        db.execute(f"PRAGMA user_version={version}")
