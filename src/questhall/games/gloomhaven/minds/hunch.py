"""A quick, sensible choice for play-outs: what a hasty but experienced player would do."""

from questhall.kernel.chance import Chance, Stream
from questhall.kernel.decisions import NOTHING, Decision, meaning
from questhall.kernel.hunches import best_of, short_list, usual

from ..rules.attack.aiming import Placement
from ..rules.attack.damage import LoseDiscards, LoseFromHand
from ..rules.cards.freely import is_aside
from ..rules.cards.items import ItemOffer
from ..rules.round.at_any_time import UseActive
from ..state.figures import FigureKind, Side
from ..state.scene import Scene
from .card_choice import follower_worths, leader_worths
from .card_worth import worth_of
from .companions import forgo_worths, share_worths
from .item_use import (
    UNWANTED,
    attack_item_worths,
    charge_worths,
    condition_worths,
    mark_worths,
)
from .packing import PROMPTS as PACKING
from .packing import packing_worths
from .preparing import PROMPTS, preparing_worths
from .turn_plan import (
    ability_worths,
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
    "use-both": "use",
    "suffer-for": "skip",
    "wound-all": "do-not-use",
    "heal-instead": "as-printed",
    "give-card": "target",
    "hand-over": "target",
    "relieve": "target",
    "spread-plague": "skip",
    "curse-for-targets": "skip",
    "one-attack": "add-now",
    "song": "replace",
    "loot": "loot",
    "order": "add-first",
    "guard-item": "item",
    "after-song": "as-attack",
    "betray": "target",
    "dampen": "use-element",
    "heal-item": "item",
    "loot-item": "item",
    "obstacle-item": "item",
    "gather": "leave",
    "initiative": "keep-initiative",
    "part": "perform",
    "artifacts": "sacrifice",
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
    "use-active",  # can wait until the end of the turn
    *("swap", "return", "play-cards"),  # undoes a good choice
)
# Whoever skips here has not used the item after all, and could begin to use it again, for ever.
STARTED = ("recover", "refresh-which", "play-another", "lead-again")
# Prompts at which bots consider items; elsewhere items can wait.
ITEM_PROMPTS = (
    *("ability", "after", "before-rest", "after-rest", "move"),
    *("attack-item", "strike-item", "guard-item", "ally-attack-item", "stunned"),
    *("heal-item", "loot-item", "obstacle-item"),
)


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
    prepares = decision.prompt in PROMPTS or decision.prompt in PACKING
    kept = 1 if prepares else SHORT_LIST
    worths = worths_of(scene, decision) if len(sensible) > 1 else []
    if not worths:
        return sensible
    best = max([worths[place] for place in sensible])
    worthy = [place for place in sensible if worths[place] >= best - FOLLY]
    return short_list(worths, worthy, kept)


def sensible_places(decision: Decision) -> list[int]:
    """The options that make sense at this moment."""
    items = decision.prompt in ITEM_PROMPTS
    started = decision.prompt in STARTED
    found: list[int] = []
    for place in range(len(decision.options)):
        option = decision.options[place]
        if option.verb in POINTLESS or (started and option.declines):
            continue
        if items or not isinstance(option.meant, ItemOffer):
            found.append(place)
    return found


def worths_of(scene: Scene, decision: Decision) -> list[float]:
    """What each option is worth; empty where a look at the table does not help."""
    prompt = decision.prompt
    if prompt == "ability":
        return ability_worths(scene, decision)
    if prompt == "move" or prompt == "teleport":
        return move_worths(scene, decision)
    if prompt == "lead":
        return leader_worths(scene, decision)
    if prompt == "follow":
        return follower_worths(scene, decision)
    if prompt in ("attack", "first-target", "next-target", "next-link", "add-target"):
        return target_worths(scene, decision)
    if prompt == "push" or prompt == "pull":
        return shove_worths(scene, decision)
    if prompt in ("after", "before-rest", "after-rest", "stunned"):
        return item_worths(scene, decision)
    if prompt in ("attack-item", "strike-item", "ally-attack-item"):
        return attack_item_worths(scene, decision)
    if prompt == "which-condition":
        return condition_worths(scene, decision)
    if prompt == "charge" or prompt == "may-charge":
        return charge_worths(scene, decision)
    if prompt == "mark":
        return mark_worths(scene, decision)
    if prompt == "area":
        return _area_worths(scene, decision)
    if prompt == "damage":
        return _damage_worths(scene, decision)
    if prompt == "avert":
        return _avert_worths(scene, decision)
    if prompt == "heal":
        return _heal_worths(scene, decision)
    if prompt == "short-rest":
        return _short_rest_worths(scene, decision)
    if prompt == "long-rest" or prompt == "second-discard":
        return [-worth_of(scene, option.what) for option in decision.options]
    if prompt == "recover":
        return _recover_worths(scene, decision)
    if prompt == "share-damage":
        return share_worths(scene, decision)
    if prompt == "forgo":
        return forgo_worths(scene, decision)
    if prompt in ("summon", "companion", "grant", "attack-from"):
        return _nearest_worths(scene, decision)
    if prompt == "doom" or prompt == "pass-doom":
        return _doom_worths(scene, decision)
    if prompt == "start":
        return _start_worths(scene, decision)
    if prompt in PROMPTS:
        return preparing_worths(scene, decision)
    if prompt in PACKING:
        return packing_worths(scene, decision)
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
        placement = meaning(option, Placement)
        if placement is not None:
            worth = 0.0
            for cell in placement.cells:
                other = scene.figure_on(cell)
                if other is not None and other.side == Side.FOES:
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
    deadly = decision.amount >= figure.hp
    if figure.kind != FigureKind.CHARACTER:  # its companion: only with many cards left
        deadly, heavy = deadly and cards >= MANY_CARDS, False
    worths: list[float] = []
    for option in decision.options:
        if option.meant is None:
            worths.append(-200.0 if deadly or heavy else 0.0)
        elif isinstance(option.meant, LoseDiscards):
            worths.append(-100.0 - worth_of(scene, option.what))
        elif isinstance(option.meant, LoseFromHand):
            worths.append(-20.0 - worth_of(scene, option.what))
        else:
            worths.append(-1000.0)
    return worths


def _avert_worths(scene: Scene, decision: Decision) -> list[float]:
    """Lose a card for somebody else only to save a life."""
    deadly = decision.amount >= scene.figures[decision.what].hp
    accepted = -200.0 if deadly else 0.0
    return [
        accepted if option.meant is None else -20.0 - worth_of(scene, option.what)
        for option in decision.options
    ]


def _recover_worths(scene: Scene, decision: Decision) -> list[float]:
    return [
        -1.0 if option.declines else worth_of(scene, option.what) for option in decision.options
    ]


def _start_worths(scene: Scene, decision: Decision) -> list[float]:
    """Let the enemies come: start far from them and near friends."""
    enemies = [scene.board.distances(each.cell) for each in scene.living(Side.FOES)]
    friends = [scene.board.distances(each.cell) for each in scene.living(Side.PARTY)]
    worths: list[float] = []
    for option in decision.options:
        worth = START_FAR * min([far[option.where] for far in enemies], default=0)
        worth -= START_NEAR * min([far[option.where] for far in friends], default=0)
        worths.append(worth)
    return worths


def _nearest_worths(scene: Scene, decision: Decision) -> list[float]:
    """Put creatures near the enemies, and let those act who are near them."""
    enemies = [scene.board.distances(each.cell) for each in scene.living(Side.FOES)]
    worths: list[float] = []
    for option in decision.options:
        worth = UNWANTED
        if not is_aside(option):
            cell = option.where if option.where >= 0 else scene.figures[option.what].cell
            worth = -float(min([far[cell] for far in enemies], default=0))
        worths.append(worth)
    return worths


def _doom_worths(scene: Scene, decision: Decision) -> list[float]:
    """Doom whoever stands next to somebody and has much left to lose."""
    friends = [scene.board.distances(each.cell) for each in scene.living(Side.PARTY)]
    worths: list[float] = []
    for option in decision.options:
        worth = UNWANTED
        if not is_aside(option):
            figure = scene.figures[option.what]
            nearest = min([far[figure.cell] for far in friends], default=0)
            worth = float(figure.hp - nearest)
        worths.append(worth)
    return worths


def _short_rest_worths(scene: Scene, decision: Decision) -> list[float]:
    """Rest only with nothing left to play and enemies left to fight."""
    hero = scene.heroes[decision.seats[0]]
    wanted = len(hero.hand) < FEW_CARDS and len(scene.living(Side.FOES)) > 0
    return [UNWANTED if option.declines == wanted else 0.0 for option in decision.options]


def _heal_worths(scene: Scene, decision: Decision) -> list[float]:
    worths: list[float] = []
    for option in decision.options:
        worth = UNWANTED if isinstance(option.meant, (ItemOffer, UseActive)) else 0.5
        if not is_aside(option):
            figure = scene.figures[option.what]
            worth = float(figure.max_hp - figure.hp)
        worths.append(worth)
    return worths
