"""Movement, and what figures meet on the map."""
