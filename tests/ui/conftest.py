"""Screens in tests: built from scripted tables, at speed 0 unless a test says otherwise."""

from __future__ import annotations

import pytest

from casino_desktop.engine.catalogue import table
from casino_desktop.engine.limits import CLASSIC
from casino_desktop.ui.settings import Settings
from casino_desktop.ui.table.screen import TableScreen
from tests.gallery.scripted import ScriptedTable, entered, sample_marks


@pytest.fixture
def settings() -> Settings:
    made = Settings()
    made.choose(language="en")
    return made


@pytest.fixture
def sit_down(qtbot, english, settings):
    """A table screen in betting, shown, with the scripted table behind it."""

    def sit(table_id: str, *, marks: int = 0, last=(), size=(1280, 720), speed: float = 0.0) -> TableScreen:
        spec = table(table_id)
        live = ScriptedTable(entered(spec, sample_marks(marks), last))
        screen = TableScreen(spec, CLASSIC, live, settings, lambda: 0.0)
        qtbot.addWidget(screen)
        screen.choreographer.speed = speed
        screen.resize(*size)
        screen.show()
        qtbot.waitExposed(screen)
        return screen

    return sit
