"""All that a screen needs to paint a table from nothing: the fold of the events."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import reduce
from typing import Any

from casino_desktop.engine.baccarat.coup import Side, Winner, points
from casino_desktop.engine.baccarat.mark import Mark
from casino_desktop.engine.blackjack.question import Question
from casino_desktop.engine.blackjack.view import BlackjackView
from casino_desktop.engine.cards import Card
from casino_desktop.engine.money import NOTHING, Mills
from casino_desktop.engine.settlement import Line
from casino_desktop.engine.stake import Stakes, gathered, total
from casino_desktop.floor import event as ev

STATISTICS_WINDOW = 200
NUMBERS_WINDOW = 500
CHAT_WINDOW = 50


class Phase(Enum):
    """Where a table stands."""

    AWAY = "away"
    REOPENING = "reopening"
    BETTING = "betting"
    PLAYING = "playing"
    PAID = "paid"


@dataclass(frozen=True, slots=True)
class TableView:
    """A table at one moment."""

    table: str = ""
    tier: str = ""
    phase: Phase = Phase.AWAY
    round: str = ""
    opens_at: float | None = None
    deadline: float | None = None
    available: Mills = NOTHING
    chips: Stakes = ()
    accepted: Stakes = ()
    last: Stakes = ()
    may_undo: bool = False
    may_redo: bool = False
    cards: tuple[tuple[Side, Card], ...] = ()
    winner: Winner | None = None
    natural: bool = False
    pocket: int | None = None
    blackjack: BlackjackView | None = None
    questions: tuple[Question, ...] = ()
    decide_by: float | None = None
    lines: tuple[Line, ...] = ()
    win: Mills = NOTHING
    returned: Mills = NOTHING
    road: tuple[Mark, ...] = ()
    statistics: tuple[Mark, ...] = ()
    numbers: tuple[int, ...] = ()
    seal: ev.SealShown | None = None
    next_seal: ev.SealShown | None = None
    shoe: ev.ShoeShown | None = None
    favourites: tuple[ev.Favourite, ...] = ()
    chat: tuple[ev.ChatLine, ...] = field(default=())

    @property
    def stakes(self) -> Stakes:
        """One stake a spot of what lies on the felt."""
        return gathered(self.chips)

    @property
    def bet(self) -> Mills:
        """The current bet: all that lies on the felt."""
        return total(self.chips)

    @property
    def is_confirmed(self) -> bool:
        """What lies on the felt is what was accepted."""
        return self.stakes == self.accepted

    def hand(self, side: Side) -> tuple[Card, ...]:
        """The cards of one baccarat hand."""
        return tuple(card for owner, card in self.cards if owner is side)

    def points(self, side: Side) -> int:
        """The total of one baccarat hand so far."""
        return points(self.hand(side))

    def after(self, event: ev.Event) -> TableView:
        """This table after one more event."""
        return self._played(event) if isinstance(event, ev.RoundEvent) else self._visited(event)

    def _played(self, event: ev.RoundEvent) -> TableView:
        match event:
            case ev.BettingOpened():
                return self._opened(event)
            case ev.SlipChanged():
                return self._slip_changed(event)
            case ev.BettingClosed():
                return self._closed(event)
            case ev.CardDealt(side, card):
                return replace(self, cards=(*self.cards, (side, card)))
            case ev.CoupEnded(winner, _, natural):
                return replace(self, winner=winner, natural=natural)
            case ev.BallLanded(pocket):
                return replace(self, pocket=pocket)
            case ev.HandPlayed(played):
                return replace(self, blackjack=(self.blackjack or BlackjackView()).after(played))
            case ev.Asked(questions, deadline):
                return replace(self, questions=questions, decide_by=deadline)
            case ev.RoundPaid():
                return self._paid(event)
            case ev.RoundVoided():
                return self._voided(event)

    def _visited(self, event: ev.VisitEvent) -> TableView:
        match event:
            case ev.TableEntered():
                return self._entered(event)
            case ev.ReopeningAwaited(opens_at):
                return replace(self, phase=Phase.REOPENING, opens_at=opens_at)
            case ev.Refused() | ev.Noticed():
                return self
            case ev.RoadsCleared():
                return replace(self, road=(), statistics=())
            case ev.ClientSeedSet(next_seal):
                return replace(self, next_seal=next_seal)
            case ev.FavouritesChanged(favourites):
                return replace(self, favourites=favourites)
            case ev.ChatHeard(said):
                return replace(self, chat=(*self.chat, said)[-CHAT_WINDOW:])
            case ev.BalanceChanged(available):
                return replace(self, available=available)
            case ev.SessionEnded():
                return replace(self, phase=Phase.AWAY)

    def _entered(self, event: ev.TableEntered) -> TableView:
        return TableView(
            table=event.table,
            tier=event.tier,
            available=event.available,
            last=event.last,
            road=event.road,
            statistics=event.statistics,
            numbers=event.numbers,
            favourites=event.favourites,
            chat=self.chat,
        )

    def _opened(self, event: ev.BettingOpened) -> TableView:
        """A new round: the felt is free; where there is no clock the cards lie until the next Deal (rulebook §2)."""
        return replace(
            self,
            phase=Phase.BETTING,
            round=event.round,
            opens_at=None,
            deadline=event.deadline,
            seal=event.seal,
            next_seal=event.next_seal,
            shoe=event.shoe,
            available=event.available,
            chips=(),
            accepted=(),
            may_undo=False,
            may_redo=False,
            questions=(),
            decide_by=None,
            road=() if event.new_shoe else self.road,
            **({} if event.deadline is None else _NO_RESULT),
        )

    def _slip_changed(self, event: ev.SlipChanged) -> TableView:
        return replace(
            self,
            chips=event.chips,
            accepted=event.accepted,
            may_undo=event.may_undo,
            may_redo=event.may_redo,
            available=event.available,
        )

    def _closed(self, event: ev.BettingClosed) -> TableView:
        return replace(
            self,
            phase=Phase.PLAYING,
            deadline=None,
            chips=event.stakes,
            accepted=event.stakes,
            available=event.available,
            last=event.stakes or self.last,
            may_undo=False,
            may_redo=False,
            **_NO_RESULT,
        )

    def _voided(self, event: ev.RoundVoided) -> TableView:
        return replace(
            self,
            phase=Phase.PAID,
            returned=event.returned,
            available=event.available,
            chips=(),
            accepted=(),
            questions=(),
            decide_by=None,
        )

    def _paid(self, event: ev.RoundPaid) -> TableView:
        mark = () if event.mark is None else (event.mark,)
        number = () if self.pocket is None else (self.pocket,)
        return replace(
            self,
            phase=Phase.PAID,
            lines=event.lines,
            win=event.win,
            returned=event.returned,
            available=event.available,
            questions=(),
            decide_by=None,
            road=(*self.road, *mark),
            statistics=(*self.statistics, *mark)[-STATISTICS_WINDOW:],
            numbers=(*self.numbers, *number)[-NUMBERS_WINDOW:],
        )


_NO_RESULT: dict[str, Any] = {
    "cards": (),
    "winner": None,
    "natural": False,
    "pocket": None,
    "blackjack": None,
    "lines": (),
    "win": NOTHING,
    "returned": NOTHING,
}


def folded(view: TableView, events: Iterable[ev.Event]) -> TableView:
    """*view* after all of *events*."""
    return reduce(TableView.after, events, view)


@dataclass(frozen=True, slots=True)
class Step:
    """What happened at once, and the table after it."""

    number: int
    events: tuple[ev.Event, ...]
    view: TableView
