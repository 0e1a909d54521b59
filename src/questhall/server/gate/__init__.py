"""Who may come in: origin, size, rate, and how many at a time."""
