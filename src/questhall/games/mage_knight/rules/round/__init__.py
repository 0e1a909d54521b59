"""Rounds, turns and scores (MK-3, MK-5, MK-9)."""
