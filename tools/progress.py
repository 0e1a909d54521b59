"""A bar that shows how far a long piece of work has come."""

import sys
import time
from types import TracebackType
from typing import TextIO

WIDTH = 30


class Progress:
    """On a terminal one line that moves; elsewhere a line for every tenth."""

    def __init__(self, title: str, out: TextIO = sys.stderr) -> None:
        self.title = title
        self.out = out
        self.is_terminal = out.isatty()
        self.start = time.monotonic()
        self.tenth = -1

    def __enter__(self) -> "Progress":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.is_terminal:
            self.out.write("\n")

    def show(self, share: float, step: str) -> None:
        """How much of the work is done (1 is all), and what is being done."""
        minutes, seconds = divmod(int(time.monotonic() - self.start), 60)
        said = f"{share * 100:3.0f} %  {minutes}:{seconds:02}  {step}"
        if self.is_terminal:
            bar = "#" * round(share * WIDTH)
            self.out.write(f"\r{self.title} [{bar:.<{WIDTH}}] {said}\x1b[K")
        elif int(share * 10) > self.tenth:
            self.tenth = int(share * 10)
            self.out.write(f"{self.title}: {said}\n")
        self.out.flush()
