"""Fairness: what was promised before the cards, what comes next, and the player's own part in it."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from casino_desktop.engine.fairness import LONGEST_CLIENT_SEED
from casino_desktop.engine.spec import TableSpec
from casino_desktop.floor.command import SetClientSeed
from casino_desktop.floor.event import SealShown
from casino_desktop.floor.view import Phase, TableView
from casino_desktop.ui.buttons import QuietButton
from casino_desktop.ui.panels.card import Card
from casino_desktop.ui.panels.field import Field
from casino_desktop.ui.panels.slide import SlidePanel
from casino_desktop.ui.panels.words import Tone, Words
from casino_desktop.ui.settings import Settings

_BLOCK = 8


def grouped(digest: str) -> str:
    """A long number in blocks of eight, so that eyes can compare it."""
    return " ".join(digest[i : i + _BLOCK] for i in range(0, len(digest), _BLOCK))


class Copied(QWidget):
    """A fact with its name above it and a button that copies it."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.value = ""
        self.label = Words(f"{name}-label", Tone.QUIET)
        self.words = Words(f"{name}-value", Tone.BODY)
        self.copy = QuietButton(f"{name}-copy")
        self.copy.px = 13
        self.copy.setFixedSize(84, 30)
        self.copy.clicked.connect(self._copy)
        head = QHBoxLayout(self)
        head.setContentsMargins(0, 0, 0, 0)
        head.setSpacing(12)
        lines = QVBoxLayout()
        lines.setSpacing(0)
        lines.addWidget(self.label)
        lines.addWidget(self.words)
        head.addLayout(lines, 1)
        head.addWidget(self.copy)

    def say(self, label: str, value: str, shown: str = "") -> None:
        """Its name and what it is; *shown* where eyes get it in another form."""
        self.value = value
        self.label.say(label)
        self.words.say(shown or value)
        self.copy.setEnabled(bool(value))
        self.copy.say(self.tr("Copy"), self.tr("Copy: %1").replace("%1", label))
        self.copy.setAccessibleName(self.copy.toolTip())

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.value)
        self.copy.say(self.tr("Copied"), self.copy.toolTip())


class FairnessPanel(SlidePanel):
    """The seal of the cards in play, the next one, and the client seed for it."""

    def __init__(self, spec: TableSpec, settings: Settings, parent: QWidget) -> None:
        super().__init__("fairness", settings, parent)
        self.spec = spec
        self.now_heading, self.next_heading, self.proof_heading = (
            Words(f"fairness-{part}-heading", Tone.HEADING) for part in ("now", "next", "proof")
        )
        self.code, self.commitment, self.seed = (Copied(f"fairness-{part}") for part in ("code", "commitment", "seed"))
        self.next_commitment = Copied("fairness-next-commitment")
        self.own = Words("fairness-own", Tone.QUIET)
        self.field = self.first = Field("fairness-next-seed", LONGEST_CLIENT_SEED)
        self.use = QuietButton("fairness-use")
        self.sentences = [Words(f"fairness-sentence-{n}", Tone.BODY) for n in range(1, 6)]
        self.more = Words("fairness-more", Tone.QUIET)
        self._lay_out()
        self.use.clicked.connect(self._use)
        self.field.returnPressed.connect(self._use)
        self.field.textChanged.connect(lambda _: self._show_use())
        self.retranslate()

    def _lay_out(self) -> None:
        now, then = Card("fairness-now"), Card("fairness-next")
        for fact in (self.code, self.commitment, self.seed):
            now.column.addWidget(fact)
        row = QHBoxLayout()
        row.setSpacing(8)
        self.use.setFixedSize(84, 36)
        row.addWidget(self.field)
        row.addWidget(self.use)
        then.column.addWidget(self.next_commitment)
        then.column.addWidget(self.own)
        then.column.addLayout(row)
        for part in (self.now_heading, now, self.next_heading, then, self.proof_heading, *self.sentences, self.more):
            self.column.addWidget(part)
        self.column.addStretch(1)

    @property
    def _is_shoe(self) -> bool:
        """A seal holds for a whole shoe, or for one round."""
        return self.spec.shoe is not None and not self.spec.shoe.each_round

    def retranslate(self) -> None:
        self.say_title(self.tr("Fairness"))
        self.now_heading.say(self.tr("This shoe") if self._is_shoe else self.tr("This round"))
        self.next_heading.say(self.tr("The next shoe") if self._is_shoe else self.tr("The next round"))
        self.proof_heading.say(self.tr("What this proves"))
        self.own.say(self.tr("Your own seed: any text; it mixes into the next shuffle"))
        self.field.ask(
            self.tr("up to %1 characters").replace("%1", str(LONGEST_CLIENT_SEED)),
            self.tr("Your client seed for the next shuffle"),
        )
        for words, sentence in zip(self.sentences, self._sentences(), strict=True):
            words.say(sentence)
        self.more.say(self.tr("Every step to check a round by hand is written in docs/FAIRNESS.md."))

    def _sentences(self) -> tuple[str, ...]:
        return (
            self.tr("The casino chooses a secret number before you bet and shows its commitment, a fingerprint, here."),
            self.tr("The secret and your own seed together decide every card; the bets are no part of it."),
            self.tr("When it is over, the secret is revealed, and anyone can see that it has this fingerprint."),
            self.tr("So the order of the cards cannot have been changed after the bets were placed."),
            self.tr("It does not prove that you will win: the house keeps its edge, as Limits and payouts shows."),
        )

    # following the table

    def show_view(self, view: TableView) -> None:
        was = self.view.next_seal
        super().show_view(view)
        seal, then = view.seal or SealShown("", "", ""), view.next_seal or SealShown("", "", "")
        self.code.say(self.tr("Code"), seal.code)
        self.commitment.say(self.tr("Commitment (SHA-256 of the secret)"), seal.commitment, grouped(seal.commitment))
        self.seed.say(self.tr("Client seed"), seal.client_seed)
        self.next_commitment.say(self.tr("Commitment"), then.commitment, grouped(then.commitment))
        if was is None or was.client_seed != then.client_seed or not self.field.text():
            self.field.setText(then.client_seed)
        self._show_use()

    def _show_use(self) -> None:
        then = self.view.next_seal
        is_used = then is not None and self.field.text() == then.client_seed
        self.use.say(
            self.tr("In use") if is_used else self.tr("Use"),
            self.tr("Use this seed for the next shuffle (Enter); possible while bets are open"),
        )
        self.use.setEnabled(bool(self.field.text()) and not is_used and self.view.phase is Phase.BETTING)

    def _use(self) -> None:
        if self.use.isEnabled():
            self.submitted.emit(SetClientSeed(self.field.text()))
