"""What the casino sounds like: which sound an event makes, and how it is played where there is something to play it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import Enum
from functools import cache
from itertools import cycle
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QUrl, qInstallMessageHandler

from casino_desktop.engine.blackjack import event as hand
from casino_desktop.engine.stake import Stakes
from casino_desktop.floor import event as ev
from casino_desktop.floor.view import TableView
from casino_desktop.resources import asset
from casino_desktop.ui.settings import Settings

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect

MEDIUM_WIN = 2
LARGE_WIN = 10
"""How many times the stake a profit must be to sound so."""


class Sound(Enum):
    """Every sound, with its files: several are played in turn."""

    CHIP = ("chip_1", "chip_2", "chip_3")
    CARD_SLIDE = ("card_slide",)
    CARD_TURN = ("card_turn",)
    SHUFFLE = ("shuffle",)
    TICK = ("tick",)
    NO_MORE_BETS = ("no_more_bets",)
    WIN_SMALL = ("win_small",)
    WIN_MEDIUM = ("win_medium",)
    WIN_LARGE = ("win_large",)
    REFUSE = ("refuse",)
    TRACK = ("track",)
    FRETS = ("frets",)
    DROP = ("drop",)


def sounds_of(event: ev.Event, view_before: TableView, view_after: TableView) -> tuple[Sound, ...]:
    """What is heard when *event* is shown; the ticks of the clock and the ball are asked for by the screen."""
    match event:
        case ev.SlipChanged() if _is_raised(view_before.stakes, view_after.stakes):
            return (Sound.CHIP,)
        case ev.CardDealt():
            return (Sound.CARD_SLIDE,)
        case ev.HandPlayed(played):
            return _sounds_of_hand(played)
        case ev.BettingClosed() if view_before.deadline is not None:
            return (Sound.NO_MORE_BETS,)
        case ev.RoundPaid():
            return _sounds_of_pay(event)
        case ev.Refused():
            return (Sound.REFUSE,)
        case ev.BettingOpened(new_shoe=True):
            return (Sound.SHUFFLE,)
    return ()


def _is_raised(before: Stakes, after: Stakes) -> bool:
    """On some spot lies more than before: chips that only leave the felt are not heard."""
    lay = {stake.spot: stake.amount for stake in before}
    return any(stake.amount > lay.get(stake.spot, 0) for stake in after)


def _sounds_of_hand(played: hand.Event) -> tuple[Sound, ...]:
    match played:
        case hand.CardDealt():
            return (Sound.CARD_SLIDE,)
        case hand.HoleTurned():
            return (Sound.CARD_TURN,)
        case hand.StakeRaised() | hand.Insured():
            return (Sound.CHIP,)
    return ()


def _sounds_of_pay(paid: ev.RoundPaid) -> tuple[Sound, ...]:
    """A round is won if more came back than was staked; a bet that won among greater losses is not heard."""
    staked = sum(line.stake for line in paid.lines)
    profit = paid.win + paid.returned - staked
    if profit <= 0:
        return ()
    if profit < MEDIUM_WIN * staked:
        return (Sound.WIN_SMALL,)
    return (Sound.WIN_MEDIUM,) if profit < LARGE_WIN * staked else (Sound.WIN_LARGE,)


class Effect(Protocol):
    """One file that can be played: what is used of a QSoundEffect."""

    def setSource(self, url: QUrl) -> None: ...

    def setVolume(self, volume: float) -> None: ...

    def play(self) -> None: ...

    def stop(self) -> None: ...


@contextmanager
def _hushed() -> Iterator[None]:
    """Qt tells the terminal about every sound server that it does not find; a casino without sound is no fault."""
    before = qInstallMessageHandler(lambda *_: None)
    try:
        yield
    finally:
        qInstallMessageHandler(before)


@cache
def _device() -> Callable[[], QSoundEffect | None] | None:
    """The door to QtMultimedia, opened once; none where it or a library below it is missing."""
    try:
        from PySide6.QtMultimedia import QMediaDevices, QSoundEffect
    except ImportError:
        return None
    return lambda: None if QMediaDevices.defaultAudioOutput().isNull() else QSoundEffect()


def qt_effect() -> Effect | None:
    """A new effect, or none as long as there is nothing to hear it with."""
    with _hushed():
        device = _device()
        return device() if device else None


class Sounds(QObject):
    """Plays sounds as loud as the player chose; where nothing can be played it is silent and says nothing."""

    def __init__(
        self,
        settings: Settings,
        make_effect: Callable[[], Effect | None] = qt_effect,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings, self._make_effect = settings, make_effect
        self._effects: dict[str, Effect] = {}
        self._turns = {sound: cycle(sound.value) for sound in Sound}
        self._is_open = True
        settings.changed.connect(self._follow)

    def play(self, name: Sound) -> None:
        """Let *name* be heard, if sound is on."""
        if self._is_open and self._settings.choices.sound:
            effect = self._effect(next(self._turns[name]))
            if effect is not None:
                effect.play()

    def warm(self) -> None:
        """Fetch every file before the first is due, so that no chip waits for the sound device."""
        if self._is_open and self._settings.choices.sound:
            for sound in Sound:
                for file in sound.value:
                    self._effect(file)

    def close(self) -> None:
        """No sound any more: Qt wants the effects gone before the application."""
        if self._is_open:
            self._is_open = False
            self._settings.changed.disconnect(self._follow)
            self._stop()
            self._effects.clear()

    def _effect(self, file: str) -> Effect | None:
        if file not in self._effects:
            effect = self._make_effect()
            if effect is None:
                return None
            effect.setSource(QUrl.fromLocalFile(str(asset("sounds", f"{file}.wav"))))
            effect.setVolume(self._volume)
            self._effects[file] = effect
        return self._effects[file]

    @property
    def _volume(self) -> float:
        """The ear hears ratios: half of the slider is a quarter of the swing."""
        return (self._settings.choices.volume / 100) ** 2

    def _follow(self, choice: str) -> None:
        if choice == "sound" and not self._settings.choices.sound:
            self._stop()
        if choice == "volume":
            for effect in self._effects.values():
                effect.setVolume(self._volume)

    def _stop(self) -> None:
        for effect in self._effects.values():
            effect.stop()
