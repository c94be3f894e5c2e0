"""The chat of a table: what may be written, who answers, and with which written lines (rulebook §5)."""
