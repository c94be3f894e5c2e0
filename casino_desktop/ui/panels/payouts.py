"""Limits and payouts: every bet of the table at its tier, with the published return beside the computed one."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from casino_desktop.engine.limits import Tier
from casino_desktop.engine.spec import TableSpec
from casino_desktop.odds.bet import BetOdds
from casino_desktop.ui import theme
from casino_desktop.ui.art.cache import smooth
from casino_desktop.ui.art.surfaces import panel
from casino_desktop.ui.art.text import RIGHT, text, width_of
from casino_desktop.ui.money import percent, whole
from casino_desktop.ui.panels.slide import SlidePanel
from casino_desktop.ui.panels.words import Tone, Words
from casino_desktop.ui.rules.computed import ComputedOdds
from casino_desktop.ui.rules.pays import Payout, pay_words, payouts
from casino_desktop.ui.settings import Settings
from casino_desktop.ui.words import table_name, tier_name

HEAD, LINE, FOOT, PAD = 28, 21, 28, 12


class PayoutRow(QWidget):
    """One bet: name and limits, a line for each way to win, and its returns."""

    def __init__(self, name: str, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.settings = settings
        self.payout: Payout | None = None
        self.returns: tuple[tuple[str, str], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_payout(self, payout: Payout, odds: BetOdds | None) -> None:
        """The bet, and its computed return once that is known."""
        self.payout = payout
        language = self.settings.choices.language
        published = percent(float(payout.published) / 100, language) if payout.published else "–"
        computed = percent(float(odds.returns), language, 4) if odds else "…"
        self.returns = ((self.tr("RTP published"), published), (self.tr("computed"), computed))
        lines = [f"{pay.when} {pay_words(pay.odds, language)}" for pay in payout.pays]
        facts = [f"{label} {share}" for label, share in self.returns]
        self.setAccessibleName(". ".join((payout.name, self.limits, *lines, *facts)))
        self.setToolTip(self.tr("Published: as the table's source prints it. Computed: by us, from these rules."))
        self.setFixedHeight(PAD + HEAD + LINE * len(payout.pays) + FOOT + 2)
        self.update()

    @property
    def limits(self) -> str:
        limits, choices = self.payout.limits if self.payout else None, self.settings.choices
        if limits is None:
            return self.tr("up to half the stake")
        least, most = whole(limits.least, choices.language), whole(limits.most, choices.language)
        return f"{least} – {most} {choices.currency}"

    def sizeHint(self) -> QSize:
        return QSize(240, self.minimumHeight())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.payout is None:
            return
        painter = QPainter(self)
        smooth(painter)
        panel(painter, QRectF(self.rect()), 8, theme.RAISED)
        box = QRectF(self.rect()).adjusted(PAD, PAD - 4, -PAD, 0)
        self._paint_head(painter, box)
        y = box.y() + HEAD
        language = self.settings.choices.language
        for pay in self.payout.pays:
            odds = pay_words(pay.odds, language)
            wide = width_of(odds, theme.sans(14, 700)) + 2
            text(painter, QRectF(box.x(), y, box.width() - wide - 12, LINE), pay.when, theme.sans(13, 500), theme.SOFT)
            row = QRectF(box.right() - wide, y, wide, LINE)
            text(painter, row, odds, theme.sans(14, 700), theme.BRASS_LIGHT, RIGHT)
            y += LINE
        self._paint_returns(painter, QRectF(box.x(), y + 4, box.width(), FOOT - 4))

    def _paint_head(self, painter: QPainter, box: QRectF) -> None:
        assert self.payout is not None
        font = theme.sans(14, 600)
        wide = width_of(self.limits, font) + 2
        name = QRectF(box.x(), box.y(), box.width() - wide - 12, HEAD - 4)
        text(painter, name, self.payout.name, theme.sans(16, 700), theme.IVORY)
        text(painter, QRectF(box.right() - wide, box.y(), wide, HEAD - 4), self.limits, font, theme.TEXT, RIGHT)

    def _paint_returns(self, painter: QPainter, row: QRectF) -> None:
        """Published left, computed right: each says which it is."""
        (first, published), (second, computed) = self.returns
        text(painter, row, f"{first} {published}", theme.sans(12, 500), theme.MUTED)
        text(painter, row, f"{second} {computed}", theme.sans(12, 500), theme.MUTED, RIGHT)


class PayoutsPanel(SlidePanel):
    """The paytable; what it computes is computed when it is first opened."""

    def __init__(self, spec: TableSpec, tier: Tier, settings: Settings, parent: QWidget) -> None:
        super().__init__("payouts", settings, parent)
        self.spec, self.tier = spec, tier
        self.computed = ComputedOdds(spec, self)
        self.computed.ready.connect(self.retranslate)
        self.intro = Words("payouts-intro", Tone.QUIET)
        self.rows = [PayoutRow(f"payout-{payout.id}", settings) for payout in payouts(spec, tier)]
        self.outro = Words("payouts-outro", Tone.QUIET)
        for part in (self.intro, *self.rows, self.outro):
            self.column.addWidget(part)
        self.column.addStretch(1)
        settings.changed.connect(self._follow)
        self.retranslate()

    def _follow(self, name: str) -> None:
        if name == "currency":
            self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        self.computed.ask()
        super().showEvent(event)

    def retranslate(self) -> None:
        self.say_title(self.tr("Limits and payouts"))
        at = self.tr("%1, %2: least and most for each spot, and profit for one unit staked.")
        self.intro.say(at.replace("%1", table_name(self.spec.id)).replace("%2", tier_name(self.tier.id)))
        for row, payout in zip(self.rows, payouts(self.spec, self.tier), strict=True):
            row.show_payout(payout, self.computed.odds.get(payout.returns))
        self.outro.say(
            self.tr(
                "RTP is what a bet returns on average over a very long time. Published figures are those of the "
                "table's source; the computed ones are ours, counted over every possible deal."
            )
        )
