"""A table as a value, and nothing but values: compared, stored as JSON with each round, printed (rulebook §1)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from casino_desktop.engine.baccarat.bets import BaccaratRules
from casino_desktop.engine.blackjack.rules import BlackjackRules
from casino_desktop.engine.limits import TIERS, Tier
from casino_desktop.engine.roulette.rules import RouletteRules


class Betting(Enum):
    """When chips on the felt become a bet (rulebook §0, "accepted")."""

    CONFIRMED = "confirmed"
    """the Bet button, while the clock runs"""
    AS_PLACED = "as_placed"
    """what lies on the felt when the clock ends"""
    ON_DEAL = "on_deal"
    """the Deal button; there is no clock"""


class Recovery(Enum):
    """What happens to an accepted bet when the app dies (rulebook §0, "disconnect")."""

    FINISH = "finish"
    RESUME = "resume"
    STAND = "stand"


@dataclass(frozen=True, slots=True)
class ShoeRule:
    """How the cards are kept: anew for each round, or a shoe until the cut card comes."""

    decks: int
    each_round: bool
    burn: int = 0
    offers_cut: bool = False

    @property
    def cards(self) -> int:
        return 52 * self.decks

    @property
    def cut_card(self) -> int:
        """Reshuffle after the round in which this many cards are gone: one deck from the back."""
        return self.cards - 52


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """Seconds of one round at normal speed (rulebook §9); the clocks are settings' defaults."""

    betting: float | None
    decision: float | None = None
    insurance: float | None = None
    no_more_bets: float = 1.5
    after_paid: float = 2.0


Rules = BaccaratRules | BlackjackRules | RouletteRules


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSpec:
    """One table of the casino."""

    id: str
    prefix: str
    """of its round codes"""
    rules: Rules
    betting: Betting
    shoe: ShoeRule | None
    pace: Pace
    recovery: Recovery
    chat: bool
    felt: str
    """emerald, midnight or burgundy"""
    reopens_after: float = 0.0
    """seconds closed after an unclean end"""
    headline_rtp: str | None = None
    tiers: tuple[Tier, ...] = TIERS

    @property
    def is_timed(self) -> bool:
        return self.betting is not Betting.ON_DEAL
