"""What the bank says of a round: value types, nothing that touches a file."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Protocol

from casino_desktop.engine.money import Mills, Odds
from casino_desktop.engine.record import to_plain
from casino_desktop.engine.settlement import Line, Verdict
from casino_desktop.engine.stake import Stake, Stakes


class RoundPhase(Enum):
    """BETTING takes bets, PLAYING has the stake in play, SETTLED is paid, VOID gave every stake back."""

    BETTING = "betting"
    PLAYING = "playing"
    SETTLED = "settled"
    VOID = "void"

    @property
    def is_ended(self) -> bool:
        return self in (RoundPhase.SETTLED, RoundPhase.VOID)


class ShoeTerms(Protocol):
    """What the bank must know of a table's cards; ``engine.spec.ShoeRule`` says it."""

    @property
    def each_round(self) -> bool: ...
    @property
    def burn(self) -> int: ...
    @property
    def cards(self) -> int: ...
    @property
    def cut_card(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Seal:
    """Sealed luck: of one round, or of a shoe. *position* counts the cards gone, burns too."""

    id: int
    code: str
    server_seed: bytes = field(repr=False)
    client_seed: str
    commitment: str
    cut: int
    position: int
    burns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OpenRound:
    """A round that is not over, with all that is needed to go on with it."""

    id: int
    code: str
    table: str
    tier: str
    phase: RoundPhase
    seal: Seal
    first_card: int
    stakes: Stakes
    answers: tuple[str, ...]
    opening: str | None
    ruleset: str
    next_code: str
    next_commitment: str
    next_client_seed: str


@dataclass(frozen=True, slots=True)
class Ending:
    """How a round ended: every line with its pay, what was drawn (as JSON), the road's mark, the cards it took."""

    lines: tuple[Line, ...]
    result: str
    mark: int | None
    cards_used: int


def slip_text(stakes: Stakes) -> str:
    """Stakes as they are stored and exported."""
    return _compact([{"spot": stake.spot, "amount": stake.amount} for stake in stakes])


def slip_stakes(text: str) -> Stakes:
    """Stakes as they were stored."""
    return tuple(Stake(stake["spot"], Mills(stake["amount"])) for stake in json.loads(text))


def lines_text(lines: tuple[Line, ...]) -> str:
    """Lines as they are stored and exported; a game's own fields (seat, half) are kept beside."""
    return _compact([_plain_line(line) for line in lines])


def lines_of(text: str) -> tuple[Line, ...]:
    """Lines as they were stored, without a game's own fields."""
    return tuple(
        Line(
            line["spot"],
            Mills(line["stake"]),
            Verdict(line["verdict"]),
            Mills(line["returned"]),
            None if line["odds"] is None else Odds(*line["odds"]),
            line["why"],
            tuple(line["numbers"]),
        )
        for line in json.loads(text)
    )


def _plain_line(line: Line) -> dict[str, Any]:
    plain: dict[str, Any] = to_plain(line)
    del plain["is"]
    return plain | {"odds": None if line.odds is None else [line.odds.profit, line.odds.per]}


def _compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
