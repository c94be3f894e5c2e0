"""The drawing of the deck; `packaging/draw_deck.py` writes it."""
