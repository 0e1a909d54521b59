"""What one word of a card says, and how several of them make sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from questhall.kernel.language.parameters import yes_no

if TYPE_CHECKING:
    from .speaker import Speaker

# Whom the verb speaks to or of: the reader, one, one who was named before, several.
YOU = "you"
IT = "it"
THEY = "they"
MANY = "many"

THIS = "this"  # whoever was named before: another word about him needs no name
NOBODY = ""  # a statement that goes with no other

# Something said with a verb in the person of its subject.
Said = Callable[[str], str]


class Subject:
    """Of whom a clause speaks: the name, which the reader has none of, and the person of the verb.

    `again`: whoever the clause before it named may be meant, so that it needs no name.
    """

    def __init__(
        self, name: str = "", whose: str = YOU, person: str = YOU, again: bool = False
    ) -> None:
        self.name = name
        self.whose = whose
        self.person = person
        self.again = again


class Clause:
    """Who does what. `closes` ends the sentence, `after` are sentences that belong to it."""

    def __init__(self, subject: Subject, predicate: Said) -> None:
        self.subject = subject
        self.predicate = predicate
        self.things: list[Said] = []  # what is gained; several gains are said as one
        self.full = False  # nothing can be joined to it closely
        self.closes = False
        self.after: list[str] = []


def statement(text: str, closes: bool = False) -> Clause:
    """A clause of its own that speaks to nobody."""

    def same(person: str) -> str:
        return text

    made = Clause(Subject(whose=NOBODY), same)
    made.closes = closes
    return made


def sentences_of(clauses: list[Clause], speaker: Speaker) -> list[str]:
    """Sentences without capitals and full stops."""
    found: list[str] = []
    group: list[Clause] = []
    for clause in _with_joined_gains(clauses):
        group.append(clause)
        if clause.closes:
            found.append(_sentence(group, speaker, later=bool(found)))
            found += clause.after
            group = []
    if group:
        found.append(_sentence(group, speaker, later=bool(found)))
    return found


def _with_joined_gains(clauses: list[Clause]) -> list[Clause]:
    found: list[Clause] = []
    for clause in clauses:
        before = found[-1] if found else None
        if before is not None and before.things and clause.things and _same(before, clause):
            before.things += clause.things
        else:
            found.append(clause)
    return found


def _same(before: Clause, clause: Clause) -> bool:
    """Does it go on about the same figures?"""
    whose = clause.subject.whose
    if before.full or whose != before.subject.whose or whose == NOBODY:
        return False
    return whose == YOU or clause.subject.again


def _sentence(group: list[Clause], speaker: Speaker, later: bool) -> str:
    """Clauses about one and the same are joined closely, others by a semicolon."""
    runs: list[list[Clause]] = []
    for clause in group:
        if runs and _same(runs[-1][-1], clause):
            runs[-1].append(clause)
        else:
            runs.append([clause])
    texts: list[str] = []
    for place, run in enumerate(runs):
        text = _run(run, speaker)
        if place and _turns_to_the_reader(runs[place - 1][0], run[0]):
            text = speaker.say("clause-you", {"text": text, "foe": yes_no(speaker.foe)})
        texts.append(text)
    text = "; ".join(texts)
    if later and group[0].subject.whose != NOBODY:
        return speaker.say("clause-later", {"text": text})
    return text


def _turns_to_the_reader(before: Clause, clause: Clause) -> bool:
    return clause.subject.whose == YOU and before.subject.whose not in (YOU, NOBODY)


def _run(run: list[Clause], speaker: Speaker) -> str:
    subject = run[0].subject
    predicates = [predicate_of(clause, subject.person, speaker) for clause in run]
    joint = "clause-then" if subject.whose == YOU else "list-and"
    text = speaker.listed(joint, predicates)
    return f"{subject.name} {text}" if subject.name else text


def predicate_of(clause: Clause, person: str, speaker: Speaker) -> str:
    if not clause.things:
        return clause.predicate(person)
    things = speaker.listed("list-and", [each(person) for each in clause.things])
    return speaker.say("gain", {"person": person, "things": things})
