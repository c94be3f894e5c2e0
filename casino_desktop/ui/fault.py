"""Faults of the world in the player's language: first what happened to the money, then what to do."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from casino_desktop.bank.fault import Fault, Trouble


def fault_sentence(fault: Fault) -> str:
    """One or two plain sentences."""
    sentences = {
        Trouble.DISK_FULL: QCoreApplication.translate(
            "Faults", "Nothing was debited. The disk is full: free some space and try again."
        ),
        Trouble.DISK_FAILS: QCoreApplication.translate(
            "Faults", "Nothing was debited. The disk does not answer: look after the drive that holds %1."
        ),
        Trouble.READ_ONLY: QCoreApplication.translate(
            "Faults", "Nothing was debited. The casino's folder cannot be written to: %1"
        ),
        Trouble.CANNOT_OPEN: QCoreApplication.translate(
            "Faults", "Nothing was debited. The casino's file cannot be opened: %1"
        ),
        Trouble.LOCKED: QCoreApplication.translate(
            "Faults", "Nothing was debited. Another program holds the casino's file; close it and try again."
        ),
        Trouble.ALREADY_OPEN: QCoreApplication.translate("Faults", "Casino Desktop is already open."),
        Trouble.DAMAGED: QCoreApplication.translate(
            "Faults", "The casino's file is damaged. It was left as it is: %1. Restore a backup, or start anew."
        ),
        Trouble.NEWER: QCoreApplication.translate(
            "Faults", "Your money is safe in a file of a newer version of Casino Desktop. Please open it with that one."
        ),
        Trouble.NOT_OURS: QCoreApplication.translate("Faults", "This is not a file of Casino Desktop: %1"),
    }
    return sentences[fault.trouble].replace("%1", str(fault.path))
