"""What the player has on the felt: chips, what was accepted of them, and the money for more (rulebook §0)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from casino_desktop.engine import slip as slips
from casino_desktop.engine.limits import Tier
from casino_desktop.engine.money import NOTHING, Mills
from casino_desktop.engine.refusal import Reason, Refusal
from casino_desktop.engine.slip import Action, House, Slip
from casino_desktop.engine.spec import Betting, TableSpec
from casino_desktop.engine.stake import Stakes, gathered, total
from casino_desktop.floor.event import Notice, Noticed, SlipChanged

_RETURNED_FOR = {
    Reason.BELOW_MIN: Notice.BELOW_MIN_RETURNED,
    Reason.NEEDS_MAIN_BET: Notice.SUPER_6_RETURNED,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Bets:
    """The bets of one round while it is open. *free* is all the money that may lie on the felt."""

    spec: TableSpec
    tier: Tier
    free: Mills = NOTHING
    slip: Slip = Slip()
    accepted: Stakes = ()

    @property
    def house(self) -> House:
        return House(self.spec, self.tier, self.free)

    @property
    def available(self) -> Mills:
        """What is left beyond the chips; an accepted bet stays reserved until another replaces it."""
        return Mills(self.free - max(self.slip.total, total(self.accepted)))

    @property
    def on_offer(self) -> Stakes:
        """What would be dealt if the clock ended now."""
        return self.accepted if self.spec.betting is Betting.CONFIRMED else self.slip.stakes

    def refusal(self, action: Action) -> Refusal | None:
        return slips.refusal(self.slip, action, self.house)

    def closing_refusal(self) -> Refusal | None:
        """Why the chips as they lie are no bet."""
        return slips.closing_refusal(self.slip, self.house)

    def after(self, action: Action) -> tuple[Bets, tuple[Noticed, ...]]:
        """The bets after an allowed *action*, and a notice for each stake that went with the main bet it needed."""
        notices = tuple(
            Noticed(Notice.SUPER_6_RETURNED, self.slip.on(spot), spot=spot)
            for spot in slips.orphans(self.slip, action, self.house)
        )
        return replace(self, slip=slips.apply(self.slip, action, self.house)), notices

    def with_accepted(self, stakes: Stakes) -> Bets:
        return replace(self, accepted=stakes)

    def without_unaccepted(self) -> Bets:
        """Whoever leaves takes along the chips that were not accepted."""
        return replace(self, slip=Slip(self.accepted))

    def with_free(self, free: Mills) -> Bets:
        return replace(self, free=free)

    def closed(self) -> tuple[Stakes, tuple[Noticed, ...]]:
        """What is bet when the clock ends, and what goes back: unconfirmed chips, or stakes that are no bet."""
        if self.spec.betting is Betting.CONFIRMED:
            return self.accepted, self._unconfirmed()
        return self._as_placed()

    def shown(self) -> SlipChanged:
        """The bets as a screen hears of them."""
        return SlipChanged(self.slip.chips, self.accepted, self.slip.may_undo, self.slip.may_redo, self.available)

    def _unconfirmed(self) -> tuple[Noticed, ...]:
        confirmed = {stake.spot: stake.amount for stake in self.accepted}
        over = sum(max(0, stake.amount - confirmed.get(stake.spot, 0)) for stake in self.slip.stakes)
        return (Noticed(Notice.UNCONFIRMED_RETURNED, Mills(over)),) if over else ()

    def _as_placed(self) -> tuple[Stakes, tuple[Noticed, ...]]:
        """Stakes below the minimum go back one by one; if the money is no longer there, all of them."""
        slip = self.slip
        notices: list[Noticed] = []
        while slip.chips:
            no = slips.closing_refusal(slip, self.house)
            if no is None:
                break
            if no.spot is None:
                return (), (*notices, Noticed(Notice.NOT_ENOUGH_RETURNED, slip.total))
            notices.append(Noticed(_RETURNED_FOR[no.reason], slip.on(no.spot), spot=no.spot))
            slip = Slip(tuple(chip for chip in slip.chips if chip.spot != no.spot))
        return gathered(slip.chips), tuple(notices)
