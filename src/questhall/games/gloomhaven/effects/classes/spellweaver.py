"""Effects that only the Spellweaver's cards have."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, refusal
from questhall.kernel.offers import Offer, taken

from ...printed.cards import NO_DECISIONS, Action, ElementUse, Rider
from ...printed.monsters import Rank
from ...rules.attack.after_effects import wants
from ...rules.attack.damage import die
from ...rules.attack.strike import AttackPlan, Strike
from ...rules.cards.elements import offer
from ...rules.movement.forced import move_each
from ...rules.movement.looting import (
    cells_to_loot,
    loot_hex,
    take_coins,
    take_treasure,
    treasure_on,
)
from ...rules.selecting import choose_or_skip
from ...state.figures import Condition, Figure, FigureKind
from ...state.heroes import Hero
from ...state.scene import Scene
from ...state.turn import Turn, seat_for
from ..tiles import cells_within


class Instead(Action):
    """These actions, or the actions of the use effect instead of them."""

    def __init__(self, use: ElementUse, actions: list[Action]) -> None:
        self.use = use
        self.actions = actions

    def element_uses(self) -> list[ElementUse]:
        return [self.use]

    def inner(self) -> list[Action]:
        return self.use.actions + self.actions

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        used = yield from offer(scene, seat_for(scene, actor, turn), self.use, actor.id)
        if used:
            turn.earned += self.use.xp
        any_done = False
        for action in self.use.actions if used else self.actions:
            done = yield from action.perform(scene, actor, turn)
            any_done = any_done or done
        return any_done


class ForAll(Action):
    """A use effect that raises every Move, Attack and Shield of the ability."""

    for_whole_ability = True

    def __init__(self, use: ElementUse) -> None:
        self.use = use

    def element_uses(self) -> list[ElementUse]:
        return [self.use]

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        used = yield from offer(scene, seat_for(scene, actor, turn), self.use, actor.id)
        if used:
            turn.plus += self.use.plus
            turn.earned += self.use.xp
        return False


class AlongPath(Rider):
    """The attack also targets the enemies on the way to its first target."""

    def plan(self, scene: Scene, plan: AttackPlan) -> None:
        plan.along_path = True
        plan.single = False


class KillNormal(Rider):
    """A normal enemy that was attacked dies, whatever the damage was."""

    optional = True

    def finish(self, scene: Scene, strike: Strike) -> Flow[None]:
        target = strike.target
        if target.kind != FigureKind.MONSTER or target.rank != Rank.NORMAL or target.gone:
            return
        wanted = yield from wants(scene, strike, "effect-kill", target)
        if wanted:
            strike.plan.killed.append(target.id)
            yield from die(scene, target, strike.attacker.owner)


class LootSome(Action):
    """Loot X, but at most this many coins and treasure tiles together."""

    def __init__(self, range: int, most: int) -> None:
        self.range = range
        self.most = most

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        cells = cells_to_loot(scene, actor, self.range)
        if not cells:
            return False
        hero = scene.heroes[seat_for(scene, actor, turn)]
        if tokens_on(scene, cells) <= self.most:
            answer = yield Decision(
                [hero.seat], "loot", [Option("loot"), refusal("skip")], "GH-3.16.1", actor.id
            )
            if answer.declines:
                return False
            for cell in cells:
                yield from loot_hex(scene, hero, cell, False)
            return True
        for already in range(self.most):
            options = _token_options(scene, hero, cells, already)
            answer = yield Decision([hero.seat], "loot-one", options, "GH-3.16.1", actor.id)
            if answer.declines:
                return False
            yield from taken(answer)
        return True


def tokens_on(scene: Scene, cells: list[int]) -> int:
    """How many coins and treasure tiles lie on a hex."""
    total = 0
    for cell in cells:
        total += scene.coins[cell]
        if treasure_on(scene, cell) is not None:
            total += 1
    return total


class TakeCoin(Offer):
    """Pick up one coin."""

    def __init__(self, scene: Scene, hero: Hero) -> None:
        self.scene = scene
        self.hero = hero

    def take(self, option: Option) -> Flow[None]:
        take_coins(self.scene, self.hero, option.where, 1)
        yield from NO_DECISIONS


class TakeTreasure(TakeCoin):
    """Pick up a treasure tile."""

    def take(self, option: Option) -> Flow[None]:
        yield from take_treasure(self.scene, self.hero, option.where)


def _token_options(scene: Scene, hero: Hero, cells: list[int], already: int) -> list[Option]:
    """What may be taken next; the whole action may be skipped, but not a part of it."""
    coin, tile = TakeCoin(scene, hero), TakeTreasure(scene, hero)
    coins = [cell for cell in cells if scene.coins[cell]]
    tiles = [cell for cell in cells if treasure_on(scene, cell)]
    options = [Option("loot-coin", NOTHING, cell, meant=coin) for cell in coins]
    options.extend([Option("loot-treasure", NOTHING, cell, meant=tile) for cell in tiles])
    if not already:
        options.append(refusal("skip"))
    return options


class PullToHex(Action):
    """PULL all enemies near a hex within range toward that hex."""

    def __init__(self, distance: int, range: int, around: int) -> None:
        self.distance = distance
        self.range = range
        self.around = around

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        options = [
            Option("pull-to", actor.id, cell)
            for cell in cells_within(scene, actor.cell, self.range)
            if self._enemies_around(scene, actor, cell)
        ]
        seat = seat_for(scene, actor, turn)
        answer = yield from choose_or_skip(seat, options, "pull-to", "GH-3.9.5", actor.id)
        if answer is None:
            return False
        waiting = self._enemies_around(scene, actor, answer.where)
        any_moved = yield from move_each(
            scene, actor, turn, waiting, self.distance, False, answer.where
        )
        return any_moved

    def _enemies_around(self, scene: Scene, actor: Figure, cell: int) -> list[Figure]:
        return [
            figure
            for figure in scene.figures
            if not figure.gone
            and scene.are_enemies(actor, figure)
            and not figure.has(Condition.INVISIBLE)
            and any(scene.board.within(cell, each, self.around) for each in scene.cells_of(figure))
        ]
