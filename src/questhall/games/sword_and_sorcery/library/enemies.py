"""Reads enemies: scrolls, enemy cards and enemy power cards."""

from questhall.kernel.content import Entry

from ..printed.enemies import PRIMARY_TARGETS, Behaviour, EnemyDef, EnemyPowerDef, ScrollDef
from ..printed.items import Blow
from ..printed.kinds import CONDITIONS, DAMAGE_TYPES, ICONS, NO_TYPE, RANKS, STYLES
from ..words.effects import EFFECTS
from .reading import (
    MOST,
    index_of,
    indexes_of,
    read_blow,
    read_rules,
    read_stats,
    read_symbol_effects,
)


def read_scroll(entry: Entry) -> ScrollDef:
    scroll = ScrollDef(
        f"scroll_{entry.text('id')}",
        entry.text("kind"),
        index_of(entry, "rank", RANKS),
        indexes_of(entry, "styles", STYLES),
    )
    scroll.race = entry.text("race", "")
    scroll.horde = entry.number("horde", 1, 4, 1)
    scroll.charges = entry.number("charges", 0, 9, 0)
    scroll.flying = entry.flag("flying")
    scroll.vengeful = entry.flag("vengeful")
    scroll.rooted = entry.flag("rooted")
    scroll.immune = indexes_of(entry, "immune", CONDITIONS)
    scroll.burns_for_good = entry.flag("burns_for_good")
    scroll.counts = entry.number("counts", 1, MOST, 1)
    scroll.counts_lying = entry.number("counts_lying", 0, MOST, 0)
    scroll.shields_by = entry.text("shields_by", "")
    scroll.primary = index_of(entry, "primary", PRIMARY_TARGETS)
    scroll.primary_style = index_of(entry, "primary_style", STYLES, 0)
    scroll.weapons = [_weapon(each) for each in entry.entries("weapons")]
    scroll.rules = read_rules(entry)
    scroll.behaviours = [_behaviour(each) for each in entry.entries("behaviours")]
    entry.finish()
    return scroll


def _weapon(entry: Entry) -> Blow:
    blow = read_blow(entry)
    blow.category = entry.text("id")
    entry.finish()
    return blow


def _behaviour(entry: Entry) -> Behaviour:
    distances = [int(word) for word in entry.words("distances")]
    behaviour = Behaviour(distances, entry.read_each("sentences", EFFECTS.read))
    behaviour.texts = entry.words("sentences")
    entry.finish()
    return behaviour


def read_enemy(
    entry: Entry, scrolls: dict[str, ScrollDef], enemies: dict[str, EnemyDef]
) -> EnemyDef:
    """The other side of a master enemy stands before its first."""
    scroll = scrolls[f"scroll_{entry.text('scroll')}"]
    card = EnemyDef(entry.text("id"), scroll, entry.number("copy", 1, 9))
    card.hp = [int(word) for word in entry.words("hp")]
    card.powers = entry.number("powers", 0, 2, 0)
    card.armour = entry.number("armour", 0, MOST, 0)
    card.shields = entry.number("shields", 0, MOST, 0)
    card.defence = entry.number("defence", 0, MOST, 0)
    card.effects = read_symbol_effects(entry)
    card.crowns = entry.number("crowns", 0, MOST, 0)
    card.loot = entry.number("loot", 0, MOST, 0)
    card.treasure = entry.number("treasure", 0, MOST, 0)
    card.shards = entry.number("shards", 0, MOST)
    if entry.has("other_side"):
        card.other_side = enemies[entry.text("other_side")]
    changes = entry.entry("changes")
    if changes is not None:
        for place, name in [(NO_TYPE, "none"), *enumerate(DAMAGE_TYPES)]:
            if changes.has(name):
                card.changes[place] = changes.number(name, -MOST, MOST)
        changes.finish()
    entry.finish()
    return card


def read_enemy_power(entry: Entry) -> EnemyPowerDef:
    power = EnemyPowerDef(entry.text("id"), index_of(entry, "icon", ICONS))
    power.rules = read_rules(entry)
    power.effects = read_symbol_effects(entry)
    power.stats = read_stats(entry)
    power.flying = entry.flag("flying")
    power.charges = entry.number("charges", 0, 9, 0)
    power.no_healing = entry.flag("no_healing")
    entry.finish()
    return power
