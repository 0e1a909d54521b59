"""The words of card texts, and what each one does."""
