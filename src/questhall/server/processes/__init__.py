"""The processes of a server: starting them, watching over them, and ending them."""
