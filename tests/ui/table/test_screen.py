"""The table screen: what the player does becomes a command, what the table tells becomes the picture."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication

from casino_desktop.engine.money import Mills
from casino_desktop.engine.refusal import Reason, Refusal
from casino_desktop.engine.slip import Clear, Double, Move, Place, Redo, TakeBack, Undo
from casino_desktop.engine.stake import Stake
from casino_desktop.floor import event as ev
from casino_desktop.floor.command import Change, Confirm, Deal, DealNow, Rebet, RebetAndDeal, Shown
from tests.gallery.scripted import BALANCE, NEXT, SEAL, dealt, placed

BIG_WIN = "big-win-baccarat"
ROUND = "BW-9C3P-207"
PLAYER_25 = (Stake("player", Mills(25_000)),)


def sent(screen):
    return [command for command in screen.table.commands if not isinstance(command, Shown)]


def press(qtbot, screen, spot, button=Qt.MouseButton.LeftButton):
    qtbot.mouseClick(screen.felt.viewport(), button, pos=screen.felt.centre_of(spot).toPoint())


def drag(qtbot, source, start, target, end):
    """Press, several moves, release, as a hand does it."""
    there = source.mapFromGlobal(target.mapToGlobal(end))
    qtbot.mousePress(source, Qt.MouseButton.LeftButton, pos=start)
    for i in range(1, 6):
        qtbot.mouseMove(source, start + (there - start) * i / 5)
    qtbot.mouseRelease(source, Qt.MouseButton.LeftButton, pos=there)


def test_a_click_on_a_spot_places_the_chosen_chip(qtbot, sit_down):
    screen = sit_down(BIG_WIN)
    qtbot.mouseClick(screen.findChild(type(screen.foot.tray.buttons[0]), "chip-25000"), Qt.MouseButton.LeftButton)
    press(qtbot, screen, "banker")
    assert sent(screen) == [Change(ROUND, Place("banker", Mills(25_000)))]


def test_the_second_press_of_a_double_click_places_a_chip_like_the_first(qtbot, sit_down):
    screen = sit_down(BIG_WIN)
    felt, at = screen.felt.viewport(), screen.felt.centre_of("banker")
    corner = QPointF(felt.mapToGlobal(at.toPoint()))
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
        QApplication.sendEvent(felt, QMouseEvent(kind, at, corner, left, left, none))
        release = QMouseEvent(QEvent.Type.MouseButtonRelease, at, corner, left, Qt.MouseButton.NoButton, none)
        QApplication.sendEvent(felt, release)
    assert sent(screen) == [Change(ROUND, Place("banker", Mills(5_000)))] * 2


def test_a_chip_dragged_from_the_tray_is_placed_where_it_is_dropped(qtbot, sit_down):
    screen = sit_down(BIG_WIN)
    chip = screen.foot.tray.buttons[3]
    drag(qtbot, chip, chip.rect().center(), screen.felt.viewport(), screen.felt.centre_of("tie").toPoint())
    assert sent(screen) == [Change(ROUND, Place("tie", Mills(100_000)))]


def test_a_chip_dropped_beside_the_spots_places_nothing(qtbot, sit_down):
    screen = sit_down(BIG_WIN)
    chip = screen.foot.tray.buttons[0]
    drag(qtbot, chip, chip.rect().center(), screen.felt.viewport(), QPoint(4, 4))
    assert sent(screen) == []


def test_a_right_click_takes_the_last_chip_off(qtbot, sit_down):
    screen = sit_down(BIG_WIN)
    screen.table.tell(placed(PLAYER_25))
    press(qtbot, screen, "player", Qt.MouseButton.RightButton)
    assert sent(screen) == [Change(ROUND, TakeBack("player"))]


def test_a_stack_dragged_to_another_spot_moves_there(qtbot, sit_down):
    screen = sit_down(BIG_WIN)
    screen.table.tell(placed(PLAYER_25))
    felt = screen.felt
    drag(
        qtbot,
        felt.viewport(),
        felt.centre_of("player").toPoint(),
        felt.viewport(),
        felt.centre_of("banker").toPoint(),
    )
    assert sent(screen) == [Change(ROUND, Move("player", "banker"))]


def test_a_stack_dragged_off_the_felt_is_taken_back_chip_by_chip(qtbot, sit_down):
    screen = sit_down(BIG_WIN)
    screen.table.tell(placed((*PLAYER_25, *PLAYER_25)))
    felt = screen.felt
    drag(qtbot, felt.viewport(), felt.centre_of("player").toPoint(), felt.viewport(), QPoint(4, 4))
    assert sent(screen) == [Change(ROUND, TakeBack("player"))] * 2


def test_without_a_bet_nothing_can_be_dealt(sit_down):
    screen = sit_down(BIG_WIN)
    assert not screen.foot.primary.isEnabled()
    assert screen.foot.primary.words == "Deal"


def test_with_chips_on_the_felt_the_buttons_are_clear_and_deal(qtbot, sit_down):
    screen = sit_down(BIG_WIN)
    screen.table.tell(placed(PLAYER_25))
    assert (screen.foot.secondary.words, screen.foot.primary.words) == ("Clear", "Deal")
    qtbot.mouseClick(screen.foot.secondary, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(screen.foot.primary, Qt.MouseButton.LeftButton)
    assert sent(screen) == [Change(ROUND, Undo()), Deal(ROUND)]


def test_after_a_hand_the_buttons_are_rebet_twice_and_rebet_and_deal(qtbot, sit_down):
    screen = sit_down(BIG_WIN, last=PLAYER_25)
    assert (screen.foot.secondary.words, screen.foot.primary.words) == ("Rebet ×2", "Rebet & Deal")
    qtbot.mouseClick(screen.foot.secondary, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(screen.foot.primary, Qt.MouseButton.LeftButton)
    assert sent(screen) == [Rebet(ROUND, times=2), RebetAndDeal(ROUND)]


def test_bet_confirms_at_the_ulive_table_and_then_offers_deal_now(qtbot, sit_down):
    screen = sit_down("ulive-baccarat")
    screen.table.tell(placed(PLAYER_25))
    assert screen.foot.primary.words == "Bet"
    qtbot.mouseClick(screen.foot.primary, Qt.MouseButton.LeftButton)
    screen.table.tell(placed(PLAYER_25, accepted=True))
    assert screen.foot.primary.words == "Deal now"
    qtbot.mouseClick(screen.foot.primary, Qt.MouseButton.LeftButton)
    assert sent(screen) == [Confirm("UC-9C3P-207"), DealNow("UC-9C3P-207")]


def test_at_baccarat_chips_on_the_felt_are_enough_to_deal_now(qtbot, sit_down):
    screen = sit_down("baccarat")
    screen.table.tell(placed(PLAYER_25))
    qtbot.mouseClick(screen.foot.primary, Qt.MouseButton.LeftButton)
    assert sent(screen) == [DealNow("BA-9C3P-207")]


@pytest.mark.parametrize(
    ("key", "modifier", "command"),
    [
        (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier, Change(ROUND, Undo())),
        (
            Qt.Key.Key_Z,
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
            Change(ROUND, Redo()),
        ),
        (Qt.Key.Key_C, Qt.KeyboardModifier.NoModifier, Change(ROUND, Clear())),
        (Qt.Key.Key_R, Qt.KeyboardModifier.NoModifier, Rebet(ROUND)),
        (Qt.Key.Key_T, Qt.KeyboardModifier.NoModifier, Change(ROUND, Double())),
        (Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, Deal(ROUND)),
    ],
)
def test_every_key_of_the_rulebook_does_what_it_says(qtbot, sit_down, key, modifier, command):
    screen = sit_down(BIG_WIN)
    screen.table.tell(placed(PLAYER_25))
    qtbot.keyClick(screen, key, modifier)
    assert sent(screen) == [command]


def test_digits_choose_chips_and_arrows_and_enter_place_them(qtbot, sit_down):
    screen = sit_down(BIG_WIN)
    screen.felt.setFocus()
    qtbot.keyClick(screen, Qt.Key.Key_4)
    qtbot.keyClick(screen.felt, Qt.Key.Key_Right)
    qtbot.keyClick(screen.felt, Qt.Key.Key_Return)
    qtbot.keyClick(screen.felt, Qt.Key.Key_Right)
    qtbot.keyClick(screen.felt, Qt.Key.Key_Return)
    qtbot.keyClick(screen.felt, Qt.Key.Key_Backspace)
    assert sent(screen) == [
        Change(ROUND, Place("player", Mills(100_000))),
        Change(ROUND, Place("tie", Mills(100_000))),
        Change(ROUND, TakeBack("tie")),
    ]


def test_a_refusal_names_its_reason_beside_the_pointer(qtbot, sit_down):
    screen = sit_down(BIG_WIN)
    command = Change(ROUND, Place("tie", Mills(100_000)))
    screen.table.tell(ev.Refused(command, Refusal(Reason.ABOVE_MAX, Mills(50_000), "tie")))
    assert screen.tip.isVisible()
    assert screen.tip.lines == ("The most on this spot is 50.00\u00a0RON",)


def test_hovering_a_spot_tells_odds_exact_return_and_limits(qtbot, sit_down):
    screen = sit_down(BIG_WIN)
    screen.felt.hover("banker")
    assert screen.tip.lines == ("Banker   0.95:1", "returns 98.94%", "MIN 1 – MAX 500 RON")


def test_chips_that_the_balance_cannot_bear_are_dimmed(sit_down):
    screen = sit_down(BIG_WIN)
    screen.table.tell(ev.BalanceChanged(Mills(30_000)))
    bearable = [button.is_bearable for button in screen.foot.tray.buttons]
    assert bearable == [True, True, True, False, False]


def test_a_dealt_round_is_shown_to_the_end_and_said_to_be_shown(sit_down):
    screen = sit_down(BIG_WIN)
    screen.table.tell(*dealt(screen.spec, PLAYER_25, "2S 3D 3C TH 4H 5D"))
    assert screen.table.commands[-1] == Shown(1)
    assert screen.choreographer.view == screen.table.view


def test_a_skip_shows_the_same_table_as_a_slow_deal_would(qtbot, sit_down):
    slow, quick = sit_down(BIG_WIN, speed=1.0), sit_down(BIG_WIN)
    for screen in (slow, quick):
        screen.table.tell(*dealt(screen.spec, PLAYER_25, "2S 3D 3C TH 4H 5D"))
    assert slow.choreographer.is_moving
    qtbot.keyClick(slow, Qt.Key.Key_Space)
    assert slow.choreographer.view == quick.choreographer.view
    assert slow.felt.snapshot() == quick.felt.snapshot()


def test_the_balance_shown_does_not_give_the_result_away_before_it_is_paid(sit_down):
    screen = sit_down(BIG_WIN, speed=1.0)
    screen.table.tell(*dealt(screen.spec, PLAYER_25, "2S 3D 3C TH 4H 5D"))
    assert screen.foot.view.available == BALANCE - 25_000
    assert not screen.foot.view.lines


def test_the_language_changes_in_the_middle_of_a_deal(sit_down, english, casino_app):
    screen = sit_down(BIG_WIN, speed=1.0)
    screen.table.tell(*dealt(screen.spec, PLAYER_25, "2S 3D 3C TH 4H 5D"))
    screen.settings.choose(language="ro")
    english.use("ro")
    casino_app.processEvents()
    assert screen.foot.primary.words == "Carte"
    assert screen.title.state == "Pariurile sunt închise"
    screen.choreographer.skip()
    assert screen.felt.announced.words.startswith("Jucătorul a câștigat")


def test_cards_lie_until_the_next_deal_where_there_is_no_clock(sit_down):
    screen = sit_down(BIG_WIN)
    screen.table.tell(*dealt(screen.spec, PLAYER_25, "2S 3D 3C TH 4H 5D"))
    screen.table.tell(ev.BettingOpened("BW-4T8M-208", SEAL, NEXT, None, BALANCE))
    assert len([key for key in screen.felt.snapshot() if key.startswith("card:")]) == 6
    screen.table.tell(placed(PLAYER_25))
    screen.table.tell(ev.BettingClosed(PLAYER_25, BALANCE))
    assert not [key for key in screen.felt.snapshot() if key.startswith("card:")]


def test_a_code_is_copied_by_a_click(qtbot, sit_down, casino_app):
    screen = sit_down(BIG_WIN)
    screen.grab()
    at = screen.foot._code_box.center().toPoint()
    qtbot.mouseClick(screen.foot, Qt.MouseButton.LeftButton, pos=at)
    assert casino_app.clipboard().text() == ROUND


def test_every_control_has_a_name_for_screen_readers_and_a_tooltip(sit_down):
    for table_id in (BIG_WIN, "baccarat"):
        screen = sit_down(table_id)
        for button in screen.findChildren(QAbstractButton):
            assert button.objectName(), button
            assert button.accessibleName(), button.objectName()
            assert button.toolTip(), button.objectName()
