"""How a match is kept: a checkpoint at the start of the current step and the choices since.

That pair is the copy, the undo, the save and the recovery. Rules are generators and cannot
be copied; to resume, the checkpoint is cloned, the step run anew and the choices fed to it.
"""

from .chance import Chance
from .decisions import NOTHING, Decision, Option, SideBySide, Together
from .events import EVERY_SEAT, Event, Journal
from .games import Game, Setup, Step
from .state import State

STEPS_KEPT = 8
OLD_STEP_EVERY = 30
OLD_STEPS_KEPT = 200
STEPS_WITHOUT_A_QUESTION = 10_000
NO_ANSWER = Option("")


class Refused(ValueError):
    """A choice that was not accepted. Nothing has changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Choice:
    """One answer: who gave it, to which of the open questions, and which option.

    The questions of flows that go on side by side are numbered by their flows.
    """

    def __init__(
        self, seat: int, part: int, index: int, option: Option, secret: bool = False
    ) -> None:
        self.seat = seat
        self.part = part
        self.index = index
        self.option = option
        self.secret = secret


class Checkpoint:
    """The state at the start of a step, after so many choices and events."""

    def __init__(self, at: int, events: int, state: State) -> None:
        self.at = at
        self.events = events
        self.state = state


class Branch:
    """From this choice on, chance runs on another branch (something was taken back).

    What nobody had seen by then was dealt anew.

    If somebody new sits down where others may know more than they should, only what the seats
    of `kept` have seen stays where it lies, the rest is dealt anew.
    """

    def __init__(self, at: int, number: int, kept: list[int] | None = None) -> None:
        self.at = at
        self.number = number
        self.kept = kept


class Beginning:
    """Where in a campaign a match begins: with this ledger, as JSON, and the offer of that key."""

    def __init__(self, ledger: str, offer: str) -> None:
        self.ledger = ledger
        self.offer = offer


class Match:
    """A game in progress.

    With `keep` the match remembers its past (undo, history, saves). Without it a match is
    a bare play-out: fast, and forgotten. A `resumed` match did not begin with its seed.
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
        self.choices: list[Choice] = []
        self.decisions = 0
        self.steps_begun = 0
        self.checkpoints: list[Checkpoint] = []
        self.branches: list[Branch] = []
        self.marks_at: list[int] = []
        self.journal: Journal | None = None
        self._steps: dict[str, Step] = game.steps
        self._together: Together | None = None
        self._beside: SideBySide | None = None
        self._asked_by: list[int] = []  # the flow of each open question, where they go side by side
        self._open_since = 0
        self._kept: list[int] | None = None  # when the next step begins, see Branch
        self._flow = self._steps[state.next_step](state)

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

    def take(self, seat: int, option: Option) -> None:
        """Answer with one of the options of the seat's decision."""
        for part in range(len(self.pending)):
            decision = self.pending[part]
            if seat in decision.seats:
                for index in range(len(decision.options)):
                    if decision.options[index].same_as(option):
                        self.answer(part, index, seat)
                        return
        if self.state.over:
            raise Refused("game_over", "the game is over")
        if self.owed_by(seat) is None:
            raise Refused("not_your_turn", f"seat {seat} is not asked anything now")
        raise Refused("no_such_option", f"{option!r} is not offered now")

    def answer(self, part: int, index: int, seat: int) -> None:
        """Answer the open question `part` with its option `index`, as this seat."""
        decision = self.pending[part]
        option = decision.options[index]
        if option.seat != NOTHING and option.seat != seat:
            raise Refused("not_yours", f"only seat {option.seat} may choose {option!r}")
        self.decisions += 1
        if self.keep:
            self.choices.append(Choice(seat, self._place(part), index, option, decision.secret))
        if self.journal is not None:
            self._log_choice(decision, option, seat, forced=False)
        decision.answer = option
        if self._beside is not None:
            self._go_on_beside(self._beside, part, option)
        elif self._together is not None:
            self.pending.pop(part)
        else:
            self.pending = []
        if self.pending:
            self._note_marks()
        else:
            self._together = None
            self._beside = None
            self._run(option)

    def _place(self, part: int) -> int:
        """Which of the questions that were put at the same time, or of the flows, it is."""
        if self._beside is not None:
            return self._asked_by[part]
        if self._together is not None:
            return self._together.parts.index(self.pending[part])
        return 0

    def _run(self, answer: Option | None) -> None:
        """Carry on until somebody must decide or the game is over."""
        self.pending = []
        last = self.steps_begun + STEPS_WITHOUT_A_QUESTION
        while True:
            try:
                decision = next(self._flow) if answer is None else self._flow.send(answer)
            except StopIteration:
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
        self._flow = self._steps[self.state.next_step](self.state)

    def _put(self, decision: Decision) -> Option | None:
        """Put a question; the answer if there is only one and it need not be asked."""
        if isinstance(decision, Together):
            return self._put_together(decision)
        if isinstance(decision, SideBySide):
            return self._put_side_by_side(decision)
        assert decision.options, f"{decision.prompt} has no option"
        if len(decision.options) == 1 and not decision.always_ask:
            return self._force(decision)
        self.pending = [decision]
        return None

    def _put_together(self, together: Together) -> Option | None:
        waiting: list[Decision] = []
        last: Option | None = None
        for part in together.parts:
            if len(part.options) == 1 and not part.always_ask:
                last = self._force(part)
            else:
                waiting.append(part)
        if waiting:
            self._together = together
            self._open_since = len(self.choices)
            self.pending = waiting
            return None
        return last

    def _put_side_by_side(self, beside: SideBySide) -> Option | None:
        """Each flow goes on to its first question."""
        self._open_since = len(self.choices)
        self._asked_by = []
        for number in range(len(beside.flows)):
            question = self._next_question(beside, number, None)
            if question is not None:
                self.pending.append(question)
                self._asked_by.append(number)
        if self.pending:
            self._beside = beside
            return None
        return NO_ANSWER

    def _next_question(
        self, beside: SideBySide, number: int, answer: Option | None
    ) -> Decision | None:
        """What the flow asks next; nothing if it has ended."""
        flow = beside.flows[number]
        while True:
            try:
                question = next(flow) if answer is None else flow.send(answer)
            except StopIteration:
                return None
            if len(question.options) > 1 or question.always_ask:
                return question
            answer = self._force(question)

    def _go_on_beside(self, beside: SideBySide, part: int, answer: Option) -> None:
        question = self._next_question(beside, self._asked_by[part], answer)
        if question is None:
            self.pending.pop(part)
            self._asked_by.pop(part)
        else:
            self.pending[part] = question

    def _force(self, decision: Decision) -> Option:
        option = decision.options[0]
        decision.answer = option
        if self.journal is not None:
            self._log_choice(decision, option, decision.seats[0], forced=True)
        return option

    def _log_choice(self, decision: Decision, option: Option, seat: int, forced: bool) -> None:
        assert self.journal is not None
        event = Event(option.verb, decision.rule, option.what, option.where, option.amount)
        event.chooser = seat
        event.forced = forced
        if decision.secret:
            event.seen_by = seat
        elif decision.unwatched:
            event.seen_by = EVERY_SEAT
        self.journal.append(event)

    def _note_marks(self) -> None:
        if self.keep:
            del self.marks_at[len(self.choices) :]
            self.marks_at.append(self.state.marks)

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
            self.branch_off(number, _kept_by_all(left))

    def branch_off(self, number: int, kept: list[int] | None = None) -> None:
        """From here on chance falls otherwise, and what nobody (or none of the `kept` seats) has
        seen lies otherwise."""
        branch = Branch(len(self.choices), number, kept)
        self.branches.append(branch)
        self._take_branch(branch)

    @property
    def beside_since(self) -> int:
        """After how many choices the flows began that go on side by side; NOTHING if none do."""
        return NOTHING if self._beside is None else self._open_since

    def own_answers_open(self, seat: int) -> list[int]:
        """The numbers of the seat's answers in flows side by side, which it may take back alone."""
        if self._beside is None:
            return []
        numbers = range(self._open_since, len(self.choices))
        return [number for number in numbers if self.choices[number].seat == seat]

    def asked_beside_since(self, seat: int) -> int:
        """After how many choices the flow of the seat has come to its open question."""
        own = self.own_answers_open(seat)
        return own[-1] + 1 if own else self._open_since

    def take_back_own(self, number: int) -> int:
        """Take back one answer in flows side by side, and the later ones of the same flow; the
        answers of other flows stay. How many were taken back."""
        self.need_past()
        if self._beside is None or not self._open_since <= number < len(self.choices):
            raise Refused("no_such_choice", f"choice {number} is not one of flows side by side")
        part = self.choices[number].part
        taken = [
            each for each in range(number, len(self.choices)) if self.choices[each].part == part
        ]
        seen = any(self._marks_after(each) != self.marks_at[each] for each in taken)
        branch = self.state.chance.branch + 1
        kept = [self.choices[each] for each in range(len(self.choices)) if each not in taken]
        branches = [
            Branch(each.at - len([one for one in taken if one < each.at]), each.number, each.kept)
            for each in self.branches
        ]
        self._return_to(self.checkpoints[-1].at)
        self.branches = [each for each in branches if each.at < len(self.choices)]
        for choice in kept[len(self.choices) :]:
            self._apply_branches(branches)
            self._repeat(choice)
        self._apply_branches(branches)
        if seen:
            self.branch_off(branch)
        return len(taken)

    def _marks_after(self, choice: int) -> int:
        last = choice + 1 == len(self.choices)
        return self.state.marks if last else self.marks_at[choice + 1]

    def at(self, choices: int) -> "Match":
        """The match as it stood after so many choices, as a copy with its own future."""
        self.need_past()
        if not 0 <= choices <= len(self.choices):
            raise Refused("no_such_choice", f"there is no choice {choices} to look at")
        copy = Match(self.game, self.setup, self.seed, self.checkpoints[0].state.clone(), True)
        copy.resumed = self.resumed
        copy.beginning = self.beginning
        copy.choices = self.choices[:]
        copy.checkpoints = self.checkpoints[:]
        copy.branches = self.branches[:]
        copy.marks_at = self.marks_at[:]
        if self.journal is not None:
            copy.journal = Journal()
            copy.journal.events = self.journal.events[:]
        copy._return_to(choices)
        return copy

    def thin_out(self) -> None:
        """Forget most of the old states; who goes back further repeats a few choices from one left.

        Of the newest steps every state is kept, of the older ones one in so many choices.
        """
        every = max(OLD_STEP_EVERY, len(self.choices) // OLD_STEPS_KEPT)
        kept = [self.checkpoints[0]]
        for checkpoint in self.checkpoints[1:-STEPS_KEPT]:
            if checkpoint.at - kept[-1].at >= every:
                kept.append(checkpoint)
        self.checkpoints = kept + self.checkpoints[1:][-STEPS_KEPT:]

    def need_past(self) -> None:
        if not self.checkpoints:
            raise Refused("not_kept", "a bare play-out has no past; start it with keep")

    def _return_to(self, to: int) -> None:
        while self.checkpoints[-1].at > to:
            self.checkpoints.pop()
        checkpoint = self.checkpoints.pop()
        again = self.choices[checkpoint.at : to]
        branches = self.branches
        del self.choices[checkpoint.at :]
        del self.marks_at[checkpoint.at :]
        self.branches = [branch for branch in branches if branch.at < checkpoint.at]
        self._restore(checkpoint)
        for choice in again:
            self._apply_branches(branches)
            self._repeat(choice)
        self._apply_branches(branches)

    def _restore(self, checkpoint: Checkpoint) -> None:
        self.state = checkpoint.state.clone()
        self._together = None
        self._beside = None
        self._kept = None
        if self.journal is not None:
            del self.journal.events[checkpoint.events :]
            self.state.journal = self.journal
        self._begin_step()
        self._run(None)

    def _apply_branches(self, branches: list[Branch]) -> None:
        now = len(self.choices)
        for branch in branches:
            if branch.at == now:
                self.branch_off(branch.number, branch.kept)

    # -- copies ----------------------------------------------------------------

    def fork(self) -> "Match":
        """A bare copy that can be played on without touching this match."""
        self.need_past()
        copy = self._bare_copy(self.checkpoints[-1].state.clone())
        self._repeat_in(copy, set())
        return copy

    def fork_for(self, seat: int, seed: str) -> "Match":
        """A copy as the seat must imagine it: what it cannot see is dealt anew.

        Chance runs on the given seed, and secret answers of others are forgotten. In the
        midst of a step others who are asked are offered what they truly are: a seat thinks
        when it is asked itself.
        """
        self.need_past()
        state = self.checkpoints[-1].state.clone()
        chance = Chance(seed)
        known = self.state.known_to(seat)
        if self._step_begins_with_others(seat):
            # What they are offered must follow from the cards that they are imagined to have.
            state.imagine(seat, known, chance)
            copy = self._bare_copy(state)
            self._repeat_together_in(copy, seat)
            known.update(copy._cards_others_choose_from(seat))
        else:
            copy = self._bare_copy(state)
            self._repeat_in(copy, self._secret_answers_hidden_from(seat))
        state.imagine(seat, known, chance)
        state.chance.reseed(seed)
        return copy

    def _bare_copy(self, state: State) -> "Match":
        """A copy without a past that stands at the first question of the current step."""
        copy = Match(self.game, self.setup, self.seed, state, False)
        copy._run(None)
        return copy

    def _repeat_in(self, copy: "Match", forgotten: set[int]) -> None:
        """Give the answers since the checkpoint again."""
        for number in range(self.checkpoints[-1].at, len(self.choices)):
            copy._follow_branches(self.branches, number)
            if number not in forgotten:
                copy._repeat(self.choices[number])
        copy._follow_branches(self.branches, len(self.choices))

    def _repeat(self, choice: Choice) -> None:
        """Give the same answer again."""
        part = 0
        if self._beside is not None:
            part = self._asked_by.index(choice.part)
        elif self._together is not None:
            part = self.pending.index(self._together.parts[choice.part])
        self.answer(part, choice.index, choice.seat)

    def _follow_branches(self, branches: list[Branch], at: int) -> None:
        for branch in branches:
            if branch.at == at:
                self._take_branch(branch)

    def _take_branch(self, branch: Branch) -> None:
        """Who is asked just now answers with the cards that the question is about: where these
        are to be dealt anew, it happens when the next step begins."""
        self.state.chance.branch_off(branch.number)
        kept = list(range(self.setup.seats)) if branch.kept is None else branch.kept
        asked = self._seats_asked()
        self.state.shuffle_unseen(self._known_to_any(kept + asked))
        for seat in asked:
            if seat not in kept:
                before = kept if self._kept is None else self._kept
                self._kept = [each for each in kept if each in before]

    def _seats_asked(self) -> list[int]:
        """Who must answer, and who has answered a question that others still think about."""
        if self._beside is not None:
            return list(range(self.setup.seats))
        questions = self.pending if self._together is None else self._together.parts
        found: list[int] = []
        for question in questions:
            found.extend(question.seats)
        return found

    def _known_to_any(self, seats: list[int]) -> set[int]:
        known: set[int] = set()
        for seat in seats:
            known.update(self.state.known_to(seat))
        return known

    def _step_begins_with_others(self, seat: int) -> bool:
        """Is the first question of the step open, and put to other seats (too)?"""
        if self._together is not None or self._beside is not None:
            return self._open_since == self.checkpoints[-1].at
        if len(self.choices) != self.checkpoints[-1].at:
            return False
        for decision in self.pending:
            if decision.seats != [seat]:
                return True
        return False

    def _secret_answers_hidden_from(self, seat: int) -> set[int]:
        """The numbers of secret answers by others while questions are still open.

        What a flow answered after its first secret is hidden with it.
        """
        hidden: set[int] = set()
        if self._together is not None:
            for number in range(self._open_since, len(self.choices)):
                part = self._together.parts[self.choices[number].part]
                if part.secret and seat not in part.seats:
                    hidden.add(number)
        elif self._beside is not None:
            flows: set[int] = set()
            for number in range(self._open_since, len(self.choices)):
                choice = self.choices[number]
                if choice.seat != seat and (choice.secret or choice.part in flows):
                    flows.add(choice.part)
                    hidden.add(number)
        return hidden

    def _repeat_together_in(self, copy: "Match", seat: int) -> None:
        """Give the answers that the seat knows again, where they are offered in the copy."""
        hidden = self._secret_answers_hidden_from(seat)
        for number in range(self._open_since, len(self.choices)):
            if number not in hidden:
                choice = self.choices[number]
                part = copy._part_of(choice)
                if part != NOTHING:
                    copy._answer_alike(part, choice)

    def _part_of(self, choice: Choice) -> int:
        """Which open question the choice answers here; NOTHING if it is open no more."""
        if self._beside is not None:
            if choice.part in self._asked_by:
                return self._asked_by.index(choice.part)
        elif self._together is not None:
            question = self._together.parts[choice.part]
            if question in self.pending:
                return self.pending.index(question)
        return NOTHING

    def _answer_alike(self, part: int, choice: Choice) -> None:
        """Give the same answer, if it is offered."""
        options = self.pending[part].options
        for index in range(len(options)):
            if options[index].same_as(choice.option):
                self.answer(part, index, choice.seat)
                return

    def _cards_others_choose_from(self, seat: int) -> set[int]:
        """The cards that other seats who are asked now can see."""
        found: set[int] = set()
        for decision in self.pending:
            for other in decision.seats:
                if other != seat:
                    found.update(self.state.known_to(other))
        return found


def _kept_by_all(branches: list[Branch]) -> list[int] | None:
    """The seats whose cards stayed where they were on all these branches; None if all did."""
    kept: list[int] | None = None
    for branch in branches:
        if branch.kept is not None:
            held = branch.kept
            kept = held if kept is None else [seat for seat in kept if seat in held]
    return kept
