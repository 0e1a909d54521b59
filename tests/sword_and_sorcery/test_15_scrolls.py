"""Chapter 15: what is written on the scrolls and cards of the enemies, one by one."""

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.kinds import RANKS
from questhall.games.sword_and_sorcery.rules.attack.harm import heal, hurt
from questhall.games.sword_and_sorcery.rules.enemies.activating import activate
from questhall.games.sword_and_sorcery.rules.enemies.encounters import special_power
from questhall.games.sword_and_sorcery.rules.movement.entering import enter
from questhall.games.sword_and_sorcery.rules.movement.walking import evade
from questhall.games.sword_and_sorcery.rules.numbers import most_hp
from questhall.games.sword_and_sorcery.state.figures import Figure
from tests.marks import example, rule, ruling

from .bench import Bench

THREE = ("ecarus_white_rose", "thorgar_cleric", "laegon_archer")
MISS = ["miss"] * 20


def acts(bench: Bench, figure: Figure, *answers: str) -> None:
    bench.do(activate(bench.adventure, bench.foe(figure)), *answers)


def special(bench: Bench, figure: Figure, *answers: str) -> None:
    bench.do(special_power(bench.adventure, bench.foe(figure)), *answers)


def attacks(bench: Bench) -> list[tuple[int, int]]:
    return [(event.what, event.where) for event in bench.told("attacks")]


def hits(bench: Bench) -> list[int]:
    return [event.amount for event in bench.told("hits")]


@rule("SS-15.0.0.2", "SS-15.0.0.3", "SS-15.0.0.4", "SS-15.0.0.7", "SS-1.2.0.1")
def test_the_box_holds_all_scrolls_and_cards() -> None:
    box = library()
    masters = [card for card in box.enemies.values() if RANKS[card.scroll.rank] == "purple"]
    assert (len(box.scrolls), len(box.enemies), len(box.enemy_powers)) == (18, 26, 13)
    assert len(masters) == 4
    for kind in ("gremlin", "bandit", "orc_warrior", "orc_shaman"):
        ranks = [RANKS[c.scroll.rank] for c in box.enemies.values() if c.scroll.kind == kind]
        assert sorted(ranks) == ["blue", "blue", "green", "green", "red"]
    second = [card for card in box.enemies.values() if card.copy == 2]
    assert all(card.powers == 1 for card in second)


# -- gremlins -------------------------------------------------------------------------------


def test_the_red_gremlin_calls_the_pack() -> None:
    bench = Bench("A B C D")
    red = bench.printed("gremlin_red_1", "A")
    green = bench.printed("gremlin_green_1", "B")
    bench.roll(red=["miss"] * 9, blue=MISS)
    acts(bench, red, "figure:ecarus_white_rose")
    assert [attacker for attacker, _ in attacks(bench)] == [red.id, green.id]


def test_alone_the_red_gremlin_licks_its_wounds() -> None:
    bench = Bench("A B C D")
    red = bench.printed("gremlin_red_1", "D")
    red.wounds = 5
    special(bench, red)
    assert red.wounds == 3


def test_the_red_gremlin_steals_two_coins() -> None:
    bench = Bench("A B")
    red = bench.printed("gremlin_red_1", "A")
    bench.do(bench.effect(0, "crowns(20, self)"))
    bench.roll(red=["hit"], blue=MISS)
    acts(bench, red)
    assert bench.sheet(0).crowns == 0


@example("SS-EX-210")
@ruling("51")
def test_a_burning_gremlin_answers_with_spikes() -> None:
    for agreed, count in ((True, 2), (False, 0)):
        bench = Bench("A B", damage_includes_hp_loss=agreed)
        blue = bench.printed("gremlin_blue_1", "A")
        blue.fire = [1]
        bench.step("time")
        assert len(attacks(bench)) == count


def test_the_pack_bites_harder_the_more_there_are() -> None:
    bench = Bench("A B C")
    pack = bench.printed("gremlins_pack_green_1", "B")
    bench.hero(0, "B")
    acts(bench, pack)
    # One for the bite, two for the figures, one for supremacy.
    assert hits(bench) == [4]


@rule("SS-15.10.0.2", "SS-15.10.0.3", "SS-15.10.0.4", "SS-15.2.1.2")
def test_when_one_of_the_pack_dies_the_other_flees() -> None:
    bench = Bench("A B C")
    pack = bench.printed("gremlins_pack_green_1", "A")
    foe = bench.foe(pack)
    other = bench.adventure.figures[foe.figures[1]]
    bench.do(hurt(bench.adventure, pack, 3))
    assert (bench.at(pack), bench.at(other)) == ("gone", "B")
    assert foe.in_play
    assert bench.adventure.shards == 0
    bench.do(hurt(bench.adventure, other, 3))
    assert not foe.in_play
    assert bench.adventure.shards == 1


@rule("SS-15.10.0.7", "SS-15.10.0.1")
@ruling("77")
def test_a_horde_attacks_once_or_with_each_figure() -> None:
    for agreed, count in (("one", 1), ("per_figure", 2)):
        bench = Bench("A B C", horde_attacks=agreed)
        pack = bench.printed("gremlins_pack_green_1", "B")
        bench.hero(0, "B")
        bench.roll(blue=["shield shield"] * 20)
        acts(bench, pack)
        assert len(attacks(bench)) == count


@example("SS-EX-204")
@rule("SS-15.10.0.8")
def test_a_horde_makes_one_reaction_attack() -> None:
    bench = Bench("A B C")
    bench.printed("gremlins_pack_green_1", "B")
    bench.enemy("B")
    figure = bench.hero(0, "B")
    bench.roll(blue=["shield shield"] * 20)
    bench.do(evade(bench.adventure, figure), "enemy:0")
    # Three figures against one: both attacks have supremacy.
    assert sorted(hits(bench)) == [2, 4]


def test_the_pack_swarms_to_the_nearest_hero() -> None:
    bench = Bench("A B C D")
    pack = bench.printed("gremlins_pack_blue_1", "D")
    bench.hero(1, "B")
    special(bench, pack)
    assert bench.at(pack) == "C"
    assert attacks(bench) == [(pack.id, 1)]


# -- bandits --------------------------------------------------------------------------------


@rule("SS-15.2.0.4", "SS-15.1.0.7")
def test_a_ready_bandit_strikes_whoever_walks_up_unprepared() -> None:
    for face, count in (("shield", 0), ("miss", 1)):
        bench = Bench("A B")
        bandit = bench.printed("bandit_green_1", "B")
        bench.roll(blue=[face] * 9)
        bench.do(enter(bench.adventure, bench.hero(0), bench.area("B")))
        assert attacks(bench) == [(bandit.id, 0)] * count


@example("SS-EX-58")
@rule("SS-9.0.0.29", "SS-15.9.0.3")
def test_the_red_bandit_strikes_twice_and_drinks_nothing() -> None:
    bench = Bench("A B C")
    red = bench.printed("bandit_red_1", "B")
    bench.foe(red).powers = []
    foe = bench.foe(red)
    foe.charges = 0
    red.wounds = 3
    ecarus = bench.hero(0)
    bench.hero(1, "C").hidden = True
    bench.roll(red=["hit skill"], blue=["miss"] * 20)
    acts(bench, red)
    assert bench.at(red) == "A"
    assert hits(bench) == [4, 2]
    assert bench.has(ecarus, "blind")
    assert bench.has(ecarus, "poison") == 1
    assert red.wounds == 3


def test_a_wounded_bandit_drinks_his_potion_once() -> None:
    bench = Bench("A B")
    blue = bench.printed("bandit_blue_1", "A")
    blue.wounds = 4
    bench.roll(blue=MISS)
    acts(bench, blue, "figure:ecarus_white_rose")
    assert blue.wounds == 0
    assert bench.foe(blue).charges == 0


def test_with_a_skill_the_blue_bandit_draws_the_knife() -> None:
    bench = Bench("A B")
    blue = bench.printed("bandit_blue_1", "A")
    bench.hero(1, "B").hidden = True
    bench.roll(blue=["skill", "miss", *MISS])
    acts(bench, blue)
    assert attacks(bench) == [(blue.id, 0), (blue.id, 0)]
    assert bench.has(bench.hero(0), "poison") == 1


def test_the_blue_bandit_strikes_from_the_shadow_and_steps_back() -> None:
    bench = Bench("A B")
    blue = bench.printed("bandit_blue_1", "A")
    bench.hero(1).wounds = 2
    bench.roll(blue=MISS)
    special(bench, blue)
    assert attacks(bench)[0] == (blue.id, 1)
    assert bench.at(blue) == "B"


def test_a_green_bandit_slips_away_and_throws() -> None:
    bench = Bench("A B C")
    green = bench.printed("bandit_green_1", "A")
    bench.hero(1, "C").hidden = True
    special(bench, green)
    assert bench.at(green) == "B"
    assert attacks(bench) == [(green.id, 0)]
    special(bench, green)  # not engaged any more
    assert len(attacks(bench)) == 1


def test_under_leadership_the_others_use_their_special_powers() -> None:
    bench = Bench("A B C")
    red = bench.printed("bandit_red_1", "B")
    bench.foe(red).powers = []
    gremlin = bench.printed("gremlin_green_1", "A")
    bench.roll(red=["miss"], blue=["shield shield"] * 30)
    bench.hero(1, "C").hidden = True
    acts(bench, red)
    assert gremlin.id in [attacker for attacker, _ in attacks(bench)]
    assert bench.told("special-power")


@example("SS-EX-137")
@rule("SS-15.11.5.1")
def test_a_blinded_bandit_moves_but_cannot_throw() -> None:
    bench = Bench("A B C D")
    blue = bench.printed("bandit_blue_1", "D")
    bench.condition(blue, "blind")
    acts(bench, blue, "figure:ecarus_white_rose")
    assert bench.at(blue) == "B"
    assert attacks(bench) == []


# -- orc warriors ---------------------------------------------------------------------------


def test_an_orc_warrior_cannot_be_pushed() -> None:
    bench = Bench("A B")
    orc = bench.printed("orc_warrior_green_1", "A")
    bench.do(bench.attack(0, orc, fixed=2, always=("bash",)), "bash")
    assert bench.at(orc) == "A"
    assert bench.told("rooted")


def test_a_shoulder_charge_knocks_one_hero_down() -> None:
    bench = Bench("A B C")
    orc = bench.printed("orc_warrior_green_1", "B")
    bench.hero(1).wounds = 1
    bench.roll(blue=MISS)
    special(bench, orc)
    assert bench.at(orc) == "A"
    assert not bench.has(bench.hero(0), "knocked_down")
    assert bench.has(bench.hero(1), "knocked_down")


@example("SS-EX-56")
@rule("SS-15.1.0.8", "SS-15.1.0.13")
def test_a_berserk_orc_strikes_its_strongest_opponent_twice() -> None:
    bench = Bench("A B", heroes=("laegon_archer", "auriel_wizard", "ecarus_white_rose"))
    orc = bench.printed("orc_warrior_blue_1", "A")
    bench.hero(1, "B").wounds = 1
    bench.hero(2, "B")
    bench.roll(red=["miss"] * 4, blue=["shield shield"] * 20)
    acts(bench, orc)
    assert attacks(bench) == [(orc.id, 2), (orc.id, 2)]
    assert bench.foe(orc).charges == 0
    acts(bench, orc)
    assert len(attacks(bench)) == 3


def test_blood_up_makes_an_orc_stand_and_strike_harder() -> None:
    bench = Bench("A B")
    orc = bench.printed("orc_warrior_blue_1", "A")
    bench.condition(orc, "knocked_down")
    bench.foe(orc).charges = 0
    special(bench, orc)
    assert not bench.has(orc, "knocked_down")
    assert bench.foe(orc).charges == 1
    bench.do(bench.attack(orc.id, bench.hero(0), fixed=1))
    assert hits(bench) == [2]


def test_the_second_blow_of_the_red_orc_is_harder() -> None:
    bench = Bench("A B")
    orc = bench.printed("orc_warrior_red_1", "A")
    bench.foe(orc).powers = []
    bench.hero(1, "B").hidden = True
    bench.roll(red=["miss"] * 4, blue=["miss"] * 40)
    acts(bench, orc)
    assert hits(bench) == [2, 3]


def test_the_hook_of_the_red_orc_pulls_its_target() -> None:
    bench = Bench("A B C D")
    orc = bench.printed("orc_warrior_red_1", "D")
    bench.foe(orc).powers = []
    bench.hero(0, "B")
    bench.hero(1, "B").hidden = True
    bench.roll(red=["hit"] * 4, blue=["shield shield"] * 20)
    acts(bench, orc)
    assert bench.told("pulled")
    assert bench.at(bench.hero(0)) == "C"
    assert bench.at(orc) == "C"


def test_the_war_drum_sends_the_others_forward() -> None:
    bench = Bench("A B C D E")
    drummer = bench.printed("orc_warrior_red_1", "D")
    orc = bench.printed("orc_warrior_blue_1", "D")
    gremlin = bench.printed("gremlin_green_1", "D")
    bench.foe(orc).charges = 0
    special(bench, drummer, "figure:ecarus_white_rose")
    assert [bench.at(figure) for figure in (drummer, orc, gremlin)] == ["D", "C", "D"]
    assert bench.foe(orc).charges == 1


# -- orc shamans ----------------------------------------------------------------------------


def test_a_shaman_mends_the_most_wounded() -> None:
    for key, healed in (("orc_shaman_green_1", 1), ("orc_shaman_blue_1", 2)):
        bench = Bench("A B C D")
        shaman = bench.printed(key, "D")
        shaman.wounds = 1
        orc = bench.printed("orc_warrior_blue_1", "C")
        orc.wounds = 3
        special(bench, shaman)
        assert (shaman.wounds, orc.wounds) == (1, 3 - healed)


def test_a_curse_lasts_to_the_end_of_the_next_turn() -> None:
    bench = Bench("A B C D")
    shaman = bench.printed("orc_shaman_red_1", "C")
    bench.foe(shaman).powers = []
    bench.sheet(0).acted = True
    foe = bench.enemy("D")
    bench.roll(red=["miss"] * 4, blue=["miss"] * 40)
    acts(bench, shaman)
    cursed = bench.told("attacks")[0].where
    bench.do(bench.attack(cursed, foe, fixed=2))
    assert hits(bench)[-1] == 1
    bench.turn(cursed)
    bench.act("end-turn")
    bench.do(bench.attack(cursed, foe, fixed=2))
    assert hits(bench)[-1] == 2


@example("SS-EX-57")
@rule("SS-15.9.0.4")
def test_the_magma_staff_pays_the_largest_cost_first() -> None:
    bench = Bench("A B C D", heroes=("ecarus_white_rose", "thorgar_cleric"))
    shaman = bench.printed("orc_shaman_red_1", "D")
    bench.foe(shaman).powers = []
    bench.hero(0, "B")
    bench.hero(1, "A")
    bench.sheet(0).acted = True
    blue = ["shield", "hit", "skill", "skill", "miss", *["miss"] * 30]
    bench.roll(red=["hit"], blue=blue)
    acts(bench, shaman)
    assert attacks(bench) == [(shaman.id, 1)]
    assert bench.hero(1).fire == []
    assert hits(bench) == [4]


def test_an_ash_veil_shields_those_around() -> None:
    bench = Bench("A B C D")
    shaman = bench.printed("orc_shaman_red_1", "D")
    orc = bench.printed("orc_warrior_green_1", "D")
    before = shaman.shields
    special(bench, shaman)
    assert (shaman.shields, orc.shields) == (before + 2, 1)
    bench.step("time")
    assert orc.shields == 0


def test_a_shaman_steps_back_after_a_blow() -> None:
    bench = Bench("A B C")
    shaman = bench.printed("orc_shaman_green_1", "A")
    bench.hero(1, "C").hidden = True
    bench.roll(blue=MISS)
    acts(bench, shaman)
    assert attacks(bench) == [(shaman.id, 0)]
    assert bench.at(shaman) == "B"


# -- the ringer -----------------------------------------------------------------------------


def test_the_toll_turns_powers_back_or_costs_health() -> None:
    bench = Bench("A B C")
    ringer = bench.printed("ismay", "B")
    bench.roll(blue=MISS)
    bench.do(bench.effect(ringer.id, "use(toll)"))
    assert [bench.hero(0).wounds, bench.hero(1).wounds] == [1, 1]
    bench.adventure.forbidden.append("toll")
    bench.do(bench.effect(ringer.id, "use(toll)"))
    assert [bench.hero(0).wounds, bench.hero(1).wounds] == [1, 1]


def test_cutting_a_rope_takes_a_shield_at_once() -> None:
    bench = Bench("A B C")
    bench.adventure.counters["ropes"] = 3
    ringer = bench.printed("ismay", "B")
    bench.do(bench.effect(0, "count_down(ropes, 1)"))
    assert ringer.shields == 2
    ringer.shields = 0
    bench.step("time")
    assert ringer.shields == 2


def test_the_undertow_draws_a_hero_in_and_the_choir_drinks_his_breath() -> None:
    bench = Bench("A B C D")
    choir = bench.printed("ismay", "D")
    bench.foe(choir).turned = True
    choir.wounds = 12
    bench.hero(1).hidden = True
    bench.roll(red=["miss"] * 9, blue=MISS)
    acts(bench, choir)
    assert bench.at(bench.hero(0)) == "B"
    bench.roll(red=["miss"] * 9, blue=MISS)
    acts(bench, choir)
    assert bench.at(choir) == "B"
    assert choir.wounds < 12


# -- enemy power cards ------------------------------------------------------------------------


def test_a_dirge_keeps_heroes_from_healing() -> None:
    bench = Bench("A B")
    foe = bench.enemy("A")
    bench.with_power(foe, "ep_dirge")
    bench.hero(0).wounds = 2
    bench.hero(1, "B").wounds = 2
    for place in (0, 1):
        heal(bench.adventure, bench.hero(place), 1)
    assert [bench.hero(0).wounds, bench.hero(1).wounds] == [2, 1]


def test_a_second_wind_activates_a_wounded_enemy_again() -> None:
    bench = Bench("A B")
    foe = bench.enemy("A", lines=[([0], ["strike(main)"])])
    bench.with_power(foe, "ep_second_wind")
    bench.hero(1, "B").hidden = True
    acts(bench, foe)
    assert len(attacks(bench)) == 1
    foe.wounds = 1
    acts(bench, foe)
    assert len(attacks(bench)) == 3
    assert bench.foe(foe).charges == 0


@example("SS-EX-64")
@rule("SS-15.3.0.5")
def test_in_the_first_act_power_cards_have_level_one() -> None:
    bench = Bench("A B")
    foe = bench.enemy("A")
    bench.with_power(foe, "ep_keen_edge")
    bench.do(bench.attack(foe.id, bench.hero(0), fixed=1))
    assert hits(bench) == [2]


@rule("SS-15.2.0.10", "SS-15.12.0.2")
def test_every_enemy_has_the_health_of_its_card() -> None:
    bench = Bench("A B C")
    for key, card in library().enemies.items():
        figure = bench.printed(key, "C")
        assert most_hp(bench.adventure, figure) == card.hp[0]
