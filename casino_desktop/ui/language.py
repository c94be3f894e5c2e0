"""The language of the window: changed at once, without a restart."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator, Signal

from casino_desktop.resources import translations

LANGUAGES = ("ro", "en")


def system_language() -> str:
    """Romanian where the system speaks it, English elsewhere."""
    return "ro" if QLocale.system().language() == QLocale.Language.Romanian else "en"


class Language(QObject):
    """Loads the words of one language into the application; every widget hears ``LanguageChange``."""

    changed = Signal(str)

    def __init__(self, code: str) -> None:
        super().__init__()
        self.code = ""
        self._translators: list[QTranslator] = []
        self.use(code)

    def use(self, code: str) -> None:
        """Speak *code* from now on."""
        if code == self.code:
            return
        app = QCoreApplication.instance()
        assert app is not None
        self.close()
        self.code = code
        self._translators = [self._load(f"{part}_{code}.qm") for part in ("casino", "buttons")]
        for translator in self._translators:
            app.installTranslator(translator)
        self.changed.emit(code)

    def close(self) -> None:
        """Take the words back out of the application."""
        app = QCoreApplication.instance()
        if app is not None:
            for translator in self._translators:
                app.removeTranslator(translator)
        self._translators = []

    def _load(self, name: str) -> QTranslator:
        translator = QTranslator(self)
        translator.load(str(translations() / name))
        return translator
