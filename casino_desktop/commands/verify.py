"""``casino-desktop verify``: recompute a round, or all of them, from their seals."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from dataclasses import asdict
from typing import Any

from casino_desktop.bank.records import Filter, Records
from casino_desktop.commands.opened import add_options, records_in_hand
from casino_desktop.proof.verify import Standing, Verification, verify


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Teach the command line this command."""
    parser = subparsers.add_parser("verify", help="recompute rounds from their seals")
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("code", nargs="?", metavar="CODE", help="one round")
    which.add_argument("--all", action="store_true", help="every round; those of shoes in use are counted apart")
    add_options(parser, run)


def run(args: argparse.Namespace) -> int:
    """0 if everything agrees (or is still sealed), 1 with the first difference."""
    with records_in_hand(args) as records:
        return _all(args, records) if args.all else _one(args, records)


def _one(args: argparse.Namespace, records: Records | None) -> int:
    record = None if records is None else records.round(args.code)
    if record is None:
        message = f"There is no finished round {args.code}."
        print(json.dumps({"error": message}) if args.json else message, file=sys.stderr)
        return 1
    found = verify(record)
    if args.json:
        print(json.dumps(_plain(found), indent=2))
    else:
        for step in found.steps:
            print(f"{'ok ' if step.ok else 'NOT'} {step.name}: {step.detail}")
        print(f"{found.code}: {_SENTENCES[found.standing]}")
    return 1 if found.standing is Standing.DIFFERS else 0


def _all(args: argparse.Namespace, records: Records | None) -> int:
    counts: Counter[Standing] = Counter()
    first: Verification | None = None
    for record in [] if records is None else records.rounds(Filter(staked_only=False)):
        found = verify(record)
        counts[found.standing] += 1
        if first is None and found.standing is Standing.DIFFERS:
            first = found
    if args.json:
        numbers = {standing.value: counts[standing] for standing in Standing}
        print(json.dumps(numbers | {"first_difference": None if first is None else _plain(first)}, indent=2))
    else:
        print(", ".join(f"{counts[standing]} {_SENTENCES[standing]}" for standing in Standing))
        if first is not None and first.difference is not None:
            print(f"first difference: {first.code}: {first.difference.name}: {first.difference.detail}")
    return 0 if first is None else 1


def _plain(found: Verification) -> dict[str, Any]:
    difference = found.difference
    return {
        "code": found.code,
        "standing": found.standing.value,
        "steps": [asdict(step) for step in found.steps],
        "difference": None if difference is None else asdict(difference),
    }


_SENTENCES = {
    Standing.AGREES: "verified",
    Standing.DIFFERS: "different",
    Standing.SEALED: "still sealed: the shoe is in use",
}
