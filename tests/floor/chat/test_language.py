"""Bad words are found however they are spelled, and innocent words that contain them are not (rulebook §5)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casino_desktop.floor.chat.language import folded, is_offensive, words_of

OFFENSIVE = (
    *("fuck", "FUCK", "what the fuck!", "motherfucker", "fuckyou", "shit", "bullshit", "asshole", "cunt", "dick"),
    *("bitch", "whore", "nigger", "faggot", "kill yourself", "pula", "ce pula mea", "pizdele", "muie", "muistule"),
    *("fut", "fututi mortii", "curva", "cur", "cacat", "tarfo", "labagiule", "sloboz", "coaie"),
)
DIGITS_AND_SIGNS = (
    *("pu1a", "p1zda", "mui3", "c4c4t", "sh1t", "$hit", "5h1t", "a$$", "@ss", "a55", "a$$h0le", "b1tch", "b!tch"),
    *("d1ck", "n1gg3r", "f*ck", "f**k", "p*la", "fvck", "pwla", "kurva"),
)
DIACRITICS = ("pulă", "PULĂ", "pizdă", "curvă", "căcat", "târfă", "fück", "fučk", "cürva", "ƒuck", "ＦＵＣＫ", "рula")
GAPS = (
    *("f-u-c-k", "f u c k", "f.u.c.k", "f_u_c_k", "f!u!c!k", "f🎲u🎲c🎲k", "i f u c k u", "fu ck", "f u ck", "fu.ck"),
    *("p u l a", "p.u.l.a", "pu la", "pi zda", "m u i e", "mu ie", "c u r", "s.h.1.t", "bi tch", "fu\u200bck"),
    *("futu-ți", "sugi-o", "morții mă-tii", "du-te-n mă-ta"),
)
REPEATS = ("fuuuck", "fffuuucccckkkk", "puuula", "muieee", "MUIE!!!", "cacaaat", "f-u-u-u-c-k", "shiiiit")

INNOCENT = (
    *("Scunthorpe", "analiză", "analog", "canal", "class", "classic", "assassin", "assume", "bass", "pass", "arsenal"),
    *("Hitchcock", "cocktail", "peacock", "cockpit", "Dickens", "shiitake", "shitake", "mishit", "niggardly", "Niger"),
    *("Nigeria", "Sussex", "futon", "future", "curve", "pull", "pulse", "Titanic", "bastion", "rapid"),
    *("curat", "curtea", "curaj", "cursă", "curent", "curge", "scurt", "obscur", "București", "Mercur", "curios"),
    *("pulsul", "pulover", "pulpă", "pulbere", "pulmonar", "manipulare", "a stipula", "populație", "copula"),
    *("muiere", "muierea", "muierii", "a muia", "futbol", "futil", "futurist", "porni", "pornit", "pornește jocul"),
    *("fag", "fagot", "căci", "cum merge", "cacao", "mata", "spic", "labă", "pisat", "titlu", "cunoscut", "cuțit"),
    *("as de pică", "A4", "455", "1455 RON", "runda UC-5A55-012", "BA-7Q4M-059"),
)
INNOCENT_SENTENCES = (
    "Bună seara tuturor, ce mai faceți?",
    "Thanks a lot, good luck all!",
    "Who're you?",
    "The player's hit was fine",
    "Shh, it is coming",
    "ce s-a întâmplat, n-o mai văd",
    "cu m-am jucat",
    "pe la ora 5",
    "a făcut un pui a doua oară",
    "Felicitări!!! Bravooo!!!",
    "he is as shy as I",
)


@pytest.mark.parametrize("text", [*OFFENSIVE, *DIGITS_AND_SIGNS, *DIACRITICS, *GAPS, *REPEATS])
def test_a_bad_word_is_found_however_it_is_spelled(text):
    assert is_offensive(text)


@pytest.mark.parametrize("text", [*OFFENSIVE, *DIGITS_AND_SIGNS, *GAPS])
def test_a_bad_word_is_found_amid_a_sentence(text):
    assert is_offensive(f"Bună seara, {text}, ce frumos")


@pytest.mark.parametrize("text", [*INNOCENT, *INNOCENT_SENTENCES])
def test_an_innocent_word_is_left_alone(text):
    assert not is_offensive(text)


@given(st.integers(min_value=0))
def test_a_number_offends_nobody(number):
    assert not is_offensive(str(number))


@given(st.text(max_size=200))
def test_any_text_is_judged_without_failing_and_whatever_its_case(text):
    assert is_offensive(text) == is_offensive(text.casefold())


def test_folding_takes_diacritics_case_and_long_repeats_away():
    assert folded("Țăăăăran") == "taaran"
    assert words_of("Bună, ce mai FACEȚI?") == ("buna", "ce", "mai", "faceti")
