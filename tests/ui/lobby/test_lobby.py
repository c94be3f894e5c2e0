"""The lobby: the last table first and larger, tiers, language, and only what is true."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from casino_desktop.engine.catalogue import BACCARAT, BIG_WIN_BACCARAT, ULIVE_BACCARAT
from casino_desktop.engine.money import Mills
from casino_desktop.ui.lobby.card import HeroCard
from casino_desktop.ui.lobby.lobby import Lobby
from casino_desktop.ui.lobby.summary import TableSummary


@pytest.fixture
def lobby(qtbot, english, settings):
    settings.choose(last_table="baccarat")
    made = Lobby(settings)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    tables = [TableSummary(spec, "classic") for spec in (ULIVE_BACCARAT, BIG_WIN_BACCARAT, BACCARAT)]
    made.show_tables(tables, Mills(5_000_000))
    made.show()
    return made


def test_the_last_table_stands_first_and_larger(lobby):
    hero, *others = lobby.cards
    assert hero.table.spec.id == "baccarat"
    assert isinstance(hero, HeroCard)
    assert all(hero.width() > other.width() for other in others)
    assert hero.go.words == "Continue at Baccarat"


def test_a_click_on_a_card_leads_to_its_table(qtbot, lobby):
    with qtbot.waitSignal(lobby.entered) as entered:
        qtbot.mouseClick(lobby.cards[1], Qt.MouseButton.LeftButton)
    assert entered.args == ["ulive-baccarat", "classic"]


def test_the_brass_button_leads_to_the_last_table_at_the_chosen_tier(qtbot, lobby):
    hero = lobby.cards[0]
    hero.tiers.choose(2)
    assert hero.limits.replace("\u00a0", " ") == "25 – 10,000 RON"
    with qtbot.waitSignal(lobby.entered) as entered:
        qtbot.mouseClick(hero.go, Qt.MouseButton.LeftButton)
    assert entered.args == ["baccarat", "high"]


def test_the_return_is_not_shown_before_it_is_computed(lobby):
    assert lobby.cards[0].rtp == ""
    lobby.show_return("baccarat", 0.98944)
    assert lobby.cards[0].rtp == "RTP up to 98.94%"


def test_an_unfinished_round_is_marked(qtbot, english, settings):
    made = Lobby(settings)
    qtbot.addWidget(made)
    made.show_tables([TableSummary(BACCARAT, "classic", is_unfinished=True)], Mills(0))
    assert made.cards[0].mark == "A round waits for you"


def test_the_language_is_chosen_in_the_lobby(lobby, settings):
    lobby.languages.choose(0)
    assert settings.choices.language == "ro"


def test_play_money_is_said(lobby, monkeypatch):
    said = []
    monkeypatch.setattr("casino_desktop.ui.lobby.lobby.text", lambda painter, box, words, *rest: said.append(words))
    lobby.grab()
    assert "Play money only: it cannot be bought, and it is worth nothing outside this app." in said
