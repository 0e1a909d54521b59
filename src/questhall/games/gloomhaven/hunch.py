"""A quick, sensible choice for play-outs: what a hasty but not foolish player would do."""

from questhall.kernel.chance import Chance, Stream
from questhall.kernel.decisions import Decision, Option

from .actions.attacking import AttackAction
from .actions.moving import MoveAction
from .cards import BOTTOM, TOP, Half
from .hexes import FAR
from .judge import way_ahead
from .state import FOES, INVISIBLE, Figure, Hero, Scene

FEW_CARDS = 2


def hunch(scene: Scene, decision: Decision, chance: Chance) -> int:
    """The index of an option."""
    stream = chance.stream("hunch")
    prompt = decision.prompt
    if prompt == "ability":
        return _ability(scene, decision, stream)
    if prompt == "move":
        return _move(scene, decision, stream)
    if prompt == "lead":
        return _lead(scene, decision, stream)
    if prompt == "attack" or prompt == "next-target" or prompt == "add-target":
        return _target(scene, decision, stream)
    if prompt == "area":
        return _area(scene, decision)
    if prompt == "damage":
        return _damage(scene, decision)
    if prompt == "heal":
        return _heal(scene, decision)
    if prompt == "short-rest":
        return _short_rest(scene, decision)
    options = decision.options
    verb = PREFERRED.get(prompt)
    if verb is not None:
        for i in range(len(options)):
            if options[i].verb == verb:
                return i
    index = stream.below(len(options))
    if options[index].verb in UNLIKED:
        index = stream.below(len(options))
    return index


# What is usually right.
PREFERRED = {
    "redraw": "accept",
    "use": "use",
    "loot": "loot",
    "order": "add-first",
    "attack-item": "item",
    "strike-item": "item",
    "guard-item": "item",
    "gather": "leave",
}
UNLIKED = ("skip", "enough", "end-active", "no-attack", "walk", "keep-initiative", "end-turn")


def _hero(scene: Scene, decision: Decision) -> Hero:
    return scene.heroes[decision.seats[0]]


def _lead(scene: Scene, decision: Decision, stream: Stream) -> int:
    """Rest long when the hand is nearly empty; otherwise any card."""
    options = decision.options
    hero = _hero(scene, decision)
    last = len(options) - 1
    if options[last].verb == "long-rest":
        if last == 0 or (len(hero.hand) <= FEW_CARDS + 1 and stream.below(100) < 60):
            return last
        return stream.below(last)
    return stream.below(len(options))


def _short_rest(scene: Scene, decision: Decision) -> int:
    """Only if there is nothing left to play."""
    hero = _hero(scene, decision)
    return 0 if len(hero.hand) < FEW_CARDS else 1


def enemy_cells(scene: Scene) -> list[int]:
    return [
        figure.cell
        for figure in scene.figures
        if not figure.gone and figure.side == FOES and not figure.has(INVISIBLE)
    ]


def reach_of(half: Half) -> int:
    """How far the attack of an ability reaches; 0 without one."""
    for action in half.actions:
        if isinstance(action, AttackAction):
            return max(1, action.range)
    return 0


def force_of(half: Half) -> int:
    """Roughly what the attacks of an ability deal."""
    total = 0
    for action in half.actions:
        if isinstance(action, AttackAction):
            hits = max(1, action.targets)
            if action.area is not None or action.who is not None:
                hits = 2
            total += max(2, action.value.amount) * hits
    return total


def points_of(half: Half) -> int:
    for action in half.actions:
        if isinstance(action, MoveAction):
            return max(1, action.points.amount)
    return 0


def _ability(scene: Scene, decision: Decision, stream: Stream) -> int:
    """Attack if somebody is in reach; otherwise move first."""
    hero = _hero(scene, decision)
    nearest = _nearest(scene, scene.figures[hero.figure])
    best = 0
    best_worth = -1000
    for i in range(len(decision.options)):
        worth = _worth(scene, hero, decision.options[i], nearest) + stream.below(3)
        if worth > best_worth:
            best = i
            best_worth = worth
    return best


def _worth(scene: Scene, hero: Hero, option: Option, nearest: int) -> int:
    verb = option.verb
    if verb == "item":
        return 4
    if verb == "end-active":
        return -50
    if verb == "cleanse":
        return 60
    if verb == "standard-attack":
        return 14 if nearest <= 1 else -20
    if verb == "standard-move":
        return 6 if nearest > 1 else -10
    half = scene.card(option.what).halves[TOP if verb == "top" else BOTTOM]
    worth = 0
    reach = reach_of(half)
    points = points_of(half)
    if reach:
        worth += 8 * force_of(half) if nearest <= reach + points else -15
    if points:
        worth += 10 + points if nearest > 1 else 2
    if not reach and not points:
        worth += 9
    if half.lost:
        worth -= 25 if len(hero.hand) + len(hero.discard) > FEW_CARDS else 0
    return worth


def _nearest(scene: Scene, figure: Figure) -> int:
    far = scene.board.distances(figure.cell)
    return min([far[cell] for cell in enemy_cells(scene)], default=FAR)


def _move(scene: Scene, decision: Decision, stream: Stream) -> int:
    """Near enough to attack with what is left to play; else on to the next door."""
    figure = scene.figures[decision.what]
    goals = enemy_cells(scene)
    wanted = _wanted_distance(scene, figure)
    if not goals:
        goals = way_ahead(scene, figure)
        wanted = 0
    options = decision.options
    best = 0
    best_worth = -FAR
    far = [scene.board.distances(cell) for cell in goals]
    for i in range(len(options)):
        option = options[i]
        if option.verb == "move" or option.verb == "step":
            worth = _place_worth(scene, figure, option.where, far, wanted)
        elif option.verb == "stay":
            worth = _place_worth(scene, figure, figure.cell, far, wanted) + 1
        else:
            worth = -1000
        worth = 4 * worth + stream.below(3)
        if worth > best_worth:
            best = i
            best_worth = worth
    return best


def _wanted_distance(scene: Scene, figure: Figure) -> int:
    """The reach of the best attack among the cards still to be played."""
    wanted = 1
    if figure.owner >= 0:
        for card in scene.heroes[figure.owner].chosen:
            wanted = max(wanted, reach_of(scene.card(card).halves[TOP]))
    return wanted


def _place_worth(scene: Scene, figure: Figure, cell: int, far: list[list[int]], wanted: int) -> int:
    if scene.board.closed[cell]:  # a door: open it when nobody is left here
        return 30 if not enemy_cells(scene) else -30
    worth = 0
    if scene.terrain[cell] & 6:
        worth -= 12
    worth += 2 * min(scene.coins[cell], 2)
    nearest = FAR
    beside = 0
    for distances in far:
        nearest = min(nearest, distances[cell])
        if distances[cell] == 1:
            beside += 1
    if nearest < FAR:
        worth -= 2 * abs(nearest - wanted) if nearest <= wanted else 3 * (nearest - wanted)
    return worth - (2 * (beside - 1) if beside > 1 else 0)


def _target(scene: Scene, decision: Decision, stream: Stream) -> int:
    """Whoever can be finished off, then whoever is the most dangerous."""
    options = decision.options
    best = 0
    best_worth = -1000
    value = max(2, decision.amount)
    for i in range(len(options)):
        worth = -100
        if options[i].verb == "target":
            target = scene.figures[options[i].what]
            worth = 20 - target.hp + (6 if target.hp <= value else 0) + 3 * target.rank
        worth = 3 * worth + stream.below(3)
        if worth > best_worth:
            best = i
            best_worth = worth
    return best


def _area(scene: Scene, decision: Decision) -> int:
    """Over as many enemies and as few friends as possible."""
    placements = scene.doing.placements
    best = 0
    best_worth = -1000
    for i in range(len(decision.options)):
        if decision.options[i].verb != "area":
            continue
        worth = 0
        for cell in placements[decision.options[i].amount]:
            other = scene.figure_on(cell)
            if other is not None:
                worth += 2 if other.side == FOES else 0
        if worth > best_worth:
            best = i
            best_worth = worth
    return best


def _damage(scene: Scene, decision: Decision) -> int:
    """Cards are lost for what would kill, or for a very heavy blow while there are many."""
    figure = scene.figures[decision.what]
    hero = scene.heroes[figure.owner]
    amount = decision.amount
    cards = len(hero.hand) + len(hero.discard)
    heavy = amount >= 5 and cards >= 7
    if amount < figure.hp and not heavy:
        return 0
    wanted = "lose-discard" if len(hero.discard) >= 3 and cards > 5 else "lose-hand"
    for i in range(len(decision.options)):
        if decision.options[i].verb == wanted:
            return i
    return len(decision.options) - 1


def _heal(scene: Scene, decision: Decision) -> int:
    options = decision.options
    best = len(options) - 1
    most = 0
    for i in range(len(options)):
        if options[i].verb == "target":
            figure = scene.figures[options[i].what]
            lost = figure.max_hp - figure.hp
            if lost > most:
                best = i
                most = lost
    return best
