"""When a hasty but experienced player uses an item."""

from questhall.kernel.decisions import Decision

from ..effects.card_piles import RecoverAction
from ..effects.forcing import ForceTo
from ..effects.granting import GrantAction
from ..effects.helping import ChargeAction, HealAction, InflictAction, LootAction, UseAction
from ..effects.items import EnrichAction, Perform
from ..effects.items_at_a_price import EnrichForBlood
from ..effects.moving import MoveAction
from ..effects.riders import SufferEach
from ..effects.tiles import DestroyObstacle, DisarmTraps
from ..effects.tokens import RemoveConditions
from ..printed.cards import Action
from ..printed.items import ItemEffect, ItemUse
from ..rules.cards.freely import is_aside
from ..rules.cards.items import ItemOffer, place_of
from ..rules.movement.looting import cells_to_loot
from ..rules.selecting import EACH
from ..state.figures import Condition, Figure
from ..state.heroes import Hero
from ..state.scene import ELEMENTS, Element, Scene, Strength
from .threats import Threat, danger_at

# Actions that are not wanted at any time.
CHOOSY = (
    HealAction,
    RecoverAction,
    RemoveConditions,
    ChargeAction,
    UseAction,
    LootAction,
    ForceTo,
    DestroyObstacle,
    DisarmTraps,
)
POTION = 20.0
UNWANTED = -50.0
MUCH_HURT = 4
EARLY_ROUNDS = 2
FULL_DISCARD = 4
FEW_IN_HAND = 3
SEVERAL = 2  # coins or enemies that make a one-use item worth while
BLOOD = 4  # hit points to have for each that is given
# The worst condition is removed first.
BURDENS = {
    Condition.STUN: 6.0,
    Condition.DISARM: 5.0,
    Condition.POISON: 4.0,
    Condition.WOUND: 3.0,
    Condition.MUDDLE: 2.0,
    Condition.IMMOBILIZE: 1.0,
}


def wants_item(scene: Scene, hero: Hero, threats: list[Threat], number: int) -> bool:
    """Drink potions when they are needed; keep other one-use items until the fight is on."""
    kind = hero.items[place_of(number)].kind
    figure = scene.figures[hero.figure]
    once = kind.use == ItemUse.CONSUMED
    effect = kind.effect
    if isinstance(effect, Perform):
        for action in effect.actions:
            if _is_plain(action):
                continue
            return _wants(scene, hero, figure, threats, action, once)
    return bool(threats) and not is_saved(scene, hero, number)


def movement_of(hero: Hero, number: int) -> MoveAction | None:
    """The movement that the item gives its owner or a creature, if it does."""
    effect = hero.items[place_of(number)].kind.effect
    if isinstance(effect, Perform):
        for action in effect.actions:
            for each in [action, *action.inner()]:
                if isinstance(each, MoveAction) and not isinstance(action, ForceTo):
                    return each
    return None


def movers_of(scene: Scene, hero: Hero, number: int) -> list[Figure]:
    """Who would move with it."""
    figure = scene.figures[hero.figure]
    effect = hero.items[place_of(number)].kind.effect
    if isinstance(effect, Perform):
        for action in effect.actions:
            if isinstance(action, GrantAction):
                return action.who.find(scene, figure, None)
    return [figure]


def is_saved(scene: Scene, hero: Hero, number: int) -> bool:
    """Is it a one-use item, and too early to use it?"""
    return hero.items[place_of(number)].kind.use == ItemUse.CONSUMED and scene.round <= EARLY_ROUNDS


def _is_plain(action: Action) -> bool:
    """Is it welcome whenever there is somebody to fight?"""
    if isinstance(action, InflictAction):
        return Condition.INVISIBLE not in action.conditions and action.who.count != EACH
    return not isinstance(action, CHOOSY)


def _wants(
    scene: Scene,
    hero: Hero,
    figure: Figure,
    threats: list[Threat],
    action: Action,
    once: bool,
) -> bool:
    if isinstance(action, HealAction):
        return _most_hurt(scene, figure, action) >= _worth_healing(action, once)
    if isinstance(action, RecoverAction):
        found = action.who.find(scene, figure, None)
        return any(_needs_cards(scene.heroes[each.owner]) for each in found)
    if isinstance(action, RemoveConditions):
        return figure.has(Condition.STUN) or (
            bool(threats) and _burden(figure) >= BURDENS[Condition.POISON]
        )
    if isinstance(action, InflictAction):
        return _wants_to_inflict(scene, figure, threats, action)
    if isinstance(action, ChargeAction):
        return bool(threats) and _is_of_use(scene, hero, action.element)
    if isinstance(action, UseAction):
        return _wants_for_elements(scene, hero, figure, threats, action, once)
    if isinstance(action, LootAction):
        return len(cells_to_loot(scene, figure, action.range)) >= SEVERAL
    if isinstance(action, DisarmTraps):
        return not threats
    return False  # it takes a plan to lead an enemy or to clear a way


def _most_hurt(scene: Scene, figure: Figure, action: HealAction) -> int:
    return max([each.max_hp - each.hp for each in action.who.find(scene, figure, None)], default=0)


def _worth_healing(action: HealAction, once: bool) -> int:
    return max(MUCH_HURT, action.value.amount // 2) if once else 1


def _needs_cards(hero: Hero) -> bool:
    return len(hero.discard) >= FULL_DISCARD and len(hero.hand) <= FEW_IN_HAND


def _burden(figure: Figure) -> float:
    found = [worth for condition, worth in BURDENS.items() if figure.has(condition)]
    return max(found, default=0.0)


def _wants_to_inflict(
    scene: Scene, figure: Figure, threats: list[Threat], action: InflictAction
) -> bool:
    if Condition.INVISIBLE in action.conditions:
        return 2.0 * danger_at(threats, figure.cell) >= figure.hp
    return len(action.who.find(scene, figure, None)) >= SEVERAL


def _wants_for_elements(
    scene: Scene,
    hero: Hero,
    figure: Figure,
    threats: list[Threat],
    action: UseAction,
    once: bool,
) -> bool:
    """Is what the elements buy wanted more than the elements?"""
    for bought in action.use.actions:
        if not isinstance(bought, ChargeAction):
            return _wants(scene, hero, figure, threats, bought, once)
        spare = [each for each in _spendable(scene, action) if not _is_of_use(scene, hero, each)]
        if not threats or not spare or not _is_of_use(scene, hero, bought.element):
            return False
    return True


def _spendable(scene: Scene, action: UseAction) -> list[int]:
    if Element.ANY not in action.use.elements:
        return action.use.elements
    return [each for each in range(len(ELEMENTS)) if scene.elements[each] != Strength.INERT]


def _is_of_use(scene: Scene, hero: Hero, element: int) -> bool:
    """Could a card of the character use the element?"""
    if element == Element.ANY:
        return any(_cards_for(scene, hero, each) for each in range(len(ELEMENTS)))
    return _cards_for(scene, hero, element) > 0


def _cards_for(scene: Scene, hero: Hero, element: int) -> int:
    """How many abilities of the character's cards use the element."""
    total = 0
    for card in hero.hand + hero.chosen:
        for half in scene.card(card).halves:
            for action in half.actions:
                for use in action.element_uses():
                    if element in use.elements or Element.ANY in use.elements:
                        total += 1
    return total


# -- worths of options -------------------------------------------------------------


def attack_item_worths(scene: Scene, decision: Decision) -> list[float]:
    hero = scene.heroes[decision.seats[0]]
    worths: list[float] = []
    for option in decision.options:
        worth = 0.0
        if isinstance(option.meant, ItemOffer):
            saved = is_saved(scene, hero, option.what) or not _can_bleed(scene, hero, option.what)
            worth = UNWANTED if saved else POTION
        worths.append(worth)
    return worths


def _can_bleed(scene: Scene, hero: Hero, number: int) -> bool:
    """Has the character hit points to spare for what the item costs?"""
    cost = _blood(hero.items[place_of(number)].kind.effect)
    return scene.figures[hero.figure].hp > BLOOD * cost


def _blood(effect: ItemEffect) -> int:
    total = 0
    if isinstance(effect, EnrichForBlood):
        total += effect.damage
    if isinstance(effect, EnrichAction):
        for rider in effect.riders:
            if isinstance(rider, SufferEach):
                total += rider.amount
    return total


def condition_worths(scene: Scene, decision: Decision) -> list[float]:
    return [
        UNWANTED if option.declines else BURDENS.get(option.what, 0.0)
        for option in decision.options
    ]


def charge_worths(scene: Scene, decision: Decision) -> list[float]:
    """Charge what the character's own cards can use."""
    hero = scene.heroes[decision.seats[0]]
    return [
        UNWANTED if option.declines else float(_cards_for(scene, hero, option.what))
        for option in decision.options
    ]


def mark_worths(scene: Scene, decision: Decision) -> list[float]:
    """Mark whoever will take the most attacks."""
    return [
        UNWANTED if is_aside(option) else float(scene.figures[option.what].hp)
        for option in decision.options
    ]
