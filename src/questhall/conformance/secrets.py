"""Laws of what a seat sees: views draw, nothing leaks, and imagined copies are honest."""

import msgspec

from questhall.kernel.chance import Chance
from questhall.kernel.choices import Choice
from questhall.kernel.codec import state_hash
from questhall.kernel.events import Event, Journal
from questhall.kernel.imagining import fork_for
from questhall.kernel.match import Match
from questhall.kernel.phrases import option_id
from questhall.kernel.state import State
from questhall.kernel.zones import redeal

from .case import SPECTATOR, Law, answer, asked, law_called, play_on, repeat, told

REDEALS = 3
FURTHER = 15


@law_called("views")
def views(law: Law) -> None:
    """Every seat and a spectator can be shown the table as JSON; looking changes nothing."""
    case = law.case
    for point in [*case.points, len(case.match.choices)]:
        match = case.at(point)
        before = state_hash(match.state)
        for viewer in case.viewers:
            try:
                first = view_of(match, viewer)
            except Exception as fault:
                what = f"the view of seat {viewer} fails with {type(fault).__name__}: {fault}"
                raise law.broken(point, what) from fault
            law.same(point, f"a second look of seat {viewer}", view_of(match, viewer), first)
        law.same(point, "the state after looking", state_hash(match.state), before)


@law_called("leaks")
def leaks(law: Law) -> None:
    """What a seat is shown, asked and told does not depend on what it cannot see."""
    case = law.case
    for point in case.points:
        match = case.at(point)
        stretch = Stretch(match, law)
        for viewer in case.viewers:
            _exchange_hidden_cards(law, point, match, viewer)
            for number in range(REDEALS):
                stretch.twin_for(viewer, f"{case.seed}/{number}")


@law_called("imagination")
def imagination(law: Law) -> None:
    """A copy in which a seat thinks holds what the seat sees, and nothing else of the truth."""
    case = law.case
    for point in case.points:
        match = case.at(point)
        stretch = Stretch(match, law)
        for seat in range(case.setup.seats):
            if match.owed_by(seat) is not None:
                _think(law, point, stretch, seat)
        hash = state_hash(match.state)
        law.same(point, "the state after thinking", hash, case.recorded[point].hash)


def _think(law: Law, point: int, stretch: "Stretch", seat: int) -> None:
    """Compare what the seat imagines with what it sees, and with what it would in a twin."""
    match = stretch.match
    seed = f"thought {point}"
    imagined = fork_for(match, seat, seed)
    law.same(point, f"what seat {seat} sees", view_of(imagined, seat), view_of(match, seat))
    asked_there, asked_here = question(imagined, seat), question(match, seat)
    law.same(point, f"what seat {seat} is asked", asked_there, asked_here)
    law.same(point, "the cards", _cards(imagined), _cards(match))
    twin = stretch.twin_for(seat, f"{law.case.seed}/imagination")
    if twin is not None:
        other = fork_for(twin, seat, seed)
        law.same(point, f"what seat {seat} imagines", asked(other), asked(imagined))
        hashes = (state_hash(other.state), state_hash(imagined.state))
        law.same(point, f"the state that seat {seat} imagines", *hashes)
    play_on(imagined, law.case.chance(seed), FURTHER, law)


def view_of(match: Match, viewer: int) -> bytes:
    return msgspec.json.encode(match.game.view(match.state, viewer))


def question(match: Match, viewer: int) -> tuple[object, ...] | None:
    """What the viewer is asked, with the ids of its options."""
    decision = match.owed_by(viewer)
    if decision is None:
        return None
    names = [option_id(match.game, match.state, each) for each in decision.options_for(viewer)]
    numbers = (decision.what, decision.where, decision.amount)
    return (decision.prompt, numbers, decision.rule, tuple(names))


def shown_to(state: State, viewer: int, seats: int) -> set[int]:
    """The cards that the viewer sees or has seen; a spectator has seen what every seat has."""
    found = state.known_to(viewer)
    if viewer == SPECTATOR:
        found |= set.intersection(*[state.known_to(seat) for seat in range(seats)])
    return found


def _cards(match: Match) -> tuple[list[int], list[int]]:
    """How many cards lie in each zone, and which there are."""
    zones = match.state.zones()
    return [len(zone.cards) for zone in zones], sorted(
        card for zone in zones for card in zone.cards
    )


def _exchange_hidden_cards(law: Law, point: int, match: Match, viewer: int) -> None:
    """Exchange in place what the viewer cannot see: the view stays the same."""
    state = match.fork().state
    wanted = msgspec.json.encode(match.game.view(state, viewer))
    known = shown_to(state, viewer, law.case.setup.seats)
    for number in range(REDEALS):
        zones = state.zones()
        redeal(zones, known, viewer, law.case.chance(f"exchange {point} {number}"))
        there = [zone.cards for zone in state.zones()]
        law.same(point, "the zones after dealing anew", there, [zone.cards for zone in zones])
        found = msgspec.json.encode(match.game.view(state, viewer))
        law.same(point, f"the view of seat {viewer} when hidden cards differ", found, wanted)


class Watcher(Journal):
    """Listens, and notes at each event which cards the viewers have been shown by then, and which
    other secrets are open."""

    def __init__(self, state: State, viewers: list[int], seats: int) -> None:
        super().__init__()
        self.state = state
        self.seats = seats
        self.shown: dict[int, set[int]] = {viewer: set() for viewer in viewers}
        self.open: set[tuple[int, ...]] = set()

    def append(self, event: Event) -> None:
        super().append(event)
        self.look()

    def look(self) -> None:
        for viewer, cards in self.shown.items():
            cards |= shown_to(self.state, viewer, self.seats)
        self.open.add(tuple(self.state.open_secrets()))


class Moment:
    """What a viewer knows at one moment."""

    def __init__(self, match: Match, viewer: int, watcher: Watcher) -> None:
        self.shown = (set(watcher.shown[viewer]), set(watcher.open))
        self.question = question(match, viewer)
        self.waiting = [decision.seats for decision in match.pending]
        self.events = [told(event) for event in watcher.events if event.visible_to(viewer)]


class Stretch:
    """The last choice and the step it was made in, once more and under observation."""

    def __init__(self, match: Match, law: Law) -> None:
        now = len(match.choices)
        begun = [each for each in match.checkpoints if each.at < now] or match.checkpoints[:1]
        self.match = match
        self.law = law
        self.start = begun[-1]
        self.choices = match.choices[self.start.at :]
        self.moments: list[dict[int, Moment]] = []
        viewers = law.case.viewers
        state = self.start.state.clone()
        self.watcher = Watcher(state, viewers, match.setup.seats)
        again = self._begin(state, self.watcher)
        for choice in [*self.choices, None]:
            self.watcher.look()
            self.moments.append({each: Moment(again, each, self.watcher) for each in viewers})
            if choice is not None:
                repeat(again, choice, law)

    def _begin(self, state: State, watcher: Watcher) -> Match:
        match = self.match
        return Match.resume(match.game, match.setup, match.seed, state, journal=watcher)

    def twin_for(self, viewer: int, seed: str) -> Match | None:
        """The same stretch with other cards where the viewer never looked.

        The viewer must notice nothing. None if the twin becomes another story: others cannot
        choose there what they chose here, or the viewer is openly shown something else.
        """
        state = self.start.state.clone()
        state.imagine(viewer, self.watcher.shown[viewer], Chance(f"{seed}/{self.start.at}"))
        watcher = Watcher(state, [viewer], self.match.setup.seats)
        twin = self._begin(state, watcher)
        for number, choice in enumerate([*self.choices, None]):
            watcher.look()
            there = Moment(twin, viewer, watcher)
            here = self.moments[number][viewer]
            if there.shown != here.shown:
                return None
            self._unnoticed(number, viewer, there, here)
            if choice is not None and not _follow(twin, choice, self.law):
                return None
        found, wanted = view_of(twin, viewer), view_of(self.match, viewer)
        what = f"the view of seat {viewer} when hidden cards differ"
        self.law.same(len(self.match.choices), what, found, wanted)
        return twin

    def _unnoticed(self, number: int, viewer: int, there: Moment, here: Moment) -> None:
        choice = self.start.at + number
        who = f"seat {viewer}" if viewer != SPECTATOR else "a spectator"
        differs = "when cards differ that it cannot see"
        law = self.law
        law.same(choice, f"what {who} is told {differs}", there.events, here.events)
        law.same(choice, f"who is asked before {who} {differs}", there.waiting, here.waiting)
        law.same(choice, f"what {who} is asked {differs}", there.question, here.question)


def _follow(twin: Match, choice: Choice, law: Law) -> bool:
    """Give the same answer, or that in the same place: a hidden card may be another there."""
    for part, decision in enumerate(twin.pending):
        if choice.seat in decision.seats:
            for index, option in enumerate(decision.options):
                if option.same_as(choice.option):
                    answer(twin, part, index, choice.seat, law)
                    return True
            if choice.index < len(decision.options):
                option = decision.options[choice.index]
                if option.verb == choice.option.verb and option.seat == choice.option.seat:
                    answer(twin, part, choice.index, choice.seat, law)
                    return True
    return False
