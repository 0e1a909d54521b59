"""The combat adviser: the best line of play of a fight."""
