"""City and road events (RULES 8.7, 9.2)."""
