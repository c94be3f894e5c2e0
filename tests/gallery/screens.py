"""The screens of the gallery: a name and how to build it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtWidgets import QWidget

from casino_desktop.engine.catalogue import CATALOGUE, table
from casino_desktop.engine.limits import CLASSIC
from casino_desktop.engine.money import Mills
from casino_desktop.engine.stake import Stake
from casino_desktop.floor import event as ev
from casino_desktop.floor.view import folded
from casino_desktop.ui.lobby.lobby import Lobby
from casino_desktop.ui.lobby.summary import TableSummary
from casino_desktop.ui.settings import Settings
from casino_desktop.ui.table.furnishing import has_felt
from casino_desktop.ui.table.screen import TableScreen
from tests.gallery.scripted import (
    BALANCE,
    NEXT,
    SEAL,
    ScriptedTable,
    dealt,
    entered,
    placed,
    sample_coups,
    sample_marks,
)

Build = Callable[[Settings], QWidget]

BETS = (Stake("player", Mills(125_000)), Stake("tie", Mills(5_000)), Stake("banker_pair", Mills(10_000)))
BANKER = (Stake("banker", Mills(100_000)), Stake("tie", Mills(5_000)), Stake("either_pair", Mills(5_000)))
BANKER_NATURAL = "3H KD TS 8C"
SIX_CARDS = "2S 3D 3C TH 4H 5D"


def screens() -> Iterator[tuple[str, Build]]:
    """Every screen and phase."""
    yield "lobby", lobby
    yield "lobby-first-evening", first_evening
    for spec in CATALOGUE:
        if has_felt(spec):
            for phase in ("empty", "betting", "dealing", "result", "after"):
                yield (
                    f"{spec.id}-{phase}",
                    lambda settings, spec_id=spec.id, phase=phase: felt(settings, spec_id, phase),
                )


def felt(settings: Settings, spec_id: str, phase: str) -> QWidget:
    """A table in one phase."""
    spec = table(spec_id)
    bets = tuple(stake for stake in BETS if spec.rules.bet(stake.spot))
    banker = tuple(stake for stake in BANKER if spec.rules.bet(stake.spot))
    view = entered(spec, () if phase == "empty" else sample_marks(52), () if phase == "empty" else banker)
    if phase == "betting":
        view = folded(view, (placed(bets),))
    elif phase == "dealing":
        view = folded(view, dealt(spec, bets, SIX_CARDS)[:-3])
    elif phase in ("result", "after"):
        view = folded(view, dealt(spec, banker, BANKER_NATURAL))
    if phase == "after":
        view = folded(view, (ev.BettingOpened("BW-4T8M-208", SEAL, NEXT, None if not spec.is_timed else 9.0, BALANCE),))
    return TableScreen(spec, CLASSIC, ScriptedTable(view), settings, lambda: 0.0)


def lobby(settings: Settings) -> QWidget:
    """After some evenings."""
    settings.choose(last_table="big-win-baccarat")
    widget = Lobby(settings)
    specs = [spec for spec in CATALOGUE if has_felt(spec)]
    coups = sample_coups(60)
    tables = [
        TableSummary(spec, "classic", sample_marks(40 + 5 * i, spec.id.encode()), coups[i])
        for i, spec in enumerate(specs)
    ]
    widget.show_tables(tables, BALANCE)
    for spec in specs:
        widget.show_return(spec.id, 0.9894)
    return widget


def first_evening(settings: Settings) -> QWidget:
    """Nothing played yet."""
    settings.choose(last_table="")
    widget = Lobby(settings)
    widget.show_tables([TableSummary(spec, "classic") for spec in CATALOGUE if has_felt(spec)], Mills(5_000_000))
    return widget
