"""Watching a match that has been played: its log, and the table after any choice."""

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from questhall.kernel.decisions import NOTHING
from questhall.kernel.events import Event
from questhall.kernel.match import Match
from questhall.kernel.phrases import say_event
from questhall.kernel.text import Texts, texts_of

from .drawing import draw

Read = Callable[[str], str]


class Watching:
    """A spectator of a match. With a seat, only what that seat saw is shown."""

    def __init__(self, match: Match, seat: int | None, language: str, console: Console) -> None:
        self.match = match
        self.game = match.game
        self.seat = seat
        self.texts: Texts = match.game.texts(language)
        self.console = console
        self._own_texts = texts_of("questhall.terminal", language)

    def say(self, key: str, **arguments: str | int) -> None:
        self.console.print(Text(self._own_texts.say(f"terminal-{key}", arguments)))

    def sees(self, event: Event) -> bool:
        return self.seat is None or event.visible_to(self.seat)

    def sentence(self, position: Match, event: Event) -> str:
        return say_event(self.game, position.state, event, self.texts)

    def show_log(self, choices: int) -> None:
        """Everything up to that choice, and the table after it."""
        position = self.match.at(choices)
        self._tell(position, 0)
        self._draw(position, choices)

    def step_through(self, choices: int, read: Read) -> None:
        """From that choice on, back and forth as the spectator wishes."""
        told = 0
        while True:
            position = self.match.at(choices)
            told = self._tell(position, told)
            self._draw(position, choices)
            self.say("replay-ask")
            try:
                wanted = self._next(read("> ").strip().lower(), choices)
            except (EOFError, KeyboardInterrupt):
                return
            if wanted is None:
                return
            if wanted != choices + 1:
                told = self._events(self.match.at(wanted))
            choices = wanted

    def _next(self, line: str, now: int) -> int | None:
        """The choice to look at next; None to leave."""
        last = len(self.match.choices)
        if line == "q" or (line == "" and now == last):
            return None
        if line == "":
            return now + 1
        if line == "b":
            return max(0, now - 1)
        if line.isdecimal() and int(line) <= last:
            return int(line)
        self.say("no-command", word=line, most=last)
        return now

    def _tell(self, position: Match, since: int) -> int:
        """Tell the events since then; how many there are now."""
        assert position.journal is not None
        for event in position.journal.events[since:]:
            if self.sees(event):
                sentence = self.sentence(position, event)
                self.console.print(Text.assemble(f"· {sentence}", (f"  {event.rule}", "dim")))
        return len(position.journal.events)

    def _events(self, position: Match) -> int:
        assert position.journal is not None
        return len(position.journal.events)

    def _draw(self, position: Match, choices: int) -> None:
        seat = NOTHING if self.seat is None else self.seat
        view = self.game.view(position.state, seat)
        self.console.print(draw(self.game, view, self.texts, seat))
        self.say("replay-at", now=choices, all=len(self.match.choices))
