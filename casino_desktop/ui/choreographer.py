"""Turns steps into movement, one event at a time. What the player sees now is ``view``; no state is in an animation."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from casino_desktop.floor.event import BettingOpened, Event, SlipChanged
from casino_desktop.floor.view import Step, TableView
from casino_desktop.ui import pace


class Stage(Protocol):
    """Something that shows a view: at once with 0, else moving for so many milliseconds."""

    def show_view(self, view: TableView, ms: int) -> None: ...


@dataclass(frozen=True, slots=True)
class _Cue:
    """One event to show, or (with none) the end of a step and the view that must stand there."""

    event: Event | None
    step: Step


class Choreographer(QObject):
    """Plays steps in order and says which step stands fully on the felt."""

    shown = Signal(int)
    told = Signal(object)
    """the event that has just begun to be shown"""
    moved = Signal(object, object, object)
    """the same while it is shown at its pace, with the views before and after: what may be heard"""
    view_changed = Signal(object)

    def __init__(self, stage: Stage, start: TableView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.view = start
        self.speed = 1.0
        self._stage = stage
        self._cues: deque[_Cue] = deque()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)
        stage.show_view(start, 0)

    @property
    def is_moving(self) -> bool:
        return bool(self._cues) or self._timer.isActive()

    def play(self, step: Step) -> None:
        """Show *step* after all that is still to be shown."""
        self._cues.extend(_Cue(event, step) for event in step.events)
        self._cues.append(_Cue(None, step))
        if not self._timer.isActive():
            self._next()

    def skip(self) -> None:
        """Fast-forward: all that is waiting stands on the felt now."""
        self._timer.stop()
        self._play_on(0.0)
        self.repaint()

    def repaint(self) -> None:
        """Language, size or theme changed: the same table, painted anew."""
        self._stage.show_view(self.view, 0)

    def _next(self) -> None:
        self._play_on(self.speed)

    def _play_on(self, speed: float) -> None:
        while self._cues:
            cue = self._cues.popleft()
            if cue.event is None:
                self.shown.emit(cue.step.number)
                continue
            self._show(cue.event, speed)
            wait = 0 if isinstance(cue.event, SlipChanged | BettingOpened) else pace.until_next(cue.event, speed)
            if wait:
                self._timer.start(wait)
                return

    def _show(self, event: Event, speed: float) -> None:
        before, self.view = self.view, self.view.after(event)
        self._stage.show_view(self.view, pace.movement(event, speed))
        self.told.emit(event)
        if speed:
            self.moved.emit(event, before, self.view)
        self.view_changed.emit(self.view)
