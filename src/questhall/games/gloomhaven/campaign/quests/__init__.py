"""Personal quests (RULES 8.4)."""
