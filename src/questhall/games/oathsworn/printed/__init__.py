"""What is printed on cards, boards and dice: the same for every table."""
