"""Numbers that change, computed when asked: health, armour, defence, movement, capacity."""

from ..printed.effects import Rule
from ..printed.enemies import FEW, MANY, MANY_HEROES
from ..printed.heroes import PowerLevel
from ..printed.kinds import (
    ARMOUR,
    ARMOUR_STAT,
    CAPACITY_STAT,
    DEFENCE_STAT,
    FLIGHT_STAT,
    HEALTH_STAT,
    KNOCKED_DOWN,
    MOVEMENT_STAT,
    PASSIVE,
    PERMANENT,
    SHIELDS_STAT,
)
from ..state.adventure import Adventure
from ..state.enemies import Enemy
from ..state.figures import ENEMIES, Figure
from ..state.heroes import Hero

UNARMOURED_DEFENCE = 1  # SS-8.3.0.2


def passive_levels(adventure: Adventure, hero: Hero) -> list[PowerLevel]:
    """Of each passive card the highest level that the soulrank allows (SS-R27)."""
    found: list[PowerLevel] = []
    for power in hero.powers:
        card = adventure.power(power.card)
        level = card.highest_for(hero.soulrank)
        if card.action == PASSIVE and level is not None:
            found.append(level)
    return found


def stats_of(adventure: Adventure, figure: Figure) -> list[dict[int, int]]:
    """What cards add all the time: items, passive powers, enemy power cards."""
    if figure.side == ENEMIES:
        enemy = adventure.enemy_of(figure)
        found = [power.stats for power in adventure.powers_of(enemy)]
        if adventure.time is not None and adventure.is_master(enemy):
            found.append(adventure.time.master_stats)
        return found
    if figure.companion is not None:
        return []
    hero = adventure.hero_of(figure)
    found = [trait.stats for trait in hero.card.traits]
    found += [adventure.side_of(hero, card).stats for card in hero.equipped()]
    for card in hero.inventory:
        if adventure.item(card).kind == PERMANENT:  # SS-8.0.0.2
            found.append(adventure.side_of(hero, card).stats)
    return [*found, *[level.stats for level in passive_levels(adventure, hero)]]


def rules_of(adventure: Adventure, figure: Figure) -> list[Rule]:
    """Everything printed that works by itself for a character. A scroll comes before the enemy
    power cards (SS-15.3.0.7)."""
    if figure.side == ENEMIES:
        enemy = adventure.enemy_of(figure)
        found = list(adventure.scroll(enemy).rules)
        for power in adventure.powers_of(enemy):
            found += power.rules
        return found
    if figure.companion is not None:
        return []
    hero = adventure.hero_of(figure)
    if hero.ghost:  # SS-11.1.0.10
        return []
    found = list(hero.card.innate_rules)
    for card in hero.equipped():
        found += adventure.side_of(hero, card).rules
    for level in passive_levels(adventure, hero):
        found += level.rules
    return found


def change(adventure: Adventure, figure: Figure, stat: int) -> int:
    """All that is added to a number for now and by cards in force."""
    total = sum([b.amount for b in adventure.bonuses if b.bearer == figure.id and b.stat == stat])
    return total + sum([stats.get(stat, 0) for stats in stats_of(adventure, figure)])


def injury(adventure: Adventure, figure: Figure, group: str) -> int:
    """How much injuries of a kind take away (SS-10.6.2.2); different ones add up."""
    return sum([each.strength for each in adventure.injuries_of(figure) if each.group == group])


# -- health ---------------------------------------------------------------------------


def hp_line(adventure: Adventure) -> int:
    """SS-15.2.0.10: by the heroes who began the quest, ghosts included."""
    return MANY if len(adventure.heroes) >= MANY_HEROES else FEW


def most_hp(adventure: Adventure, figure: Figure) -> int:
    if figure.side == ENEMIES:
        printed = adventure.enemy_card(adventure.enemy_of(figure)).hp[hp_line(adventure)]
    elif figure.companion is not None:
        printed = figure.companion.hp + adventure.hero_of(figure).soulrank
    else:
        printed = adventure.hero_of(figure).line.hp
    loss = injury(adventure, figure, "health")
    return printed + change(adventure, figure, HEALTH_STAT) - loss


def hp_left(adventure: Adventure, figure: Figure) -> int:
    """SS-11.0.0.2"""
    return most_hp(adventure, figure) - figure.wounds


# -- defence --------------------------------------------------------------------------


def armour_of(adventure: Adventure, figure: Figure) -> int:
    """SS-9.0.0.16, SS-10.6.1.2: nothing for whoever is knocked down."""
    if figure.has(KNOCKED_DOWN):
        return 0
    if figure.side == ENEMIES:
        printed = adventure.enemy_card(adventure.enemy_of(figure)).armour
    elif figure.companion is not None:
        printed = figure.companion.armour
    else:
        hero = adventure.hero_of(figure)
        printed = sum([adventure.side_of(hero, card).armour for card in hero.equipped()])
    total = printed + change(adventure, figure, ARMOUR_STAT)
    return max(0, total - injury(adventure, figure, "armour"))


def most_shields(adventure: Adventure, figure: Figure) -> int:
    """The magic shields that the Time phase restores (SS-8.3.1.2, SS-8.3.1.5, SS-15.2.0.9)."""
    if figure.side == ENEMIES:
        enemy = adventure.enemy_of(figure)
        printed = adventure.enemy_card(enemy).shields
        printed += adventure.counters.get(adventure.scroll(enemy).shields_by, 0)
    elif figure.companion is not None:
        printed = figure.companion.shields
    else:
        hero = adventure.hero_of(figure)
        printed = sum([adventure.side_of(hero, card).shields for card in hero.equipped()])
    return printed + sum([each.get(SHIELDS_STAT, 0) for each in stats_of(adventure, figure)])


def defence_of(adventure: Adventure, figure: Figure) -> int:
    """How many blue dice at most (SS-9.0.0.18)."""
    if figure.side == ENEMIES:
        printed = adventure.enemy_card(adventure.enemy_of(figure)).defence
    elif figure.companion is not None:
        printed = figure.companion.defence
    else:
        hero = adventure.hero_of(figure)
        printed = UNARMOURED_DEFENCE
        if hero.slots[ARMOUR] >= 0:
            printed = adventure.side_of(hero, hero.slots[ARMOUR]).defence
    return max(0, printed + change(adventure, figure, DEFENCE_STAT))


# -- heroes ---------------------------------------------------------------------------


def capacity_of(adventure: Adventure, hero: Hero) -> int:
    """SS-5.2.3.1"""
    return hero.card.capacity + change(adventure, adventure.figure_of(hero), CAPACITY_STAT)


def movement_of(adventure: Adventure, hero: Hero) -> int:
    """SS-5.2.5.1"""
    points = hero.card.move + change(adventure, adventure.figure_of(hero), MOVEMENT_STAT)
    event = adventure.top_event()
    if event is not None and event.movement:  # SS-4.3.0.7
        return max(1, points + event.movement)
    return points


# -- enemies --------------------------------------------------------------------------


def flies(adventure: Adventure, figure: Figure) -> bool:
    """SS-6.1.3.1"""
    if figure.side == ENEMIES:
        enemy = adventure.enemy_of(figure)
        gifted = any(power.flying for power in adventure.powers_of(enemy))
        return gifted or adventure.scroll(enemy).flying
    return adventure.is_ghost(figure)  # SS-11.2.0.4


def ignores_hindrances(adventure: Adventure, figure: Figure) -> bool:
    """SS-6.1.3.2: whoever flies, and whoever a card lets move so."""
    return flies(adventure, figure) or change(adventure, figure, FLIGHT_STAT) > 0


def most_charges(adventure: Adventure, enemy: Enemy) -> int:
    """SS-15.1.0.8: those of the scroll and of power cards."""
    powers = adventure.powers_of(enemy)
    return adventure.scroll(enemy).charges + sum([power.charges for power in powers])


def rank_of(adventure: Adventure, enemy: Enemy) -> int:
    return adventure.scroll(enemy).rank


def has_special(adventure: Adventure, enemy: Enemy, special: int) -> bool:
    """Has it a rule that works at that moment?"""
    return any(rule.moment == special for rule in adventure.scroll(enemy).rules)
