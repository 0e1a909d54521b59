"""The laws of every table: how a game asks, how chance falls, what a seat sees, and how a
match is kept. The kernel imports nothing else of ours."""
