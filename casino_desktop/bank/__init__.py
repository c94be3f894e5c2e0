"""One SQLite file: money that cannot be lost, rounds that can be proved."""
