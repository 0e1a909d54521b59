"""A person at a terminal, in one seat of a match, with bots in the others."""

from collections.abc import Callable
from pathlib import Path

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.text import Text

from questhall.bots.bot import Bot
from questhall.bots.hinting import hint
from questhall.kernel.chance import seed_hash
from questhall.kernel.decisions import Decision, Option
from questhall.kernel.match import Match
from questhall.kernel.phrases import (
    find_option,
    option_things,
    phrase_names,
    say_event,
    say_option,
    say_prompt,
)
from questhall.kernel.rulebook import BadRulebook, rulebook_of
from questhall.kernel.saves import save
from questhall.kernel.text import LANGUAGES, Texts, texts_of

from .drawing import describe, draw, things, titles

MANY = 10
WON = 1.0
LOST = 0.0

# The same keys on a Russian keyboard.
KEYS = str.maketrans("гркыдйш", "uhrslqi")

Read = Callable[[str], str]


class Left(Exception):
    """The person has left the table."""


class Sitting:
    """The conversation of one person with one match."""

    def __init__(
        self,
        match: Match,
        seat: int,
        bots: dict[int, Bot],
        language: str,
        console: Console,
        read: Read,
        save_to: Path | None = None,
    ) -> None:
        self.match = match
        self.game = match.game
        self.seat = seat
        self.bots = bots
        self.language = language
        self.console = console
        self.read = read
        self.save_to = save_to
        self._told = 0
        self._commands: dict[str, Callable[[str], bool]] = {
            "u": self._undo,
            "u!": self._undo_for_certain,
            "h": self._hint,
            "i": self._describe,
            "?": self._why_not,
            "r": self._rule,
            "s": self._save,
            "l": self._change_language,
            "q": self._leave,
        }

    @property
    def texts(self) -> Texts:
        return self.game.texts(self.language)

    def say(self, key: str, **arguments: str | int) -> None:
        """One line of the terminal's own."""
        texts = texts_of("questhall.terminal", self.language)
        self.console.print(Text(texts.say(f"terminal-{key}", arguments)))

    # -- the course of the game ------------------------------------------------

    def play(self) -> None:
        """Play until the game is over or the person leaves; then save if that was wished."""
        try:
            self._greet()
            while not self.match.over:
                decision = self._next_decision()
                if decision is not None:
                    self._show(decision)
                    self._answer(decision)
            self._show_end()
        except (Left, EOFError, KeyboardInterrupt):
            self.console.print()
            self.say("good-bye")
        if self.save_to is not None:
            self._write(self.save_to)

    def _greet(self) -> None:
        setup = self.match.setup
        game, format = titles(self.game, setup.format, self.texts)
        self.say("welcome", game=game, format=format, seats=setup.seats, seat=self.seat + 1)
        self.say("seed-hash", hash=seed_hash(self.match.seed))
        self.say("commands")

    def _next_decision(self) -> Decision | None:
        """Let the bots answer what is theirs; the person's decision, or None at the end."""
        while self.match.pending:
            theirs = [part for part in self.match.pending if not part.options_for(self.seat)]
            if not theirs:
                return self.match.owed_by(self.seat)
            seat = next(seat for seat in theirs[0].seats if theirs[0].options_for(seat))
            self.match.take(seat, self.bots[seat].choose(self.match, seat))
        return None

    def _show_end(self) -> None:
        self._tell_news()
        self._draw()
        self._say_outcome()
        self.say("seed", seed=self.match.seed, hash=seed_hash(self.match.seed))

    def _say_outcome(self) -> None:
        if not self.game.contested(self.match.setup.format):
            self.say("finished")
            return
        result = self.match.state.results[self.seat]
        self.say("won" if result == WON else "lost" if result == LOST else "drawn")

    # -- what is shown ---------------------------------------------------------

    def _show(self, decision: Decision) -> None:
        self._tell_news()
        self._draw()
        prompt = Text(say_prompt(self.game, self.match.state, decision, self.texts), "bold")
        self.console.print(Text.assemble(prompt, (f"  [{decision.rule}]", "dim")))
        self.console.print(self._listed(decision))
        self.console.print()

    def _tell_news(self) -> None:
        """What happened since the last time, as far as the seat saw it."""
        assert self.match.journal is not None
        events = self.match.journal.events
        for event in events[self._told :]:
            if event.visible_to(self.seat):
                sentence = say_event(self.game, self.match.state, event, self.texts)
                self.console.print(Text.assemble(f"· {sentence}", (f"  {event.rule}", "dim")))
        self._told = len(events)

    def _draw(self) -> None:
        view = self.game.view(self.match.state, self.seat)
        self.console.print(draw(self.game, view, self.texts, self.seat))

    def _place(self, option: Option) -> str:
        """What tells options of the same words apart: the hex, the figure."""
        names = phrase_names(
            self.game, self.match.state, option.verb, option.what, option.where, option.amount
        )
        return f" ({names[-1][1].id})" if names else ""

    def _warning(self, decision: Decision, option: Option) -> str:
        """Why to think twice before taking it, if there is a reason."""
        why = self.game.warning(self.match.state, self.seat, decision, option)
        return "" if why is None else f"  ! {self.texts.say(why.message, why.numbers)}"

    def _listed(self, decision: Decision) -> RenderableType:
        """Numbered options; many are put in columns, those of one kind together."""
        options = decision.options_for(self.seat)
        said = [say_option(self.game, self.match.state, each, self.texts) for each in options]
        lines = [
            Text.assemble(
                f"{number:>3}  {text}{self._place(option) if said.count(text) > 1 else ''}",
                (self._warning(decision, option), "yellow"),
            )
            for number, (option, text) in enumerate(zip(options, said, strict=True), 1)
        ]
        if len(options) < MANY:
            return Group(*lines)
        groups: dict[str, list[Text]] = {}
        for option, line in zip(options, lines, strict=True):
            groups.setdefault(option.verb, []).append(line)
        return Group(
            *(Columns(group, column_first=True, padding=(0, 3)) for group in groups.values())
        )

    # -- what is answered ------------------------------------------------------

    def _answer(self, decision: Decision) -> None:
        """Obey line by line until the position has changed."""
        options = decision.options_for(self.seat)
        while True:
            line = self.read("> ").strip()
            if not line:
                self.console.print(self._listed(decision))
                self.say("commands")
                continue
            option = self._option(decision, options, line)
            if option is not None:
                self.match.take(self.seat, option)
                return
            if self._obey(line, len(options)):
                return

    def _option(self, decision: Decision, options: list[Option], line: str) -> Option | None:
        """The option of that number or id."""
        if line.isdecimal() and 1 <= int(line) <= len(options):
            return options[int(line) - 1]
        option = find_option(self.game, self.match.state, decision, line)
        return option if option in options else None

    def _obey(self, line: str, most: int) -> bool:
        """Carry out a command; True if the decision must be asked anew."""
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            word, rest = "?", line[1:]
        command = self._commands.get(word.lower().translate(KEYS))
        if command is not None:
            return command(rest.strip())
        key = "no-number" if line.isdecimal() else "no-command"
        self.say(key, word=line, most=most)
        return False

    def _last_own_choice(self) -> int | None:
        for number in range(len(self.match.choices) - 1, -1, -1):
            if self.match.choices[number].seat == self.seat:
                return number
        return None

    def _undo(self, _: str) -> bool:
        """Take back the last own choice if nothing became known since."""
        last = self._last_own_choice()
        if last is not None and last < self.match.free_undo_to():
            self.say("undo-warning")
            return False
        return self._undo_for_certain("")

    def _undo_for_certain(self, _: str) -> bool:
        last = self._last_own_choice()
        if last is None:
            self.say("nothing-to-undo")
            return False
        self.match.undo(last)
        assert self.match.journal is not None
        self._told = len(self.match.journal.events)
        self.say("undone")
        return True

    def _hint(self, _: str) -> bool:
        found = hint(self.match, self.seat)
        decision = self.match.owed_by(self.seat)
        assert decision is not None
        for number, option in enumerate(decision.options_for(self.seat), 1):
            if option.same_as(found.option):
                sentence = say_option(self.game, self.match.state, option, self.texts)
                self.say("hint", number=number, option=sentence)
        for reason in found.reasons:
            said = self.texts.say(f"hint-{reason.key}", {"amount": round(reason.amount, 1)})
            self.console.print(Text(f"  {said}"))
        return False

    def _rule(self, id: str) -> bool:
        """The text of a rule; without an id, of the rule behind the question."""
        decision = self.match.owed_by(self.seat)
        wanted = id.upper() or (decision.rule if decision is not None else "")
        try:
            rule = rulebook_of(self.game.package, self.language).find(wanted)
        except BadRulebook:
            rule = None
        if rule is None:
            self.say("no-rule", rule=wanted)
            return False
        self.console.print(Text(f"[{rule.id}] {rule.text}"))
        for note in rule.notes:
            self.console.print(Text(note, "dim"))
        return False

    def _save(self, file: str) -> bool:
        path = Path(file) if file else self.save_to
        if path is None:
            self.say("save-where")
        else:
            self._write(path)
        return False

    def _write(self, path: Path) -> None:
        try:
            # A fresh copy: the person may have interrupted the match in mid-step.
            path.write_bytes(save(self.match.at(len(self.match.choices))))
        except OSError as fault:
            self.say("save-failed", file=str(path), reason=fault.strerror or str(fault))
        else:
            self.say("saved", file=str(path))

    def _change_language(self, wanted: str) -> bool:
        others = [language for language in LANGUAGES if language != self.language]
        self.language = wanted if wanted in LANGUAGES else others[0]
        return True

    def _leave(self, _: str) -> bool:
        raise Left

    # -- things on the table ---------------------------------------------------

    def _things(self, wanted: str) -> dict[str, str]:
        """The things of that name or id, or whose names hold the word."""
        if not wanted:
            self.say("name-something")
            return {}
        view = self.game.view(self.match.state, self.seat)
        names = things(self.game, view, self.texts)
        if wanted in names:
            return {wanted: names[wanted]}
        found = {id: name for id, name in names.items() if wanted.casefold() in name.casefold()}
        if not found:
            self.say("no-thing", thing=wanted)
        return found

    def _describe(self, wanted: str) -> bool:
        view = self.game.view(self.match.state, self.seat)
        told: list[str] = []
        for thing in self._things(wanted):
            text = describe(self.game, view, self.texts, thing)
            if text not in told:
                told.append(text)
                self.console.print(Text(text))
        return False

    def _why_not(self, wanted: str) -> bool:
        for thing, name in self._things(wanted).items():
            self._say_why_not(thing, name)
        return False

    def _say_why_not(self, thing: str, name: str) -> None:
        numbers = self._options_on(thing)
        if numbers:
            self.say("can-act", thing=name, numbers=", ".join(numbers))
            return
        why = self.game.why_not(self.match.state, self.seat, thing)
        if why is None:
            self.say("no-reason", thing=name)
        else:
            reason = self.texts.say(why.message, why.numbers)
            self.say("why-not", thing=name, reason=reason, rule=why.rule)

    def _options_on(self, thing: str) -> list[str]:
        decision = self.match.owed_by(self.seat)
        if decision is None:
            return []
        return [
            str(number)
            for number, option in enumerate(decision.options_for(self.seat), 1)
            if thing in option_things(self.game, self.match.state, option)
        ]
