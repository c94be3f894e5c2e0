"""Notices in words: what a player is told without having asked. First the money, then the reason."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from casino_desktop.floor.event import Notice, Noticed
from casino_desktop.ui.money import amount


def notice_sentence(noticed: Noticed, language: str, currency: str) -> str:
    """One sentence, with the amount and the code that it speaks of."""
    sentences = {
        Notice.UNCONFIRMED_RETURNED: QCoreApplication.translate(
            "Notices", "%1 went back to you: the chips were not confirmed with Bet."
        ),
        Notice.BELOW_MIN_RETURNED: QCoreApplication.translate(
            "Notices", "%1 went back to you: it was less than the least bet."
        ),
        Notice.NOT_ENOUGH_RETURNED: QCoreApplication.translate(
            "Notices", "%1 went back to you: the balance does not reach."
        ),
        Notice.SUPER_6_RETURNED: QCoreApplication.translate(
            "Notices", "%1 went back to you: Super 6 needs Player, Banker or Tie beside it."
        ),
        Notice.NOT_RECORDED: QCoreApplication.translate("Notices", "Bet was not recorded, nothing was debited."),
        Notice.ROUND_FINISHED_AND_PAID: QCoreApplication.translate(
            "Notices", "Welcome back. Round %2 was finished and paid: %1 came back to you."
        ),
        Notice.ROUND_WAITS: QCoreApplication.translate(
            "Notices", "Welcome back. Round %2 waits for you: %1 is in play."
        ),
        Notice.ROUND_VOIDED: QCoreApplication.translate("Notices", "%1 went back to you: round %2 was cancelled."),
        Notice.TIMED_OUT_STANDS: QCoreApplication.translate("Notices", "No answer in time: the hand stands."),
        Notice.CHAT_WARNED: QCoreApplication.translate(
            "Notices", "Please keep the chat polite. That line was not shown."
        ),
        Notice.CHAT_CLOSED: QCoreApplication.translate("Notices", "The chat is closed for this session."),
        Notice.NEW_SHOE: QCoreApplication.translate("Notices", "A new shoe is on the table."),
    }
    money = amount(noticed.amount, language, currency)
    return sentences[noticed.notice].replace("%1", money).replace("%2", noticed.code)
