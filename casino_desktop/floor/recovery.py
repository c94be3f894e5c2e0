"""After the app died: what became of every round that was not finished (rulebook §0, disconnect)."""

from __future__ import annotations

import logging
from collections.abc import Callable

from casino_desktop.bank.desk import Bank
from casino_desktop.bank.ledger import Ledger
from casino_desktop.bank.round import OpenRound, RoundPhase
from casino_desktop.engine.blackjack.question import Act, Answer
from casino_desktop.engine.catalogue import table
from casino_desktop.engine.money import NOTHING, Mills
from casino_desktop.engine.record import dumped
from casino_desktop.engine.settlement import returned
from casino_desktop.engine.spec import Recovery, TableSpec
from casino_desktop.engine.stake import total
from casino_desktop.floor.dealing import Play, dealt, resumed
from casino_desktop.floor.event import Notice, Noticed

UNFINISHABLE = "could not be finished after the app ended"

_log = logging.getLogger(__name__)


async def recover(bank: Bank, spec_of: Callable[[str], TableSpec] = table) -> tuple[Noticed, ...]:
    """Finish, stand or keep every unfinished round, and say so. Killed half-way and run again, it does the same."""
    notices = []
    for open_round in await bank(Ledger.unfinished):
        notice = await _recovered(bank, open_round, spec_of(open_round.table).recovery)
        if notice is not None:
            notices.append(notice)
    return tuple(notices)


async def _recovered(bank: Bank, open_round: OpenRound, recovery: Recovery) -> Noticed | None:
    if not open_round.stakes:
        return None
    if recovery is Recovery.RESUME and open_round.phase is RoundPhase.PLAYING:
        return Noticed(Notice.ROUND_WAITS, total(open_round.stakes), open_round.code)
    try:
        amount = await _finished(bank, open_round)
    except Exception:
        _log.exception("round %s could not be finished", open_round.code)
        await bank(Ledger.void, open_round.id, UNFINISHABLE)
        return Noticed(Notice.ROUND_VOIDED, total(open_round.stakes), open_round.code)
    await bank(Ledger.shown, open_round.id)
    return Noticed(Notice.ROUND_FINISHED_AND_PAID, amount, open_round.code)


async def _finished(bank: Bank, open_round: OpenRound) -> Mills:
    """Deal and pay; where a question is open, nothing is answered: the hand stands, the insurance is declined."""
    if open_round.opening is None:
        play = dealt(open_round, open_round.stakes)
        await bank(Ledger.advance, open_round.id, opening=play.stored_opening, ending=play.ending)
    else:
        play = resumed(open_round)
    while play.ending is None:
        play = await _silence(bank, open_round, play)
    return returned(play.ending.lines)


async def _silence(bank: Bank, open_round: OpenRound, play: Play) -> Play:
    answer = Answer(play.questions[0].id, Act.NOTHING)
    after = play.after(answer)
    stored = (answer.question, dumped(answer))
    await bank(Ledger.advance, open_round.id, answer=stored, raised=NOTHING, ending=after.ending)
    return after
