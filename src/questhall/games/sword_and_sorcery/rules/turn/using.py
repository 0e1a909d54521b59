"""Attacking with weapons, and using powers and items (SS-6.2, SS-6.5)."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Flow, Option

from ...printed.heroes import UseDef
from ...printed.items import Blow
from ...printed.kinds import ActionKind, Slot
from ...state.adventure import Adventure
from ...state.attacks import Attack, Deed
from ...state.figures import Figure, Side
from ...state.heroes import Hero, gift_of
from ...state.house_rules import RED
from ...state.outfit import Outfit
from ..attack.strike import strike
from ..doing import Action
from ..items import usable_item, use_up
from ..moments import note_use, uses_left
from ..outfits import uses_of
from ..powers import begin_power, choices, note_cooldown_to_come, open_levels, ready
from ..targets import Outlook, pick_target


def unarmed(adventure: Adventure) -> Blow:
    """SS-8.2.0.7: a single die."""
    red = 1 if adventure.rules.unarmed_die == RED else 0
    return Blow(0, red, 1 - red)


def blow_of(adventure: Adventure, hero: Hero, slot: int) -> Blow | None:
    """The attack values of the weapon in a slot; bare hands where there is no weapon at all."""
    card = hero.slots[slot]
    if card != NOTHING:
        return adventure.side_of(hero, card).blow
    if slot == Slot.MAIN and hero.slots[Slot.OFF] == NOTHING:
        return unarmed(adventure)
    return None


def attackable(adventure: Adventure, hero: Hero, blow: Blow) -> list[Figure]:
    """SS-6.2.0.2 to 4"""
    return Outlook(adventure, adventure.figure_of(hero)).all_reached(Side.ENEMIES, blow.range)


def attack_options(
    adventure: Adventure, hero: Hero, outlook: Outlook | None = None
) -> list[Option]:
    found: list[Option] = []
    if outlook is None:
        outlook = Outlook(adventure, adventure.figures[hero.place])
    _add_attacks(adventure, hero, Slot.MAIN, outlook, found)
    _add_attacks(adventure, hero, Slot.OFF, outlook, found)
    return found


def _add_attacks(
    adventure: Adventure, hero: Hero, slot: int, outlook: Outlook, found: list[Option]
) -> None:
    blow = blow_of(adventure, hero, slot)
    if blow is not None:
        for enemy in outlook.all_reached(Side.ENEMIES, blow.range):
            found.append(Option("attack", slot, enemy.id, meant=ATTACKING))


class Attacking(Action):
    """With a weapon, or bare hands."""

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        return attack_with(adventure, hero, option.what, option.where)


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


def power_options(
    adventure: Adventure, hero: Hero, outfit: Outfit, actions: list[bool], outlook: Outlook
) -> list[Option]:
    """Ready ones, at any level that the soulrank allows."""
    found: list[Option] = []
    for power in outfit.actions:
        card = adventure.power(power.card)
        if not actions[card.action] or not ready(adventure, hero, power):
            continue
        for level in open_levels(adventure, hero, card):
            deed = Deed(hero.place, power.card, hero.soulrank)
            fit = choices(adventure, deed, card.target, level.range, level.test, outlook)
            if fit and level.effect.possible(adventure, deed):
                found.append(Option("use", power.card, level.level, meant=USING_POWER))
    return found


class UsingPower(Action):
    """SS-7.0.0.15, SS-7.0.0.16: whoever uses it is seen only when its target is chosen."""

    hides = True

    def kind_of(self, adventure: Adventure, hero: Hero, option: Option) -> int:
        return adventure.power(option.what).action

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        card = option.what
        printed = adventure.power(card)
        chosen = next(each for each in printed.levels if each.level == option.where)
        deed = Deed(hero.place, card, hero.soulrank)
        options = choices(adventure, deed, printed.target, chosen.range, chosen.test)
        yield from pick_target(adventure, deed, options)
        adventure.figure_of(hero).hidden = False
        begin_power(adventure, hero, card, chosen)
        yield from chosen.effect.resolve(adventure, deed)
        note_cooldown_to_come(adventure, card, chosen)


def innate_options(
    adventure: Adventure, hero: Hero, actions: list[bool], outlook: Outlook
) -> list[Option]:
    """SS-7.0.0.17: no cooldown, but perhaps a limit."""
    figure = adventure.figures[hero.place]
    found: list[Option] = []
    for place, use in enumerate(hero.card.innate_uses):
        if not actions[use.action] or not uses_left(adventure, figure, use.key, use.limit):
            continue
        if _usable(adventure, Deed(hero.place, level=hero.soulrank), use, outlook):
            found.append(Option("use-innate", gift_of(hero, place), meant=UsingInnate(use)))
    return found


def _usable(adventure: Adventure, deed: Deed, use: UseDef, outlook: Outlook) -> bool:
    if not use.effect.possible(adventure, deed):
        return False
    return bool(choices(adventure, deed, use.target, use.range, use.test, outlook))


class UsingInnate(Action):
    """One of the innate powers of a class."""

    def __init__(self, use: UseDef) -> None:
        super().__init__(use.action)
        self.use = use

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        use = self.use
        note_use(adventure, adventure.figure_of(hero), use.key, use.limit)
        deed = Deed(hero.place, level=hero.soulrank)
        deed.power = use.key
        yield from pick_target(
            adventure, deed, choices(adventure, deed, use.target, use.range, use.test)
        )
        adventure.tell("uses-innate", "SS-5.2.2.1", hero.place)
        yield from use.effect.resolve(adventure, deed)


# -- items --------------------------------------------------------------------------------


def item_options(
    adventure: Adventure, hero: Hero, outfit: Outfit, actions: list[bool], outlook: Outlook
) -> list[Option]:
    """SS-8.0.0.2: equipment from its slot, the rest from the inventory."""
    found: list[Option] = []
    for each in uses_of(adventure, hero, outfit):
        use = each.use
        if not actions[use.action]:
            continue
        deed = Deed(hero.place, each.card, hero.soulrank)
        usable = usable_item(adventure, hero, each.card, use)
        if usable and _usable(adventure, deed, use, outlook):
            found.append(Option("use-item", each.card, each.place, meant=USING_ITEM))
    return found


class UsingItem(Action):
    """SS-12.0.0.1"""

    def kind_of(self, adventure: Adventure, hero: Hero, option: Option) -> int:
        return adventure.side_of(hero, option.what).uses[option.where].action

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        card = option.what
        use = adventure.side_of(hero, card).uses[option.where]
        deed = Deed(hero.place, card, hero.soulrank)
        yield from pick_target(
            adventure, deed, choices(adventure, deed, use.target, use.range, use.test)
        )
        yield from use_up(adventure, hero, card, use, deed)


ATTACKING: Final = Attacking(ActionKind.COMBAT)
USING_POWER: Final = UsingPower(ActionKind.FREE)
USING_ITEM: Final = UsingItem(ActionKind.FREE)
