"""The tables that are open: who sits there, what they do, and the bots that play with them."""
