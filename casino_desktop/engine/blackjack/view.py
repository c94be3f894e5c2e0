"""What lies on a blackjack felt: the fold of a round's events, complete for a screen to paint from nothing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import reduce

from casino_desktop.engine.blackjack.event import (
    DEALER,
    BlackjackWon,
    CardDealt,
    Ended,
    Event,
    HandEnded,
    HandEvent,
    HandSplit,
    HoleTurned,
    InsuranceSwept,
    Insured,
    MoneyEvent,
    NotFollowed,
    Paid,
    Peeked,
    Place,
    Raise,
    RoundOpened,
    StakeRaised,
)
from casino_desktop.engine.blackjack.hand import Hand
from casino_desktop.engine.blackjack.opening import Wager
from casino_desktop.engine.blackjack.pay import WagerLine
from casino_desktop.engine.cards import Card
from casino_desktop.engine.money import NOTHING, Mills


@dataclass(frozen=True, slots=True)
class StakeView:
    """One wager's money on one hand; its lines once it is paid."""

    wager: int
    owner: str
    behind: bool
    base: Mills
    doubled: Mills = NOTHING
    lines: tuple[WagerLine, ...] = ()

    @property
    def amount(self) -> Mills:
        return Mills(self.base + self.doubled)


@dataclass(frozen=True, slots=True)
class HandView:
    """A hand as it lies: ``None`` is a card face down, and counts nothing."""

    seat: int
    half: int = 0
    cards: tuple[Card | None, ...] = ()
    from_split: bool = False
    ended: Ended | None = None
    stakes: tuple[StakeView, ...] = ()

    @property
    def place(self) -> Place:
        return self.seat, self.half

    @property
    def total(self) -> int:
        return self._open.total

    @property
    def is_soft(self) -> bool:
        return self._open.is_soft

    @property
    def is_bust(self) -> bool:
        return self._open.is_bust

    @property
    def is_blackjack(self) -> bool:
        return self._open.is_blackjack

    @property
    def _open(self) -> Hand:
        return Hand(tuple(card for card in self.cards if card is not None), self.from_split)

    def stake(self, wager: int) -> StakeView:
        return next(stake for stake in self.stakes if stake.wager == wager)

    def with_stake(self, stake: StakeView) -> HandView:
        """The owner's stake lies before those behind."""
        others = [old for old in self.stakes if old.wager != stake.wager]
        return replace(self, stakes=tuple(sorted((*others, stake), key=lambda each: (each.behind, each.wager))))


@dataclass(frozen=True, slots=True)
class InsuranceView:
    """An insurance on its line; swept, or paid with the round."""

    wager: int
    amount: Mills
    swept: bool = False
    line: WagerLine | None = None


@dataclass(frozen=True, slots=True)
class BlackjackView:
    """The felt of a round: hands in dealing order, the dealer's, the insurances; the open question is no part of it."""

    hands: tuple[HandView, ...] = ()
    dealer: HandView = HandView(0)
    insurances: tuple[InsuranceView, ...] = ()
    peeked: bool | None = None
    """what the dealer's look at the hole card found; ``None``: there was none"""
    not_following: tuple[int, ...] = ()
    """bets behind that stay as they are for the rest of the hand"""

    def hand(self, place: Place) -> HandView:
        if place == DEALER:
            return self.dealer
        return next(hand for hand in self.hands if hand.place == place)

    def insurance(self, wager: int) -> InsuranceView | None:
        return next((insurance for insurance in self.insurances if insurance.wager == wager), None)

    def after(self, event: Event) -> BlackjackView:
        """The felt once *event* has happened."""
        if isinstance(event, Peeked):
            return replace(self, peeked=event.blackjack)
        return self._played(event) if isinstance(event, HandEvent) else self._staked(event)

    def _played(self, event: HandEvent) -> BlackjackView:
        match event:
            case CardDealt(to, card):
                return self._with(replace(self.hand(to), cards=(*self.hand(to).cards, card)))
            case HoleTurned(card):
                return self._with(replace(self.dealer, cards=(self.dealer.cards[0], card)))
            case HandEnded(to, why):
                return self._with(replace(self.hand(to), ended=why))
            case BlackjackWon(seat):
                return self._with(replace(self.hand((seat, 0)), ended=Ended.BLACKJACK))
            case HandSplit(seat):
                return self._split(self.hand((seat, 0)))

    def _staked(self, event: MoneyEvent) -> BlackjackView:
        match event:
            case RoundOpened(wagers):
                return self._opened(wagers)
            case StakeRaised():
                return self._raised(event)
            case NotFollowed(wager):
                return replace(self, not_following=(*self.not_following, wager))
            case Insured(wager, amount):
                return self._with_insurance(InsuranceView(wager, amount))
            case InsuranceSwept(wager, amount):
                return self._with_insurance(InsuranceView(wager, amount, swept=True))
            case Paid(line):
                return self._paid(line)

    def _opened(self, wagers: tuple[Wager, ...]) -> BlackjackView:
        hands = {wager.seat: HandView(wager.seat) for wager in wagers}
        for wager in wagers:
            stake = StakeView(wager.id, wager.owner, wager.behind, wager.stake)
            hands[wager.seat] = hands[wager.seat].with_stake(stake)
        return BlackjackView(tuple(hands.values()))

    def _with(self, hand: HandView) -> BlackjackView:
        if hand.place == DEALER:
            return replace(self, dealer=hand)
        return replace(self, hands=tuple(hand if old.place == hand.place else old for old in self.hands))

    def _with_insurance(self, insurance: InsuranceView) -> BlackjackView:
        others = [old for old in self.insurances if old.wager != insurance.wager]
        return replace(self, insurances=tuple(sorted((*others, insurance), key=lambda each: each.wager)))

    def _split(self, hand: HandView) -> BlackjackView:
        first = replace(hand, cards=hand.cards[:1], from_split=True)
        second = HandView(hand.seat, 1, hand.cards[1:], from_split=True)
        at = self.hands.index(hand)
        return replace(self, hands=(*self.hands[:at], first, second, *self.hands[at + 1 :]))

    def _raised(self, event: StakeRaised) -> BlackjackView:
        seat, _ = event.to
        if event.by is Raise.DOUBLE:
            hand = self.hand(event.to)
            return self._with(hand.with_stake(replace(hand.stake(event.wager), doubled=event.amount)))
        stake = replace(self.hand((seat, 0)).stake(event.wager), base=event.amount)
        return self._with(self.hand(event.to).with_stake(stake))

    def _paid(self, line: WagerLine) -> BlackjackView:
        if line.is_insurance:
            return self._with_insurance(InsuranceView(line.wager, line.stake, line=line))
        hand = self.hand((line.seat, line.half))
        stake = hand.stake(line.wager)
        return self._with(hand.with_stake(replace(stake, lines=(*stake.lines, line))))


def folded(events: Iterable[Event]) -> BlackjackView:
    """The felt after all of *events*."""
    return reduce(BlackjackView.after, events, BlackjackView())
