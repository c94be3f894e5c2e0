"""Everything two blackjack tables may disagree about, and nothing else (rulebook §4)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from casino_desktop.engine.money import Odds


class Peek(Enum):
    """Under which up cards the dealer looks at the hole card."""

    ACE = "ace"
    ACE_OR_TEN = "ace_or_ten"


class SplitDeal(Enum):
    """When the halves of a split get their second cards."""

    AT_ONCE = "at_once"
    IN_TURN = "in_turn"


class DealOrder(Enum):
    """Hand by hand (both cards at once), or clockwise one card at a time."""

    HAND_BY_HAND = "hand_by_hand"
    ROUND_THE_TABLE = "round_the_table"


class LateBlackjack(Enum):
    """What a dealer's blackjack found after play takes."""

    ALL = "all"
    ORIGINAL_STAKE = "original_stake"


@dataclass(frozen=True, slots=True, kw_only=True)
class BlackjackRules:
    """A blackjack table as values."""

    decks: int
    hands: int
    """most hands of one player; ULive: the seats of the table"""
    seated: bool = False
    """hands are seats, taken by the player or by house players; others may bet behind"""
    dealer_hits_soft_17: bool = False
    peek: Peek = Peek.ACE_OR_TEN
    split_deal: SplitDeal = SplitDeal.AT_ONCE
    deal_order: DealOrder = DealOrder.HAND_BY_HAND
    late_blackjack: LateBlackjack = LateBlackjack.ORIGINAL_STAKE
    double_for_less: bool = False
    insurance_exact_half: bool = True
    natural_pays: Odds = Odds(3, 2)
    insurance_pays: Odds = Odds(2)
    win_pays: Odds = Odds(1)
    published_rtp: str | None = None
