"""Chapters 9 to 11: combat, special effects, health."""
