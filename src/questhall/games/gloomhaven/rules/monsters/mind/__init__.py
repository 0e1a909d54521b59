"""What a monster wants: focus, ways and targets."""
