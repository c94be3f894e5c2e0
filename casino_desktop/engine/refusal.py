"""Why something is not allowed: an expected answer that a screen says in words, never an exception."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from casino_desktop.engine.money import Mills


class Reason(Enum):
    """Every way a table can say no."""

    ABOVE_MAX = "above_max"
    BELOW_MIN = "below_min"
    NOT_ENOUGH_BALANCE = "not_enough_balance"
    TOO_LATE = "too_late"
    NEEDS_MAIN_BET = "needs_main_bet"
    NO_SUCH_SPOT = "no_such_spot"
    NO_SUCH_CHIP = "no_such_chip"
    NO_BET = "no_bet"
    NOTHING_THERE = "nothing_there"
    NOTHING_TO_UNDO = "nothing_to_undo"
    NOTHING_TO_REDO = "nothing_to_redo"
    NO_LAST_BET = "no_last_bet"
    FELT_NOT_EMPTY = "felt_not_empty"
    NO_SUCH_FAVOURITE = "no_such_favourite"
    NOT_ASKED = "not_asked"
    NOT_OFFERED = "not_offered"
    AMOUNT = "amount"
    NOT_NOW = "not_now"
    NOT_RECORDED = "not_recorded"
    SESSION_ENDED = "session_ended"
    CHAT_CLOSED = "chat_closed"


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason, and the limit and the spot that it speaks of."""

    reason: Reason
    limit: Mills | None = None
    spot: str | None = None
