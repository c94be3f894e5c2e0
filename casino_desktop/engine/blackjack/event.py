"""What happens at a blackjack table, in order: all that a screen, a log or a history may know (rulebook §4)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from casino_desktop.engine.blackjack.opening import Wager
from casino_desktop.engine.blackjack.pay import WagerLine
from casino_desktop.engine.cards import Card
from casino_desktop.engine.money import Mills

Place = tuple[int, int]
"""Seat and half: half 0 is the hand or the first half of a split, 1 the second."""

DEALER: Place = (0, 0)


class Ended(Enum):
    """Why a hand takes no more cards."""

    STOOD = "stood"
    TIMED_OUT = "timed_out"
    TWENTY_ONE = "twenty_one"
    BUST = "bust"
    DOUBLED = "doubled"
    SPLIT_ACE = "split_ace"
    BLACKJACK = "blackjack"


class Raise(Enum):
    """What a stake was raised for."""

    DOUBLE = "double"
    SPLIT = "split"


@dataclass(frozen=True, slots=True)
class RoundOpened:
    """The wagers that are in play, in dealing order: always the first event."""

    wagers: tuple[Wager, ...]


@dataclass(frozen=True, slots=True)
class CardDealt:
    """To a hand or to ``DEALER``; the hole card comes without a face."""

    to: Place
    card: Card | None


@dataclass(frozen=True, slots=True)
class Insured:
    wager: int
    amount: Mills


@dataclass(frozen=True, slots=True)
class Peeked:
    """The dealer looked at the hole card, and says only whether it makes a blackjack."""

    blackjack: bool


@dataclass(frozen=True, slots=True)
class InsuranceSwept:
    """The dealer has no blackjack: the insurance is lost at once."""

    wager: int
    amount: Mills


@dataclass(frozen=True, slots=True)
class BlackjackWon:
    """The dealer is known to have none: announced now, paid with the round."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandSplit:
    """The first card stays right as half 0, the second becomes half 1."""

    seat: int


@dataclass(frozen=True, slots=True)
class StakeRaised:
    """Money added by the seat's owner or by one who follows; a split's goes to the second half."""

    wager: int
    to: Place
    amount: Mills
    by: Raise


@dataclass(frozen=True, slots=True)
class NotFollowed:
    """A bet behind stays as it is for the rest of the hand."""

    wager: int


@dataclass(frozen=True, slots=True)
class HandEnded:
    to: Place
    why: Ended


@dataclass(frozen=True, slots=True)
class HoleTurned:
    card: Card


@dataclass(frozen=True, slots=True)
class Paid:
    """One line of the settlement. Insurance that was swept is not told again."""

    line: WagerLine


HandEvent = CardDealt | HoleTurned | HandSplit | HandEnded | BlackjackWon
"""Something about cards on the felt."""

MoneyEvent = RoundOpened | Insured | InsuranceSwept | StakeRaised | NotFollowed | Paid
"""Something about stakes on the felt."""

Event = HandEvent | MoneyEvent | Peeked
