"""Check a record against its seal, step by step: commitment, cards or pocket, every pay (docs/FAIRNESS.md)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from casino_desktop.bank.round import RoundPhase
from casino_desktop.bank.round_record import RoundRecord
from casino_desktop.engine import fairness
from casino_desktop.engine.settlement import Line, returned
from casino_desktop.proof.resettle import Resettled, resettle


class Standing(Enum):
    """AGREES: everything follows from the seal. DIFFERS: something does not. SEALED: the shoe is not yet revealed."""

    AGREES = "agrees"
    DIFFERS = "differs"
    SEALED = "sealed"


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that was checked, with what was found."""

    name: str
    ok: bool
    detail: str


@dataclass(frozen=True, slots=True)
class Verification:
    """All steps up to the first difference; a sealed round has none."""

    code: str
    steps: tuple[Step, ...]

    @property
    def difference(self) -> Step | None:
        """The first step that failed."""
        return next((step for step in self.steps if not step.ok), None)

    @property
    def standing(self) -> Standing:
        if not self.steps:
            return Standing.SEALED
        return Standing.AGREES if self.difference is None else Standing.DIFFERS


def verify(record: RoundRecord) -> Verification:
    """Recompute everything that the record claims. A seed that is not revealed proves nothing yet."""
    if record.server_seed is None:
        return Verification(record.code, ())
    steps: list[Step] = []
    for step in _steps(record, record.server_seed):
        steps.append(step)
        if not step.ok:
            break
    return Verification(record.code, tuple(steps))


def _steps(record: RoundRecord, server_seed: bytes) -> Iterator[Step]:
    committed = fairness.commitment(server_seed)
    yield _compared("commitment", committed, record.commitment)
    if record.phase is RoundPhase.VOID:
        yield _compared("refund", record.staked, record.returned)
        return
    try:
        again = resettle(record, server_seed)
    except Exception as error:  # a record that was tampered with can be wrong in any way
        yield Step("replay", ok=False, detail=f"the stored decisions cannot be played: {error!r}")
        return
    yield _drawn(record, again)
    yield from _paid(record, again.lines)


def _drawn(record: RoundRecord, again: Resettled) -> Step:
    if again.cards is None:
        return _compared("pocket", again.pocket, record.pocket)
    return _compared(f"cards from {record.first_card}", " ".join(again.cards), " ".join(record.cards or ()))


def _paid(record: RoundRecord, lines: tuple[Line, ...]) -> Iterator[Step]:
    yield _compared("bets", len(lines), len(record.lines))
    for ours, stored in zip(lines, record.lines, strict=True):
        yield _compared(f"pay of {ours.spot}", _said(ours), _said(stored))
    yield _compared("staked", sum(line.stake for line in lines), record.staked)
    yield _compared("returned", returned(lines), record.returned)


def _said(line: Line) -> str:
    return f"{line.spot}: {line.stake} {line.verdict.value} {line.returned}"


def _compared(name: str, computed: object, stored: object) -> Step:
    if computed == stored:
        return Step(name, ok=True, detail=str(computed))
    return Step(name, ok=False, detail=f"computed {computed}, stored {stored}")
