"""What the lobby asks the bank: the real last results of each table."""

from __future__ import annotations

import json

from casino_desktop.bank.desk import Bank
from casino_desktop.bank.ledger import Ledger
from casino_desktop.engine.baccarat.bets import BaccaratRules
from casino_desktop.engine.baccarat.coup import Coup, coup
from casino_desktop.engine.baccarat.mark import unpack
from casino_desktop.engine.cards import Card
from casino_desktop.engine.catalogue import table
from casino_desktop.engine.money import Mills
from casino_desktop.ui.lobby.summary import TableSummary

VIGNETTE = 120


async def summaries(bank: Bank, tables: list[tuple[str, str]]) -> tuple[list[TableSummary], Mills]:
    """A summary of each table and tier, and the free balance."""
    return await bank(_read, tables)


def _read(ledger: Ledger, tables: list[tuple[str, str]]) -> tuple[list[TableSummary], Mills]:
    waiting = {(found.table, found.tier) for found in ledger.unfinished() if found.phase.value == "playing"}
    return [_summary(ledger, *one, one in waiting) for one in tables], ledger.available()


def _summary(ledger: Ledger, table_id: str, tier: str, is_unfinished: bool) -> TableSummary:
    spec = table(table_id)
    if not isinstance(spec.rules, BaccaratRules):
        return TableSummary(spec, tier, is_unfinished=is_unfinished)
    shoe_only = spec.shoe is not None and not spec.shoe.each_round
    marks = ledger.marks(table_id, tier, shoe_only=shoe_only, limit=VIGNETTE)
    last = _last_coup(ledger.last_result(table_id, tier)) if marks else None
    return TableSummary(spec, tier, tuple(map(unpack, marks)), last, is_unfinished=is_unfinished)


def _last_coup(result: str | None) -> Coup | None:
    return None if result is None else coup(iter([Card.of(code) for code in json.loads(result)["cards"]]))
