"""Baccarat: one engine for four tables (rulebook §2)."""
