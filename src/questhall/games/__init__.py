"""One package a game. A game imports the kernel and nothing else of ours."""
