"""Playing cards: points, mana, healing, units and skills (MK-4)."""
