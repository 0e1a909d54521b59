"""What clients read about the games, printed once."""
