"""How good a position is, and a quick choice."""
