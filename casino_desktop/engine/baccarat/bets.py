"""Every baccarat bet as a value: lines of (condition, odds), of which the first that holds decides (rulebook §2)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from casino_desktop.engine.baccarat.coup import Coup, Side, Winner, is_natural, points
from casino_desktop.engine.limits import Range, Tier
from casino_desktop.engine.money import PUSH, Odds
from casino_desktop.engine.settlement import Line, line
from casino_desktop.engine.stake import Stake


class PairKind(Enum):
    """Same rank, or the same card twice."""

    RANK = "rank"
    RANK_AND_SUIT = "rank_and_suit"


class Allowance(Enum):
    """Whether a bet may be as high as the tier says, or a tenth of it."""

    MAIN = "main"
    SIDE = "side"


@dataclass(frozen=True, slots=True, kw_only=True)
class When:
    """A condition on a coup; every field that is given must hold. Fields, not functions: so it is data."""

    winner: Winner | None = None
    total: int | None = None
    """of the winning hand"""
    cards: int | None = None
    """in the winning hand"""
    dealt: tuple[int, ...] | None = None
    """cards on the table in all"""
    margin: int | None = None
    natural: bool | None = None
    """the winning hand is (not) a natural; at a tie: the equal hands"""
    pairs: tuple[Side, ...] = ()
    """each of these hands is a pair"""
    any_pair: bool = False
    pair_kind: PairKind = PairKind.RANK

    def holds(self, coup: Coup) -> bool:
        return self._winner_holds(coup) and self._cards_hold(coup) and self._pairs_hold(coup)

    def _winner_holds(self, coup: Coup) -> bool:
        player, banker = coup.totals
        return (
            (self.winner is None or coup.winner is self.winner)
            and (self.total is None or points(coup.best) == self.total)
            and (self.margin is None or abs(player - banker) == self.margin)
            and (self.natural is None or is_natural(coup.best) == self.natural)
        )

    def _cards_hold(self, coup: Coup) -> bool:
        return (self.cards is None or len(coup.best) == self.cards) and (
            self.dealt is None or len(coup.player) + len(coup.banker) in self.dealt
        )

    def _pairs_hold(self, coup: Coup) -> bool:
        return all(is_pair(coup, side, self.pair_kind) for side in self.pairs) and (
            not self.any_pair or any(is_pair(coup, side, self.pair_kind) for side in Side)
        )


def is_pair(coup: Coup, side: Side, kind: PairKind = PairKind.RANK) -> bool:
    """The first two cards of that hand have the same rank: K-K, not K-Q."""
    first, second = coup.hand(side)[:2]
    return first.rank == second.rank and (kind is PairKind.RANK or first.suit is second.suit)


@dataclass(frozen=True, slots=True, kw_only=True)
class Bet:
    """One spot. The first line that holds decides; none holds: the stake is lost."""

    id: str
    pays: tuple[tuple[When, Odds], ...]
    allowance: Allowance = Allowance.SIDE
    needs: tuple[str, ...] = ()
    """one of these must lie on the felt too"""
    published_rtp: str | None = None

    def odds(self, coup: Coup) -> Odds | None:
        return next((odds for when, odds in self.pays if when.holds(coup)), None)

    def range(self, tier: Tier) -> Range:
        return Range(tier.least, tier.most if self.allowance is Allowance.MAIN else tier.side_most)


@dataclass(frozen=True, slots=True)
class BaccaratRules:
    """All that two baccarat tables may disagree about."""

    decks: int
    bets: tuple[Bet, ...]

    def bet(self, spot: str) -> Bet | None:
        return next((bet for bet in self.bets if bet.id == spot), None)


def settle(rules: BaccaratRules, coup: Coup, stakes: Iterable[Stake]) -> tuple[Line, ...]:
    """Judge every stake. The numbers of a line are the totals of Player and Banker."""
    lines = []
    for stake in stakes:
        bet = rules.bet(stake.spot)
        if bet is None:
            raise ValueError(f"no such spot: {stake.spot}")
        lines.append(line(stake.spot, stake.amount, bet.odds(coup), coup.winner.value, coup.totals))
    return tuple(lines)


_PLAYER, _BANKER, _TIE = (When(winner=winner) for winner in Winner)
_MAIN_BETS = ("player", "banker", "tie")
_LADDER = ((9, 30), (8, 10), (7, 6), (6, 4), (5, 2), (4, 1))


def player(rtp: str) -> Bet:
    return Bet(id="player", pays=((_PLAYER, Odds(1)), (_TIE, PUSH)), allowance=Allowance.MAIN, published_rtp=rtp)


def banker(rtp: str) -> Bet:
    """0.95 to 1: the commission is in the odds."""
    return Bet(id="banker", pays=((_BANKER, Odds(19, 20)), (_TIE, PUSH)), allowance=Allowance.MAIN, published_rtp=rtp)


def banker_without_commission(rtp: str) -> Bet:
    """Even money, but half of it when the Banker wins with 6."""
    with_six = When(winner=Winner.BANKER, total=6)
    pays = ((with_six, Odds(1, 2)), (_BANKER, Odds(1)), (_TIE, PUSH))
    return Bet(id="banker", pays=pays, allowance=Allowance.MAIN, published_rtp=rtp)


def tie(rtp: str) -> Bet:
    return Bet(id="tie", pays=((_TIE, Odds(8)),), published_rtp=rtp)


def pair(side: Side, rtp: str) -> Bet:
    return Bet(id=f"{side.value}_pair", pays=((When(pairs=(side,)), Odds(11)),), published_rtp=rtp)


def either_pair(rtp: str) -> Bet:
    return Bet(id="either_pair", pays=((When(any_pair=True), Odds(5)),), published_rtp=rtp)


def perfect_pair(rtp: str) -> Bet:
    """The same card twice: in both hands 200 to 1 alone, in one 25 to 1."""
    same = PairKind.RANK_AND_SUIT
    both, one = When(pairs=tuple(Side), pair_kind=same), When(any_pair=True, pair_kind=same)
    return Bet(id="perfect_pair", pays=((both, Odds(200)), (one, Odds(25))), published_rtp=rtp)


def bonus(winner: Winner, rtp: str) -> Bet:
    """A natural win 1 to 1; else by the margin, from 4; a natural tie pushes."""
    natural = (When(winner=winner, natural=True), Odds(1))
    margins = ((When(winner=winner, margin=margin), Odds(odds)) for margin, odds in _LADDER)
    push = (When(winner=Winner.TIE, natural=True), PUSH)
    return Bet(id=f"{winner.value}_bonus", pays=(natural, *margins, push), published_rtp=rtp)


def super_6(rtp: str) -> Bet:
    """The Banker wins with 6; needs a main bet beside it."""
    pays = ((When(winner=Winner.BANKER, total=6), Odds(15)),)
    return Bet(id="super_6", pays=pays, needs=_MAIN_BETS, published_rtp=rtp)
