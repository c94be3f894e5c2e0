"""Exact returns, perfect play and simulation, computed over the engine's own rules."""
