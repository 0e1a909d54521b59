"""The round (RULES 3)."""
