"""Who is to blame when the server does not answer any more."""

from typing import NamedTuple

from .slate import Note, Slate

NO_PULSE = 3  # times as long as the rules of a table may take


class Blamed(NamedTuple):
    """What a new server is told about the one before it. The rules of `stopped` tables are not
    run any more; as long as it is not clear which one to stop, they are opened one by one."""

    stopped: tuple[str, ...] = ()
    unclear: bool = False


class Stuck(NamedTuple):
    """`overdue` tables took too long; `held_up` ones perhaps only waited for those."""

    overdue: frozenset[str]
    held_up: frozenset[str]


class Lookout:
    """Looks at a slate again and again, and counts how long the same rules are running. They may
    take so many seconds; None means for ever."""

    def __init__(self, slate: Slate, seconds: float) -> None:
        self._slate = slate
        self._seconds = seconds
        self._running: dict[int, float] = {}

    def look(self, passed: float) -> Stuck | None:
        """So much time has passed since the last look; is anything stuck?"""
        notes = self._slate.notes()
        pulse = self._slate.pulse()
        if pulse:
            notes.append(Note(pulse, NO_PULSE, ""))
        before = self._running
        self._running = {
            note.number: before[note.number] + passed if note.number in before else 0.0
            for note in notes
        }
        overdue = [note for note in notes if self._has_run(note) > note.times * self._seconds]
        if not overdue or not self._seconds:
            return None
        tables = frozenset(note.table for note in overdue if note.table)
        # What stands in the way of all others came soon after them.
        long = {note.table for note in notes if self._has_run(note) > self._seconds / 2}
        return Stuck(tables, frozenset(long - tables - {""}))

    def _has_run(self, note: Note) -> float:
        return self._running[note.number]


class Judge:
    """Remembers what was stuck. A table that was alone is guilty, one among several only when
    it is found again: a rule that lets nobody else run holds up innocent tables too."""

    def __init__(self) -> None:
        self._stopped: list[str] = []
        self._suspected: set[str] = set()

    def hear(self, stuck: Stuck) -> list[str]:
        """The tables that are to be stopped because of this."""
        suspects = stuck.overdue | stuck.held_up
        if len(suspects) == 1 and stuck.overdue:
            guilty = suspects
        else:
            guilty = suspects & self._suspected
        self._suspected = (self._suspected | suspects) - guilty
        self._stopped.extend(sorted(guilty))
        return sorted(guilty)

    def verdict(self) -> Blamed:
        return Blamed(tuple(self._stopped), unclear=bool(self._suspected))
