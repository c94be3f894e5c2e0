"""The open file on the bank's own thread: transactions, time that never runs back, transfers."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from casino_desktop.bank.audit import audited
from casino_desktop.bank.curtain import Curtain
from casino_desktop.bank.fault import faults
from casino_desktop.bank.schema import opened
from casino_desktop.engine.money import Mills

_LAST = """SELECT max(
  ifnull((SELECT at FROM transfer ORDER BY id DESC LIMIT 1), 0),
  ifnull((SELECT max(changed_at) FROM round WHERE ended_at IS NULL), 0),
  ifnull((SELECT changed_at FROM round ORDER BY id DESC LIMIT 1), 0))"""
_TRANSFER = "INSERT INTO transfer(round, kind, n, request, source, target, amount, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
_AVAILABLE = """SELECT (SELECT balance FROM account WHERE name = 'player')
  - (SELECT ifnull(sum(reserved), 0) FROM round WHERE reserved > 0)"""


def milliseconds() -> int:
    """Now, since 1970."""
    return time.time_ns() // 1_000_000


class Book:
    """One connection that writes. Every public write is one transaction; doing it twice does it once."""

    def __init__(self, path: Path, now: Callable[[], int] = milliseconds) -> None:
        self.path, self.curtain = path, Curtain()
        self._now = now
        with faults(path):
            self.db = opened(path)
            try:
                self._last = int(self.db.conn.execute(_LAST).fetchone()[0])
                self._stored_before = self._last
                self._clean_before = bool(self.db.conn.execute("SELECT clean FROM vault").fetchone()[0])
                self._take_up()
            except BaseException:
                self.db.conn.close()
                raise

    def _take_up(self) -> None:
        """Audit what was written since the last mark, set the mark, and note that the file is in use."""
        mark, balances = audited(self.db.conn, self.path)
        with self.db.atomic():
            self._do("UPDATE vault SET clean = 0, audited = ?, balances = ?", mark, json.dumps(balances))

    def close(self) -> None:
        """Note a clean end and let go of the file."""
        with faults(self.path):
            try:
                self._do("UPDATE vault SET clean = 1")
            finally:
                self.db.conn.close()

    def closed_cleanly(self) -> bool:
        """Whether the app ended in good order the last time."""
        return self._clean_before

    def last_stored_at(self) -> int:
        """When the app stored something for the last time before this start: whole seconds since 1970, 0 if never."""
        return self._stored_before // 1000

    def available(self) -> Mills:
        """The player's balance less what is reserved by accepted bets."""
        return Mills(self._one(_AVAILABLE)[0])

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        with faults(self.path), self.db.atomic():
            yield

    def _time(self) -> int:
        """Now; if the clock was set back, the last time known, so that what comes later is never stamped earlier."""
        self._last = max(self._last, self._now())
        return self._last

    def _do(self, sql: str, *values: Any) -> int:
        """Execute, and say how many rows it changed."""
        return int(self.db.conn.execute(sql, values).rowcount)

    def _find(self, sql: str, *values: Any) -> Any | None:
        with faults(self.path):
            return self.db.conn.execute(sql, values).fetchone()

    def _one(self, sql: str, *values: Any) -> Any:
        found = self._find(sql, *values)
        if found is None:
            raise LookupError(f"nothing there: {sql} {values}")
        return found

    def _all(self, sql: str, *values: Any) -> list[Any]:
        with faults(self.path):
            return self.db.conn.execute(sql, values).fetchall()

    def _move(self, round_id: int, kind: str, source: str, target: str, amount: int, n: int = 0) -> None:
        if amount:
            self._do(_TRANSFER, round_id, kind, n, None, source, target, amount, self._time())

    def _move_cash(self, request: str, kind: str, source: str, target: str, amount: int) -> None:
        self._do(_TRANSFER, None, kind, 0, request, source, target, amount, self._time())
