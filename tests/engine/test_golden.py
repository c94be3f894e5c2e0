"""Golden playthroughs: every line in golden/ is played again and must come out word for word.

A file names a table, the seeds and the bets; all else in it is what the engine said when the file was written. So it
proves that nothing has changed, not that it was right: that is for the tests of each rule. The seeds were searched for
stories in which rare things happen (SHOWN).
"""

from pathlib import Path

import pytest

from casino_desktop.engine import catalogue, fairness, shoe
from casino_desktop.engine.baccarat import bets as baccarat
from casino_desktop.engine.baccarat.coup import Side, coup
from casino_desktop.engine.baccarat.derived import roads
from casino_desktop.engine.baccarat.mark import mark_of
from casino_desktop.engine.baccarat.statistics import Row, statistics
from casino_desktop.engine.blackjack.rules import BlackjackRules
from casino_desktop.engine.fairness import Stream
from casino_desktop.engine.limits import CLASSIC
from casino_desktop.engine.money import Mills
from casino_desktop.engine.roulette.settle import settle
from casino_desktop.engine.roulette.wheel import colour
from casino_desktop.engine.settlement import win
from casino_desktop.engine.slip import House, PlaceAll, Slip, apply, closing_refusal
from casino_desktop.engine.stake import Stake

FOLDER = Path(__file__).parent / "golden"
FILES = sorted(FOLDER.glob("*.txt"))
AVAILABLE = Mills(100_000_000)
SHOWN = {
    "ulive-baccarat": ("tie 5 won at 8:1", "banker 500 won at 19:20 -> 975", "player 10 returned"),
    "baccarat": ("_pair 1 won at 11:1", "either_pair 1 won at 5:1", "_bonus 1 returned", "banker 31 won at 19:20"),
    "no-commission-baccarat": ("won at 1:2", "super_6 10 won at 15:1", "banker 100 returned", "tie 5 won at 8:1"),
    "big-win-baccarat": ("_pair 1 won at 11:1", "banker 10 returned", "banker 20 won at 19:20 -> 39"),
    "ulive-roulette": (": 0 green", "won at 35:1", "corner-25-26-28-29 2 won at 8:1", "column-2 5 won at 2:1"),
}
"""What each story must contain to be worth keeping."""


def money(mills):
    return f"{mills / 1000:.3f}".rstrip("0").rstrip(".")


def stakes_of(words):
    """``player 10, tie 5`` as stakes."""
    pairs = (part.split() for part in words.split(","))
    return tuple(Stake(spot, Mills(round(float(amount) * 1000))) for spot, amount in pairs)


def settled(lines):
    for line in lines:
        odds = "" if line.odds is None else f" at {line.odds.profit}:{line.odds.per}"
        yield f"  {line.spot} {money(line.stake)} {line.verdict.value}{odds} -> {money(line.returned)}"
    yield f"  WIN {money(win(lines))}"


class Baccarat:
    """Coups from one shoe, or from fresh cards each, and what the roads and statistics say in the end."""

    def __init__(self, spec, seed, player):
        self.spec, self.seed, self.player = spec, seed, player
        self.shoe, self.marks = shoe.opened(spec.shoe), []

    def play(self, stakes):
        if self.shoe.is_spent:
            self.shoe = shoe.opened(self.spec.shoe)
        code = f"{self.spec.prefix}-{len(self.marks) + 1 if self.spec.shoe.each_round else 'shoe'}"
        order = fairness.dealt_order(self.spec.rules.decks, Stream(self.seed, self.player, code))
        played = coup(iter(self.shoe.coming(order)))
        hands = [f"{side.value} {' '.join(card.code for card in played.hand(side))}" for side in Side]
        yield f"{code} at {self.shoe.position}: {', '.join(hands)}; {'-'.join(map(str, played.totals))}"
        self.shoe = self.shoe.after(len(played.dealt))
        self.marks.append(mark_of(played))
        yield from settled(baccarat.settle(self.spec.rules, played, stakes))

    def ending(self):
        every, seen = roads(self.marks), statistics(self.marks)
        cells = (f"{c.row},{c.column} {c.winner.value if c.winner else '-'}/{c.ties}" for c in every.big.cells)
        yield f"big road: {'; '.join(cells)}"
        for road in every.derived:
            yield f"{road.eye.name.lower()}: {' '.join(cell.ink.value for cell in road.cells) or '-'}"
        yield f"statistics: {', '.join(f'{row.value} {seen.count(row)}' for row in Row)}"


class Roulette:
    """Spins, each from a code of its own."""

    def __init__(self, spec, seed, player):
        self.spec, self.seed, self.player, self.spins = spec, seed, player, []

    def play(self, stakes):
        code = f"{self.spec.prefix}-{len(self.spins) + 1}"
        pocket = fairness.pocket(Stream(self.seed, self.player, code))
        self.spins.append(pocket)
        yield f"{code}: {pocket} {colour(pocket).value}"
        yield from settled(settle(self.spec.rules, pocket, stakes))

    def ending(self):
        yield f"numbers: {' '.join(map(str, self.spins))}"


def playthrough(head, rounds):
    """The whole text, from its first lines and its bets."""
    spec, seed, player = catalogue.table(head["table"]), bytes.fromhex(head["seed"]), head["player"]
    table = (Roulette if spec.shoe is None else Baccarat)(spec, seed, player)
    yield from (f"{key}: {value}" for key, value in head.items())
    yield f"commitment: {fairness.commitment(seed)}"
    for words in rounds:
        house = House(spec, CLASSIC, AVAILABLE)
        slip = apply(Slip(), PlaceAll(stakes_of(words)), house)
        assert closing_refusal(slip, house) is None
        yield f"\nbet: {words}"
        yield from table.play(slip.stakes)
    yield ""
    yield from table.ending()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_playthrough_comes_out_word_for_word(path):
    text = path.read_text(encoding="utf-8")
    pairs = [line.split(": ", 1) for line in text.splitlines() if line.startswith(("table:", "seed:", "player:"))]
    rounds = [line.removeprefix("bet: ") for line in text.splitlines() if line.startswith("bet: ")]
    assert all(words in text for words in SHOWN[path.stem])
    assert "\n".join(playthrough(dict(pairs), rounds)) + "\n" == text


def test_every_baccarat_and_roulette_table_has_a_playthrough():
    played = {path.stem for path in FILES}
    assert played == {spec.id for spec in catalogue.CATALOGUE if not isinstance(spec.rules, BlackjackRules)}
