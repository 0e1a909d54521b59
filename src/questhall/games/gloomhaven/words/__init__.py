"""The words of cards, each declared once: what its brackets can hold and what it means."""
