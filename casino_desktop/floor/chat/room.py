"""The chat of one table: the player's lines, and the few that dealer and house players add (rulebook §5)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from casino_desktop.engine.refusal import Reason, Refusal
from casino_desktop.floor import event as ev
from casino_desktop.floor.chat.guests import Guests, drawn
from casino_desktop.floor.chat.language import is_offensive
from casino_desktop.floor.chat.manners import Breath, cleaned
from casino_desktop.floor.chat.meaning import answer_to, is_named
from casino_desktop.floor.chat.repertoire import REPERTOIRE, SAYS_IT_ONE_TIME_IN, Occasion
from casino_desktop.floor.chat.watching import topics
from casino_desktop.floor.event import ChatHeard, ChatLine, Notice, Noticed, Speaker
from casino_desktop.floor.view import TableView

LINES_A_ROUND = 2
"""That nobody asked for; as many may answer the player."""
ROUNDS_WITHOUT_SHOE = 60
"""Where there is no shoe, so many rounds count as one."""


class ChatRoom:
    """Follows the table's events. What is said follows from the round's code and what was said before."""

    def __init__(self, table_id: str, guests: Guests, clock_now: Callable[[], float]) -> None:
        self.table_id, self.guests = table_id, guests
        self._now = clock_now
        self._view = TableView()
        self._code = self._shoe = ""
        self._rounds = 0
        self._said: set[str] = set()
        self._topics: set[Occasion] = set()
        self._lines = self._answers = 0
        self.new_session()

    def new_session(self) -> None:
        """The player sits down: nobody is muted, nothing is held against anybody, and a welcome is due."""
        self._breath = Breath()
        self._muted: set[str] = set()
        self._is_warned = self._is_closed = self._is_welcomed = False

    # The player

    def say(self, text: str) -> tuple[ev.Event, ...] | Refusal:
        """The player's line and perhaps an answer; a bad word is not shown, and the second one closes the chat."""
        if self._is_closed:
            return Refusal(Reason.CHAT_CLOSED)
        line = cleaned(text)
        if not line or not self._breath.take(self._now()):
            return Refusal(Reason.NOT_NOW)
        if is_offensive(line):
            return self._reproached()
        return (ChatHeard(ChatLine(Speaker.PLAYER, "", text=line)), *self._answer(line))

    def report(self, name: str) -> Refusal | None:
        """Mute a house player for this session; the dealer is needed."""
        if name not in self.guests.players:
            return Refusal(Reason.NOT_OFFERED)
        self._muted.add(name)
        return None

    def _reproached(self) -> tuple[ev.Event, ...]:
        self._is_closed, self._is_warned = self._is_warned, True
        notice, occasion = (
            (Notice.CHAT_CLOSED, Occasion.CLOSED) if self._is_closed else (Notice.CHAT_WARNED, Occasion.WARNED)
        )
        written = REPERTOIRE[occasion][0]
        return Noticed(notice), ChatHeard(ChatLine(written.by, "", line=written.id))

    def _answer(self, text: str) -> tuple[ChatHeard, ...]:
        """Somebody answers in kind: who was named, else anybody."""
        occasion = answer_to(text)
        if occasion is None or self._answers >= LINES_A_ROUND:
            return ()
        called = [name for name in self.guests.players if is_named(name, text)]
        said = self._spoken(occasion, called or self.guests.players)
        self._answers += len(said)
        return said

    # The table

    def heard(self, events: Iterable[ev.Event]) -> tuple[ChatHeard, ...]:
        """The lines that the house people add to a step."""
        told = tuple(events)
        return tuple(line for event in told for line in self._after(event, told))

    def woven(self, events: Iterable[ev.Event]) -> tuple[ev.Event, ...]:
        """A step with each of those lines where it belongs; the pay stays last, what is said of it comes before."""
        told, step = tuple(events), list[ev.Event]()
        for event in told:
            lines = self._after(event, told)
            step += (*lines, event) if isinstance(event, ev.RoundPaid) else (event, *lines)
        return tuple(step)

    def _after(self, event: ev.Event, step: tuple[ev.Event, ...]) -> tuple[ChatHeard, ...]:
        self._view = self._view.after(event)
        match event:
            case ev.BettingOpened():
                self._turn_page(event)
                return self._greeting() or self._chatter(event)
            case ev.BettingClosed():
                is_wheel = any(isinstance(other, ev.BallLanded) for other in step)
                return self._on(Occasion.BALL_ROLLS if is_wheel else Occasion.CARDS_COME)
            case ev.RoundPaid():
                return self._on(*topics(self._view, event, step))
            case ev.SessionEnded(ev.Farewell.LEFT) if self._is_welcomed:
                return self._spoken(Occasion.GOODBYE, ())
            case _:
                return ()

    def _turn_page(self, opened: ev.BettingOpened) -> None:
        """A new round may be talked about; with a new shoe all lines may be said again."""
        if opened.round == self._code:
            return
        self._code = opened.round
        self._topics, self._lines, self._answers = set(), 0, 0
        self._rounds += 1
        shoe = str(self._rounds // ROUNDS_WITHOUT_SHOE) if opened.shoe is None else opened.shoe.seal.code
        if shoe != self._shoe:
            self._shoe, self._said = shoe, set()

    def _greeting(self) -> tuple[ChatHeard, ...]:
        """The dealer welcomes whoever sat down, then a house player does."""
        if self._is_welcomed:
            return ()
        self._is_welcomed = True
        said = (*self._spoken(Occasion.WELCOME, ()), *self._spoken(Occasion.WELCOME, self.guests.players, dealer=False))
        self._lines += len(said)
        return said

    def _chatter(self, opened: ev.BettingOpened) -> tuple[ChatHeard, ...]:
        if opened.new_shoe:
            return self._on(Occasion.NEW_SHOE)
        return self._on(Occasion.GOOD_LUCK, Occasion.SMALL_TALK)

    def _on(self, *occasions: Occasion) -> tuple[ChatHeard, ...]:
        """At most one line, on the first occasion of which somebody cares to speak."""
        for occasion in occasions:
            if self._lines >= LINES_A_ROUND or occasion in self._topics:
                continue
            self._topics.add(occasion)
            if drawn(SAYS_IT_ONE_TIME_IN.get(occasion, 1), self._code, occasion.value, "now"):
                continue
            said = self._spoken(occasion, self.guests.players)
            self._lines += len(said)
            if said:
                return said
        return ()

    def _spoken(self, occasion: Occasion, players: Iterable[str], *, dealer: bool = True) -> tuple[ChatHeard, ...]:
        """A line that was not said in this shoe, by the dealer or one of *players* who are not muted."""
        names: dict[Speaker, tuple[str, ...]] = {
            Speaker.DEALER: (self.guests.dealer,) if dealer else (),
            Speaker.HOUSE_PLAYER: tuple(name for name in players if name not in self._muted),
        }
        fresh = [line for line in REPERTOIRE[occasion] if line.id not in self._said and names[line.by]]
        if not fresh:
            return ()
        written = fresh[drawn(len(fresh), self._code, occasion.value, "which")]
        who = names[written.by]
        self._said.add(written.id)
        return (ChatHeard(ChatLine(written.by, who[drawn(len(who), self._code, written.id, "who")], line=written.id)),)
