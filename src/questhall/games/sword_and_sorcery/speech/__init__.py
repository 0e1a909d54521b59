"""Names, phrases and texts."""
