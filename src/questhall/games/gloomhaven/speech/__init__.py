"""Names, phrases and card texts in any language."""
