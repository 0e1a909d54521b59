"""Attacking with weapons, and using powers and items (SS-6.2, SS-6.5)."""

from questhall.kernel.decisions import NOTHING, Flow, Option

from ...printed.heroes import PowerDef, PowerLevel, UseDef
from ...printed.items import Blow
from ...printed.kinds import (
    ARTIFACT_ITEM,
    MAIN,
    OFF,
    ONCE_A_ROUND,
    ONE_USE,
    PASSIVE,
    REACTION,
    STUN,
    WEAPON,
)
from ...state.adventure import Adventure
from ...state.attacks import Attack, Deed
from ...state.figures import ENEMIES, Figure
from ...state.heroes import Hero
from ...state.house_rules import RED
from ..attack.strike import strike
from ..moments import note_use, uses_left
from .goods import discard_item, may_use
from .targets import in_reach, pick_target, targets_for


def unarmed(adventure: Adventure) -> Blow:
    """SS-8.2.0.7: a single die."""
    red = 1 if adventure.rules.unarmed_die == RED else 0
    return Blow(0, red, 1 - red)


def blow_of(adventure: Adventure, hero: Hero, slot: int) -> Blow | None:
    """The attack values of the weapon in a slot; bare hands where there is no weapon at all."""
    card = hero.slots[slot]
    if card != NOTHING:
        return adventure.side_of(hero, card).blow
    if slot == MAIN and hero.slots[OFF] == NOTHING:
        return unarmed(adventure)
    return None


def attackable(adventure: Adventure, hero: Hero, blow: Blow) -> list[Figure]:
    """SS-6.2.0.2 to 4"""
    figure = adventure.figure_of(hero)
    enemies = adventure.characters(ENEMIES)
    return [enemy for enemy in enemies if in_reach(adventure, figure, enemy, blow.range)]


def attack_options(adventure: Adventure, hero: Hero) -> list[Option]:
    found: list[Option] = []
    for slot in (MAIN, OFF):
        blow = blow_of(adventure, hero, slot)
        if blow is not None:
            for enemy in attackable(adventure, hero, blow):
                found.append(Option("attack", slot, enemy.id))
    return found


def attack_with(adventure: Adventure, hero: Hero, slot: int, target: int) -> Flow[None]:
    """SS-6.2.0.2"""
    attack = weapon_attack(adventure, hero, slot, target)
    attack.focused = hero.focus_ready
    hero.focus_ready = False  # SS-R42: it helps one attack
    yield from strike(adventure, attack)


def weapon_attack(adventure: Adventure, hero: Hero, slot: int, target: int) -> Attack:
    blow = blow_of(adventure, hero, slot)
    assert blow is not None
    attack = Attack(hero.place, target, blow)
    attack.card = hero.slots[slot]
    attack.slot = slot
    return attack


# -- powers -------------------------------------------------------------------------------


def power_options(adventure: Adventure, hero: Hero, actions: list[int]) -> list[Option]:
    """SS-7.0.0.14: ready ones, at any level that the soulrank allows."""
    found: list[Option] = []
    for power in hero.powers:
        card = adventure.power(power.card)
        if power.position > 0 or card.action not in actions or card.action in (PASSIVE, REACTION):
            continue
        deed = Deed(hero.place, power.card, hero.soulrank)
        if not card.test.holds(adventure, deed) or not may_summon(adventure, hero, card):
            continue
        if not targets_for(adventure, deed, card.target, card.range):
            continue
        for level in card.levels:
            if level.level <= hero.soulrank and level.effect.possible(adventure, deed):
                found.append(Option("use", power.card, level.level))
    return found


def may_summon(adventure: Adventure, hero: Hero, card: PowerDef) -> bool:
    """SS-7.2.0.5: once a round, and not while the companion is stunned (SS-10.6.6.1)."""
    if not card.summons:
        return True
    companion = adventure.companion_of(hero)
    if companion is not None and companion.has(STUN):
        return False
    return uses_left(adventure, adventure.figure_of(hero), card.key, ONCE_A_ROUND)


def use_power(adventure: Adventure, hero: Hero, card: int, level: int) -> Flow[None]:
    """SS-7.0.0.15, SS-7.0.0.16"""
    printed = adventure.power(card)
    chosen = next(each for each in printed.levels if each.level == level)
    deed = Deed(hero.place, card, hero.soulrank)
    yield from pick_target(adventure, deed, printed.target, printed.range)
    adventure.tell("uses", "SS-7.0.0.14", hero.place, card)
    if printed.summons:
        note_use(adventure, adventure.figure_of(hero), printed.key, ONCE_A_ROUND)
        deed.level = level
    else:
        _start_cooldown(hero, card, chosen)
    yield from chosen.effect.resolve(adventure, deed)


def _start_cooldown(hero: Hero, card: int, level: PowerLevel) -> None:
    hero.power(card).position = level.cooldown


def innate_options(adventure: Adventure, hero: Hero, actions: list[int]) -> list[Option]:
    """SS-7.0.0.17: no cooldown, but perhaps a limit."""
    figure = adventure.figure_of(hero)
    found: list[Option] = []
    for place, use in enumerate(hero.card.innate_uses):
        if use.action not in actions or not uses_left(adventure, figure, use.key, use.limit):
            continue
        if _usable(adventure, hero, use):
            found.append(Option("use-innate", place))
    return found


def _usable(adventure: Adventure, hero: Hero, use: UseDef) -> bool:
    deed = Deed(hero.place, level=hero.soulrank)
    if not use.test.holds(adventure, deed) or not use.effect.possible(adventure, deed):
        return False
    return bool(targets_for(adventure, deed, use.target, use.range))


def use_innate(adventure: Adventure, hero: Hero, place: int) -> Flow[None]:
    use = hero.card.innate_uses[place]
    note_use(adventure, adventure.figure_of(hero), use.key, use.limit)
    deed = Deed(hero.place, level=hero.soulrank)
    yield from pick_target(adventure, deed, use.target, use.range)
    adventure.tell("uses-innate", "SS-5.2.2.1", hero.place)
    yield from use.effect.resolve(adventure, deed)


# -- items --------------------------------------------------------------------------------


def item_options(adventure: Adventure, hero: Hero, actions: list[int]) -> list[Option]:
    """SS-8.0.0.2: artifacts from their slot, the rest from the inventory."""
    found: list[Option] = []
    for card in [*hero.inventory, *hero.equipped()]:
        kind = adventure.item(card).kind
        side = adventure.side_of(hero, card)
        if side.effect is None or side.action not in actions or kind == WEAPON:
            continue
        if kind == ARTIFACT_ITEM and card in hero.inventory:
            continue
        deed = Deed(hero.place, card, hero.soulrank)
        if not may_use(adventure, hero, card) or not side.effect.possible(adventure, deed):
            continue
        if targets_for(adventure, deed, side.target, side.range):
            found.append(Option("use-item", card))
    return found


def use_item(adventure: Adventure, hero: Hero, card: int) -> Flow[None]:
    """SS-12.2.0.1: what is used once goes."""
    side = adventure.side_of(hero, card)
    deed = Deed(hero.place, card, hero.soulrank)
    yield from pick_target(adventure, deed, side.target, side.range)
    adventure.tell("uses-item", "SS-12.0.0.1", hero.place, card)
    if adventure.item(card).kind == ONE_USE:
        hero.inventory.remove(card)
        discard_item(adventure, card)
    if side.effect is not None:
        yield from side.effect.resolve(adventure, deed)
