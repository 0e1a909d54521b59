"""Words for what happens again and again, and for what waits until something has happened."""

from typing import Any

from questhall.kernel.language.parameters import (
    Flag,
    Given,
    Key,
    Name,
    Named,
    NamedWord,
    Names,
    Number,
    Parameter,
)
from questhall.kernel.language.words import Among, Language, One, Word

from ...rules.scenario import SpecialRule
from ...state.scene import ELEMENTS
from ...words.parameters import CONDITION
from .. import allies, conditional, hardships, spawning, waiting
from ..places import Places
from .parameters import DAMAGE, DOORS, HEX, HIT_POINTS, NAME, TYPE, Hexes
from .rules import RULES, SPAWN
from .triggers import SINCE, UPON

ELEMENT = Key("element", {name: number for number, name in enumerate(ELEMENTS)})
TURN_ENDS = {"turn_start": False, "turn_end": True}
BESIDES: Language[Places] = Language("exception")


def _besides(places: Places) -> Places:
    """Hexes whose monsters are placed at once."""
    return places


def _attack_word(name: str, of_party: bool, *change: Parameter[Any]) -> Word[SpecialRule]:
    return Word(name, Given(of_party), *change, make=hardships.AttackChange)


BESIDES.declare(Word("besides", Hexes(), make=_besides))


def _fighter(
    name: str, places: Places, hit_points: str, initiative: int, move: int, attack: int, range: int
) -> SpecialRule:
    """An ally of the characters that moves and attacks, with an initiative of its own."""
    actions = allies.move_and_attack(move, attack, range)
    return allies.Fighter(name, places, hit_points, initiative, actions)


def _within(range: int, places: Places, rules: list[SpecialRule]) -> SpecialRule:
    """A rule for figures that are this near to one of the hexes."""
    (rule,) = rules
    return conditional.Within(range, places, rule)


RULE = One(RULES, "rule")
INNER = Among(RULES, "rule")
VALUES = (Named("initiative", 99), Named("move"), Named("attack"), Named("range"))

RULES.declare(
    Word("fighter", NAME, Hexes(), HIT_POINTS, *VALUES, make=_fighter),
    Word("guarded", NAME, Hexes(), HIT_POINTS, make=allies.Guarded),
    Word("in_turn", SPAWN, make=spawning.InTurn),
    Word("strong_each_round", ELEMENT, Given(True), make=hardships.ElementEachRound),
    Word("inert_each_round", ELEMENT, Given(False), make=hardships.ElementEachRound),
    Word("indestructible", Names("look"), make=hardships.Indestructible),
    Word("exit", Hexes(), SINCE, make=hardships.Exit),
    Word("party_suffers", DAMAGE, Key("when", TURN_ENDS), make=hardships.PartySuffers),
    Word("all_suffer", DAMAGE, Named("from_round", 1), make=hardships.AllSuffer),
    Word("suffers_on", Hexes(), DAMAGE, make=hardships.SuffersOn),
    Word("party_suffers_in", Hexes(), DAMAGE, SINCE, make=hardships.PartySuffersIn),
    Word(
        "monsters_heal", Number(), NamedWord("near"), Named("range", 0), make=hardships.MonstersHeal
    ),
    _attack_word("monsters_attack", False, Number(), Given(False), Given(False)),
    _attack_word("monsters_advantage", False, Given(0), Given(True), Given(False)),
    _attack_word("party_attack", True, Number(), Given(False), Given(False)),
    _attack_word("party_disadvantage", True, Given(0), Given(False), Given(True)),
    Word("inflicts", TYPE, CONDITION, make=hardships.Inflicts),
    Word("party_move", Number(), make=hardships.PartyMove),
    Word("spawn_when", UPON, SPAWN, Flag("at_round_end"), make=waiting.SpawnWhen),
    Word("unlock", DOORS, UPON, make=waiting.Unlock),
    Word("opens_when", DOORS, UPON, make=waiting.OpensWhen),
    Word(
        "held_back",
        *(Hexes(), Among(BESIDES, "[besides]"), UPON, Flag("at_round_end")),
        make=waiting.HeldBack,
    ),
    Word("while_stands", HEX, RULE, make=conditional.WhileStands),
    Word("within", Number("range"), Hexes(), INNER, make=_within),
    Word("since", UPON, RULE, make=conditional.Since),
    Word("before", UPON, RULE, make=conditional.Before),
    Word("without_loot", RULE, make=conditional.WithoutLoot),
    Word("with_achievement", Name("achievement"), RULE, make=conditional.WithAchievement),
)
