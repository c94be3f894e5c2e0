"""``casino-desktop backup`` and ``restore``: the whole casino in one file, and back."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from casino_desktop.bank.backup import back_up, restore
from casino_desktop.commands.opened import add_options, file_in_hand


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Teach the command line both commands."""
    for name, said, run in (
        ("backup", "copy everything into one file", _back_up),
        ("restore", "take everything from a backup; what is there is kept beside", _restore),
    ):
        parser = subparsers.add_parser(name, help=said)
        parser.add_argument("file", type=Path, metavar="FILE")
        add_options(parser, run)


def run(args: argparse.Namespace) -> int:
    """Either of the two, by its name."""
    return (_restore if args.command == "restore" else _back_up)(args)


def _back_up(args: argparse.Namespace) -> int:
    with file_in_hand(args) as path:
        back_up(path, args.file)
    print(json.dumps({"backup": str(args.file)}) if args.json else f"Everything is in {args.file}.")
    return 0


def _restore(args: argparse.Namespace) -> int:
    with file_in_hand(args) as path:
        kept = restore(args.file, path)
    if args.json:
        print(json.dumps({"restored": str(path), "kept": None if kept is None else str(kept)}))
    else:
        print(f"Restored {path}. Open rounds are void, every stake is back, and all shoes are new.")
        if kept is not None:
            print(f"What was there is kept in {kept}.")
    return 0
