"""A growing sequence whose earlier states stay."""

import pytest

from casino_desktop.engine.baccarat.trail import Trail


def test_adding_leaves_the_earlier_trail_as_it_was():
    short = Trail([1, 2])
    long = short.after(3)
    assert (list(short), list(long)) == ([1, 2], [1, 2, 3])


def test_two_futures_of_one_trail_do_not_mix():
    start = Trail([1])
    left, right = start.after(2), start.after(3)
    assert (list(left.after(4)), list(right)) == ([1, 2, 4], [1, 3])


def test_an_empty_trail_begins_many():
    empty = Trail()
    first, second = empty.after(1), empty.after(2)
    assert (list(empty), list(first), list(second)) == ([], [1], [2])


def test_the_newest_trail_grows_without_a_copy():
    start = Trail([1])
    assert start.after(2)._items is start._items


def test_an_older_trail_knows_nothing_of_what_came_later():
    start = Trail([1, 2])
    start.after(3)
    assert len(start) == 2
    assert start[-1] == 2
    assert start[0:9] == (1, 2)
    assert start[::-1] == (2, 1)
    with pytest.raises(IndexError):
        start[2]
    with pytest.raises(IndexError):
        start[-3]


def test_trails_are_equal_by_what_they_hold():
    assert Trail([1, 2]) == Trail([1]).after(2)
    assert hash(Trail([1, 2])) == hash(Trail([1]).after(2))
    assert Trail([1]) != Trail([2])
    assert Trail([1]) != [1]
    assert repr(Trail([1])) == "Trail([1])"
