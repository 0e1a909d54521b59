"""Effects that only the Mindthief's cards have: augments of its melee attacks, and its swarm."""

from questhall.kernel.decisions import Flow

from ...printed.cards import Action, ElementUse, Rider
from ...printed.lasting import Lasting
from ...printed.monsters import Rank
from ...rules.attack.after_effects import wants
from ...rules.attack.healing import heal
from ...rules.attack.strike import Strike
from ...rules.cards.active_area import gain_xp, leave_active_area
from ...rules.cards.elements import offer
from ...rules.selecting import SELF_AND_ALLIES, Who, choose
from ...state.figures import Figure, FigureKind
from ...state.heroes import Active
from ...state.scene import Scene
from ...state.turn import Turn
from ..bonuses import MyAttacks, StartBonus
from ..one_of_a_kind import actives_with, make_room


class Augment(Lasting):
    """Effects on the owner's melee attacks, and on ranged attacks where a card says so."""

    def __init__(self, riders: list[Rider], uses: list[ElementUse]) -> None:
        self.riders = riders
        self.uses = uses

    def strike(self, scene: Scene, active: Active, strike: Strike) -> bool:
        if strike.ranged and not augments_reach_far(scene, active.seat):
            return False
        _add(scene, strike, self.riders)
        return bool(self.riders)

    def declare(self, scene: Scene, active: Active, strike: Strike) -> Flow[bool]:
        if strike.ranged and not augments_reach_far(scene, active.seat):
            return False
        any_used = False
        for use in self.uses:
            if not all(_is_of_use(rider, strike) for rider in use.riders):
                continue
            used = yield from offer(scene, active.seat, use, strike.attacker.id)
            if used:
                _add(scene, strike, use.riders)
                gain_xp(scene, scene.heroes[active.seat], use.xp, "GH-3.17.3")
                any_used = True
        return any_used


def _add(scene: Scene, strike: Strike, riders: list[Rider]) -> None:
    for rider in riders:
        rider.strike(scene, strike)
        strike.riders.append(rider)


def _is_of_use(rider: Rider, strike: Strike) -> bool:
    return not isinstance(rider, KillInstead) or is_normal(strike.target)


def augments_of(scene: Scene, seat: int) -> list[Active]:
    """The augments of a character, oldest first."""
    return [
        active for active in scene.actives if active.seat == seat and scene.half_of(active).augment
    ]


class StartAugment(StartBonus):
    """A new augment replaces the old one."""

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        others = augments_of(scene, turn.seat)
        most = most_augments(scene, turn.seat)
        room = yield from make_room(scene, actor, turn, others, most, "augment")
        if not room:
            return False
        started = yield from StartBonus.perform(self, scene, actor, turn)
        return started


class TwoAugments(Lasting):
    """The owner may have two augments at once."""

    def end(self, scene: Scene, active: Active) -> None:
        for older in augments_of(scene, active.seat)[:-1]:
            leave_active_area(scene, older)


class AugmentsAtRange(Lasting):
    """The owner's ranged attacks gain the effects of its augments."""


def most_augments(scene: Scene, seat: int) -> int:
    return 2 if actives_with(scene, seat, TwoAugments) else 1


def augments_reach_far(scene: Scene, seat: int) -> bool:
    return bool(actives_with(scene, seat, AugmentsAtRange))


class Augmented(Action):
    """Another figure's action gains the effects of the active character's augments."""

    def __init__(self, action: Action) -> None:
        self.action = action

    def inner(self) -> list[Action]:
        return [self.action]

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        augments = augments_of(scene, turn.seat)
        for active in augments:
            active.figures = [actor.id]
        done = yield from self.action.perform(scene, actor, turn)
        for active in augments:
            active.figures = []
        return done


class KillInstead(Rider):
    """Kill a normal enemy instead of attacking it."""

    def strike(self, scene: Scene, strike: Strike) -> None:
        strike.kills = is_normal(strike.target)


def is_normal(figure: Figure) -> bool:
    return figure.kind == FigureKind.MONSTER and figure.rank == Rank.NORMAL


class HealNear(Rider):
    """After the attack, a Heal for the attacker or an ally within range."""

    def __init__(self, amount: int, range: int) -> None:
        self.amount = amount
        self.who = Who(SELF_AND_ALLIES, range)

    def finish(self, scene: Scene, strike: Strike) -> Flow[None]:
        attacker = strike.attacker
        turn = strike.plan.turn or Turn(attacker.owner)
        found = yield from choose(scene, self.who, attacker, turn, "heal", "GH-3.13.1", True)
        for figure in found:
            heal(scene, figure, self.amount)


class RetaliateSelf(Rider):
    """Retaliate for the attacker until the end of the round."""

    optional = True

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def finish(self, scene: Scene, strike: Strike) -> Flow[None]:
        wanted = yield from wants(scene, strike, "effect-retaliate", strike.attacker)
        if wanted:
            strike.attacker.retaliate = [*strike.attacker.retaliate, self.amount, 1]


class Swarm(MyAttacks):
    """Each of these figures adds the number of all of them to its attacks."""

    def __init__(self, who: Who) -> None:
        super().__init__([], 0, 0, who, [])

    def begin(self, scene: Scene, active: Active, actor: Figure, turn: Turn) -> Flow[bool]:
        started = yield from MyAttacks.begin(self, scene, active, actor, turn)
        active.amount = len(active.figures)
        return started


class GainCoins(Action):
    """A coin from the supply for each figure that the card names."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def do(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        coins = len(self.who.find(scene, actor, turn))
        if coins:
            hero = scene.heroes[turn.seat]
            hero.coins += coins
            scene.tell("gains-coins", "GH-3.16.1", hero.seat, -1, coins)
        return coins > 0


class IfReturned(Action):
    """An action to perform if the last movement ended where it began."""

    def __init__(self, action: Action) -> None:
        self.action = action

    def inner(self) -> list[Action]:
        return [self.action]

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        if not turn.path or actor.cell != turn.begun_at:
            return False
        done = yield from self.action.perform(scene, actor, turn)
        return done
