"""The repertoire: enough lines, each once, for every occasion (rulebook §5)."""

from __future__ import annotations

from casino_desktop.floor.chat.repertoire import REPERTOIRE, SAYS_IT_ONE_TIME_IN, Occasion
from casino_desktop.floor.event import Speaker


def test_there_are_at_least_120_lines_and_no_id_twice():
    ids = [line.id for lines in REPERTOIRE.values() for line in lines]
    assert len(ids) >= 120
    assert len(set(ids)) == len(ids)


def test_every_occasion_has_lines():
    assert set(REPERTOIRE) == set(Occasion)
    assert all(REPERTOIRE.values())


def test_the_dealer_alone_announces_and_only_the_pit_boss_reproaches():
    for occasion in (Occasion.CARDS_COME, Occasion.BALL_ROLLS, Occasion.GOODBYE, Occasion.ANSWER_ADVICE):
        assert {line.by for line in REPERTOIRE[occasion]} == {Speaker.DEALER}
    for occasion in (Occasion.WARNED, Occasion.CLOSED):
        assert {line.by for line in REPERTOIRE[occasion]} == {Speaker.PIT_BOSS}


def test_nobody_but_the_player_speaks_for_the_player():
    assert all(line.by is not Speaker.PLAYER for lines in REPERTOIRE.values() for line in lines)


def test_common_things_are_talked_of_seldom():
    assert all(times > 1 for times in SAYS_IT_ONE_TIME_IN.values())
    assert Occasion.ZERO not in SAYS_IT_ONE_TIME_IN
