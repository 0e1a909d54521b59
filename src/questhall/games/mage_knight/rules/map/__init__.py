"""The map and what lies on it."""
