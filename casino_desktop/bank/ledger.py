"""The only writer. Every public write is one transaction, named by what it does; doing it twice does it once."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from casino_desktop.bank import audit, seals, store
from casino_desktop.bank.faults import BettingClosed, NotEnough, told_plainly
from casino_desktop.bank.kept import Kept
from casino_desktop.bank.round import Ending, OpenRound, RoundPhase
from casino_desktop.bank.seals import Place
from casino_desktop.engine.money import NOTHING, Mills
from casino_desktop.engine.record import dumped, loaded
from casino_desktop.engine.settlement import returned
from casino_desktop.engine.spec import ShoeRule
from casino_desktop.engine.stake import Stakes, gathered, total

P = ParamSpec("P")
T = TypeVar("T")
Work = Callable[Concatenate["Ledger", P], T]


def microseconds() -> int:
    """The wall clock, for the record only: no rule depends on it."""
    return time.time_ns() // 1000


def one_transaction(work: Work[P, T]) -> Work[P, T]:
    """All of *work* is stored, or none of it."""

    def whole(ledger: Ledger, /, *args: P.args, **kwargs: P.kwargs) -> T:
        with told_plainly(ledger.path), ledger.db.atomic():
            return work(ledger, *args, **kwargs)

    whole.__doc__ = work.__doc__
    return whole


class Ledger(Kept):
    """Synchronous; lives on the bank's thread."""

    def __init__(self, path: Path, now: Callable[[], int] = microseconds) -> None:
        self.path, self.now = path, now
        self.db = store.connect(path)
        self.hidden: set[int] = set()
        self._was_clean = self._arrive()

    @one_transaction
    def _arrive(self) -> bool:
        """Audit what was stored since the last time, and note that somebody is here."""
        audit.check(self.db, self.path)
        was_clean = bool(self.db.execute("SELECT closed_cleanly FROM visit").fetchone()[0])
        self.db.execute("UPDATE visit SET closed_cleanly = 0")
        return was_clean

    def close(self) -> None:
        """Leave in order."""
        with told_plainly(self.path), self.db.atomic():
            self.db.execute("UPDATE visit SET closed_cleanly = 1")
        self.db.close()

    def closed_cleanly(self) -> bool:
        """Whether the last visit ended in order."""
        return self._was_clean

    def last_stored_at(self) -> float | None:
        """When a round was last stored, in seconds of the wall clock; none was: ``None``."""
        stored = self.db.execute("SELECT last_stored_at FROM visit").fetchone()[0]
        return stored / 1_000_000 if stored else None

    # money

    def balance(self, name: str = "player") -> Mills:
        return Mills(self.db.execute("SELECT balance FROM account WHERE name = ?", (name,)).fetchone()[0])

    def available(self) -> Mills:
        """The player's balance without what is reserved on open rounds."""
        row = self.db.execute(
            "SELECT (SELECT balance FROM account WHERE name = 'player')"
            " - (SELECT ifnull(sum(reserved), 0) FROM round WHERE reserved > 0)"
        ).fetchone()
        return Mills(row[0])

    @one_transaction
    def deposit(self, request: str, amount: Mills) -> Mills:
        """Play money from the cashier; a request is done once."""
        self._move_at_cashier("deposit", request, "cashier", "player", amount)
        return self.available()

    @one_transaction
    def withdraw(self, request: str, amount: Mills) -> Mills:
        """From the free balance only."""
        if self._move_at_cashier("withdraw", request, "player", "cashier", amount) and self.available() < 0:
            raise NotEnough(Mills(self.available() + amount))
        return self.available()

    def _move_at_cashier(self, kind: str, request: str, source: str, target: str, amount: Mills) -> bool:
        done = "SELECT 1 FROM transfer WHERE round IS NULL AND kind = ? AND request = ?"
        if self.db.execute(done, (kind, request)).fetchone():
            return False
        if source == "player" and amount > self.available():
            raise NotEnough(self.available())
        self.db.execute(
            "INSERT INTO transfer(kind, request, source, target, amount, at) VALUES (?, ?, ?, ?, ?, ?)",
            (kind, request, source, target, amount, self.now()),
        )
        return True

    def _move(self, round_id: int, kind: str, n: int, source: str, target: str, amount: int) -> None:
        if amount:
            self.db.execute(
                "INSERT INTO transfer(round, kind, n, source, target, amount, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
                (round_id, kind, n, source, target, amount, self.now()),
            )

    # rounds

    def open_round(self, table: str, tier: str) -> OpenRound | None:
        """The round of a table that takes bets or is played."""
        row = self.db.execute(
            "SELECT r.id, code, phase, seal, first_card, slip, opening, body FROM round r"
            " JOIN ruleset ON ruleset.id = r.ruleset"
            " WHERE table_id = ? AND tier = ? AND phase IN ('betting', 'playing')",
            (table, tier),
        ).fetchone()
        if row is None:
            return None
        round_id, code, phase, seal, first_card, slip, opening, ruleset = row
        answers = self.db.execute("SELECT body FROM answer WHERE round = ? ORDER BY n", (round_id,)).fetchall()
        coming = seals.in_state(self.db, table, tier, "waiting")
        assert coming is not None
        return OpenRound(
            round_id,
            code,
            table,
            tier,
            RoundPhase(phase),
            seals.by_id(self.db, seal),
            first_card,
            loaded(Stakes, slip),
            tuple(body for (body,) in answers),
            opening,
            ruleset,
            coming.code,
            coming.commitment,
            coming.client_seed,
        )

    def unfinished(self) -> list[OpenRound]:
        """Every round that takes bets or is played."""
        rows = self.db.execute(
            "SELECT table_id, tier FROM round WHERE phase IN ('betting', 'playing') ORDER BY id"
        ).fetchall()
        found = (self.open_round(table, tier) for table, tier in rows)
        return [one for one in found if one is not None]

    @one_transaction
    def begin(self, table: str, tier: str, *, prefix: str, ruleset: str, shoe: ShoeRule | None) -> OpenRound:
        """Open betting on a sealed round; if one is open already, that one."""
        found = self.open_round(table, tier)
        if found is not None:
            return found
        now = self.now()
        is_shoe = shoe is not None and not shoe.each_round
        place = Place(table, tier, prefix + "S" if is_shoe else prefix)
        seal = seals.in_state(self.db, table, tier, "open")
        if seal is not None and is_shoe and shoe is not None and seal.position >= shoe.cut_card:
            seals.reveal(self.db, seal.id, now)
            seal = None
        if seal is None:
            seal = seals.take(self.db, place, now)
            if shoe is not None and shoe.burn:
                self._burn(seal.id, shoe.burn)
                seal = seals.by_id(self.db, seal.id)
        number = int(self.db.execute("SELECT ifnull(max(id), 0) + 1 FROM round").fetchone()[0])
        code = seals.new_code(prefix, number) if is_shoe else seal.code
        self.db.execute("INSERT OR IGNORE INTO ruleset(body) VALUES (?)", (ruleset,))
        self.db.execute(
            "INSERT INTO round(id, code, table_id, tier, seal, first_card, ruleset, phase, opened_at)"
            " SELECT ?, ?, ?, ?, ?, ?, id, 'betting', ? FROM ruleset WHERE body = ?",
            (number, code, table, tier, seal.id, seal.position, now, ruleset),
        )
        opened = self.open_round(table, tier)
        assert opened is not None
        return opened

    def _burn(self, seal: int, count: int) -> None:
        found = seals.by_id(self.db, seal)
        burns = [*found.burns, *range(found.position, found.position + count)]
        self.db.execute(
            "UPDATE seal SET burns = ?, position = position + ? WHERE id = ?", (json.dumps(burns), count, seal)
        )

    @one_transaction
    def accept(self, round_id: int, stakes: Stakes) -> Mills:
        """Store the accepted slip, the whole of it; what is left."""
        return self._accept(round_id, stakes)

    def _accept(self, round_id: int, stakes: Stakes) -> Mills:
        changed = self.db.execute(
            "UPDATE round SET slip = ?, reserved = ? WHERE id = ? AND phase = 'betting'",
            (dumped(gathered(stakes)), total(stakes), round_id),
        ).rowcount
        if changed != 1:
            raise BettingClosed
        left = self.available()
        if left < 0:
            raise NotEnough(Mills(left + total(stakes)))
        return left

    @one_transaction
    def advance(
        self,
        round_id: int,
        *,
        stakes: Stakes | None = None,
        opening: str | None = None,
        answer: tuple[int, str] | None = None,
        raised: Mills = NOTHING,
        ending: Ending | None = None,
    ) -> Mills:
        """One step of a round: close betting if it is open, store the answer with its raise, pay if it ends."""
        phase = self._phase(round_id)
        if phase in ("settled", "void"):
            return self.available()
        if phase == "betting":
            if stakes is not None:
                self._accept(round_id, stakes)
            self._close(round_id, opening)
        if answer is not None:
            self._answer(round_id, answer, raised)
        if ending is not None:
            self._settle(round_id, ending)
        self.db.execute("UPDATE visit SET last_stored_at = ?", (self.now(),))
        return self.available()

    def _phase(self, round_id: int) -> str:
        return str(self.db.execute("SELECT phase FROM round WHERE id = ?", (round_id,)).fetchone()[0])

    def _close(self, round_id: int, opening: str | None) -> None:
        """No more bets: the reserved stake moves into play, once."""
        reserved = self.db.execute("SELECT reserved FROM round WHERE id = ?", (round_id,)).fetchone()[0]
        before = self.balance()
        self.db.execute(
            "UPDATE round SET phase = 'playing', reserved = 0, staked = ?, opening = ?, balance_before = ?"
            " WHERE id = ?",
            (reserved, opening, before, round_id),
        )
        self._move(round_id, "stake", 0, "player", "in_play", reserved)

    def _answer(self, round_id: int, answer: tuple[int, str], raised: Mills) -> None:
        question, body = answer
        known = self.db.execute("SELECT 1 FROM answer WHERE round = ? AND question = ?", (round_id, question))
        if known.fetchone():
            return
        if raised > self.available():
            raise NotEnough(self.available())
        self.db.execute(
            "INSERT INTO answer SELECT ?, count(*), ?, ? FROM answer WHERE round = ?",
            (round_id, question, body, round_id),
        )
        self.db.execute("UPDATE round SET staked = staked + ? WHERE id = ?", (raised, round_id))
        self._move(round_id, "raise", question, "player", "in_play", raised)

    def _settle(self, round_id: int, ending: Ending) -> None:
        staked = int(self.db.execute("SELECT staked FROM round WHERE id = ?", (round_id,)).fetchone()[0])
        back = returned(ending.lines)
        self._move(round_id, "lose", 0, "in_play", "house", max(0, staked - back))
        self._move(round_id, "pay", 0, "in_play", "player", min(staked, back))
        self._move(round_id, "pay", 1, "house", "player", max(0, back - staked))
        self._end(round_id, "settled", back, ending.mark, dumped(ending.lines), ending.result, None)
        self._pass_cards(round_id, ending.cards_used)
        self.hidden.add(round_id)

    def _end(
        self,
        round_id: int,
        phase: str,
        back: int,
        mark: int | None,
        lines: str | None,
        result: str | None,
        reason: str | None,
    ) -> None:
        bodies = self.db.execute("SELECT body FROM answer WHERE round = ? ORDER BY n", (round_id,)).fetchall()
        answers = f"[{','.join(body for (body,) in bodies)}]" if bodies else None
        self.db.execute("DELETE FROM answer WHERE round = ?", (round_id,))
        self.db.execute(
            "UPDATE round SET phase = ?, returned = ?, mark = ?, lines = ?, result = ?, reason = ?, answers = ?,"
            " balance_after = ?, ended_at = ? WHERE id = ?",
            (phase, back, mark, lines, result, reason, answers, self.balance(), self.now(), round_id),
        )
        self.db.execute(
            "INSERT INTO tally SELECT table_id, tier, 1, staked, returned FROM round WHERE id = ? AND staked > 0"
            " ON CONFLICT DO UPDATE SET rounds = rounds + 1, staked = staked + excluded.staked,"
            " returned = returned + excluded.returned",
            (round_id,),
        )

    def _pass_cards(self, round_id: int, used: int) -> None:
        """The shoe goes on; a seal of one round is revealed with it."""
        seal, first, seal_code, code = self.db.execute(
            "SELECT s.id, r.first_card, s.code, r.code FROM round r JOIN seal s ON s.id = r.seal WHERE r.id = ?",
            (round_id,),
        ).fetchone()
        if seal_code == code:
            seals.reveal(self.db, seal, self.now())
        else:
            self.db.execute("UPDATE seal SET position = ? WHERE id = ?", (first + used, seal))

    @one_transaction
    def void(self, round_id: int, reason: str) -> Mills:
        """Every stake goes back; the round is marked X and its seal of one round revealed."""
        if self._phase(round_id) in ("betting", "playing"):
            self.db.execute("UPDATE round SET reserved = 0 WHERE id = ?", (round_id,))
            staked = int(self.db.execute("SELECT staked FROM round WHERE id = ?", (round_id,)).fetchone()[0])
            self._move(round_id, "refund", 0, "in_play", "player", staked)
            self._end(round_id, "void", staked, None, None, None, reason)
            self._pass_cards(round_id, 0)
            self.hidden.add(round_id)
        return self.available()

    def shown(self, round_id: int) -> None:
        """The paid step stood on the felt: from now on records may show the round."""
        self.hidden.discard(round_id)

    # shoes

    @one_transaction
    def end_shoe(self, table: str, tier: str) -> None:
        """Reveal the open shoe; the next round opens the waiting one."""
        found = seals.in_state(self.db, table, tier, "open")
        if found is not None and self.open_round(table, tier) is None:
            seals.reveal(self.db, found.id, self.now())

    @one_transaction
    def burn(self, table: str, tier: str, count: int) -> None:
        """Burn cards between rounds; their positions are recorded."""
        found = seals.in_state(self.db, table, tier, "open")
        if found is not None:
            self._burn(found.id, count)

    @one_transaction
    def set_client_seed(self, table: str, tier: str, text: str) -> None:
        """For the next shoe or round."""
        seals.set_client_seed(self.db, table, tier, text)
