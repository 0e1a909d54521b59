"""What a seat sees, why something cannot be done, the catalogue, the table as text."""
