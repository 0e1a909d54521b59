"""adviser."""
