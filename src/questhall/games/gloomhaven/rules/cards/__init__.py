"""Cards, elements and items."""
