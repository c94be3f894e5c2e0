"""The window: lobby, felts, animation, sound, languages."""
