"""Effects of cards, units and skills."""
