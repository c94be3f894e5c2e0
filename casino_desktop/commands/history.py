"""``casino-desktop history``: list, show or export the rounds."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from casino_desktop.bank.export import exported, exported_csv, exported_json, moment
from casino_desktop.bank.records import Filter, Records
from casino_desktop.bank.round_record import RoundRecord
from casino_desktop.commands.opened import add_options, records_in_hand
from casino_desktop.proof.receipt import amount, receipt

_FORMATS: dict[str, Callable[..., int]] = {"json": exported_json, "csv": exported_csv}
_NOTHING = {"json": "[]\n", "csv": ""}


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Teach the command line this command."""
    deeds = subparsers.add_parser("history", help="the rounds that were played").add_subparsers(
        dest="deed", metavar="list|show|export", required=True
    )
    listing = deeds.add_parser("list", help="the newest rounds")
    listing.add_argument("--limit", type=int, default=20, metavar="N", help="how many (20)")
    showing = deeds.add_parser("show", help="one round")
    showing.add_argument("code", metavar="CODE")
    exporting = deeds.add_parser("export", help="every round; money in mills (thousandths)")
    exporting.add_argument("--format", choices=sorted(_FORMATS), default="json")
    exporting.add_argument("--all", action="store_true", help="rounds without a stake too")
    for parser in (listing, exporting):
        parser.add_argument("--table", dest="only_table", metavar="ID", help="of this table")
        parser.add_argument("--tier", dest="only_tier", metavar="ID", help="of this tier")
        parser.add_argument("--since", type=_moment, metavar="WHEN", help="begun at or after 2026-11-18[T09:05] (UTC)")
    for parser, run in ((listing, _list), (showing, _show), (exporting, _export)):
        add_options(parser, run)


def _moment(text: str) -> int:
    """A date, or a date and a time, in milliseconds since 1970; without a zone it is UTC."""
    try:
        at = datetime.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError("a moment is written like 2026-11-18 or 2026-11-18T09:05") from None
    whole = at if at.tzinfo else at.replace(tzinfo=UTC)
    return int(whole.timestamp()) * 1000


def _filter(args: argparse.Namespace) -> Filter:
    staked_only = not getattr(args, "all", False)
    return Filter(table=args.only_table, tier=args.only_tier, since=args.since, staked_only=staked_only)


def _list(args: argparse.Namespace) -> int:
    with records_in_hand(args) as records:
        rounds = [] if records is None else records.history(_filter(args), limit=args.limit)
    if args.json:
        print(json.dumps([_plain(found) for found in rounds], indent=2))
        return 0
    for found in rounds:
        net = f"{amount(found.staked):>12} {amount(found.returned):>12} {amount(found.net):>12}"
        print(f"{found.code:16} {moment(found.started)} {found.table:24} {found.tier:8} {found.phase.value:8} {net}")
    return 0


def _plain(found: RoundRecord) -> dict[str, Any]:
    return {
        "code": found.code,
        "table": found.table,
        "tier": found.tier,
        "started": moment(found.started),
        "status": found.phase.value,
        "staked": found.staked,
        "returned": found.returned,
    }


def _show(args: argparse.Namespace) -> int:
    with records_in_hand(args) as records:
        found = None if records is None else records.round(args.code)
        if records is None or found is None:
            print(f"There is no finished round {args.code}.", file=sys.stderr)
            return 1
        print(json.dumps(exported(records, args.code), indent=2) + "\n" if args.json else receipt(found), end="")
    return 0


def _export(args: argparse.Namespace) -> int:
    with records_in_hand(args) as records:
        if records is None:
            sys.stdout.write(_NOTHING[args.format])
        else:
            _written(records, args)
    return 0


def _written(records: Records, args: argparse.Namespace) -> None:
    _FORMATS["json" if args.json else args.format](records, sys.stdout, _filter(args))
    sys.stdout.flush()
