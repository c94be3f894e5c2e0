"""Hatch's build hook: a wheel carries the compiled translations, or it is not built."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def is_stale(source: Path, compiled: Path) -> bool:
    """A translation is compiled when its .qm is not older than its .ts."""
    return not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime


def compiler() -> str | None:
    """Qt's lrelease: beside the running Python first, then wherever the shell finds it."""
    return shutil.which("pyside6-lrelease", path=str(Path(sys.executable).parent)) or shutil.which("pyside6-lrelease")


def compile_words(folder: Path) -> None:
    """Compile what is stale in *folder*; without a compiler say what to do."""
    stale = [source for source in sorted(folder.glob("*.ts")) if is_stale(source, source.with_suffix(".qm"))]
    if not stale:
        return
    tool = compiler()
    if tool is None:
        names = ", ".join(source.name for source in stale)
        sys.exit(f"The translations are not compiled ({names}): run `make lint` first, or install pyside6-essentials.")
    for source in stale:
        subprocess.run([tool, "-silent", source, "-qm", source.with_suffix(".qm")], check=True)


class WordsHook(BuildHookInterface):  # type: ignore[type-arg]
    """Called by hatchling before it packs a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        compile_words(Path(self.root) / "i18n")
