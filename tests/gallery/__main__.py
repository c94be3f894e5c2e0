"""`make gallery`: build/gallery/<lang>/<w>x<h>/<screen>.png and an index."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from casino_desktop.ui import theme
from casino_desktop.ui.language import Language
from casino_desktop.ui.settings import Settings
from tests.gallery.screens import screens

SIZES = ((1280, 720), (1920, 1080), (1024, 640))
TARGET = Path("build/gallery")


def paint(only: str) -> list[Path]:
    """Every screen whose name holds *only*, in both languages at each size."""
    pictures = []
    language = Language("en")
    for code in ("en", "ro"):
        language.use(code)
        for width, height in SIZES:
            for name, build in screens():
                if only not in name:
                    continue
                settings = Settings()
                settings.choose(language=code)
                widget = build(settings)
                widget.resize(QSize(width, height))
                widget.show()
                widget.setFocus()
                QApplication.processEvents()
                path = TARGET / code / f"{width}x{height}" / f"{name}.png"
                path.parent.mkdir(parents=True, exist_ok=True)
                widget.grab().save(str(path))
                pictures.append(path)
                widget.close()
                widget.deleteLater()
                QApplication.processEvents()
    return pictures


def index(pictures: list[Path]) -> None:
    """A page with all of them."""
    rows = "\n".join(
        f'<figure><img src="{name}" width="640"><figcaption>{name}</figcaption></figure>'
        for name in (path.relative_to(TARGET) for path in pictures)
    )
    head = '<!doctype html><meta charset="utf-8"><title>Casino Desktop</title>'
    page = f'{head}<body style="background:#111;color:#ddd">{rows}'
    (TARGET / "index.html").write_text(page, encoding="utf-8")


def main() -> None:
    app = QApplication(["gallery"])
    theme.load_fonts()
    index(paint(sys.argv[1] if len(sys.argv) > 1 else ""))
    app.quit()


if __name__ == "__main__":
    main()
