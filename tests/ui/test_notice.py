"""Every notice has its sentence in both languages, with its money and its code."""

from __future__ import annotations

import pytest

from casino_desktop.engine.money import Mills
from casino_desktop.floor.event import Notice, Noticed
from casino_desktop.ui.notice import notice_sentence


@pytest.mark.parametrize("code", ["en", "ro"])
@pytest.mark.parametrize("notice", Notice)
def test_every_notice_can_be_said(english, notice, code):
    english.use(code)
    sentence = notice_sentence(Noticed(notice, Mills(5_000), "BW-1"), code, "RON")
    assert sentence
    assert "%" not in sentence


def test_a_paid_round_names_its_code_and_its_money(english):
    said = notice_sentence(Noticed(Notice.ROUND_FINISHED_AND_PAID, Mills(19_500), "BW-1"), "en", "RON")
    assert said == "Welcome back. Round BW-1 was finished and paid: 19.50\u00a0RON came back to you."
