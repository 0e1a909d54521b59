"""What a hero wants in his own turn."""

from questhall.boards.floods import FAR
from questhall.kernel.decisions import NOTHING, Decision, Option

from ..effects.changing import Heal
from ..effects.lasting import Bestow
from ..printed.effects import Effect, Fixed
from ..printed.kinds import COMBAT
from ..rules.control import engaged
from ..rules.numbers import armour_of, defence_of, hp_left
from ..rules.turn.using import blow_of
from ..state.adventure import Adventure
from ..state.attacks import Deed
from ..state.figures import ENEMIES, HEROES, Figure
from ..state.heroes import Hero

HITS_OF_RED = 0.9
HITS_OF_BLUE = 0.3
SHIELDS_OF_BLUE = 0.5
A_KILL = 5.0  # in wounds

# How much one wants to do something, whatever the position.
WORTH = {
    "quest-action": 3.2,
    "use": 2.2,
    "use-innate": 1.8,
    "use-item": 0.2,
    "open-door": 2.0,
    "break-door": 1.8,
    "unlock": 3.0,
    "provoke": -0.5,
    "rebirth": 2.0,
    "scream": 1.5,
    "fly": 0.2,
    "pick-coins": 1.0,
    "pick-item": 0.6,
    "pick-loot": 1.0,
    "pick-treasure": 1.0,
    "break-chest": 1.4,
    "search": 1.2,
    "stand": 1.6,
    "dash-stand": 1.5,
    "dash": -0.2,
    "empower": -0.2,
    "drop": -2.0,
    "reorganise": -1.0,
    "exchange": -1.0,
    "end-turn": 0.35,
}


def in_turn(adventure: Adventure, decision: Decision, option: Option) -> float:
    hero = adventure.heroes[decision.what]
    if option.verb == "attack":
        return 2.4 + 0.3 * _expected(adventure, hero, option.what, option.where)
    if option.verb == "focus":
        return 3.4 if _can_attack(decision) else -1.0
    if option.verb == "move":
        return _move(adventure, hero, option.what)
    if option.verb == "use":
        return _power(adventure, hero, decision, option)
    if option.verb == "use-item":
        use = adventure.side_of(hero, option.what).uses[option.where]
        return _effect(adventure, hero, decision, use.effect, WORTH["use-item"])
    return WORTH.get(option.verb, 0.0)


def _can_attack(decision: Decision) -> bool:
    return any(option.verb == "attack" for option in decision.options)


def _expected(adventure: Adventure, hero: Hero, slot: int, target: int) -> float:
    """Wounds by the average roll, at most as many as it takes; a kill is worth more."""
    blow = blow_of(adventure, hero, slot)
    enemy = adventure.figures[target]
    if blow is None:
        return 0.0
    hits = blow.fixed + HITS_OF_RED * blow.red + HITS_OF_BLUE * blow.blue
    hits -= armour_of(adventure, enemy) + enemy.shields
    hits -= SHIELDS_OF_BLUE * min(max(hits, 0.0), defence_of(adventure, enemy))
    left = hp_left(adventure, enemy)
    return left + A_KILL if hits >= left else min(max(hits, 0.0), 2.0)


def _power(adventure: Adventure, hero: Hero, decision: Decision, option: Option) -> float:
    power = adventure.power(option.what)
    level = next(each for each in power.levels if each.level == option.where)
    usual = 2.8 if power.action == COMBAT else WORTH["use"]
    return _effect(adventure, hero, decision, level.effect, usual) + 0.02 * option.where


def _effect(
    adventure: Adventure, hero: Hero, decision: Decision, effect: Effect, usual: float
) -> float:
    """Healing for those who need it, help for attacks that can be made."""
    if isinstance(effect, Heal):
        amount = effect.amount.number if isinstance(effect.amount, Fixed) else 2
        area = adventure.figure_of(hero).area
        near = [each for each in adventure.characters(HEROES) if _near(adventure, area, each)]
        most = max([each.wounds for each in near], default=0)
        return 2.7 if most >= amount else -1.0
    if isinstance(effect, Bestow):
        return 3.8 if _can_attack(decision) else -1.0
    return usual


def _near(adventure: Adventure, area: int, figure: Figure) -> bool:
    return adventure.passages.attack_distance(area, figure.area) <= 1


def _move(adventure: Adventure, hero: Hero, area: int) -> float:
    """Towards enemies, goals and what lies about, but not out of a fight."""
    figure = adventure.figure_of(hero)
    if engaged(adventure, figure):
        return -0.5
    goals = [goal for goal in _goals(adventure, hero) if goal != figure.area]
    here = _way(adventure, figure.area, goals)
    there = _way(adventure, area, goals)
    if there == FAR:
        return 0.3
    back = 0.5 if area == figure.came_from else 0.0  # not to and fro
    return (1.0 + 0.2 * (here - there) if there < here else 0.2) - back


def _goals(adventure: Adventure, hero: Hero) -> list[int]:
    """Areas with enemies, things to do, shadows, chests, stories, doors and waypoints."""
    found = [figure.area for figure in adventure.characters(ENEMIES)]
    for action in adventure.quest.actions:
        done = action.once and action.key in adventure.scripts_read
        deed = Deed(hero.place, level=hero.soulrank)
        if action.area != NOTHING and not done and action.test.holds(adventure, deed):
            found.append(action.area)
    found += [*adventure.shadow_areas, *adventure.chest_areas, *adventure.story_areas]
    for place, door in enumerate(adventure.quest.doors):
        shut = adventure.doors[place] and not door.wall
        if shut and (hero.keys or not adventure.magic_locks[place]):
            border = adventure.quest.map.borders[door.border]
            found += [border.a, border.b]
    deeds = [action.area for action in adventure.quest.actions]
    for place, area in enumerate(adventure.quest.waypoints):
        if adventure.waypoints[place] and area not in deeds:
            found.append(area)
    return found


def _way(adventure: Adventure, area: int, goals: list[int]) -> int:
    return min([adventure.passages.walking_distance(area, goal) for goal in goals], default=FAR)
