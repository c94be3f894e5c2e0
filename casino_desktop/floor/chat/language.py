"""Offensive words in Romanian and English, also spelled with digits, signs, diacritics, gaps, repeats (rulebook §5)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence

ENGLISH: tuple[str, ...] = (
    *("*fuck*", "fuk", "fuking", "fck", "fcking", "fucc", "phuck*", "motherfuc*", "stfu", "gtfo", "kys"),
    *("shit*", "*shit", "bullshit*", "horseshit*", "asshole*", "arsehole*", "arse", "ass", "jackass", "dumbass"),
    *("fatass", "smartass", "cunt", "cunts", "cunty", "*bitch*", "biatch", "biotch", "bastard*", "wank", "wanker*"),
    *("dick", "dicks", "dickhead*", "cock", "cocks", "cocksuck*", "prick", "pricks", "twat", "twats", "bollocks"),
    *("pussy", "pussies", "tits", "titties", "blowjob*", "handjob*", "jizz", "cumshot*", "dildo*", "porn", "porno"),
    *("pornhub", "whore*", "slut", "sluts", "slutty", "nigger*", "nigga*", "niggaz", "faggot*", "tranny", "trannies"),
    *("kike", "kikes", "retard", "retards", "retarded", "rapist*"),
)
ROMANIAN: tuple[str, ...] = (
    *("pula", "pule", "puli", "pulii", "pulei", "pulele", "pulelor", "puloi", "pulica", "*pulamea*", "sugipula"),
    *("cepula", "plm", "pizd*", "pisda", "pzda", "sugipizda", "muie", "muye", "muist*", "sugimuie", "sugio", "sugeo"),
    *("fut", "fute", "futi", "futem", "futeti", "futea", "futeam", "futai", "futand", "futere", "futu*", "fmm"),
    *("cur", "curu", "curul", "curului", "cururi", "curva", "curvei", "curvele", "curvelor", "curvo", "curvar*"),
    *("curvist*", "tarf*", "stoarf*", "cacat*", "cac", "kkt", "coaie", "coaiele", "sloboz*", "gaoaz*", "gaozar*"),
    *("bulangi*", "poponar*", "labagi*", "retardat*", "jidan*", "bozgor*"),
)
"""A word as it is, or with ``*`` where anything may come before or after."""

PHRASES: tuple[tuple[str, ...], ...] = (
    ("kill", "yourself"),
    ("suck", "my"),
    ("omoara", "te"),
    ("suge", "o"),
    ("sugi", "o"),
    ("mortii", "tai"),
    ("mortii", "ma", "tii"),
    ("mortii", "matii"),
    ("mortii", "mati"),
    ("in", "ma", "ta"),
    ("n", "ma", "ta"),
)
"""Words that offend only together."""

INNOCENT: tuple[str, ...] = ("futur*", "shitake*", "shittake*", "mishit", "niggard*")
"""Words that a pattern above would catch."""

_LOOKALIKES = str.maketrans("авекмнорстухіјѕԁɡαβεικνορτυχłƒ", "abekmhopctyxijsdgabeiknoptuxlf")
"""Letters of other alphabets that pass for Latin ones."""

_ALSO: dict[str, str] = {
    "a": "a4@",
    "b": "b8",
    "c": "ck",
    "e": "e3€",
    "g": "g9",
    "i": "i1!|",
    "l": "l1!|",
    "o": "o0",
    "s": "s5$",
    "t": "t7+",
    "u": "uvw",
    "z": "z2",
}
"""Signs that stand for a letter."""
_VOWELS = "aeiou"
"""An asterisk stands for one of these."""

_PLAIN = re.compile(r"[a-z0-9]+")
_WITH_SIGNS = re.compile(r"[a-z0-9@$!|*+€]+")
_LONG_REPEAT = re.compile(r"(.)\1{2,}")
_POSSESSIVE = re.compile(r"['’`]s\b")

_SHORT_WORDS = frozenset(
    (
        *("a", "ai", "al", "am", "an", "are", "as", "at", "au", "ba", "be", "bit", "by", "ca", "ce", "co"),
        *("cu", "da", "de", "do", "e", "ei", "el", "eu", "fi", "go", "he", "hit", "i", "ii", "il", "im", "in"),
        *("is", "it", "iti", "la", "le", "lor", "lui", "lut", "m", "ma", "me", "mi", "mu", "my", "n", "ne"),
        *("ni", "no", "nu", "o", "of", "oh", "on", "or", "pas", "pe", "pui", "put", "re", "s", "sa", "se"),
        *("sh", "shh", "si", "so", "sub", "sunt", "sus", "t", "ta", "te", "ti", "tu", "u", "ui", "un", "up"),
        *("us", "v", "va", "vi", "we", "who", "you"),
    )
)
"""Short words that stand beside each other by chance: "who're" is nothing bad."""
_LONGEST_PIECE, _MOST_PIECES, _SHORTEST_JOINED = 3, 4, 4


def folded(text: str) -> str:
    """Small Latin letters without diacritics; nothing more than twice in a row."""
    bare = "".join(sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign))
    latin = unicodedata.normalize("NFKD", bare.casefold()).translate(_LOOKALIKES)
    return _LONG_REPEAT.sub(r"\1\1", _POSSESSIVE.sub("s", latin))


def words_of(text: str) -> tuple[str, ...]:
    """The words of *text*, folded."""
    return tuple(_PLAIN.findall(folded(text)))


def is_offensive(text: str) -> bool:
    """Whether a decent table would not want to read *text*."""
    plain = folded(text)
    return any(_offends(tuple(tokens.findall(plain))) for tokens in (_PLAIN, _WITH_SIGNS))


def _offends(tokens: Sequence[str]) -> bool:
    return any(map(_is_bad, tokens)) or _has_phrase(tokens) or _is_spelled(tokens) or _is_torn(tokens)


def _is_bad(token: str) -> bool:
    """A whole word; numbers are never one, and signs around it do not hide it."""
    if not any(letter.isalpha() for letter in token):
        return False
    bare = token.strip("!|*+")
    return any(_BAD.fullmatch(word) and not _GOOD.fullmatch(word) for word in {token, bare})


def _has_phrase(tokens: Sequence[str]) -> bool:
    """Words of a phrase, one after the other."""
    return any(
        tuple(tokens[start : start + len(phrase)]) == phrase for phrase in PHRASES for start in range(len(tokens))
    )


def _is_spelled(tokens: Sequence[str]) -> bool:
    """Letter by letter, with gaps: f u c k, p-u-l-a, and the same amid other single letters."""
    run = ""
    for token in (*tokens, "  "):
        if len(set(token)) == 1 and token != "  ":
            run += token
            continue
        if _is_bad(run) or _IN_RUN.search(run):
            return True
        run = ""
    return False


def _is_torn(tokens: Sequence[str]) -> bool:
    """A word in two to four pieces, at least one of which is no word: fu ck, pu la, f u ck."""
    for many in range(2, _MOST_PIECES + 1):
        for start in range(len(tokens) - many + 1):
            pieces = tokens[start : start + many]
            joined = "".join(pieces)
            if (
                len(joined) >= _SHORTEST_JOINED
                and all(len(piece) <= _LONGEST_PIECE for piece in pieces)
                and not all(piece in _SHORT_WORDS for piece in pieces)
                and _is_bad(joined)
            ):
                return True
    return False


def _pattern(word: str) -> str:
    """A word as an expression: each letter or a sign for it, once or more often."""
    before, after = word.startswith("*"), word.endswith("*")
    letters = [
        f"[{re.escape(_ALSO.get(letter, letter))}{'*' if letter in _VOWELS else ''}]+" for letter in word.strip("*")
    ]
    return f"{'.*' if before else ''}{''.join(letters)}{'.*' if after else ''}"


def _any_of(words: Iterable[str]) -> re.Pattern[str]:
    return re.compile("|".join(map(_pattern, words)))


_BAD, _GOOD = _any_of((*ENGLISH, *ROMANIAN)), _any_of(INNOCENT)
_IN_RUN = _any_of(word.strip("*") for word in (*ENGLISH, *ROMANIAN) if len(word.strip("*")) >= _SHORTEST_JOINED)
