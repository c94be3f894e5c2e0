"""The command line: without a command it opens the window; the commands never import Qt."""

from __future__ import annotations

import argparse
import importlib
import re
from collections.abc import Sequence
from pathlib import Path

from casino_desktop.engine.catalogue import CATALOGUE
from casino_desktop.engine.limits import TIERS
from casino_desktop.home import data_dir

COMMANDS: tuple[str, ...] = ("rtp",)


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{3,5})x(\d{3,5})", text)
    if not found:
        raise argparse.ArgumentTypeError("a size is written like 1280x720")
    return int(found[1]), int(found[2])


def parser() -> argparse.ArgumentParser:
    """Every option and command."""
    top = argparse.ArgumentParser(prog="casino-desktop", description="A casino at home: seven tables, play money only.")
    top.add_argument("--data-dir", type=Path, help="keep everything in this folder")
    top.add_argument("--table", choices=[spec.id for spec in CATALOGUE], help="open this table at once")
    top.add_argument("--tier", choices=[tier.id for tier in TIERS], help="its limits")
    top.add_argument("--lang", choices=["ro", "en"], help="language of the window")
    top.add_argument("--window", type=_size, metavar="WxH", help="size of the window")
    commands = top.add_subparsers(dest="command", metavar="command", title="commands")
    for name in COMMANDS:
        importlib.import_module(f"casino_desktop.commands.{name}").add_parser(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command, or the window."""
    options = parser().parse_args(arguments)
    options.data_dir = data_dir(options.data_dir)
    if options.command:
        return int(options.run(options))
    from casino_desktop.app import run

    return run(options)
