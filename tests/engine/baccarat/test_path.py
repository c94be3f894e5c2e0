"""The way through the grid (rulebook §2)."""

from casino_desktop.engine.baccarat.path import DEPTH, Path


def test_the_grid_is_six_rows_deep():
    path = Path().begun()
    for _ in range(5):
        path = path.gone_on()
    assert (DEPTH, path.row, path.column, path.is_tail) == (6, 5, 0, False)


def test_the_seventh_of_a_run_turns_right_and_is_a_tail():
    path = Path().begun()
    for _ in range(6):
        path = path.gone_on()
    assert (path.row, path.column, path.is_tail) == (5, 1, True)


def test_a_tail_keeps_to_its_row_even_where_the_cell_below_is_free():
    path = Path(row=2, column=4, is_tail=True, ends=(3, 3, 4, -1, -1, -1)).gone_on()
    assert (path.row, path.column) == (2, 5)


def test_a_taken_cell_below_turns_the_run_right():
    path = Path(row=1, column=2, is_tail=False, ends=(2, 2, 4, 0, 0, 0)).gone_on()
    assert (path.row, path.column, path.is_tail) == (1, 3, True)


def test_a_new_run_starts_in_the_first_free_column_of_the_top_row():
    path = Path(row=0, column=7, is_tail=True, ends=(7, 6, 4, 4, 2, 3)).begun()
    assert (path.row, path.column, path.is_tail) == (0, 8, False)
