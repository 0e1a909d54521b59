"""What enemies do: Stage Cards, targets, movement, attacks, minions (OS-8)."""
