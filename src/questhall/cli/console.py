"""The terminal in front of us."""

import sys

from rich.console import Console

PIPE_WIDTH = 100


def wide_console() -> Console:
    """The console; where there is no terminal, wide enough for a table."""
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = PIPE_WIDTH
    return console


def read_line(prompt: str) -> str:
    """A line typed by a person; one that comes through a pipe is shown, as if typed."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line
