"""Chapter 11: health, death, and the life of a ghost soul."""

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.quests import ScriptDef, ScriptTrigger
from questhall.games.sword_and_sorcery.rules.attack.harm import afflict, heal, hurt, set_on_fire
from questhall.games.sword_and_sorcery.rules.control import engaged
from questhall.games.sword_and_sorcery.rules.movement.walking import evade
from questhall.games.sword_and_sorcery.rules.numbers import hp_left, most_hp, rules_of
from questhall.games.sword_and_sorcery.rules.targets import in_reach
from questhall.games.sword_and_sorcery.rules.turn.souls import may_return
from questhall.games.sword_and_sorcery.setup.setup import new_cards
from questhall.games.sword_and_sorcery.state.figures import Side
from questhall.games.sword_and_sorcery.state.heroes import Power
from tests.marks import example, rule, ruling

from .bench import Bench, effect


def dies(bench: Bench, place: int) -> None:
    bench.do(hurt(bench.adventure, bench.hero(place), 99))


@rule("SS-11.0.0.1", "SS-11.0.0.2", "SS-11.0.0.4")
def test_health_is_what_wounds_leave_of_it() -> None:
    bench = Bench()
    hero = bench.hero(0)
    bench.do(hurt(bench.adventure, hero, 2))
    assert hp_left(bench.adventure, hero) == most_hp(bench.adventure, hero) - 2
    heal(bench.adventure, hero, 5)
    assert hero.wounds == 0


@rule("SS-11.0.0.3", "SS-11.1.0.1", "SS-11.1.0.3", "SS-11.1.0.7", "SS-11.1.0.18", "SS-1.1.0.3")
@ruling("59")
def test_the_last_wound_makes_a_ghost_that_stays_where_it_died() -> None:
    bench = Bench()
    hero = bench.hero(0)
    bench.do(hurt(bench.adventure, hero, most_hp(bench.adventure, hero) - 1))
    assert not bench.sheet(0).ghost
    bench.do(hurt(bench.adventure, hero, 1))
    assert bench.sheet(0).ghost
    assert bench.at(hero) == "A"


@rule("SS-11.1.0.10", "SS-11.1.0.17")
def test_a_ghost_ignores_cards_and_cards_ignore_it() -> None:
    bench = Bench(heroes=("laegon_archer", "thorgar_cleric"))
    assert rules_of(bench.adventure, bench.hero(0))
    dies(bench, 0)
    assert rules_of(bench.adventure, bench.hero(0)) == []
    assert bench.hero(0) not in bench.adventure.characters(Side.HEROES)
    assert in_reach(bench.adventure, bench.hero(1), bench.hero(1), 3)


@rule("SS-11.1.0.14", "SS-11.1.0.13", "SS-11.1.0.9", "SS-2.2.0.8")
def test_nothing_happens_to_a_ghost() -> None:
    bench = Bench()
    dies(bench, 0)
    ghost = bench.hero(0)
    set_on_fire(bench.adventure, ghost, 1)
    bench.do(afflict(bench.adventure, ghost, 0, 1))
    bench.do(hurt(bench.adventure, ghost, 3))
    assert (ghost.fire, any(ghost.conditions), ghost.wounds) == ([], False, 0)
    assert bench.adventure.living() == [bench.sheet(1)]


@rule("SS-11.1.0.11")
def test_its_powers_still_recharge() -> None:
    bench = Bench()
    hero = bench.sheet(0)
    hero.powers = [Power(hero.supply.pop(), 3)]
    dies(bench, 0)
    bench.step("time")
    assert hero.powers[0].position == 2


@rule("SS-11.1.0.19", "SS-7.0.0.11", "SS-11.3.0.5")
@ruling("29")
def test_lost_powers_can_be_gained_again() -> None:
    bench = Bench()
    hero = bench.sheet(0)
    hero.soulrank = 2
    hero.powers = [Power(hero.supply.pop()), Power(hero.supply.pop())]
    last = hero.powers[-1].card
    dies(bench, 0)
    assert [power.card for power in hero.powers] != []
    assert len(hero.powers) == 1
    assert last in hero.supply
    assert hero.soulrank == 1


@rule("SS-11.2.0.6")
def test_a_ghost_never_evades() -> None:
    bench = Bench()
    dies(bench, 0)
    foe = bench.enemy("A")
    assert not engaged(bench.adventure, bench.hero(0))
    bench.turn(0)
    bench.act("fly:b")
    assert not bench.told("reaction-attack")
    bench.do(evade(bench.adventure, bench.hero(1)))
    assert bench.told("reaction-attack")
    assert foe.on_map


@example("SS-EX-219", "SS-EX-172")
@rule("SS-11.2.0.1", "SS-11.2.0.2", "SS-11.2.0.3", "SS-11.2.0.5", "SS-11.3.0.1")
def test_a_whole_turn_of_a_ghost() -> None:
    bench = Bench("A B C D E", heroes=("thorgar_cleric", "ecarus_white_rose"))
    bench.adventure.quest.shrines = [bench.area("E")]
    bench.adventure.shrines = [True]
    bench.adventure.cards = bench.adventure.cards[:]
    card = new_cards(bench.adventure, library().events["ev_01"])[0]
    bench.adventure.story_cards, bench.adventure.story_areas = [card], [bench.area("C")]
    script = ScriptDef("bench_story", ScriptTrigger.STORY, effect("shards(9)"))
    script.story_card = 1
    bench.adventure.quest.scripts.append(script)
    dies(bench, 0)
    bench.hero(1, "D").wounds = 2
    bench.turn(0)
    bench.act("fly:b", "fly:c", "fly:d")
    assert bench.adventure.story_cards == [card]
    bench.act("scream", "rebirth")
    assert bench.at(bench.hero(0)) == "E"
    assert not {"rebirth", "scream"} & bench.open_verbs()
    assert bench.sheet(0).ghost  # not before the Time phase
    assert not may_return(bench.adventure, bench.sheet(0))
    bench.adventure.shards = 1
    assert may_return(bench.adventure, bench.sheet(0))


@rule("SS-11.3.0.4")
def test_an_inactive_shrine_helps_nobody() -> None:
    bench = Bench("A B")
    bench.adventure.quest.shrines = [0]
    bench.adventure.shrines = [False]
    bench.adventure.shards = 5
    dies(bench, 0)
    assert not may_return(bench.adventure, bench.sheet(0))
    bench.turn(0)
    assert "rebirth" not in bench.open_verbs()


@rule("SS-11.0.0.1")
def test_a_heart_on_the_gem_says_how_much_a_hero_endures() -> None:
    for card in library().classes.values():
        health = [card.line(rank).hp for rank in range(1, 8)]
        assert health == sorted(health)
