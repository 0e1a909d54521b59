"""Figures on the board: displaced, knocked back, hurt, and the numbers they have now."""
