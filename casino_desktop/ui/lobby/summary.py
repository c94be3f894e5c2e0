"""What the lobby knows of a table: its values, and its real last results."""

from __future__ import annotations

from dataclasses import dataclass

from casino_desktop.engine.baccarat.coup import Coup
from casino_desktop.engine.baccarat.mark import Mark
from casino_desktop.engine.spec import TableSpec


@dataclass(frozen=True, slots=True)
class TableSummary:
    """One table and tier at this moment."""

    spec: TableSpec
    tier: str
    marks: tuple[Mark, ...] = ()
    last: Coup | None = None
    numbers: tuple[int, ...] = ()
    is_unfinished: bool = False
