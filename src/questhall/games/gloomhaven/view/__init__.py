"""What a seat sees, why something cannot be done, the catalogue, and the table as text."""
