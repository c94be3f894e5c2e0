"""``casino-desktop rtp``."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys

import pytest

from casino_desktop.commands import rtp
from casino_desktop.engine.catalogue import CATALOGUE
from casino_desktop.odds.table import odds_of


def run(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    rtp.add_parser(parser.add_subparsers())
    options = parser.parse_args(["rtp", *arguments])
    return options.run(options)


def test_all_tables_answer_in_json(capsys):
    assert run("--json") == 0
    tables = json.loads(capsys.readouterr().out)["tables"]
    assert {table: list(bets) for table, bets in tables.items()} == {s.id: list(odds_of(s)) for s in CATALOGUE}
    for bets in tables.values():
        for bet in bets.values():
            assert set(bet) == {"exact", "published", "edge", "hit", "sd"}
            assert len(bet["exact"].partition(".")[2]) >= 12
            assert float(bet["exact"]) + bet["edge"] == pytest.approx(1)


def test_a_published_figure_is_a_number_or_null(capsys):
    run("--json", "--table", "american-blackjack")
    bets = json.loads(capsys.readouterr().out)["tables"]["american-blackjack"]
    assert bets["perfect_play"]["published"] == 95.47
    assert bets["insurance"]["published"] is None


def test_the_exact_return_is_rounded_from_the_fraction():
    assert rtp.digits(odds_of(CATALOGUE[0])["red"].returns) == "0.972972972972973"


def test_one_table_is_readable(capsys):
    assert run("--table", "no-commission-baccarat") == 0
    lines = capsys.readouterr().out.splitlines()
    assert "no-commission-baccarat" in lines
    assert [line.split() for line in lines if "super_6" in line] == [
        ["super_6", "86.181945", "86.18", "13.818055", "5.3864", "3.6120"]
    ]


def test_an_unknown_table_is_refused_with_a_list_of_those_that_exist(capsys):
    assert run("--table", "poker") == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert all(spec.id in said.err for spec in CATALOGUE)


def test_the_command_never_imports_qt():
    code = (
        "import sys, argparse; from casino_desktop.commands import rtp;"
        "rtp.run(argparse.Namespace(table=None, json=True));"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    ran = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True)
    assert ran.returncode == 0
