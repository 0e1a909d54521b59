"""Chapters 4 to 8 and 11 to 14: the round and what heroes do."""
