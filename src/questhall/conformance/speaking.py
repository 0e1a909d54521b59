"""Laws of words: everything that occurs can be said in every language, and looked up."""

from collections.abc import Callable

from questhall.kernel.decisions import NOTHING, Decision, Option
from questhall.kernel.events import Event
from questhall.kernel.games import Why
from questhall.kernel.phrases import option_things, say_event, say_option, say_prompt
from questhall.kernel.rulebook import rulebook_of
from questhall.kernel.state import State
from questhall.kernel.text import LANGUAGES, MissingText, Texts

from .case import Case, Law, events_of, law_called

MOST_NAMED = 12


class Speaker:
    """Says everything once in every language, and notes what could not be said."""

    def __init__(self, case: Case) -> None:
        self.game = case.game
        self.texts = [case.game.texts(language) for language in LANGUAGES]
        self.things: set[str] = set()
        self.missing: dict[str, int] = {}
        self._said: set[tuple[object, ...]] = set()

    def decision(self, state: State, decision: Decision, now: int) -> None:
        numbers = [decision.what, decision.where, decision.amount]
        if self._new("prompt", state, decision.prompt, numbers):
            self._say(now, lambda texts: say_prompt(self.game, state, decision, texts))
        for option in decision.options:
            self.option(state, option, now)
        for seat in decision.seats:
            for option in decision.options_for(seat):
                self.warning(state, seat, decision, option, now)

    def option(self, state: State, option: Option, now: int) -> None:
        if self._new("option", state, option.verb, [option.what, option.where, option.amount]):
            said = self._say(now, lambda texts: say_option(self.game, state, option, texts))
            if said:
                self.things.update(option_things(self.game, state, option))

    def warning(
        self, state: State, seat: int, decision: Decision, option: Option, now: int
    ) -> None:
        why = self.game.warning(state, seat, decision, option)
        if why is not None and self._first("warning", why.message):
            self._say(now, lambda texts: texts.say(why.message, dict(why.numbers)))

    def event(self, state: State, event: Event, now: int) -> None:
        kind = f"event {event.chooser == NOTHING} {event.forced}"
        if self._new(kind, state, event.key, [event.what, event.where, event.amount]):
            self._say(now, lambda texts: say_event(self.game, state, event, texts))

    def reasons(self, state: State, seats: int, now: int) -> None:
        """Why a seat cannot act on the things on the table."""
        for seat in range(seats):
            for thing in sorted(self.things):
                why = self.game.why_not(state, seat, thing)
                if why is not None:
                    self.reason(why, now)

    def reason(self, why: Why, now: int) -> None:
        if self._first("reason", why.message):
            self._say(now, lambda texts: texts.say(why.message, dict(why.numbers)))

    def _first(self, kind: str, message: str) -> bool:
        """Is this sentence said for the first time?"""
        if (kind, message) in self._said:
            return False
        self._said.add((kind, message))
        return True

    def forget(self) -> None:
        """Say everything again from now on."""
        self._said.clear()

    def _new(self, kind: str, state: State, key: str, numbers: list[int]) -> bool:
        """Is this a phrase with names that were not yet in it? Other numbers are nothing new."""
        phrase = (kind, key, *self._names(state, key, numbers))
        if phrase in self._said:
            return False
        self._said.add(phrase)
        return True

    def _names(self, state: State, key: str, numbers: list[int]) -> list[object]:
        words = self.game.phrases.get(key, "").split()
        found: list[object] = []
        for word, number in zip(words, numbers, strict=False):
            if number != NOTHING:
                try:
                    found.append(self.game.name(state, word.rpartition("=")[2], number).message)
                except Exception:
                    found.append(number)  # saying it will show the fault
        return found

    def _say(self, now: int, say: Callable[[Texts], str]) -> bool:
        before = len(self.missing)
        for texts in self.texts:
            try:
                if not say(texts).strip():
                    raise MissingText(f"nothing is said in {texts.language}")
            except Exception as fault:
                text = f"{type(fault).__name__}: {fault.args[0] if fault.args else fault!r}"
                self.missing.setdefault(text, now)
        return len(self.missing) == before


@law_called("texts")
def texts(law: Law) -> None:
    """Every prompt, option, event and reason can be said, when it occurs and at the end."""
    case = law.case
    speaker = Speaker(case)
    heard = 0
    for now, match in case.positions(listen=True):
        for decision in match.pending:
            speaker.decision(match.state, decision, now)
        for event in events_of(match)[heard:]:
            speaker.event(match.state, event, now)
        heard = len(events_of(match))
        if now in case.recorded:
            speaker.reasons(match.state, case.setup.seats, now)
    speaker.forget()
    for event in events_of(case.match):
        speaker.event(case.match.state, event, len(case.match.choices))
    if speaker.missing:
        named = list(speaker.missing)[:MOST_NAMED]
        more = len(speaker.missing) - len(named)
        what = "; ".join(named) + (f"; and {more} more" if more else "")
        raise law.broken(min(speaker.missing.values()), what)


@law_called("rules")
def rules(law: Law) -> None:
    """Every rule that a decision or an event names stands in the rulebook of every language."""
    case = law.case
    books = [rulebook_of(case.game.package, language) for language in LANGUAGES]
    named: dict[str, tuple[int, str]] = {}
    for now, match in case.positions(listen=True):
        for decision in match.pending:
            named.setdefault(decision.rule, (now, decision.prompt))
    for event in events_of(match):
        named.setdefault(event.rule, (now, event.key))
    for rule, (now, key) in named.items():
        for book, language in zip(books, LANGUAGES, strict=True):
            if book.find(rule) is None:
                raise law.broken(now, f"{key} names {rule!r}, which is no rule in {language}")
