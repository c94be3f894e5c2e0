"""The chat of one table: few lines that follow the game, and manners (rulebook §5)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from casino_desktop.engine.baccarat.coup import Side, Winner, coup
from casino_desktop.engine.baccarat.mark import mark_of
from casino_desktop.engine.cards import Card, Suit
from casino_desktop.engine.money import NOTHING, Mills, Odds
from casino_desktop.engine.refusal import Reason, Refusal
from casino_desktop.engine.settlement import line
from casino_desktop.floor import event as ev
from casino_desktop.floor.chat.guests import Guests
from casino_desktop.floor.chat.repertoire import Occasion
from casino_desktop.floor.chat.room import ChatRoom
from casino_desktop.floor.event import ChatHeard, ChatLine, Farewell, Notice, Noticed, Speaker

GUESTS = Guests("Irina", ("Ioana", "Mihai", "Radu"))
ENTERED = ev.TableEntered("baccarat", "classic", NOTHING, (), (), (), (), ())
SEAL = ev.SealShown("S", "", "")
SHOE = [Card(rank, suit) for suit in Suit for rank in range(1, 14)] * 8


class StillClock:
    """Stands until it is moved."""

    def __init__(self) -> None:
        self.at = 100.0

    def now(self) -> float:
        return self.at


@pytest.fixture
def clock():
    return StillClock()


@pytest.fixture
def room(clock):
    return ChatRoom("baccarat", GUESTS, clock.now)


def opened(number, *, shoe="S1", new_shoe=False):
    seal = ev.SealShown(shoe, "", "")
    shown = ev.ShoeShown(seal, 0, 416) if shoe else None
    return ev.BettingOpened(f"BA-{shoe}-{number}", seal, SEAL, 15.0, NOTHING, shown, new_shoe)


def spun(pocket, *lines):
    paid = ev.RoundPaid(lines, NOTHING, NOTHING, NOTHING)
    return (ev.BettingClosed((), NOTHING), ev.BallLanded(pocket), paid)


def coups(seed: int) -> Iterator[tuple[ev.Event, ...]]:
    """The steps of the coups of one shoe."""
    cards = random.Random(seed).sample(SHOE, len(SHOE))
    dealt = iter(cards[:364])
    for _ in range(60):
        played = coup(dealt)
        mark = mark_of(played)
        yield (
            ev.BettingClosed((), NOTHING),
            *(ev.CardDealt(side, card) for side, card in played.dealt),
            ev.CoupEnded(played.winner, played.totals, mark.natural),
            ev.RoundPaid((), NOTHING, NOTHING, NOTHING, mark),
        )


def rounds(room: ChatRoom, *seeds: int) -> Iterator[list[ChatLine]]:
    """What house people say in each round of these shoes, one after the other."""
    for seed in seeds:
        for number, step in enumerate(coups(seed)):
            lines = [*room.heard((opened(number, shoe=f"S{seed}", new_shoe=number == 0),)), *room.heard(step)]
            yield [heard.said for heard in lines]


def occasion_of(said: ChatLine) -> str:
    return said.line.split(".")[0]


# following the game


def test_the_dealer_welcomes_whoever_sits_down_and_then_a_house_player_does(room):
    assert room.heard((ENTERED,)) == ()
    dealer, player = (heard.said for heard in room.heard((opened(1),)))
    assert (dealer.speaker, dealer.name, occasion_of(dealer)) == (Speaker.DEALER, "Irina", "welcome")
    assert player.speaker is Speaker.HOUSE_PLAYER
    assert player.name in GUESTS.players
    assert occasion_of(player) == "welcome"


def test_nobody_is_welcomed_twice_in_a_session_and_everybody_again_in_the_next(room):
    room.heard((opened(1),))
    again = room.heard((ENTERED, opened(2)))
    assert "welcome" not in map(occasion_of, (heard.said for heard in again))
    room.new_session()
    assert [occasion_of(heard.said) for heard in room.heard((opened(3),))] == ["welcome", "welcome"]


def test_no_line_repeats_within_a_shoe_and_at_most_two_come_a_round(room):
    for seed in range(8):
        said = [line.line for lines in rounds(room, seed) for line in lines]
        assert len(said) == len(set(said))
        assert said
    quiet = ChatRoom("baccarat", GUESTS, lambda: 0.0)
    assert all(len(lines) <= 2 for lines in rounds(quiet, *range(8)))


def test_they_are_not_chatty(room):
    said = Counter(len(lines) for lines in rounds(room, *range(10)))
    assert said[0] > 0.4 * said.total()
    assert 0 < said[2] < 0.15 * said.total()


def test_a_replay_says_the_same_and_another_shoe_something_else(clock):
    first, second, other = (list(rounds(ChatRoom("baccarat", GUESTS, clock.now), seed)) for seed in (1, 1, 2))
    assert first == second
    assert first != other


def test_in_a_few_shoes_everything_of_baccarat_is_talked_of(room):
    heard = {occasion_of(line) for lines in rounds(room, *range(12)) for line in lines}
    assert heard >= {"welcome", "good-luck", "small-talk", "new-shoe", "cards-come", "natural", "tie", "streak"}
    assert not heard & {"zero", "ball-rolls", "blackjack", "big-win"}


def test_a_new_shoe_is_announced(room):
    room.heard((opened(1),))
    (said,) = room.heard((opened(1, shoe="S2", new_shoe=True),))
    assert occasion_of(said.said) == "new-shoe"


def test_a_line_on_the_result_fits_the_result(room):
    for lines, step in zip(rounds(room, 5), coups(5), strict=True):
        ended = step[-2]
        assert isinstance(ended, ev.CoupEnded)
        for said in map(occasion_of, lines):
            assert said != Occasion.TIE.value or ended.winner is Winner.TIE
            assert said != Occasion.NATURAL.value or ended.natural


def test_zero_is_talked_of_and_a_ball_needs_no_cards(room):
    said = set()
    for number in range(200):
        lines = (*room.heard((opened(number, shoe=""),)), *room.heard(spun(0 if number == 3 else 1 + number % 2)))
        said |= {occasion_of(heard.said) for heard in lines}
        if number == 3:
            assert "zero" in map(occasion_of, (heard.said for heard in lines))
    assert "ball-rolls" in said
    assert "cards-come" not in said


def test_without_a_shoe_lines_come_again_after_many_rounds(room):
    said = [
        heard.said.line
        for number in range(400)
        for heard in (*room.heard((opened(number, shoe=""),)), *room.heard(spun(1 + number % 2)))
    ]
    assert len(said) > len(set(said)) > 20


def test_a_big_win_of_the_player_is_congratulated(room):
    room.heard((opened(1),))
    room.heard((opened(2),))
    lines = room.heard(spun(7, line("straight-7", Mills(1000), Odds(35))))
    assert occasion_of(lines[-1].said) == "big-win"


def test_a_round_that_is_told_again_is_not_talked_of_again(room):
    room.heard((opened(1),))
    room.heard((opened(2),))
    told = spun(0)
    assert occasion_of(room.heard(told)[-1].said) == "zero"
    assert room.heard((ENTERED, *told)) == ()


def test_the_dealer_says_goodbye_to_who_leaves_and_not_to_who_fell_asleep(room):
    room.heard((opened(1),))
    assert room.heard((ev.SessionEnded(Farewell.TIMED_OUT),)) == ()
    (bye,) = room.heard((ev.SessionEnded(Farewell.LEFT),))
    assert bye.said.speaker is Speaker.DEALER
    assert occasion_of(bye.said) == "goodbye"


def test_woven_lines_stand_where_they_belong_and_the_pay_stays_last(clock):
    apart, woven = ChatRoom("baccarat", GUESTS, clock.now), ChatRoom("baccarat", GUESTS, clock.now)
    seen = set()
    for number, step in enumerate((*coups(1), *coups(2), *coups(3))):
        for each in (apart, woven):
            each.heard((opened(number, shoe=f"S{number // 60}"),))
        told = woven.woven(step)
        assert tuple(event for event in told if not isinstance(event, ChatHeard)) == step
        assert tuple(event for event in told if isinstance(event, ChatHeard)) == apart.heard(step)
        assert told[-1] == step[-1]
        seen |= {(type(a), occasion_of(b.said)) for a, b in pairwise(told) if type(b) is ChatHeard}
    assert (ev.BettingClosed, "cards-come") in seen
    assert {before for before, occasion in seen if occasion == "natural"} == {ev.CoupEnded}


def test_other_events_leave_everybody_silent(room):
    room.heard((opened(1),))
    slip = ev.SlipChanged((), (), False, False, NOTHING)  # noqa: FBT003
    cards = ev.CardDealt(Side.PLAYER, Card(1, Suit.HEARTS))
    assert room.heard((slip, cards, ev.BalanceChanged(NOTHING), ev.RoadsCleared())) == ()


# the player


def said_by(events, speaker):
    return [event.said for event in events if isinstance(event, ChatHeard) and event.said.speaker is speaker]


def test_what_the_player_writes_is_shown_as_it_was_written(room):
    assert room.say("  Ce frumos\x07 e aici ") == (ChatHeard(ChatLine(Speaker.PLAYER, "", text="Ce frumos e aici")),)


def test_a_long_line_is_cut_at_200_characters(room):
    (heard,) = room.say("x" * 300)
    assert heard.said.text == "x" * 200


@pytest.mark.parametrize("text", ["", "   ", "\x00\n\u200b"])
def test_an_empty_line_is_refused_and_costs_nothing(room, text):
    assert [room.say(text) for _ in range(5)] == [Refusal(Reason.NOT_NOW)] * 5
    assert not isinstance(room.say("ok"), Refusal)


def test_who_writes_too_fast_is_asked_to_wait(room, clock):
    for _ in range(3):
        assert not isinstance(room.say("așa"), Refusal)
    assert room.say("așa") == Refusal(Reason.NOT_NOW)
    clock.at += 2
    assert not isinstance(room.say("așa"), Refusal)
    assert room.say("așa") == Refusal(Reason.NOT_NOW)


def test_the_first_bad_word_warns_the_second_closes_and_neither_is_shown(room, clock):
    warned, closed = room.say("f-u-c-k"), room.say("pu1a")
    assert warned[0] == Noticed(Notice.CHAT_WARNED)
    assert closed[0] == Noticed(Notice.CHAT_CLOSED)
    assert [said.line for said in said_by(warned + closed, Speaker.PIT_BOSS)] == [
        "warned.pit-boss.1",
        "closed.pit-boss.1",
    ]
    assert not said_by(warned + closed, Speaker.PLAYER)
    clock.at += 60
    assert room.say("Scuze!") == Refusal(Reason.CHAT_CLOSED)


def test_after_a_warning_decent_lines_are_shown(room):
    room.say("shit")
    assert said_by(room.say("îmi cer scuze"), Speaker.PLAYER)


def test_a_new_session_forgets_the_warning_and_opens_the_chat(room):
    room.say("shit")
    room.new_session()
    assert room.say("shit")[0] == Noticed(Notice.CHAT_WARNED)
    room.say("shit")
    room.new_session()
    assert said_by(room.say("Bună!"), Speaker.PLAYER)


@pytest.mark.parametrize(
    ("text", "occasion"),
    [
        ("Bună seara!", "answer-hello"),
        ("mulțumesc", "answer-thanks"),
        ("ce mai faci?", "answer-how-are-you"),
        ("how are you?", "answer-how-are-you"),
        ("player or banker?", "answer-advice"),
    ],
)
def test_somebody_answers_in_kind(room, text, occasion):
    room.heard((opened(1),))
    _, answer = room.say(text)
    assert answer.said.speaker in (Speaker.DEALER, Speaker.HOUSE_PLAYER)
    assert occasion_of(answer.said) == occasion


def test_who_is_named_answers(room):
    names = []
    for number in range(6):
        room.new_session()
        room.heard((opened(number),))
        names += [said.name for said in said_by(room.say("salut, Radu"), Speaker.HOUSE_PLAYER)]
    assert set(names) == {"Radu"}


def test_at_most_two_answers_come_a_round(room, clock):
    room.heard((opened(1),))
    answers = 0
    for _ in range(6):
        clock.at += 10
        answers += len(room.say("mersi")) - 1
    assert answers == 2
    room.heard((opened(2),))
    assert len(room.say("mersi")) == 2


def test_a_reported_house_player_is_silent_for_the_session(clock):
    room = ChatRoom("baccarat", GUESTS, clock.now)
    assert room.report("Ioana") is None
    assert room.report("Mihai") is None
    names = {line.name for lines in rounds(room, 1, 2, 3) for line in lines}
    assert names == {"Irina", "Radu"}
    room.new_session()
    assert {line.name for lines in rounds(room, 4, 5, 6) for line in lines} == {"Irina", *GUESTS.players}


def test_with_everybody_reported_the_dealer_remains(room):
    for name in GUESTS.players:
        room.report(name)
    assert {line.speaker for lines in rounds(room, 1, 2) for line in lines} == {Speaker.DEALER}


@pytest.mark.parametrize("name", ["Irina", "", "Nobody"])
def test_only_a_house_player_of_the_table_can_be_reported(room, name):
    assert room.report(name) == Refusal(Reason.NOT_OFFERED)
