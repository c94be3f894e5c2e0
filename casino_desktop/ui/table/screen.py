"""The screen of one table: felt, rail, title, side and foot. Intent goes to the table, steps come back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from casino_desktop.engine.limits import Tier
from casino_desktop.engine.money import Mills
from casino_desktop.engine.slip import Clear, Double, Move, Place, Redo, TakeBack, Undo
from casino_desktop.engine.spec import Betting, TableSpec
from casino_desktop.floor.command import Change, Command, Rebet, Shown
from casino_desktop.floor.event import Event, Noticed, Refused, SlipChanged
from casino_desktop.floor.view import Phase, Step, TableView
from casino_desktop.ui.art.surfaces import room
from casino_desktop.ui.choreographer import Choreographer
from casino_desktop.ui.money import chip_text
from casino_desktop.ui.settings import Settings
from casino_desktop.ui.sound import Sound, Sounds, sounds_of
from casino_desktop.ui.table.desk import PanelDesk
from casino_desktop.ui.table.drag import DraggedChip
from casino_desktop.ui.table.frame import frame_for
from casino_desktop.ui.table.furnishing import felt_of, foot_of, side_of
from casino_desktop.ui.table.rail import Door, Rail
from casino_desktop.ui.table.state import facts, state
from casino_desktop.ui.table.title_bar import TitleBar
from casino_desktop.ui.tip import Tip
from casino_desktop.ui.words import refusal_sentence, table_name

LAST_SECONDS = 5


class LiveTable(Protocol):
    """What the screen needs of the floor's table."""

    @property
    def view(self) -> TableView: ...

    def submit(self, command: Command, /) -> None: ...

    def subscribe(self, listen: Callable[[Step], None], /) -> Callable[[], None]: ...


class TableScreen(QWidget):
    """One table, from the tray to the roads."""

    left = Signal()
    full_screen_asked = Signal()
    noticed = Signal(object)

    def __init__(
        self,
        spec: TableSpec,
        tier: Tier,
        table: LiveTable,
        settings: Settings,
        now: Callable[[], float],
        sounds: Sounds | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("table-screen")
        self.sounds = sounds
        self.spec, self.tier, self.table, self.settings, self.now = spec, tier, table, settings, now
        self.title = TitleBar(self)
        doors = (
            Door("home", "home"),
            Door("payouts", "payouts"),
            Door("fairness", "shield"),
            Door("settings", "settings"),
            Door("roads", "chart"),
            Door("sound", "sound"),
            Door("fullscreen", "fullscreen"),
        )
        self.rail = Rail(doors, self)
        self.felt = felt_of(spec, tier, settings, self)
        self.side = side_of(spec, settings, self)
        self.foot = foot_of(spec, tier, settings, self)
        self.tip, self.dragged = Tip(self), DraggedChip(self)
        self.desk = PanelDesk(spec, tier, settings, self)
        self._waits_for_drop = False
        self.choreographer = Choreographer(self.felt, table.view, self)
        self._connect()
        self._ticker = QTimer(self)
        self._ticker.setInterval(200)
        self._ticker.timeout.connect(self._show_clock)
        self._ticker.start()
        self._follow_settings()
        self._show_all(table.view)
        self.unsubscribe = table.subscribe(self.choreographer.play)

    def _connect(self) -> None:
        self.choreographer.view_changed.connect(self._show_all)
        self.choreographer.told.connect(self._hear)
        self.choreographer.shown.connect(self._shown)
        self.choreographer.moved.connect(self._sound)
        self.felt.spot_chosen.connect(lambda spot: self._place(self.foot.tray.chosen, spot))
        self.felt.spot_reduced.connect(lambda spot: self._change(TakeBack(spot)))
        self.felt.stack_moved.connect(self._move_stack)
        self.felt.spot_hovered.connect(self._show_facts)
        self.foot.submitted.connect(self.table.submit)
        self.foot.skipped.connect(self.choreographer.skip)
        self.foot.tray.dragged.connect(self._drag)
        self.foot.tray.dropped.connect(self._drop)
        self.rail.buttons["home"].clicked.connect(self.left)
        for panel in ("payouts", "fairness", "settings"):
            self.rail.buttons[panel].clicked.connect(lambda _=False, panel=panel: self.desk.toggle(panel))
        self.foot.panel_asked.connect(self.desk.toggle)
        self.foot.chart_asked.connect(self._show_chart)
        self.desk.submitted.connect(self.table.submit)
        self.desk.full_screen_asked.connect(self.full_screen_asked)
        self.desk.roads_asked.connect(self.show_side)
        self.rail.buttons["roads"].setCheckable(True)
        self.rail.buttons["roads"].clicked.connect(self.show_side)
        self.rail.buttons["fullscreen"].clicked.connect(self.full_screen_asked)
        self.rail.buttons["sound"].setCheckable(True)
        self.rail.buttons["sound"].clicked.connect(lambda on: self.settings.choose(sound=on))
        self.settings.changed.connect(lambda _: self._follow_settings())

    def close_table(self) -> None:
        """The screen goes; the table may go on behind it."""
        self.unsubscribe()
        self._ticker.stop()

    # following the table

    def _follow_settings(self) -> None:
        self.choreographer.speed = self.settings.speed
        sound = self.rail.buttons["sound"]
        sound.glyph = "sound" if self.settings.choices.sound else "silent"
        sound.setChecked(self.settings.choices.sound)
        sound.update()

    def _show_all(self, view: TableView) -> None:
        self.foot.show_view(view, moving=self.choreographer.is_moving)
        self.side.show_view(view)
        self.desk.show_view(view)
        if view.phase is not Phase.BETTING:
            self.tip.hide_facts()
        choices = self.settings.choices
        words, detail = state(view, self.spec)
        self.title.say(table_name(self.spec.id), facts(self.spec, self.tier, choices), words, detail)
        self._show_clock()

    def _show_clock(self) -> None:
        view = self.choreographer.view
        total = self.spec.pace.betting
        if view.phase is Phase.BETTING and view.deadline is not None and total:
            left = max(0, round(view.deadline - self.now() + 0.49))
            if self.title.ring and left < self.title.ring[0] and left <= LAST_SECONDS and self.sounds:
                self.sounds.play(Sound.TICK)
            self.title.show_clock((left, round(total)), closed=False)
        else:
            self.title.show_clock(None, closed=self.spec.is_timed)
        if view.phase is Phase.REOPENING:
            self._say_reopening(view)

    def _say_reopening(self, view: TableView) -> None:
        left = max(0, round((view.opens_at or 0) - self.now() + 0.49))
        words = self.tr("The table opens again in %n second(s)", "", left)
        self.title.say(self.title.name, self.title.facts, words, self.tr("the last session ended without a goodbye"))

    def _hear(self, event: Event) -> None:
        if isinstance(event, Refused):
            self._show_refusal(event)
        elif isinstance(event, SlipChanged):
            self.dragged.vanish()
            self._waits_for_drop = False
        elif isinstance(event, Noticed):
            self.noticed.emit(event)

    def _sound(self, event: Event, before: TableView, after: TableView) -> None:
        if self.sounds is not None:
            for sound in sounds_of(event, before, after):
                self.sounds.play(sound)

    def _show_refusal(self, event: Refused) -> None:
        choices = self.settings.choices
        sentence = refusal_sentence(event.refusal, choices.language, choices.currency)
        self.tip.show_refusal(sentence, self.mapFromGlobal(QCursor.pos()))
        if self._waits_for_drop:
            self._waits_for_drop = False
            home = self.foot.tray.mapTo(self, self.foot.tray.rect().center())
            self.dragged.glide_home(home, self.settings.speed)

    def _shown(self, step: int) -> None:
        self.table.submit(Shown(step))
        self.foot.show_view(self.choreographer.view, moving=self.choreographer.is_moving)

    # what the player does

    def _change(self, action: Place | TakeBack | Move | Undo | Redo | Clear | Double) -> None:
        self.table.submit(Change(self.choreographer.view.round, action))

    def _place(self, worth: Mills, spot: str) -> None:
        if self.choreographer.view.phase is Phase.BETTING:
            self._change(Place(spot, worth))
        else:
            self.choreographer.skip()

    def _move_stack(self, source: str, target: str) -> None:
        if target:
            self._change(Move(source, target))
            return
        view = self.choreographer.view
        for _ in [chip for chip in view.chips if chip.spot == source]:
            self._change(TakeBack(source))

    def _drag(self, worth: int, at: QPoint) -> None:
        label = chip_text(worth, self.settings.choices.language)
        self.dragged.follow(Mills(worth), label, self.mapFromGlobal(at))
        self.felt.hover(self.felt.spot_at(self.felt.viewport().mapFromGlobal(at).toPointF()))

    def _drop(self, worth: int, at: QPoint) -> None:
        spot = self.felt.spot_at(self.felt.viewport().mapFromGlobal(at).toPointF())
        if spot and self.choreographer.view.phase is Phase.BETTING:
            self._waits_for_drop = True
            self._place(Mills(worth), spot)
        else:
            home = self.foot.tray.mapTo(self, self.foot.tray.rect().center())
            self.dragged.glide_home(home, self.settings.speed)

    def _show_facts(self, spot: str) -> None:
        if not spot or self.choreographer.view.phase is not Phase.BETTING:
            self.tip.hide_facts()
            return
        at = self.felt.mapTo(self, self.felt.top_of(spot).toPoint())
        self.tip.show_facts(self.felt.facts_of(spot), at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, control = Qt.Key(event.key()), bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and not control:
            self.foot.tray.choose(key - Qt.Key.Key_1)
        elif key is Qt.Key.Key_Z and control:
            self._change(Redo() if shift else Undo())
        elif key is Qt.Key.Key_C and not control:
            self._change(Clear())
        elif key is Qt.Key.Key_R:
            self.table.submit(Rebet(self.choreographer.view.round))
        elif key is Qt.Key.Key_T:
            self._double_or_rebet()
        elif key is Qt.Key.Key_Space:
            self.press_space()
        elif not self._open_by_key(key):
            event.ignore()

    def _open_by_key(self, key: Qt.Key) -> bool:
        """The keys that open and close what stands around the felt; whether it was one."""
        panels = {Qt.Key.Key_M: "my-bets", Qt.Key.Key_F4: "payouts", Qt.Key.Key_F10: "settings"}
        if key in panels:
            self.desk.toggle(panels[key])
            return True
        if key is Qt.Key.Key_G:
            self._show_chart()
            return True
        return key is Qt.Key.Key_Escape and self.desk.close()

    def _show_chart(self) -> None:
        """The statistics as a ring, and back."""
        self.show_side(True)  # noqa: FBT003
        self.side.show_chart()

    def _double_or_rebet(self) -> None:
        view = self.choreographer.view
        if view.chips:
            self._change(Double())
        else:
            self.table.submit(Rebet(view.round, times=2))

    def press_space(self) -> None:
        """The primary button; while something moves: fast-forward."""
        if self.choreographer.is_moving and self.choreographer.view.phase is not Phase.BETTING:
            self.choreographer.skip()
        elif self.foot.primary.isEnabled():
            self.foot.press_primary()

    # size and language

    def show_side(self, shown: bool) -> None:
        """Open or close the side column where it lies over the felt."""
        self.side.setVisible(shown)
        self.side.raise_()
        self.rail.buttons["roads"].setChecked(shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        frame = frame_for(self.size(), info_bar=self.spec.betting is Betting.ON_DEAL)
        self.rail.show_door("roads", shown=frame.is_folded)
        self.show_side(not frame.is_folded)
        self.desk.lie_in(frame)
        for part in (self.title, self.rail, self.side, self.foot):
            part.is_large = frame.is_large
        self.rail.top = frame.title
        self.title.setGeometry(frame.title_box)
        self.rail.setGeometry(frame.rail_box)
        self.felt.setGeometry(frame.felt_box)
        self.side.setGeometry(frame.side_box)
        self.foot.setGeometry(frame.foot_box)
        self.tip.hide()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.felt.repaint_cloth()
            self._show_all(self.choreographer.view)
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        room(painter, QRectF(self.rect()))
