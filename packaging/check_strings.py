"""Fail on a string that is not finished in a language (docs: CONTRIBUTING, "Words").

Checks the .ts files against the source: nothing missing, nothing unfinished, the same placeholders, all plural forms,
no cedilla letters, and Romanian quotes.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLURALS = {"ro": 3, "en": 2}
CEDILLA = re.compile("[şţŞŢ]")
PLACEHOLDER = re.compile(r"%L?\d|%n")
Key = tuple[str, str, str]


def messages(path: Path) -> Iterator[tuple[Key, ET.Element]]:
    """Every message of a file by context, source and comment."""
    for context in ET.parse(path).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            yield (name, message.findtext("source", ""), message.findtext("comment", "")), message


def extracted() -> set[Key]:
    """What the source says now."""
    sources = sorted(str(path) for path in (ROOT / "casino_desktop" / "ui").rglob("*.py"))
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "now_ro.ts"
        tool = Path(sys.executable).parent / "pyside6-lupdate"
        subprocess.run([tool, "-silent", "-locations", "none", *sources, "-ts", target], check=True)
        return {key for key, _ in messages(target)}


def faults_of(language: str, key: Key, message: ET.Element) -> Iterator[str]:
    """What is wrong with one translation."""
    translation = message.find("translation")
    source = key[1]
    if translation is None or translation.get("type") in ("unfinished", "obsolete", "vanished"):
        yield "not finished"
        return
    forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
    if message.get("numerus") == "yes" and len(forms) != PLURALS[language]:
        yield f"{len(forms)} plural forms instead of {PLURALS[language]}"
    for form in forms:
        if not form.strip():
            yield "empty"
        missing = set(PLACEHOLDER.findall(source)) ^ set(PLACEHOLDER.findall(form))
        if missing - {"%n"}:
            yield f"placeholders differ: {sorted(missing)}"
        if CEDILLA.search(form):
            yield "a cedilla letter instead of one with a comma"
        if language == "ro" and '"' in form:
            yield "straight quotes"


def main() -> int:
    """Print every fault; exit 1 if there is one."""
    wanted = extracted()
    faults = []
    for language in PLURALS:
        known = dict(messages(ROOT / "i18n" / f"casino_{language}.ts"))
        checked = known if language == "ro" else {k: m for k, m in known.items() if m.get("numerus") == "yes"}
        if language == "ro":
            faults += [f"{language}: {key}: not in the file" for key in sorted(wanted - known.keys())]
        faults += [f"{language}: {key}: not in the source" for key in sorted(known.keys() - wanted)]
        for key, message in checked.items():
            faults += [f"{language}: {key}: {fault}" for fault in faults_of(language, key, message)]
    print("\n".join(faults) or f"Translations: {len(wanted)} strings, complete.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
