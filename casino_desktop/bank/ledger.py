"""The only writer: money, rounds and answers (rulebook §0). It lives on the bank's thread."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from casino_desktop.bank.fault import BettingClosed, NotEnough
from casino_desktop.bank.favourites import Favourites
from casino_desktop.bank.roads import Roads
from casino_desktop.bank.round import Ending, OpenRound, RoundPhase, ShoeTerms, lines_text, slip_stakes, slip_text
from casino_desktop.bank.seals import Seals, ShoeInPlay, seal_of
from casino_desktop.engine.money import NOTHING, Mills
from casino_desktop.engine.settlement import returned
from casino_desktop.engine.stake import Stakes, total

CURRENCY = "currency"
"""The preference that names the player's currency; a round keeps the one it was opened in."""
DEFAULT_CURRENCY = "RON"

_UNFINISHED = """SELECT r.id, r.code, r.table_id, r.tier, r.phase, r.first_card, r.slip, r.opening, rules.body,
    s.id, s.code, s.server_seed, s.client_seed, s.commitment, s.cut, s.position, s.burns,
    w.code, w.commitment, w.client_seed
  FROM round r JOIN seal s ON s.id = r.seal JOIN ruleset rules ON rules.id = r.ruleset
  JOIN seal w ON w.table_id = r.table_id AND w.tier = r.tier AND w.state = 'waiting'
  WHERE r.ended_at IS NULL"""
_STANDING = "SELECT id, phase, slip, reserved, staked, seal, first_card, opening FROM round WHERE id = ?"
_NEW_ROUND = """INSERT INTO
  round(code, table_id, tier, ruleset, currency, seal, first_card, phase, opened_at, changed_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, 'betting', ?, ?)"""
_LAST_STAKES = "SELECT slip FROM round WHERE table_id = ? AND tier = ? AND staked > 0 ORDER BY id DESC LIMIT 1"
_CLOSE = """UPDATE round SET phase = 'playing', slip = ?, reserved = 0, staked = ?, opening = ?, changed_at = ?
  WHERE id = ?"""
_END = """UPDATE round SET phase = ?, returned = ?, answers = ?, lines = ?, result = ?, reason = ?, mark = ?,
  cards_used = ?, balance_after = (SELECT sum(balance) FROM account WHERE name IN ('player', 'in_play')),
  changed_at = ?, ended_at = ? WHERE id = ?"""


class Unbalanced(Exception):
    """The lines of an ending do not add up to what was staked: a bug, and nothing was stored."""


class AnsweredAlready(Exception):
    """A question got a second, different answer: a bug, and nothing was stored."""


@dataclass(slots=True)
class _Standing:
    """A round as the transaction finds it."""

    id: int
    phase: RoundPhase
    slip: str
    reserved: int
    staked: int
    seal: int
    first_card: int
    opening: str | None


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What is written when a round ends."""

    phase: RoundPhase
    returned: int
    cards_used: int
    lines: str | None = None
    result: str | None = None
    reason: str | None = None
    mark: int | None = None


class Ledger(Seals, Roads, Favourites):
    """Synchronous. Every public write is one transaction, named by what it does; doing it twice does it once."""

    def deposit(self, request: str, amount: Mills) -> Mills:
        """Money from the cashier, once per *request*."""
        with self._transaction():
            if not self._is_done("deposit", request):
                self._move_cash(request, "deposit", "cashier", "player", amount)
            return self.available()

    def withdraw(self, request: str, amount: Mills) -> Mills:
        """Free money back to the cashier, once per *request*."""
        with self._transaction():
            if not self._is_done("withdraw", request):
                if amount > self.available():
                    raise NotEnough(self.available())
                self._move_cash(request, "withdraw", "player", "cashier", amount)
            return self.available()

    def begin(self, table: str, tier: str, *, prefix: str, ruleset: str, shoe: ShoeTerms | None) -> OpenRound:
        """The unfinished round of that table and tier; if there is none, a new one that takes bets."""
        found = self._unfinished_at(table, tier)
        if found is None:
            with self._transaction():
                self._open(table, tier, prefix, ruleset, shoe)
            found = self._unfinished_at(table, tier)
            assert found is not None
        return found

    def new_shoe(self, table: str, tier: str, *, prefix: str, ruleset: str, shoe: ShoeTerms) -> OpenRound:
        """End the shoe, reveal it, and open the next one for bets."""
        with self._transaction():
            self._end_shoe(table, tier)
            self._open(table, tier, prefix, ruleset, shoe)
        return self.begin(table, tier, prefix=prefix, ruleset=ruleset, shoe=shoe)

    def end_shoe(self, table: str, tier: str) -> None:
        """End the shoe before its time and reveal it; a round without a bet that was opened on it is void."""
        with self._transaction():
            self._end_shoe(table, tier)

    def accept(self, round_id: int, stakes: Stakes) -> Mills:
        """Store the slip for good, in place of the one stored before, and reserve its money; says what is left."""
        with self._transaction():
            standing = self._standing(round_id)
            if standing.phase is not RoundPhase.BETTING:
                raise BettingClosed
            self._check_reach(standing, stakes)
            self._do(
                "UPDATE round SET slip = ?, reserved = ?, changed_at = ? WHERE id = ?",
                slip_text(stakes),
                total(stakes),
                self._time(),
                round_id,
            )
            return self.available()

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
        """One step of a round in one transaction: close betting, take the answer with its raise, pay if it ends."""
        try:
            with self._transaction():
                standing = self._standing(round_id)
                if not standing.phase.is_ended:
                    if standing.phase is RoundPhase.BETTING:
                        self._close(standing, stakes, opening)
                    if answer is not None:
                        self._take(standing, answer, raised)
                    if ending is not None:
                        self._settle(standing, ending)
                return self.available()
        except BaseException:
            self.curtain.lift(round_id)
            raise

    def void(self, round_id: int, reason: str, *, cards_used: int | None = None, burn: int = 0) -> Mills:
        """Give every stake back. At a shoe *cards_used* are gone and *burn* more; if nobody knows how many were
        seen of a round with questions, the shoe ends.
        """
        with self._transaction():
            standing = self._standing(round_id)
            if not standing.phase.is_ended:
                if standing.phase is RoundPhase.BETTING:
                    self._close(standing, None, None)
                self._move(round_id, "refund", "in_play", "player", standing.staked)
                seen_unknown = cards_used is None and standing.opening is not None
                self._use_cards(standing, cards_used or 0, burn=burn, spent=seen_unknown)
                self._write_end(standing, _Outcome(RoundPhase.VOID, standing.staked, cards_used or 0, reason=reason))
            return self.available()

    def void_everything(self, reason: str) -> None:
        """After a restore: every open round is void, every seal revealed and sealed anew."""
        with self._transaction():
            for (round_id,) in self._all("SELECT id FROM round WHERE ended_at IS NULL ORDER BY id"):
                self.void(round_id, reason)
            self._reseal()

    def shown(self, round_id: int) -> None:
        """The round's pay stood on the felt: from now on readers see it."""
        self.curtain.lift(round_id)

    def unfinished(self) -> list[OpenRound]:
        """Every round that is not over, oldest first."""
        return [self._open_round(row) for row in self._all(_UNFINISHED + " ORDER BY r.id")]

    def last_stakes(self, table: str, tier: str) -> Stakes:
        """The opening stakes of the last round with a stake."""
        found = self._find(_LAST_STAKES, table, tier)
        return () if found is None else slip_stakes(found[0])

    def _is_done(self, kind: str, request: str) -> bool:
        return (
            self._find("SELECT 1 FROM transfer WHERE round IS NULL AND kind = ? AND request = ?", kind, request)
            is not None
        )

    def _standing(self, round_id: int) -> _Standing:
        key, phase, *rest = self._one(_STANDING, round_id)
        return _Standing(key, RoundPhase(phase), *rest)

    def _unfinished_at(self, table: str, tier: str) -> OpenRound | None:
        row = self._find(_UNFINISHED + " AND r.table_id = ? AND r.tier = ?", table, tier)
        return None if row is None else self._open_round(row)

    def _open_round(self, row: Any) -> OpenRound:
        round_id, code, table, tier, phase, first_card, slip, opening, ruleset = row[:9]
        answers = self._all("SELECT body FROM answer WHERE round = ? ORDER BY n", round_id)
        return OpenRound(
            round_id,
            code,
            table,
            tier,
            RoundPhase(phase),
            seal_of(row[9:17]),
            first_card,
            slip_stakes(slip),
            tuple(body for (body,) in answers),
            opening,
            ruleset,
            *row[17:],
        )

    def _open(self, table: str, tier: str, prefix: str, ruleset: str, shoe: ShoeTerms | None) -> None:
        seal = self._seal_for_round(table, tier, prefix, shoe)
        code = seal.code if shoe is None or shoe.each_round else self._fresh_code(prefix)
        self._do("INSERT INTO ruleset(body) VALUES (?) ON CONFLICT DO NOTHING", ruleset)
        (rules,) = self._one("SELECT id FROM ruleset WHERE body = ?", ruleset)
        currency = self.preference(CURRENCY) or DEFAULT_CURRENCY
        now = self._time()
        self._do(_NEW_ROUND, code, table, tier, rules, currency, seal.id, seal.position, now, now)

    def _end_shoe(self, table: str, tier: str) -> None:
        shoe = self._open_seal(table, tier)
        if shoe is None:
            return
        current = self._unfinished_at(table, tier)
        if current is not None:
            if current.phase is not RoundPhase.BETTING or current.stakes:
                raise ShoeInPlay(f"round {current.code} is open")
            self._write_end(self._standing(current.id), _Outcome(RoundPhase.VOID, 0, 0, reason="new shoe"))
        self._reveal(shoe.id)

    def _check_reach(self, standing: _Standing, stakes: Stakes) -> None:
        if any(stake.amount <= 0 for stake in stakes):
            raise ValueError("a stake is more than nothing")
        free = self.available() + standing.reserved
        if total(stakes) > free:
            raise NotEnough(free)

    def _close(self, standing: _Standing, stakes: Stakes | None, opening: str | None) -> None:
        """No more bets: the accepted slip, or the one that is accepted now, moves into play."""
        if stakes is not None:
            self._check_reach(standing, stakes)
            standing.slip = slip_text(stakes)
            standing.reserved = total(stakes)
        standing.phase, standing.staked, standing.opening = RoundPhase.PLAYING, standing.reserved, opening
        self._do(_CLOSE, standing.slip, standing.staked, opening, self._time(), standing.id)
        self._move(standing.id, "stake", "player", "in_play", standing.staked)

    def _take(self, standing: _Standing, answer: tuple[int, str], raised: Mills) -> None:
        """An answer with its raise, once."""
        question, body = answer
        before = self._find("SELECT body FROM answer WHERE round = ? AND question = ?", standing.id, question)
        if before is not None:
            if before[0] != body:
                raise AnsweredAlready(f"question {question}: {before[0]}, now {body}")
            return
        if raised > self.available():
            raise NotEnough(self.available())
        self._do(
            "INSERT INTO answer SELECT ?, count(*), ?, ? FROM answer WHERE round = ?",
            standing.id,
            question,
            body,
            standing.id,
        )
        standing.staked += raised
        self._do("UPDATE round SET staked = ?, changed_at = ? WHERE id = ?", standing.staked, self._time(), standing.id)
        self._move(standing.id, "raise", "player", "in_play", raised, question)

    def _settle(self, standing: _Standing, ending: Ending) -> None:
        """The whole stake goes to the house, and every line's pay comes from it."""
        if sum(line.stake for line in ending.lines) != standing.staked:
            raise Unbalanced(f"{standing.staked} mills were staked, the lines say {ending.lines}")
        paid = returned(ending.lines)
        self._move(standing.id, "lose", "in_play", "house", standing.staked)
        self._move(standing.id, "pay", "house", "player", paid)
        revealed = self._use_cards(standing, ending.cards_used)
        lines = lines_text(ending.lines)
        outcome = _Outcome(
            RoundPhase.SETTLED, paid, ending.cards_used, lines=lines, result=ending.result, mark=ending.mark
        )
        self._write_end(standing, outcome)
        self.curtain.hide(standing.id, standing.seal if revealed else None)

    def _use_cards(self, standing: _Standing, cards_used: int, *, burn: int = 0, spent: bool = False) -> bool:
        """Move on in the shoe; reveal it if that was its end. Says whether it was."""
        each_round, cards, reshuffle_at = self._one(
            "SELECT each_round, cards, reshuffle_at FROM seal WHERE id = ?", standing.seal
        )
        position = standing.first_card + cards_used
        if cards:
            self._do("UPDATE seal SET position = ? WHERE id = ?", position, standing.seal)
        is_over = bool(each_round) or spent or position >= reshuffle_at
        if is_over:
            self._reveal(standing.seal)
        elif burn:
            self._burn(standing.seal, burn)
        return is_over

    def _write_end(self, standing: _Standing, outcome: _Outcome) -> None:
        rows = self._all("SELECT body FROM answer WHERE round = ? ORDER BY n", standing.id)
        answers = [json.loads(body) for (body,) in rows]
        if answers:
            self._do("DELETE FROM answer WHERE round = ?", standing.id)
        if standing.phase is RoundPhase.BETTING:
            self._do("UPDATE round SET reserved = 0 WHERE id = ?", standing.id)
        now = self._time()
        self._do(
            _END,
            outcome.phase.value,
            outcome.returned,
            json.dumps(answers, separators=(",", ":")) if answers else None,
            outcome.lines,
            outcome.result,
            outcome.reason,
            outcome.mark,
            outcome.cards_used,
            now,
            now,
            standing.id,
        )
