"""The chips on the felt before they are a bet: placing, taking back, undo, and every reason why not (rulebook §0)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from casino_desktop.engine import spots
from casino_desktop.engine.limits import Tier
from casino_desktop.engine.money import Mills
from casino_desktop.engine.refusal import Reason, Refusal
from casino_desktop.engine.spec import TableSpec
from casino_desktop.engine.stake import Stake, Stakes, gathered, total

Chips = tuple[Stake, ...]
"""Each chip as it was placed, the last one on top."""


@dataclass(frozen=True, slots=True)
class Slip:
    """What lies on the felt, with what lay there before (undo) and what was undone (redo)."""

    chips: Chips = ()
    past: tuple[Chips, ...] = ()
    future: tuple[Chips, ...] = ()

    @property
    def stakes(self) -> Stakes:
        """One stake a spot."""
        return gathered(self.chips)

    @property
    def total(self) -> Mills:
        """The "Current bet"."""
        return total(self.chips)

    @property
    def may_undo(self) -> bool:
        return bool(self.past)

    @property
    def may_redo(self) -> bool:
        return bool(self.future)

    def on(self, spot: str) -> Mills:
        """What lies on *spot*."""
        return _on(self.chips, spot)


@dataclass(frozen=True, slots=True)
class Place:
    """Put one chip on a spot."""

    spot: str
    amount: Mills


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take the last chip off a spot."""

    spot: str


@dataclass(frozen=True, slots=True)
class Move:
    """Carry a whole stack from one spot to another."""

    source: str
    target: str


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the last action, whatever it was."""


@dataclass(frozen=True, slots=True)
class Redo:
    """Do again what was undone last."""


@dataclass(frozen=True, slots=True)
class Clear:
    """Take everything off the felt."""


@dataclass(frozen=True, slots=True)
class Double:
    """Double all that lies on the felt."""


@dataclass(frozen=True, slots=True)
class Rebet:
    """Place the last round's opening stakes, on an empty felt."""

    stakes: Stakes


@dataclass(frozen=True, slots=True)
class RebetDouble:
    """Place the last round's opening stakes doubled, on an empty felt."""

    stakes: Stakes


@dataclass(frozen=True, slots=True)
class PlaceAll:
    """Place a favourite, or a call bet, beside what lies there."""

    stakes: Stakes


Action = Place | TakeBack | Move | Undo | Redo | Clear | Double | Rebet | RebetDouble | PlaceAll


@dataclass(frozen=True, slots=True)
class House:
    """What a slip is judged by: the table, the tier, and the money that may lie on the felt in all."""

    spec: TableSpec
    tier: Tier
    available: Mills
    shut: frozenset[str] = frozenset()
    """spots that exist but do not take a stake of this player now: another's seat, or the place behind an empty one"""


def refusal(slip: Slip, action: Action, house: House) -> Refusal | None:
    """Say why *action* is not allowed, or ``None`` if it is."""
    return (
        _spot_refusal(action, house)
        or _amount_refusal(action, house.tier)
        or _moment_refusal(slip, action)
        or _growth_refusal(slip.chips, _laid(slip, action, house.tier), house)
    )


def apply(slip: Slip, action: Action, house: House) -> Slip:
    """The slip after *action*, which must not be refused; a stake left without the main bet that it needs goes too."""
    no = refusal(slip, action, house)
    if no is not None:
        raise ValueError(f"refused: {action} for {no}")
    match action:
        case Undo():
            return Slip(slip.past[-1], slip.past[:-1], (*slip.future, slip.chips))
        case Redo():
            return Slip(slip.future[-1], (*slip.past, slip.chips), slip.future[:-1])
    laid = _laid(slip, action, house.tier)
    gone = _alone(laid, house.spec)
    kept = tuple(chip for chip in laid if chip.spot not in gone)
    return slip if kept == slip.chips else Slip(kept, (*slip.past, slip.chips))


def orphans(slip: Slip, action: Action, house: House) -> tuple[str, ...]:
    """The spots that an allowed *action* clears beside its own: Super 6 when the last main bet goes (rulebook §2)."""
    return _alone(_laid(slip, action, house.tier), house.spec)


def closing_refusal(slip: Slip, house: House) -> Refusal | None:
    """Why the slip as it lies is no bet, asked at Bet, at Deal and at the end of the clock."""
    if not slip.chips:
        return Refusal(Reason.NO_BET)
    for stake in slip.stakes:
        allowed = spots.range_of(house.spec, house.tier, stake.spot)
        if allowed is not None and stake.amount < allowed.least:
            return Refusal(Reason.BELOW_MIN, allowed.least, stake.spot)
    for spot in _alone(slip.chips, house.spec):
        return Refusal(Reason.NEEDS_MAIN_BET, spot=spot)
    return Refusal(Reason.NOT_ENOUGH_BALANCE) if slip.total > house.available else None


def stacked(amount: Mills, chips: Iterable[Mills]) -> tuple[Mills, ...]:
    """The chips that make *amount*, largest first: 25 then 5 makes 30."""
    stack: list[Mills] = []
    rest = int(amount)
    for chip in sorted(chips, reverse=True):
        count, rest = divmod(rest, chip)
        stack.extend([chip] * count)
    if rest:
        raise ValueError(f"no chips make {amount}")
    return tuple(stack)


def _spot_refusal(action: Action, house: House) -> Refusal | None:
    """Every spot that an action names exists, and those that it adds to are open."""
    match action:
        case Place(spot):
            named, filled = [spot], [spot]
        case TakeBack(spot):
            named, filled = [spot], []
        case Move(source, target):
            named, filled = [source, target], [target]
        case Rebet(stakes) | RebetDouble(stakes) | PlaceAll(stakes):
            named = filled = [stake.spot for stake in stakes]
        case _:
            return None
    for spot in named:
        if spots.range_of(house.spec, house.tier, spot) is None:
            return Refusal(Reason.NO_SUCH_SPOT, spot=spot)
    for spot in filled:
        if spot in house.shut:
            return Refusal(Reason.NOT_OFFERED, spot=spot)
    return None


def _amount_refusal(action: Action, tier: Tier) -> Refusal | None:
    """A placed chip is one of the tray's; a placed stake is made of them."""
    match action:
        case Place(spot, amount) if amount not in tier.chips:
            return Refusal(Reason.NO_SUCH_CHIP, spot=spot)
        case Rebet(stakes) | RebetDouble(stakes) | PlaceAll(stakes):
            for stake in stakes:
                if stake.amount <= 0 or stake.amount % tier.step:
                    return Refusal(Reason.NO_SUCH_CHIP, spot=stake.spot)
    return None


def _moment_refusal(slip: Slip, action: Action) -> Refusal | None:
    """Something is there to act on, and Rebet finds an empty felt."""
    match action:
        case Undo() if not slip.may_undo:
            return Refusal(Reason.NOTHING_TO_UNDO)
        case Redo() if not slip.may_redo:
            return Refusal(Reason.NOTHING_TO_REDO)
        case TakeBack(spot) | Move(spot, _) if not slip.on(spot):
            return Refusal(Reason.NOTHING_THERE, spot=spot)
        case Clear() | Double() if not slip.chips:
            return Refusal(Reason.NOTHING_THERE)
        case Rebet(stakes) | RebetDouble(stakes) if not stakes:
            return Refusal(Reason.NO_LAST_BET)
        case Rebet() | RebetDouble() if slip.chips:
            return Refusal(Reason.FELT_NOT_EMPTY)
        case PlaceAll(stakes) if not stakes:
            return Refusal(Reason.NO_SUCH_FAVOURITE)
    return None


def _growth_refusal(before: Chips, after: Chips, house: House) -> Refusal | None:
    """What grows needs its main bet, keeps to its maximum, and is paid for; taking chips off is always allowed."""
    alone = _alone(after, house.spec)
    for stake in gathered(after):
        if stake.amount <= _on(before, stake.spot):
            continue
        if stake.spot in alone:
            return Refusal(Reason.NEEDS_MAIN_BET, spot=stake.spot)
        allowed = spots.range_of(house.spec, house.tier, stake.spot)
        if allowed is not None and stake.amount > allowed.most:
            return Refusal(Reason.ABOVE_MAX, allowed.most, stake.spot)
    grows = total(after) > total(before)
    return Refusal(Reason.NOT_ENOUGH_BALANCE) if grows and total(after) > house.available else None


def _laid(slip: Slip, action: Action, tier: Tier) -> Chips:
    """The chips after *action* alone."""
    chips = slip.chips
    match action:
        case Place(spot, amount):
            return (*chips, Stake(spot, amount))
        case TakeBack(spot):
            last = max(i for i, chip in enumerate(chips) if chip.spot == spot)
            return chips[:last] + chips[last + 1 :]
        case Move(source, target):
            stay = tuple(chip for chip in chips if chip.spot != source)
            return stay + tuple(Stake(target, chip.amount) for chip in chips if chip.spot == source)
        case Undo():
            return slip.past[-1]
        case Redo():
            return slip.future[-1]
        case Clear():
            return ()
        case Double():
            return chips + chips
        case Rebet(stakes) | PlaceAll(stakes):
            return chips + _stacks(stakes, tier)
        case RebetDouble(stakes):
            return chips + _stacks((Stake(stake.spot, Mills(2 * stake.amount)) for stake in stakes), tier)


def _stacks(stakes: Iterable[Stake], tier: Tier) -> Chips:
    return tuple(Stake(stake.spot, chip) for stake in stakes for chip in stacked(stake.amount, tier.chips))


def _alone(chips: Chips, spec: TableSpec) -> tuple[str, ...]:
    """The spots with a stake whose needed main bet is not there."""
    used = {chip.spot: None for chip in chips}
    needed = ((spot, spots.needs(spec, spot)) for spot in used)
    return tuple(spot for spot, mains in needed if mains and not any(main in used for main in mains))


def _on(chips: Chips, spot: str) -> Mills:
    return total(chip for chip in chips if chip.spot == spot)
