"""What bots think: how good a position is, and which options are worth trying."""
