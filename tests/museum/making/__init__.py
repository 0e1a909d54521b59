"""How a room of the museum is made: with the store and the tables of a real server."""
