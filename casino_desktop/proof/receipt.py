"""A round on paper: what was bet, what was drawn, what was paid, and how to check it."""

from __future__ import annotations

from collections.abc import Iterator

from casino_desktop.bank.export import moment
from casino_desktop.bank.round import RoundPhase
from casino_desktop.bank.round_record import RoundRecord

SEALED = "not yet revealed"


def receipt(record: RoundRecord) -> str:
    """The whole record in plain English lines."""
    return "\n".join(_lines(record)) + "\n"


def amount(mills: int) -> str:
    """With two decimals, a third only where it is not zero (rulebook §0)."""
    whole, rest = divmod(abs(mills), 1000)
    decimals = f"{rest:03}"
    return f"{'-' if mills < 0 else ''}{whole}.{decimals[:2] if decimals[2] == '0' else decimals}"


def _lines(record: RoundRecord) -> Iterator[str]:
    status = "X (void)" if record.phase is RoundPhase.VOID else "settled"
    yield f"Round {record.code}  {record.table} ({record.tier})  {status}"
    yield f"  began {moment(record.started)}, ended {moment(record.ended)}"
    if record.reason is not None:
        yield f"  void: {record.reason}"
    if record.cards is not None:
        yield f"  cards    {' '.join(record.cards)}"
    if record.pocket is not None:
        yield f"  pocket   {record.pocket}"
    for answer in record.answers:
        yield f"  decision {answer.get('question')}: {answer.get('act')}"
    yield from _money(record)
    yield from _seal(record)


def _money(record: RoundRecord) -> Iterator[str]:
    for line in record.lines:
        yield f"  {line.spot:24} {amount(line.stake):>12} {line.verdict.value:>9} {amount(line.returned):>12}"
    if not record.lines:
        for stake in record.stakes:
            yield f"  {stake.spot:24} {amount(stake.amount):>12}"
    staked, returned, net = amount(record.staked), amount(record.returned), amount(record.net)
    yield f"  staked {staked}, returned {returned}, net {net} {record.currency}"
    yield f"  balance {amount(record.balance_before)} -> {amount(record.balance_after)}"


def _seal(record: RoundRecord) -> Iterator[str]:
    if record.is_of_shoe:
        yield f"  shoe         {record.seal_code}, from card {record.first_card}, cut {record.cut}"
        if record.burns:
            yield f"  burnt        {' '.join(map(str, record.burns))}"
    yield f"  commitment   {record.commitment}"
    yield f"  client seed  {record.client_seed}"
    yield f"  server seed  {SEALED if record.server_seed is None else record.server_seed.hex()}"
