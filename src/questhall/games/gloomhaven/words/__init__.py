"""The words of cards, each declared once: what may stand in its brackets and what it means."""
