"""Advanced actions on the move and in interactions."""

import pytest

from questhall.games.mage_knight.printed.kinds import Element, Site
from questhall.games.mage_knight.rules.map.movement import cost_of, is_safe
from tests.mage_knight.bench import Bench, enemy
from tests.mage_knight.cards.plain import ready_for

# -- movement ----------------------------------------------------------------------


def costs(bench: Bench, *terrains: str) -> list[int]:
    space = bench.beside()
    found: list[int] = []
    for terrain in terrains:
        bench.paint(space, terrain)
        found.append(cost_of(bench.realm, space))
    return found


def test_frost_bridge() -> None:
    bench = Bench()
    bench.hand("frost_bridge", "frost_bridge")
    bench.mana("blue")
    bench.play("basic:frost_bridge")
    assert costs(bench, "swamp", "lake", "hills") == [1, 99, 3]
    bench.play("strong:frost_bridge")
    assert costs(bench, "swamp", "lake", "hills") == [1, 1, 3]


def test_song_of_wind() -> None:
    bench = Bench()
    bench.hand("song_of_wind")
    bench.play("basic:song_of_wind")
    assert costs(bench, "plains", "desert", "wasteland", "forest", "lake") == [1, 4, 3, 3, 99]


@pytest.mark.parametrize(("choice", "lake"), [("use-effect", 0), ("leave-it", 99)])
def test_song_of_wind_strong_may_cross_lakes(choice: str, lake: int) -> None:
    bench = Bench()
    bench.hand("song_of_wind")
    bench.mana("white", "blue")
    bench.play("strong:song_of_wind", choice)
    assert costs(bench, "plains", "desert", "wasteland", "lake") == [0, 3, 2, lake]
    assert bench.points() == {"move": 2}
    assert bench.hero.mana[1] == (0 if lake == 0 else 1)


def test_path_finding() -> None:
    bench = Bench()
    bench.hand("path_finding", "path_finding")
    bench.mana("green")
    bench.play("basic:path_finding")
    assert costs(bench, "plains", "hills", "swamp", "mountain") == [2, 2, 4, 99]
    bench.play("strong:path_finding")
    assert costs(bench, "plains", "hills", "swamp", "mountain") == [2, 2, 2, 99]


def test_mountain_lore() -> None:
    bench = Bench()
    bench.paint(bench.hero.space, "hills")
    bench.hand("mountain_lore")
    bench.deck(*["march"] * 9)
    bench.play("basic:mountain_lore")
    assert costs(bench, "mountain") == [99]
    bench.end_turn()
    assert len(bench.hero.hand) == 6


@pytest.mark.parametrize(("terrain", "cards"), [("mountain", 7), ("hills", 6), ("plains", 5)])
def test_mountain_lore_strong_climbs_mountains(terrain: str, cards: int) -> None:
    bench = Bench()
    bench.deck(*["march"] * 9)
    mountain = bench.paint(bench.beside(), "mountain")
    bench.hand("mountain_lore")
    bench.mana("green")
    assert not is_safe(bench.realm, bench.hero, mountain)
    bench.play("strong:mountain_lore", f"step@{mountain}#5")
    assert is_safe(bench.realm, bench.hero, mountain)
    bench.paint(mountain, terrain)
    bench.end_turn()
    assert len(bench.hero.hand) == cards


def test_fixed_terrain_costs_are_applied_first() -> None:
    bench = Bench()
    bench.hand("path_finding", "mountain_lore")
    bench.mana("green", "green")
    bench.play("strong:path_finding", "strong:mountain_lore")
    assert costs(bench, "mountain", "lake") == [2, 99]


def test_agility_turns_move_into_attack() -> None:
    bench = ready_for("attack")
    bench.hand("agility", "march")
    assert not bench.offers("basic:march")
    bench.play("basic:agility", "basic:march", "convert")
    assert bench.points() == {"attack": 4}


def test_agility_strong_turns_move_into_ranged_attack() -> None:
    bench = ready_for("ranged")
    bench.hand("agility", "march")
    bench.mana("white")
    bench.play("strong:agility", "basic:march", "convert")
    assert bench.points() == {"ranged attack": 3}


def test_move_of_an_earlier_phase_cannot_become_attack() -> None:
    bench = Bench()
    bench.hand("agility")
    bench.play("basic:agility")
    bench.fight(enemy())
    bench.phase("attack")
    assert not bench.offers("convert")


def test_ambush_raises_the_first_card() -> None:
    bench = Bench()
    bench.hand("ambush", "rage", "determination")
    bench.play("basic:ambush")
    bench.fight(enemy(armour=20, attack=20))
    bench.phase("block")
    bench.play("basic:determination")
    assert bench.points() == {"block": 4}
    bench.phase("attack")
    bench.play("basic:rage")
    assert bench.attack() == 2


def test_ambush_strong_in_the_fight_itself() -> None:
    bench = ready_for("ranged")
    bench.hand("ambush", "swift_bolt", "swiftness")
    bench.mana("green", "white", "white")
    bench.play("strong:ambush", "strong:swift_bolt")
    assert bench.points() == {"ranged attack": 6}
    bench.play("strong:swiftness")
    assert bench.points() == {"ranged attack": 9}


def test_temporal_portal_is_the_action_of_the_turn() -> None:
    bench = Bench()
    target = bench.paint(bench.beside(), "plains")
    bench.hand("temporal_portal")
    bench.phase("acting")
    bench.play("basic:temporal_portal", f"portal@{target}")
    assert bench.hero.space == target
    assert bench.hero.bigger_hand == 1
    assert bench.realm.next_step == "afterwards"


def test_temporal_portal_only_leads_to_safe_spaces() -> None:
    bench = Bench()
    lake = bench.paint(bench.beside(0), "lake")
    keep = bench.paint(bench.beside(1), "plains", Site.KEEP)
    bench.hand("temporal_portal")
    bench.phase("acting")
    bench.play("basic:temporal_portal")
    assert not bench.offers(f"portal@{lake}")
    assert not bench.offers(f"portal@{keep}")
    bench.play("stay")
    assert bench.hero.bigger_hand == 1


def test_temporal_portal_does_not_provoke() -> None:
    bench = Bench()
    near = bench.realm.neighbours[bench.hero.space]
    target = next(
        space for space in near if any(other in near for other in bench.realm.neighbours[space])
    )
    between = next(other for other in bench.realm.neighbours[target] if other in near)
    bench.paint(target, "plains")
    bench.paint(between, "plains", Site.ORC_MARAUDERS)
    bench.realm.places[between].tokens.append(bench.realm.new_card(enemy()))
    bench.hand("temporal_portal")
    bench.phase("acting")
    bench.play("basic:temporal_portal", f"portal@{target}")
    assert bench.realm.combat is None


@pytest.mark.parametrize(("choice", "more", "far"), [("go-far", 1, True), ("draw-more", 2, False)])
def test_temporal_portal_strong(choice: str, more: int, far: bool) -> None:
    bench = Bench()
    start = bench.hero.space
    near = bench.realm.neighbours[start]
    two_away = next(
        other
        for space in near
        for other in bench.realm.neighbours[space]
        if other != start and other not in near
    )
    bench.paint(two_away, "plains")
    bench.hand("temporal_portal")
    bench.mana("blue")
    bench.phase("acting")
    bench.play("strong:temporal_portal", choice)
    assert bench.offers(f"portal@{two_away}") == far
    assert not bench.offers(f"portal@{start}")
    bench.play("stay")
    assert bench.hero.bigger_hand == more


# -- influence and units -------------------------------------------------------------


def test_intimidate_costs_reputation() -> None:
    bench = ready_for("attack")
    bench.hand("intimidate", "intimidate")
    bench.mana("red")
    bench.play("basic:intimidate")
    assert bench.hero.reputation == -1
    bench.play("strong:intimidate")
    assert bench.hero.reputation == -3


def test_blood_rage_takes_a_wound_only_for_more() -> None:
    for number, wounds in ((0, []), (1, ["wound"])):
        bench = ready_for("attack")
        bench.hand("blood_rage")
        bench.play("basic:blood_rage", f"choose-effect#{number}")
        assert bench.keys(bench.hero.hand) == wounds


@pytest.mark.parametrize(("half", "influence"), [("basic", 3 + 3), ("strong", 5 + 6)])
def test_in_need_counts_wounds(half: str, influence: int) -> None:
    bench = ready_for("talking")
    bench.hand("in_need", "wound")
    bench.unit("peasants", wounds=2)
    bench.mana("green")
    bench.play(f"{half}:in_need")
    assert bench.points() == {"influence": influence}


@pytest.mark.parametrize(("half", "fame"), [("basic", 0), ("strong", 1)])
def test_heroic_tale(half: str, fame: int) -> None:
    bench = ready_for("talking")
    bench.unit_offer("peasants")
    bench.hand("heroic_tale", "promise")
    bench.mana("white")
    bench.play(f"{half}:heroic_tale", "basic:promise", "recruit:peasants")
    assert (bench.hero.fame, bench.hero.reputation) == (fame, 1)


def test_diplomacy_blocks_with_influence() -> None:
    bench = ready_for("block")
    bench.hand("diplomacy", "promise")
    assert not bench.offers("basic:promise")
    bench.play("basic:diplomacy", "basic:promise", "convert")
    assert bench.points() == {"block": 4}


def test_diplomacy_strong_chooses_an_element() -> None:
    bench = Bench()
    bench.fight(enemy(attack=4, element=Element.FIRE))
    bench.phase("block")
    bench.hand("diplomacy")
    bench.mana("white")
    bench.play("strong:diplomacy", "element:2", "convert-block")
    assert bench.points() == {"ice block": 4}
    assert bench.offers("block")


@pytest.mark.parametrize(("half", "level"), [("basic", 2), ("strong", 3)])
def test_regeneration_heals_and_readies(half: str, level: int) -> None:
    bench = Bench()
    swordsmen = bench.unit("utem_swordsmen", ready=False)  # level 2
    catapults = bench.unit("catapults", ready=False)  # level 3
    guardians = bench.unit("altem_guardians", ready=False)  # level 4
    bench.hand("regeneration")
    bench.mana("green")
    bench.play(f"{half}:regeneration")
    if half == "strong":
        assert not bench.offers("ready:altem_guardians")
        bench.play("ready:catapults")
    assert bench.turn.healing == level - 1
    assert [swordsmen.ready, catapults.ready, guardians.ready] == [level == 2, level == 3, False]


def test_peaceful_moment_as_the_action_heals() -> None:
    bench = Bench()
    bench.hero.reputation = -7  # there is nobody to talk to
    bench.hand("peaceful_moment", "promise", "wound", "wound")
    bench.phase("acting")
    bench.play("basic:peaceful_moment", "basic:promise", "buy-healing", "buy-healing")
    assert not bench.offers("buy-healing")
    assert not bench.offers("recruit")
    bench.play("heal-hand", "heal-hand", "end-interaction")
    assert bench.hero.hand == []
    assert bench.turn.acted


def test_peaceful_moment_strong_readies_units_too() -> None:
    bench = Bench()
    swordsmen = bench.unit("utem_swordsmen", ready=False)
    bench.hand("peaceful_moment", "wound")
    bench.mana("white")
    bench.phase("acting")
    bench.play("strong:peaceful_moment", "buy-readiness:utem_swordsmen", "buy-healing")
    assert swordsmen.ready
    assert bench.turn.influence == 0


def test_peaceful_moment_among_locals_is_only_influence() -> None:
    bench = ready_for("talking")
    bench.unit("utem_swordsmen", ready=False)
    bench.hand("peaceful_moment")
    bench.mana("white")
    bench.play("strong:peaceful_moment")
    assert not bench.offers("buy-readiness")
