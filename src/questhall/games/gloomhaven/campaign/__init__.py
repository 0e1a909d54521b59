"""What carries over between scenarios: the party, the town and the board (RULES 8 to 11)."""
