"""A table that says what it is told: screens are painted from views alone, so no casino is needed for a picture."""

from __future__ import annotations

from collections.abc import Callable

from casino_desktop.engine.baccarat.bets import BaccaratRules, settle
from casino_desktop.engine.baccarat.coup import Coup, coup
from casino_desktop.engine.baccarat.mark import Mark, mark_of
from casino_desktop.engine.cards import cards_of
from casino_desktop.engine.fairness import Stream, dealt_order
from casino_desktop.engine.limits import CLASSIC
from casino_desktop.engine.money import Mills
from casino_desktop.engine.settlement import returned, win
from casino_desktop.engine.spec import TableSpec
from casino_desktop.engine.stake import Stakes, total
from casino_desktop.floor import event as ev
from casino_desktop.floor.command import Command
from casino_desktop.floor.view import Step, TableView, folded

SEAL = ev.SealShown("BW-9C3P-207", "5f" * 32, "00c0ffee00c0ffee")
NEXT = ev.SealShown("BW-4T8M-208", "a1" * 32, "00c0ffee00c0ffee")
BALANCE = Mills(9_812_500)


class ScriptedTable:
    """Shows one view and swallows commands."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.commands: list[Command] = []
        self.listeners: list[Callable[[Step], None]] = []

    def submit(self, command: Command) -> None:
        self.commands.append(command)

    def subscribe(self, listen: Callable[[Step], None]) -> Callable[[], None]:
        self.listeners.append(listen)
        return lambda: self.listeners.remove(listen)

    def tell(self, *events: ev.Event) -> None:
        """A step as the floor would send it."""
        self.view = folded(self.view, events)
        for listen in list(self.listeners):
            listen(Step(1, events, self.view))


def sample_coups(hands: int, seed: bytes = b"gallery") -> list[Coup]:
    """Real coups of a fixed shoe."""
    cards = iter(dealt_order(8, Stream(seed, "gallery", "BA-0000-1")))
    return [coup(cards) for _ in range(hands)]


def sample_marks(hands: int, seed: bytes = b"gallery") -> tuple[Mark, ...]:
    return tuple(mark_of(one) for one in sample_coups(hands, seed))


def entered(spec: TableSpec, marks: tuple[Mark, ...], last: Stakes = ()) -> TableView:
    """A table in betting, with a past."""
    deadline = 9.0 if spec.is_timed else None
    return folded(
        TableView(),
        (
            ev.TableEntered(spec.id, CLASSIC.id, BALANCE, last, marks, marks[-200:], (), ()),
            ev.BettingOpened(f"{spec.prefix}-9C3P-207", SEAL, NEXT, deadline, BALANCE),
        ),
    )


def placed(stakes: Stakes, *, accepted: bool = False) -> ev.SlipChanged:
    left = Mills(BALANCE - total(stakes))
    return ev.SlipChanged(stakes, stakes if accepted else (), may_undo=True, may_redo=False, available=left)


def dealt(spec: TableSpec, stakes: Stakes, codes: str) -> tuple[ev.Event, ...]:
    """Every event of a coup with these cards."""
    assert isinstance(spec.rules, BaccaratRules)
    played = coup(iter(cards_of(codes)))
    lines = settle(spec.rules, played, stakes)
    left = Mills(BALANCE - total(stakes))
    mark = mark_of(played)
    return (
        ev.BettingClosed(stakes, left),
        *(ev.CardDealt(side, card) for side, card in played.dealt),
        ev.CoupEnded(played.winner, played.totals, mark.natural),
        ev.RoundPaid(lines, win(lines), returned(lines), Mills(left + returned(lines)), mark),
    )
