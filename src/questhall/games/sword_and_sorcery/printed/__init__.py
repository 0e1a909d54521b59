"""What is printed on cards, tokens, tiles and scrolls."""
