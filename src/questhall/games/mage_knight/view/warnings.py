"""Think twice: what an option would cost that its own text does not say."""

from collections.abc import Callable

from questhall.kernel.decisions import Decision, Option
from questhall.kernel.games import Why

from ..rules.cards.tracks import armour_of, hand_limit_of
from ..rules.cards.wounds import others_in
from ..rules.combat.begin import ASSAULT, BURNING
from ..rules.hero_battles.battle import opponent_on
from ..rules.map.movement import heroes_on, is_fortress_against, provoked
from ..rules.scenario import scenario_of
from ..state.heroes import Hero
from ..state.realm import Realm

Warns = Callable[[Realm, Hero, Decision, Option], Why | None]

# What would be lost with the phase, and why that matters.
UNUSED = {
    "block": ("block", Why("MK-8.5.12", "warning-block-unused")),
    "ranged": ("strike", Why("MK-8.4.16", "warning-strike-unused")),
    "attack": ("strike", Why("MK-8.4.16", "warning-strike-unused")),
}


def warning(realm: Realm, seat: int, decision: Decision, option: Option) -> Why | None:
    """Why the seat should think twice, or None."""
    warns = WARNINGS.get(option.verb)
    return None if warns is None else warns(realm, realm.heroes[seat], decision, option)


# -- fights ------------------------------------------------------------------------


def _end_phase(realm: Realm, hero: Hero, decision: Decision, option: Option) -> Why | None:
    """With the points at hand, an attack could be blocked or an enemy defeated."""
    verb, why = UNUSED.get(decision.prompt, ("", None))
    return why if any(each.verb == verb for each in decision.options) else None


def _assign_hero(realm: Realm, hero: Hero, decision: Decision, option: Option) -> Why | None:
    """MK-8.6.9, MK-8.6.10"""
    combat = realm.combat
    if combat is None or combat.knocked_out:
        return None
    armour = armour_of(hero)
    wounds = (decision.amount + armour - 1) // armour
    if combat.wounds + wounds < hand_limit_of(hero):
        return None
    return Why("MK-8.6.10", "warning-knock-out", {"wounds": wounds})


def _empty_handed(realm: Realm, hero: Hero, decision: Decision, option: Option) -> Why | None:
    if others_in(realm, hero.hand) or any(unit.can_act for unit in hero.units):
        return None
    return Why("MK-8.3.1", "warning-empty-handed")


# -- the map -------------------------------------------------------------------------


def _step(realm: Realm, hero: Hero, decision: Decision, option: Option) -> Why | None:
    """A step that starts a fight: an assault (MK-6.3.1), a provocation (MK-6.3.3), or both."""
    space = option.where
    enemies = sum([len(realm.places[each].tokens) for each in provoked(realm, hero, space)])
    if not is_fortress_against(realm, hero, space):
        return Why("MK-6.3.3", "warning-provokes", {"enemies": enemies}) if enemies else None
    lost = -ASSAULT if scenario_of(realm).assault_costs_reputation else 0
    numbers = {"reputation": lost, "enemies": enemies}
    if heroes_on(realm, hero, space):
        return Why("MK-8.1.2", "warning-assaults-hero", numbers)
    return Why("MK-8.1.1", "warning-assault", numbers)


def _end_movement(realm: Realm, hero: Hero, decision: Decision, option: Option) -> Why | None:
    if opponent_on(realm, hero) is None:
        return None
    return Why("MK-6.8.3", "warning-battle")


def _burn(realm: Realm, hero: Hero, decision: Decision, option: Option) -> Why | None:
    return Why("MK-8.1.4", "warning-burning", {"reputation": -BURNING})


WARNINGS: dict[str, Warns] = {
    "end-phase": _end_phase,
    "end-fight": _end_phase,
    "assign-hero": _assign_hero,
    "enter": _empty_handed,
    "challenge": _empty_handed,
    "step": _step,
    "end-movement": _end_movement,
    "burn": _burn,
}
