"""The rules of set-up, rounds, turns, movement, rooms and information."""
