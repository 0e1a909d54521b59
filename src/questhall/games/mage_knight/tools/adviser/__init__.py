"""The combat adviser: the best line of play in a fight."""
