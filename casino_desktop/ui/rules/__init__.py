"""Rules pages: our own words as files, every number from the table (rulebook §6)."""
