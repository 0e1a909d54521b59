"""How good a position is for the party: enemies left, hit points, cards and progress."""

from math import exp, log, sqrt

from ..printed.dungeon import ROOMS, FoesCard
from ..rules.movement.rooms import monster_level
from ..rules.scenario import is_beyond_reach, progress
from ..state.figures import Condition, Figure, FigureKind, Side
from ..state.heroes import Hero
from ..state.scene import Ending, Phase, Scene
from .threats import danger_at, prize_of, threats_to
from .way_ahead import Walks, way_ahead

STRENGTH = 0.85
PROGRESS = 0.1
NEARNESS = 0.05

DAMAGE_A_TURN = 3.2  # by a character, on average
SHARPNESS = 2.2
UNSEEN = 1.4  # enemies behind doors also cost time to reach
NEAR = 12
HINDERED = 1.0
EXPECTED = 0.3  # the share of the danger that comes true
LAST_GASP = 0.3  # hit points
WOUNDED = 1.5
POISONED = 0.7


def judge(scene: Scene, seat: int) -> float:
    """From 0 (lost) to 1 (won); all win or lose together."""
    if scene.over:
        return scene.results[seat]
    if scene.outcome == Ending.VICTORY:
        return 0.98
    if scene.outcome == Ending.LOSS:
        return 0.02
    value = STRENGTH * _strength(scene)
    if scene.phase != Phase.PREPARING:
        value += PROGRESS * progress(scene)
        value += NEARNESS * _nearness(scene)
    return 0.03 + 0.94 * value


def _strength(scene: Scene) -> float:
    """The turns that the party has left, compared with those that the enemies will cost."""
    have = 0.0
    for hero in scene.heroes:
        if not hero.exhausted:
            have += turns_left(hero) * _vigour(scene, hero)
    need = opposition(scene) / DAMAGE_A_TURN
    edge = log((have + 0.5) / (need + 0.5))
    return 1.0 / (1.0 + exp(-SHARPNESS * edge))


def turns_left(hero: Hero) -> float:
    """Half as many as cards in the hand; after each rest one card fewer comes back."""
    hand = len(hero.hand) + len(hero.chosen)
    after = hand + len(hero.discard) - 1
    return 0.5 * hand + 0.25 * after * after if after > 0 else 0.5 * hand


def _vigour(scene: Scene, hero: Hero) -> float:
    """How well it will use its turns: the last hit points are worth the most, and those that it
    will lose where it stands count only in part."""
    if hero.figure < 0:
        return 1.0
    figure = scene.figures[hero.figure]
    left = figure.hp - _ailing(figure)
    left -= EXPECTED * danger_at(threats_to(scene, figure), figure.cell)
    return 0.5 + 0.5 * sqrt(max(left, LAST_GASP) / figure.max_hp)


def _ailing(figure: Figure) -> float:
    """The hit points that its conditions will cost."""
    cost = 0.0
    if figure.has(Condition.WOUND):
        cost += WOUNDED
    if figure.has(Condition.POISON):
        cost += POISONED
    return cost


def opposition(scene: Scene) -> float:
    """What is still to be beaten: enemies on the map and behind doors."""
    total = 0.0
    for figure in scene.figures:
        if not figure.gone and figure.side == Side.FOES and figure.kind == FigureKind.MONSTER:
            total += figure.hp + prize_of(scene.stats(figure).attack)
            if _is_out(figure):
                total -= HINDERED
    for place in range(len(scene.scenario.rooms)):
        if not scene.revealed >> scene.scenario.area_of[place] & 1:
            total += UNSEEN * _strength_of_room(scene, place)
    return total + UNSEEN * _strength_to_come(scene)


def _is_out(figure: Figure) -> bool:
    return figure.has(Condition.STUN) or figure.has(Condition.DISARM)


_STRENGTHS: dict[str, float] = {}


def _strength_to_come(scene: Scene) -> float:
    """What may wait in the rooms of a dungeon that are not drawn yet: nobody knows their cards, so
    each counts like an average one."""
    plan = scene.scenario.plan
    if plan is None:
        return 0.0
    level = monster_level(scene)
    key = f"{scene.scenario.number} {level} {scene.characters}"
    if key not in _STRENGTHS:
        total = 0.0
        for card in plan.foes:
            total += _strength_of_card(card, level, scene.characters)
        _STRENGTHS[key] = total / len(plan.foes)
    return _STRENGTHS[key] * (ROOMS - len(scene.scenario.laid))


def _strength_of_card(card: FoesCard, level: int, characters: int) -> float:
    total = 0.0
    for foe in card.monsters:
        letter = foe.ranks[characters - 2]
        if letter == "-":
            continue
        for kind in card.kinds:
            if kind.key == foe.type:
                stats = kind.stats_of(_rank(letter), level, characters)
                total += stats.hit_points + prize_of(stats.attack)
    return total


def _strength_of_room(scene: Scene, place: int) -> float:
    total = 0.0
    level = monster_level(scene)
    for monster in scene.scenario.rooms[place].monsters:
        letter = monster.ranks[scene.characters - 2]
        if letter == "-":
            continue
        rank = _rank(letter)
        for type in scene.types:
            if type.kind.key == monster.type and not type.allied:
                stats = type.kind.stats_of(rank, level, scene.characters)
                total += stats.hit_points + prize_of(stats.attack)
    return total


def _rank(letter: str) -> int:
    return 1 if letter == "e" else 0


def _nearness(scene: Scene) -> float:
    """How near the party is to the next enemy or, if there is none, to the next goal."""
    foes = scene.living(Side.FOES)
    total = 0.0
    count = 0
    for hero in scene.heroes:
        if hero.exhausted or hero.figure < 0:
            continue
        count += 1
        figure = scene.figures[hero.figure]
        enemies = [foe.cell for foe in foes if not is_beyond_reach(scene, foe, figure)]
        goals = enemies or way_ahead(scene, figure)
        walk = Walks(scene, figure, goals).costs[figure.cell] if goals else 0
        total += 1.0 - min(walk, NEAR) / NEAR
    return total / count if count else 0.0
