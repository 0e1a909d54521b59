"""Chapter 7.2: companions."""

import pytest

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.cards import SpawnLine
from questhall.games.sword_and_sorcery.printed.enemies import PrimaryTarget
from questhall.games.sword_and_sorcery.printed.kinds import STYLES
from questhall.games.sword_and_sorcery.rules.attack.harm import heal, hurt
from questhall.games.sword_and_sorcery.rules.control import controls, dominates
from questhall.games.sword_and_sorcery.rules.enemies.activating import activate
from questhall.games.sword_and_sorcery.rules.enemies.appearing import spawn_number
from questhall.games.sword_and_sorcery.rules.movement.shadows import look_around
from questhall.games.sword_and_sorcery.rules.movement.walking import evade
from questhall.games.sword_and_sorcery.rules.numbers import most_hp
from questhall.games.sword_and_sorcery.rules.turn.companions import summon
from questhall.games.sword_and_sorcery.setup.setup import new_cards
from questhall.games.sword_and_sorcery.state.figures import Figure, Side
from questhall.games.sword_and_sorcery.state.heroes import Power
from tests.marks import example, rule, ruling

from .bench import Bench

PACK = ("laegon_ranger", "ecarus_white_rose")
FOUR = ("shae_rogue", "ecarus_white_rose", "thorgar_cleric", "laegon_ranger")


def wolf(bench: Bench, owner: int, at: str) -> Figure:
    """Fenrir at the side of his owner, or elsewhere."""
    hero = bench.sheet(owner)
    figure = summon(bench.adventure, hero, library().companions["fenrir_2"], 2)
    figure.area = bench.area(at)
    return figure


def with_power(bench: Bench, owner: int) -> Power:
    """The owner has the power that summons him, at soulrank II."""
    hero = bench.sheet(owner)
    hero.soulrank = 2
    keys = [bench.adventure.cards[card].key for card in hero.supply]
    hero.powers = [Power(hero.supply.pop(keys.index("summon_fenrir")))]
    return hero.powers[0]


def acts(bench: Bench, figure: Figure, *answers: str) -> None:
    bench.do(activate(bench.adventure, bench.foe(figure)), *answers)


# -- summoning ------------------------------------------------------------------------------


@rule("SS-7.2.0.1", "SS-7.2.0.2", "SS-7.2.0.3", "SS-7.2.0.4", "SS-7.2.0.7", "SS-7.2.0.8")
def test_the_wolf_comes_and_acts_at_once() -> None:
    bench = Bench("A B C", heroes=PACK)
    with_power(bench, 0)
    foe = bench.enemy("B", hp=30)
    bench.roll(red=["hit"], blue=["hit", "miss"])
    bench.act("use", "companion-move:b", f"companion-attack:{foe.id}")
    fenrir = bench.adventure.companion_of(bench.sheet(0))
    assert fenrir is not None
    assert bench.at(fenrir) == "B"
    assert foe.wounds == 2
    assert most_hp(bench.adventure, fenrir) == 5
    assert bench.sheet(0).specials == 0


@rule("SS-7.2.0.5", "SS-7.2.0.6", "SS-7.0.0.18", "SS-7.2.0.18")
def test_the_cooldown_begins_with_his_death() -> None:
    bench = Bench("A B C", heroes=PACK)
    power = with_power(bench, 0)
    bench.sheet(0).soulrank = 3
    bench.sheet(0).specials = 3
    bench.act("use", "companion-done")
    assert power.position == 0
    assert "use" not in bench.open_verbs()  # once a round
    bench.step("time")
    bench.turn(0)
    assert "use" in bench.open_verbs()
    fenrir = bench.adventure.companion_of(bench.sheet(0))
    assert fenrir is not None
    bench.do(hurt(bench.adventure, fenrir, 9))
    assert not fenrir.on_map
    assert power.position == 3
    assert not bench.sheet(0).ghost
    bench.step("time")
    assert power.position == 2


@ruling("31")
def test_he_stays_while_his_owner_is_a_ghost() -> None:
    bench = Bench("A B C", heroes=PACK)
    with_power(bench, 0)
    bench.sheet(0).soulrank = 3
    fenrir = wolf(bench, 0, "B")
    bench.do(hurt(bench.adventure, bench.hero(0), 99))
    assert fenrir.on_map
    assert "use" not in bench.open_verbs()


@ruling("31")
def test_he_goes_with_the_power_that_summoned_him() -> None:
    bench = Bench("A B C", heroes=PACK)
    with_power(bench, 0)
    bench.sheet(0).powers.insert(0, Power(bench.sheet(0).supply.pop()))
    fenrir = wolf(bench, 0, "B")
    bench.do(hurt(bench.adventure, bench.hero(0), 99))
    assert len(bench.sheet(0).powers) == 1
    assert not fenrir.on_map


# -- what he may do -------------------------------------------------------------------------


@rule("SS-7.2.0.9", "SS-7.2.0.13", "SS-7.2.0.20")
@ruling("31")
def test_he_moves_and_attacks_in_either_order_and_nothing_else() -> None:
    bench = Bench("A B C", heroes=PACK)
    with_power(bench, 0)
    foe = bench.enemy("B", hp=30)
    bench.roll(red=["miss"], blue=["miss"] * 9)
    bench.act("use", "companion-move:b", f"companion-attack:{foe.id}")
    offered = [each.options for each in bench.asked if each.prompt == "companion"]
    verbs = [{option.verb for option in options} for options in offered]
    assert verbs == [
        {"companion-move", "companion-done"},
        {"companion-move", "companion-attack", "companion-done"},
    ]


@rule("SS-7.2.0.11", "SS-3.2.2.10")
def test_he_walks_and_evades_like_a_hero() -> None:
    bench = Bench("A B C", heroes=PACK, hazardous="B")
    with_power(bench, 0)
    bench.enemy("A")
    bench.enemy("A")
    bench.enemy("A")
    bench.roll(blue=["miss"] * 9)
    bench.act("use", "companion-move:b", "enemy:0", "enemy:1", "companion-done")
    fenrir = bench.adventure.companion_of(bench.sheet(0))
    assert fenrir is not None
    assert len(bench.told("reaction-attack")) == 3
    assert fenrir.wounds > 0


@rule("SS-7.2.0.14", "SS-7.2.0.24")
@ruling("32")
def test_he_fetches_one_item() -> None:
    bench = Bench("A B C", heroes=PACK)
    with_power(bench, 0)
    item = bench.adventure.stash.pop()
    bench.adventure.grounds[bench.area("B")].items = [item]
    bench.act(
        *("use", "companion-move:b", f"companion-takes:{item}", "companion-move:a"),
        *("companion-gives:ecarus_white_rose", "companion-done"),
    )
    assert item in bench.sheet(1).inventory


@rule("SS-7.2.0.16", "SS-15.4.0.6")
@example("SS-EX-122")
def test_he_reveals_no_shadows() -> None:
    bench = Bench("A|B C", heroes=PACK)
    wolf(bench, 0, "B")
    bench.adventure.cards = bench.adventure.cards[:]
    bench.adventure.shadows = new_cards(bench.adventure, library().shadows["townsman"])
    bench.adventure.shadow_areas = [bench.area("C")]
    bench.do(look_around(bench.adventure))
    assert len(bench.adventure.shadows) == 1


@rule("SS-7.2.0.17")
def test_heroes_cannot_heal_him() -> None:
    bench = Bench("A B", heroes=PACK)
    fenrir = wolf(bench, 0, "A")
    fenrir.wounds = 2
    heal(bench.adventure, fenrir, 2)
    assert fenrir.wounds == 2


@rule("SS-7.2.0.15")
@ruling("5")
def test_he_saves_with_the_value_of_his_owner() -> None:
    for face, poisoned in (("shield", 0), ("skill", 1)):
        bench = Bench("A B", heroes=PACK)
        fenrir = wolf(bench, 0, "A")
        bench.roll(blue=[face])
        bench.do(bench.effect(1, "save(afflict(poison))", fenrir.id))
        assert bench.has(fenrir, "poison") == poisoned


@rule("SS-7.2.0.19", "SS-6.3.3.3")
def test_his_attacks_are_never_focused() -> None:
    bench = Bench("A B", heroes=PACK)
    with_power(bench, 0)
    bench.sheet(0).specials = 2
    foe = bench.enemy("A", rank="red", hp=30)
    bench.enemy("A")
    bench.roll(red=["hit"], blue=["miss", "miss"])
    bench.act("focus", "use", f"companion-attack:{foe.id}", "companion-done")
    assert bench.told("hits")[0].amount == 1
    assert bench.sheet(0).focus_ready


@rule("SS-7.2.0.21")
def test_he_gets_bonuses_meant_for_heroes() -> None:
    bench = Bench("A B", heroes=PACK)
    fenrir = wolf(bench, 0, "A")
    foe = bench.enemy("B", hp=30)
    bench.do(bench.effect(1, "bonus(hits, 1, heroes, until=time)"))
    bench.do(bench.attack(fenrir.id, foe, fixed=1))
    assert bench.told("hits")[0].amount == 2


# -- how others see him ---------------------------------------------------------------------


@example("SS-EX-18", "SS-EX-19")
@rule("SS-7.2.0.12", "SS-6.1.2.5", "SS-6.1.2.8", "SS-3.1.0.8")
def test_he_counts_as_a_hero_for_domination() -> None:
    bench = Bench("A B", heroes=FOUR)
    bench.hero(3, "B")
    wolf(bench, 3, "A")
    bench.enemy("A")
    bench.enemy("A")
    shae = bench.hero(0)
    shae.hidden = True
    assert dominates(bench.adventure, Side.HEROES, 0)
    bench.do(evade(bench.adventure, shae))
    assert not shae.hidden
    assert not bench.told("reaction-attack")
    shae.area = bench.area("B")
    assert controls(bench.adventure, Side.HEROES, 0)
    bench.do(evade(bench.adventure, bench.hero(1)), "enemy:0")
    assert len(bench.told("reaction-attack")) == 2


@example("SS-EX-38")
@rule("SS-9.1.0.1", "SS-9.1.0.2")
def test_with_him_two_are_enough_for_supremacy() -> None:
    bench = Bench("A B", heroes=PACK)
    bench.hero(0, "B")
    fenrir = wolf(bench, 0, "A")
    foe = bench.enemy("A", hp=30)
    for attacker in (fenrir.id, 0):
        bench.do(bench.attack(attacker, foe, fixed=1))
        assert bench.told("hits")[-1].amount == 2


@example("SS-EX-191")
@rule("SS-7.2.0.10", "SS-7.2.0.22", "SS-4.3.0.9")
def test_he_counts_for_spawns_by_his_card() -> None:
    bench = Bench("A B", heroes=("laegon_ranger", "ecarus_white_rose", "thorgar_cleric"))
    fenrir = wolf(bench, 0, "A")
    for _ in range(2):
        bench.enemy("B")
    assert spawn_number(bench.adventure, SpawnLine.EVEN) == 2
    assert fenrir.companion is not None
    card = library().companions["fenrir_3"]
    fenrir.companion = card
    assert card.hero_count == 1
    fenrir.area = -1
    assert spawn_number(bench.adventure, SpawnLine.EVEN) == 1


@rule("SS-7.2.0.23", "SS-15.7.1.11", "SS-16.1.0.12")
@ruling("95")
def test_enemies_go_for_him_but_vengeful_ones_do_not() -> None:
    bench = Bench("A B C D", heroes=PACK)
    fenrir = wolf(bench, 0, "C")
    lines = [([0, 1], ["engage", "strike(main)"]), ([], ["advance(1)"])]
    orc = bench.enemy("D", lines=lines, primary=PrimaryTarget.STYLE)
    bench.adventure.scroll(bench.foe(orc)).primary_style = STYLES.index("agility")
    acts(bench, orc)
    assert bench.told("attacks")[0].where == fenrir.id
    troll = bench.printed("troll", "D")
    acts(bench, troll)
    assert bench.told("attacks")[-1].where == 0


@rule("SS-15.3.1.1")
def test_whoever_kills_him_gains_a_power() -> None:
    bench = Bench("A B", heroes=PACK)
    fenrir = wolf(bench, 0, "A")
    foe = bench.enemy("A")
    bench.do(hurt(bench.adventure, fenrir, 9, foe.id))
    assert len(bench.foe(foe).powers) == 1


@ruling("96")
def test_he_alone_does_not_keep_the_quest_going() -> None:
    bench = Bench("A B", heroes=PACK)
    wolf(bench, 0, "A")
    for place in (0, 1):
        bench.do(hurt(bench.adventure, bench.hero(place), 99))
    assert bench.adventure.over
    assert bench.adventure.in_area(Side.ENEMIES, 0) == []


def test_he_dies_of_his_wounds_when_his_owners_soulrank_falls() -> None:
    bench = Bench("A B", heroes=PACK)
    bench.sheet(0).soulrank = 2
    fenrir = wolf(bench, 0, "A")
    fenrir.wounds = 4
    bench.do(hurt(bench.adventure, bench.hero(0), 99))
    assert not fenrir.on_map


def test_an_enemy_whose_target_is_gone_stays_where_it_is() -> None:
    bench = Bench("A B C", heroes=PACK)
    fenrir = wolf(bench, 0, "B")
    orc = bench.enemy("C")
    bench.do(hurt(bench.adventure, fenrir, 99))
    for sentence in ("engage", "advance(2)", "strike(main)", "pull(1)"):
        bench.do(bench.effect(orc.id, sentence, fenrir.id))
    assert bench.at(orc) == "C"
    assert not bench.told("attacks")


# -- conditions -----------------------------------------------------------------------------


@example("SS-EX-207")
@rule("SS-10.6.6.1")
@ruling("31")
def test_stunned_he_cannot_be_activated_until_his_owners_turn_ends() -> None:
    bench = Bench("A B", heroes=PACK)
    with_power(bench, 0)
    fenrir = wolf(bench, 0, "A")
    bench.sheet(0).acted = True
    bench.do(bench.effect(1, "afflict(stun)", fenrir.id))
    bench.sheet(0).acted = False
    bench.turn(0)
    assert "use" not in bench.open_verbs()
    bench.act("end-turn")
    assert not bench.has(fenrir, "stun")


@pytest.mark.parametrize("condition", ["slow", "knocked_down", "blind"])
@ruling("31")
def test_his_conditions_hinder_him_as_they_do_heroes(condition: str) -> None:
    bench = Bench("A B", heroes=PACK)
    with_power(bench, 0)
    fenrir = wolf(bench, 0, "A")
    foe = bench.enemy("A", hp=30)
    bench.condition(fenrir, condition)
    bench.roll(red=["hit"] * 3, blue=["miss"] * 9)
    if condition == "slow":
        bench.act("use", f"companion-attack:{foe.id}")
        last = [each for each in bench.asked if each.prompt == "companion"]
        assert len(last) == 1  # nothing more to ask
    elif condition == "knocked_down":
        bench.act("use", "companion-stands", f"companion-attack:{foe.id}")
        assert foe.wounds > 0
    else:
        bench.act("use", f"companion-attack:{foe.id}", "companion-done")
        assert foe.wounds == 0


@rule("SS-11.1.0.5", "SS-7.0.0.11")
@pytest.mark.parametrize("blow", ["hit(3, heroes(within=0))", "save(heroes(within=0), lose_hp(3))"])
def test_who_left_with_the_owner_is_not_struck_any_more(blow: str) -> None:
    bench = Bench("A B", heroes=PACK)
    with_power(bench, 0)
    bench.sheet(0).powers.insert(0, Power(bench.sheet(0).supply.pop()))
    fenrir = wolf(bench, 0, "A")
    bench.hero(1, "B")
    bench.hero(0).wounds = most_hp(bench.adventure, bench.hero(0)) - 1
    foe = bench.enemy("A")
    bench.roll(blue=["miss"] * 9)
    bench.do(bench.effect(foe.id, blow))
    assert bench.adventure.is_ghost(bench.hero(0))
    assert not fenrir.on_map
    struck = [event.where for event in bench.told("attacks")]
    assert fenrir.id not in struck
    assert len(bench.told("not-saved")) <= 1
