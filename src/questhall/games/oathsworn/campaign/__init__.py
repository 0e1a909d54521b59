"""What lasts from match to match."""
