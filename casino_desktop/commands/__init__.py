"""What `casino-desktop` does without a window, one command a file."""
