"""How good a position is, and what a bot would try."""
