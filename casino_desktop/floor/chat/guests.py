"""Who is at a table in name: one dealer and two to six house players, labelled as such (rulebook §5)."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

DEALERS: tuple[str, ...] = (
    "Irina",
    "Cristina",
    "Bianca",
    "Denisa",
    "Laura",
    "Oana",
    "Adrian",
    "Bogdan",
    "Lucian",
    "Ștefan",
    "Tudor",
    "Victor",
)

HOUSE_PLAYERS: tuple[str, ...] = (
    "Ioana",
    "Mihai",
    "Elena",
    "Radu",
    "Sorin",
    "Daria",
    "Vlad",
    "Maria",
    "Emil",
    "Anca",
    "Petru",
    "Livia",
    "Horia",
    "Sanda",
    "Dinu",
    "Teodora",
    "Matei",
    "Ilinca",
    "Cezar",
    "Raluca",
    "Nora",
    "Filip",
    "Zoe",
    "Toma",
)

FEWEST, MOST = 2, 6
"""House players at one table."""


@dataclass(frozen=True, slots=True)
class Guests:
    """The dealer and the house players of one table."""

    dealer: str
    players: tuple[str, ...]


def drawn(of: int, *seed: str) -> int:
    """A number from 0 up to, and not, *of* that follows from *seed* alone: a replay says the same."""
    digest = hashlib.sha256("\n".join(seed).encode()).digest()
    return int.from_bytes(digest[:8], "big") % of


def regulars(table_id: str) -> Guests:
    """The people of a table: always the same ones there."""
    left = list(HOUSE_PLAYERS)
    how_many = FEWEST + drawn(MOST - FEWEST + 1, table_id, "how many")
    players = tuple(left.pop(drawn(len(left), table_id, str(chair))) for chair in range(how_many))
    return Guests(DEALERS[drawn(len(DEALERS), table_id, "dealer")], players)
