"""Whole rounds as text: the header is dealt, the lines with ">" are answered, and every other line must come out.

A header names the table, the smallest chip, the wagers and the cards in dealing order.
In the body "?" asks, ">" answers, the rest is what happens; amounts are in whole units.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path

import pytest

from casino_desktop.engine.blackjack import event as happened
from casino_desktop.engine.blackjack.opening import Opening, Wager
from casino_desktop.engine.blackjack.pay import Why
from casino_desktop.engine.blackjack.question import Act, Answer, Question
from casino_desktop.engine.blackjack.round import Progress, unfold
from casino_desktop.engine.blackjack.rules import BlackjackRules
from casino_desktop.engine.cards import cards_of
from casino_desktop.engine.catalogue import table
from casino_desktop.engine.money import UNIT, Mills

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.txt"))
WAGER = re.compile(r"wager (\d+): (\w+) (at|behind) (\d+), ([\d.]+)")
ANSWER = re.compile(r"> wager (\d+): (\w+)(?: ([\d.]+))?")


def mills(text: str) -> Mills:
    return Mills(int(Decimal(text) * UNIT))


def units(amount: Mills) -> str:
    return f"{Decimal(amount) / UNIT:f}"


def place(to: happened.Place) -> str:
    seat, half = to
    return "dealer" if to == happened.DEALER else f"{seat}/2" if half else f"{seat}"


def opening_of(header: str) -> Opening:
    fields = dict(line.split(" ", 1) for line in header.splitlines() if line.startswith(("table ", "chips ", "cards ")))
    rules = table(fields["table"]).rules
    assert isinstance(rules, BlackjackRules)
    wagers = tuple(
        Wager(int(number), int(seat), owner, mills(stake), behind=where == "behind")
        for number, owner, where, seat, stake in WAGER.findall(header)
    )
    return Opening(rules, wagers, cards_of(fields["cards"]), mills(fields["chips"]))


def said(event: happened.Event) -> str:
    """One event as a line of a playthrough."""
    match event:
        case happened.RoundOpened(wagers):
            return f"{units(Mills(sum(wager.stake for wager in wagers)))} is in play"
        case happened.CardDealt(to, card):
            return f"{place(to)} gets {card.code if card else 'a card face down'}"
        case happened.HoleTurned(card):
            return f"dealer turns {card.code}"
        case happened.Peeked(blackjack):
            return f"dealer peeks: {'blackjack' if blackjack else 'none'}"
        case happened.BlackjackWon(seat):
            return f"{seat} wins with blackjack"
        case happened.HandSplit(seat):
            return f"{seat} is split"
        case happened.HandEnded(to, why):
            return f"{place(to)} ends: {why.value}"
    return said_of_money(event)


def said_of_money(event: happened.MoneyEvent) -> str:
    match event:
        case happened.Insured(wager, amount):
            return f"wager {wager} insures for {units(amount)}"
        case happened.InsuranceSwept(wager, amount):
            return f"wager {wager} loses its insurance of {units(amount)}"
        case happened.StakeRaised(wager, to, amount, by):
            return f"wager {wager} puts {units(amount)} on {place(to)} ({by.value})"
        case happened.NotFollowed(wager):
            return f"wager {wager} does not follow"
        case happened.Paid(line):
            numbers = " to ".join(map(str, line.numbers))
            result = f"{line.verdict.value}, {line.why} {numbers}".rstrip()
            return f"{line.spot}: {units(line.stake)} gets {units(line.returned)} ({result})"
    raise AssertionError(f"an event without words: {event}")


def asked(question: Question) -> str:
    acts = " ".join(act.value for act in question.acts)
    where = place((question.seat, question.half))
    money = f" ({units(question.least)} to {units(question.most)})" if question.most else ""
    return f"? wager {question.wager} on {where}: {acts}{money}"


def steps(opening: Opening, body: str) -> Iterator[tuple[str, Progress]]:
    """Each answer line of *body* (the first is empty) with the progress after it."""
    answers: tuple[Answer, ...] = ()
    progress = unfold(opening, answers)
    yield "", progress
    for number, act, amount in ANSWER.findall(body):
        question = next(question for question in progress.ask if question.wager == int(number))
        answers += (Answer(question.id, Act(act), mills(amount or "0")),)
        progress = unfold(opening, answers)
        yield f"> wager {number}: {act} {amount}".rstrip(), progress


def replayed(opening: Opening, body: str) -> Iterator[str]:
    """The playthrough that the answers in *body* make, line by line."""
    told, known = 0, -1
    for answer, progress in steps(opening, body):
        yield from [answer] if answer else []
        yield from map(said, progress.events[told:])
        yield from (asked(question) for question in progress.ask if question.id > known)
        told, known = len(progress.events), max([known, *(question.id for question in progress.ask)])
    assert progress.settlement is not None, "a playthrough goes to the end"
    yield f"{progress.settlement.cards_used} cards used"


def parts(path: Path) -> tuple[str, str]:
    header, body = path.read_text(encoding="utf-8").split("\n\n", 1)
    return header, body


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_playthrough_comes_out_line_by_line(path: Path) -> None:
    header, body = parts(path)
    assert list(replayed(opening_of(header), body)) == body.splitlines()


@pytest.mark.parametrize("table_id", ["american-blackjack", "ulive-blackjack"])
def test_each_table_has_playthroughs(table_id: str) -> None:
    assert sum(f"table {table_id}\n" in parts(path)[0] for path in GOLDEN) >= 3


def finished(path: Path) -> Progress:
    header, body = parts(path)
    return list(steps(opening_of(header), body))[-1][1]


def test_the_playthroughs_show_every_event_every_reason_and_every_ending() -> None:
    rounds = [finished(path) for path in GOLDEN]
    events = [event for progress in rounds for event in progress.events]
    lines = [line for progress in rounds if progress.settlement for line in progress.settlement.lines]
    endings = {event.why for event in events if isinstance(event, happened.HandEnded)}
    assert {type(event) for event in events} == set(happened.Event.__args__)
    assert {line.why for line in lines} == set(Why)
    assert endings == set(happened.Ended) - {happened.Ended.BLACKJACK}
