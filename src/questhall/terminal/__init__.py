"""Playing and watching in a terminal: the table as text, answers by number."""
