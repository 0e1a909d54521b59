"""How good a position is for the party: enemies left, hit points, cards, and the way ahead."""

from .hexes import FAR
from .rooms import monster_level
from .scenarios.script import script_of
from .state import FOES, LOSS, MONSTER, PREPARING, VICTORY, Figure, Hero, Scene

# What the parts weigh; together they make 1.
ENEMIES = 0.55
PARTY_HEALTH = 0.18
PARTY_CARDS = 0.17
PROGRESS = 0.1

NEAR = 12


def judge(scene: Scene, seat: int) -> float:
    """From 0 (lost) to 1 (won); all win or lose together."""
    if scene.over:
        return scene.results[seat]
    if scene.outcome == VICTORY:
        return 0.98
    if scene.outcome == LOSS:
        return 0.02
    total = whole_opposition(scene)
    beaten = 1.0 - min(1.0, opposition(scene) / total) if total else 1.0
    value = ENEMIES * beaten
    value += PARTY_HEALTH * _health(scene)
    value += PARTY_CARDS * _cards(scene)
    if scene.phase == PREPARING:
        return 0.03 + 0.94 * value
    value += PROGRESS * (0.5 * script_of(scene).progress(scene) + 0.5 * _nearness(scene))
    return 0.03 + 0.94 * value


def _health(scene: Scene) -> float:
    """The square root keeps everybody alive: the last hit points are worth the most."""
    total = 0.0
    for hero in scene.heroes:
        if not hero.exhausted and hero.figure >= 0:
            figure = scene.figures[hero.figure]
            total += (figure.hp / figure.max_hp) ** 0.5
        elif not hero.exhausted:
            total += 1.0
    return total / len(scene.heroes)


def _cards(scene: Scene) -> float:
    total = 0.0
    for hero in scene.heroes:
        total += stamina(hero)
    return total / len(scene.heroes)


def stamina(hero: Hero) -> float:
    """How long the cards last: hand cards are worth a little more than discarded ones."""
    if hero.exhausted:
        return 0.0
    left = len(hero.hand) + len(hero.chosen) + 0.85 * len(hero.discard)
    return min(1.0, left / hero.kind.hand)


def opposition(scene: Scene) -> float:
    """What is still to be beaten: enemies on the map and those behind doors."""
    total = 0.0
    for figure in scene.figures:
        if not figure.gone and figure.side == FOES and figure.kind == MONSTER:
            total += 2.0 + figure.hp
            if figure.conditions[4]:
                total -= 1.0
    for place in range(len(scene.scenario.rooms)):
        if not scene.revealed >> scene.scenario.area_of[place] & 1:
            total += _strength_of_room(scene, place)
    return total


_WHOLE: dict[str, float] = {}


def whole_opposition(scene: Scene) -> float:
    """All monsters of the scenario as they stand at the start."""
    key = f"{scene.scenario.key}/{scene.characters}/{monster_level(scene)}"
    known = _WHOLE.get(key)
    if known is None:
        known = 0.0
        for place in range(len(scene.scenario.rooms)):
            known += _strength_of_room(scene, place)
        _WHOLE[key] = known
    return known


def _strength_of_room(scene: Scene, place: int) -> float:
    total = 0.0
    level = monster_level(scene)
    for monster in scene.scenario.rooms[place].monsters:
        letter = monster.ranks[scene.characters - 2]
        if letter == "-":
            continue
        rank = 1 if letter == "e" else 0
        for type in scene.types:
            if type.kind.key == monster.type and not type.allied:
                total += 2.0 + type.kind.stats_of(rank, level, scene.characters).hit_points
    return total


def _nearness(scene: Scene) -> float:
    """How near the party is to the next enemy or, without one, to what is next to be done."""
    enemies = [figure.cell for figure in scene.living(FOES)]
    total = 0.0
    count = 0
    for hero in scene.heroes:
        if hero.exhausted or hero.figure < 0:
            continue
        count += 1
        figure = scene.figures[hero.figure]
        far = scene.board.distances(figure.cell)
        goals = enemies or way_ahead(scene, figure)
        nearest = min([far[cell] for cell in goals], default=0)
        if nearest < FAR:
            total += 1.0 - min(nearest, NEAR) / NEAR
    return total / count if count else 0.0


def way_ahead(scene: Scene, figure: Figure) -> list[int]:
    """Hexes that the scenario's goal asks for; beside closed doors as long as one is hidden."""
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
