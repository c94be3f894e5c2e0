"""The history for other programs: a stream of records, built from what is stored as it is stored."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, TextIO

from casino_desktop.bank.records import EVERYTHING, Filter, Records

_COLUMNS = """r.id, r.code, r.table_id, r.tier, r.opened_at, r.ended_at, r.phase, r.currency, r.slip, r.lines, r.staked,
  r.returned, r.balance_after, r.result -> '$.cards', r.result -> '$.pocket', r.answers, r.reason, r.first_card,
  s.id, s.code, s.each_round, s.commitment, s.client_seed, s.server_seed, s.revealed_at, s.cut, s.burns"""
FIELDS = (
    "code",
    "table",
    "tier",
    "started",
    "ended",
    "status",
    "currency",
    "bets",
    "pays",
    "balance_before",
    "balance_after",
    "cards",
    "pocket",
    "decisions",
    "commitment",
    "client_seed",
    "server_seed",
    "shoe_code",
    "shoe_position",
    "cut",
    "burns",
    "reason",
)
_NULL = "null"
_quoted = json.encoder.encode_basestring_ascii
_KEYS = tuple(f"{_quoted(name)}:" for name in FIELDS)


def exported_json(records: Records, out: TextIO, which: Filter = EVERYTHING) -> int:
    """One JSON array, a record a line; says how many. Money is in mills, a thousandth of the currency's unit."""
    count = 0
    for values in _texts(records, which):
        out.write("[\n{" if not count else ",\n{")
        out.write(",".join(map(str.__add__, _KEYS, values)))
        out.write("}")
        count += 1
    out.write("\n]\n" if count else "[]\n")
    return count


def exported_csv(records: Records, out: TextIO, which: Filter = EVERYTHING) -> int:
    """A header and a line a record; lists are JSON in their cell, what is not there is empty."""
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(FIELDS)
    count = 0
    for count, values in enumerate(_texts(records, which), 1):  # noqa: B007
        writer.writerow(map(_cell, values))
    return count


def exported(records: Records, code: str) -> dict[str, Any] | None:
    """The record of one round, as it stands in the export."""
    found = records.round(code)
    if found is None:
        return None
    row = records.row(found.id, _COLUMNS)
    plain = zip(_KEYS, _values(row, records.curtain.seals), strict=True)
    value: dict[str, Any] = json.loads("{" + ",".join(key + text for key, text in plain) + "}")
    return value


def moment(milliseconds: int) -> str:
    """``2026-11-18T09:05:00.123Z``."""
    at = datetime.fromtimestamp(milliseconds // 1000, UTC)
    return f"{at:%Y-%m-%dT%H:%M:%S}.{milliseconds % 1000:03}Z"


def _cell(text: str) -> str:
    return "" if text == _NULL else json.loads(text) if text[0] == '"' else text


def _texts(records: Records, which: Filter) -> Iterator[tuple[str, ...]]:
    for row in records.stream(which, columns=_COLUMNS):
        yield _values(row, records.curtain.seals)


def _values(row: Any, closed: frozenset[int]) -> tuple[str, ...]:
    """Each field as JSON."""
    (_, code, table, tier, opened, ended, phase, currency, slip, lines, staked, returned, after, cards, pocket) = row[
        :15
    ]
    (answers, reason, first_card, seal, seal_code, each_round, commitment, client, server, revealed, cut, burns) = row[
        15:
    ]
    bets, pays = _bets(slip, lines, staked)
    return (
        f'"{code}"',
        f'"{table}"',
        f'"{tier}"',
        f'"{moment(opened)}"',
        f'"{moment(ended)}"',
        f'"{phase}"',
        f'"{currency}"',
        bets,
        pays,
        str(after - returned + staked),
        str(after),
        cards or _NULL,
        pocket or _NULL,
        answers or "[]",
        f'"{commitment}"',
        _quoted(client),
        f'"{server.hex()}"' if revealed is not None and seal not in closed else _NULL,
        _NULL if each_round else f'"{seal_code}"',
        str(first_card),
        str(cut),
        burns,
        _NULL if reason is None else _quoted(reason),
    )


def _bets(slip: str, lines: str | None, staked: int) -> tuple[str, str]:
    """What was staked, raises too, and what came back for it. A void round gave everything back."""
    if lines is not None and '"wager":' not in lines:
        return slip, lines
    if lines is not None:
        return json.dumps([{"spot": line["spot"], "amount": line["stake"]} for line in json.loads(lines)]), lines
    bets = json.loads(slip)
    raised = staked - sum(bet["amount"] for bet in bets)
    if raised > 0:
        bets.append({"spot": "raised", "amount": raised})
    paid = [
        {"spot": bet["spot"], "stake": bet["amount"], "verdict": "returned", "returned": bet["amount"]} for bet in bets
    ]
    return json.dumps(bets), json.dumps(paid)
