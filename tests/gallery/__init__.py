"""Pictures of every screen and phase, the same on each run."""
