"""The Oathsworn phase: turns, cards, animus and tokens (OS-7)."""
