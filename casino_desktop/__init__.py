"""Casino Desktop: a single-player casino, play money only."""
