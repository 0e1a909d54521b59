"""Setting up a quest."""
