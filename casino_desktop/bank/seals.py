"""Seals and shoes: one waiting for the player's seed, one open, the others revealed (docs/FAIRNESS.md)."""

from __future__ import annotations

import json
import os
import secrets
from typing import Any

from casino_desktop.bank.book import Book
from casino_desktop.bank.code import fresh_code, prefix_of
from casino_desktop.bank.preferences import Preferences
from casino_desktop.bank.round import Seal, ShoeTerms
from casino_desktop.engine import fairness

CLIENT_SEED = "client_seed"
"""The preference that keeps the player's default seed."""
SHOE_LETTER = "S"

_SEAL = "id, code, server_seed, client_seed, commitment, cut, position, burns"
_WAITING = f"SELECT {_SEAL} FROM seal WHERE table_id = ? AND tier = ? AND state = 'waiting'"
_OPEN = f"SELECT {_SEAL} FROM seal WHERE table_id = ? AND tier = ? AND state = 'open'"
_LATEST_SEED = "SELECT client_seed FROM seal WHERE table_id = ? AND tier = ? ORDER BY id DESC LIMIT 1"
_NEXT_NUMBER = "INSERT INTO counter VALUES (?, 1) ON CONFLICT(prefix) DO UPDATE SET last = last + 1 RETURNING last"
_RESEED = "UPDATE seal SET client_seed = ? WHERE table_id = ? AND tier = ? AND state = 'waiting'"
_NEW_SEAL = """INSERT INTO seal(code, table_id, tier, state, server_seed, client_seed, commitment, each_round, cards,
  reshuffle_at, sealed_at) VALUES (?, ?, ?, 'waiting', ?, ?, ?, ?, ?, ?, ?)"""


class TooLateToCut(Exception):
    """A shoe is cut before its first card."""


class ShoeInPlay(Exception):
    """A shoe is changed between rounds only, and never under an accepted bet."""


def seal_of(row: Any) -> Seal:
    """A seal as it was stored."""
    seal_id, code, server_seed, client_seed, commitment, cut, position, burns = row
    return Seal(seal_id, code, server_seed, client_seed, commitment, cut, position, tuple(json.loads(burns)))


class Seals(Preferences, Book):
    """Seals are stored before any bet on them, and revealed when the round or the shoe is over."""

    def set_client_seed(self, table: str, tier: str, text: str) -> str:
        """Change the player's seed of the next shoe or round, and of those after it."""
        seed = fairness.client_seed(text)
        with self._transaction():
            self._do(_RESEED, seed, table, tier)
        return seed

    def set_cut(self, table: str, tier: str, cut: int) -> None:
        """Where the open shoe is cut: before its first card, or :class:`TooLateToCut`."""
        with self._transaction():
            shoe = self._open_seal(table, tier)
            if shoe is None or self._is_dealt_from(shoe.id):
                raise TooLateToCut(f"no new shoe at {table}")
            (cards,) = self._one("SELECT cards FROM seal WHERE id = ?", shoe.id)
            if not 0 <= cut < cards:
                raise ValueError(f"a cut is from 1 to {cards - 1}")
            self._do("UPDATE seal SET cut = ? WHERE id = ?", cut, shoe.id)

    def burn(self, table: str, tier: str, count: int) -> tuple[int, ...]:
        """Take the next *count* cards of the open shoe away face down; says which they were."""
        with self._transaction():
            shoe = self._open_seal(table, tier)
            if shoe is None or self._find("SELECT 1 FROM round WHERE seal = ? AND phase = 'playing'", shoe.id):
                raise ShoeInPlay(f"cards are burnt between rounds, at {table} not now")
            burnt = self._burn(shoe.id, count)
            self._do(
                "UPDATE round SET first_card = (SELECT position FROM seal WHERE id = round.seal) "
                "WHERE table_id = ? AND tier = ? AND ended_at IS NULL",
                table,
                tier,
            )
            return burnt

    def _burn(self, seal_id: int, count: int) -> tuple[int, ...]:
        position, burns, cards = self._one("SELECT position, burns, cards FROM seal WHERE id = ?", seal_id)
        burnt = tuple(range(position, min(position + count, cards)))
        text = json.dumps([*json.loads(burns), *burnt])
        self._do("UPDATE seal SET position = position + ?, burns = ? WHERE id = ?", len(burnt), text, seal_id)
        return burnt

    def _is_dealt_from(self, seal_id: int) -> bool:
        return self._find("SELECT 1 FROM round WHERE seal = ? AND phase <> 'betting' LIMIT 1", seal_id) is not None

    def _waiting_seal(self, table: str, tier: str) -> Seal | None:
        row = self._find(_WAITING, table, tier)
        return None if row is None else seal_of(row)

    def _open_seal(self, table: str, tier: str) -> Seal | None:
        row = self._find(_OPEN, table, tier)
        return None if row is None else seal_of(row)

    def _seal_for_round(self, table: str, tier: str, prefix: str, shoe: ShoeTerms | None) -> Seal:
        """The open shoe while it lasts; else the waiting seal is opened, and the next one sealed at once."""
        each_round = shoe is None or shoe.each_round
        found = None if each_round else self._open_seal(table, tier)
        if found is not None:
            return found
        if self._waiting_seal(table, tier) is None:
            self._seal(table, tier, prefix, shoe)
        self._do(
            "UPDATE seal SET state = 'open', opened_at = ? WHERE table_id = ? AND tier = ? AND state = 'waiting'",
            self._time(),
            table,
            tier,
        )
        self._seal(table, tier, prefix, shoe)
        opened = seal_of(self._one(_OPEN, table, tier))
        if shoe is not None and shoe.burn:
            self._burn(opened.id, shoe.burn)
        return seal_of(self._one(_OPEN, table, tier))

    def _seal(self, table: str, tier: str, prefix: str, shoe: ShoeTerms | None) -> None:
        """Seal a new seed for the next shoe or round."""
        each_round = shoe is None or shoe.each_round
        cards, reshuffle_at = (0, 0) if shoe is None else (shoe.cards, shoe.cut_card)
        letters = prefix if each_round else prefix + SHOE_LETTER
        self._store_seal(table, tier, letters, (int(each_round), cards, reshuffle_at))

    def _store_seal(self, table: str, tier: str, letters: str, terms: tuple[int, int, int]) -> None:
        server_seed = os.urandom(fairness.SEED_BYTES)
        self._do(
            _NEW_SEAL,
            self._fresh_code(letters),
            table,
            tier,
            server_seed,
            self._client_seed(table, tier),
            fairness.commitment(server_seed),
            *terms,
            self._time(),
        )

    def _fresh_code(self, prefix: str) -> str:
        return fresh_code(prefix, self._one(_NEXT_NUMBER, prefix)[0])

    def _client_seed(self, table: str, tier: str) -> str:
        """As for the seal before; at a new table the player's own, made once."""
        latest = self._find(_LATEST_SEED, table, tier)
        if latest is not None:
            return str(latest[0])
        kept = self.preference(CLIENT_SEED)
        if kept is None:
            kept = secrets.token_hex(8)
            self._keep(CLIENT_SEED, kept)
        return kept

    def _reveal(self, seal_id: int) -> None:
        self._do("UPDATE seal SET state = 'revealed', revealed_at = ? WHERE id = ?", self._time(), seal_id)

    def _reseal(self) -> None:
        """Reveal every seal that is not, and seal anew for those that waited."""
        terms = "id, code, table_id, tier, each_round, cards, reshuffle_at, state"
        for row in self._all(f"SELECT {terms} FROM seal WHERE state <> 'revealed' ORDER BY id"):
            seal_id, code, table, tier, each_round, cards, reshuffle_at, state = row
            self._reveal(seal_id)
            if state == "waiting":
                self._store_seal(table, tier, prefix_of(code), (each_round, cards, reshuffle_at))
