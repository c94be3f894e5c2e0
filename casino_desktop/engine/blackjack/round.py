"""A round as a pure function of its opening and its answers (rulebook §4)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from itertools import count

from casino_desktop.engine.blackjack.box import Box
from casino_desktop.engine.blackjack.event import (
    BlackjackWon,
    CardDealt,
    Ended,
    Event,
    HandEnded,
    HandSplit,
    HoleTurned,
    InsuranceSwept,
    Insured,
    NotFollowed,
    Paid,
    Peeked,
    Raise,
    RoundOpened,
    StakeRaised,
)
from casino_desktop.engine.blackjack.hand import BEST, dealer_draws, dealer_peeks, is_ace, may_hide_blackjack
from casino_desktop.engine.blackjack.opening import PLAYER, Opening, Wager
from casino_desktop.engine.blackjack.pay import Cashier, Settlement, Why
from casino_desktop.engine.blackjack.question import Act, Answer, Ask, BadAnswer, Question, refusal
from casino_desktop.engine.blackjack.rules import DealOrder, SplitDeal
from casino_desktop.engine.cards import Card
from casino_desktop.engine.money import NOTHING, Mills, Odds

Asking = Generator[Ask, Answer, None]

HALF = Odds(1, 2)


class ShoeRanOut(Exception):
    """The cards of the opening did not reach: the round is void (rulebook §4, shoe ceremony)."""


@dataclass(frozen=True, slots=True)
class Progress:
    """All that is known of a round after its answers so far. No open question: it is over and settled."""

    events: tuple[Event, ...]
    ask: Ask
    settlement: Settlement | None


def unfold(opening: Opening, answers: Sequence[Answer]) -> Progress:
    """The round that these answers make; the same opening and answers always make the same."""
    table = _Round(opening)
    story = table.play()
    ask = next(story, ())
    for answer in answers:
        why = refusal(ask, answer)
        if why is not None:
            raise BadAnswer(answer, why)
        try:
            ask = story.send(answer)
        except StopIteration:
            ask = ()
    return Progress(tuple(table.events), ask, table.settlement)


def raised(opening: Opening, answers: Sequence[Answer], answer: Answer) -> Mills:
    """How much of the player's money *answer* adds to the round: a double, a split, an insurance, a match."""
    told = len(unfold(opening, answers).events)
    news = unfold(opening, (*answers, answer)).events[told:]
    own = {wager.id for wager in opening.wagers if wager.owner == PLAYER}
    return Mills(sum(event.amount for event in news if isinstance(event, StakeRaised | Insured) and event.wager in own))


class _Round:
    """The working table of one round: it yields open questions, is sent answers, and tells events."""

    def __init__(self, opening: Opening) -> None:
        self.events: list[Event] = []
        self.settlement: Settlement | None = None
        self._opening, self._rules = opening, opening.rules
        self._used = 0
        self._numbers = count()
        self._dealer = Box(0)
        self._boxes = [Box(seat) for seat in sorted({wager.seat for wager in opening.wagers})]
        for box in self._boxes:
            box.stakes = {wager.id: wager.stake for wager in opening.in_order if wager.seat == box.seat}
        self._insurance: dict[int, Mills] = {}
        self._stays: set[int] = set()

    def play(self) -> Asking:
        """The story of a round."""
        self._tell(RoundOpened(self._opening.in_order))
        self._deal()
        if is_ace(self._up):
            yield from self._offer_insurance()
        if dealer_peeks(self._rules, self._up) and self._peek():
            self._turn()
        else:
            if not may_hide_blackjack(self._rules, self._up):
                self._announce_blackjacks()
            for box in tuple(self._boxes):
                yield from self._play_seat(box)
            self._finish_dealer()
        self._settle()

    @property
    def _up(self) -> Card:
        return self._dealer.hand.cards[0]

    def _deal(self) -> None:
        if self._rules.deal_order is DealOrder.HAND_BY_HAND:
            order = [box for box in (*self._boxes, self._dealer) for _ in range(2)]
        else:
            order = [*self._boxes, self._dealer] * 2
        for box in order[:-1]:
            self._draw(box)
        self._dealer.hand = self._dealer.hand.plus(self._next_card())
        self._tell(CardDealt(self._dealer.place, None))

    def _offer_insurance(self) -> Asking:
        """One window for all, blackjacks and bets behind too; each answer stands by itself."""

        def take(question: Question, answer: Answer) -> None:
            if answer.act is Act.INSURE:
                self._insurance[question.wager] = answer.amount
                self._tell(Insured(question.wager, answer.amount))

        yield from self._ask_all(map(self._insurance_question, self._opening.in_order), take)

    def _insurance_question(self, wager: Wager) -> Question:
        """Exactly half the stake; or any amount up to half, which is rounded up to a step."""
        unit = self._opening.unit
        if self._rules.insurance_exact_half:
            least = most = HALF.win(wager.stake)
        else:
            least, most = unit, Mills(-(-wager.stake // (2 * unit)) * unit)
        return self._question(wager, (Act.INSURE, Act.DECLINE), least, most)

    def _peek(self) -> bool:
        """Without a blackjack insurance is swept at once; with one the round is over."""
        found = self._dealer.hand.is_blackjack
        self._tell(Peeked(found))
        if not found:
            for wager in self._insured():
                self._tell(InsuranceSwept(wager.id, self._insurance[wager.id]))
        return found

    def _announce_blackjacks(self) -> None:
        for box in self._boxes:
            if box.hand.is_blackjack:
                self._tell(BlackjackWon(box.seat))

    def _play_seat(self, box: Box) -> Asking:
        """A blackjack does not act; a split hand is played half by half, once."""
        if box.hand.is_blackjack:
            return
        second = yield from self._play_hand(box, may_split=box.hand.is_pair)
        if second is not None:
            for half in (box, second):
                yield from self._play_half(half)

    def _play_half(self, half: Box) -> Asking:
        """A half that waited gets its second card now; a split ace gets no more."""
        if len(half.hand.cards) == 1:
            self._draw(half)
        if half.hand.is_split_ace:
            self._end(half, Ended.SPLIT_ACE)
        else:
            yield from self._play_hand(half, may_split=False)

    def _play_hand(self, box: Box, *, may_split: bool) -> Generator[Ask, Answer, Box | None]:
        """Ask until the hand is ended; a split ends it too, and gives its second half."""
        while box.hand.total < BEST:
            answer = yield (self._hand_question(box, may_split=may_split),)
            match answer.act:
                case Act.HIT:
                    self._draw(box)
                case Act.SPLIT:
                    return (yield from self._split(box))
                case Act.DOUBLE:
                    yield from self._double(box, answer.amount)
                    return None
                case _:
                    self._end(box, Ended.STOOD if answer.act is Act.STAND else Ended.TIMED_OUT)
                    return None
        self._end(box, Ended.BUST if box.hand.is_bust else Ended.TWENTY_ONE)
        return None

    def _hand_question(self, box: Box, *, may_split: bool) -> Question:
        """Double on any two cards, for less where the rules allow it; split two of equal value."""
        owner = self._opening.owner(box.seat)
        if len(box.hand.cards) > 2:
            return self._question(owner, (Act.HIT, Act.STAND), NOTHING, NOTHING, box.half)
        acts = (Act.HIT, Act.STAND, Act.DOUBLE, Act.SPLIT) if may_split else (Act.HIT, Act.STAND, Act.DOUBLE)
        least = self._opening.unit if self._rules.double_for_less else owner.stake
        return self._question(owner, acts, least, owner.stake, box.half)

    def _double(self, box: Box, extra: Mills) -> Asking:
        """One card, and the hand is ended."""
        owner = self._opening.owner(box.seat)
        self._raise(owner.id, box, extra, Raise.DOUBLE)
        yield from self._ask_behind(box, box, Raise.DOUBLE, lambda stake: self._share(stake, extra, owner.stake))
        self._draw(box)
        self._end(box, Ended.BUST if box.hand.is_bust else Ended.DOUBLED)

    def _split(self, box: Box) -> Generator[Ask, Answer, Box]:
        """The first card is the right half, which is the only hand of a bet behind that does not follow."""
        second = Box(box.seat, half=1)
        box.hand, second.hand = box.hand.halves()
        self._boxes.insert(self._boxes.index(box) + 1, second)
        self._tell(HandSplit(box.seat))
        owner = self._opening.owner(box.seat)
        self._raise(owner.id, second, owner.stake, Raise.SPLIT)
        yield from self._ask_behind(box, second, Raise.SPLIT, lambda stake: stake)
        if self._rules.split_deal is SplitDeal.AT_ONCE:
            self._draw(box)
            self._draw(second)
        return second

    def _ask_behind(self, box: Box, to: Box, by: Raise, price: Callable[[Mills], Mills]) -> Asking:
        """Each bet behind *box* matches or not; one that did not is not asked again in this round."""

        def take(question: Question, answer: Answer) -> None:
            if answer.act is Act.MATCH:
                self._raise(question.wager, to, question.most, by)
            else:
                self._stays.add(question.wager)
                self._tell(NotFollowed(question.wager))

        questions = []
        for wager in map(self._opening.wager, box.stakes):
            if wager.behind and wager.id not in self._stays:
                amount = price(wager.stake)
                questions.append(self._question(wager, (Act.MATCH, Act.DECLINE), amount, amount, to.half))
        yield from self._ask_all(questions, take)

    def _share(self, stake: Mills, extra: Mills, of: Mills) -> Mills:
        """Who follows adds the share that the owner added, rounded down to a step, and one step at least."""
        unit = self._opening.unit
        return Mills(max(unit, stake * extra // of // unit * unit))

    def _finish_dealer(self) -> None:
        """The hole card is always turned; cards are drawn only while they can decide a hand."""
        self._turn()
        if may_hide_blackjack(self._rules, self._up) and not self._dealer.hand.is_blackjack:
            self._announce_blackjacks()
        if any(box.hand.is_live for box in self._boxes):
            while dealer_draws(self._rules, self._dealer.hand):
                self._draw(self._dealer)

    def _turn(self) -> None:
        self._tell(HoleTurned(self._dealer.hand.cards[1]))

    def _settle(self) -> None:
        """All money moves here, insurance first, then hand by hand with those behind."""
        cashier = Cashier(self._rules, self._dealer.hand)
        lines = [cashier.insurance_line(wager, self._insurance[wager.id]) for wager in self._insured()]
        for box in self._boxes:
            for wager_id, stake in box.stakes.items():
                wager = self._opening.wager(wager_id)
                lines += cashier.hand_lines(wager, box.half, box.hand, stake, box.doubled_by(wager_id))
        self.settlement = Settlement(tuple(lines), self._used)
        self.events += [Paid(line) for line in lines if line.why is not Why.INSURANCE_LOST]

    def _insured(self) -> list[Wager]:
        return [wager for wager in self._opening.in_order if wager.id in self._insurance]

    def _tell(self, event: Event) -> None:
        self.events.append(event)

    def _next_card(self) -> Card:
        if self._used == len(self._opening.cards):
            raise ShoeRanOut
        self._used += 1
        return self._opening.cards[self._used - 1]

    def _draw(self, box: Box) -> None:
        card = self._next_card()
        box.hand = box.hand.plus(card)
        self._tell(CardDealt(box.place, card))

    def _end(self, box: Box, why: Ended) -> None:
        self._tell(HandEnded(box.place, why))

    def _raise(self, wager: int, box: Box, amount: Mills, by: Raise) -> None:
        box.take(wager, amount, by)
        self._tell(StakeRaised(wager, box.place, amount, by))

    def _question(self, wager: Wager, acts: tuple[Act, ...], least: Mills, most: Mills, half: int = 0) -> Question:
        return Question(next(self._numbers), wager.id, acts, least, most, wager.seat, half, self._opening.unit)

    def _ask_all(self, questions: Iterable[Question], take: Callable[[Question, Answer], None]) -> Asking:
        """Ask several at once; they are answered in any order."""
        waiting = {question.id: question for question in questions}
        while waiting:
            answer = yield tuple(waiting.values())
            take(waiting.pop(answer.question), answer)
