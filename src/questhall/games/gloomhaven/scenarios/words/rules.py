"""Words for the set-up and special rules of scenarios; special/*.py declares further ones."""

from typing import Any

from questhall.kernel.language.arguments import Arguments
from questhall.kernel.language.expressions import Expression, parse_expression
from questhall.kernel.language.parameters import Named, NamedKey, NamedName, Number
from questhall.kernel.language.words import Among, Language, Word

from ...rules.scenario import SpecialRule
from ...words.parameters import CONDITION, Ranks
from .. import averting, doors, objects, party_rules, spawning, start_effects
from ..places import Places
from ..spawning import NamedSpawn, Spawn, Until
from ..start_effects import StartEffect
from .parameters import DOORS, HEX, HIT_POINTS, NAME, TYPE, TYPES, Hexes
from .parameters import doors as find_doors
from .triggers import SINCE, UPON

STARTS: Language[StartEffect] = Language("start effect")
SETUPS: Language[SpecialRule] = Language("start effect of a scenario")
RULES: Language[SpecialRule] = Language("rule of a scenario")
SPAWNS: Language[Spawn] = Language("spawn")
WAYS: Language[Places] = Language("way")

_STARTS: tuple[Word[Any], ...] = (
    Word("minus_1_cards", Number(), make=start_effects.MinusCards),
    Word("condition", CONDITION, make=start_effects.StartCondition),
    Word("damage", Number(), make=start_effects.StartDamage),
    Word("discard", Number(), make=start_effects.StartDiscard),
    Word("consume_small_item", make=start_effects.ConsumeSmallItem),
)
STARTS.declare(*_STARTS)
SETUPS.declare(Word("curses", Number(), make=start_effects.Curses), *_STARTS)


def start_effect(text: str) -> StartEffect:
    """What an event of a campaign has in store for a character."""
    return STARTS.read(parse_expression(text))


class Spawns(Among[Spawn]):
    """What spawns; at least one monster."""

    def take(self, arguments: Arguments) -> list[Expression]:
        taken = super().take(arguments)
        if not taken:
            raise arguments.fault("what spawns is missing")
        return taken


def _at_round_end(spawns: list[Spawn], rounds: int, doors: list[int] | None) -> SpecialRule:
    """Monsters spawn at the end of every round, or of odd or even ones, until a door is open."""
    return spawning.AtRoundEnd(spawns, rounds, Until(doors or []))


def _at_round_start(spawns: list[Spawn], rounds: int, doors: list[int] | None) -> SpecialRule:
    """Monsters spawn before cards are chosen, in every round or in odd or even ones, until a door
    is open."""
    return spawning.AtRoundStart(spawns, rounds, Until(doors or []))


def _protect(
    name: str, places: Places, hit_points: str, move: int, ways: list[Places]
) -> SpecialRule:
    """The scenario is lost if one of these allies dies; an ally that can move has a destination."""
    return objects.Protect(name, places, hit_points, move, ways[0] if ways else None)


def _way(places: Places) -> Places:
    """Where the ally goes."""
    return places


SPAWNS.declare(
    Word("spawn", TYPE, HEX, Ranks(), make=Spawn),
    Word("spawn_named", NAME, TYPE, HEX, make=NamedSpawn),
)
WAYS.declare(Word("toward", Hexes(), make=_way))

SPAWN = Spawns(SPAWNS, "spawn")
ODD_OR_EVEN = {"odd": spawning.ODD_ROUNDS, "even": spawning.EVEN_ROUNDS}
ROUNDS = NamedKey("rounds", ODD_OR_EVEN, spawning.EVERY_ROUND)
UNTIL = NamedName("until", find_doors, optional=True)
OPENS = NamedName("opens", find_doors)

RULES.declare(
    Word("allied", TYPES, make=party_rules.Allied),
    Word("wild", TYPES, make=party_rules.Wild),
    Word("lost_when_killed", TYPES, make=party_rules.LostWhenKilled),
    Word("summons_instead", TYPE, TYPE, Ranks(), make=party_rules.SummonsInstead),
    Word("level_bonus", TYPE, Number(), make=party_rules.LevelBonus),
    Word("one_treasure_each", make=party_rules.OneTreasureEach),
    Word("no_items", make=party_rules.NoItems),
    Word("loot_action_only", make=party_rules.LootActionOnly),
    Word(
        "lost_when_exhausted_off",
        *(Hexes(), SINCE),
        make=party_rules.LostWhenExhausted,
    ),
    Word("lost_when_exhausted_without_loot", make=party_rules.LostWithoutLoot),
    Word("lost_when_exhausted_before", UPON, make=party_rules.LostBefore),
    Word("lost_after", Number("rounds"), make=party_rules.LostAfter),
    Word("lost_when_destroyed", NAME, make=party_rules.LostWhenDestroyed),
    Word("averting", NAME, Number("times"), make=averting.Averting),
    Word("lost_when_all_die", NAME, make=party_rules.LostWhenAllDie),
    Word("split_start", make=party_rules.SplitStart),
    Word("start_near_monsters", make=party_rules.StartNearMonsters),
    Word("assail", NAME, TYPES, make=party_rules.Assail),
    Word("at_round_end", SPAWN, ROUNDS, UNTIL, make=_at_round_end),
    Word("at_round_start", SPAWN, ROUNDS, UNTIL, make=_at_round_start),
    Word("on_opening", DOORS, SPAWN, make=spawning.OnOpening),
    Word("plate", Hexes(), OPENS, make=doors.Plate),
    Word("plates", Hexes(), OPENS, make=doors.Plates),
    Word("opens_in_round", DOORS, Number("round"), make=doors.OpensInRound),
    Word("opens_when_looted", DOORS, Number("treasures"), make=doors.OpensWhenLooted),
    Word("gathering", Hexes(), OPENS, make=doors.Gathering),
    Word("doors_with_hit_points", DOORS, HIT_POINTS, make=doors.DoorsWithHitPoints),
    Word("stuns_when_destroyed", NAME, make=objects.StunsWhenDestroyed),
    Word("objects", NAME, Hexes(), HIT_POINTS, make=objects.Objects),
    Word(
        "protect",
        *(NAME, Hexes(), HIT_POINTS, Named("move"), Among(WAYS, "[toward]")),
        make=_protect,
    ),
)
