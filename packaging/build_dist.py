"""`make dist`: build the folder that runs without Python, look through it, play a round in it, write down its size."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "dist" / "casino-desktop"
REPORT = ROOT / "build" / "dist.json"
SMOKE = "tests/packaging/test_dist.py"

UNLICENSED = (
    "charts|datavis|graphs|virtualkeyboard|quick3d|quicktimeline|lottie|networkauth|shadertools|httpserver|mqtt|coap"
)
"""Modules of Qt under the GPL or a commercial licence only: they may not be shipped with an MIT app."""

UNUSED = r"qml|quick|webengine|gtk3?\b|gtk-3|translations/|tkinter"
STRANGER = re.compile(rf"qt\w*({UNLICENSED})|{UNUSED}", re.IGNORECASE)


def strangers(folder: Path) -> list[str]:
    """What lies in the bundle and must not."""
    names = (path.relative_to(folder).as_posix() for path in folder.rglob("*") if not path.is_dir())
    return sorted(name for name in names if STRANGER.search(name))


def sizes(folder: Path) -> dict[str, object]:
    """Bytes and files of the bundle, and the bytes of its ten largest parts; a link weighs nothing."""
    parts: Counter[str] = Counter()
    files = 0
    for name, size in _files(folder):
        files += 1
        parts[name.parts[1] if name.parts[0] == "_internal" else name.parts[0]] += size
    return {"bytes": parts.total(), "files": files, "largest": dict(parts.most_common(10))}


def _files(folder: Path) -> Iterator[tuple[Path, int]]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            yield path.relative_to(folder), path.stat().st_size


def build() -> None:
    """PyInstaller from its spec, anew each time."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR"]
    places = ["--distpath", str(FOLDER.parent), "--workpath", str(ROOT / "build" / "pyinstaller")]
    subprocess.run([*command, *places, str(ROOT / "packaging" / "casino-desktop.spec")], cwd=ROOT, check=True)


def smoke() -> int:
    """Open the bundle on a screen of its own and play in it."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:randomly", "-m", "soak", SMOKE]
    return subprocess.run(command, cwd=ROOT).returncode


def main() -> int:
    """Build, look, weigh, play; 0 only if the bundle may be given away."""
    build()
    if found := strangers(FOLDER):
        print("The bundle holds what it must not:", *found, sep="\n  ")
        return 1
    report = sizes(FOLDER)
    REPORT.parent.mkdir(parents=True, exist_ok=True)
    REPORT.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    print(f"{FOLDER.relative_to(ROOT)}: {report['files']} files, {int(str(report['bytes'])) / 1e6:.0f} MB")
    return smoke()


if __name__ == "__main__":
    sys.exit(main())
