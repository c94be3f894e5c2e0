"""``casino-desktop doctor``: examine the whole file."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from casino_desktop.bank.fault import Fault
from casino_desktop.commands.opened import add_options, file_in_hand
from casino_desktop.proof.doctor import Check, Report, doctor


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Teach the command line this command."""
    add_options(subparsers.add_parser("doctor", help="is the file whole, does the money add up"), run)


def run(args: argparse.Namespace) -> int:
    """Print every check; 0 if the file is healthy, else 1."""
    try:
        with file_in_hand(args) as path:
            report = doctor(path)
    except Fault as fault:
        report = Report((Check("file", ok=False, detail=str(fault)),))
    if args.json:
        print(json.dumps({"healthy": report.healthy, "checks": [asdict(check) for check in report.checks]}, indent=2))
    else:
        for check in report.checks:
            print(f"{'ok ' if check.ok else 'NOT'} {check.name:12} {check.detail}")
        print("healthy" if report.healthy else "not healthy")
    return 0 if report.healthy else 1
