"""The vocabulary of cards: from an expression to the action, rider or bonus it means."""
