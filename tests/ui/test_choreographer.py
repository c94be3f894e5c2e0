"""The choreographer: events in order at their pace, and the same end however it is reached."""

from __future__ import annotations

from casino_desktop.engine.catalogue import BACCARAT
from casino_desktop.engine.money import Mills
from casino_desktop.engine.stake import Stake
from casino_desktop.floor.view import Step, folded
from casino_desktop.ui import pace
from casino_desktop.ui.choreographer import Choreographer
from tests.gallery.scripted import dealt, entered, placed

BETS = (Stake("player", Mills(25_000)),)


class Stage:
    def __init__(self):
        self.shown = []

    def show_view(self, view, ms):
        self.shown.append((view, ms))


def deal(speed):
    view = entered(BACCARAT, ())
    stage = Stage()
    choreographer = Choreographer(stage, view)
    choreographer.speed = speed
    events = dealt(BACCARAT, BETS, "2S 3D 3C TH 4H 5D")
    return choreographer, stage, Step(7, events, folded(view, events))


def test_at_speed_0_a_step_stands_at_once_and_is_said_to_be_shown(qapp):
    choreographer, _, step = deal(0)
    heard = []
    choreographer.shown.connect(heard.append)
    choreographer.play(step)
    assert choreographer.view == step.view
    assert heard == [7]
    assert not choreographer.is_moving


def test_at_normal_speed_one_event_is_shown_and_the_next_waits(qapp):
    choreographer, stage, step = deal(1)
    choreographer.play(step)
    assert choreographer.is_moving
    assert choreographer.view == entered(BACCARAT, ()).after(step.events[0])
    assert stage.shown[-1][1] == pace.movement(step.events[0], 1)


def test_a_skip_brings_everything_to_its_end(qapp):
    choreographer, stage, step = deal(1)
    heard = []
    choreographer.shown.connect(heard.append)
    choreographer.play(step)
    choreographer.skip()
    assert choreographer.view == step.view
    assert stage.shown[-1] == (step.view, 0)
    assert heard == [7]


def test_nothing_is_heard_while_a_deal_is_skipped(qapp):
    choreographer, _, step = deal(1)
    choreographer.play(step)
    heard = []
    choreographer.moved.connect(lambda *what: heard.append(what))
    choreographer.skip()
    assert heard == []


def test_a_second_chip_is_placed_without_waiting_for_the_first(qapp):
    choreographer, _, _ = deal(1)
    view = entered(BACCARAT, ())
    for number, stakes in enumerate((BETS, BETS * 2)):
        event = placed(stakes)
        view = view.after(event)
        choreographer.play(Step(number, (event,), view))
    assert choreographer.view.bet == 50_000


def test_a_round_of_six_cards_takes_about_six_seconds_and_never_more_than_eight():
    events = dealt(BACCARAT, BETS, "2S 3D 3C TH 4H 5D")
    assert len(events) == 9
    normal, turbo = (sum(pace.until_next(event, speed) for event in events) / 1000 for speed in (1.0, pace.TURBO))
    assert 4.5 <= normal <= 8
    assert turbo <= 2
