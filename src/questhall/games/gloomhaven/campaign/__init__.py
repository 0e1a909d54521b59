"""What lasts from scenario to scenario: the party, the town and the board (RULES 8 to 11)."""
