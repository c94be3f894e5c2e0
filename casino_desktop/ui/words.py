"""What ids, enums and numbers are called in the player's language (rulebook §7). Translated late: at each call."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from casino_desktop.engine.baccarat.coup import Side, Winner
from casino_desktop.engine.refusal import Reason, Refusal
from casino_desktop.ui.money import amount


def side_name(side: Side) -> str:
    """Player, Banker."""
    return bet_name(side.value)


def winner_name(winner: Winner) -> str:
    """Player, Banker, Tie."""
    return bet_name(winner.value)


def tier_name(tier: str) -> str:
    """Low, Classic, High."""
    names = {
        "low": QCoreApplication.translate("Tiers", "Low"),
        "classic": QCoreApplication.translate("Tiers", "Classic"),
        "high": QCoreApplication.translate("Tiers", "High"),
    }
    return names[tier]


def table_name(table: str) -> str:
    """The table as the lobby and the title bar call it."""
    names = {
        "ulive-roulette": QCoreApplication.translate("Tables", "ULive Roulette"),
        "ulive-blackjack": QCoreApplication.translate("Tables", "ULive Blackjack"),
        "ulive-baccarat": QCoreApplication.translate("Tables", "ULive Baccarat"),
        "baccarat": QCoreApplication.translate("Tables", "Baccarat"),
        "no-commission-baccarat": QCoreApplication.translate("Tables", "No Commission Baccarat"),
        "big-win-baccarat": QCoreApplication.translate("Tables", "Big Win Baccarat"),
        "american-blackjack": QCoreApplication.translate("Tables", "American Blackjack"),
    }
    return names[table]


def bet_name(spot: str, table: str = "") -> str:
    """A baccarat bet; Big Win says "Any Pair" where the others say "Either Pair"."""
    if spot == "either_pair" and table == "big-win-baccarat":
        return QCoreApplication.translate("Bets", "Any Pair")
    names = {
        "player": QCoreApplication.translate("Bets", "Player"),
        "banker": QCoreApplication.translate("Bets", "Banker"),
        "tie": QCoreApplication.translate("Bets", "Tie"),
        "player_pair": QCoreApplication.translate("Bets", "Player Pair"),
        "banker_pair": QCoreApplication.translate("Bets", "Banker Pair"),
        "either_pair": QCoreApplication.translate("Bets", "Either Pair"),
        "perfect_pair": QCoreApplication.translate("Bets", "Perfect Pair"),
        "player_bonus": QCoreApplication.translate("Bets", "Player Bonus"),
        "banker_bonus": QCoreApplication.translate("Bets", "Banker Bonus"),
        "super_6": QCoreApplication.translate("Bets", "Super 6"),
    }
    return names[spot]


def refusal_sentence(refusal: Refusal, language: str, currency: str) -> str:
    """Why not, in one short sentence that names the limit where there is one."""
    limit = amount(refusal.limit or 0, language, currency)
    sentences = {
        Reason.ABOVE_MAX: QCoreApplication.translate("Refusals", "The most on this spot is %1"),
        Reason.BELOW_MIN: QCoreApplication.translate("Refusals", "The least on this spot is %1"),
        Reason.NOT_ENOUGH_BALANCE: QCoreApplication.translate("Refusals", "Not enough balance"),
        Reason.TOO_LATE: QCoreApplication.translate("Refusals", "Bet arrived too late"),
        Reason.NEEDS_MAIN_BET: QCoreApplication.translate("Refusals", "Super 6 needs Player, Banker or Tie beside it"),
        Reason.NO_BET: QCoreApplication.translate("Refusals", "Place a bet first"),
        Reason.NOTHING_THERE: QCoreApplication.translate("Refusals", "There is no chip here"),
        Reason.NOTHING_TO_UNDO: QCoreApplication.translate("Refusals", "There is nothing to take back"),
        Reason.NOTHING_TO_REDO: QCoreApplication.translate("Refusals", "There is nothing to put back"),
        Reason.NO_LAST_BET: QCoreApplication.translate("Refusals", "There is no earlier bet yet"),
        Reason.FELT_NOT_EMPTY: QCoreApplication.translate("Refusals", "Clear the felt first"),
        Reason.NO_SUCH_FAVOURITE: QCoreApplication.translate("Refusals", "There is no bet of that name"),
        Reason.NOT_RECORDED: QCoreApplication.translate("Refusals", "Bet was not recorded, nothing was debited"),
        Reason.SESSION_ENDED: QCoreApplication.translate(
            "Refusals", "This session has ended; enter again from the lobby"
        ),
        Reason.CHAT_CLOSED: QCoreApplication.translate("Refusals", "The chat is closed for this session"),
    }
    sentence = sentences.get(refusal.reason, QCoreApplication.translate("Refusals", "Not possible now"))
    return sentence.replace("%1", limit)
