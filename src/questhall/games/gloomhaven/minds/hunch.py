"""A quick, sensible choice for play-outs: what a hasty but experienced player would do."""

from questhall.kernel.chance import Chance, Stream
from questhall.kernel.decisions import NOTHING, Decision
from questhall.kernel.hunches import best_of, short_list, usual

from ..state.figures import FOES, PARTY
from ..state.scene import Scene
from .card_choice import follower_worths, leader_worths
from .card_worth import worth_of
from .turn_plan import (
    UNWANTED,
    ability_worths,
    attack_item_worths,
    item_worths,
    move_worths,
    shove_worths,
    target_worths,
)

FEW_CARDS = 2
HEAVY = 4
MANY_CARDS = 6
FOLLY = 15.0  # an option this much worse is never considered
LITTLE = 0.02  # luck decides between options this close
GRADES = 8
SHORT_LIST = 6
START_FAR = 1.0
START_NEAR = 0.5

# The usual answer to each prompt.
PREFERRED = {
    "ready-to-play": "ready",
    "ready-to-rest": "ready",
    "redraw": "accept",
    "use": "use",
    "loot": "loot",
    "order": "add-first",
    "guard-item": "item",
    "gather": "leave",
    "initiative": "keep-initiative",
    "part": "perform",
    "pack-items": "items-packed",
    "pack-cards": "cards-packed",
    "effect": "apply",
    "effect-pierce": "apply",
    "effect-splash": "apply",
    "effect-shield": "apply",
    "effect-heal": "apply",
    "effect-retaliate": "apply",
    "effect-kill": "apply",
}
UNLIKED = ("skip", "enough", "no-attack", "walk", "keep-initiative", "end-turn")
POINTLESS = (
    *("end-active", "part-by-part"),  # gives up a card in play, or only asks for more questions
    *("swap", "return", "play-cards"),  # undoes a good choice
    *("wear", "take-off", "take-card"),  # undoes a careful packing
)
# Prompts at which bots consider items; elsewhere items can wait.
ITEM_PROMPTS = (
    *("ability", "after", "before-rest", "after-rest", "move"),
    *("attack-item", "strike-item", "guard-item"),
)
CLASSES_OF_CHOICE = (4, 1, 0, 3, 2, 5)  # Cragheart, Tinkerer, Brute and so on


def hunch(scene: Scene, decision: Decision, chance: Chance) -> int:
    """The index of the chosen option."""
    stream = chance.stream("hunch")
    worths = worths_of(scene, decision)
    if not worths:
        return _usual(decision, stream)
    return best_of(worths, LITTLE, GRADES, stream)


def promising(scene: Scene, decision: Decision) -> list[int]:
    """The options worth a closer look; all of them where nothing tells them apart."""
    sensible = sensible_places(decision)
    kept = 1 if decision.prompt == "class" else SHORT_LIST
    worths = worths_of(scene, decision) if len(sensible) > 1 else []
    if not worths:
        return sensible
    best = max([worths[place] for place in sensible])
    worthy = [place for place in sensible if worths[place] >= best - FOLLY]
    return short_list(worths, worthy, kept)


def sensible_places(decision: Decision) -> list[int]:
    """The options that make sense at this moment."""
    items = decision.prompt in ITEM_PROMPTS
    found: list[int] = []
    for place in range(len(decision.options)):
        verb = decision.options[place].verb
        if verb not in POINTLESS and (items or verb != "item"):
            found.append(place)
    return found


def worths_of(scene: Scene, decision: Decision) -> list[float]:
    """What each option is worth; empty where a look at the table does not help."""
    prompt = decision.prompt
    if prompt == "ability":
        return ability_worths(scene, decision)
    if prompt == "move":
        return move_worths(scene, decision)
    if prompt == "lead":
        return leader_worths(scene, decision)
    if prompt == "follow":
        return follower_worths(scene, decision)
    if prompt in ("attack", "first-target", "next-target", "add-target"):
        return target_worths(scene, decision)
    if prompt == "push" or prompt == "pull":
        return shove_worths(scene, decision)
    if prompt == "after" or prompt == "before-rest" or prompt == "after-rest":
        return item_worths(scene, decision)
    if prompt == "attack-item" or prompt == "strike-item":
        return attack_item_worths(scene, decision)
    if prompt == "area":
        return _area_worths(scene, decision)
    if prompt == "damage":
        return _damage_worths(scene, decision)
    if prompt == "heal":
        return _heal_worths(scene, decision)
    if prompt == "short-rest":
        return _short_rest_worths(scene, decision)
    if prompt == "long-rest" or prompt == "second-discard":
        return [-worth_of(scene, option.what) for option in decision.options]
    if prompt == "recover":
        return _recover_worths(scene, decision)
    if prompt == "start":
        return _start_worths(scene, decision)
    if prompt == "class":
        return [-float(CLASSES_OF_CHOICE.index(option.what)) for option in decision.options]
    return []


def _usual(decision: Decision, stream: Stream) -> int:
    place = usual(decision, PREFERRED)
    if place != NOTHING:
        return place
    options = decision.options
    sensible = sensible_places(decision)
    index = sensible[stream.below(len(sensible))]
    for _ in range(2):
        if options[index].verb in UNLIKED:
            index = sensible[stream.below(len(sensible))]
    return index


def _area_worths(scene: Scene, decision: Decision) -> list[float]:
    """Cover as many enemies as possible, preferring those that are nearly dead."""
    worths: list[float] = []
    for option in decision.options:
        worth = UNWANTED
        if option.verb == "area":
            worth = 0.0
            for cell in scene.underway.placements[option.amount]:
                other = scene.figure_on(cell)
                if other is not None and other.side == FOES:
                    worth += 20 - min(other.hp, 15)
        worths.append(worth)
    return worths


def _damage_worths(scene: Scene, decision: Decision) -> list[float]:
    """Lose a card to survive, or, with many cards left, against a heavy blow that would leave less
    than half the hit points."""
    figure = scene.figures[decision.what]
    hero = scene.heroes[figure.owner]
    cards = len(hero.hand) + len(hero.discard)
    heavy = decision.amount >= HEAVY and cards >= MANY_CARDS
    heavy = heavy and 2 * (figure.hp - decision.amount) < figure.max_hp
    worths: list[float] = []
    for option in decision.options:
        if option.verb == "suffer":
            worths.append(-200.0 if decision.amount >= figure.hp or heavy else 0.0)
        elif option.verb == "lose-hand":
            worths.append(-20.0 - worth_of(scene, option.what))
        elif option.verb == "lose-discard":
            worths.append(-100.0 - worth_of(scene, option.what))
        else:
            worths.append(-1000.0)
    return worths


def _recover_worths(scene: Scene, decision: Decision) -> list[float]:
    return [
        worth_of(scene, option.what) if option.verb == "recover" else -1.0
        for option in decision.options
    ]


def _start_worths(scene: Scene, decision: Decision) -> list[float]:
    """Let the enemies come: start far from them and near friends."""
    enemies = [scene.board.distances(each.cell) for each in scene.living(FOES)]
    friends = [scene.board.distances(each.cell) for each in scene.living(PARTY)]
    worths: list[float] = []
    for option in decision.options:
        worth = START_FAR * min([far[option.where] for far in enemies], default=0)
        worth -= START_NEAR * min([far[option.where] for far in friends], default=0)
        worths.append(worth)
    return worths


def _short_rest_worths(scene: Scene, decision: Decision) -> list[float]:
    """Rest only with nothing left to play and enemies left to fight."""
    hero = scene.heroes[decision.seats[0]]
    wanted = len(hero.hand) < FEW_CARDS and len(scene.living(FOES)) > 0
    return [
        0.0 if (option.verb == "short-rest") == wanted else UNWANTED for option in decision.options
    ]


def _heal_worths(scene: Scene, decision: Decision) -> list[float]:
    worths: list[float] = []
    for option in decision.options:
        worth = UNWANTED if option.verb == "item" else 0.5
        if option.verb == "target":
            figure = scene.figures[option.what]
            worth = float(figure.max_hp - figure.hp)
        worths.append(worth)
    return worths
