"""Painting: small functions over QPainter; felt units on the felt, pixels elsewhere, and no words of their own."""
