"""The situation of a hero in his turn: whom he could strike, and how good it is to stand where."""

from questhall.boards.areas import Passages
from questhall.boards.floods import FAR
from questhall.kernel.decisions import NOTHING

from ..printed.heroes import UseTarget
from ..printed.items import Blow
from ..printed.kinds import ActionKind, Slot
from ..rules.numbers import hp_left
from ..rules.powers import open_levels, ready
from ..rules.turn.using import blow_of
from ..state.adventure import Adventure
from ..state.attacks import Deed
from ..state.figures import Figure, Side
from ..state.heroes import Hero
from .blows import smite_in, worth_of_blow
from .quest_plan import SLAY, Errand, Plan

# In wounds on an enemy.
A_STEP = 0.35  # nearer to an errand, while there is time
HURRY = (5, 10)  # rounds that are left
IN_A_HURRY = (1.0, 0.6)  # the worth of a step then
APPROACHING = 0.5  # of a blow that can be struck later
LATER_STILL = 0.75  # for each step until then
SPENT = 0.4  # of the worth of coming nearer, for who cannot strike any more in this turn
BOUNTY = 1.4  # for an enemy whom the quest wants dead
FIGHTS_WITHIN = 4  # areas; who is farther away is left alone
CROWDED = 0.35  # for each enemy in the area who has no hero of his own
ALONE = 0.45  # for each area to the next hero, beyond those that he can still help in
TOGETHER = 2  # areas
TOO_FAR = 5  # no worse than this
EXPOSED = 3.0  # to each enemy in the area of a hero who cannot strike any more, by the HP left
NEXT_DOOR = 0.5  # of that to each in the next area
DYING = 3  # HP
HAZARD = 0.8
FIND = 0.7  # a chest, coins or treasures nearby
FINDS_WITHIN = 3


class Target:
    """An enemy, the best blow for it and how far that reaches."""

    def __init__(self, figure: Figure, worth: float, range: int) -> None:
        self.figure = figure
        self.worth = worth
        self.range = range


class Turn:
    """What a hero sees of the situation before he does anything."""

    def __init__(self, adventure: Adventure, hero: Hero, plan: Plan, ways: Passages) -> None:
        self.adventure = adventure
        self.hero = hero
        self.figure: Figure = adventure.figure_of(hero)
        self.errands: list[Errand] = plan.errands
        self.ways = ways
        self.others: list[Figure] = [f for f in adventure.hero_figures() if f is not self.figure]
        # How far the others are from each errand: together is better.
        self.apart: list[float] = [self._mean_way(errand.area) for errand in plan.errands]
        self.targets: list[Target] = []
        self.a_step = _worth_of_a_step(adventure)
        self.finds: list[int] = []
        self.leaving = 0.0  # what it costs to walk away from the enemies around

    def _mean_way(self, area: int) -> float:
        ways = [self.ways.walking_distance(other.area, area) for other in self.others]
        known = [way for way in ways if way < FAR]
        return 0.4 * sum(known) / len(known) if known else 0.0

    def way_from(self, area: int) -> float:
        """To the errand that is nearest for all."""
        best = float(FAR)
        for errand, apart in zip(self.errands, self.apart, strict=True):
            best = min(best, self.ways.walking_distance(area, errand.area) + apart)
        return best


def rounds_left(adventure: Adventure) -> int:
    """An event lies for a round after the one in which it came."""
    return 2 * len(adventure.events) + len(adventure.events_up)


def _worth_of_a_step(adventure: Adventure) -> float:
    left = rounds_left(adventure)
    for rounds, worth in zip(HURRY, IN_A_HURRY, strict=True):
        if left <= rounds:
            return worth
    return A_STEP


def targets_of(turn: Turn) -> list[Target]:
    """The enemies worth a fight, each with the best blow that the hero still has this turn or the
    next."""
    adventure = turn.adventure
    blows = _blows(turn)
    wanted = [errand.figure for errand in turn.errands if errand.kind == SLAY]
    found: list[Target] = []
    for foe in adventure.characters(Side.ENEMIES):
        near = adventure.passages.walking_distance(turn.figure.area, foe.area) <= FIGHTS_WITHIN
        if not near and foe.id not in wanted:
            continue
        best = Target(foe, 0.0, 0)
        for blow, range in blows:
            worth = worth_of_blow(adventure, turn.hero, blow, foe)
            if foe.id in wanted:
                worth *= BOUNTY
            if worth > best.worth + (0.1 if range < best.range else 0.0):
                best = Target(foe, worth, range)
        if best.worth > 0.0:
            found.append(best)
    return found


def _blows(turn: Turn) -> list[tuple[Blow, int]]:
    """Weapons in hand and powers that are ready, each with its range."""
    adventure = turn.adventure
    found: list[tuple[Blow, int]] = []
    for slot in (Slot.MAIN, Slot.OFF):
        blow = blow_of(adventure, turn.hero, slot)
        if blow is not None:
            found.append((blow, blow.range))
    for power in turn.hero.powers:
        card = adventure.power(power.card)
        if card.action != ActionKind.COMBAT or card.target != UseTarget.ENEMY:
            continue
        if ready(adventure, turn.hero, power):
            for level in open_levels(adventure, turn.hero, card):
                smite = smite_in(level.effect)
                if smite is not None:
                    found.append((smite, level.range))
    return found


def steps_to(turn: Turn, area: int) -> int:
    return turn.adventure.passages.walking_distance(turn.figure.area, area)


def threatened(turn: Turn) -> bool:
    return any(steps_to(turn, target.figure.area) <= 2 for target in turn.targets)


def worth_of_area(turn: Turn, area: int) -> float:
    """How good it is to stand there: near to errands, to enemies who can be struck, to friends."""
    adventure = turn.adventure
    worth = 0.0
    if turn.errands:
        worth -= turn.a_step * min(turn.way_from(area), 40.0)
    worth += _blow_from(turn, area)
    foes = len(adventure.in_area(Side.ENEMIES, area))
    friends = len([other for other in turn.others if other.area == area])
    if foes > friends + 1:
        worth -= CROWDED * (foes - friends - 1)
    if turn.hero.combats == 0:
        worth -= _exposed(turn, area)
    if turn.others:
        near = min([turn.ways.walking_distance(area, other.area) for other in turn.others])
        worth -= ALONE * max(0, min(near, TOO_FAR) - TOGETHER)
    if adventure.quest.areas[area].hazardous:
        worth -= HAZARD
    for find in turn.finds:
        way = adventure.passages.walking_distance(area, find)
        if way <= FINDS_WITHIN:
            worth += FIND / (1.0 + way)
    return worth


def _exposed(turn: Turn, area: int) -> float:
    """What the enemies in the area and beside it may do, more to a hero with few HP left."""
    near = 0.0
    for foe in turn.adventure.characters(Side.ENEMIES):
        way = turn.adventure.passages.walking_distance(area, foe.area)
        if way <= 1:
            near += NEXT_DOOR if way else 1.0
    return EXPOSED * near / max(1, hp_left(turn.adventure, turn.figure))


def _blow_from(turn: Turn, area: int) -> float:
    """The best blow that can be struck from there, now or when the hero has come nearer."""
    adventure = turn.adventure
    crowded = bool(adventure.in_area(Side.ENEMIES, area))
    best = 0.0
    for target in turn.targets:
        there = target.figure.area
        way = adventure.passages.attack_distance(area, there)
        reaches = way <= target.range and (not crowded or there == area)
        if reaches and way > 0:
            reaches = adventure.passages.sees(area, there)
        if reaches and turn.hero.combats > 0:
            best = max(best, target.worth)
            continue
        steps = adventure.passages.walking_distance(area, there) - target.range
        if steps < FAR:
            later: float = APPROACHING * LATER_STILL ** max(0, steps)
            later *= 1.0 if turn.hero.combats > 0 else SPENT
            best = max(best, target.worth * later)
    return best


def finds_of(turn: Turn) -> list[int]:
    """Chests, things on the ground and favours of the quest, if nobody is in the way."""
    adventure = turn.adventure
    if threatened(turn):
        return []
    found = [*adventure.chest_areas, *adventure.search_areas]
    for area, ground in enumerate(adventure.grounds):
        if ground.treasures or ground.loot or any(ground.coins) or ground.keys:
            found.append(area)
    for action in adventure.quest.actions:
        waits = action.once and action.area != NOTHING
        if waits and action.key not in adventure.scripts_read:
            found += [action.area] * action.test.holds(adventure, Deed(turn.hero.place))
    return found
