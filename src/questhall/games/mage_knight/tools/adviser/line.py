"""A line of play, made step by step by the engine itself."""

from __future__ import annotations

from questhall.kernel.decisions import Decision, Option
from questhall.kernel.offers import carry_out
from questhall.kernel.open_questions import must_be_asked

from ...rules.combat.phases import attack_phase, block_phase, damage_phase, ranged
from ...state.realm import Realm
from .answers import Answers
from .moment import Moment, Numbers

STEPS = {"ranged": ranged, "block": block_phase, "damage": damage_phase, "attack": attack_phase}
NOT_CHOSEN = -1


class Choice:
    """One choice of a line: what was done, and the answers to its questions."""

    def __init__(self, option: Option, answers: list[Option]) -> None:
        self.option = option
        self.answers = answers
        self.forced: list[bool] = []  # which answers the table gives by itself
        self.made = NOT_CHOSEN  # how many answers were given before the adviser was asked
        self.asks_others = False  # does somebody else decide what comes of it?

    def again(self) -> Choice:
        """The same choice, to be made on another copy of the table."""
        copy = Choice(self.option, self.answers[:])
        copy.made = self.made
        return copy

    def to_give(self) -> list[Option]:
        """What the player still has to choose, in this order."""
        found = [self.option] if self.made == NOT_CHOSEN else []
        for number in range(max(0, self.made), len(self.answers)):
            if not self.forced[number]:
                found.append(self.answers[number])
        return found


class Node:
    """A moment of a line."""

    def __init__(self, realm: Realm, parent: Node | None, choice: Choice | None) -> None:
        self.realm = realm
        self.parent = parent
        self.choice = choice
        self.cost = 0
        self.worth = 0  # the most that the enemies defeated at the end can be worth
        self.after = ""  # the last play of a run that only gave points
        self.known: set[str] = set()  # such plays that were possible before it
        self.uses: tuple[Numbers, ...] = ()  # strikes and blocks that may change places
        self.due: tuple[Numbers, ...] = ()  # mana just gained, by its places in the purse
        self.to_come = 0  # the least that the rest costs
        self.run: tuple[Numbers, ...] = ()  # the points of each play in the run
        self.finished = False

    def line(self) -> list[Choice]:
        found: list[Choice] = []
        node: Node | None = self
        while node is not None and node.choice is not None:
            found.append(node.choice)
            node = node.parent
        found.reverse()
        return found


class Leaf:
    """The result of one way to answer all questions about one option."""

    def __init__(self, realm: Realm, choice: Choice) -> None:
        self.realm = realm
        self.choice = choice
        self.moment: Moment | None = None
        self.pure = False


def play_through(realm: Realm, choice: Choice, answers: Answers) -> list[list[Option]]:
    """Make a choice with the given answers, and the first answer to every further question; returns
    the other ways to answer that are worth trying."""
    hero = realm.hero_of_turn()
    given = choice.answers
    others: list[list[Option]] = []
    used = 0
    flow = carry_out(realm, hero, choice.option)
    answer: Option | None = None
    before: Decision | None = None
    try:
        while True:
            decision = next(flow) if answer is None else flow.send(answer)
            if decision.seats != [hero.seat]:
                choice.asks_others = True
                flow.close()
                return others
            if used == len(given):
                worthy = answers.worthy(realm, decision, before, answer) or decision.options
                for other in worthy[1:]:
                    others.append([*given, other])
                given.append(worthy[0])
            choice.forced.append(not must_be_asked(decision))
            before = decision
            answer = given[used]
            used += 1
    except StopIteration:
        choice.asks_others = realm.combat is not None and realm.next_step not in STEPS
        return others


def ask(realm: Realm) -> Decision | None:
    """The next question of the fight; None when it is over."""
    while realm.combat is not None:
        try:
            return next(STEPS[realm.next_step](realm))
        except StopIteration:
            continue
    return None
