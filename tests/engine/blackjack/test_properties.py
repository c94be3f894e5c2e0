"""What holds in every round, whatever is dealt and answered (rulebook §0, §4)."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from casino_desktop.engine.blackjack.event import DEALER, CardDealt, Event, HoleTurned, Insured, StakeRaised
from casino_desktop.engine.blackjack.opening import Opening, Wager
from casino_desktop.engine.blackjack.question import TAKES_AMOUNT, Act, Answer, BadAnswer, Question, refusal
from casino_desktop.engine.blackjack.round import Progress, raised, unfold
from casino_desktop.engine.blackjack.rules import BlackjackRules, LateBlackjack
from casino_desktop.engine.blackjack.view import BlackjackView, folded
from casino_desktop.engine.cards import fresh
from casino_desktop.engine.catalogue import AMERICAN_BLACKJACK, ULIVE_BLACKJACK
from casino_desktop.engine.money import Mills
from casino_desktop.engine.record import dumped, loaded
from casino_desktop.engine.settlement import Verdict

MOST_CARDS = 120
# Rank-heavy shoes meet aces, pairs and blackjacks far more often than a fair one.
ACES_TENS_AND_PAIRS = tuple(card for card in fresh(1) if card.rank in (1, 6, 8, 10, 13))

each = settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])


@st.composite
def openings(draw: st.DrawFn) -> Opening:
    rules = draw(st.sampled_from([AMERICAN_BLACKJACK.rules, ULIVE_BLACKJACK.rules]))
    assert isinstance(rules, BlackjackRules)
    rules = replace(
        rules,
        dealer_hits_soft_17=draw(st.booleans()),
        late_blackjack=draw(st.sampled_from(LateBlackjack)),
    )
    unit = draw(st.sampled_from([100, 1_000, 25_000]))
    seats = draw(st.sets(st.integers(1, rules.hands), min_size=1))
    backed = draw(st.sets(st.sampled_from(sorted(seats)))) if rules.seated else set()
    stake = st.integers(1, 50).map(lambda chips: Mills(chips * unit))
    owner = st.sampled_from(["player", "anna", "mihai"]) if rules.seated else st.just("player")
    wagers = [Wager(seat, seat, draw(owner), draw(stake)) for seat in seats]
    wagers += [Wager(10 + seat, seat, "player", draw(stake), behind=True) for seat in backed]
    pool = draw(st.sampled_from([fresh(1), ACES_TENS_AND_PAIRS]))
    cards = Random(draw(st.integers(0, 2**32))).choices(pool, k=MOST_CARDS)
    return Opening(rules, tuple(wagers), tuple(cards), Mills(unit))


def answer_to(question: Question, data: st.DataObject) -> Answer:
    """Any legal answer; hits are rarer than they could be, or every hand would bust."""
    act = data.draw(st.sampled_from((*question.acts, *question.acts[1:], Act.NOTHING)))
    if act not in TAKES_AMOUNT:
        return Answer(question.id, act)
    steps = range(question.least, question.most + 1, question.step)
    return Answer(question.id, act, Mills(data.draw(st.sampled_from([question.most, *steps[:60]]))))


def play(opening: Opening, data: st.DataObject) -> tuple[tuple[Answer, ...], list[Progress]]:
    """A whole round by random legal answers, and its progress after each."""
    answers: tuple[Answer, ...] = ()
    history = [unfold(opening, answers)]
    while history[-1].ask:
        question = data.draw(st.sampled_from(history[-1].ask))
        answers += (answer_to(question, data),)
        history.append(unfold(opening, answers))
    return answers, history


def staked(opening: Opening, events: tuple[Event, ...]) -> dict[int, int]:
    """The money each wager put in: its opening stake and all that events added."""
    amounts: dict[int, int] = {wager.id: wager.stake for wager in opening.wagers}
    for event in events:
        if isinstance(event, StakeRaised | Insured):
            amounts[event.wager] += event.amount
    return amounts


@each
@given(openings(), st.data())
def test_every_mill_staked_is_in_exactly_one_line(opening: Opening, data: st.DataObject) -> None:
    answers, history = play(opening, data)
    settlement = history[-1].settlement
    assert settlement is not None
    by_wager: dict[int, int] = defaultdict(int)
    for line in settlement.lines:
        by_wager[line.wager] += line.stake
    assert by_wager == staked(opening, history[-1].events)
    assert len({(line.spot, line.wager) for line in settlement.lines}) == len(settlement.lines)
    assert {line.owner for line in settlement.lines} == {wager.owner for wager in opening.wagers}
    own = sum(line.stake for line in settlement.lines_of("player"))
    opened = sum(wager.stake for wager in opening.wagers if wager.owner == "player")
    added = sum(raised(opening, answers[:n], answers[n]) for n in range(len(answers)))
    assert own == opened + added


@each
@given(openings(), st.data())
def test_every_line_returns_what_its_verdict_says(opening: Opening, data: st.DataObject) -> None:
    settlement = play(opening, data)[1][-1].settlement
    assert settlement is not None
    for line in settlement.lines:
        profit = line.odds.win(line.stake) if line.odds else 0
        expected = {Verdict.LOST: 0, Verdict.RETURNED: line.stake, Verdict.WON: line.stake + profit}[line.verdict]
        assert line.returned == expected
        assert line.stake > 0
        assert isinstance(line.returned, int)
        assert (profit > 0) == (line.verdict is Verdict.WON)


@each
@given(openings(), st.data())
def test_more_answers_only_add_events(opening: Opening, data: st.DataObject) -> None:
    _, history = play(opening, data)
    for before, after in pairwise(history):
        assert after.events[: len(before.events)] == before.events
        assert before.settlement is None
        assert before.ask


@each
@given(openings(), st.data())
def test_each_card_of_the_shoe_is_dealt_once_and_in_order(opening: Opening, data: st.DataObject) -> None:
    final = play(opening, data)[1][-1]
    (hole,) = (event.card for event in final.events if isinstance(event, HoleTurned))
    dealt = [event for event in final.events if isinstance(event, CardDealt)]
    assert [event.to for event in dealt if event.card is None] == [DEALER]
    faces = tuple(event.card or hole for event in dealt)
    assert final.settlement is not None
    assert faces == opening.cards[: final.settlement.cards_used]


@each
@given(openings(), st.data())
def test_no_open_round_shows_what_the_hole_card_is(opening: Opening, data: st.DataObject) -> None:
    for progress in play(opening, data)[1][:-1]:
        assert not any(isinstance(event, HoleTurned) for event in progress.events)
        assert folded(progress.events).dealer.cards == (opening_up(progress), None)


def opening_up(progress: Progress) -> object:
    return next(event.card for event in progress.events if isinstance(event, CardDealt) and event.to == DEALER)


@each
@given(openings(), st.data())
def test_a_round_outlasts_json(opening: Opening, data: st.DataObject) -> None:
    answers, history = play(opening, data)
    stored_opening, stored_answers = dumped(opening), dumped(answers)
    again = unfold(loaded(Opening, stored_opening), loaded(tuple[Answer, ...], stored_answers))
    assert again == history[-1]
    assert dumped(again.events) == dumped(history[-1].events)
    assert loaded(tuple[Event, ...], dumped(again.events)) == again.events


answers_of_any_kind = st.builds(Answer, st.integers(-1, 12), st.sampled_from(Act), st.integers(-100, 60_000).map(Mills))


@each
@given(openings(), st.data(), st.lists(answers_of_any_kind, max_size=8))
def test_a_refused_answer_changes_nothing(opening: Opening, data: st.DataObject, wild: list[Answer]) -> None:
    answers, history = play(opening, data)
    at = data.draw(st.integers(0, len(answers)))
    for answer in wild:
        if refusal(history[at].ask, answer) is None:
            unfold(opening, (*answers[:at], answer))
            continue
        with pytest.raises(BadAnswer):
            unfold(opening, (*answers[:at], answer))
        assert unfold(opening, answers[:at]) == history[at]


@each
@given(openings(), st.data())
def test_the_felt_shows_all_the_money_and_each_line(opening: Opening, data: st.DataObject) -> None:
    final = play(opening, data)[1][-1]
    view: BlackjackView = folded(final.events)
    shown = [stake for hand in view.hands for stake in hand.stakes]
    assert final.settlement is not None
    assert sum(stake.amount for stake in shown) + sum(each.amount for each in view.insurances) == sum(
        line.stake for line in final.settlement.lines
    )
    assert all(sum(line.stake for line in stake.lines) == stake.amount for stake in shown)


@each
@given(openings(), st.data())
def test_questions_are_numbered_once(opening: Opening, data: st.DataObject) -> None:
    answers, history = play(opening, data)
    assert len({answer.question for answer in answers}) == len(answers)
    asked = {question.id: question for progress in history for question in progress.ask}
    assert all(asked[question.id] == question for progress in history for question in progress.ask)
