"""The pins hold: a PySide6 that counts its references, and locks that name hashes and no address."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QGraphicsRectItem

LOCKS = sorted((Path(__file__).resolve().parents[2] / "packaging" / "locks").glob("*.txt"))
CALLS = 500


def requirements(lock: Path) -> list[str]:
    """Each requirement with the hashes that belong to it, on one line."""
    joined = lock.read_text(encoding="utf-8").replace("\\\n", " ")
    return [line for line in joined.splitlines() if line.strip()]


def test_a_void_call_of_qt_keeps_every_reference_to_none(casino_app):
    item = QGraphicsRectItem()
    before = sys.getrefcount(None)
    for i in range(CALLS):
        item.setPos(i, i)
    # Other threads of the test run may drop one or two; the broken versions lose one a call.
    assert sys.getrefcount(None) > before - CALLS // 10


def test_there_is_a_lock_to_run_and_one_to_develop():
    assert [lock.name for lock in LOCKS] == ["develop.txt", "run.txt"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_locked_package_has_one_version_and_hashes(lock):
    pinned = re.compile(r"[a-z0-9][a-z0-9._-]*(\[[a-z,]+\])?==\S+ .*--hash=sha256:[0-9a-f]{64}\b")
    assert [line.split(" ")[0] for line in requirements(lock) if not pinned.match(line)] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_names_no_address(lock):
    assert re.findall(r"(?m)://|^\s*-|\s@\s|--(?:extra-)?index|--find-links|--trusted", _without_hashes(lock)) == []


def _without_hashes(lock: Path) -> str:
    return re.sub(r"--hash=\S+", "", lock.read_text(encoding="utf-8"))


def test_what_runs_is_locked_alike_for_developers():
    run, develop = ({line.split(" ")[0] for line in requirements(lock)} for lock in reversed(LOCKS))
    assert run - develop == set()
