"""hero_battles."""
