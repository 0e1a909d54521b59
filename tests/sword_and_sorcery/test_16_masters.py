"""Chapter 16: master enemies, their two sides, the priority token; SS-6.3.7: provoking."""

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.kinds import Condition
from questhall.games.sword_and_sorcery.rules.attack.harm import afflict, hurt
from questhall.games.sword_and_sorcery.rules.control import controls, dominates
from questhall.games.sword_and_sorcery.rules.enemies.activating import activate
from questhall.games.sword_and_sorcery.rules.enemies.appearing import controller_for
from questhall.games.sword_and_sorcery.rules.numbers import most_hp
from questhall.games.sword_and_sorcery.state.figures import Figure, Side
from tests.marks import example, rule, ruling

from .bench import Bench

THREE = ("ecarus_white_rose", "thorgar_cleric", "laegon_archer")


def troll(bench: Bench, at: str, enraged: bool = False) -> Figure:
    figure = bench.printed("troll", at)
    bench.foe(figure).turned = enraged
    return figure


def token(bench: Bench) -> tuple[int, int]:
    return bench.adventure.priority_hero, bench.adventure.priority_side


def acts(bench: Bench, figure: Figure, *answers: str) -> None:
    bench.do(activate(bench.adventure, bench.foe(figure)), *answers)


def attacked(bench: Bench) -> list[int]:
    return [event.where for event in bench.told("attacks")]


# -- entering play --------------------------------------------------------------------------


@rule("SS-16.0.0.3", "SS-16.0.0.4", "SS-16.1.0.2", "SS-16.1.0.3", "SS-15.6.0.5")
def test_the_active_hero_gets_the_token_on_side_one() -> None:
    bench = Bench(heroes=THREE)
    bench.turn(2)
    troll(bench, "D")
    assert token(bench) == (2, 1)


@ruling("80")
def test_a_ghost_does_not_get_the_token() -> None:
    bench = Bench(heroes=THREE)
    bench.sheet(0).ghost = True
    troll(bench, "D")
    assert token(bench) == (1, 1)


@rule("SS-16.0.0.5")
def test_a_master_belongs_to_whoever_is_active() -> None:
    bench = Bench(heroes=THREE)
    master = bench.foe(troll(bench, "D"))
    assert bench.adventure.controller(master) == 0
    bench.turn(1)
    assert bench.adventure.controller(master) == 1
    # It counts among the enemies of the active hero.
    assert controller_for(bench.adventure, library().enemies["bandit_green_1"]) == 1
    bench.enemy("D")
    assert [bench.adventure.controller(enemy) for enemy in bench.adventure.enemies] == [1, 1]


@rule("SS-16.0.0.7", "SS-16.0.0.6")
def test_a_master_with_the_symbol_cannot_be_stunned() -> None:
    bench = Bench()
    figure = troll(bench, "B")
    bench.do(afflict(bench.adventure, figure, Condition.STUN, 1))
    assert not figure.has(Condition.STUN)
    assert bench.told("immune")


@rule("SS-16.0.0.8")
def test_the_health_of_a_master_depends_on_the_heroes() -> None:
    for heroes, hp in ((THREE, 22), ((*THREE, "shae_rogue"), 30)):
        bench = Bench(heroes=heroes)
        assert most_hp(bench.adventure, troll(bench, "B")) == hp


@example("SS-EX-111")
@rule("SS-3.1.0.7", "SS-16.0.0.9")
def test_a_huge_master_counts_as_four_or_lying_as_two() -> None:
    bench = Bench()
    figure = troll(bench, "A")
    area = figure.area
    assert dominates(bench.adventure, Side.ENEMIES, area)
    bench.condition(figure, "knocked_down")
    assert not controls(bench.adventure, Side.ENEMIES, area)
    assert not controls(bench.adventure, Side.HEROES, area)


# -- the token ------------------------------------------------------------------------------


@example("SS-EX-59")
@rule("SS-16.1.0.1", "SS-16.1.0.4", "SS-16.1.0.5", "SS-16.1.0.6", "SS-16.1.0.8", "SS-6.3.7.1")
def test_the_token_follows_whoever_angers_the_troll() -> None:
    bench = Bench("A B C D", heroes=("ecarus_white_rose", "laegon_archer"))
    figure = troll(bench, "B")
    laegon = bench.hero(1, "B")
    bench.act("provoke")
    assert token(bench) == (0, 2)
    acts(bench, figure)
    assert attacked(bench)[0] == 0
    bench.do(hurt(bench.adventure, figure, 1, laegon.id, attack=True))
    assert token(bench) == (0, 1)
    bench.do(hurt(bench.adventure, figure, 1, laegon.id, attack=True))
    assert token(bench) == (1, 1)
    bench.do(bench.effect(0, "taunt", figure.id))
    assert token(bench) == (0, 1)


@example("SS-EX-220")
@rule("SS-16.1.0.8", "SS-16.1.0.10")
def test_a_taunt_comes_before_the_choice_of_the_behaviour() -> None:
    bench = Bench("A B C D E", heroes=("laegon_archer", "ecarus_white_rose"))
    figure = troll(bench, "C")
    bench.adventure.priority_side = 2
    bench.hero(0, "E")
    bench.hero(1, "C")
    bench.sheet(0).acted = True
    acts(bench, figure, "react-innate")
    assert token(bench) == (1, 1)
    assert attacked(bench) == [1]
    assert bench.at(figure) == "C"


@rule("SS-16.1.0.4")
def test_the_priority_hero_turns_the_token_once_and_it_stays() -> None:
    bench = Bench()
    figure = troll(bench, "A")
    for _ in range(2):
        bench.do(hurt(bench.adventure, figure, 1, 0, attack=True))
        assert token(bench) == (0, 2)


@rule("SS-16.1.0.7", "SS-6.3.0.2")
def test_another_hero_provokes_once_a_round_and_only_in_sight() -> None:
    bench = Bench("A B C D")
    troll(bench, "C")
    bench.turn(1)
    bench.sheet(1).specials = 2
    bench.act("provoke")
    assert token(bench) == (1, 1)
    assert "provoke" not in bench.open_verbs()
    bench.step("time")
    hidden = Bench("A B C D", doors="AB")
    troll(hidden, "C")
    assert "provoke" not in hidden.open_verbs()


@rule("SS-16.1.0.5")
def test_the_priority_hero_may_calm_the_master_again() -> None:
    bench = Bench("A B C D")
    troll(bench, "C")
    bench.adventure.priority_side = 2
    bench.act("provoke")
    assert token(bench) == (0, 1)


@example("SS-EX-180")
@rule("SS-16.1.0.9")
def test_a_hidden_priority_hero_passes_the_token_on() -> None:
    bench = Bench("A B C", heroes=("shae_rogue", "ecarus_white_rose", "thorgar_cleric"))
    troll(bench, "C")
    bench.adventure.priority_side = 2
    bench.do(bench.effect(0, "hide"), "hero:ecarus_white_rose")
    assert token(bench) == (1, 1)
    bench.hero(1).hidden = True
    bench.hero(2).hidden = True
    bench.do(bench.effect(1, "hide"))
    assert token(bench) == (1, 1)


@rule("SS-16.1.0.9")
def test_a_dead_priority_hero_passes_the_token_on() -> None:
    bench = Bench("A B C", heroes=THREE)
    figure = troll(bench, "C")
    bench.do(hurt(bench.adventure, bench.hero(0), 99, figure.id), "hero:laegon_archer")
    assert token(bench) == (2, 1)


@rule("SS-16.1.0.9")
def test_a_ghost_gives_the_token_up_as_soon_as_somebody_can_be_targeted() -> None:
    bench = Bench("A B C")
    figure = troll(bench, "C")
    bench.hero(1).hidden = True
    bench.do(hurt(bench.adventure, bench.hero(0), 99, figure.id))
    assert token(bench) == (0, 1)
    bench.hero(1).hidden = False
    acts(bench, figure)
    assert token(bench) == (1, 1)
    assert attacked(bench) == [1]


@ruling("84")
def test_the_token_goes_with_the_last_master() -> None:
    bench = Bench("A B C")
    first = troll(bench, "C")
    second = bench.printed("ismay", "C")
    bench.do(hurt(bench.adventure, first, 99))
    assert bench.adventure.priority_hero == 0
    bench.do(hurt(bench.adventure, second, 99))
    assert bench.adventure.priority_hero == -1


@example("SS-EX-181")
@ruling("81")
def test_fire_moves_the_token_only_if_that_was_agreed() -> None:
    for agreed, after in ((False, (0, 2)), (True, (0, 1))):
        bench = Bench("A B C D", delayed_damage_moves_token=agreed)
        figure = troll(bench, "D")
        bench.adventure.priority_side = 2
        bench.do(bench.effect(1, "fire(1)", figure.id))
        bench.step("time")
        assert token(bench) == after


@rule("SS-16.1.0.11")
def test_the_token_is_passed_also_without_vengeance() -> None:
    bench = Bench("A B C D")
    figure = bench.printed("ismay", "A")
    bench.foe(figure).turned = True
    bench.do(hurt(bench.adventure, figure, 1, 1, attack=True))
    assert token(bench) == (1, 1)
    bench.hero(0).wounds = 3
    acts(bench, figure)
    # Two heroes are engaged: the choir hits both.
    assert sorted(attacked(bench)) == [0, 1]


# -- whom it goes for -------------------------------------------------------------------------


@rule("SS-16.1.0.1", "SS-16.1.0.10")
def test_a_vengeful_master_passes_by_everybody_else() -> None:
    bench = Bench("A B C D E", heroes=THREE)
    figure = troll(bench, "C")
    bench.hero(0, "E")
    bench.hero(1, "C")
    bench.hero(2, "C").wounds = 5
    acts(bench, figure)
    assert bench.at(figure) == "E"
    assert attacked(bench) == [0]
    assert bench.told("priority-target")


@example("SS-EX-209")
@rule("SS-16.1.0.13")
@ruling("82")
def test_without_sight_of_the_priority_hero_the_last_line_is_read() -> None:
    for plus, went, hit in (("as_printed", "D", [1]), ("priority_hero", "F", [])):
        heroes = ("ecarus_white_rose", "laegon_archer")
        bench = Bench("E F G H\n\nA|B C D", heroes=heroes, vengeful_plus=plus)
        figure = troll(bench, "C")
        bench.hero(0, "A")
        bench.hero(1, "D")
        acts(bench, figure, *([] if plus == "as_printed" else ["area:b"]))
        assert bench.at(figure) == went
        assert attacked(bench) == hit
        assert token(bench) == (0, 1)


# -- the two sides ----------------------------------------------------------------------------


@rule("SS-16.0.0.1", "SS-16.0.0.2")
@ruling("83")
def test_the_ringer_turns_into_the_choir() -> None:
    bench = Bench("A B C", heroes=THREE)
    bench.adventure.counters["ropes"] = 3
    figure = bench.printed("ismay", "C")
    assert figure.shields == 3
    bench.condition(figure, "slow")
    bench.do(hurt(bench.adventure, figure, 10))
    assert not bench.foe(figure).turned
    bench.do(hurt(bench.adventure, figure, 1))
    assert bench.foe(figure).turned
    assert (figure.wounds, figure.shields, bench.has(figure, "slow")) == (11, 0, 0)
    bench.do(bench.effect(0, "afflict(knocked_down)", figure.id))
    assert not bench.has(figure, "knocked_down")


@rule("SS-15.1.0.8", "SS-15.1.0.9", "SS-15.1.0.3")
def test_the_enraged_troll_charges_by_its_wounds() -> None:
    bench = Bench("A B C")
    figure = troll(bench, "A", enraged=True)
    foe = bench.foe(figure)
    foe.charges = 0
    bench.do(hurt(bench.adventure, figure, 1))
    assert foe.charges == 1
    bench.do(hurt(bench.adventure, figure, 1))
    assert foe.charges == 1


@example("SS-EX-188")
@rule("SS-10.2.0.1")
def test_a_trample_hits_pushes_and_knocks_down_all_around() -> None:
    bench = Bench("A B C")
    figure = troll(bench, "B", enraged=True)
    bench.foe(figure).charges = 1
    ecarus, thorgar = bench.hero(0, "B"), bench.hero(1, "B")
    bench.roll(blue=["miss"] * 12)
    bench.do(bench.effect(figure.id, "use(trample)"), "area:a", "area:c")
    assert bench.foe(figure).charges == 0
    assert [bench.at(ecarus), bench.at(thorgar)] == ["A", "C"]
    assert sorted(attacked(bench)) == [0, 1]
    assert bench.has(ecarus, "knocked_down")
    assert bench.has(thorgar, "knocked_down")


def test_the_troll_runs_down_whoever_is_in_its_way() -> None:
    bench = Bench("A B C D", heroes=THREE)
    figure = troll(bench, "C")
    bench.hero(0, "A")
    bench.hero(1, "B")
    bench.hero(2, "C")
    acts(bench, figure)
    lost = [event.what for event in bench.told("wounded-by") if event.amount == 1]
    assert sorted(lost)[:3] == [0, 1, 2]


def test_the_troll_pierces_those_who_lie() -> None:
    bench = Bench("A B C")
    figure = troll(bench, "A")
    bench.condition(bench.hero(1), "knocked_down")
    acts(bench, figure)
    assert [bench.hero(0).wounds, bench.hero(1).wounds] == [0, 3]
    assert bench.told("enemy-uses")


@example("SS-EX-186")
@rule("SS-4.1.0.1")
def test_fire_comes_before_regeneration() -> None:
    bench = Bench("A B C")
    figure = troll(bench, "C")
    figure.wounds = 21
    figure.fire = [1]
    bench.step("time")
    assert not figure.on_map


def test_the_troll_does_not_regenerate_what_fire_took() -> None:
    bench = Bench("A B C D")
    figure = troll(bench, "D")
    figure.wounds = 1
    figure.fire = [1]
    bench.step("time")
    assert figure.wounds == 1
    bench.step("time")
    assert figure.wounds == 1


@rule("SS-15.12.1.2")
def test_a_slain_master_leaves_its_treasures_and_is_gone_for_good() -> None:
    bench = Bench("A B C")
    figure = troll(bench, "C")
    bench.do(hurt(bench.adventure, figure, 99))
    assert bench.adventure.slain == ["troll"]
    assert bench.adventure.shards == 5
    assert len(bench.adventure.grounds[bench.area("C")].treasures) == 2
    assert bench.foe(figure).card in bench.adventure.removed
