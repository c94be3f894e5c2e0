"""``casino-desktop rtp``: the exact return of every bet, beside the published one."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable
from decimal import Decimal, localcontext
from fractions import Fraction
from typing import TYPE_CHECKING

from casino_desktop.engine.catalogue import CATALOGUE, table
from casino_desktop.odds.bet import BetOdds, Number
from casino_desktop.odds.table import odds_of

if TYPE_CHECKING:
    from casino_desktop.engine.spec import TableSpec

EXACT_DIGITS = 15
DOUBLE_DIGITS = 13
"""perfect play is computed in doubles: more digits would be made up"""
USAGE_ERROR = 2


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Teach the command line this command."""
    parser = subparsers.add_parser("rtp", help="the exact return of every bet")
    parser.add_argument("--table", metavar="ID", help="only this table")
    parser.add_argument("--json", action="store_true", help="for other programs")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the odds of one table or of all; an unknown table is a usage error."""
    specs: Iterable[TableSpec] = CATALOGUE
    if args.table is not None:
        try:
            specs = (table(args.table),)
        except KeyError as unknown:
            print(f"casino-desktop rtp: {unknown.args[0]}.", file=sys.stderr)
            return USAGE_ERROR
    found = {spec.id: odds_of(spec) for spec in specs}
    print(_json(found) if args.json else _readable(found))
    return 0


def _json(found: dict[str, dict[str, BetOdds]]) -> str:
    tables = {table_id: {bet: _plain(odds) for bet, odds in bets.items()} for table_id, bets in found.items()}
    return json.dumps({"tables": tables}, indent=2)


def _plain(odds: BetOdds) -> dict[str, object]:
    return {
        "exact": digits(odds.returns),
        "published": None if odds.published is None else float(odds.published),
        "edge": float(odds.edge),
        "hit": float(odds.hit),
        "sd": odds.sd,
    }


def digits(number: Number) -> str:
    """A fraction to 15 decimals, rounded once; a double to the decimals that it is good for."""
    if not isinstance(number, Fraction):
        return f"{number:.{DOUBLE_DIGITS}f}"
    with localcontext(prec=EXACT_DIGITS + 20):
        return f"{Decimal(number.numerator) / number.denominator:.{EXACT_DIGITS}f}"


def _readable(found: dict[str, dict[str, BetOdds]]) -> str:
    lines = [f"{'':24}{'return %':>14}{'published':>12}{'edge %':>12}{'hit %':>10}{'sd':>10}"]
    for table_id, bets in found.items():
        lines += ["", table_id]
        for bet, odds in bets.items():
            returns, edge, hit = (float(100 * number) for number in (odds.returns, odds.edge, odds.hit))
            published = odds.published or "–"
            lines.append(f"  {bet:22}{returns:>14.6f}{published:>12}{edge:>12.6f}{hit:>10.4f}{odds.sd:>10.4f}")
    return "\n".join(lines)
