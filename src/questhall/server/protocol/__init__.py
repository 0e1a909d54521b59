"""What clients and the server say to each other: facts, messages, refusals, and their types."""
