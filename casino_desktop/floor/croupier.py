"""Whoever deals at a table: holds its round and its bets, and alone speaks with the bank. Commit first, then reveal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from casino_desktop.bank.desk import Bank
from casino_desktop.bank.fault import NotEnough
from casino_desktop.bank.ledger import Ledger
from casino_desktop.bank.round import OpenRound, RoundPhase
from casino_desktop.engine.baccarat.bets import BaccaratRules
from casino_desktop.engine.baccarat.mark import Mark, unpack
from casino_desktop.engine.blackjack.question import Answer, refusal
from casino_desktop.engine.limits import Tier
from casino_desktop.engine.money import Mills
from casino_desktop.engine.record import dumped
from casino_desktop.engine.refusal import Reason, Refusal
from casino_desktop.engine.roulette.rules import RouletteRules
from casino_desktop.engine.slip import Slip
from casino_desktop.engine.spec import TableSpec
from casino_desktop.engine.stake import Stakes, total
from casino_desktop.floor import event as ev
from casino_desktop.floor.bets import Bets
from casino_desktop.floor.dealing import Play, dealt, resumed
from casino_desktop.floor.view import NUMBERS_WINDOW, STATISTICS_WINDOW

OPEN, SHUT = "true", "false"


def open_mark(spec: TableSpec) -> str:
    """The preference that says that somebody sits at the table."""
    return f"floor.open.{spec.id}"


class RoundStands(Exception):
    """An error after the result was stored: the round stands, and the table is painted anew from what is stored."""


class Croupier:
    """One table's round, from its seal to its pay. An error here has shown nothing; ``is_settled`` if it was stored."""

    def __init__(self, spec: TableSpec, tier: Tier, bank: Bank) -> None:
        self.spec, self.tier = spec, tier
        self.bets = Bets(spec=spec, tier=tier)
        self.play: Play | None = None
        self.stakes: Stakes = ()
        self.is_settled = False
        self._bank = bank
        self._round: OpenRound | None = None
        self._ruleset = dumped(spec.rules)

    @property
    def round(self) -> OpenRound:
        """The round that is open, or was dealt last."""
        return cast(OpenRound, self._round)

    @property
    def code(self) -> str:
        return "" if self._round is None else self._round.code

    # What the player finds on sitting down

    async def arrival(self) -> ev.TableEntered:
        """All that outlasts a round."""
        table, tier = self.spec.id, self.tier.id
        marks = await self._bank(Ledger.marks, table, tier, shoe_only=False, limit=NUMBERS_WINDOW)
        return ev.TableEntered(
            table,
            tier,
            Mills(await self._bank(Ledger.available)),
            await self._bank(Ledger.last_stakes, table, tier),
            road=await self._road(),
            statistics=self._marks(marks[-STATISTICS_WINDOW:]),
            numbers=tuple(marks) if isinstance(self.spec.rules, RouletteRules) else (),
            favourites=await self.favourites(),
        )

    async def note_open(self, *, is_open: bool) -> None:
        """Where an unclean end keeps the table closed for a while, remember whether somebody sits there."""
        if self.spec.reopens_after:
            await self._bank(Ledger.set_preference, open_mark(self.spec), OPEN if is_open else SHUT)

    async def _road(self) -> tuple[Mark, ...]:
        """Of this shoe; where every round is shuffled, all of it (rulebook §2)."""
        shoe_only = self.spec.shoe is not None and not self.spec.shoe.each_round
        return self._marks(await self._bank(Ledger.marks, self.spec.id, self.tier.id, shoe_only=shoe_only, limit=None))

    def _marks(self, packed: Iterable[int]) -> tuple[Mark, ...]:
        return tuple(map(unpack, packed)) if isinstance(self.spec.rules, BaccaratRules) else ()

    # A round

    async def open(self) -> None:
        """Seal a round, or take up the one that is open."""
        self._round = await self._begun()
        accepted = self.round.stakes if self.round.phase is RoundPhase.BETTING else ()
        free = Mills(await self._bank(Ledger.available) + total(accepted))
        self.bets = Bets(spec=self.spec, tier=self.tier, free=free, slip=Slip(accepted), accepted=accepted)
        self.stakes, self.is_settled = self.round.stakes, False
        self.play = resumed(self.round) if self.round.phase is RoundPhase.PLAYING else None

    async def _begun(self) -> OpenRound:
        return await self._bank(
            Ledger.begin,
            self.spec.id,
            self.tier.id,
            prefix=self.spec.prefix,
            ruleset=self._ruleset,
            shoe=self.spec.shoe,
        )

    def opened(self, deadline: float | None) -> ev.BettingOpened:
        """The round as it opens for bets."""
        opened = self.round
        seal = ev.SealShown(opened.seal.code, opened.seal.commitment, opened.seal.client_seed)
        shoe, is_fresh = None, False
        if self.has_shoe and self.spec.shoe is not None:
            shoe = ev.ShoeShown(seal, opened.first_card, self.spec.shoe.cards)
            is_fresh = opened.first_card == len(opened.seal.burns)
        return ev.BettingOpened(
            opened.code,
            seal,
            self.next_seal,
            deadline,
            self.bets.available,
            shoe,
            new_shoe=is_fresh,
        )

    @property
    def next_seal(self) -> ev.SealShown:
        opened = self.round
        return ev.SealShown(opened.next_code, opened.next_commitment, opened.next_client_seed)

    @property
    def has_shoe(self) -> bool:
        return self.spec.shoe is not None and not self.spec.shoe.each_round

    async def accept(self, stakes: Stakes) -> Refusal | None:
        """Store *stakes* for good; what was stored before is replaced."""
        try:
            left = await self._bank(Ledger.accept, self.round.id, stakes)
        except NotEnough:
            return Refusal(Reason.NOT_ENOUGH_BALANCE)
        self.bets = self.bets.with_free(Mills(left + total(stakes))).with_accepted(stakes)
        return None

    def answer_refusal(self, answer: Answer) -> Refusal | None:
        """Why *answer* is not allowed: not asked, not offered, a wrong amount, or more than is free."""
        play = cast(Play, self.play)
        no = refusal(play.questions, answer)
        if no is None and play.raised_by(answer) > self.bets.free:
            return Refusal(Reason.NOT_ENOUGH_BALANCE)
        return no

    async def deal(self, stakes: Stakes) -> tuple[ev.RoundEvent, ...]:
        """Close, deal and (if nobody is asked) pay, in one transaction; then tell."""
        play = dealt(self.round, stakes)
        available = await self._bank(
            Ledger.advance, self.round.id, stakes=stakes, opening=play.stored_opening, ending=play.ending
        )
        closed = ev.BettingClosed(stakes, Mills(self.bets.free - total(stakes)))
        self.stakes = stakes
        self._commit(play, available)
        return (closed, *play.events, play.outcome(available))

    async def answer(self, answer: Answer) -> tuple[ev.Event, ...]:
        """One answer further, stored with its raise and (if it was the last) the pay; then tell."""
        before = cast(Play, self.play)
        play, raised = before.after(answer), before.raised_by(answer)
        left = Mills(self.bets.free - raised)
        available = await self._bank(
            Ledger.advance,
            self.round.id,
            answer=(answer.question, dumped(answer)),
            raised=raised,
            ending=play.ending,
        )
        self._commit(play, available)
        balance = (ev.BalanceChanged(left),) if raised else ()
        return (*balance, *play.events[len(before.events) :], play.outcome(available))

    def retold(self) -> tuple[ev.RoundEvent, ...]:
        """A round with an open question, told again to somebody who comes back."""
        play = cast(Play, self.play)
        closed = ev.BettingClosed(self.stakes, self.bets.free)
        return (self.opened(None), closed, *play.events, play.outcome(self.bets.free))

    async def void(self, stakes: Stakes, reason: str) -> tuple[ev.RoundEvent, ...]:
        """Give every stake back. One not yet closed is closed first, so that the history knows its bets."""
        left = self.bets.free
        closed: tuple[ev.RoundEvent, ...] = ()
        if self.play is None:
            left = await self._bank(Ledger.advance, self.round.id, stakes=stakes)
            closed = (ev.BettingClosed(stakes, left),)
        available = Mills(await self._bank(Ledger.void, self.round.id, reason))
        self.bets = Bets(spec=self.spec, tier=self.tier, free=available)
        self.play = None
        return (*closed, ev.RoundVoided(Mills(available - left), available))

    def _commit(self, play: Play, available: Mills) -> None:
        self.is_settled = play.ending is not None
        self.play = None if self.is_settled else play
        self.bets = Bets(spec=self.spec, tier=self.tier, free=available)

    async def shown(self) -> None:
        """The paid step stood on the felt: history and cashier may know of it."""
        await self._bank(Ledger.shown, self.round.id)

    # Money, roads, seeds and favourites

    async def count(self) -> None:
        """Money moved elsewhere: look again what is free."""
        self.bets = self.bets.with_free(Mills(await self._bank(Ledger.available) + total(self.bets.accepted)))

    async def favourites(self) -> tuple[ev.Favourite, ...]:
        kept = await self._bank(Ledger.favourites, self.spec.id, self.tier.id)
        return tuple(ev.Favourite(name, stakes) for name, stakes in kept)

    async def save_favourite(self, name: str, stakes: Stakes) -> None:
        await self._bank(Ledger.save_favourite, self.spec.id, self.tier.id, name, stakes)

    async def rename_favourite(self, name: str, new_name: str) -> None:
        await self._bank(Ledger.rename_favourite, self.spec.id, self.tier.id, name, new_name)

    async def delete_favourite(self, name: str) -> None:
        await self._bank(Ledger.delete_favourite, self.spec.id, self.tier.id, name)

    async def clear_roads(self) -> None:
        await self._bank(Ledger.clear_roads, self.spec.id, self.tier.id)

    async def set_client_seed(self, text: str) -> None:
        """For the next shoe or round; the open round then names it."""
        await self._bank(Ledger.set_client_seed, self.spec.id, self.tier.id, text)
        self._round = await self._begun()

    async def change_shoe(self) -> None:
        """The undealt round is given up with the old shoe, which is revealed."""
        await self._bank(Ledger.end_shoe, self.spec.id, self.tier.id)
