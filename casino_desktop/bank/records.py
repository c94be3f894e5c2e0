"""Read-only questions of screens and terminal: each visits a page of rows and no more, whatever the file's size."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import Any

from casino_desktop.bank.curtain import Curtain
from casino_desktop.bank.fault import faults
from casino_desktop.bank.reading import reading
from casino_desktop.bank.roads import ALL, ROAD, ROAD_START
from casino_desktop.bank.round_record import COLUMNS, RoundRecord, record_of
from casino_desktop.engine.money import Mills

PAGE = 50
_FROM = "FROM round r {index} JOIN ruleset rules ON rules.id = r.ruleset JOIN seal s ON s.id = r.seal"
_SINCE = "SELECT id FROM round WHERE opened_at >= ? ORDER BY opened_at, id LIMIT 1"
_UNTIL = "SELECT id FROM round WHERE opened_at < ? ORDER BY opened_at DESC, id DESC LIMIT 1"
_TOTALS = """SELECT ifnull(sum(rounds), 0), ifnull(sum(staked), 0), ifnull(sum(returned), 0), ifnull(sum(won), 0),
  ifnull(sum(lost), 0), ifnull(sum(even), 0), ifnull(sum(void), 0) FROM tally
  WHERE (:table IS NULL OR table_id = :table) AND (:tier IS NULL OR tier = :tier)"""
_ONE = "SELECT table_id, tier, staked, returned FROM round WHERE id = ?"
_CASHIER = "SELECT id, kind, amount, at FROM transfer WHERE round IS NULL AND id < ? ORDER BY id DESC LIMIT ?"
_BALANCE = """SELECT (SELECT balance FROM account WHERE name = 'player')
  - (SELECT ifnull(sum(reserved), 0) FROM round WHERE reserved > 0)"""
_LAST_ID = 2**62


@dataclass(frozen=True, slots=True, kw_only=True)
class Filter:
    """Which rounds: of a table, of a tier of it, begun in [since, until) (milliseconds since 1970)."""

    table: str | None = None
    tier: str | None = None
    since: int | None = None
    until: int | None = None
    staked_only: bool = True
    """the history lists rounds with a stake (rulebook §0)"""


EVERYTHING = Filter()


@dataclass(frozen=True, slots=True)
class Totals:
    """Rounds with a stake and their money; one minus an earlier one is a session."""

    rounds: int
    staked: Mills
    returned: Mills
    won: int
    lost: int
    even: int
    void: int

    @property
    def net(self) -> Mills:
        return Mills(self.returned - self.staked)

    def __sub__(self, earlier: Totals) -> Totals:
        return Totals(
            self.rounds - earlier.rounds,
            Mills(self.staked - earlier.staked),
            Mills(self.returned - earlier.returned),
            self.won - earlier.won,
            self.lost - earlier.lost,
            self.even - earlier.even,
            self.void - earlier.void,
        )


@dataclass(frozen=True, slots=True)
class CashMove:
    """A deposit (amount above nothing) or a withdrawal (below)."""

    id: int
    amount: Mills
    at: int


class Records:
    """A connection of its own, usable from any thread. What the felt has not shown yet is not there."""

    def __init__(self, path: Path, curtain: Curtain | None = None, *, with_secrets: bool = False) -> None:
        self.path, self.curtain = path, curtain or Curtain()
        self._with_secrets = with_secrets
        self._lock = Lock()
        self.conn = reading(path)

    def close(self) -> None:
        with self._lock:
            self.conn.close()

    def history(self, which: Filter = EVERYTHING, *, before: int | None = None, limit: int = PAGE) -> list[RoundRecord]:
        """A page of ended rounds, newest first; the next page is before the last one's id."""
        hidden = self.curtain.rounds
        top = _LAST_ID if before is None else before
        sql, values = self._page(which, "r.id < ?", top, descending=True)
        rows = self._rows(sql, *values, limit + len(hidden))
        return [self._record(row) for row in rows if row[0] not in hidden][:limit]

    def stream(self, which: Filter = EVERYTHING, *, columns: str = COLUMNS) -> Iterator[Any]:
        """Rows of every ended round, oldest first, in small pages: a long export holds nobody up."""
        last = 0
        while True:
            sql, values = self._page(which, "r.id > ?", last, columns=columns)
            rows = self._rows(sql, *values, 500)
            hidden = self.curtain.rounds
            yield from (row for row in rows if row[0] not in hidden)
            if not rows:
                return
            last = rows[-1][0]

    def rounds(self, which: Filter = EVERYTHING) -> Iterator[RoundRecord]:
        """Every ended round, oldest first."""
        return map(self._record, self.stream(which))

    def round(self, code: str) -> RoundRecord | None:
        """The ended round of that code."""
        sql = f"SELECT {COLUMNS} {_FROM.format(index='')} WHERE r.code = ? AND r.ended_at IS NOT NULL"
        rows = self._rows(sql, code)
        return None if not rows or rows[0][0] in self.curtain.rounds else self._record(rows[0])

    def row(self, round_id: int, columns: str) -> Any:
        """Some columns of one round."""
        return self._rows(f"SELECT {columns} {_FROM.format(index='')} WHERE r.id = ?", round_id)[0]

    def totals(self, table: str | None = None, tier: str | None = None) -> Totals:
        """Lifetime totals, of all or of one table (and tier)."""
        with self._lock, faults(self.path):
            found = Totals(*self.conn.execute(_TOTALS, {"table": table, "tier": tier}).fetchone())
        for round_id in self.curtain.rounds:
            found -= self._alone(round_id, table, tier)
        return found

    def _alone(self, round_id: int, table: str | None, tier: str | None) -> Totals:
        """What a round that nobody has seen yet added to the totals."""
        its_table, its_tier, staked, returned = self._rows(_ONE, round_id)[0]
        if not staked or table not in (None, its_table) or tier not in (None, its_tier):
            return Totals(0, Mills(0), Mills(0), 0, 0, 0, 0)
        return Totals(1, staked, returned, returned > staked, returned < staked, returned == staked, 0)

    def balance(self) -> Mills:
        """The free balance as the player was shown it: without the pay of rounds that still play on the felt."""
        unseen = sum(self._rows(_ONE, round_id)[0][3] for round_id in self.curtain.rounds)
        return Mills(self._rows(_BALANCE)[0][0] - unseen)

    def marks(self, table: str, tier: str, *, limit: int | None = None) -> list[int]:
        """The last *limit* marks since roads were cleared (all without a limit), oldest first."""
        ((after,),) = self._rows(ROAD_START, table, tier) or ((0,),)
        hidden = self.curtain.rounds
        wanted = ALL if limit is None else limit + len(hidden)
        rows = [mark for round_id, mark in self._rows(ROAD, table, tier, after, wanted) if round_id not in hidden]
        return list(reversed(rows if limit is None else rows[:limit]))

    def cashier(self, *, before: int | None = None, limit: int = PAGE) -> list[CashMove]:
        """Deposits and withdrawals, newest first."""
        rows = self._rows(_CASHIER, _LAST_ID if before is None else before, limit)
        return [CashMove(key, Mills(amount if kind == "deposit" else -amount), at) for key, kind, amount, at in rows]

    def _page(
        self, which: Filter, bound: str, last: int, *, columns: str = COLUMNS, descending: bool = False
    ) -> tuple[str, list[Any]]:
        """The one SELECT of the history, with the index that serves its filter."""
        index, terms, values = "", [bound, "r.ended_at IS NOT NULL"], [last]
        if which.staked_only:
            suffix = "_of_tier" if which.tier and which.table else "_of_table" if which.table else ""
            index, terms = f"INDEXED BY round_history{suffix}", [*terms, "r.staked > 0"]
        for column, wanted in (("r.table_id", which.table), ("r.tier", which.tier)):
            if wanted is not None:
                terms.append(f"{column} = ?")
                values.append(wanted)  # type: ignore[arg-type]
        for term, at, sql in (("r.id >= ?", which.since, _SINCE), ("r.id <= ?", which.until, _UNTIL)):
            if at is not None:
                terms.append(term)
                values.append(self._edge(sql, at, _LAST_ID if sql is _SINCE else 0))
        order = "DESC" if descending else "ASC"
        where = " AND ".join(terms)
        return f"SELECT {columns} {_FROM.format(index=index)} WHERE {where} ORDER BY r.id {order} LIMIT ?", values

    def _edge(self, sql: str, at: int, otherwise: int) -> int:
        """Where a moment lies among the ids: times never run back, so both are in the same order."""
        rows = self._rows(sql, at)
        return int(rows[0][0]) if rows else otherwise

    def _record(self, row: Any) -> RoundRecord:
        return record_of(row, self.curtain.seals, with_secrets=self._with_secrets)

    def _rows(self, sql: str, *values: Any) -> list[Any]:
        with self._lock, faults(self.path):
            return self.conn.execute(sql, values).fetchall()
