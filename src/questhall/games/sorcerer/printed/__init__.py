"""What is printed on cards, tokens and boards."""
