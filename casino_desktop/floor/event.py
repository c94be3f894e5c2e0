"""What a screen hears from a table: past tense, frozen, complete; the view is their fold."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from casino_desktop.engine.baccarat.coup import Side, Winner
from casino_desktop.engine.baccarat.mark import Mark
from casino_desktop.engine.blackjack.event import Event as BlackjackEvent
from casino_desktop.engine.blackjack.question import Question
from casino_desktop.engine.cards import Card
from casino_desktop.engine.money import Mills
from casino_desktop.engine.refusal import Refusal
from casino_desktop.engine.settlement import Line
from casino_desktop.engine.stake import Stakes
from casino_desktop.floor.command import Command


@dataclass(frozen=True, slots=True)
class SealShown:
    """What is published of a seal before its cards: never the server seed."""

    code: str
    commitment: str
    client_seed: str


@dataclass(frozen=True, slots=True)
class ShoeShown:
    """How far the shoe has gone."""

    seal: SealShown
    gone: int
    cards: int


@dataclass(frozen=True, slots=True)
class Favourite:
    """A bet kept under a name."""

    name: str
    stakes: Stakes


class Speaker(Enum):
    """Who speaks in the chat."""

    DEALER = "dealer"
    HOUSE_PLAYER = "house_player"
    PLAYER = "player"
    PIT_BOSS = "pit_boss"


@dataclass(frozen=True, slots=True)
class ChatLine:
    """One line: the player's own text, or the id of a written line that the screen says in its language."""

    speaker: Speaker
    name: str
    text: str = ""
    line: str = ""


@dataclass(frozen=True, slots=True)
class TableEntered:
    """The player sits down: all that outlasts a round."""

    table: str
    tier: str
    available: Mills
    last: Stakes
    road: tuple[Mark, ...]
    statistics: tuple[Mark, ...]
    numbers: tuple[int, ...]
    favourites: tuple[Favourite, ...]


@dataclass(frozen=True, slots=True)
class ReopeningAwaited:
    """After an unclean end the table opens again at this time."""

    opens_at: float


@dataclass(frozen=True, slots=True)
class BettingOpened:
    """A round takes bets until *deadline* (none: until Deal)."""

    round: str
    seal: SealShown
    next_seal: SealShown
    deadline: float | None
    available: Mills
    shoe: ShoeShown | None = None
    new_shoe: bool = False


@dataclass(frozen=True, slots=True)
class SlipChanged:
    """Other chips lie on the felt; *available* is what is left beyond them."""

    chips: Stakes
    accepted: Stakes
    may_undo: bool
    may_redo: bool
    available: Mills


@dataclass(frozen=True, slots=True)
class Refused:
    """A command that was not allowed; nothing changed."""

    command: Command
    refusal: Refusal


class Notice(Enum):
    """Things that a player is told without having asked."""

    UNCONFIRMED_RETURNED = "unconfirmed_returned"
    BELOW_MIN_RETURNED = "below_min_returned"
    SUPER_6_RETURNED = "super_6_returned"
    NOT_ENOUGH_RETURNED = "not_enough_returned"
    NOT_RECORDED = "not_recorded"
    ROUND_FINISHED_AND_PAID = "round_finished_and_paid"
    ROUND_WAITS = "round_waits"
    ROUND_VOIDED = "round_voided"
    TIMED_OUT_STANDS = "timed_out_stands"
    CHAT_WARNED = "chat_warned"
    CHAT_CLOSED = "chat_closed"
    NEW_SHOE = "new_shoe"


@dataclass(frozen=True, slots=True)
class Noticed:
    """A notice, with the money and the code that it speaks of."""

    notice: Notice
    amount: Mills = Mills(0)
    code: str = ""
    spot: str = ""


@dataclass(frozen=True, slots=True)
class BettingClosed:
    """No more bets: these stakes are in play."""

    stakes: Stakes
    available: Mills


@dataclass(frozen=True, slots=True)
class CardDealt:
    """A baccarat card, in the order drawn."""

    side: Side
    card: Card


@dataclass(frozen=True, slots=True)
class CoupEnded:
    """The dealer announces the result."""

    winner: Winner
    totals: tuple[int, int]
    natural: bool


@dataclass(frozen=True, slots=True)
class BallLanded:
    """The pocket of a spin."""

    pocket: int


@dataclass(frozen=True, slots=True)
class HandPlayed:
    """Something happened at a blackjack table."""

    event: BlackjackEvent


@dataclass(frozen=True, slots=True)
class Asked:
    """The player is asked; the decision clock starts when the screen has shown it."""

    questions: tuple[Question, ...]
    deadline: float | None


@dataclass(frozen=True, slots=True)
class RoundPaid:
    """Every bet with its verdict; *win* is stake and profit of the winning ones, *returned* the stakes of pushes."""

    lines: tuple[Line, ...]
    win: Mills
    returned: Mills
    available: Mills
    mark: Mark | None = None


@dataclass(frozen=True, slots=True)
class RoundVoided:
    """A round that could not be completed: every stake went back."""

    returned: Mills
    available: Mills


@dataclass(frozen=True, slots=True)
class RoadsCleared:
    """Big Road and Statistics start anew."""


@dataclass(frozen=True, slots=True)
class ClientSeedSet:
    """The next shoe or round has another client seed."""

    next_seal: SealShown


@dataclass(frozen=True, slots=True)
class FavouritesChanged:
    """The kept bets of this table and tier."""

    favourites: tuple[Favourite, ...]


@dataclass(frozen=True, slots=True)
class ChatHeard:
    """A line in the chat."""

    said: ChatLine


@dataclass(frozen=True, slots=True)
class BalanceChanged:
    """Money moved beside the slip: at the cashier, in a round that went on behind, or by a stake raised in play."""

    available: Mills


class Farewell(Enum):
    """Why a session at a table ended."""

    LEFT = "left"
    TIMED_OUT = "timed_out"


@dataclass(frozen=True, slots=True)
class SessionEnded:
    """The player is no longer at the table."""

    why: Farewell


RoundEvent = (
    BettingOpened
    | SlipChanged
    | BettingClosed
    | CardDealt
    | CoupEnded
    | BallLanded
    | HandPlayed
    | Asked
    | RoundPaid
    | RoundVoided
)
"""The story of one round."""

VisitEvent = (
    TableEntered
    | ReopeningAwaited
    | Refused
    | Noticed
    | RoadsCleared
    | ClientSeedSet
    | FavouritesChanged
    | ChatHeard
    | BalanceChanged
    | SessionEnded
)
"""What happens around the rounds."""

Event = RoundEvent | VisitEvent
