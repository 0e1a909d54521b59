"""How good a position is for the party: enemies left, hit points, cards and progress."""

from math import exp, log, sqrt

from ..printed.dungeon import ROOMS, FoesCard
from ..printed.hexes import FAR
from ..rules.movement.rooms import monster_level
from ..rules.scenario import script_of
from ..state.figures import FOES, MONSTER, Figure
from ..state.heroes import Hero
from ..state.scene import LOSS, PREPARING, VICTORY, Scene

STRENGTH = 0.85
PROGRESS = 0.1
NEARNESS = 0.05

DAMAGE_A_TURN = 3.2  # by a character, on average
TURNS_OF_A_FULL_HAND = 22.0
SHARPNESS = 2.2
UNSEEN = 1.4  # enemies behind doors also cost time to reach
NEAR = 12


def judge(scene: Scene, seat: int) -> float:
    """From 0 (lost) to 1 (won); all win or lose together."""
    if scene.over:
        return scene.results[seat]
    if scene.outcome == VICTORY:
        return 0.98
    if scene.outcome == LOSS:
        return 0.02
    value = STRENGTH * _strength(scene)
    if scene.phase != PREPARING:
        value += PROGRESS * script_of(scene).progress(scene)
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
    """The number of turns left grows with the square of the cards left: each rest loses one."""
    cards = len(hero.hand) + len(hero.chosen) + 0.93 * len(hero.discard)
    share = cards / hero.kind.hand
    return TURNS_OF_A_FULL_HAND * share * share


def _vigour(scene: Scene, hero: Hero) -> float:
    """How well it will use its turns: the last hit points are worth the most."""
    if hero.figure < 0:
        return 1.0
    figure = scene.figures[hero.figure]
    return 0.5 + 0.5 * sqrt(figure.hp / figure.max_hp)


def opposition(scene: Scene) -> float:
    """What is still to be beaten: enemies on the map and behind doors."""
    total = 0.0
    for figure in scene.figures:
        if not figure.gone and figure.side == FOES and figure.kind == MONSTER:
            total += 2.0 + figure.hp
            if figure.conditions[4]:
                total -= 1.0
    for place in range(len(scene.scenario.rooms)):
        if not scene.revealed >> scene.scenario.area_of[place] & 1:
            total += UNSEEN * _strength_of_room(scene, place)
    return total + UNSEEN * _strength_to_come(scene)


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
                total += 2.0 + kind.stats_of(_rank(letter), level, characters).hit_points
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
                total += 2.0 + type.kind.stats_of(rank, level, scene.characters).hit_points
    return total


def _rank(letter: str) -> int:
    return 1 if letter == "e" else 0


def _nearness(scene: Scene) -> float:
    """How near the party is to the next enemy or, if there is none, to the next goal."""
    script = script_of(scene)
    foes = scene.living(FOES)
    total = 0.0
    count = 0
    for hero in scene.heroes:
        if hero.exhausted or hero.figure < 0:
            continue
        count += 1
        figure = scene.figures[hero.figure]
        far = scene.board.distances(figure.cell)
        enemies = [foe.cell for foe in foes if not script.is_beyond_reach(scene, foe, figure)]
        goals = enemies or way_ahead(scene, figure)
        nearest = min([far[cell] for cell in goals], default=0)
        if nearest < FAR:
            total += 1.0 - min(nearest, NEAR) / NEAR
    return total / count if count else 0.0


def way_ahead(scene: Scene, figure: Figure) -> list[int]:
    """The hexes that the scenario's goal asks for, and those before closed doors while one is
    hidden."""
    wanted = script_of(scene).destinations(scene, figure)
    seen = [cell for cell in wanted if not scene.board.closed[cell]]
    return seen if seen and len(seen) == len(wanted) else seen + cells_before_doors(scene)


def cells_before_doors(scene: Scene) -> list[int]:
    board = scene.board
    script = script_of(scene)
    found: list[int] = []
    for number in range(len(scene.scenario.joints)):
        if scene.opened >> number & 1 or not script.can_open(scene, number):
            continue
        for door in scene.scenario.joints[number].cells:
            for cell in board.beside[door]:
                if not board.closed[cell]:
                    found.append(cell)
    return found
