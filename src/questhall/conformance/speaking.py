"""Laws of words: everything that occurs can be said in every language."""

from collections.abc import Callable

from questhall.kernel.decisions import Decision, Option
from questhall.kernel.events import Event
from questhall.kernel.state import State
from questhall.kernel.text import LANGUAGES, MissingText, Texts, texts_of
from questhall.kernel.words import option_things, say_event, say_option, say_prompt

from .case import Case, Law, events_of

MOST_NAMED = 12


class Speaker:
    """Says everything once in every language, and notes what could not be said."""

    def __init__(self, case: Case) -> None:
        self.game = case.game
        self.texts = [texts_of(case.game.package, language) for language in LANGUAGES]
        self.things: set[str] = set()
        self.missing: dict[str, int] = {}
        self._said: set[tuple[object, ...]] = set()

    def decision(self, state: State, decision: Decision, now: int) -> None:
        numbers = (decision.what, decision.where, decision.amount)
        if self._new("prompt", decision.prompt, *numbers):
            self._say(now, lambda texts: say_prompt(self.game, state, decision, texts))
        for option in decision.options:
            self.option(state, option, now)

    def option(self, state: State, option: Option, now: int) -> None:
        if self._new("option", option.verb, option.what, option.where, option.amount):
            said = self._say(now, lambda texts: say_option(self.game, state, option, texts))
            if said:
                self.things.update(option_things(self.game, state, option))

    def event(self, state: State, event: Event, now: int) -> None:
        values = tuple(event.values or [])
        numbers = (event.what, event.where, event.amount)
        if self._new("event", event.key, *numbers, values, event.chooser, event.forced):
            self._say(now, lambda texts: say_event(self.game, state, event, texts))

    def reasons(self, state: State, seats: int, now: int) -> None:
        """Why a seat cannot act on the things on the table."""
        for seat in range(seats):
            for thing in sorted(self.things):
                why = self.game.why_not(state, seat, thing)
                if why is not None:
                    self.reason(why.message, now)

    def reason(self, message: str, now: int) -> None:
        if self._new("reason", message):
            self._say(now, lambda texts: texts.say(message))

    def forget(self) -> None:
        """Say everything again from now on."""
        self._said.clear()

    def _new(self, *phrase: object) -> bool:
        if phrase in self._said:
            return False
        self._said.add(phrase)
        return True

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


def texts(case: Case) -> None:
    """Every prompt, option, event and reason can be said, when it occurs and at the end."""
    law = Law("texts", case)
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
