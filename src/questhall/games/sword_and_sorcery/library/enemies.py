"""Reads enemies: scrolls, enemy cards and enemy power cards."""

from questhall.kernel.content import Entry

from ..printed.effects import Rule
from ..printed.enemies import PRIMARY_TARGETS, Behaviour, EnemyDef, EnemyPowerDef, ScrollDef
from ..printed.items import Blow
from ..printed.kinds import CONDITIONS, DAMAGE_TYPES, ICONS, NO_TYPE, RANKS, STYLES
from ..words.effects import EFFECTS
from .reading import (
    MOST,
    entries_of,
    index_of,
    indexes_of,
    name_inside,
    number_in,
    numbers_in,
    plain_name,
    read_blow,
    read_rules,
    read_stats,
    read_symbol_effects,
    words_of,
)
from .references import circle_in, maybe_named, named
from .sentences import Sentences, named_in

WEAPONS = 2  # main and off
MOST_BEHAVIOURS = 8
MOST_SENTENCES = 6
FARTHEST = 20
SCROLL = "scroll"


def read_scroll(entry: Entry, say: Sentences) -> ScrollDef:
    scroll = ScrollDef(
        name_inside(entry, [entry.source.key(SCROLL)]),
        _kind(entry, say),
        index_of(entry, "rank", RANKS),
        indexes_of(entry, "styles", STYLES, 1),
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
    scroll.weapons = [_weapon(each, say) for each in entries_of(entry, "weapons", WEAPONS, 1)]
    scroll.rules = read_rules(entry, say)
    lines = entries_of(entry, "behaviours", MOST_BEHAVIOURS, 1)
    scroll.behaviours = [_behaviour(each, say) for each in lines]
    if not scroll.behaviours[-1].otherwise:
        raise entry.fault("behaviours", "end with one that has no distances")
    say.check_mentions("own power", [rule.key for rule in scroll.rules])
    _need_an_end(entry, scroll.rules)
    entry.finish()
    return scroll


def _kind(entry: Entry, say: Sentences) -> str:
    """Whose figures stand for it: those of the box, or of the pack."""
    name = plain_name(entry, "kind")
    kind = entry.source.meant(name, say.known["kind"]) or entry.source.key(name)
    say.known["kind"] = [*say.known["kind"], kind]
    return kind


def _need_an_end(entry: Entry, rules: list[Rule]) -> None:
    """No power uses itself, whichever way round."""
    circle = circle_in({rule.key: named_in(rule.text, "use") for rule in rules})
    if circle:
        raise entry.fault("rules", f"{circle} uses itself and never ends")


def _weapon(entry: Entry, say: Sentences) -> Blow:
    blow = read_blow(entry, say)
    blow.category = plain_name(entry)
    entry.finish()
    return blow


def _behaviour(entry: Entry, say: Sentences) -> Behaviour:
    words = words_of(entry, "distances", FARTHEST)
    distances = [number_in(entry, "distances", word, 0, FARTHEST) for word in words]
    behaviour = Behaviour(distances, say.read_each(entry, "sentences", EFFECTS))
    words_of(entry, "sentences", MOST_SENTENCES, 1)
    behaviour.texts = say.texts(entry, "sentences")
    entry.finish()
    return behaviour


def read_enemy(
    entry: Entry, say: Sentences, scrolls: dict[str, ScrollDef], enemies: dict[str, EnemyDef]
) -> EnemyDef:
    """The other side of a master enemy stands before its first."""
    short = {_without_word(key): scroll for key, scroll in scrolls.items()}
    scroll = named(entry, "scroll", short)
    card = EnemyDef(entry.name(), scroll, entry.number("copy", 1, 9))
    lines = words_of(entry, "hp", 2, 2)
    card.hp = [number_in(entry, "hp", word, 1, MOST) for word in lines]
    card.powers = entry.number("powers", 0, 2, 0)
    card.armour = entry.number("armour", 0, MOST, 0)
    card.shields = entry.number("shields", 0, MOST, 0)
    card.defence = entry.number("defence", 0, MOST, 0)
    card.effects = read_symbol_effects(entry, say)
    card.crowns = entry.number("crowns", 0, MOST, 0)
    card.loot = entry.number("loot", 0, MOST, 0)
    card.treasure = entry.number("treasure", 0, MOST, 0)
    card.shards = entry.number("shards", 0, MOST)
    card.other_side = maybe_named(entry, "other_side", enemies)
    types = [(NO_TYPE, "none"), *enumerate(DAMAGE_TYPES)]
    card.changes |= numbers_in(entry, "changes", types, MOST)
    entry.finish()
    return card


def _without_word(key: str) -> str:
    """`scroll_gremlin_green` is called `gremlin_green` where an enemy names it."""
    return key.replace(f"{SCROLL}_", "", 1)


def read_enemy_power(entry: Entry, say: Sentences) -> EnemyPowerDef:
    power = EnemyPowerDef(entry.name(), index_of(entry, "icon", ICONS))
    power.rules = read_rules(entry, say)
    power.effects = read_symbol_effects(entry, say)
    power.stats = read_stats(entry)
    power.flying = entry.flag("flying")
    power.charges = entry.number("charges", 0, 9, 0)
    power.no_healing = entry.flag("no_healing")
    entry.finish()
    return power
