"""Options of the table: sound, pace, cards, roads and words; all at once (rulebook §6)."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from casino_desktop.engine.baccarat.bets import BaccaratRules
from casino_desktop.engine.spec import TableSpec
from casino_desktop.floor.command import ClearRoads
from casino_desktop.floor.view import TableView
from casino_desktop.ui.buttons import QuietButton, Switch
from casino_desktop.ui.lobby.segments import Segments
from casino_desktop.ui.panels.card import Card
from casino_desktop.ui.panels.choice import ChoiceButton, Dye, Question
from casino_desktop.ui.panels.slide import SlidePanel
from casino_desktop.ui.panels.volume import VolumeSlider
from casino_desktop.ui.panels.words import Tone, Words
from casino_desktop.ui.settings import Settings
from casino_desktop.ui.table.frame import Frame

LANGUAGES = (("en", "English"), ("ro", "Română"))
"""Each in its own words, whatever is spoken now."""
_SWITCHES = ("sound", "turbo", "collect_cards", "reduced_motion", "four_colours")
"""The choices that are on or off."""


class OptionsPanel(SlidePanel):
    """Every switch is a choice of the settings and holds at once; what is more is told by signals."""

    full_screen_asked = Signal()
    roads_asked = Signal(bool)
    """show the roads, or hide them"""
    payouts_asked = Signal()
    rules_asked = Signal()

    def __init__(self, spec: TableSpec, settings: Settings, parent: QWidget) -> None:
        super().__init__("options", settings, parent)
        self.spec = spec
        self.switches = {name: Switch(f"options-{name.replace('_', '-')}") for name in _SWITCHES}
        self.full_screen, self.roads = Switch("options-full-screen"), Switch("options-roads")
        self.volume = VolumeSlider("options-volume")
        self.language = Segments("options-language", self)
        self.language_word = Words("options-language-word", Tone.BODY)
        self.headings = {part: Words(f"options-{part}", Tone.HEADING) for part in ("hear", "cards", "screen", "roads")}
        self.clear = ChoiceButton("options-clear", Dye.GREEN)
        self.clear_words = Words("options-clear-words", Tone.QUIET)
        self.question = Question("options-question", Dye.GREEN)
        self.payouts = QuietButton("options-payouts", glyph="payouts")
        self.rules = QuietButton("options-rules", glyph="rules")
        self.first = self.switches["sound"]
        self._lay_out()
        self._connect()
        self.roads.setChecked(True)
        self._ask_to_clear(asking=False)
        self.retranslate()
        self._follow_settings()

    # building

    def _lay_out(self) -> None:
        for switch in (*self.switches.values(), self.full_screen, self.roads):
            switch.setFixedHeight(32)
            switch.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        speaking = QHBoxLayout()
        self.language.setFixedSize(192, 32)
        speaking.addWidget(self.language_word)
        speaking.addWidget(self.language)
        pages = QHBoxLayout()
        pages.setSpacing(8)
        for button in (self.payouts, self.rules):
            button.setFixedHeight(40)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            pages.addWidget(button)
        self.column.addLayout(pages)
        self._section("hear", self.switches["sound"], self.volume)
        self._section("cards", *(self.switches[name] for name in _SWITCHES[1:]))
        screen = self._section("screen", self.full_screen)
        screen.column.addLayout(speaking)
        if isinstance(self.spec.rules, BaccaratRules):
            self._section("roads", self.roads, self.clear_words, self.clear, self.question)
        self.column.addStretch(1)

    def _section(self, name: str, *parts: QWidget) -> Card:
        card = Card(f"options-card-{name}")
        self.column.addWidget(self.headings[name])
        for part in parts:
            card.column.addWidget(part)
        self.column.addWidget(card)
        return card

    def _connect(self) -> None:
        for name, switch in self.switches.items():
            switch.clicked.connect(lambda on, name=name: self.settings.choose(**{name: on}))
        self.volume.valueChanged.connect(lambda value: self.settings.choose(volume=value))
        self.language.chosen.connect(lambda index: self.settings.choose(language=LANGUAGES[index][0]))
        self.full_screen.clicked.connect(self.full_screen_asked)
        self.roads.clicked.connect(self.roads_asked)
        self.payouts.clicked.connect(self.payouts_asked)
        self.rules.clicked.connect(self.rules_asked)
        self.clear.clicked.connect(lambda: self._ask_to_clear(asking=True))
        self.question.confirmed.connect(self._clear)
        self.question.declined.connect(lambda: self._ask_to_clear(asking=False))
        self.settings.changed.connect(lambda _: self._follow_settings())

    # following

    def _follow_settings(self) -> None:
        choices = self.settings.choices
        for name, switch in self.switches.items():
            switch.setChecked(getattr(choices, name))
        self.volume.setValue(choices.volume)
        self.volume.setEnabled(choices.sound)
        codes = [code for code, _ in LANGUAGES]
        index = codes.index(choices.language) if choices.language in codes else 0
        self.language.show_choices([words for _, words in LANGUAGES], index)

    def show_view(self, view: TableView) -> None:
        super().show_view(view)
        self.clear.setEnabled(bool(view.road or view.statistics))

    def show_roads(self, shown: bool) -> None:
        """Whether the roads stand beside the felt."""
        self.roads.setChecked(shown)

    def lie_in(self, frame: Frame) -> None:
        """The screen has another size: perhaps it is full now, or no more."""
        super().lie_in(frame)
        self.full_screen.setChecked(self.window().isFullScreen())

    def retranslate(self) -> None:
        self.say_title(self.tr("Options"))
        for part, words in self._heading_words().items():
            self.headings[part].say(words)
        for name, (words, tip) in self._switch_words().items():
            self.switches[name].say(words, tip)
        self.full_screen.say(self.tr("Full screen"), self.tr("Fill the screen (F11); Esc leaves it"))
        self.roads.say(self.tr("Show roads"), self.tr("Roads and statistics beside the felt"))
        self.volume.say(self.tr("Volume"), self.tr("How loud; left and right change it"))
        self.language_word.say(self.tr("Language"))
        self.language.setToolTip(self.tr("The language of the casino; left and right change it"))
        self.payouts.say(self.tr("Paytable"), self.tr("Limits and payouts (F4)"))
        self.rules.say(self.tr("Rules"), self.tr("The rules of this table (F2)"))
        self._say_clearing()

    def _say_clearing(self) -> None:
        what = self.tr("Clear Big Road && Statistics")
        self.clear.say(what, self.tr("Start Big Road and Statistics of this table anew"))
        self.clear_words.say(self.tr("The history of your rounds is not touched."))
        self.question.say(
            self.tr("Are you sure?"),
            (self.tr("Yes, clear"), self.tr("Clear Big Road and Statistics of this table")),
            (self.tr("No, cancel"), self.tr("Leave everything as it is")),
        )

    def _heading_words(self) -> dict[str, str]:
        return {
            "hear": self.tr("Sound"),
            "cards": self.tr("Cards and pace"),
            "screen": self.tr("Screen"),
            "roads": self.tr("Big Road and Statistics"),
        }

    def _switch_words(self) -> dict[str, tuple[str, str]]:
        return {
            "sound": (self.tr("Sound on"), self.tr("Sound on or off (F9)")),
            "turbo": (self.tr("Turbo"), self.tr("Everything moves faster")),
            "collect_cards": (self.tr("Card collection"), self.tr("Show how the cards are taken away")),
            "reduced_motion": (self.tr("Reduced motion"), self.tr("Things appear instead of moving")),
            "four_colours": (
                self.tr("Four-colour deck"),
                self.tr("Spades black, hearts red, diamonds blue, clubs green"),
            ),
        }

    # clearing: here green confirms and red cancels, as the table's source has it

    def _ask_to_clear(self, *, asking: bool) -> None:
        had_focus = self.isAncestorOf(self.window().focusWidget() or self)
        self.question.setVisible(asking)
        self.clear.setVisible(not asking)
        self.clear_words.setVisible(not asking)
        if had_focus:
            (self.question.no if asking else self.clear).setFocus(Qt.FocusReason.OtherFocusReason)

    def _clear(self) -> None:
        self._ask_to_clear(asking=False)
        self.submitted.emit(ClearRoads())

    def slide_out(self, ms: int | None = None) -> None:
        """A question that is left unanswered is a no."""
        self._ask_to_clear(asking=False)
        super().slide_out(ms)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not self.question.isHidden():
            self._ask_to_clear(asking=False)
            return
        super().keyPressEvent(event)
