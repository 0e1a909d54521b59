"""Several questions that are open at the same time, and what becomes of each answer.

One question alone needs none of this: the match knows it and runs on with its answer.
"""

from .choices import Choice
from .decisions import NOTHING, Decision, Option, SideBySide, Together
from .events import EVERY_SEAT, Event, Journal


def log_choice(
    journal: Journal,
    decision: Decision,
    option: Option,
    seat: int,
    forced: bool = False,
    alone: bool = False,
) -> None:
    """Write an answer into the journal; only its seat sees an answer to a secret question."""
    event = Event(option.verb, decision.rule, option.what, option.where, option.amount)
    event.chooser = seat
    event.forced = forced
    event.alone = alone
    if decision.secret:
        event.seen_by = seat
    elif decision.unwatched:
        event.seen_by = EVERY_SEAT
    journal.append(event)


def must_be_asked(decision: Decision) -> bool:
    """Is there a choice, or would silence tell something?"""
    return len(decision.listed) > 1 or decision.leaves_a_choice or decision.always_ask


def take_the_only_option(decision: Decision, journal: Journal | None) -> Option:
    """Answer a question that need not be asked."""
    option = decision.options[0]
    decision.answer = option
    if journal is not None:
        log_choice(journal, decision, option, decision.seats[0], forced=True)
    return option


class OpenQuestions:
    """Questions that were put together after `since` choices; `pending` are those still open,
    and `asked_at` says after how many choices each of these was put."""

    def __init__(self, since: int, journal: Journal | None) -> None:
        self.since = since
        self.journal = journal
        self.pending: list[Decision] = []
        self.asked_at: list[int] = []

    def number_of(self, part: int) -> int:
        """By which number a choice names an open question, as long as any of them is open."""
        raise NotImplementedError

    def part_of(self, number: int) -> int:
        """Which open question has that number; NOTHING if it is no longer open."""
        raise NotImplementedError

    def take(self, part: int, option: Option, choices: int) -> None:
        """An open question is answered by choice number `choices`: it goes, or another one comes in
        its place."""
        raise NotImplementedError

    def seats_asked(self, seats: int) -> list[int]:
        """Who must answer, and who has answered while others still think."""
        raise NotImplementedError

    def hidden_from(self, seat: int, choices: list[Choice]) -> list[int]:
        """The numbers of the choices since these questions were put that the seat must not know."""
        raise NotImplementedError


class OpenTogether(OpenQuestions):
    """One question to each of several seats."""

    def __init__(self, asked: Together, since: int, journal: Journal | None) -> None:
        super().__init__(since, journal)
        self.parts = asked.parts
        for part in self.parts:
            if must_be_asked(part):
                self.pending.append(part)
                self.asked_at.append(since)
            else:
                take_the_only_option(part, journal)

    def number_of(self, part: int) -> int:
        return self.parts.index(self.pending[part])

    def part_of(self, number: int) -> int:
        question = self.parts[number]
        return self.pending.index(question) if question in self.pending else NOTHING

    def take(self, part: int, option: Option, choices: int) -> None:
        self.pending.pop(part)
        self.asked_at.pop(part)

    def seats_asked(self, seats: int) -> list[int]:
        found: list[int] = []
        for question in self.parts:
            found.extend(question.seats)
        return found

    def hidden_from(self, seat: int, choices: list[Choice]) -> list[int]:
        hidden: list[int] = []
        for number in range(self.since, len(choices)):
            part = self.parts[choices[number].part]
            if part.secret and seat not in part.seats:
                hidden.append(number)
        return hidden


class OpenSideBySide(OpenQuestions):
    """The questions of flows that go on side by side, one for each that has not ended."""

    def __init__(self, asked: SideBySide, since: int, journal: Journal | None) -> None:
        super().__init__(since, journal)
        self.flows = asked.flows
        self.asked_by: list[int] = []  # the flow of each open question
        for number in range(len(self.flows)):
            question = self._next_question(number, None)
            if question is not None:
                self.pending.append(question)
                self.asked_at.append(since)
                self.asked_by.append(number)

    def _next_question(self, number: int, answer: Option | None) -> Decision | None:
        """What the flow asks next; nothing if it has ended."""
        flow = self.flows[number]
        while True:
            try:
                question = next(flow) if answer is None else flow.send(answer)
            except StopIteration:
                return None
            if must_be_asked(question):
                return question
            answer = take_the_only_option(question, self.journal)

    def number_of(self, part: int) -> int:
        return self.asked_by[part]

    def part_of(self, number: int) -> int:
        return self.asked_by.index(number) if number in self.asked_by else NOTHING

    def take(self, part: int, option: Option, choices: int) -> None:
        question = self._next_question(self.asked_by[part], option)
        if question is None:
            self.pending.pop(part)
            self.asked_at.pop(part)
            self.asked_by.pop(part)
        else:
            self.pending[part] = question
            self.asked_at[part] = choices

    def seats_asked(self, seats: int) -> list[int]:
        return list(range(seats))

    def hidden_from(self, seat: int, choices: list[Choice]) -> list[int]:
        """What a flow answered after its first secret is hidden with it."""
        hidden: list[int] = []
        flows: set[int] = set()
        for number in range(self.since, len(choices)):
            choice = choices[number]
            if choice.seat != seat and (choice.secret or choice.part in flows):
                flows.add(choice.part)
                hidden.append(number)
        return hidden
