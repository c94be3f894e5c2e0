"""The lobby: seven tables, the last one first and larger."""
