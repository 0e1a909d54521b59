"""What the words of a single class do."""
