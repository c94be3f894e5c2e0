"""What the commands on the casino's file share: their options, the one lock, and a sentence when the world fails."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from casino_desktop.bank.fault import Fault
from casino_desktop.bank.lock import one_at_a_time
from casino_desktop.bank.records import Records
from casino_desktop.home import database

FAULT = 2
"""the exit code of a command that could not do its work"""


def add_options(parser: argparse.ArgumentParser, run: Callable[[argparse.Namespace], int]) -> None:
    """``--json`` and ``--data-dir``, which may stand after the command too."""
    parser.add_argument("--json", action="store_true", help="for other programs")
    parser.add_argument("--data-dir", type=Path, default=argparse.SUPPRESS, help="where the casino keeps everything")
    parser.set_defaults(run=lambda args: _without_traceback(run, args))


@contextmanager
def file_in_hand(args: argparse.Namespace) -> Iterator[Path]:
    """The casino's file, which nobody else uses meanwhile."""
    path = database(args.data_dir)
    path.parent.mkdir(parents=True, exist_ok=True)
    with one_at_a_time(path.parent):
        yield path


@contextmanager
def records_in_hand(args: argparse.Namespace) -> Iterator[Records | None]:
    """The records; ``None`` where nothing is stored yet."""
    with file_in_hand(args) as path:
        if not path.exists():
            yield None
            return
        with closing(Records(path)) as records:
            yield records


def _without_traceback(run: Callable[[argparse.Namespace], int], args: argparse.Namespace) -> int:
    try:
        return run(args)
    except BrokenPipeError:
        sys.stderr.close()
        return FAULT
    except (Fault, OSError) as fault:
        print(json.dumps({"error": str(fault)}) if args.json else fault, file=sys.stderr)
        return FAULT
