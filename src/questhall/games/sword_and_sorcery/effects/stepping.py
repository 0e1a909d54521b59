"""Effects that move heroes otherwise than by walking, and enemies by force."""

from questhall.boards.masks import mask_of, places_in
from questhall.kernel.decisions import NOTHING, Flow, Option, ask, refusal
from questhall.kernel.ties import choose_one

from ..printed.effects import Effect, Whom
from ..printed.kinds import Condition, Slot
from ..rules.attack.strike import strike
from ..rules.control import controls
from ..rules.enemies.masters import pass_token_on
from ..rules.movement.bashing import bash
from ..rules.movement.entering import enter
from ..rules.movement.walking import can_leave, evade
from ..rules.sight import ways_of
from ..rules.turn.using import blow_of, weapon_attack
from ..state.adventure import Adventure
from ..state.attacks import Deed
from ..state.figures import Figure, Side


def step_by_step(
    adventure: Adventure, figure: Figure, most: int, ends: int, evading: bool
) -> Flow[bool]:
    """At most so many areas on foot, to end in one of the areas `ends`; did it come so far?"""
    hero = adventure.hero_of(figure)
    for left in range(most, 0, -1):
        options = [Option("area", area) for area in _next_areas(adventure, figure, left, ends)]
        if ends >> figure.area & 1:
            options.append(refusal("no-more"))
        if not options or not can_leave(figure):
            break
        answer = yield from choose_one([hero.seat], options, "step-to", "SS-6.1.0.1", figure.id)
        if answer.declines:
            break
        before = figure.area
        if evading:
            yield from evade(adventure, figure)
        if hero.ghost or not can_leave(figure) or figure.area != before or adventure.over:
            return False
        adventure.tell("moves", "SS-6.1.0.1", figure.id, answer.what)
        yield from enter(adventure, figure, answer.what)
        if hero.ghost or figure.area != answer.what or adventure.over:
            return False
    return bool(ends >> figure.area & 1)


def _next_areas(adventure: Adventure, figure: Figure, left: int, ends: int) -> list[int]:
    """Areas one step away from which an end is still within reach."""
    found: list[int] = []
    for area in places_in(ways_of(adventure, figure)[figure.area]):
        if adventure.passages.within_walk(1 << area, left - 1) & ends:
            found.append(area)
    return found


def _in_reach(adventure: Adventure, figure: Figure, most: int) -> int:
    if figure.has(Condition.KNOCKED_DOWN):
        return 1 << figure.area
    return adventure.passages.within_walk(1 << figure.area, most)


class Sneak(Effect):
    """Up to so many areas, to one that holds no enemy or that heroes control (as it is before the
    move); there the hero is hidden (SS-15.7.1.14)."""

    def __init__(self, steps: int, unnoticed: bool) -> None:
        self.steps = steps
        self.unnoticed = unnoticed

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        figure = adventure.figures[deed.actor]
        ends = self._ends(adventure, figure)
        there = yield from step_by_step(adventure, figure, self.steps, ends, not self.unnoticed)
        if there:
            figure.hidden = True
            adventure.tell("hides", "SS-15.7.1.14", figure.owner)
            yield from pass_token_on(adventure)

    def _ends(self, adventure: Adventure, figure: Figure) -> int:
        """SS-3.1.0.9"""
        near = places_in(_in_reach(adventure, figure, self.steps))
        return mask_of([area for area in near if self._is_safe(adventure, area)])

    def _is_safe(self, adventure: Adventure, area: int) -> bool:
        return not adventure.anybody_in(Side.ENEMIES, area) or controls(
            adventure, Side.HEROES, area
        )

    def possible(self, adventure: Adventure, deed: Deed) -> bool:
        return self._ends(adventure, adventure.figures[deed.actor]) != 0


class Charge(Effect):
    """Up to so many areas, to one with an enemy; then a melee attack with the main weapon, which
    has these effects besides its own."""

    def __init__(self, steps: int, always: list[Effect]) -> None:
        self.steps = steps
        self.always = always

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        figure = adventure.figures[deed.actor]
        hero = adventure.hero_of(figure)
        ends = self._ends(adventure, figure)
        there = yield from step_by_step(adventure, figure, self.steps, ends, True)
        enemies = adventure.in_area(Side.ENEMIES, figure.area)
        if not there or not enemies or figure.has(Condition.KNOCKED_DOWN):
            return
        options = [Option("figure", enemy.id) for enemy in enemies]
        answer = yield from choose_one([hero.seat], options, "target", "SS-6.2.0.3", deed.card)
        attack = weapon_attack(adventure, hero, Slot.MAIN, answer.what)
        attack.always = self.always
        attack.focused = hero.focus_ready
        hero.focus_ready = False
        yield from strike(adventure, attack)

    def _ends(self, adventure: Adventure, figure: Figure) -> int:
        near = places_in(_in_reach(adventure, figure, self.steps))
        return mask_of([area for area in near if adventure.anybody_in(Side.ENEMIES, area)])

    def possible(self, adventure: Adventure, deed: Deed) -> bool:
        figure = adventure.figures[deed.actor]
        blow = blow_of(adventure, adventure.hero_of(figure), Slot.MAIN)
        melee = blow is not None and blow.range == 0
        return melee and self._ends(adventure, figure) != 0


class Teleport(Effect):
    """Placed in the chosen area, without reaction attacks."""

    def __init__(self, whom: Whom) -> None:
        self.whom = whom

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        chosen = yield from self.whom.chosen(adventure, deed)
        for number in chosen:
            figure = adventure.figures[number]
            adventure.tell("moves", "SS-6.5.0.1", number, deed.area)
            yield from enter(adventure, figure, deed.area)


class MayStep(Effect):
    """Each may at once move one area without reaction attacks."""

    def __init__(self, whom: Whom) -> None:
        self.whom = whom

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        chosen = yield from self.whom.chosen(adventure, deed)
        for number in chosen:
            figure = adventure.figures[number]
            around = places_in(ways_of(adventure, figure)[figure.area])
            if not around or not can_leave(figure):
                continue
            options = [*[Option("area", area) for area in around], refusal("nothing")]
            seat = adventure.hero_of(figure).seat
            answer = yield ask(seat, "step-to", options, "SS-11.2.0.2", figure.id)
            if not answer.declines:
                adventure.tell("moves", "SS-6.1.0.1", number, answer.what)
                yield from enter(adventure, figure, answer.what)


class Push(Effect):
    """Pushed back one area, as by a bash (SS-10.2.0.4)."""

    def __init__(self, whom: Whom) -> None:
        self.whom = whom

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        chosen = yield from self.whom.chosen(adventure, deed)
        for number in chosen:
            if adventure.figures[number].on_map and not adventure.over:
                yield from bash(adventure, adventure.figures[number])


class StepIn(Effect):
    """Whoever acts goes to the area of the hero who is attacked and is attacked instead, with more
    armour in this attack."""

    def __init__(self, armour: int) -> None:
        self.armour = armour

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        figure = adventure.figures[deed.actor]
        area = adventure.figures[deed.target].area
        if figure.area != area:
            adventure.tell("moves", "SS-6.5.0.1", figure.id, area)
            yield from enter(adventure, figure, area)
        if adventure.is_ghost(figure) or not adventure.attacks:
            return
        attack = adventure.attacks[-1]
        attack.target = figure.id
        attack.armour_change += self.armour
        adventure.tell("redirected", "SS-9.0.0.2", attack.attacker, figure.id)

    def possible(self, adventure: Adventure, deed: Deed) -> bool:
        if deed.target == NOTHING:
            return False
        figure = adventure.figures[deed.actor]
        area = adventure.figures[deed.target].area
        if figure.area == area:
            return True
        return can_leave(figure) and bool(ways_of(adventure, figure)[figure.area] >> area & 1)
