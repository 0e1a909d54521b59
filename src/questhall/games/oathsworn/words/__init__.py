"""The words of card texts, and what each of them means."""
