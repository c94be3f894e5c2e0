"""What there is to talk about in a step of the table: people look at the game, and at nothing hidden (rulebook §5)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile

from casino_desktop.engine.baccarat.coup import Winner
from casino_desktop.engine.blackjack.event import BlackjackWon
from casino_desktop.engine.roulette.wheel import Colour, colour
from casino_desktop.engine.settlement import returned
from casino_desktop.floor import event as ev
from casino_desktop.floor.chat.repertoire import Occasion
from casino_desktop.floor.view import TableView

LEAST_STREAK = 4
BIG_WIN = 5
"""A win is big when it brings back this many times what was staked."""


def run_length(view: TableView) -> int:
    """How often the same side, or the same colour, has come in a row; ties do not end a run, zero does."""
    if view.numbers:
        tints = [colour(number) for number in reversed(view.numbers)]
        return 0 if tints[0] is Colour.GREEN else len(list(takewhile(lambda tint: tint is tints[0], tints)))
    winners = [mark.winner for mark in reversed(view.road) if mark.winner is not Winner.TIE]
    return len(list(takewhile(lambda winner: winner is winners[0], winners)))


def is_big_win(paid: ev.RoundPaid) -> bool:
    """Much more came back than was staked."""
    staked = sum(line.stake for line in paid.lines)
    return staked > 0 and returned(paid.lines) >= BIG_WIN * staked


def topics(view: TableView, paid: ev.RoundPaid, round_: tuple[ev.Event, ...]) -> Iterator[Occasion]:
    """What a round that is paid gives to talk about, the rarest first; *view* is the table after it."""
    if is_big_win(paid):
        yield Occasion.BIG_WIN
    if view.pocket == 0:
        yield Occasion.ZERO
    if any(isinstance(event, ev.HandPlayed) and isinstance(event.event, BlackjackWon) for event in round_):
        yield Occasion.BLACKJACK
    if view.winner is Winner.TIE:
        yield Occasion.TIE
    elif run_length(view) >= LEAST_STREAK and run_length(view) % 2 == 0 and (view.winner or view.pocket):
        yield Occasion.STREAK
    if view.natural:
        yield Occasion.NATURAL
