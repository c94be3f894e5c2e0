"""Faults of the world in the player's language: first what happened to the money, then what to do."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from casino_desktop.bank import faults


def fault_sentence(fault: faults.Fault) -> str:
    """One or two plain sentences."""
    sentences = {
        faults.DiskFull: QCoreApplication.translate(
            "Faults", "Nothing was debited. The disk is full: free some space and try again."
        ),
        faults.ReadOnlyFolder: QCoreApplication.translate(
            "Faults", "Nothing was debited. The casino's folder cannot be written to: %1"
        ),
        faults.LockedByAnother: QCoreApplication.translate(
            "Faults", "Nothing was debited. Another program holds the casino's file; close it and try again."
        ),
        faults.AlreadyOpen: QCoreApplication.translate("Faults", "Casino Desktop is already open."),
        faults.Damaged: QCoreApplication.translate(
            "Faults", "The casino's file is damaged. It was left as it is: %1. Restore a backup, or start anew."
        ),
        faults.NewerFile: QCoreApplication.translate(
            "Faults", "Your money is safe in a file of a newer version of Casino Desktop. Please open it with that one."
        ),
    }
    fallback = QCoreApplication.translate("Faults", "The casino's file cannot be used: %1")
    return sentences.get(type(fault), fallback).replace("%1", str(fault.path))
