"""Dooms of the Doomstalker: cards that mark one enemy until it dies or another Doom is played."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option

from ...printed.cards import NO_DECISIONS, Action, Rider
from ...printed.lasting import Lasting
from ...printed.monsters import Rank
from ...rules.attack.damage import die, suffer
from ...rules.attack.strike import Strike
from ...rules.cards.active_area import is_doomed, leave_active_area, use_circle
from ...rules.selecting import Who, can_be_killed, choose, choose_or_skip
from ...state.figures import Condition, Figure
from ...state.heroes import Active
from ...state.scene import Scene
from ...state.turn import Turn
from ..bonuses import StartBonus
from ..helping import HealAction
from ..one_of_a_kind import actives_with, make_room


class Doom(Lasting):
    """The mark on the enemy; it passes on or is put away once the enemy is dead."""

    doom = True

    def buried(self, scene: Scene, active: Active, figure: Figure) -> Flow[None]:
        if figure.id in active.figures:
            yield from put_away(scene, figure, active.seat)


class TwoDooms(Lasting):
    """The owner may have two Dooms on the same enemy."""

    def end(self, scene: Scene, active: Active) -> None:
        for older in dooms_of(scene, active.seat)[:-1]:
            leave_active_area(scene, older)


def dooms_of(scene: Scene, seat: int) -> list[Active]:
    """The Dooms of a character, oldest first; all are on one enemy."""
    return actives_with(scene, seat, Doom)


class StartDoom(StartBonus):
    """A new Doom on an enemy replaces others, unless a second one may be on the same enemy."""

    def __init__(self, who: Who, effects: list[Action]) -> None:
        super().__init__(Doom())
        self.who = who
        self.effects = effects

    def inner(self) -> list[Action]:
        return self.effects

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        found = yield from choose(scene, self.who, actor, turn, "doom", "GH-3.12.1", True)
        if not found:
            return False
        room = yield from self._make_room(scene, actor, turn, found[0])
        if not room:
            return False
        yield from StartBonus.perform(self, scene, actor, turn)
        scene.actives[-1].figures = [found[0].id]
        for effect in self.effects:
            yield from effect.perform(scene, actor, turn)
        return True

    def _make_room(self, scene: Scene, actor: Figure, turn: Turn, target: Figure) -> Flow[bool]:
        others = dooms_of(scene, turn.seat)
        elsewhere = [each for each in others if target.id not in each.figures]
        if elsewhere or not actives_with(scene, turn.seat, TwoDooms):
            for active in others:
                leave_active_area(scene, active)
            return True
        room = yield from make_room(scene, actor, turn, others, 2, "which-doom")
        return room


# -- what Dooms do -----------------------------------------------------------------


class AttacksOnIt(Lasting):
    """Effects on attacks of these figures against the doomed enemy."""

    def __init__(self, who: Who, riders: list[Rider]) -> None:
        self.who = who
        self.riders = riders

    def targeted(self, scene: Scene, active: Active, strike: Strike) -> bool:
        owner = scene.figure_of(scene.heroes[active.seat])
        if not self.who.includes(scene, owner, strike.attacker, None):
            return False
        for rider in self.riders:
            rider.strike(scene, strike)
            strike.riders.append(rider)
        return True


class WeakenIt(Lasting):
    """The doomed enemy attacks less hard, moves less far and reaches less far."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def strike(self, scene: Scene, active: Active, strike: Strike) -> bool:
        strike.plus -= self.amount
        return True

    def moves_more(self, scene: Scene, active: Active, figure: Figure) -> Flow[int]:
        yield from NO_DECISIONS
        return -self.amount

    def farther(self, scene: Scene, active: Active) -> int:
        return -self.amount


class SuffersEachTurn(Lasting):
    """The doomed enemy suffers damage at the start of each of its turns."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def turn_begins(self, scene: Scene, active: Active, figure: Figure) -> Flow[None]:
        owner = scene.heroes[active.seat].figure
        yield from suffer(scene, figure, self.amount, "GH-3.18.6", owner, active.seat)


class WhenItDies(Lasting):
    """An action of the owner when the doomed enemy dies."""

    def __init__(self, action: Action) -> None:
        self.action = action

    def fell(self, scene: Scene, active: Active, figure: Figure) -> Flow[None]:
        if figure.id in active.figures:
            yield from perform_now(scene, active.seat, self.action, figure.cell)


class WhenItSuffers(Lasting):
    """An action of the owner each time the doomed enemy suffers damage."""

    even_if_fatal = True

    def __init__(self, action: Action) -> None:
        self.action = action

    def damaged(self, scene: Scene, active: Active, figure: Figure) -> Flow[bool]:
        done = yield from perform_now(scene, active.seat, self.action, NOTHING)
        return done


class KillItAtLast(Lasting):
    """The circles count the owner's turns; after the last one the doomed enemy is dead, unless the
    Doom has come to a boss."""

    def turn_start(self, scene: Scene, active: Active, turn: Turn) -> Flow[bool]:
        if is_over(scene, active, 1):
            target = scene.figures[active.figures[0]]
            active.used += 1
            if target.rank in (Rank.NORMAL, Rank.ELITE) and can_be_killed(scene, target):
                yield from die(scene, target, active.seat)
            leave_active_area(scene, active)
        return True


def is_over(scene: Scene, active: Active, left: int = 0) -> bool:
    """Have all circles of the Doom but so many been used?"""
    circles = scene.half_of(active).circles
    return bool(circles) and active.used + left >= len(circles)


class WhenDoomedDie(Lasting):
    """An action of the owner the next times that an enemy with a Doom dies."""

    def __init__(self, action: Action) -> None:
        self.action = action

    def fell(self, scene: Scene, active: Active, figure: Figure) -> Flow[None]:
        if is_doomed(scene, figure):
            done = yield from perform_now(scene, active.seat, self.action, figure.cell)
            if done:
                use_circle(scene, active)


def perform_now(scene: Scene, seat: int, action: Action, felled: int) -> Flow[bool]:
    """The character performs an action in whoever's turn it is."""
    owner = scene.figure_of(scene.heroes[seat])
    if owner.gone or (isinstance(action, HealAction) and owner.has(Condition.STUN)):
        return False
    turn = Turn(seat)
    turn.felled = felled
    done = yield from action.perform(scene, owner, turn)
    return done


# -- how Dooms pass on -------------------------------------------------------------


class PassesOn(Lasting):
    """All Dooms on the enemy pass on when it dies near another one."""

    def __init__(self, range: int) -> None:
        self.range = range


class PassOneOn(Lasting):
    """The next times that a doomed enemy dies near another one, one of its Dooms passes on."""

    def __init__(self, range: int) -> None:
        self.range = range


def put_away(scene: Scene, figure: Figure, seat: int) -> Flow[None]:
    """The Dooms of a dead enemy pass on if something lets them; the others are discarded."""
    dooms = [active for active in dooms_of(scene, seat) if figure.id in active.figures]
    able = [active for active in dooms if not is_over(scene, active)]
    for bonus in [each for active in dooms for each in scene.bonuses_of(active)]:
        if isinstance(bonus, PassesOn) and able:
            passed = yield from _pass_on(scene, figure, able, bonus.range)
            able = [] if passed else able
    for carrier in actives_with(scene, seat, PassOneOn):
        for bonus in scene.bonuses_of(carrier):
            if isinstance(bonus, PassOneOn) and able:
                passed = yield from _pass_one_on(scene, figure, able, bonus.range)
                if passed:
                    able = []
                    use_circle(scene, carrier)
    for active in dooms:
        if figure.id in active.figures:
            leave_active_area(scene, active)


def _pass_one_on(scene: Scene, figure: Figure, dooms: list[Active], range: int) -> Flow[bool]:
    chosen = dooms
    if len(dooms) > 1:
        options = [Option("keep-doom", active.card) for active in dooms]
        answer = yield Decision([dooms[0].seat], "keep-doom", options, "GH-3.12.2", figure.id)
        chosen = [active for active in dooms if active.card == answer.what]
    passed = yield from _pass_on(scene, figure, chosen, range)
    return passed


def _pass_on(scene: Scene, figure: Figure, dooms: list[Active], range: int) -> Flow[bool]:
    """The player chooses an enemy near the dead one; False if there is none or none is wanted."""
    seat = dooms[0].seat
    owner = scene.figure_of(scene.heroes[seat])
    near = [
        Option("target", other.id)
        for other in scene.figures
        if not other.gone and scene.are_enemies(owner, other)
        if scene.is_within(figure, other, range)
    ]
    answer = yield from choose_or_skip(seat, near, "pass-doom", "GH-3.12.2", figure.id)
    if answer is None:
        return False
    mark(scene, dooms, answer.what)
    return True


def mark(scene: Scene, dooms: list[Active], target: int) -> None:
    """The Dooms are now on this enemy."""
    for active in dooms:
        active.figures = [target]
        scene.tell("doom-passes", "GH-3.12.2", active.card, target)


class TransferDooms(Action):
    """All Dooms move to another enemy."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        dooms = dooms_of(scene, turn.seat)
        if not dooms:
            return False
        others = [
            figure.id
            for figure in self.who.find(scene, actor, turn)
            if figure.id not in dooms[0].figures
        ]
        found = yield from choose(
            scene, self.who, actor, turn, "pass-doom", "GH-3.12.2", True, others
        )
        for figure in found:
            mark(scene, dooms, figure.id)
        return bool(found)
