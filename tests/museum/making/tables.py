"""The tables of a room: every game at a dozen tables, each of which something has happened at."""

from collections.abc import Callable

import msgspec

from questhall.conformance.setups import setups, with_random_options
from questhall.kernel.games import Game, Setup
from questhall.kernel.match import Match
from questhall.kernel.saves import save
from questhall.server.workers.check_save import check_save
from questhall.server.workers.jobs import Proved
from questhall.table import acts, taking_back
from questhall.table.records import Chose, SeatKind, UndoPolicy
from questhall.table.stopping import stop_table

from ..playing import play_match
from .clerk import Clerk
from .sitting import Company, Sitting, new_facts, sit_down

HOUSE_RULES = 25  # percent that are agreed on otherwise than usual
SHORT = 260  # choices of a game that is short enough to be kept to its end
TRIALS = 12


class Recipe:
    """What is done at a table. `others`: who sits beside the first person. Without `pause` it is
    left as a server leaves it, with its last position some choices ago."""

    def __init__(
        self,
        name: str,
        about: str,
        work: Callable[[Sitting], None],
        others: SeatKind = "person",
        undo: UndoPolicy = "mark",
        pause: bool = True,
    ) -> None:
        self.name = name
        self.about = about
        self.work = work
        self.others: SeatKind = others
        self.undo: UndoPolicy = undo
        self.pause = pause


def _begin(sitting: Sitting) -> None:
    sitting.play(6)


def _play_with_bots(sitting: Sitting) -> None:
    sitting.play(45)
    sitting.say("a drop of sulphur — «кто ходит?»")
    sitting.play(28)


def _take_back(sitting: Sitting) -> None:
    for forth, back in ((30, 7), (10, 4), (9, 1)):
        sitting.play(forth)
        _ask_back(sitting, back)
    sitting.play(5)


def _ask_back(sitting: Sitting, choices: int) -> None:
    table = sitting.table
    if table.over:
        return
    seat = sitting.persons()[0]
    to = max(0, table.count - choices)
    sitting.do(taking_back.ask(table, seat, {seat}, to, table.count))


def _agree(sitting: Sitting) -> None:
    """Once all agree, once somebody does not, and a third time it is left open."""
    sitting.play(25)
    for agreed in (True, False):
        _ask_back(sitting, 3)
        _vote(sitting, agreed)
        sitting.play(6)
    _ask_back(sitting, 2)


def _vote(sitting: Sitting, agreed: bool) -> None:
    while sitting.table.proposal is not None:
        voter = sitting.table.proposal.waiting[0]
        sitting.do(taking_back.vote(sitting.table, voter, agreed))


def _retract(sitting: Sitting) -> None:
    """Where questions are answered side by side, somebody thinks again."""
    table = sitting.table
    for _ in range(120):
        if table.over:
            return
        sitting.play(1)
        for seat in range(len(table.people.seats)):
            own = table.match.own_answers_open(seat)
            if own and table.stage == "playing":
                sitting.do(taking_back.ask(table, seat, {seat}, own[-1], table.count))
                sitting.play(2)
                return


def _resign(sitting: Sitting) -> None:
    sitting.play(34)
    if not sitting.table.over:
        sitting.do(acts.resign(sitting.table, sitting.persons()[-1]))
    sitting.play(12)


def _give_up(sitting: Sitting) -> None:
    sitting.play(23)
    while not sitting.table.over:
        sitting.do(acts.resign(sitting.table, sitting.persons()[0]))


def _hand_over(sitting: Sitting) -> None:
    table = sitting.table
    sitting.play(20)
    sitting.do(acts.rename_table("A table with another name"))
    sitting.do(acts.talk(table, None, "Gast", "may I watch?"))
    sitting.do(acts.hush(True))
    if not table.over:
        sitting.do(acts.hand_to_bot(table, 0, "normal"))
        sitting.play(15)
    if not table.over:
        sitting.do(acts.take_back(table, 0, "Ada the Second"))
        sitting.play(7)


def _copy(sitting: Sitting) -> None:
    """Somebody takes the game away, and somebody new sits down: what is unseen is dealt anew."""
    table = sitting.table
    sitting.play(31)
    sitting.do(acts.copy(table))
    seat = len(table.people.seats) - 1
    if not table.over:
        sitting.do(acts.leave(table, seat))
        sitting.sit(seat, "Zoë")
    sitting.play(9)


def _wait(sitting: Sitting) -> None:
    sitting.say("who else comes?")


RECIPES = (
    Recipe("begun", "some first answers", _begin),
    Recipe("with-bots", "in the middle, with bots", _play_with_bots, others="bot", pause=False),
    Recipe("taken-back", "much was taken back, past what was seen", _take_back, undo="free"),
    Recipe("proposal", "taking back is put to the vote", _agree, undo="agreement", pause=False),
    Recipe("retracted", "somebody took an own answer back beside others", _retract),
    Recipe("resigned", "somebody has resigned and a bot plays on", _resign, pause=False),
    Recipe("given-up", "all have given up", _give_up),
    Recipe("handed-over", "a bot played for a while; watchers are hushed", _hand_over),
    Recipe("copied", "the game was copied, and somebody new sat down", _copy),
    Recipe("waiting", "a seat is still open", _wait, others="open"),
)


def make_tables(clerk: Clerk, game: Game) -> None:
    """Each recipe with another format, other numbers of seats and other options."""
    ways = setups(game)
    for number, recipe in enumerate(RECIPES):
        setup = _agreed(clerk, game, ways[number % len(ways)], recipe.name)
        sitting = _sitting(clerk, game, setup, recipe)
        recipe.work(sitting)
        if recipe.pause:
            sitting.pause()
        sitting.label(f"{game.id}-{recipe.name}", recipe.about)
        if recipe.name == "with-bots":
            _fork(clerk, sitting)
    _make_finished(clerk, game, ways)


def make_stopped(clerk: Clerk, game: Game) -> None:
    """A table whose rules did not come to an end: it can only be taken away."""
    recipe = Recipe("stopped", "a rule did not come to an end, and it was stopped", _begin)
    sitting = _sitting(clerk, game, setups(game)[0], recipe)
    sitting.play(22)
    stop_table(sitting.table.facts.id, "a rule did not come to an end", clerk.store)
    sitting.label(f"{game.id}-stopped", recipe.about)
    clerk.tables[f"{game.id}-stopped"]["stopped"] = True


def _agreed(clerk: Clerk, game: Game, setup: Setup, purpose: str) -> Setup:
    seed = f"{clerk.seed}/{game.id}/{purpose}"
    return with_random_options(game, setup, seed, HOUSE_RULES)


def _sitting(clerk: Clerk, game: Game, setup: Setup, recipe: Recipe, seed: str = "") -> Sitting:
    kinds: list[SeatKind] = ["person"]
    kinds += [recipe.others] * (setup.seats - 1)
    company = Company(kinds)
    facts = new_facts(clerk, game, setup, company, recipe.undo, f"{game.id} {recipe.name}")
    facts.seed = seed or facts.seed
    return sit_down(clerk, facts, game, company)


def _fork(clerk: Clerk, parent: Sitting) -> None:
    """A table that goes on from the middle of another one, as a server makes it."""
    table = parent.table
    parent.do(acts.copy(table))
    _go_on(parent, save(table.match), table.count // 2, parent.table.facts.id, "forked")
    parent.label(f"{table.game.id}-with-bots", "in the middle, with bots; somebody copied it")
    _go_on(parent, save(table.match), -1, "", "imported")


def _go_on(parent: Sitting, data: bytes, at: int, origin: str, name: str) -> None:
    clerk, game = parent.clerk, parent.table.game
    proved = msgspec.msgpack.decode(check_save(data, at).data, type=Proved)
    start = proved.start
    company = Company(["person"] * start.seats)
    setup = Setup(start.format, start.seats, start.options)
    facts = new_facts(clerk, game, setup, company, "mark", f"{game.id} {name}")
    facts = msgspec.structs.replace(facts, seed=start.seed, origin=proved.save, parent=origin)
    sitting = sit_down(clerk, facts, game, company, proved.positions)
    sitting.play(21)
    sitting.pause()
    sitting.label(f"{game.id}-{name}", f"{name} and played on")


def _make_finished(clerk: Clerk, game: Game, ways: list[Setup]) -> None:
    """The first game that is short enough is kept to its end, with the rematch that followed."""
    recipe = Recipe("finished", "played to its end, with a rematch", _begin)
    for number in range(TRIALS):
        setup = _agreed(clerk, game, ways[number % len(ways)], f"finished {number}")
        match = Match.start(game, game.checked(setup), f"finished {number}")
        play_match(match, clerk.chance(match.seed), SHORT)
        if match.over:
            break
    else:
        raise RuntimeError(f"no game of {game.id} was short enough")
    sitting = _sitting(clerk, game, setup, recipe, match.seed)
    for choice in match.choices:
        sitting.do([Chose.of(choice.seat, choice.option, sitting.table.book)])
    sitting.pause()
    _rematch(clerk, sitting, setup)
    sitting.label(f"{game.id}-finished", recipe.about)


def _rematch(clerk: Clerk, first: Sitting, setup: Setup) -> None:
    facts = first.table.facts
    again = new_facts(clerk, first.table.game, setup, first.company, facts.undo, facts.name)
    other = sit_down(clerk, again, first.table.game, first.company)
    first.do(acts.play_again(first.table, again.id))
    other.play(3)
    other.pause()
    other.label(f"{facts.game}-rematch", "the same people play again")
