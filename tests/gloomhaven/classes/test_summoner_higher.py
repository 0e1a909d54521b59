"""The Summoner: cards of levels 2 to 9, half by half."""

import pytest

from questhall.games.gloomhaven.minds.card_worth import gist_of
from questhall.games.gloomhaven.minds.turn_plan import RECOVERED, extras
from questhall.games.gloomhaven.rules.attack.conditions import give
from questhall.games.gloomhaven.state.figures import Condition
from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.gloomhaven.classes.plain import MANY
from tests.gloomhaven.thinking import thought_place
from tests.marks import rule


@rule("GH-3.11.8")
def test_earthen_steed_carries_her_and_her_summons_farther() -> None:
    """Also those that come later; not the summons of others."""
    bench = Bench(summoner="-3,0", brute="-6,0")
    card = bench.play("earthen_steed", TOP)
    wolf = bench.summon("shadow_wolf", "0,1")
    others = bench.summon("decoy", "0,3", seat=1)
    bench.monster("bandit_guard", "0,-6")
    bench.element("earth")
    bench.summon_turn(wolf, "use")
    bench.element("earth")
    bench.summon_turn(others)
    assert (bench.place(wolf), bench.place(others)) == ("0,-4", "0,1")
    bench.open("wild_animation", BOTTOM)
    bench.choose("use")
    bench.choose("4,0")
    assert (bench.xp(), bench.pile_of(card)) == (2, "active")


def test_grasping_the_void_curses_and_stuns_with_dark() -> None:
    bench = Bench(summoner="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    bench.element("dark")
    bench.play("grasping_the_void", TOP, "use", guard)
    assert (bench.conditions(guard), bench.xp()) == (["stun"], 1)
    assert len(bench.scene.monster_curses) == 9


def test_grasping_the_void_heals_her() -> None:
    bench = Bench(summoner="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    bench.figure().hp = 3
    bench.play("grasping_the_void", BOTTOM, guard)
    assert (guard.hp, bench.figure().hp) == (MANY - 2, 5)


def test_tear_the_fabric_kills_the_weak_around() -> None:
    bench = Bench(summoner="0,0")
    weak = bench.monster("bandit_guard", "1,0", hp=5)
    strong = bench.monster("bandit_guard", "0,1", hp=6)
    elite = bench.monster("bandit_guard", "-1,0", elite=True, hp=5)
    card = bench.play("tear_the_fabric", TOP)
    assert (weak.gone, strong.gone, elite.gone) == (True, False, False)
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)


@pytest.mark.parametrize(("uses", "hp"), [("use", 7), ("do-not-use", 5)])
def test_tear_the_fabric_heals_her(uses: str, hp: int) -> None:
    bench = Bench(summoner="0,0")
    bench.figure().hp = 1
    bench.element("earth")
    bench.play("tear_the_fabric", BOTTOM, uses)
    assert (bench.figure().hp, bench.xp()) == (hp, int(uses == "use"))


def test_oozing_manifestation_brings_a_slime_spirit() -> None:
    bench = Bench(summoner="0,0")
    guard = bench.monster("bandit_guard", "2,0", hp=MANY)
    card = bench.play("oozing_manifestation", TOP, "summon@1,0")
    slime = bench.scene.figures[-1]
    bench.attack(guard, slime, 3)
    bench.summon_turn(slime)
    assert (slime.hp, guard.hp, bench.conditions(guard)) == (3, MANY - 1, ["muddle"])
    assert (bench.pile_of(card), bench.xp()) == ("active", 2)


def test_oozing_manifestation_holds_and_curses() -> None:
    bench = Bench(summoner="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    bench.element("dark")
    bench.play("oozing_manifestation", BOTTOM, "use", guard)
    assert (bench.conditions(guard), bench.xp()) == (["immobilize"], 1)
    assert len(bench.scene.monster_curses) == 9


def test_living_mountain_brings_a_colossus() -> None:
    bench = Bench(summoner="0,0")
    guard = bench.monster("bandit_guard", "2,0", hp=MANY)
    card = bench.play("living_mountain", TOP, "summon@1,0")
    colossus = bench.scene.figures[-1]
    bench.summon_turn(colossus)
    assert (colossus.hp, guard.hp, bench.element_of("earth")) == (7, MANY - 3, 2)
    assert (bench.pile_of(card), bench.xp()) == ("active", 2)


def test_living_mountain_moves_and_loots() -> None:
    bench = Bench(summoner="0,0")
    bench.coin("3,0")
    bench.play("living_mountain", BOTTOM, "move@2,0", "loot")
    assert bench.hero().coins == 1


def test_divided_mind_moves_two_summons() -> None:
    bench = Bench(summoner="0,0")
    one, two = bench.summon("shadow_wolf", "2,0"), bench.summon("decoy", "0,2")
    bench.open("divided_mind", TOP)
    for choice in (one, two, one, "move@5,0", "move@0,4"):
        bench.choose(choice)
    assert (bench.place(one), bench.place(two), bench.xp()) == ("5,0", "0,4", 1)


@rule("GH-3.14.5")
def test_divided_mind_lets_two_summons_attack() -> None:
    """Each with its own value, range and effects."""
    bench = Bench(summoner="0,0")
    shooter, golem = bench.summon("thorn_shooter", "2,0"), bench.summon("lava_golem", "0,2")
    far = bench.monster("bandit_guard", "6,0", hp=MANY)
    near = bench.monster("bandit_guard", "0,3", hp=MANY)
    bench.open("divided_mind", BOTTOM)
    for choice in (shooter, golem, shooter, far, near):
        bench.choose(choice)
    assert (far.hp, bench.conditions(far)) == (MANY - 2, ["poison"])
    assert (near.hp, bench.conditions(near)) == (MANY - 3, ["wound"])
    assert (bench.charged(), bench.xp()) == (["fire"], 1)


def test_strength_in_numbers_drives_a_summon_on() -> None:
    bench = Bench(summoner="0,0")
    wolf = bench.summon("shadow_wolf", "1,0")
    guard = bench.monster("bandit_guard", "6,0", hp=MANY)
    bench.play("strength_in_numbers", TOP, wolf, "move@5,0", guard)
    assert (guard.hp, bench.xp()) == (MANY - 3, 1)


def test_strength_in_numbers_counts_all_summons() -> None:
    bench = Bench(summoner="0,0", brute="-6,0")
    for place, seat in (("0,6", 0), ("-1,0", 0), ("-5,0", 1)):
        bench.summon("decoy", place, seat)
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    beyond = bench.monster("bandit_guard", "4,0", hp=MANY)
    bench.play("strength_in_numbers", BOTTOM, guard)
    assert (guard.hp, beyond.hp) == (MANY - 3, MANY)


def test_strength_in_numbers_needs_a_summon() -> None:
    bench = Bench(summoner="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.play("strength_in_numbers", BOTTOM)
    assert guard.hp == MANY


def test_conjured_aid_brings_a_healing_sprite() -> None:
    """It attacks, and heals at the end of its turn."""
    bench = Bench(summoner="0,0")
    guard = bench.monster("bandit_guard", "4,0", hp=MANY)
    card = bench.play("conjured_aid", TOP, "summon@1,0")
    sprite = bench.scene.figures[-1]
    bench.figure().hp = 4
    bench.summon_turn(sprite)
    assert (guard.hp, bench.figure().hp) == (MANY - 1, 6)
    assert (bench.pile_of(card), bench.xp()) == ("active", 3)


def test_endless_spikes_brings_three_spheres() -> None:
    bench = Bench(summoner="0,0")
    guard = bench.monster("bandit_guard", "2,0", hp=MANY)
    card = bench.play("endless_spikes", TOP, "summon@1,0", "summon@0,1", "summon@-1,0")
    spheres = bench.scene.figures[-3:]
    bench.attack(guard, spheres[0], 2)
    assert (spheres[0].hp, guard.hp) == (3, MANY - 2)
    bench.summon_turn(spheres[0])
    assert guard.hp == MANY - 2
    assert (bench.pile_of(card), bench.xp()) == ("active", 3)


@rule("GH-3.14.1")
def test_endless_spikes_with_room_for_one() -> None:
    bench = Bench(summoner="0,0")
    for place in ("0,1", "-1,0", "0,-1", "1,-1", "-1,1"):
        bench.tile("obstacle", place)
    bench.play("endless_spikes", TOP, "summon@1,0")
    assert len([figure for figure in bench.scene.figures if figure.summon is not None]) == 1


def test_endless_spikes_lets_summons_retaliate() -> None:
    bench = Bench(summoner="0,0")
    wolf = bench.summon("shadow_wolf", "1,0")
    guard = bench.monster("bandit_guard", "2,0", hp=MANY)
    bench.play("endless_spikes", BOTTOM)
    bench.attack(guard, wolf, 1)
    assert guard.hp == MANY - 2
    guard.cell = bench.cell("0,1")
    bench.attack(guard, bench.figure(), 1)
    assert guard.hp == MANY - 2


def test_inexorable_momentum_pierces_harder_with_air() -> None:
    bench = Bench(summoner="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    guard.shield = 3
    bench.element("air")
    bench.play("inexorable_momentum", TOP, "use", guard)
    assert guard.hp == MANY - 5


def test_inexorable_momentum_moves_her_and_a_summon() -> None:
    bench = Bench(summoner="0,0")
    decoy = bench.summon("decoy", "4,0")
    bench.play("inexorable_momentum", BOTTOM, "move@3,0", decoy, "move@4,-3")
    assert (bench.place(bench.figure()), bench.place(decoy)) == ("3,0", "4,-3")


def test_negative_energy_brings_a_void_eater() -> None:
    bench = Bench(summoner="0,0")
    guard = bench.monster("bandit_guard", "3,0", hp=MANY)
    card = bench.play("negative_energy", TOP, "summon@1,0")
    eater = bench.scene.figures[-1]
    bench.summon_turn(eater)
    assert (eater.hp, guard.hp, len(bench.scene.monster_curses)) == (5, MANY - 2, 9)
    assert (bench.pile_of(card), bench.xp()) == ("active", 3)


def test_negative_energy_curses_all_beside_summons() -> None:
    bench = Bench(summoner="0,0")
    bench.summon("decoy", "4,0")
    for place in ("5,0", "4,1", "1,0"):
        bench.monster("bandit_guard", place)
    bench.play("negative_energy", BOTTOM)
    assert (len(bench.scene.monster_curses), bench.charged()) == (8, ["dark"])


def test_staff_of_visions_burns_with_fire() -> None:
    bench = Bench(summoner="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=MANY)
    bench.element("fire")
    bench.play("staff_of_visions", TOP, "use", guard)
    assert (guard.hp, bench.conditions(guard), bench.xp()) == (MANY - 6, ["wound", "muddle"], 1)


def test_staff_of_visions_strengthens_after_a_move() -> None:
    bench = Bench(summoner="0,0", brute="4,0")
    bench.play("staff_of_visions", BOTTOM, "move@3,0")
    assert bench.conditions(bench.figure(1)) == ["strengthen"]


@rule("GH-14.6.1")
def test_intervening_apparitions_save_summons_three_times() -> None:
    bench = Bench(summoner="0,0", brute="3,0")
    card = bench.play("intervening_apparitions", TOP)
    wolf = bench.summon("shadow_wolf", "1,0")
    others = bench.summon("decoy", "4,0", seat=1)
    guard = bench.monster("bandit_guard", "2,0")
    bench.attack(guard, wolf, 5)
    bench.hurt(others, 5)
    bench.hurt(bench.figure(), 1)
    assert (wolf.hp, others.hp, bench.figure().hp) == (3, 6, 7)
    bench.hurt(wolf, 1)
    assert (wolf.hp, bench.pile_of(card), bench.xp()) == (3, "lost", 3)
    bench.hurt(wolf, 1)
    assert wolf.hp == 2


def test_intervening_apparitions_lift_curses() -> None:
    bench = Bench(summoner="0,0", brute="3,0")
    for seat in (0, 0, 1):
        give(bench.scene, bench.figure(seat), Condition.CURSE)
    deck = bench.hero().deck
    deck.discard = [deck.draw.pop(0) for _ in range(2)]
    cards = len(deck.draw) + len(deck.discard)
    bench.play("intervening_apparitions", BOTTOM)
    assert (len(deck.draw), deck.discard) == (cards - 2, [])
    assert (len(bench.scene.hero_curses), bench.charged()) == (9, ["light"])


def test_otherworldly_rage_lets_a_summon_strike_hard() -> None:
    bench = Bench(summoner="0,0")
    wolf = bench.summon("shadow_wolf", "3,0")
    guard = bench.monster("bandit_guard", "4,0", hp=MANY)
    bench.play("otherworldly_rage", TOP, wolf, guard)
    assert (guard.hp, bench.conditions(guard), bench.xp()) == (MANY - 4, ["poison", "wound"], 1)


def test_otherworldly_rage_swaps_places_and_moves() -> None:
    bench = Bench(summoner="-6,0")
    wolf = bench.summon("shadow_wolf", "3,0")
    bench.play("otherworldly_rage", BOTTOM, wolf, "move@6,0")
    assert (bench.place(wolf), bench.place(bench.figure())) == ("-6,0", "6,0")
    here = bench.scene.figure_on(bench.cell("6,0"))
    assert here is bench.figure()
    assert bench.scene.figure_on(bench.cell("3,0")) is None
    assert bench.scene.figure_on(bench.cell("-6,0")) is wolf


def test_nobody_swaps_places_onto_an_obstacle() -> None:
    bench = Bench(summoner="0,0")
    bench.tile("obstacle", "3,0")
    bats = bench.summon("bat_swarm", "3,0")
    bench.play("otherworldly_rage", BOTTOM, "move@1,0")
    assert bench.place(bats) == "3,0"


def test_swapping_places_springs_a_trap() -> None:
    bench = Bench(summoner="0,0")
    bench.tile("trap", "3,0", damage=2)
    bats = bench.summon("bat_swarm", "3,0")
    bench.play("otherworldly_rage", BOTTOM, bats, "move@4,0")
    assert (bench.figure().hp, bats.hp) == (6, 4)


def test_interplanar_mastery_recovers_lost_cards() -> None:
    bench = Bench(summoner="0,0")
    for name in ("forged_ferocity", "wild_animation", "living_night"):
        bench.card(name, pile="lost")
    card = bench.play("interplanar_mastery", TOP, "living_night", "wild_animation")
    assert (len(bench.hero().hand), bench.pile_of(card)) == (2, "lost")


def test_horned_majesty_brings_a_black_unicorn() -> None:
    bench = Bench(summoner="0,0")
    guard = bench.monster("bandit_guard", "6,0", hp=MANY)
    guard.shield = 3
    card = bench.play("horned_majesty", TOP, "summon@1,0")
    unicorn = bench.scene.figures[-1]
    bench.summon_turn(unicorn)
    assert (unicorn.hp, guard.hp, bench.place(unicorn)) == (6, MANY - 4, "5,0")
    assert (bench.pile_of(card), bench.xp()) == ("active", 3)


def test_horned_majesty_lets_all_summons_attack() -> None:
    bench = Bench(summoner="0,0")
    wolf, golem = bench.summon("shadow_wolf", "3,0"), bench.summon("lava_golem", "0,3")
    guards = [bench.monster("bandit_guard", place, hp=MANY) for place in ("4,0", "0,4")]
    bench.play("horned_majesty", BOTTOM, wolf, guards[0], guards[1])
    assert [guard.hp for guard in guards] == [MANY - 2, MANY - 3]
    assert bench.xp() == 1
    assert not golem.gone


# -- bots --------------------------------------------------------------------------


def test_a_bot_puts_creatures_near_the_enemy() -> None:
    bench = Bench(summoner="0,0")
    bench.monster("bandit_guard", "5,0")
    bench.open("forged_ferocity", TOP)
    assert thought_place(bench) == "1,0"


def test_a_bot_commands_only_summons_that_are_there() -> None:
    bench = Bench(summoner="0,0")
    gist = gist_of(bench.scene, bench.card("mighty_bond"), TOP)
    alone = extras(bench.scene, bench.hero(), gist)
    bench.summon("shadow_wolf", "1,0")
    assert extras(bench.scene, bench.hero(), gist) > alone


def test_a_bot_recovers_lost_cards_once_there_are_some() -> None:
    bench = Bench(summoner="0,0")
    gist = gist_of(bench.scene, bench.card("unending_dominance"), BOTTOM)
    before = extras(bench.scene, bench.hero(), gist)
    for name in ("forged_ferocity", "wild_animation", "living_night"):
        bench.card(name, pile="lost")
    assert extras(bench.scene, bench.hero(), gist) == pytest.approx(before + 3 * RECOVERED)
