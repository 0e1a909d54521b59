"""Whom an action affects: allies and enemies, near and far (GH-3.3.7, GH-3.6.14)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, refusal
from questhall.kernel.ties import choose_one

from ..printed.monsters import Rank
from ..state.figures import Condition, Figure, FigureKind, is_companion
from ..state.scene import Scene
from ..state.turn import Turn, seat_for
from .attack.conditions import count_negative
from .cards.active_area import hidden_from, is_doomed
from .cards.freely import take_freely
from .round.at_any_time import free_options
from .scenario import is_beyond_reach, is_invulnerable

SELF = 0
ENEMIES = 1
ALLIES = 2
SELF_AND_ALLIES = 3
EVERYONE = 4  # allies and enemies
ANYONE = 5  # allies, enemies and itself
HEALED = 6  # those of the last Heal action

ONE = 1
EACH = 1000

ANYWHERE = -1
ADJACENT = 0
MOVED_THROUGH = -2
BESIDE_CELLS = -3  # adjacent to hexes that the ability destroyed, moved or created
IN_ROOM = -4
BESIDE_FELLED = -5
IN_AREA = -6
BESIDE_PATH = -7
OWN_RANGE = -8  # the range on the stat card
BESIDE_SUMMONS = -9  # adjacent to an allied summon
BESIDE_POISONED = -10  # adjacent to an enemy with POISON
BESIDE_TARGETS = -11  # adjacent to the targets of the last attack action
NEAR_HEALED = -12  # within range 2 of the figures of the last Heal action
NEAR = 2


class Who:
    """Figures of a side, within reach, of some kind."""

    def __init__(
        self,
        side: int,
        reach: int = ADJACENT,
        count: int = ONE,
        up_to: bool = False,
        ranks: list[int] | None = None,
        condition: int = NOTHING,
        hp_at_most: int = NOTHING,
        alone: bool = False,
        ally_beside: bool = False,
        summons: bool = False,
        characters: bool = False,
        own: bool = False,
        doomed: bool = False,
        ailments: int = 0,
        wounds: int = 0,
        exactly: bool = False,
        companion: bool = False,
    ) -> None:
        self.side = side
        self.reach = reach
        self.count = count
        self.up_to = up_to
        self.ranks: list[int] = ranks or []
        self.condition = condition
        self.hp_at_most = hp_at_most
        self.alone = alone
        self.ally_beside = ally_beside
        self.summons = summons
        self.characters = characters
        self.own = own  # only summons of the actor's own player
        self.doomed = doomed
        self.companion = companion  # only the companion of the actor's own player
        self.ailments = ailments  # at least so many negative conditions
        self.wounds = wounds  # at least so many hit points lost
        self.exactly = exactly  # neither nearer nor farther than the reach
        self.to_kill = False  # leave out figures that only damage can kill, or nothing can

    def up_to_number(self, count: int) -> "Who":
        """The same figures, but up to this many of them."""
        return self._copy(self.reach, count, True)

    def farther(self, more: int) -> "Who":
        """The same figures, within a greater range."""
        return self._copy(self.reach + more, self.count, self.up_to)

    def _copy(self, reach: int, count: int, up_to: bool) -> "Who":
        return Who(
            self.side,
            reach,
            count,
            up_to,
            self.ranks,
            self.condition,
            self.hp_at_most,
            self.alone,
            self.ally_beside,
            self.summons,
            self.characters,
            self.own,
            self.doomed,
            self.ailments,
            self.wounds,
            self.exactly,
            self.companion,
        )

    def find(self, scene: Scene, actor: Figure, turn: Turn | None) -> list[Figure]:
        """All figures it can mean now."""
        if self.side == SELF:
            return [actor]
        return [each for each in scene.figures if self.includes(scene, actor, each, turn)]

    def includes(self, scene: Scene, actor: Figure, figure: Figure, turn: Turn | None) -> bool:
        """Can it mean this figure now?"""
        if self.side == SELF:
            return figure.id == actor.id
        if self.side == HEALED:
            return turn is not None and figure.id in turn.healed
        if figure.gone or not self._side_fits(scene, actor, figure):
            return False
        if is_beyond_reach(scene, figure, actor):
            return False
        if not self._within_reach(scene, actor, figure, turn):
            return False
        return figure.id == actor.id or self._fits_all(scene, actor, figure)

    def _side_fits(self, scene: Scene, actor: Figure, figure: Figure) -> bool:
        if figure.id == actor.id:
            return self.side in (SELF_AND_ALLIES, ANYONE)
        enemy = scene.are_enemies(actor, figure)
        if enemy and hidden_from(scene, actor, figure):
            return False
        if self.side == ENEMIES:
            return enemy
        return (enemy and self.side in (EVERYONE, ANYONE)) or scene.are_allies(actor, figure)

    def _within_reach(self, scene: Scene, actor: Figure, figure: Figure, turn: Turn | None) -> bool:
        if figure.id == actor.id or self.reach == ANYWHERE:
            return True
        if self.reach == ADJACENT:
            return scene.are_adjacent(actor, figure)
        if self.reach > 0:
            if self.exactly and scene.distance(actor, figure) != self.reach:
                return False
            return scene.is_within(actor, figure, self.reach)
        if self.reach == OWN_RANGE:
            return scene.is_within(actor, figure, max(1, scene.stats(actor).range))
        if self.reach == IN_ROOM:
            return same_room(scene, actor.cell, figure.cell)
        if self.reach == BESIDE_SUMMONS:
            return beside_summon(scene, actor, figure)
        if self.reach == BESIDE_POISONED:
            return beside_poisoned(scene, actor, figure)
        if turn is None:
            return False
        if self.reach == BESIDE_TARGETS:
            return any(scene.are_adjacent(scene.figures[each], figure) for each in turn.targeted)
        if self.reach == NEAR_HEALED:
            return any(scene.is_within(scene.figures[each], figure, NEAR) for each in turn.healed)
        if self.reach == MOVED_THROUGH:
            return figure.id in turn.passed
        if self.reach == IN_AREA:
            return any(cell in turn.area for cell in scene.cells_of(figure))
        if self.reach == BESIDE_FELLED:
            return turn.felled != NOTHING and scene.is_beside(figure, [turn.felled])
        return scene.is_beside(figure, turn.path if self.reach == BESIDE_PATH else turn.cells)

    def _fits_all(self, scene: Scene, actor: Figure, figure: Figure) -> bool:
        """Every mark concerns the others, never the actor itself."""
        if self.own and figure.owner != actor.owner:
            return False
        if self.companion and (figure.owner != actor.owner or not is_companion(figure)):
            return False
        return self._fits(scene, figure) and self._neighbours_fit(scene, actor, figure)

    def _fits(self, scene: Scene, figure: Figure) -> bool:
        if self.ranks and (figure.kind != FigureKind.MONSTER or figure.rank not in self.ranks):
            return False
        if self.condition != NOTHING and not figure.has(self.condition):
            return False
        if self.hp_at_most != NOTHING and figure.hp > self.hp_at_most:
            return False
        if self.ailments and count_negative(figure) < self.ailments:
            return False
        if self.wounds and figure.max_hp - figure.hp < self.wounds:
            return False
        if self.summons and figure.kind != FigureKind.SUMMON:
            return False
        if self.doomed and not is_doomed(scene, figure):
            return False
        if self.to_kill and not can_be_killed(scene, figure):
            return False
        if not self.characters:
            return True
        return figure.kind == FigureKind.CHARACTER and not scene.heroes[figure.owner].exhausted

    def _neighbours_fit(self, scene: Scene, actor: Figure, figure: Figure) -> bool:
        if self.alone and not stands_alone(scene, figure):
            return False
        return not self.ally_beside or ally_beside(scene, actor, figure)


def companion() -> Who:
    """The creature of the character's class, wherever it is."""
    return Who(ALLIES, ANYWHERE, companion=True)


def can_be_killed(scene: Scene, figure: Figure) -> bool:
    """Without damage: not an object (GH-7.1.7), nor a figure that the scenario protects."""
    return figure.kind != FigureKind.OBJECT and not is_invulnerable(scene, figure)


def same_room(scene: Scene, a: int, b: int) -> bool:
    """Are both in the same room, between doors (GH-2.1.3)? An open door belongs to both its
    rooms."""
    book = scenario_areas(scene, a)
    return any(area in book for area in scenario_areas(scene, b))


def scenario_areas(scene: Scene, cell: int) -> list[int]:
    scenario = scene.scenario
    joint = scenario.joint_of[cell]
    if joint < 0:
        return [scenario.area_of[scenario.room_of[cell]]]
    return [scenario.area_of[room] for room in scenario.joints[joint].rooms]


def beside_summon(scene: Scene, actor: Figure, figure: Figure) -> bool:
    """Is the figure adjacent to a summon that is an ally of the actor?"""
    return any(
        other.kind == FigureKind.SUMMON and not scene.are_enemies(actor, other)
        for other in scene.beside(figure)
    )


def beside_poisoned(scene: Scene, actor: Figure, figure: Figure) -> bool:
    """Is the figure adjacent to an enemy of the actor that has POISON?"""
    return any(
        other.has(Condition.POISON) and scene.are_enemies(actor, other)
        for other in scene.beside(figure)
    )


def stands_alone(scene: Scene, figure: Figure) -> bool:
    """Is the figure adjacent to none of its allies?"""
    return not any(scene.are_allies(figure, other) for other in scene.beside(figure))


def ally_beside(scene: Scene, actor: Figure, target: Figure) -> bool:
    """Is the target adjacent to an ally of the actor?"""
    return allies_beside(scene, actor, target) > 0


def allies_beside(scene: Scene, actor: Figure, target: Figure) -> int:
    return len([other for other in scene.beside(target) if scene.are_allies(actor, other)])


# Conditions on the target of an attack ("when=...").
ALWAYS = 0
WHEN_ALLY_BESIDE = 1
WHEN_ALONE = 2
WHEN_POISONED = 3
WHEN_HAMPERED = 4  # DISARM, IMMOBILIZE or STUN
WHEN_INVISIBLE = 5  # about the attacker
WHEN_ALONE_AND_ALLY_BESIDE = 6
WHEN_HURT = 7  # about the attacker
WHEN_AT_LAST_HIT_POINT = 8  # about the attacker
WHEN_DOOMED = 9
WHEN_UNDAMAGED = 10
WHENS = {
    "always": ALWAYS,
    "ally_beside": WHEN_ALLY_BESIDE,
    "alone": WHEN_ALONE,
    "poisoned": WHEN_POISONED,
    "hampered": WHEN_HAMPERED,
    "invisible": WHEN_INVISIBLE,
    "alone_and_ally_beside": WHEN_ALONE_AND_ALLY_BESIDE,
    "hurt": WHEN_HURT,
    "at_last_hit_point": WHEN_AT_LAST_HIT_POINT,
    "doomed": WHEN_DOOMED,
    "undamaged": WHEN_UNDAMAGED,
}


def is_hurt(figure: Figure) -> bool:
    """Has it fewer hit points than half of its maximum, rounded up?"""
    return figure.hp < (figure.max_hp + 1) // 2


def holds(scene: Scene, when: int, attacker: Figure, target: Figure) -> bool:
    if when == ALWAYS:
        return True
    if when == WHEN_ALLY_BESIDE:
        return ally_beside(scene, attacker, target)
    if when == WHEN_ALONE:
        return stands_alone(scene, target)
    if when == WHEN_POISONED:
        return target.conditions[0] > 0
    if when == WHEN_HAMPERED:
        return (
            target.has(Condition.DISARM)
            or target.has(Condition.IMMOBILIZE)
            or target.has(Condition.STUN)
        )
    if when == WHEN_INVISIBLE:
        return scene.is_invisible(attacker)
    if when == WHEN_HURT:
        return is_hurt(attacker)
    if when == WHEN_AT_LAST_HIT_POINT:
        return attacker.hp == 1
    if when == WHEN_DOOMED:
        return is_doomed(scene, target)
    if when == WHEN_UNDAMAGED:
        return target.hp >= target.max_hp
    return stands_alone(scene, target) and ally_beside(scene, attacker, target)


# What can be counted about a target ("per(...)").
PER_ALLY_BESIDE = 0
PER_NEGATIVE_CONDITION = 1
PER_SHIELD = 2
PERS = {
    "ally_beside": PER_ALLY_BESIDE,
    "negative_condition": PER_NEGATIVE_CONDITION,
    "shield": PER_SHIELD,
}


def counted(scene: Scene, per: int, attacker: Figure, target: Figure, shield: int) -> int:
    if per == PER_ALLY_BESIDE:
        return allies_beside(scene, attacker, target)
    if per == PER_NEGATIVE_CONDITION:
        return count_negative(target)
    return shield


RANKS = {
    "normal": [Rank.NORMAL],
    "elite": [Rank.ELITE],
    "normal_or_elite": [Rank.NORMAL, Rank.ELITE],
    "boss": [Rank.BOSS],
}


def choose_or_skip(
    seat: int, options: list[Option], prompt: str, rule: str, what: int = NOTHING
) -> Flow[Option | None]:
    """One of these, or None: there is nothing to choose, or the player skips it (GH-3.3.5)."""
    if not options:
        return None
    answer = yield Decision([seat], prompt, [*options, refusal("skip")], rule, what)
    return None if answer.declines else answer


def choose_next(
    scene: Scene, actor: Figure, turn: Turn, waiting: list[Figure], prompt: str, rule: str
) -> Flow[Figure]:
    """Choose which of several waiting figures is next, and take it off the list."""
    options = [Option("target", figure.id) for figure in waiting]
    seat = seat_for(scene, actor, turn)
    answer = yield from choose_one([seat], options, prompt, rule, actor.id)
    chosen = scene.figures[answer.what]
    waiting.remove(chosen)
    return chosen


def choose(
    scene: Scene,
    who: Who,
    actor: Figure,
    turn: Turn,
    prompt: str,
    rule: str,
    optional: bool,
    among: list[int] | None = None,
) -> Flow[list[Figure]]:
    """The figures that the player chooses: each of them, one, or up to a number. A player who
    goes part by part may leave some out of "each" (GH-3.3.5). `among`: the only ones worth
    choosing."""
    left = _found(scene, who, actor, turn, among)
    all_of_them = who.count == EACH and not (optional and turn.part_by_part)
    if who.side == SELF or all_of_them or not left:
        return left
    seat = seat_for(scene, actor, turn)
    chosen: list[Figure] = []
    while left and len(chosen) < who.count:
        options = [Option("target", figure.id) for figure in left]
        if optional or (chosen and who.up_to):
            options.append(refusal("skip" if not chosen else "enough"))
        if len(options) > 1:
            options.extend(free_options(scene, actor, turn))
        answer = yield Decision([seat], prompt, options, rule, actor.id)
        free = yield from take_freely(answer)
        if not free and answer.declines:
            break
        if not free:
            chosen.append(scene.figures[answer.what])
        found = _found(scene, who, actor, turn, among)
        left = [each for each in found if each not in chosen]
    return [figure for figure in chosen if not figure.gone]


def _found(
    scene: Scene, who: Who, actor: Figure, turn: Turn, among: list[int] | None
) -> list[Figure]:
    found = who.find(scene, actor, turn)
    return found if among is None else [figure for figure in found if figure.id in among]
