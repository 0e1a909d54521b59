"""A quick, sensible choice for play-outs: what a hasty but experienced player would do."""

from questhall.kernel.chance import Chance, Stream
from questhall.kernel.decisions import Decision, Option

from .cards import BOTTOM, TOP
from .figures import FOES, INVISIBLE, Figure
from .heroes import Hero
from .hexes import FAR
from .judge import way_ahead
from .monsters.ground import NEGATIVE
from .state import Scene
from .worth import Gist, gist_of, worth_of

FEW_CARDS = 2
STANDARD_FORCE = 2
STANDARD_POINTS = 2
UNREACHED = 1000

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
    "initiative": "keep-initiative",
    "before-rest": "end-turn",
    "after-rest": "end-turn",
}
UNLIKED = ("skip", "enough", "end-active", "no-attack", "walk", "keep-initiative", "end-turn")
CLASSES_OF_CHOICE = (0, 3, 2, 4, 5, 1)  # Brute, Scoundrel, Spellweaver and so on


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
    if prompt == "follow":
        return _follow(scene, decision, stream)
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
    if prompt == "long-rest" or prompt == "second-discard":
        return _least_worth(scene, decision)
    return _usual(scene, decision, stream)


def _usual(scene: Scene, decision: Decision, stream: Stream) -> int:
    options = decision.options
    if decision.prompt == "class":
        return _class(decision)
    verb = PREFERRED.get(decision.prompt)
    if verb is not None:
        for i in range(len(options)):
            if options[i].verb == verb:
                return i
    index = stream.below(len(options))
    if options[index].verb in UNLIKED:
        index = stream.below(len(options))
    return index


def _class(decision: Decision) -> int:
    """A fighter first, then those who kill quickly."""
    options = decision.options
    for place in CLASSES_OF_CHOICE:
        for i in range(len(options)):
            if options[i].what == place:
                return i
    return 0


def _hero(scene: Scene, decision: Decision) -> Hero:
    return scene.heroes[decision.seats[0]]


# -- which cards -------------------------------------------------------------------


def enemy_cells(scene: Scene) -> list[int]:
    return [
        figure.cell
        for figure in scene.figures
        if not figure.gone and figure.side == FOES and not figure.has(INVISIBLE)
    ]


def nearest_enemy(scene: Scene, figure: Figure) -> int:
    far = scene.board.distances(figure.cell)
    nearest = UNREACHED
    for cell in enemy_cells(scene):
        if far[cell] < nearest:
            nearest = far[cell]
    return nearest


def _lead(scene: Scene, decision: Decision, stream: Stream) -> int:
    """The best pair of cards; fast if there is somebody to hit, slow if they must come first."""
    options = decision.options
    hero = _hero(scene, decision)
    last = len(options) - 1
    nearest = nearest_enemy(scene, scene.figures[hero.figure])
    if options[last].verb == "long-rest" and (last == 0 or _wants_rest(hero, nearest, stream)):
        return last
    cards = [option.what for option in options if option.verb == "lead"]
    best = stream.below(len(cards))
    best_worth = -UNREACHED
    for i in range(len(cards)):
        partner = _best_partner(scene, hero, cards, i, nearest)
        if partner < 0:
            continue
        worth = 2 * pair_worth(scene, hero, cards[i], cards[partner], nearest)
        speed = scene.card(cards[i]).initiative
        other = scene.card(cards[partner]).initiative
        hits = nearest <= 4
        if (speed < other) == hits:
            worth += 3
        worth += stream.below(6)
        if worth > best_worth:
            best = i
            best_worth = worth
    return best


def _wants_rest(hero: Hero, nearest: int, stream: Stream) -> bool:
    """Rest long when the hand runs out, sooner in quiet times."""
    if len(hero.hand) <= FEW_CARDS:
        return nearest > 2 or stream.below(100) < 60
    return nearest >= UNREACHED and len(hero.discard) >= len(hero.hand)


def _best_partner(scene: Scene, hero: Hero, cards: list[int], lead: int, nearest: int) -> int:
    best = -1
    best_worth = -UNREACHED
    for i in range(len(cards)):
        if i != lead:
            worth = pair_worth(scene, hero, cards[lead], cards[i], nearest)
            if worth > best_worth:
                best = i
                best_worth = worth
    return best


def _follow(scene: Scene, decision: Decision, stream: Stream) -> int:
    hero = _hero(scene, decision)
    nearest = nearest_enemy(scene, scene.figures[hero.figure])
    best = 0
    best_worth = -UNREACHED
    for i in range(len(decision.options)):
        card = decision.options[i].what
        worth = 2 * pair_worth(scene, hero, hero.chosen[0], card, nearest) + stream.below(5)
        if worth > best_worth:
            best = i
            best_worth = worth
    return best


def pair_worth(scene: Scene, hero: Hero, one: int, two: int, nearest: int) -> int:
    """The better of the two ways to play a pair."""
    first = _split_worth(
        scene, hero, gist_of(scene, one, TOP), gist_of(scene, two, BOTTOM), nearest
    )
    second = _split_worth(
        scene, hero, gist_of(scene, two, TOP), gist_of(scene, one, BOTTOM), nearest
    )
    return first if first > second else second


def _split_worth(scene: Scene, hero: Hero, top: Gist, bottom: Gist, nearest: int) -> int:
    points = max(bottom.points, STANDARD_POINTS)
    return half_worth(scene, hero, top, nearest, points) + half_worth(
        scene, hero, bottom, nearest, 0
    )


def half_worth(scene: Scene, hero: Hero, gist: Gist, nearest: int, points: int) -> int:
    """What an ability does now; `points` can bring the character nearer before it."""
    worth = 2 * gist.other
    if gist.reach:
        walk = gist.points if gist.moves_first else 0
        reached = nearest <= gist.reach + max(points, walk)
        worth += 3 * gist.force if reached else -1
    if gist.points:
        worth += min(gist.points, nearest) if nearest > 1 else 1
    if gist.heals:
        figure = scene.figures[hero.figure]
        worth += 2 * min(gist.heals, figure.max_hp - figure.hp)
    if gist.lost:
        left = len(hero.hand) + len(hero.chosen) + len(hero.discard)
        worth -= 2 + left
    return worth


# -- in the turn -------------------------------------------------------------------


def _ability(scene: Scene, decision: Decision, stream: Stream) -> int:
    """Attack if somebody is in reach; otherwise move first."""
    hero = _hero(scene, decision)
    nearest = nearest_enemy(scene, scene.figures[hero.figure])
    best = 0
    best_worth = -UNREACHED
    for i in range(len(decision.options)):
        worth = 3 * _option_worth(scene, hero, decision.options[i], nearest) + stream.below(3)
        if worth > best_worth:
            best = i
            best_worth = worth
    return best


def _option_worth(scene: Scene, hero: Hero, option: Option, nearest: int) -> int:
    verb = option.verb
    if verb == "item":
        return _item_worth(scene, hero, option.what)
    if verb == "standard-attack":
        return _rest_of_pair(scene, hero, option.what, BOTTOM, nearest) + (
            3 * STANDARD_FORCE if nearest <= 1 else -8
        )
    if verb == "standard-move":
        return _rest_of_pair(scene, hero, option.what, TOP, nearest) + (
            STANDARD_POINTS if nearest > 1 else -6
        )
    if verb != "top" and verb != "bottom":
        return -50 if verb == "end-active" else 20
    half = TOP if verb == "top" else BOTTOM
    gist = gist_of(scene, option.what, half)
    worth = half_worth(scene, hero, gist, nearest, 0)
    return worth + _rest_of_pair(scene, hero, option.what, 1 - half, nearest)


def _rest_of_pair(scene: Scene, hero: Hero, card: int, half: int, nearest: int) -> int:
    """What the other card is still good for with the other half."""
    for other in hero.chosen:
        if other != card:
            return half_worth(scene, hero, gist_of(scene, other, half), nearest, 3)
    return 0


def _item_worth(scene: Scene, hero: Hero, number: int) -> int:
    """Potions when they are needed."""
    item = hero.items[number % 100]
    figure = scene.figures[hero.figure]
    if "heal" in item.kind.text:
        return 60 if figure.max_hp - figure.hp >= 4 else -40
    if "recover" in item.kind.text:
        return 60 if len(hero.discard) >= 4 and len(hero.hand) <= 3 else -40
    return 8


def _move(scene: Scene, decision: Decision, stream: Stream) -> int:
    """Near enough to attack with what is left to play, but no nearer; else out of harm's way,
    or on to the next door."""
    figure = scene.figures[decision.what]
    enemies = enemy_cells(scene)
    wanted = _wanted_distance(scene, figure)
    goals = enemies or way_ahead(scene, figure)
    far = [scene.board.distances(cell) for cell in goals]
    options = decision.options
    best = 0
    best_worth = -FAR
    for i in range(len(options)):
        option = options[i]
        worth = -UNREACHED
        if option.verb == "move" or option.verb == "step":
            worth = _place_worth(scene, figure, option.where, far, wanted, bool(enemies))
        elif option.verb == "stay":
            worth = _place_worth(scene, figure, figure.cell, far, wanted, bool(enemies)) + 1
        worth = 4 * worth + stream.below(3)
        if worth > best_worth:
            best = i
            best_worth = worth
    return best


def _wanted_distance(scene: Scene, figure: Figure) -> int:
    """The reach of the best attack still to come; 0 if there is none: keep away."""
    if figure.owner < 0:
        return 1
    hero = scene.heroes[figure.owner]
    wanted = 0
    force = 0
    card, half = scene.doing.card, scene.doing.half
    if card >= 0 and half >= 0:
        gist = gist_of(scene, card, half)
        wanted, force = gist.reach, gist.force
    for other in hero.chosen:
        if other == card:
            continue
        gist = gist_of(scene, other, TOP if half == BOTTOM else BOTTOM)
        if gist.force > force:
            wanted, force = gist.reach, gist.force
        elif not force and half == BOTTOM:
            wanted = 1
    return wanted


def _place_worth(
    scene: Scene, figure: Figure, cell: int, far: list[list[int]], wanted: int, fight: bool
) -> int:
    if scene.board.closed[cell]:  # a door: open it when nobody is left here
        return -30 if fight else _door_worth(scene, figure)
    worth = -12 if scene.terrain[cell] & NEGATIVE else 0
    worth += 2 * min(scene.coins[cell], 2)
    nearest = UNREACHED
    beside = 0
    for distances in far:
        if distances[cell] < nearest:
            nearest = distances[cell]
        if distances[cell] == 1:
            beside += 1
    if nearest >= UNREACHED:
        return worth
    if not fight:
        return worth - 3 * nearest
    if wanted == 0:
        hurt = figure.hp * 2 <= figure.max_hp
        return worth + (3 if hurt else 1) * min(nearest, 5) - 2 * beside
    if nearest > wanted:
        worth -= 3 * (nearest - wanted)
    else:
        worth += 10 - 2 * (wanted - nearest)
    return worth - (3 * (beside - 1) if beside > 1 else 0)


def _door_worth(scene: Scene, figure: Figure) -> int:
    """With enough cards and friends near; alone and tired it stays shut."""
    hero = scene.heroes[figure.owner] if figure.owner >= 0 else None
    if hero is not None and len(hero.hand) < FEW_CARDS and len(hero.discard) > FEW_CARDS:
        return -6
    return 30


def _target(scene: Scene, decision: Decision, stream: Stream) -> int:
    """Whoever can be finished off, then whoever is the most dangerous."""
    options = decision.options
    best = 0
    best_worth = -UNREACHED
    value = max(2, decision.amount)
    for i in range(len(options)):
        worth = -100
        if options[i].verb == "target":
            target = scene.figures[options[i].what]
            worth = 20 - target.hp + (8 if target.hp <= value else 0) + 3 * target.rank
            if target.acted != scene.round:
                worth += 2
        worth = 3 * worth + stream.below(3)
        if worth > best_worth:
            best = i
            best_worth = worth
    return best


def _area(scene: Scene, decision: Decision) -> int:
    """Over as many enemies and as few friends as possible."""
    placements = scene.doing.placements
    best = 0
    best_worth = -UNREACHED
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


# -- damage and rest ---------------------------------------------------------------


def _damage(scene: Scene, decision: Decision) -> int:
    """Cards are lost for what would kill, or for a very heavy blow while there are many."""
    figure = scene.figures[decision.what]
    hero = scene.heroes[figure.owner]
    amount = decision.amount
    cards = len(hero.hand) + len(hero.discard)
    heavy = amount >= 5 and cards >= 7
    if amount < figure.hp and not heavy:
        return 0
    wanted = (
        "lose-discard" if len(hero.discard) >= 3 and len(hero.hand) <= FEW_CARDS else "lose-hand"
    )
    found = _least_worth_of(scene, decision, wanted)
    return found if found >= 0 else len(decision.options) - 1


def _least_worth(scene: Scene, decision: Decision) -> int:
    found = _least_worth_of(scene, decision, decision.options[0].verb)
    return max(found, 0)


def _least_worth_of(scene: Scene, decision: Decision, verb: str) -> int:
    """The option with that verb that gives up the least useful card; -1 if there is none."""
    best = -1
    least = UNREACHED
    for i in range(len(decision.options)):
        if decision.options[i].verb == verb:
            worth = worth_of(scene, decision.options[i].what)
            if worth < least:
                best = i
                least = worth
    return best


def _short_rest(scene: Scene, decision: Decision) -> int:
    """Only if there is nothing left to play."""
    hero = _hero(scene, decision)
    return 0 if len(hero.hand) < FEW_CARDS else 1


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
