"""How the rooms are put together: folder, lock, bank, casino, window, one event loop."""

from __future__ import annotations

import argparse
import logging
import sys

import qasync
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMessageBox

from casino_desktop.bank.desk import Bank
from casino_desktop.bank.fault import Fault
from casino_desktop.bank.ledger import Ledger
from casino_desktop.bank.lock import one_at_a_time
from casino_desktop.engine.money import Mills
from casino_desktop.floor.casino import Casino
from casino_desktop.floor.clock import LoopClock
from casino_desktop.home import database
from casino_desktop.ui import theme
from casino_desktop.ui.fault import fault_sentence
from casino_desktop.ui.house import House
from casino_desktop.ui.language import Language, system_language
from casino_desktop.ui.settings import Settings
from casino_desktop.vestibule import summaries

OPENING_BALANCE = Mills(5_000_000)
CHOICES = "choices"

log = logging.getLogger(__name__)


def run(options: argparse.Namespace) -> int:
    """Open the window and stay until it is closed; the number is the process's exit code."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setApplicationName("Casino Desktop")
    app.setDesktopFileName("casino-desktop")
    app.setQuitOnLastWindowClosed(False)
    theme.load_fonts()
    language = Language(options.lang or system_language())
    try:
        options.data_dir.mkdir(parents=True, exist_ok=True)
        logging.basicConfig(filename=options.data_dir / "casino.log", level=logging.INFO, encoding="utf-8")
        with one_at_a_time(options.data_dir):
            return int(qasync.run(_evening(options, language)))
    except Fault as fault:
        log.error("%s", fault)
        _say(fault_sentence(fault))
        return 1
    except OSError as error:
        log.error("%s", error)
        _say(str(error))
        return 1


def _say(sentence: str) -> None:
    """A plain box, before there is a window."""
    print(sentence, file=sys.stderr)  # noqa: T201
    if QApplication.platformName() not in ("offscreen", "minimal"):
        box = QMessageBox(QMessageBox.Icon.Information, "Casino Desktop", sentence)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.exec()


async def _evening(options: argparse.Namespace, language: Language) -> int:
    """From the opened doors to the last light."""
    bank = Bank(database(options.data_dir))
    try:
        await bank(Ledger.deposit, "opening", OPENING_BALANCE)
        settings = Settings(await bank(Ledger.preference, CHOICES))
        settings.choose(language=options.lang or settings.choices.language or language.code)
        language.use(settings.choices.language)
        clock = LoopClock()
        casino = Casino(bank, clock)
        await casino.open()
        house = House(casino, clock.now, lambda tables: summaries(bank, tables), settings, language)
        settings.changed.connect(lambda _: house.do(bank(Ledger.set_preference, CHOICES, settings.stored())))
        await house.open(options.table, options.tier, options.window)
        for notice in casino.notices:
            house.tell(notice)
        casino.subscribe(house.tell)
        await house.closed.wait()
        house.close()
        await casino.close()
        await bank(Ledger.set_preference, CHOICES, settings.stored())
    finally:
        bank.close()
    return 0
