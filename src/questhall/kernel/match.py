"""How a match is kept: a checkpoint at the start of the current step and the choices since.

That pair is the copy, the undo, the save and the recovery. Rules are generators and cannot
be copied; to resume, the checkpoint is cloned, the step run anew and the choices fed to it.
"""

from collections.abc import Generator
from typing import Final

from .branches import Branch, branches_since, branches_without, kept_by_all
from .chance import Chance
from .choices import Beginning, Checkpoint, Choice, Past, Refused, thinned_out
from .decisions import NOTHING, Decision, Flow, Option, SideBySide, Together, no_decisions
from .events import Journal
from .games import Game, Setup, Step
from .open_questions import (
    OpenQuestions,
    OpenSideBySide,
    OpenTogether,
    log_choice,
    must_be_asked,
    take_the_only_option,
)
from .state import State, Unread

THIN_OUT_EVERY: Final = 50
STEPS_WITHOUT_A_QUESTION: Final = 10_000
NO_ANSWER: Final = Option("")
STEP_ENDED: Final = Decision([], "", [], "")


class Match:
    """A game in progress.

    With `keep` the match remembers its past (undo, history, saves). Without it a match is
    a bare play-out: fast, and forgotten. A `resumed` match did not begin with its seed.

    Its fields are there to be read; only its methods change them.
    """

    def __init__(self, game: Game, setup: Setup, seed: str, state: State, keep: bool) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.state = state
        self.keep = keep
        self.resumed = False
        self.beginning: Beginning | None = None
        self.pending: list[Decision] = []
        self.questions: OpenQuestions | None = None  # if several were put at the same time
        self.choices: list[Choice] = []
        self.decisions = 0
        self.steps_begun = 0
        self.checkpoints: list[Checkpoint] = []
        self.branches: list[Branch] = []
        self.marks_at: list[int] = []
        self.journal: Journal | None = None
        self._steps: dict[str, Step] = game.steps
        self._kept: list[int] | None = None  # when the next step begins, see Branch
        self._flow = _to_its_end(no_decisions())

    @staticmethod
    def start(
        game: Game, setup: Setup, seed: str, keep: bool = True, listen: bool = True
    ) -> "Match":
        """A new match from its seed."""
        full = game.checked(setup)
        return Match.begin(game, full, seed, game.deal(full, Chance(seed)), None, keep, listen)

    @staticmethod
    def begin(
        game: Game,
        setup: Setup,
        seed: str,
        dealt: State,
        beginning: Beginning | None,
        keep: bool = True,
        listen: bool = True,
    ) -> "Match":
        """A new match from what was dealt with its seed, in a campaign by its ledger."""
        match = Match(game, setup, seed, dealt, keep)
        match.beginning = beginning
        match._open(keep and listen)
        return match

    @staticmethod
    def resume(
        game: Game,
        setup: Setup,
        seed: str,
        state: State,
        keep: bool = True,
        journal: Journal | None = None,
        beginning: Beginning | None = None,
    ) -> "Match":
        """A match that goes on from a state between steps."""
        match = Match(game, setup, seed, state, keep)
        match.resumed = True
        match.beginning = beginning
        match.journal = journal
        match._open(keep)
        return match

    def _open(self, listen: bool) -> None:
        if listen and self.journal is None:
            self.journal = Journal()
        self.state.journal = self.journal
        self._begin_step()
        self._run(None)

    # -- playing ---------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.over

    def owed_by(self, seat: int) -> Decision | None:
        """The decision that waits for this seat."""
        for decision in self.pending:
            if seat in decision.seats:
                return decision
        return None

    def asked_at(self, decision: Decision) -> int:
        """After how many choices an open question was put; others may have answered since."""
        if self.questions is None:
            return len(self.choices)
        return self.questions.asked_at[self.pending.index(decision)]

    def take(self, seat: int, option: Option, alone: bool = False) -> None:
        """Answer with one of the options of the seat's decision; `alone`: the table does it for
        the seat."""
        for part in range(len(self.pending)):
            decision = self.pending[part]
            if seat in decision.seats:
                for index in range(len(decision.options)):
                    if decision.options[index].same_as(option):
                        self.answer(part, index, seat, alone)
                        return
        if self.state.over:
            raise Refused("game_over", "the game is over")
        if self.owed_by(seat) is None:
            raise Refused("not_your_turn", f"seat {seat} is not asked anything now")
        raise Refused("no_such_option", f"{option!r} is not offered now")

    def answer(self, part: int, index: int, seat: int, alone: bool = False) -> None:
        """Answer the open question `part` with its option `index`, as this seat."""
        decision = self.pending[part]
        option = decision.options[index]
        if option.seat != NOTHING and option.seat != seat:
            raise Refused("not_yours", f"only seat {option.seat} may choose {option!r}")
        self.decisions += 1
        if self.keep:
            number = 0 if self.questions is None else self.questions.number_of(part)
            self.choices.append(Choice(seat, number, index, option, decision.secret, alone))
        if self.journal is not None:
            log_choice(self.journal, decision, option, seat, alone=alone)
        self._go_on(part, decision, option)

    def answer_with(self, part: int, option: Option, seat: int) -> None:
        """Answer it with one of the options that are the seat's own. A bare play-out need not know
        where it stands among all."""
        decision = self.pending[part]
        if self.keep or self.journal is not None:
            self.answer(part, decision.options.index(option), seat)
            return
        self.decisions += 1
        self._go_on(part, decision, option)

    def _go_on(self, part: int, decision: Decision, option: Option) -> None:
        """With the flow that asked."""
        decision.answer = option
        try:
            if self.questions is not None:
                self.questions.take(part, option, len(self.choices))
                if self.pending:
                    self._note_marks()
                    return
                self.questions = None
            self._run(option)
        except Unread:
            self.questions = None
            self.pending = []

    def _run(self, answer: Option | None) -> None:
        """Carry on until somebody must decide or the game is over."""
        self.pending = []
        last = self.steps_begun + STEPS_WITHOUT_A_QUESTION
        while True:
            decision = self._flow.send(answer)
            if decision is STEP_ENDED:
                if self.state.over:
                    self._note_marks()
                    return
                answer = None
                self._begin_step()
                assert self.steps_begun < last, "the game goes on for ever and asks nobody"
                continue
            if self.state.over:
                self._flow.close()
                self._note_marks()
                return
            answer = self._put(decision)
            if answer is None:
                self._note_marks()
                return

    def _begin_step(self) -> None:
        self.steps_begun += 1
        if self._kept is not None:
            self.state.shuffle_unseen(self._known_to_any(self._kept))
            self._kept = None
        if self.keep:
            events = 0 if self.journal is None else len(self.journal.events)
            self.checkpoints.append(Checkpoint(len(self.choices), events, self.state.clone()))
        self._begin_flow()

    def _begin_flow(self) -> None:
        if self.journal is not None:
            self.journal.depth = 0
        self.state.step_begins()
        self._flow = _to_its_end(self._steps[self.state.next_step](self.state))

    def _put(self, decision: Decision) -> Option | None:
        """Put a question; the answer if there is only one and it need not be asked."""
        if isinstance(decision, Together):
            return self._put_several(OpenTogether(decision, len(self.choices), self.journal))
        if isinstance(decision, SideBySide):
            return self._put_several(OpenSideBySide(decision, len(self.choices), self.journal))
        if not must_be_asked(decision):
            return take_the_only_option(decision, self.journal)
        self.pending = [decision]
        return None

    def _put_several(self, questions: OpenQuestions) -> Option | None:
        self.pending = questions.pending
        if not self.pending:
            return NO_ANSWER
        self.questions = questions
        return None

    def _note_marks(self) -> None:
        if self.keep:
            del self.marks_at[len(self.choices) :]
            self.marks_at.append(self.state.marks)

    # -- playing again ---------------------------------------------------------

    def replay(self, choices: list[Choice], branches: list[Branch]) -> None:
        """Give these answers, one after the other; where chance took another course, it does again.

        The branches count the choices from the first one given here.
        """
        courses: dict[int, list[Branch]] = {}
        for branch in branches:
            courses.setdefault(branch.at, []).append(branch)
        for number in range(len(choices)):
            if courses:
                self._branch_off_again(courses, number)
            self._repeat(choices[number])
            if self.keep and number % THIN_OUT_EVERY == THIN_OUT_EVERY - 1:
                self.thin_out()
        self._branch_off_again(courses, len(choices))

    def _branch_off_again(self, courses: dict[int, list[Branch]], number: int) -> None:
        if number in courses:
            for branch in courses[number]:
                self.branch_off(branch.number, branch.kept)

    def _repeat(self, choice: Choice) -> None:
        """Give the same answer; one that was read from elsewhere is known by its option alone."""
        if choice.index == NOTHING:
            self.take(choice.seat, choice.option, choice.alone)
            return
        part = 0 if self.questions is None else self.questions.part_of(choice.part)
        if part == NOTHING:
            raise Refused("no_such_choice", f"seat {choice.seat} has answered this already")
        self.answer(part, choice.index, choice.seat, choice.alone)

    def branch_off(self, number: int, kept: list[int] | None = None) -> None:
        """From here on chance takes another course, and what nobody (or none of the `kept` seats)
        has seen is dealt anew.

        Seats that are asked just now answer with the cards that the question is about. If these are
        to be dealt anew, that happens when the next step begins.
        """
        if self.keep:
            self.branches.append(Branch(len(self.choices), number, kept))
        self.state.chance.branch_off(number)
        staying = list(range(self.setup.seats)) if kept is None else kept
        asked = self._seats_asked()
        self.state.shuffle_unseen(self._known_to_any(staying + asked))
        for seat in asked:
            if seat not in staying:
                before = staying if self._kept is None else self._kept
                self._kept = [each for each in staying if each in before]

    def _seats_asked(self) -> list[int]:
        """Who must answer, and who has answered a question that others still think about."""
        if self.questions is not None:
            return self.questions.seats_asked(self.setup.seats)
        found: list[int] = []
        for question in self.pending:
            found.extend(question.seats)
        return found

    def _known_to_any(self, seats: list[int]) -> set[int]:
        known: set[int] = set()
        for seat in seats:
            known.update(self.state.known_to(seat))
        return known

    # -- going back ------------------------------------------------------------

    def free_undo_to(self) -> int:
        """The earliest choice that can be taken back to without any information lost."""
        now = len(self.choices)
        while now > 0 and self.marks_at[now - 1] == self.state.marks:
            now -= 1
        return now

    def undo(self, to: int) -> None:
        """Take back every choice after the first `to`. Past a mark, chance branches off.

        It does so too where an earlier undo had branched off: the fate before that branch has
        been seen. So chance is always on its newest branch, and no branch comes twice.
        """
        self.need_past()
        if not 0 <= to <= len(self.choices):
            raise Refused("no_such_choice", f"there is no choice {to} to return to")
        seen = self.marks_at[to] != self.state.marks
        branched = len(self.branches) > 0 and self.branches[-1].at > to
        left = [branch for branch in self.branches if branch.at >= to]
        number = self.state.chance.branch + 1
        if seen or branched:
            # A branch that began at the same place has led nowhere.
            self.branches = [branch for branch in self.branches if branch.at < to]
        self._return_to(to)
        if seen or branched:
            self.branch_off(number, kept_by_all(left))

    @property
    def beside_since(self) -> int:
        """After how many choices the flows began that go on side by side; NOTHING if none do."""
        return self.questions.since if isinstance(self.questions, OpenSideBySide) else NOTHING

    def own_answers_open(self, seat: int) -> list[int]:
        """The numbers of the seat's answers in flows side by side, which it may take back alone."""
        if not isinstance(self.questions, OpenSideBySide):
            return []
        numbers = range(self.questions.since, len(self.choices))
        return [number for number in numbers if self.choices[number].seat == seat]

    def take_back_own(self, number: int) -> int:
        """Take back one answer in flows side by side, and the later ones of the same flow; the
        answers of other flows stay. How many were taken back."""
        self.need_past()
        total = len(self.choices)
        beside = self.questions
        if not isinstance(beside, OpenSideBySide) or not beside.since <= number < total:
            raise Refused("no_such_choice", f"choice {number} is not one of flows side by side")
        part = self.choices[number].part
        taken = [each for each in range(number, total) if self.choices[each].part == part]
        seen = any(self.marks_at[each + 1] != self.marks_at[each] for each in taken)
        branch = self.state.chance.branch + 1
        left = [self.choices[each] for each in range(total) if each not in taken]
        branches = branches_without(self.branches, taken)
        self._rewind(self.checkpoints[-1].at)
        start = len(self.choices)
        self.replay(left[start:], branches_since(branches, start))
        if seen:
            self.branch_off(branch)
        return len(taken)

    def _return_to(self, to: int) -> None:
        choices = self.choices[:to]
        branches = self.branches
        self._rewind(to)
        start = len(self.choices)
        self.replay(choices[start:], branches_since(branches, start))

    def _rewind(self, to: int) -> None:
        """Back to the start of the step that was under way after so many choices."""
        while self.checkpoints[-1].at > to:
            self.checkpoints.pop()
        checkpoint = self.checkpoints.pop()
        del self.choices[checkpoint.at :]
        del self.marks_at[checkpoint.at :]
        self.branches = [branch for branch in self.branches if branch.at < checkpoint.at]
        self.state = checkpoint.state.clone()
        self.questions = None
        self._kept = None
        if self.journal is not None:
            del self.journal.events[checkpoint.events :]
            self.state.journal = self.journal
        self._begin_step()
        self._run(None)

    def thin_out(self) -> None:
        """Forget most of the old states; going further back then means repeating a few choices."""
        self.checkpoints = thinned_out(self.checkpoints, len(self.choices))

    def need_past(self) -> None:
        if not self.checkpoints:
            raise Refused("not_kept", "a bare play-out has no past; start it with keep")

    # -- copies ----------------------------------------------------------------

    def at(self, choices: int) -> "Match":
        """The match as it stood after so many choices, as a copy with its own future."""
        self.need_past()
        if not 0 <= choices <= len(self.choices):
            raise Refused("no_such_choice", f"there is no choice {choices} to look at")
        return self._recalled(self.past(), self.checkpoints[:], choices)

    def past(self) -> Past:
        """What it remembers beside its states."""
        events = [] if self.journal is None else self.journal.events[:]
        return Past(self.choices[:], self.marks_at[:], events, self.branches[:])

    def further_on(self, past: Past, checkpoints: list[Checkpoint]) -> "Match":
        """The same match as it stands at the end of this past, where the last of these
        checkpoints of it lies."""
        self.need_past()
        return self._recalled(past, self.checkpoints + checkpoints, len(past.choices))

    def _recalled(self, past: Past, checkpoints: list[Checkpoint], choices: int) -> "Match":
        copy = Match(self.game, self.setup, self.seed, checkpoints[0].state.clone(), True)
        copy.resumed = self.resumed
        copy.beginning = self.beginning
        copy.choices = past.choices
        copy.checkpoints = checkpoints
        copy.branches = past.branches
        copy.marks_at = past.marks
        if self.journal is not None:
            copy.journal = Journal()
            copy.journal.events = past.events
        copy._return_to(choices)
        return copy

    def fork(self) -> "Match":
        """A bare copy that can be played on without touching this match."""
        self.need_past()
        start = self.checkpoints[-1].at
        copy = self.bare_copy(self.checkpoints[-1].state.clone())
        copy.replay(self.choices[start:], branches_since(self.branches, start))
        return copy

    def bare_copy(self, state: State) -> "Match":
        """A copy without a past that stands at the first question of the current step."""
        copy = Match(self.game, self.setup, self.seed, state, False)
        copy._begin_flow()
        copy._run(None)
        return copy


def _to_its_end(flow: Flow[None]) -> Generator[Decision, Option | None, None]:
    """A flow that says when it ends: in compiled code that is cheaper than an exception."""
    yield from flow
    yield STEP_ENDED
