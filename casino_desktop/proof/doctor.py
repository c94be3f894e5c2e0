"""Examine the whole file: is it whole, does the money add up, does every round re-settle to what was paid."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from casino_desktop.bank.audit import balances, moved
from casino_desktop.bank.fault import Fault, faults
from casino_desktop.bank.records import Filter, Records
from casino_desktop.proof.verify import verify

HALF_PAID = """SELECT r.code FROM round r LEFT JOIN (
    SELECT round, sum(amount * (kind IN ('stake', 'raise'))) AS staked,
      sum(amount * (kind IN ('pay', 'refund'))) AS back,
      sum(amount * (target = 'in_play')) - sum(amount * (source = 'in_play')) AS held
    FROM transfer WHERE round IS NOT NULL GROUP BY round) t ON t.round = r.id
  WHERE ifnull(t.staked, 0) <> r.staked OR ifnull(t.back, 0) <> r.returned
    OR ifnull(t.held, 0) <> iif(r.ended_at IS NULL, r.staked, 0)"""
TALLY = """SELECT table_id, tier, count(*), sum(staked), sum(returned), sum(phase = 'void') FROM round
  WHERE staked > 0 AND ended_at IS NOT NULL GROUP BY table_id, tier
  EXCEPT SELECT table_id, tier, rounds, staked, returned, void FROM tally"""
SHOES = """SELECT s.code, s.position, s.burns,
    json_group_array(json_array(r.first_card, r.cards_used, r.ended_at IS NULL))
  FROM seal s JOIN (SELECT * FROM round ORDER BY id) r ON r.seal = s.id WHERE s.each_round = 0 GROUP BY s.id"""
_SHOWN = 3


@dataclass(frozen=True, slots=True)
class Check:
    """One examination."""

    name: str
    ok: bool
    detail: str


@dataclass(frozen=True, slots=True)
class Report:
    """All examinations; healthy if each is."""

    checks: tuple[Check, ...]

    @property
    def healthy(self) -> bool:
        return all(check.ok for check in self.checks)


def doctor(path: Path) -> Report:
    """Examine the file at *path*, read-only. A fault of the world is a finding, not an exception."""
    if not path.exists():
        return Report((Check("file", ok=True, detail=f"nothing stored yet: {path}"),))
    try:
        records = Records(path, with_secrets=True)
    except Fault as fault:
        return Report((Check("file", ok=False, detail=str(fault)),))
    with closing(records):
        checks = (_examined(name, look, records) for name, look in _EXAMINATIONS)
        return Report(tuple(checks))


def _examined(name: str, look: Callable[[Records], Iterator[str]], records: Records) -> Check:
    """The last line that *look* yields sums up; any before it is a finding."""
    try:
        with faults(records.path):
            *findings, summary = look(records)
    except (Fault, sqlite3.Error, ValueError, LookupError) as error:
        return Check(name, ok=False, detail=f"cannot be read: {error}")
    if findings:
        more = f" and {len(findings) - _SHOWN} more" if len(findings) > _SHOWN else ""
        return Check(name, ok=False, detail="; ".join(findings[:_SHOWN]) + more)
    return Check(name, ok=True, detail=summary)


def _integrity(records: Records) -> Iterator[str]:
    for (said,) in records.conn.execute("PRAGMA integrity_check(10)").fetchall():
        if said != "ok":
            yield str(said)
    for table, row, parent, _ in records.conn.execute("PRAGMA foreign_key_check").fetchall():
        yield f"{table} {row} refers to nothing in {parent}"
    yield "the file is whole"


def _balances(records: Records) -> Iterator[str]:
    stored, summed = balances(records.conn), moved(records.conn)
    for name, balance in stored.items():
        if summed[name] != balance:
            yield f"{name} has {balance}, its transfers say {summed[name]}"
    if sum(stored.values()):
        yield f"money came from nowhere: {sum(stored.values())}"
    yield f"player {stored.get('player', 0)} mills, every balance equals its transfers"


def _rounds(records: Records) -> Iterator[str]:
    for (code,) in records.conn.execute(HALF_PAID):
        yield f"round {code} is half paid"
    (count,) = records.conn.execute("SELECT count(*) FROM round WHERE ended_at IS NOT NULL").fetchone()
    yield f"{count} rounds, none half paid"


def _totals(records: Records) -> Iterator[str]:
    for table, tier, *_ in records.conn.execute(TALLY):
        yield f"the totals of {table} ({tier}) are not those of its rounds"
    yield "totals equal the rounds"


def _shoes(records: Records) -> Iterator[str]:
    count = 0
    for code, position, burns, rounds in records.conn.execute(SHOES):
        count += 1
        yield from _gaps(code, position, set(json.loads(burns)), json.loads(rounds))
    yield f"{count} shoes, positions continuous"


def _gaps(code: str, position: int, burns: set[int], rounds: list[list[int]]) -> Iterator[str]:
    """Each round begins where the one before it ended, burns left out."""
    at = 0
    for first_card, cards_used, is_open in rounds:
        while at in burns:
            at += 1
        if first_card != at:
            yield f"shoe {code} goes on at {first_card}, not at {at}"
            return
        at = first_card + (0 if is_open else cards_used)
    while at in burns:
        at += 1
    if at != position:
        yield f"shoe {code} stands at {position}, not at {at}"


def _settlements(records: Records) -> Iterator[str]:
    count = 0
    for count, record in enumerate(records.rounds(Filter(staked_only=False)), 1):  # noqa: B007
        found = verify(record).difference
        if found is not None:
            yield f"round {record.code}: {found.name}: {found.detail}"
    yield f"{count} rounds re-settle to what was paid"


_EXAMINATIONS: tuple[tuple[str, Callable[[Records], Iterator[str]]], ...] = (
    ("file", _integrity),
    ("balances", _balances),
    ("rounds", _rounds),
    ("totals", _totals),
    ("shoes", _shoes),
    ("settlements", _settlements),
)
