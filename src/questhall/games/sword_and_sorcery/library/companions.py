"""Reads companions and the powers that summon them."""

from questhall.kernel.content import Entry

from ..effects.companions import Companion
from ..printed.companions import CompanionDef
from ..printed.heroes import PowerDef, PowerLevel
from ..printed.kinds import ACTIONS, MOST_COOLDOWN, MOST_SOULRANK, ONCE_A_ROUND, STYLES
from .reading import MOST, index_of, indexes_of, read_blow


def read_companion(entry: Entry) -> CompanionDef:
    styles = indexes_of(entry, "styles", STYLES)
    card = CompanionDef(entry.text("id"), styles, read_blow(entry))
    card.hero_count = entry.number("hero_count", 0, 9, 0)
    card.move = entry.number("move", 1, MOST)
    card.hp = entry.number("hp", 0, MOST)
    card.armour = entry.number("armour", 0, MOST, 0)
    card.shields = entry.number("shields", 0, MOST, 0)
    card.defence = entry.number("defence", 0, MOST, 0)
    card.carries = entry.number("carries", 0, 1, 0)
    entry.finish()
    return card


def read_summoning_power(entry: Entry, companions: dict[str, CompanionDef]) -> PowerDef:
    action = index_of(entry, "action", ACTIONS)
    power = PowerDef(entry.text("id"), entry.text("owner"), action)
    power.summons = power.cools_later = True
    power.limit = ONCE_A_ROUND  # SS-7.2.0.5
    for each in entry.entries("levels"):
        key = each.text("companion")
        soulrank = each.number("level", 1, MOST_SOULRANK)
        cooldown = each.number("cooldown", 1, MOST_COOLDOWN)
        level = PowerLevel(soulrank, cooldown, Companion(companions[key], soulrank))
        level.companion = key
        power.levels.append(level)
        each.finish()
    entry.finish()
    return power
