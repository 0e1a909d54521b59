"""Combat with enemies (MK-8)."""
