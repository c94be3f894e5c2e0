"""Verify, doctor and receipts: everything stored is settled again and compared."""
