"""What the quest asks for next, read from its scripts: from the victory back to what is open."""

from questhall.boards.floods import FAR
from questhall.kernel.decisions import NOTHING

from ..effects.commanding import Bring, MoveToken, RemoveWall
from ..effects.gaining import GainKey
from ..effects.questions import (
    CounterOf,
    HeroIn,
    Killed,
    MasterHalfWounded,
    NoEnemiesOnTile,
    TokenIn,
)
from ..effects.story import Count, Decide, Lose, RunScript, SetFlag, Win
from ..effects.structure import Save, SaveOr, Then, When
from ..effects.tests import (
    AllHeroesIn,
    Both,
    CounterAtLeast,
    Either,
    FlagIs,
    NoEnemiesIn,
)
from ..printed.cards import EventDef
from ..printed.effects import Effect, Test
from ..printed.quests import MASTER, ActionDef, QuestDef, ScriptDef, ScriptTrigger
from ..rules.numbers import hp_left, most_hp
from ..state.adventure import Adventure
from ..state.attacks import Deed
from ..state.enemies import Enemy
from ..state.figures import Side
from .ways import barring, through_doors

# What an errand is.
DEED = 0  # a quest action in the area
REACH = 1  # somebody goes there
GATHER = 2  # all go there
SLAY = 3  # an enemy who stands there dies
OPEN = 4  # a door beside the area, for something that cannot open it itself

DEPTH = 8  # from the victory back to a first step
UNKNOWN = 4.0  # what nobody can do anything for
A_FIGHT = 3.0  # with an enemy whom the quest wants dead
OF_A_DELAY = 0.5  # something that puts off defeat
TO_UNCOVER = 1.5  # a shadow, which may be something else

# What is looked for in an effect.
WINS = 0
SETS_FLAG = 1
COUNTS = 2
BRINGS = 3
OPENS = 4
GIVES_KEY = 5
MOVES_TOKEN = 6
RUNS = 7
LOSES = 8
COUNTS_DOWN = 9


class Errand:
    """Somewhere to go, and what for. `figure` is the enemy to be slain, `door` what to open."""

    def __init__(self, kind: int, area: int, figure: int = NOTHING, door: int = NOTHING) -> None:
        self.kind = kind
        self.area = area
        self.figure = figure
        self.door = door


class Plan:
    """The errands that are open now, and how much is still to do in all."""

    def __init__(self, cost: float, errands: list[Errand]) -> None:
        self.cost = cost
        self.errands = errands


def plan_of(adventure: Adventure) -> Plan:
    """The easiest way to the victory, and what puts off defeat."""
    plan = _cheapest(_providers(adventure, WINS, "", DEPTH))
    delays = _delays(adventure)
    if not delays:
        return plan
    cost = plan.cost + OF_A_DELAY * len(delays)
    return Plan(cost, _joined([plan, *delays]))


def doom(adventure: Adventure) -> float:
    """How near a counter is to defeat, from 0 to 1."""
    nearest = 0.0
    for script in _causes(adventure.quest, LOSES, "").scripts:
        if isinstance(script.test, CounterAtLeast):
            limit = script.test.least.value(adventure, Deed(max(adventure.active, 0)))
            count = adventure.counters.get(script.test.name, 0)
            nearest = max(nearest, min(1.0, count / max(1, limit)))
    return nearest


def _delays(adventure: Adventure) -> list[Plan]:
    """Actions that count down what brings defeat, or what it grows by."""
    counters: list[str] = []
    for script in _causes(adventure.quest, LOSES, "").scripts:
        if isinstance(script.test, CounterAtLeast):
            counters.append(script.test.name)
            for growing in _causes(adventure.quest, COUNTS, script.test.name).scripts:
                counters += _grows_by(growing.effect)
    return _counting_down(adventure, counters, DEPTH)


def _counting_down(adventure: Adventure, counters: list[str], depth: int) -> list[Plan]:
    found: list[Plan] = []
    for name in counters:
        for action in _causes(adventure.quest, COUNTS_DOWN, name).actions:
            if not (action.once and action.key in adventure.scripts_read):
                found.append(_act(adventure, action, depth))
    return found


def _grows_by(effect: Effect) -> list[str]:
    """The counters by which another one grows."""
    if isinstance(effect, Then):
        return [name for part in effect.parts for name in _grows_by(part)]
    if isinstance(effect, Count) and isinstance(effect.amount, CounterOf):
        return [effect.amount.name]
    return []


def _cheapest(plans: list[Plan]) -> Plan:
    best = Plan(UNKNOWN, [])
    for plan in plans:
        useful = plan.errands and not best.errands
        if useful or (bool(plan.errands) == bool(best.errands) and plan.cost < best.cost):
            best = plan
    return best


# -- what has to hold -----------------------------------------------------------------------


def _need(adventure: Adventure, test: Test, depth: int) -> Plan:
    """How to make a condition hold."""
    if depth <= 0:
        return Plan(UNKNOWN, [])
    if test.holds(adventure, Deed(max(adventure.active, 0))):
        return Plan(0.0, [])
    if isinstance(test, Both):
        return _all_of([_need(adventure, part, depth - 1) for part in test.parts])
    if isinstance(test, Either):
        return _cheapest([_need(adventure, part, depth - 1) for part in test.parts])
    if isinstance(test, FlagIs):
        return _cheapest(_providers(adventure, SETS_FLAG, test.name, depth))
    if isinstance(test, CounterAtLeast):
        return _count(adventure, test, depth)
    if isinstance(test, Killed):
        return _kill(adventure, test.keys, depth)
    return _place(adventure, test, depth)


def _joined(plans: list[Plan]) -> list[Errand]:
    """The errands of several plans, each once."""
    errands: list[Errand] = []
    known: list[tuple[int, int]] = []
    for plan in plans:
        for errand in plan.errands:
            if (errand.area, errand.figure) not in known:
                known.append((errand.area, errand.figure))
                errands.append(errand)
    return errands


def _all_of(parts: list[Plan]) -> Plan:
    errands = _joined(parts)
    # All gather only when nothing else is left to do.
    others = [each for each in errands if each.kind != GATHER]
    return Plan(sum([part.cost for part in parts]), others or errands)


def _count(adventure: Adventure, test: CounterAtLeast, depth: int) -> Plan:
    """Whatever counts helps, as often as it is missing."""
    wanted = test.least.value(adventure, Deed(max(adventure.active, 0)))
    missing = wanted - adventure.counters.get(test.name, 0)
    ways = _providers(adventure, COUNTS, test.name, depth)
    return Plan(missing * min([way.cost for way in ways], default=UNKNOWN), _joined(ways))


def _kill(adventure: Adventure, keys: list[str], depth: int) -> Plan:
    """Who is there is fought; who is not must be made to come, once his shields are gone."""
    there = [e for e in adventure.enemies_in_play() if adventure.cards[e.card].key in keys]
    if there:
        return _cheapest([_slay(adventure, enemy) for enemy in there])
    ways: list[Plan] = []
    for key in keys:
        ways += _providers(adventure, BRINGS, key, depth)
    plan = _cheapest(ways)
    cost = plan.cost + A_FIGHT
    shields = _unshielding(adventure, keys, depth)
    if not shields:
        return Plan(cost, plan.errands)
    return Plan(cost + sum([each.cost for each in shields]), _joined(shields))


def _unshielding(adventure: Adventure, keys: list[str], depth: int) -> list[Plan]:
    """What takes the magic shields of an enemy who is still to come."""
    scrolls = [enemy.scroll for enemy in adventure.quest.set_aside if enemy.key in keys]
    counters = [scroll.shields_by for scroll in scrolls if scroll.shields_by]
    return [each for each in _counting_down(adventure, counters, depth) if each.errands]


def _slay(adventure: Adventure, enemy: Enemy) -> Plan:
    figures = [adventure.figures[number] for number in enemy.figures]
    errands = [Errand(SLAY, figure.area, figure.id) for figure in figures]
    left = sum([hp_left(adventure, each) for each in figures])
    return Plan(A_FIGHT * left / max(1, most_hp(adventure, figures[0])), errands)


def _place(adventure: Adventure, test: Test, depth: int) -> Plan:
    """Somebody or something has to be somewhere, or nobody."""
    quest = adventure.quest
    if isinstance(test, HeroIn):
        return _go(adventure, Errand(REACH, quest.area(test.area)), depth)
    if isinstance(test, AllHeroesIn):
        return _go(adventure, Errand(GATHER, quest.area(test.areas[0])), depth)
    if isinstance(test, NoEnemiesIn):
        return _clear(adventure, [quest.area(test.area)])
    if isinstance(test, NoEnemiesOnTile):
        return _clear(adventure, quest.on_tile(test.tile))
    if isinstance(test, MasterHalfWounded):
        return _cheapest([_slay(adventure, enemy) for enemy in adventure.masters()])
    if isinstance(test, TokenIn) and test.name in adventure.tokens:
        return _bring_token(adventure, test.name, depth)
    return Plan(UNKNOWN, [])


def _bring_token(adventure: Adventure, token: str, depth: int) -> Plan:
    """Along its route; a shut door on it is opened first."""
    route = adventure.quest.route
    at = adventure.token_areas[adventure.tokens.index(token)]
    now = route.index(at)
    ways = _cheapest(_providers(adventure, MOVES_TOKEN, token, depth))
    cost = (len(route) - 1 - now) * ways.cost
    for place, door in enumerate(adventure.quest.doors):
        border = adventure.quest.map.borders[door.border]
        if adventure.doors[place] and sorted([border.a, border.b]) == sorted(route[now : now + 2]):
            return Plan(cost + 1.0, [Errand(OPEN, at, door=place)])
    return _all_of([Plan(cost, ways.errands), _clear(adventure, [at])])


def _clear(adventure: Adventure, areas: list[int]) -> Plan:
    found = [figure for area in areas for figure in adventure.in_area(Side.ENEMIES, area)]
    return Plan(float(len(found)), [Errand(SLAY, each.area, each.id) for each in found])


def _go(adventure: Adventure, errand: Errand, depth: int) -> Plan:
    """Where no way leads yet, one has to be opened."""
    ways = through_doors(adventure)
    for figure in adventure.hero_figures():
        if ways.walking_distance(figure.area, errand.area) < FAR:
            return Plan(1.0, [errand])
    # A key that somebody dropped is picked up again.
    lying = [area for area, ground in enumerate(adventure.grounds) if ground.keys]
    if lying:
        return Plan(2.0, [Errand(REACH, area) for area in lying])
    opened: list[Plan] = []
    for place in barring(adventure):
        door = adventure.quest.doors[place]
        kind = OPENS if door.wall else GIVES_KEY
        opened += _providers(adventure, kind, door.key if door.wall else "", depth - 1)
    first = _cheapest(opened)
    return Plan(first.cost + 1.0, first.errands)


# -- what makes it hold ---------------------------------------------------------------------


def _providers(adventure: Adventure, kind: int, name: str, depth: int) -> list[Plan]:
    """How each action and each script that does it can be brought about."""
    found: list[Plan] = []
    if depth <= 0:
        return found
    causes = _causes(adventure.quest, kind, name)
    for action in causes.actions:
        if not (action.once and action.key in adventure.scripts_read):
            found.append(_act(adventure, action, depth))
    for script in causes.scripts:
        if not (script.once and script.key in adventure.scripts_read):
            found.append(_trigger(adventure, script, depth))
    return found


class Causes:
    """What a quest has that does a certain thing."""

    def __init__(self, actions: list[ActionDef], scripts: list[ScriptDef]) -> None:
        self.actions = actions
        self.scripts = scripts


_CAUSES: dict[tuple[str, int, str], Causes] = {}


def _causes(quest: QuestDef, kind: int, name: str) -> Causes:
    """Looked up once: a quest never changes."""
    key = (quest.key, kind, name)
    known = _CAUSES.get(key)
    if known is None:
        actions = [each for each in quest.actions if _does(each.effect, kind, name)]
        scripts = [each for each in quest.scripts if _does(each.effect, kind, name)]
        known = Causes(actions, scripts)
        _CAUSES[key] = known
    return known


def _act(adventure: Adventure, action: ActionDef, depth: int) -> Plan:
    first = _need(adventure, action.test, depth - 1)
    if first.cost > 0.0:
        return Plan(first.cost + 1.0, first.errands)
    if action.at == MASTER:
        areas = [adventure.figures[e.figures[0]].area for e in adventure.masters()]
    elif action.at:
        places = zip(adventure.tokens, adventure.token_areas, strict=True)
        areas = [area for token, area in places if token == action.at]
    else:
        areas = [action.area]
    return _cheapest([_go(adventure, Errand(DEED, area), depth) for area in areas])


def _trigger(adventure: Adventure, script: ScriptDef, depth: int) -> Plan:
    if script.trigger == ScriptTrigger.NOW:
        return _need(adventure, script.test, depth - 1)
    if script.trigger == ScriptTrigger.CALLED:
        key = script.key.removeprefix(f"{adventure.quest.key}_")
        return _cheapest(_providers(adventure, RUNS, key, depth - 1))
    if script.trigger == ScriptTrigger.ENTER:
        return _any_of(adventure, script.areas, 1.0, depth)
    if script.trigger == ScriptTrigger.SHADOW:
        return _any_of(adventure, adventure.shadow_areas, TO_UNCOVER, depth)
    if script.trigger == ScriptTrigger.STORY:
        cards = zip(adventure.story_cards, adventure.story_areas, strict=True)
        numbered = [
            area
            for card, area in cards
            if adventure.printed(card, EventDef).story == script.story_card
        ]
        return _any_of(adventure, numbered, 1.0, depth)
    return Plan(UNKNOWN, [])


def _any_of(adventure: Adventure, areas: list[int], cost: float, depth: int) -> Plan:
    """One of several areas will do."""
    errands: list[Errand] = []
    for area in areas:
        errands += _go(adventure, Errand(REACH, area), depth - 1).errands
    return Plan(cost if errands else UNKNOWN, errands)


def _does(effect: Effect | None, kind: int, name: str) -> bool:
    """Is this part of an effect, whatever else it does?"""
    if isinstance(effect, Then):
        return any(_does(part, kind, name) for part in effect.parts)
    if isinstance(effect, When):
        return _does(effect.effect, kind, name) or _does(effect.otherwise, kind, name)
    if isinstance(effect, Decide):
        return any(_does(answer.effect, kind, name) for answer in effect.answers)
    if isinstance(effect, Save):
        return _does(effect.effect, kind, name)
    if isinstance(effect, SaveOr):
        return _does(effect.success, kind, name) or _does(effect.failure, kind, name)
    return _is(effect, kind, name)


def _is(effect: Effect | None, kind: int, name: str) -> bool:
    if kind in (WINS, LOSES):
        return isinstance(effect, Win if kind == WINS else Lose)
    if kind == SETS_FLAG:
        return isinstance(effect, SetFlag) and effect.name == name
    if kind in (COUNTS, COUNTS_DOWN):
        sign = 1 if kind == COUNTS else -1
        return isinstance(effect, Count) and effect.name == name and effect.sign == sign
    if kind == BRINGS:
        return isinstance(effect, Bring) and effect.key == name
    if kind == OPENS:
        return isinstance(effect, RemoveWall) and effect.name == name
    if kind == GIVES_KEY:
        return isinstance(effect, GainKey)
    if kind == MOVES_TOKEN:
        return isinstance(effect, MoveToken) and effect.name == name
    return kind == RUNS and isinstance(effect, RunScript) and effect.key == name
