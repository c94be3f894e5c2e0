"""Panels that slide over the table from the right (rulebook §2, §6)."""
