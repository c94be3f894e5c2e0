"""An ended round as it is read back: all that its proof needs, and no seed before it is revealed."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from casino_desktop.bank.round import RoundPhase, lines_of, slip_stakes
from casino_desktop.engine.money import Mills
from casino_desktop.engine.settlement import Line
from casino_desktop.engine.stake import Stakes

COLUMNS = """r.id, r.code, r.table_id, r.tier, r.phase, r.currency, r.opened_at, r.ended_at, r.slip, r.lines, r.staked,
  r.returned, r.balance_after, r.opening, r.answers, r.result, r.reason, r.mark, rules.body, r.first_card, r.cards_used,
  s.id, s.code, s.commitment, s.client_seed, s.server_seed, s.revealed_at, s.each_round, s.cut, s.burns"""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundRecord:
    """One line of the history. *server_seed* is ``None`` until the round (or its shoe) is revealed."""

    id: int
    code: str
    table: str
    tier: str
    phase: RoundPhase
    currency: str
    started: int
    ended: int
    stakes: Stakes
    lines: tuple[Line, ...]
    staked: Mills
    returned: Mills
    balance_after: Mills
    opening: str | None
    answers: tuple[Any, ...]
    result: dict[str, Any]
    reason: str | None
    mark: int | None
    ruleset: str = field(repr=False)
    first_card: int
    cards_used: int
    seal_code: str
    commitment: str
    client_seed: str
    server_seed: bytes | None = field(repr=False)
    is_revealed: bool
    is_of_shoe: bool
    cut: int
    burns: tuple[int, ...]

    @property
    def net(self) -> Mills:
        return Mills(self.returned - self.staked)

    @property
    def balance_before(self) -> Mills:
        """All of the player's money, in other rounds too, so that one round's after is the next one's before."""
        return Mills(self.balance_after - self.net)

    @property
    def cards(self) -> tuple[str, ...] | None:
        """Codes in the order drawn."""
        cards = self.result.get("cards")
        return None if cards is None else tuple(cards)

    @property
    def pocket(self) -> int | None:
        return self.result.get("pocket")


def record_of(row: Any, closed_seals: frozenset[int], *, with_secrets: bool = False) -> RoundRecord:
    """A row of :data:`COLUMNS` as a value."""
    is_revealed = row[26] is not None and row[21] not in closed_seals
    return RoundRecord(
        id=row[0],
        code=row[1],
        table=row[2],
        tier=row[3],
        phase=RoundPhase(row[4]),
        currency=row[5],
        started=row[6],
        ended=row[7],
        stakes=slip_stakes(row[8]),
        lines=() if row[9] is None else lines_of(row[9]),
        staked=row[10],
        returned=row[11],
        balance_after=row[12],
        opening=row[13],
        answers=() if row[14] is None else tuple(json.loads(row[14])),
        result={} if row[15] is None else json.loads(row[15]),
        reason=row[16],
        mark=row[17],
        ruleset=row[18],
        first_card=row[19],
        cards_used=row[20],
        seal_code=row[22],
        commitment=row[23],
        client_seed=row[24],
        server_seed=row[25] if is_revealed or with_secrets else None,
        is_revealed=is_revealed,
        is_of_shoe=not row[27],
        cut=row[28],
        burns=tuple(json.loads(row[29])),
    )
