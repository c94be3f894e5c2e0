"""Big Eye Boy, Small Road and Cockroach Pig (rulebook §2)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from casino_desktop.engine.baccarat.coup import Winner
from casino_desktop.engine.baccarat.derived import DerivedRoad, Eye, Ink, Roads, ink_of, next_ink, roads
from casino_desktop.engine.baccarat.mark import Mark
from casino_desktop.engine.baccarat.road import big_road

P, B, T = (Mark(winner=winner) for winner in Winner)
RESULTS = st.lists(st.sampled_from([P, B, B, T]), max_size=60)


def by_the_book(marks, back):
    """The rulebook's sentences with a picture of logical columns as sets of cells."""
    columns, inks, before = [], [], None
    for mark in marks:
        if mark.winner is Winner.TIE:
            continue
        if mark.winner is not before:
            if len(columns) - 1 - back >= 0:
                inks.append(Ink.RED if len(columns[-1]) == len(columns[-1 - back]) else Ink.BLUE)
            columns.append({0})
        else:
            row = len(columns[-1])
            columns[-1].add(row)
            if len(columns) - 1 - back >= 0:
                beside = columns[-1 - back]
                inks.append(Ink.BLUE if row not in beside and row - 1 in beside else Ink.RED)
        before = mark.winner
    return inks


@pytest.mark.parametrize("eye", Eye)
@settings(deadline=None)
@given(marks=RESULTS)
def test_each_road_is_drawn_by_the_book(eye, marks):
    road = next(road for road in roads(marks).derived if road.eye is eye)
    assert [cell.ink for cell in road.cells] == by_the_book(marks, eye.value)


@pytest.mark.parametrize(("eye", "back"), [(Eye.BIG_EYE_BOY, 1), (Eye.SMALL_ROAD, 2), (Eye.COCKROACH_PIG, 3)])
def test_each_road_starts_at_the_second_entry_of_its_column_or_the_first_of_the_next(eye, back):
    assert ink_of((1,) * back, eye) is None
    assert ink_of((1,) * back + (1,), eye) is None
    assert ink_of((1,) * back + (2,), eye) is Ink.BLUE
    assert ink_of((1,) * back + (1, 1), eye) is Ink.RED


def test_no_result_gives_no_ink():
    assert [ink_of((), eye) for eye in Eye] == [None] * 3


def test_a_new_column_is_red_after_equal_columns_and_blue_after_others():
    assert ink_of((3, 3, 1), Eye.BIG_EYE_BOY) is Ink.RED
    assert ink_of((3, 2, 1), Eye.BIG_EYE_BOY) is Ink.BLUE
    assert ink_of((3, 2, 3, 1), Eye.SMALL_ROAD) is Ink.RED
    assert ink_of((3, 2, 2, 3, 1), Eye.COCKROACH_PIG) is Ink.RED


@pytest.mark.parametrize(
    ("beside", "here", "ink"),
    [(3, 3, Ink.RED), (2, 3, Ink.BLUE), (1, 3, Ink.RED), (5, 2, Ink.RED), (1, 2, Ink.BLUE)],
)
def test_a_cell_beside_is_red_one_only_above_is_blue_neither_is_red(beside, here, ink):
    assert ink_of((beside, here), Eye.BIG_EYE_BOY) is ink
    assert ink_of((beside, 1, here), Eye.SMALL_ROAD) is ink
    assert ink_of((beside, 1, 1, here), Eye.COCKROACH_PIG) is ink


@settings(deadline=None)
@given(marks=RESULTS, winner=st.sampled_from([Winner.PLAYER, Winner.BANKER]))
def test_the_preview_is_what_comes(marks, winner):
    before, after = roads(marks), roads([*marks, Mark(winner=winner)])
    for eye, old, new in zip(Eye, before.derived, after.derived, strict=True):
        ink = next_ink(before.big, winner, eye)
        assert [cell.ink for cell in new.cells] == [cell.ink for cell in old.cells] + [ink] * (ink is not None)


def test_a_preview_changes_nothing():
    road = big_road([B, B, P, P, B])
    before = road.cells
    assert next_ink(road, Winner.PLAYER, Eye.BIG_EYE_BOY) is Ink.BLUE
    assert next_ink(road, Winner.BANKER, Eye.BIG_EYE_BOY) is Ink.RED
    assert road.cells == before


def test_a_tie_adds_nothing_to_a_derived_road():
    before = roads([B, B, P, P])
    assert before.after(T).derived == before.derived
    assert next_ink(before.big, Winner.TIE, Eye.BIG_EYE_BOY) is None
    assert before.big.runs_if(Winner.TIE) == before.big.runs


def test_the_first_preview_has_nothing_to_say():
    assert next_ink(big_road([]), Winner.PLAYER, Eye.BIG_EYE_BOY) is None


def test_the_roads_of_a_new_shoe_are_empty():
    fresh = Roads()
    assert (len(fresh.marks), fresh.big.cells) == (0, ())
    assert fresh.derived == tuple(DerivedRoad(eye) for eye in Eye)
    assert all(len(road.cells) == 0 for road in fresh.derived)
