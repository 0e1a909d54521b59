"""The monster mind: focus, movement and targets, as pure functions of the table."""
