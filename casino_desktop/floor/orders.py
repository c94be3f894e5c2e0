"""What each command of a seated player does, or why it does nothing (rulebook §0)."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from casino_desktop.engine import slip as slips
from casino_desktop.engine.baccarat.bets import BaccaratRules
from casino_desktop.engine.fairness import client_seed
from casino_desktop.engine.refusal import Reason, Refusal
from casino_desktop.engine.slip import Action
from casino_desktop.engine.spec import Betting
from casino_desktop.floor import command as cmd
from casino_desktop.floor import event as ev
from casino_desktop.floor.croupier import RoundStands
from casino_desktop.floor.stage import Stage

if TYPE_CHECKING:
    from casino_desktop.floor.table import Table

LONGEST_NAME = 40

_log = logging.getLogger(__name__)

_BetCommand = cmd.Change | cmd.Rebet | cmd.RebetAndDeal | cmd.Confirm | cmd.Deal | cmd.DealNow | cmd.PlaceFavourite
_FavouriteCommand = cmd.SaveFavourite | cmd.RenameFavourite | cmd.DeleteFavourite

_ONLY_AT: dict[type[cmd.Command], tuple[Betting, ...]] = {
    cmd.Confirm: (Betting.CONFIRMED,),
    cmd.Deal: (Betting.ON_DEAL,),
    cmd.RebetAndDeal: (Betting.ON_DEAL,),
    cmd.DealNow: (Betting.CONFIRMED, Betting.AS_PLACED),
}
"""Buttons that only some tables have (rulebook §1)."""


async def obey(table: Table, at: float, command: cmd.Command) -> None:
    """Carry *command* out, or refuse it; what could not be recorded has changed nothing."""
    try:
        refusal = await _carried_out(table, at, command)
    except RoundStands:
        raise
    except Exception:
        _log.exception("%s was not recorded at table %s", command, table.spec.id)
        refusal = Refusal(Reason.NOT_RECORDED)
    if refusal is not None:
        table.tell(ev.Refused(command, refusal))


async def _carried_out(table: Table, at: float, command: cmd.Command) -> Refusal | None:
    if isinstance(command, _BetCommand):
        return _too_late(table, at, command) or await _bet(table, command)
    if isinstance(command, _FavouriteCommand):
        return await _favourite(table, command)
    match command:
        case cmd.Reply():
            return await _reply(table, command)
        case cmd.NewShoe():
            return await _new_shoe(table)
        case cmd.SetClientSeed(text):
            return await _client_seed(table, text)
        case cmd.ClearRoads():
            return await _clear_roads(table)
        case cmd.Say(text):
            return _said(table, text)
        case cmd.Report(speaker):
            return table.chat.report(speaker) if table.chat else Refusal(Reason.NOT_OFFERED)
        case _:
            return None


def _said(table: Table, text: str) -> Refusal | None:
    """A line in the chat, where there is one (rulebook §5)."""
    if table.chat is None:
        return Refusal(Reason.NOT_OFFERED)
    heard = table.chat.say(text)
    if isinstance(heard, Refusal):
        return heard
    table.tell(*heard)
    return None


def _too_late(table: Table, at: float, command: _BetCommand) -> Refusal | None:
    """Betting is open from its beginning up to, and not at, its deadline, by the stamp of the command."""
    if table.spec.betting not in _ONLY_AT.get(type(command), tuple(Betting)):
        return Refusal(Reason.NOT_OFFERED)
    if table.stage in (Stage.CLOSED, Stage.REOPENING):
        return Refusal(Reason.NOT_NOW)
    if table.stage is not Stage.BETTING or command.round != table.croupier.code:
        return Refusal(Reason.TOO_LATE)
    return Refusal(Reason.TOO_LATE) if table.deadline is not None and at >= table.deadline else None


async def _bet(table: Table, command: _BetCommand) -> Refusal | None:
    match command:
        case cmd.Change(_, action):
            return _change(table, action)
        case cmd.Rebet(_, times):
            return _rebet(table, times)
        case cmd.PlaceFavourite(_, name):
            kept = [favourite.stakes for favourite in table.view.favourites if favourite.name == name]
            return _change(table, slips.PlaceAll(kept[0])) if kept else Refusal(Reason.NO_SUCH_FAVOURITE)
        case cmd.Confirm():
            return await _confirm(table)
        case cmd.Deal():
            return table.croupier.bets.closing_refusal() or await table.deal(table.croupier.bets.slip.stakes)
        case cmd.RebetAndDeal():
            return await _rebet_and_deal(table)
        case cmd.DealNow():
            return await table.end_betting() if table.croupier.bets.on_offer else Refusal(Reason.NO_BET)


def _change(table: Table, action: Action) -> Refusal | None:
    """Other chips on the felt; nothing is stored yet."""
    bets = table.croupier.bets
    no = bets.refusal(action)
    if no is None:
        table.croupier.bets, notices = bets.after(action)
        table.tell(table.croupier.bets.shown(), *notices)
    return no


def _rebet(table: Table, times: int) -> Refusal | None:
    match times:
        case 1:
            return _change(table, slips.Rebet(table.view.last))
        case 2:
            return _change(table, slips.RebetDouble(table.view.last))
        case _:
            return Refusal(Reason.NOT_OFFERED)


async def _rebet_and_deal(table: Table) -> Refusal | None:
    """The last bet, dealt at once: all or nothing."""
    action, bets = slips.Rebet(table.view.last), table.croupier.bets
    no = bets.refusal(action)
    if no is not None:
        return no
    placed, _ = bets.after(action)
    return placed.closing_refusal() or await table.deal(placed.slip.stakes, placed.shown())


async def _confirm(table: Table) -> Refusal | None:
    """Bet: what lies on the felt replaces what was accepted before, even by nothing."""
    bets = table.croupier.bets
    if bets.slip.chips or not bets.accepted:
        no = bets.closing_refusal()
        if no is not None:
            return no
    no = await table.croupier.accept(bets.slip.stakes)
    if no is None:
        table.tell(table.croupier.bets.shown())
    return no


async def _reply(table: Table, command: cmd.Reply) -> Refusal | None:
    """An answer to an open question, which is answered once."""
    if table.stage is not Stage.ASKING or command.round != table.croupier.code:
        return Refusal(Reason.NOT_ASKED)
    return table.croupier.answer_refusal(command.answer) or await table.answer(command.answer)


async def _favourite(table: Table, command: _FavouriteCommand) -> Refusal | None:
    names = {favourite.name for favourite in table.view.favourites}
    match command:
        case cmd.SaveFavourite(name):
            return await _save_favourite(table, name.strip()[:LONGEST_NAME])
        case cmd.RenameFavourite(name, new_name):
            new = new_name.strip()[:LONGEST_NAME]
            if name not in names or not new or (new in names and new != name):
                return Refusal(Reason.NO_SUCH_FAVOURITE)
            await table.croupier.rename_favourite(name, new)
        case cmd.DeleteFavourite(name):
            if name not in names:
                return Refusal(Reason.NO_SUCH_FAVOURITE)
            await table.croupier.delete_favourite(name)
    table.tell(ev.FavouritesChanged(await table.croupier.favourites()))
    return None


async def _save_favourite(table: Table, name: str) -> Refusal | None:
    """Keep what lies on the felt."""
    stakes = table.view.stakes
    if not stakes or not name:
        return Refusal(Reason.NO_BET)
    await table.croupier.save_favourite(name, stakes)
    table.tell(ev.FavouritesChanged(await table.croupier.favourites()))
    return None


async def _new_shoe(table: Table) -> Refusal | None:
    """Between rounds only: nothing may lie on the felt."""
    bets = table.croupier.bets
    if not table.croupier.has_shoe:
        return Refusal(Reason.NOT_OFFERED)
    if table.stage is not Stage.BETTING or bets.slip.chips or bets.accepted:
        return Refusal(Reason.NOT_NOW)
    await table.croupier.change_shoe()
    await table.open_betting()
    return None


async def _client_seed(table: Table, text: str) -> Refusal | None:
    """The player's own luck for the shoe or round after this one."""
    if table.stage is not Stage.BETTING:
        return Refusal(Reason.NOT_NOW)
    try:
        composed = client_seed(text)
    except ValueError:
        return Refusal(Reason.NOT_OFFERED)
    await table.croupier.set_client_seed(composed)
    table.tell(ev.ClientSeedSet(table.croupier.next_seal))
    return None


async def _clear_roads(table: Table) -> Refusal | None:
    if not isinstance(table.spec.rules, BaccaratRules):
        return Refusal(Reason.NOT_OFFERED)
    await table.croupier.clear_roads()
    table.tell(ev.RoadsCleared())
    return None
