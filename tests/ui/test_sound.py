"""Which sound an event makes, and that sound follows the settings and is silent where there is no device."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QUrl, qWarning

from casino_desktop.engine.baccarat.coup import Side
from casino_desktop.engine.blackjack import event as hand
from casino_desktop.engine.cards import Card
from casino_desktop.engine.money import Mills
from casino_desktop.engine.refusal import Reason, Refusal
from casino_desktop.engine.settlement import Line, Verdict
from casino_desktop.engine.stake import Stake
from casino_desktop.floor import event as ev
from casino_desktop.floor.command import Leave
from casino_desktop.floor.view import Phase, TableView
from casino_desktop.resources import asset
from casino_desktop.ui import sound
from casino_desktop.ui.settings import Settings
from casino_desktop.ui.sound import Sound, Sounds, sounds_of

SEAL = ev.SealShown("A-1", "c0ffee", "mine")
ACE = Card.of("AS")
BETTING = TableView(phase=Phase.BETTING, deadline=10.0)


class FakeEffect:
    """Remembers what it was asked."""

    def __init__(self) -> None:
        self.url, self.volume, self.played, self.stopped = QUrl(), 0.0, 0, 0

    def setSource(self, url: QUrl) -> None:
        self.url = url

    def setVolume(self, volume: float) -> None:
        self.volume = volume

    def play(self) -> None:
        self.played += 1

    def stop(self) -> None:
        self.stopped += 1

    @property
    def file(self) -> str:
        return Path(self.url.toLocalFile()).stem


class Workshop:
    """Makes fake effects and keeps them; none while *device* is off."""

    def __init__(self) -> None:
        self.effects: list[FakeEffect] = []
        self.device = True

    def __call__(self) -> FakeEffect | None:
        if not self.device:
            return None
        self.effects.append(FakeEffect())
        return self.effects[-1]


@pytest.fixture
def settings(qapp):
    return Settings()


@pytest.fixture
def workshop():
    return Workshop()


@pytest.fixture
def sounds(settings, workshop):
    sounds = Sounds(settings, workshop)
    yield sounds
    sounds.close()


def heard(event: ev.Event, before: TableView = BETTING) -> tuple[Sound, ...]:
    return sounds_of(event, before, before.after(event))


def slip(**amounts: int) -> ev.SlipChanged:
    chips = tuple(Stake(spot, Mills(amount)) for spot, amount in amounts.items())
    return ev.SlipChanged(chips, (), may_undo=True, may_redo=False, available=Mills(0))


def paid(*bets: tuple[int, int]) -> ev.RoundPaid:
    """Every bet as its stake and what came back of it."""
    lines = tuple(
        Line(str(spot), Mills(stake), Verdict.WON if back > stake else Verdict.LOST, Mills(back))
        for spot, (stake, back) in enumerate(bets)
    )
    return ev.RoundPaid(lines, Mills(sum(back for stake, back in bets if back > stake)), Mills(0), Mills(0))


# what is heard


def test_chips_put_down_are_heard():
    assert heard(slip(player=1000)) == (Sound.CHIP,)
    assert heard(slip(player=2000), BETTING.after(slip(player=1000))) == (Sound.CHIP,)


def test_a_stack_that_is_moved_is_heard_where_it_lands():
    assert heard(slip(banker=1000), BETTING.after(slip(player=1000))) == (Sound.CHIP,)


def test_chips_that_leave_the_felt_or_lie_still_are_not_heard():
    before = BETTING.after(slip(player=2000, tie=1000))
    assert heard(slip(player=2000), before) == ()
    assert heard(slip(player=1000, tie=1000), before) == ()
    assert heard(slip(player=2000, tie=1000), before) == ()


def test_a_dealt_card_slides():
    assert heard(ev.CardDealt(Side.PLAYER, ACE)) == (Sound.CARD_SLIDE,)


@pytest.mark.parametrize(
    ("played", "sounds"),
    [
        (hand.CardDealt(hand.DEALER, ACE), (Sound.CARD_SLIDE,)),
        (hand.HoleTurned(ACE), (Sound.CARD_TURN,)),
        (hand.StakeRaised(1, (1, 0), Mills(1000), hand.Raise.DOUBLE), (Sound.CHIP,)),
        (hand.Insured(1, Mills(500)), (Sound.CHIP,)),
        (hand.Peeked(blackjack=False), ()),
        (hand.HandEnded((1, 0), hand.Ended.BUST), ()),
    ],
)
def test_blackjack_is_heard_in_cards_and_chips(played, sounds):
    assert sounds_of(ev.HandPlayed(played), TableView(), TableView()) == sounds


def test_the_bell_says_no_more_bets_only_where_a_clock_ran():
    closed = ev.BettingClosed((), Mills(0))
    assert heard(closed) == (Sound.NO_MORE_BETS,)
    assert heard(closed, TableView(phase=Phase.BETTING, deadline=None)) == ()


@pytest.mark.parametrize(
    ("back", "sounds"),
    [
        (1001, (Sound.WIN_SMALL,)),
        (2999, (Sound.WIN_SMALL,)),
        (3000, (Sound.WIN_MEDIUM,)),
        (10_999, (Sound.WIN_MEDIUM,)),
        (11_000, (Sound.WIN_LARGE,)),
        (201_000, (Sound.WIN_LARGE,)),
    ],
)
def test_a_win_sounds_as_great_as_its_profit_is_against_the_stake(back, sounds):
    assert heard(paid((1000, back))) == sounds


def test_the_whole_stake_of_the_round_counts_and_not_that_of_the_winning_bet():
    assert heard(paid((1000, 12_000), (9000, 0))) == (Sound.WIN_SMALL,)


def test_a_loss_makes_no_sound_even_if_one_of_its_bets_won():
    assert heard(paid((1000, 0))) == ()
    assert heard(paid((1000, 2000), (5000, 0))) == ()
    assert heard(paid((1000, 2000), (1000, 0))) == ()


def test_a_stake_that_is_returned_is_no_loss_and_no_win():
    push = Line("player", Mills(1000), Verdict.RETURNED, Mills(1000))
    won = Line("tie", Mills(1000), Verdict.WON, Mills(9000))
    assert heard(ev.RoundPaid((push,), Mills(0), Mills(1000), Mills(0))) == ()
    assert heard(ev.RoundPaid((push, won), Mills(9000), Mills(1000), Mills(0))) == (Sound.WIN_MEDIUM,)


def test_a_round_without_a_bet_is_paid_in_silence():
    assert heard(ev.RoundPaid((), Mills(0), Mills(0), Mills(0))) == ()


def test_a_refusal_knocks():
    assert heard(ev.Refused(Leave(), Refusal(Reason.NOT_NOW))) == (Sound.REFUSE,)


@pytest.mark.parametrize(("new_shoe", "sounds"), [(True, (Sound.SHUFFLE,)), (False, ())])
def test_a_new_shoe_is_shuffled(new_shoe, sounds):
    assert heard(ev.BettingOpened("A-1", SEAL, SEAL, 10.0, Mills(0), new_shoe=new_shoe)) == sounds


def test_what_is_only_said_makes_no_sound():
    assert heard(ev.ChatHeard(ev.ChatLine(ev.Speaker.DEALER, "Ana", line="hello"))) == ()
    assert heard(ev.RoundVoided(Mills(1000), Mills(1000))) == ()


def test_every_sound_has_its_files_and_every_file_its_sound():
    files = [f"{file}.wav" for each in Sound for file in each.value]
    assert sorted(files) == sorted(path.name for path in asset("sounds").iterdir())


# how it is played


def test_nothing_is_made_before_the_first_sound(sounds, workshop):
    assert workshop.effects == []
    sounds.play(Sound.TICK)
    assert [(effect.file, effect.played) for effect in workshop.effects] == [("tick", 1)]
    assert Path(workshop.effects[0].url.toLocalFile()).is_file()


def test_a_sound_is_made_once_and_played_often(sounds, workshop):
    for _ in range(3):
        sounds.play(Sound.TICK)
    assert [effect.played for effect in workshop.effects] == [3]


def test_chips_sound_in_turn(sounds, workshop):
    for _ in range(4):
        sounds.play(Sound.CHIP)
    assert [(effect.file, effect.played) for effect in workshop.effects] == [
        ("chip_1", 2),
        ("chip_2", 1),
        ("chip_3", 1),
    ]


def test_with_sound_off_nothing_is_made_or_played(sounds, settings, workshop):
    settings.choose(sound=False)
    sounds.play(Sound.CHIP)
    sounds.warm()
    assert workshop.effects == []


def test_the_switch_silences_what_is_being_heard_and_gives_it_back(sounds, settings, workshop):
    sounds.play(Sound.SHUFFLE)
    settings.choose(sound=False)
    sounds.play(Sound.SHUFFLE)
    assert [(effect.played, effect.stopped) for effect in workshop.effects] == [(1, 1)]
    settings.choose(sound=True)
    sounds.play(Sound.SHUFFLE)
    assert [(effect.played, effect.stopped) for effect in workshop.effects] == [(2, 1)]


def test_the_volume_follows_the_setting_at_once(sounds, settings, workshop):
    settings.choose(volume=100)
    sounds.play(Sound.NO_MORE_BETS)
    assert workshop.effects[0].volume == 1.0
    settings.choose(volume=50)
    assert workshop.effects[0].volume == 0.25
    settings.choose(volume=0)
    assert workshop.effects[0].volume == 0.0


def test_another_setting_leaves_the_sound_alone(sounds, settings, workshop):
    sounds.play(Sound.SHUFFLE)
    settings.choose(turbo=True)
    assert workshop.effects[0].stopped == 0


def test_warming_fetches_every_file_and_plays_none(sounds, workshop):
    sounds.warm()
    sounds.warm()
    assert len({effect.file for effect in workshop.effects}) == len(workshop.effects) == 15
    assert sum(effect.played for effect in workshop.effects) == 0


def test_without_a_device_it_is_silent_until_one_is_plugged_in(sounds, workshop):
    workshop.device = False
    sounds.play(Sound.TICK)
    assert workshop.effects == []
    workshop.device = True
    sounds.play(Sound.TICK)
    assert [effect.played for effect in workshop.effects] == [1]


def test_closing_stops_and_drops_the_effects_for_good(settings, workshop):
    sounds = Sounds(settings, workshop)
    sounds.play(Sound.SHUFFLE)
    sounds.close()
    sounds.close()
    sounds.play(Sound.SHUFFLE)
    sounds.warm()
    settings.choose(volume=10)
    assert [(effect.played, effect.stopped, effect.volume) for effect in workshop.effects] == [(1, 1, 0.36)]
    assert sounds._effects == {}


# the door to QtMultimedia


@pytest.fixture
def multimedia(monkeypatch):
    """A stand-in for QtMultimedia that can be changed; none of Qt's own is opened."""
    module = SimpleNamespace(
        QMediaDevices=SimpleNamespace(defaultAudioOutput=lambda: SimpleNamespace(isNull=lambda: False)),
        QSoundEffect=FakeEffect,
    )
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", module)
    sound._device.cache_clear()
    yield module
    sound._device.cache_clear()


def test_with_a_device_qt_plays_it(multimedia):
    assert isinstance(sound.qt_effect(), FakeEffect)


def test_without_a_device_qt_is_not_asked_to_play(multimedia):
    multimedia.QMediaDevices.defaultAudioOutput = lambda: SimpleNamespace(isNull=lambda: True)
    assert sound.qt_effect() is None


def test_without_qtmultimedia_every_sound_is_silent(multimedia, monkeypatch, settings):
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    sounds = Sounds(settings)
    sounds.play(Sound.CHIP)
    sounds.warm()
    assert sounds._effects == {}
    sounds.close()


@pytest.mark.qt_log_ignore("said afterwards")
def test_what_qt_says_about_missing_sound_servers_is_hushed_and_nothing_else(multimedia, qtlog):
    def complaining() -> SimpleNamespace:
        qWarning("no sound server")
        return SimpleNamespace(isNull=lambda: True)

    multimedia.QMediaDevices.defaultAudioOutput = complaining
    sound.qt_effect()
    qWarning("said afterwards")
    assert [record.message for record in qtlog.records] == ["said afterwards"]
