"""Do the balances equal the transfers? Since the last mark at each start, from the beginning in ``doctor``."""

from __future__ import annotations

import json
from pathlib import Path

from sqlite_utils import Database

from casino_desktop.bank.faults import Damaged


def moved(db: Database, after: int) -> dict[str, int]:
    """What the transfers after one of them did to each account."""
    sums = {name: 0 for (name,) in db.execute("SELECT name FROM account").fetchall()}
    for source, target, amount in db.execute(
        "SELECT source, target, sum(amount) FROM transfer WHERE id > ? GROUP BY source, target", (after,)
    ).fetchall():
        sums[source] -= amount
        sums[target] += amount
    return sums


def difference(db: Database, after: int, balances: dict[str, int]) -> str | None:
    """The first account whose balance is not what the transfers say, in words."""
    sums = moved(db, after)
    for name, balance in db.execute("SELECT name, balance FROM account ORDER BY name").fetchall():
        expected = balances.get(name, 0) + sums[name]
        if expected != balance:
            return f"{name} holds {balance}, the transfers say {expected}"
    return None


def check(db: Database, path: Path) -> None:
    """Audit since the last mark, then set a new one; a difference is damage."""
    after, stored = db.execute("SELECT transfer, balances FROM audit").fetchone()
    found = difference(db, after, json.loads(stored))
    if found:
        raise Damaged(path, found)
    newest = db.execute("SELECT ifnull(max(id), 0) FROM transfer").fetchone()[0]
    balances = dict(db.execute("SELECT name, balance FROM account").fetchall())
    db.execute("UPDATE audit SET transfer = ?, balances = ?", (newest, json.dumps(balances)))
