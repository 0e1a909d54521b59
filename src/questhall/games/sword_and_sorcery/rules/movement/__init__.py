"""Chapters 3 and 6.1: the map, moving, evading, traps, shadows."""
