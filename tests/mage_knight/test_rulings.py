"""Forty edge cases that players argue about: how they are settled, and that each has a test."""

import ast
from pathlib import Path

from questhall.games.mage_knight.printed.cards import AttackDef, EnemyAbility
from questhall.games.mage_knight.printed.kinds import Element, Mana, Token
from questhall.games.mage_knight.state.combat import Origin
from tests.mage_knight.bench import Bench, enemy
from tests.mage_knight.fights import stack, suffer, wounds
from tests.marks import rule, ruling

EDGE_CASES = {
    "1": "A block that falls short stops nothing; what else its cards do happens all the same.",
    "2": "Inefficient points are added up, halved once and rounded down.",
    "3": "One block for one attack, with points that are used at once.",
    "4": "Swift doubles the block that is needed, not the damage.",
    "5": "Brutal doubles the damage, not the block that is needed.",
    "6": "One who resists weakens the attack on all; cold fire only one who resists both.",
    "7": "Fortified targets ask for siege, doubly fortified ones wait for the attack phase.",
    "8": "Rampagers in an assault have neither walls nor the bonus of the city.",
    "9": "A sideways card is a physical point, never a ranged or siege one.",
    "10": "Resistances stop what acts on the enemy, not what acts on the walls.",
    "11": "Arcane immunity leaves the attack itself open.",
    "12": "The lower armour of the elusive counts only in the attack phase after a full block.",
    "13": "Several attacks are blocked one by one; not attacking stops them all.",
    "14": "A summoned monster stands in for its summoner, one for each attack.",
    "15": "Only move points of the fight stop a cumbersome enemy.",
    "16": "A vampire grows by one for each unit wounded and each wound in the hand.",
    "17": "An assassin's damage is the hero's, unless a unit must take it first.",
    "18": "A defending enemy lends its bonus once, to the first who is attacked.",
    "19": "Poison: a wound in the discard pile for each in the hand, two on a unit.",
    "20": "Paralysis destroys units that it wounds and empties the hero's hand.",
    "21": "A resistant unit takes its armour off first, and is hit once a fight.",
    "22": "Wounds of the fight against the plain hand limit; units and skills go on.",
    "23": "No healing in a fight; points left over are lost as it begins.",
    "24": "A die is taken when it is used; black by night, gold by day.",
    "25": "It is night in dungeons and tombs, and units stay outside.",
    "26": "A fourth crystal becomes a token; from mines and rewards it is lost.",
    "27": "At least half of the Source shows basic colours.",
    "28": "Only a step from one space beside an enemy to another beside it provokes.",
    "29": "Where tiles may lie, and what they cost.",
    "30": "A city costs 2; reductions come in the best order.",
    "31": "A failed assault leads back without a wound, farther only if it is unsafe there.",
    "32": "Every assault costs reputation; so do fire and plunder.",
    "33": "Reputation for orcs and draconum on the map, not for those met elsewhere.",
    "34": "Reputation counts once, as it was when the interaction began.",
    "35": "New cards go on the deck; offers are filled again, but not that of units.",
    "36": "Who stays, leaves or is replaced after a lost fight.",
    "37": "The greater bonus of keeps and cities counts, not both.",
    "38": "One banner a unit; a bonded unit goes where others may not.",
    "38a": "Garrisons are seen by day, those of cities always; ruins by day.",
    "39": "Battles of heroes: preparation, order, what damage buys, and a draw.",
    "40": "The end of a round, taking back, and who chooses a tactic first.",
}


def settled_in(path: Path) -> set[str]:
    """The numbers that mark the tests of a file."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "ruling":
            found.update(str(ast.literal_eval(each)) for each in node.args)
    return found


def test_each_edge_case_has_a_test() -> None:
    settled: set[str] = set()
    for path in sorted(Path(__file__).parent.rglob("test_*.py")):
        settled |= settled_in(path)
    assert settled == set(EDGE_CASES)


@rule("MK-8.5.10", "MK-8.5.11")
@ruling("1")
def test_a_block_that_falls_short_stops_nothing() -> None:
    bench = Bench()
    unit = bench.unit("utem_swordsmen")
    foe = bench.fight(enemy(attack=9))[0]
    bench.phase("block")
    bench.play("activate:utem_swordsmen#1")  # Block 6, and the unit is wounded for it
    assert not bench.offers("block")
    assert unit.wounded
    bench.play("end-phase", "suffer")
    assert foe.attack_change == [0]
    assert wounds(bench) == 5  # all nine points, and armour 2


@rule("MK-17.3.4")
@ruling("11")
def test_the_attack_of_an_immune_enemy_can_be_weakened() -> None:
    bench = Bench()
    foe = bench.fight(enemy(attack=4, abilities=EnemyAbility.ARCANE_IMMUNITY))[0]
    bench.unit("shocktroops")
    bench.play("activate:shocktroops#2")
    assert foe.attack_change == [-3]


@rule("MK-17.1.5", "MK-17.4.1")
@ruling("14")
def test_two_summoning_attacks_bring_two_monsters() -> None:
    bench = Bench()
    kind = enemy(key="summoner")
    kind.attacks = [
        AttackDef(0, Element.PHYSICAL, Token.BROWN),
        AttackDef(0, Element.PHYSICAL, Token.BROWN),
    ]
    stack(bench, Token.BROWN, enemy(attack=2, key="left"), enemy(attack=3, key="right"))
    bench.fight(kind)
    bench.play("end-phase")
    summoned = [foe.kind.key for foe in bench.combat.foes if foe.origin == Origin.SUMMONED]
    assert sorted(summoned) == ["left", "right"]
    assert bench.combat.foes[0].hidden
    bench.play("end-phase", "suffer:left", "suffer:right")
    assert wounds(bench) == 3
    bench.ask()
    assert not bench.combat.foes[0].hidden


@rule("MK-8.6.10", "MK-8.6.12")
@ruling("22")
def test_units_and_skills_of_a_knocked_out_hero_still_work() -> None:
    bench = Bench()
    bench.unit("utem_crossbowmen")
    bench.skill("arythea_hot_swordsmanship")
    bench.hand("march", "rage")
    bench.fight(enemy(armour=5, attack=10))
    suffer(bench)
    bench.play("assign-hero")
    assert bench.combat.knocked_out
    assert wounds(bench) == len(bench.hero.hand) == 5
    bench.play("activate:utem_crossbowmen#0", "skill", "choose-effect#1")
    assert bench.combat.attack[0][Element.PHYSICAL] == 3
    bench.play("strike")
    assert bench.combat.foes[0].defeated


@rule("MK-9.5.2")
@ruling("26")
def test_a_fourth_crystal_won_in_a_fight_is_lost() -> None:
    bench = Bench()
    bench.crystals("red", "red", "red")
    bench.turn.rewards = ["crystal_each_colour"]
    bench.end_turn()
    assert bench.hero.crystals == [3, 1, 1, 1]
    assert bench.hero.mana[Mana.RED] == 0


@rule("MK-8.3.10", "MK-4.2.3")
@ruling("38")
def test_a_bonded_unit_goes_into_a_dungeon() -> None:
    bench = Bench()
    plain = bench.unit("peasants")
    bonded = bench.unit("utem_swordsmen")
    bonded.bonded = True
    bench.fight(enemy())
    bench.combat.no_units = True
    bench.phase("attack")
    assert bench.offers("activate:utem_swordsmen")
    assert not bench.offers("activate:peasants")
    suffer(bench)
    assert bench.offers("assign-unit:utem_swordsmen")
    assert not bench.offers("assign-unit:peasants")
    assert plain.ready
