"""Reads companions and the powers that summon them."""

from questhall.kernel.content import Entry

from ..effects.companions import Companion
from ..printed.companions import CompanionDef
from ..printed.heroes import PowerDef, PowerLevel
from ..printed.kinds import ACTIONS, MOST_COOLDOWN, MOST_SOULRANK, STYLES, UseLimit
from .heroes import need_rising
from .reading import MOST, entries_of, index_of, indexes_of, read_blow
from .references import named
from .sentences import Sentences


def read_companion(entry: Entry, say: Sentences) -> CompanionDef:
    styles = indexes_of(entry, "styles", STYLES)
    card = CompanionDef(entry.name(), styles, read_blow(entry, say))
    card.hero_count = entry.number("hero_count", 0, 9, 0)
    card.move = entry.number("move", 1, MOST)
    card.hp = entry.number("hp", 0, MOST)
    card.armour = entry.number("armour", 0, MOST, 0)
    card.shields = entry.number("shields", 0, MOST, 0)
    card.defence = entry.number("defence", 0, MOST, 0)
    card.carries = entry.number("carries", 0, 1, 0)
    entry.finish()
    return card


def read_summoning_power(
    entry: Entry, companions: dict[str, CompanionDef], heroes: dict[str, str]
) -> PowerDef:
    action = index_of(entry, "action", ACTIONS)
    power = PowerDef(entry.name(), named(entry, "owner", heroes), action)
    power.summons = power.cools_later = True
    power.limit = UseLimit.ROUND  # SS-7.2.0.5
    for each in entries_of(entry, "levels", MOST_SOULRANK, 1):
        companion = named(each, "companion", companions)
        soulrank = each.number("level", 1, MOST_SOULRANK)
        cooldown = each.number("cooldown", 1, MOST_COOLDOWN)
        level = PowerLevel(soulrank, cooldown, Companion(companion, soulrank))
        level.companion = companion.key
        power.levels.append(level)
        each.finish()
    need_rising(entry, power.levels)
    entry.finish()
    return power
