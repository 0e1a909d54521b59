"""Basic principles: units, banners, skills (MK-4.2, MK-4.3)."""

from questhall.games.mage_knight.library.library import library
from questhall.games.mage_knight.printed.kinds import Site
from questhall.games.mage_knight.rules.cards.gaining import disband, free_command
from tests.mage_knight.bench import Bench, enemy
from tests.marks import example, rule, ruling

# -- units (MK-4.2) ------------------------------------------------------------------


@rule("MK-4.2.1", "MK-2.1.9")
def test_there_are_two_decks_of_units() -> None:
    realm = Bench().realm
    assert not any(realm.unit_card(card).elite for card in realm.regulars)
    assert all(unit.elite == (unit.level > 2) for unit in library().units)


@rule("MK-4.2.2", "MK-4.2.3", "MK-4.2.5", "MK-2.2.3", "MK-2.2.4")
def test_a_recruit_stands_ready_in_the_unit_area() -> None:
    bench = Bench()
    assert bench.hero.units == []
    assert free_command(bench.hero) == 1
    bench.unit_offer("peasants")
    bench.talk(Site.VILLAGE)
    bench.turn.influence = 4
    bench.play("recruit:peasants")
    unit = bench.hero.units[0]
    assert unit.ready
    assert not unit.wounded
    assert free_command(bench.hero) == 0
    assert bench.hero.hand == bench.hero.deck == bench.hero.discard == []
    bench.hero.level = 9
    assert free_command(bench.hero) == 4


@example("MK-EX-68")
@rule("MK-4.2.6", "MK-4.2.3")
def test_without_a_token_a_unit_is_disbanded_for_the_new_one() -> None:
    bench = Bench()
    bench.hero.level = 3
    hurt = bench.unit("herbalists", ready=False, wounds=1)
    other = bench.unit("foresters")
    pile = len(bench.realm.wounds)
    bench.unit_offer("peasants")
    bench.talk(Site.VILLAGE)
    bench.turn.influence = 4
    bench.play("recruit:peasants")
    assert bench.options() == ["disband:herbalists", "disband:foresters"]
    bench.play("disband:herbalists")
    assert hurt.card in bench.realm.removed
    assert len(bench.realm.wounds) == pile + 1
    assert bench.hero.units[0] is other
    new = bench.hero.units[1]
    assert new.kind.key == "peasants"
    assert new.ready
    assert not new.wounded


@rule("MK-4.2.4", "MK-4.2.7", "MK-4.2.8", "MK-4.2.10", "MK-10.2.1", "MK-10.2.2")
def test_ready_and_unwounded_units_are_activated_once() -> None:
    bench = Bench()
    bench.unit("peasants", wounds=1)
    assert not bench.offers("activate")
    bench.unit("peasants", ready=False)
    assert not bench.offers("activate")
    unit = bench.unit("herbalists")
    assert not bench.offers("activate:herbalists#0")  # it asks for green mana
    bench.mana("green")
    bench.play("activate:herbalists#0")
    assert bench.turn.healing == 2
    assert sum(bench.hero.mana) == 0
    assert not unit.ready
    assert not bench.offers("activate")
    unit.ready = True
    assert bench.offers("activate:herbalists")


@rule("MK-4.2.12", "MK-4.2.13")
@ruling("38")
def test_banners() -> None:
    bench = Bench()
    unit = bench.unit("peasants")
    glory, fear = bench.hand("banner_of_glory", "banner_of_fear")
    bench.fight(enemy(armour=30))
    bench.phase("attack")
    bench.play("assign:banner_of_glory")
    assert unit.banner == glory
    bench.play("activate:peasants#0")
    assert bench.attack() == 2 + 1  # peasants attack with 2
    bench.play("assign:banner_of_fear")
    assert unit.banner == fear
    assert bench.hero.discard == [glory]
    disband(bench.realm, bench.hero, unit)
    assert bench.hero.discard == [glory, fear]


# -- skills (MK-4.3) -----------------------------------------------------------------


@rule("MK-4.3.1", "MK-2.2.9", "MK-4.3.2")
def test_heroes_start_without_skills_and_common_ones_work_like_their_own() -> None:
    bench = Bench("tovak")
    assert bench.hero.skills == []
    assert len(bench.hero.skill_pile) == 10
    bench.skill("norowas_forward_march")
    bench.unit("peasants")
    bench.play("skill:norowas_forward_march")
    assert bench.turn.move == 1


@rule("MK-4.3.3", "MK-4.3.5")
def test_skills_are_used_once_a_round_or_once_a_turn() -> None:
    bench = Bench("tovak")
    round_ = bench.skill("tovak_motivation")
    turn = bench.skill("tovak_double_time")
    bench.deck("march", "march", "march")
    bench.play("skill:tovak_motivation", "skill:tovak_double_time")
    assert round_.spent
    assert not bench.offers("skill")
    bench.begin("turn")
    assert not bench.offers("skill:tovak_motivation")
    assert bench.offers("skill:tovak_double_time")
    assert not turn.used


@rule("MK-4.3.3", "MK-5.1.2")
def test_motivation_can_be_used_in_another_heros_turn() -> None:
    bench = Bench("tovak", rivals=["norowas"])
    skill = bench.skill("tovak_motivation")
    bench.skill("tovak_double_time")
    bench.deck("march", "march", "march")
    bench.realm.heroes[1].deck = bench.cards("march")
    bench.realm.place_in_order = 1
    bench.begin("turn")
    assert bench.ask().seats == [0]
    assert bench.options() == ["skill:tovak_motivation", "wait"]
    bench.play("skill:tovak_motivation")
    assert skill.spent
    assert len(bench.hero.hand) == 2


@rule("MK-4.3.4", "MK-5.2.3")
def test_an_interactive_skill_lies_in_the_centre_until_the_next_turn() -> None:
    bench = Bench("norowas", rivals=["tovak"])
    skill = bench.skill("norowas_prayer_of_weather")
    bench.deck("march")
    bench.realm.heroes[1].deck = bench.cards("march")
    bench.play("skill:norowas_prayer_of_weather")
    assert skill.in_centre
    forest = bench.paint(bench.beside(), "forest")
    bench.realm.place_in_order = 1
    bench.begin("turn")
    bench.turn.move = 3
    bench.realm.heroes[1].space = bench.hero.space
    assert not bench.offers(f"step@{forest}")  # dearer for the others
    bench.hero.token_down = True
    bench.realm.place_in_order = 0
    bench.begin("turn")
    assert not skill.in_centre
    assert skill.spent


@rule("MK-4.3.6", "MK-2.0.3")
def test_competitive_skills_stay_out_of_cooperative_games() -> None:
    for hero in library().heroes:
        rivals = library().skills_of(hero, competitive=True)
        friends = library().skills_of(hero, competitive=False)
        assert len(rivals) == len(friends) == 10
        assert len([skill for skill in rivals if skill.competitive]) == 1
        assert not any(skill.competitive for skill in friends)
        assert len([skill for skill in rivals if skill not in friends]) == 1
