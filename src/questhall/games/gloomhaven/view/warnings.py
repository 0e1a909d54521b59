"""Think twice: the cost of an option that its own text does not mention."""

from collections.abc import Callable

from questhall.kernel.decisions import NOTHING, Decision, Option, meant_by
from questhall.kernel.games import Why

from ..effects.attacking import AttackAction
from ..effects.card_piles import RecoverAction, RefreshAction
from ..effects.helping import HealAction, LootAction
from ..effects.moving import MoveAction
from ..effects.summoning import SummonAction
from ..printed.cards import Action, Half
from ..printed.items import Window
from ..printed.terrain import Terrain
from ..rules.attack.aiming import has_targets
from ..rules.attack.damage import discards_of
from ..rules.attack.strike import AttackPlan
from ..rules.cards.active_area import has_bonus
from ..rules.cards.items import ready_items
from ..rules.cards.worn_items import is_fireproof
from ..rules.movement.moves_as_attacks import may_attack
from ..rules.movement.terrain import damage_of, hazard_damage
from ..rules.round.abilities import Ability
from ..rules.round.card_selection import CARDS_TO_PLAY
from ..rules.round.character_turn import STANDARD_ATTACK
from ..rules.round.rests import REST_NEEDS
from ..state.figures import Condition, Figure
from ..state.heroes import Hero
from ..state.scene import Scene
from ..state.turn import Turn

Warns = Callable[[Scene, Hero, Decision, Option], Why | None]


def warning(scene: Scene, seat: int, decision: Decision, option: Option) -> Why | None:
    """Why the seat should think twice, or None."""
    warns = WARNINGS.get(option.verb)
    return None if warns is None else warns(scene, scene.heroes[seat], decision, option)


# -- hit points --------------------------------------------------------------------


def _damage(scene: Scene, hero: Hero, decision: Decision, option: Option) -> Why | None:
    return _lethal(scene.figure_of(hero), option.amount, "warning-lethal-damage")


def _step(scene: Scene, hero: Hero, decision: Decision, option: Option) -> Why | None:
    """The character itself enters a trap or hazardous hex."""
    figure = scene.figure_of(hero)
    if option.what != figure.id or scene.flies(figure):
        return None
    terrain = scene.terrain[option.where]
    tile = scene.tile(option.where)
    if terrain & Terrain.TRAP and tile is not None:
        return _lethal(figure, damage_of(scene, tile), "warning-lethal-trap")
    if terrain & Terrain.HAZARDOUS and not is_fireproof(scene, figure):
        return _lethal(figure, hazard_damage(scene), "warning-lethal-ground")
    return None


def _lethal(figure: Figure, damage: int, message: str) -> Why | None:
    if damage < figure.hp:
        return None
    return Why("GH-3.19.1", message, {"damage": damage, "hp": figure.hp})


# -- cards -------------------------------------------------------------------------


def _lose_hand(scene: Scene, hero: Hero, decision: Decision, option: Option) -> Why | None:
    return _last_cards(scene, hero, hand=1)


def _lose_discard(scene: Scene, hero: Hero, decision: Decision, option: Option) -> Why | None:
    return _last_cards(scene, hero, discards=2 if decision.prompt == "damage" else 1)


def _last_cards(scene: Scene, hero: Hero, hand: int = 0, discards: int = 0) -> Why | None:
    """Would losing this many cards leave too few to play on, even after a rest (GH-3.1.7)?"""
    in_hand = len(hero.hand)
    discarded = len(discards_of(scene, hero)) + len(hero.chosen)
    if not _plays_on(in_hand, discarded) or _plays_on(in_hand - hand, discarded - discards):
        return None
    left = in_hand + discarded - hand - discards
    return Why("GH-3.19.2", "warning-last-cards", {"cards": left})


def _plays_on(in_hand: int, discarded: int) -> bool:
    """Can the character play two cards in another round, at once or after a rest that loses one?"""
    rested = in_hand + discarded - 1 if discarded >= REST_NEEDS else in_hand
    return max(in_hand, rested) >= CARDS_TO_PLAY


def _end_active(scene: Scene, hero: Hero, decision: Decision, option: Option) -> Why | None:
    for active in scene.actives:
        if active.card == option.what and scene.half_of(active).lost:
            return Why("GH-3.12.11", "warning-ends-and-lost")
    return Why("GH-3.12.11", "warning-ends")


# -- abilities ---------------------------------------------------------------------


def _half(scene: Scene, hero: Hero, decision: Decision, option: Option) -> Why | None:
    printed = scene.card(option.what).halves[meant_by(option, Ability).half]
    why = _idle(scene, hero, printed)
    if why is None and printed.lost:
        return _last_cards(scene, hero, discards=1)
    return why


def _standard_attack(scene: Scene, hero: Hero, decision: Decision, option: Option) -> Why | None:
    return _no_attack_possible(scene, hero, [])


def _standard_move(scene: Scene, hero: Hero, decision: Decision, option: Option) -> Why | None:
    return _no_move_possible(scene, hero)


def _idle(scene: Scene, hero: Hero, printed: Half) -> Why | None:
    """Would every action of the ability do nothing now? The reason that the first one has."""
    reasons = [_idle_action(scene, hero, printed, action) for action in printed.actions]
    if not reasons or None in reasons:
        return None
    return reasons[0]


def _idle_action(scene: Scene, hero: Hero, printed: Half, action: Action) -> Why | None:
    if isinstance(action, AttackAction):
        return _no_attack_possible(scene, hero, [action])
    if isinstance(action, MoveAction):
        return _no_move_possible(scene, hero)
    figure, turn = scene.figure_of(hero), Turn(hero.seat)
    if printed.charges or (printed.xp and not printed.lost):  # being performed brings these
        idle = not action.possible(scene, figure, turn)
    else:
        idle = action.is_idle(scene, figure, turn)
    if not idle:
        return None
    for kind, rule, message in IDLE:
        if isinstance(action, kind):
            return Why(rule, message)
    return Why("GH-3.3.5", "warning-does-nothing")


IDLE: list[tuple[type[Action], str, str]] = [
    (HealAction, "GH-3.13.1", "warning-nobody-to-heal"),
    (LootAction, "GH-3.16.1", "warning-nothing-to-loot"),
    (RecoverAction, "GH-3.15.1", "warning-nothing-to-recover"),
    (RefreshAction, "GH-3.15.3", "warning-nothing-to-refresh"),
    (SummonAction, "GH-3.14.1", "warning-no-room-to-summon"),
]


def _no_move_possible(scene: Scene, hero: Hero) -> Why | None:
    figure = scene.figure_of(hero)
    if figure.has(Condition.IMMOBILIZE) and not may_attack(scene, figure):
        return Why("GH-3.10.15", "warning-immobilized")
    return None


def _no_attack_possible(scene: Scene, hero: Hero, attacks: list[AttackAction]) -> Why | None:
    figure = scene.figure_of(hero)
    if figure.has(Condition.DISARM):
        return Why("GH-3.10.16", "warning-disarmed")
    if _may_reach_farther(scene, hero, figure, attacks):
        return None
    turn = Turn(hero.seat)
    plans = [action.plan_for(scene, figure, turn) for action in attacks]
    plans = plans or [AttackPlan(figure, STANDARD_ATTACK, 0, [])]
    if any(has_targets(scene, plan) for plan in plans):
        return None
    return Why("GH-14.5.2", "warning-nobody-in-reach")


def _may_reach_farther(
    scene: Scene, hero: Hero, figure: Figure, attacks: list[AttackAction]
) -> bool:
    """Might elements, items or active cards still change the attack's targets?"""
    if any(action.uses or action.who is not None for action in attacks):
        return True
    return bool(ready_items(scene, hero, Window.IN_ATTACK_ACTION) or has_bonus(scene, figure))


def _stay(scene: Scene, hero: Hero, decision: Decision, option: Option) -> Why | None:
    """Whoever has not moved has not performed the ability: it brings neither its elements nor its
    experience."""
    underway = scene.underway
    if underway.card == NOTHING or underway.line == NOTHING:
        return None
    printed = scene.card(underway.card).halves[underway.half]
    if underway.performed or underway.travelled or underway.line + 1 < len(printed.actions):
        return None
    if printed.charges:
        return Why("GH-3.11.5", "warning-elements-lost")
    return Why("GH-3.17.2", "warning-xp-lost") if printed.xp else None


def _no_attack(scene: Scene, hero: Hero, decision: Decision, option: Option) -> Why | None:
    return Why("GH-3.3.5", "warning-no-attack")


WARNINGS: dict[str, Warns] = {
    "suffer": _damage,
    "move": _step,
    "step": _step,
    "lose-hand": _lose_hand,
    "lose-discard": _lose_discard,
    "end-active": _end_active,
    "top": _half,
    "bottom": _half,
    "standard-attack": _standard_attack,
    "standard-move": _standard_move,
    "no-attack": _no_attack,
    "stay": _stay,
}
