"""Boards: hexes, figures on them, and areas joined by borders, for any game."""
