"""From box to table."""
