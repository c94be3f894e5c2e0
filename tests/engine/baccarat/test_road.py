"""Every sentence of "Big Road and Statistics" that draws, against pictures drawn by hand in roads/ (rulebook §2)."""

from pathlib import Path as File

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from casino_desktop.engine.baccarat.coup import Winner
from casino_desktop.engine.baccarat.derived import roads
from casino_desktop.engine.baccarat.mark import Mark
from casino_desktop.engine.baccarat.road import BigRoad, bead, bead_plate, big_road

PICTURES = sorted((File(__file__).parent / "roads").glob("*.txt"))
LETTERS = {"P": Winner.PLAYER, "B": Winner.BANKER, "T": Winner.TIE}
P, B, T = (Mark(winner=winner) for winner in Winner)


def read_mark(text):
    natural, winner = "*" in text, LETTERS[text[0]]
    return Mark(
        winner=winner,
        player_natural=natural and winner is not Winner.BANKER,
        banker_natural=natural and winner is not Winner.PLAYER,
        player_pair="p" in text[1:],
        banker_pair="b" in text[1:],
    )


def shown(letter, natural, player_pair, banker_pair, ties=0):
    marks = "*" * natural + "p" * player_pair + "b" * banker_pair
    return letter + marks + (f"/{ties}" if ties else "")


def letter(winner):
    return next((key for key, value in LETTERS.items() if value is winner), "-")


def drawn(cells):
    """A grid of text, filled up with dots; two marks in one cell are a mistake."""
    grid = {}
    for row, column, text in cells:
        assert (row, column) not in grid
        grid[row, column] = text
    depth, width = (max((at[i] for at in grid), default=-1) + 1 for i in (0, 1))
    return [[grid.get((row, column), ".") for column in range(width)] for row in range(depth)]


def pictures_of(marks):
    every = roads(marks)
    big = [
        (c.row, c.column, shown(letter(c.winner), c.natural, c.player_pair, c.banker_pair, c.ties))
        for c in every.big.cells
    ]
    beads = [
        (b.row, b.column, shown(letter(b.mark.winner), b.mark.natural, b.mark.player_pair, b.mark.banker_pair))
        for b in bead_plate(every.marks)
    ]
    derived = {
        road.eye.name.lower().replace("_", " "): [(c.row, c.column, c.ink.value[0]) for c in road.cells]
        for road in every.derived
    }
    return {name: drawn(cells) for name, cells in {"big road": big, "bead plate": beads, **derived}.items()}


def read_file(path):
    """The results, and each picture under its name."""
    _, results, *rest = path.read_text(encoding="utf-8").strip().split("\n")
    pictures, name = {}, ""
    for row in filter(None, rest):
        if row.endswith(":"):
            name = row[:-1]
            pictures[name] = []
        else:
            pictures[name].append(row.split())
    width = {name: max(map(len, rows)) for name, rows in pictures.items()}
    squared = {name: [row + ["."] * (width[name] - len(row)) for row in rows] for name, rows in pictures.items()}
    return [read_mark(text) for text in results.removeprefix("results:").split()], squared


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.stem)
def test_the_road_looks_like_its_picture(path):
    marks, pictures = read_file(path)
    ours = pictures_of(marks)
    assert pictures
    assert {name: ours[name] for name in pictures} == pictures


def test_every_kind_of_road_has_a_picture():
    names = {name for path in PICTURES for name in read_file(path)[1]}
    assert names == {"big road", "bead plate", "big eye boy", "small road", "cockroach pig"}


def by_the_book(winners):
    """The rulebook's sentences about cells, read slowly with every taken cell remembered."""
    taken, cells, began, row, column, tail = set(), [], -1, 0, -1, False
    before = None
    for winner in winners:
        if winner is not before:
            column = next(c for c in range(began + 1, began + 1_000) if (0, c) not in taken)
            row, began, tail = 0, column, False
        elif not tail and row + 1 < 6 and (row + 1, column) not in taken:
            row += 1
        else:
            column, tail = column + 1, True
        assert (row, column) not in taken
        taken.add((row, column))
        cells.append((row, column, winner))
        before = winner
    return cells


LONG_RUNS = st.lists(st.integers(1, 12), max_size=25).map(
    lambda runs: [mark for i, n in enumerate(runs) for mark in [(P, B)[i % 2]] * n]
)


@settings(deadline=None)
@given(marks=LONG_RUNS)
def test_remembering_the_rows_ends_draws_what_remembering_every_cell_draws(marks):
    road = big_road(marks)
    assert [(c.row, c.column, c.winner) for c in road.cells] == by_the_book([mark.winner for mark in marks])
    assert road.columns == max((cell.column + 1 for cell in road.cells), default=0)


@settings(deadline=None)
@given(marks=st.lists(st.sampled_from([P, B, T]), max_size=40))
def test_ties_move_no_cell_and_none_is_lost(marks):
    wins = [mark for mark in marks if mark is not T]
    cells = big_road(marks).cells
    assert sum(cell.ties for cell in cells) == marks.count(T)
    if wins:
        assert [(c.row, c.column) for c in cells] == [(c.row, c.column) for c in big_road(wins).cells]


def test_an_empty_road_has_no_cell():
    assert (BigRoad().cells, BigRoad().columns, bead_plate([])) == ((), 0, ())


def test_only_ties_take_one_column():
    assert big_road([T, T]).columns == 1


def test_an_earlier_road_stays_as_it_was_when_two_futures_follow():
    start = big_road([P, P, B])
    left, right = start.after(P).after(P), start.after(B).after(P)
    assert left == big_road([P, P, B, P, P])
    assert right == big_road([P, P, B, B, P])
    assert start == big_road([P, P, B])


def test_a_new_road_after_another_is_empty():
    big_road([P, B] * 10)
    assert big_road([B]).cells[0].winner is Winner.BANKER
    assert BigRoad().cells == ()


def test_the_road_keeps_only_what_the_next_result_needs():
    road = big_road([P, B] * 5_000)
    assert len(road.runs) == 5
    assert len(road.path.ends) == 6
    assert road.columns == 10_000


def test_beads_fill_column_by_column():
    assert [(bead(n, P).row, bead(n, P).column) for n in (0, 5, 6, 13)] == [(0, 0), (5, 0), (0, 1), (1, 2)]
