"""Numbers that change, computed when asked: health, armour, defence, movement, capacity."""

from typing import Final

from questhall.kernel.decisions import NOTHING

from ..printed.effects import Rule
from ..printed.enemies import FEW, MANY, MANY_HEROES
from ..printed.kinds import Condition, Slot, Stat
from ..state.adventure import Adventure
from ..state.enemies import Enemy
from ..state.figures import Figure, Side
from ..state.heroes import Hero
from ..state.outfit import Outfit
from .outfits import outfit_of, rules_at

UNARMOURED_DEFENCE: Final = 1  # SS-8.3.0.2


def printed_change(adventure: Adventure, figure: Figure, stat: int) -> int:
    """What cards add to a number all the time: items, passive powers, enemy power cards."""
    if figure.side != Side.ENEMIES:
        if figure.companion is not None:
            return 0
        return outfit_of(adventure, adventure.heroes[figure.owner]).stats.get(stat, 0)
    enemy = adventure.enemy_of(figure)
    total = 0
    for card in enemy.powers:
        total += _part(adventure.enemy_power(card).stats, stat)
    time = adventure.time
    if time is not None and time.master_stats and adventure.is_master(enemy):
        total += _part(time.master_stats, stat)
    return total


def _part(stats: dict[int, int], stat: int) -> int:
    """Most cards change no number."""
    return stats.get(stat, 0) if stats else 0


def rules_of(adventure: Adventure, figure: Figure, moment: int = NOTHING) -> list[Rule]:
    """Everything printed that works by itself for a character, at any moment or at this one. A
    scroll comes before the enemy power cards (SS-15.3.0.7)."""
    found: list[Rule] = []
    if figure.side == Side.ENEMIES:
        enemy = adventure.enemy_of(figure)
        _add(found, adventure.scroll(enemy).rules, moment)
        for card in enemy.powers:
            _add(found, adventure.enemy_power(card).rules, moment)
        return found
    if figure.companion is not None:
        return found
    hero = adventure.hero_of(figure)
    if hero.ghost:  # SS-11.1.0.10
        return found
    outfit = outfit_of(adventure, hero)
    return outfit.rules if moment == NOTHING else rules_at(outfit, moment)


def _add(found: list[Rule], rules: list[Rule], moment: int) -> None:
    for rule in rules:
        if moment in (NOTHING, rule.moment):
            found.append(rule)


def change(adventure: Adventure, figure: Figure, stat: int) -> int:
    """All that is added to a number for now and by cards in force."""
    if figure.side != Side.ENEMIES and figure.companion is None:
        outfit = outfit_of(adventure, adventure.heroes[figure.owner])
        return change_of_hero(adventure, figure, outfit, stat)
    return printed_change(adventure, figure, stat) + _change_for_now(adventure, figure, stat)


def change_of_hero(adventure: Adventure, figure: Figure, outfit: Outfit, stat: int) -> int:
    """The same for whoever knows already what the hero's cards come to."""
    return outfit.stats.get(stat, 0) + _change_for_now(adventure, figure, stat)


def _change_for_now(adventure: Adventure, figure: Figure, stat: int) -> int:
    total = 0
    for bonus in adventure.bonuses:
        if bonus.bearer == figure.id and bonus.stat == stat:
            total += bonus.amount
    return total


def injury(adventure: Adventure, figure: Figure, group: str) -> int:
    """How much injuries of a kind take away (SS-10.6.2.2); different ones add up."""
    if not figure.injuries:
        return 0
    return sum(each.strength for each in adventure.injuries_of(figure) if each.group == group)


# -- health ---------------------------------------------------------------------------


def hp_line(adventure: Adventure) -> int:
    """SS-15.2.0.10: by the heroes who began the quest, ghosts included."""
    return MANY if len(adventure.heroes) >= MANY_HEROES else FEW


def most_hp(adventure: Adventure, figure: Figure) -> int:
    if figure.side == Side.ENEMIES:
        printed = adventure.enemy_card(adventure.enemy_of(figure)).hp[hp_line(adventure)]
    elif figure.companion is not None:
        printed = figure.companion.hp + adventure.hero_of(figure).soulrank
    else:
        printed = adventure.hero_of(figure).line.hp
    loss = injury(adventure, figure, "health")
    return printed + change(adventure, figure, Stat.HEALTH) - loss


def hp_left(adventure: Adventure, figure: Figure) -> int:
    """SS-11.0.0.2"""
    return most_hp(adventure, figure) - figure.wounds


# -- defence --------------------------------------------------------------------------


def armour_of(adventure: Adventure, figure: Figure) -> int:
    """SS-9.0.0.16, SS-10.6.1.2: nothing for whoever is knocked down."""
    if figure.has(Condition.KNOCKED_DOWN):
        return 0
    if figure.side == Side.ENEMIES:
        printed = adventure.enemy_card(adventure.enemy_of(figure)).armour
    elif figure.companion is not None:
        printed = figure.companion.armour
    else:
        printed = outfit_of(adventure, adventure.hero_of(figure)).armour
    total = printed + change(adventure, figure, Stat.ARMOUR)
    return max(0, total - injury(adventure, figure, "armour"))


def most_shields(adventure: Adventure, figure: Figure) -> int:
    """The magic shields that the Time phase restores (SS-8.3.1.2, SS-8.3.1.5, SS-15.2.0.9)."""
    if figure.side == Side.ENEMIES:
        enemy = adventure.enemy_of(figure)
        printed = adventure.enemy_card(enemy).shields
        printed += adventure.counters.get(adventure.scroll(enemy).shields_by, 0)
    elif figure.companion is not None:
        printed = figure.companion.shields
    else:
        outfit = outfit_of(adventure, adventure.hero_of(figure))
        return outfit.shields + outfit.stats.get(Stat.SHIELDS, 0)
    return printed + printed_change(adventure, figure, Stat.SHIELDS)


def lent_shields(adventure: Adventure, figure: Figure) -> int:
    """Those of cards that were used, until the Time phase (SS-R34)."""
    return _change_for_now(adventure, figure, Stat.SHIELDS)


def defence_of(adventure: Adventure, figure: Figure) -> int:
    """How many blue dice at most (SS-9.0.0.18)."""
    if figure.side == Side.ENEMIES:
        printed = adventure.enemy_card(adventure.enemy_of(figure)).defence
    elif figure.companion is not None:
        printed = figure.companion.defence
    else:
        hero = adventure.hero_of(figure)
        printed = UNARMOURED_DEFENCE
        if hero.slots[Slot.ARMOUR] >= 0:
            printed = adventure.side_of(hero, hero.slots[Slot.ARMOUR]).defence
    return max(0, printed + change(adventure, figure, Stat.DEFENCE))


# -- heroes ---------------------------------------------------------------------------


def capacity_of(adventure: Adventure, hero: Hero) -> int:
    """SS-5.2.3.1"""
    return hero.card.capacity + change(adventure, adventure.figure_of(hero), Stat.CAPACITY)


def movement_of(adventure: Adventure, hero: Hero, outfit: Outfit | None = None) -> int:
    """SS-5.2.5.1"""
    if outfit is None:
        outfit = outfit_of(adventure, hero)
    points = hero.card.move
    points += change_of_hero(adventure, adventure.figure_of(hero), outfit, Stat.MOVEMENT)
    event = adventure.top_event()
    if event is not None and event.movement:  # SS-4.3.0.7
        return max(1, points + event.movement)
    return points


# -- enemies --------------------------------------------------------------------------


def flies(adventure: Adventure, figure: Figure) -> bool:
    """SS-6.1.3.1"""
    if figure.side == Side.ENEMIES:
        enemy = adventure.enemy_of(figure)
        if adventure.scroll(enemy).flying:
            return True
        for card in enemy.powers:
            if adventure.enemy_power(card).flying:
                return True
        return False
    return adventure.is_ghost(figure)  # SS-11.2.0.4


def ignores_hindrances(adventure: Adventure, figure: Figure) -> bool:
    """SS-6.1.3.2: whoever flies, and whoever a card lets move so."""
    return flies(adventure, figure) or change(adventure, figure, Stat.FLIGHT) > 0


def most_charges(adventure: Adventure, enemy: Enemy) -> int:
    """SS-15.1.0.8: those of the scroll and of power cards."""
    powers = adventure.powers_of(enemy)
    return adventure.scroll(enemy).charges + sum(power.charges for power in powers)


def rank_of(adventure: Adventure, enemy: Enemy) -> int:
    return adventure.scroll(enemy).rank


def has_special(adventure: Adventure, enemy: Enemy, special: int) -> bool:
    """Has it a rule that works at that moment?"""
    return any(rule.moment == special for rule in adventure.scroll(enemy).rules)
