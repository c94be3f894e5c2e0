"""Every balance is the sum of its transfers: since the last mark at each start, over the whole file by the doctor."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

from casino_desktop.bank.fault import Damaged

Balances = dict[str, int]

_IN_PLAY = "SELECT ifnull(sum(staked), 0) FROM round WHERE ended_at IS NULL"
_SINCE = """SELECT name,
  ifnull((SELECT sum(amount) FROM transfer WHERE id > :mark AND target = name), 0)
  - ifnull((SELECT sum(amount) FROM transfer WHERE id > :mark AND source = name), 0)
FROM account"""


def balances(conn: sqlite3.Connection) -> Balances:
    """What the accounts say."""
    return dict(conn.execute("SELECT name, balance FROM account").fetchall())


def moved(conn: sqlite3.Connection, mark: int = 0) -> Balances:
    """What the transfers after *mark* say."""
    return dict(conn.execute(_SINCE, {"mark": mark}).fetchall())


def audited(conn: sqlite3.Connection, path: Path) -> tuple[int, Balances]:
    """The new mark and the balances at it; :class:`Damaged` if the accounts do not follow from the transfers."""
    mark, text = conn.execute("SELECT audited, balances FROM vault").fetchone()
    before, since, now = json.loads(text), moved(conn, mark), balances(conn)
    expected = {name: before[name] + change for name, change in since.items()}
    (in_play,) = conn.execute(_IN_PLAY).fetchone()
    if now != expected or now["in_play"] != in_play:
        raise Damaged(path)
    (last,) = conn.execute("SELECT ifnull(max(id), 0) FROM transfer").fetchone()
    return int(last), now
