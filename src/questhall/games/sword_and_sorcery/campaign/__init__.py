"""A campaign: a chain of quests with one company of heroes (chapter 17)."""
