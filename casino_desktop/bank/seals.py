"""Seals: the next one is published before its bets; the open one deals; a revealed one can be checked by anyone."""

from __future__ import annotations

import json
import os
import secrets
from dataclasses import dataclass
from typing import Any

from sqlite_utils import Database

from casino_desktop.bank.round import Seal
from casino_desktop.engine.fairness import SEED_BYTES, client_seed, commitment

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_COLUMNS = "id, code, server_seed, client_seed, commitment, cut, position, burns"


@dataclass(frozen=True, slots=True)
class Place:
    """A table and tier, and the prefix of its codes."""

    table: str
    tier: str
    prefix: str


def new_code(prefix: str, number: int) -> str:
    """``BW-9C3P-207``: the table, four random letters, a running number."""
    return f"{prefix}-{''.join(secrets.choice(LETTERS) for _ in range(4))}-{number}"


def in_state(db: Database, table: str, tier: str, state: str) -> Seal | None:
    """The waiting or the open seal of a table."""
    row = db.execute(
        f"SELECT {_COLUMNS} FROM seal WHERE table_id = ? AND tier = ? AND state = '{state}'", (table, tier)
    ).fetchone()
    return None if row is None else _seal(row)


def by_id(db: Database, seal: int) -> Seal:
    return _seal(db.execute(f"SELECT {_COLUMNS} FROM seal WHERE id = ?", (seal,)).fetchone())


def _seal(row: tuple[Any, ...]) -> Seal:
    seal, code, server_seed, own_seed, published, cut, position, burns = row
    return Seal(seal, code, server_seed, own_seed, published, cut, position, tuple(json.loads(burns)))


def waiting(db: Database, place: Place, now: int) -> Seal:
    """The seal that is published for the next shoe or round, made if there is none."""
    found = in_state(db, place.table, place.tier, "waiting")
    if found is not None:
        return found
    number = int(db.execute("SELECT ifnull(max(id), 0) + 1 FROM seal").fetchone()[0])
    seed = os.urandom(SEED_BYTES)
    db.execute(
        "INSERT INTO seal(code, table_id, tier, state, server_seed, client_seed, commitment, sealed_at)"
        " VALUES (?, ?, ?, 'waiting', ?, ?, ?, ?)",
        (
            new_code(place.prefix, number),
            place.table,
            place.tier,
            seed,
            kept_client_seed(db),
            commitment(seed),
            now,
        ),
    )
    made = in_state(db, place.table, place.tier, "waiting")
    assert made is not None
    return made


def take(db: Database, place: Place, now: int) -> Seal:
    """Open the waiting seal; its client seed is fixed from here on, and the next one is published at once."""
    seal = waiting(db, place, now)
    db.execute("UPDATE seal SET state = 'open' WHERE id = ?", (seal.id,))
    waiting(db, place, now)
    return seal


def reveal(db: Database, seal: int, now: int) -> None:
    """From now on the server seed is no secret."""
    db.execute("UPDATE seal SET state = 'revealed', revealed_at = ? WHERE id = ? AND state = 'open'", (now, seal))


def kept_client_seed(db: Database) -> str:
    """The player's own seed; until one is chosen, sixteen random digits that are kept."""
    row = db.execute("SELECT value FROM preference WHERE name = 'client_seed'").fetchone()
    if row is not None:
        return str(json.loads(row[0]))
    made = secrets.token_hex(8)
    db.execute("INSERT INTO preference VALUES ('client_seed', ?)", (json.dumps(made),))
    return made


def set_client_seed(db: Database, table: str, tier: str, text: str) -> None:
    """For the seals that wait; an open one keeps the seed it has."""
    composed = client_seed(text)
    db.execute("INSERT OR REPLACE INTO preference VALUES ('client_seed', ?)", (json.dumps(composed),))
    db.execute(
        "UPDATE seal SET client_seed = ? WHERE table_id = ? AND tier = ? AND state = 'waiting'",
        (composed, table, tier),
    )
