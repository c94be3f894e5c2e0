"""Read-only questions (provisional)."""

from __future__ import annotations

from pathlib import Path

from casino_desktop.bank.curtain import Curtain


class Records:
    def __init__(self, path: Path, curtain: Curtain) -> None:
        self.path, self.curtain = path, curtain

    def close(self) -> None:
        return
