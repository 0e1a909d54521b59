"""How a monster decides: focus, movement and targets."""
