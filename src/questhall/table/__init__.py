"""A match that people sit at: seats, invitations, undo votes, talk, and the Store."""
