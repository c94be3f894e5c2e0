"""What the bank knows of a round and its seal."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from casino_desktop.engine.settlement import Line
from casino_desktop.engine.stake import Stakes


class RoundPhase(Enum):
    """Betting takes bets, playing has the stake, settled is paid, void went back."""

    BETTING = "betting"
    PLAYING = "playing"
    SETTLED = "settled"
    VOID = "void"


@dataclass(frozen=True, slots=True)
class Seal:
    """A committed order of cards (or a pocket): how far it is gone, and what was burnt."""

    id: int
    code: str
    server_seed: bytes = field(repr=False)
    client_seed: str
    commitment: str
    cut: int = 0
    position: int = 0
    burns: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class OpenRound:
    """A round that takes bets or is played."""

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
    """How a round ended: every bet's line, the result as JSON, its road mark, and how many cards it took."""

    lines: tuple[Line, ...]
    result: str
    mark: int | None
    cards_used: int
