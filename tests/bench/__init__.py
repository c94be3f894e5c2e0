"""Speed as ratios: `python -m tests.bench`, or one bench by name."""
