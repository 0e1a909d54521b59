"""Bots at the table: hunches in single positions, judgement, whole games."""

import pytest

from questhall.bots import make_bot
from questhall.bots.playing import follow_hunch
from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.minds.judge import judge
from questhall.games.mage_knight.printed.kinds import Site
from questhall.games.mage_knight.rules.scenario import scenario_of
from questhall.games.mage_knight.scenarios.book import BOOK
from questhall.games.mage_knight.scenarios.one_to_return import CLOSED_PORTAL
from questhall.games.mage_knight.state.realm import Place, Realm
from questhall.kernel.chance import Chance
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.lab.playing import play_out
from tests.mage_knight.bench import Bench, enemy
from tests.mage_knight.duels import DEFENDER, Duel
from tests.mage_knight.fights import put_site, soldier, stand_on, wounds

from .scenarios.stage import open_turn, places_of, set_up, table

TABLES = [(scenario.key, seats) for scenario in BOOK for seats in scenario.seats]
MOST_DECISIONS = 5000
THOUGHTS = 25


def idea(bench: Bench) -> str:
    """The first hunch, in the words of the bench."""
    decision = bench.ask()
    place = GAME.hunch(bench.realm, decision, Chance("idea"))
    return bench.options()[place]


def follow(bench: Bench, step: str) -> None:
    """Follow one hunch after another, as long as the step lasts."""
    for _ in range(20):
        if bench.realm.next_step != step:
            return
        decision = bench.ask()
        place = GAME.hunch(bench.realm, decision, Chance("idea"))
        bench.play(bench.options()[place])
    raise AssertionError(f"{step} does not end")


# -- fights --------------------------------------------------------------------------


def test_enemies_that_can_be_shot_are_shot() -> None:
    bench = Bench()
    bench.hand("swiftness", "march")
    bench.mana("white")
    (orc,) = bench.fight(enemy(armour=3, attack=4))
    follow(bench, "ranged")
    assert orc.defeated
    assert bench.keys(bench.hero.hand) == ["march"]


def test_ranged_attacks_that_do_not_suffice_are_kept() -> None:
    bench = Bench()
    bench.hand("swiftness")
    bench.mana("white")
    bench.fight(enemy(armour=4))
    assert idea(bench) == "end-phase"


def test_block_with_one_card_and_strike_with_the_other() -> None:
    bench = Bench()
    bench.hand("determination", "rage")
    bench.mana("blue", "red")
    (orc,) = bench.fight(enemy(armour=4, attack=5))
    follow(bench, "ranged")
    follow(bench, "block")
    follow(bench, "attack")
    assert orc.defeated
    assert wounds(bench) == 0


def test_movement_is_turned_into_an_attack() -> None:
    bench = Bench()
    bench.hand("agility", "promise")
    bench.mana("white")
    (orc,) = bench.fight(enemy(armour=4))
    bench.phase("attack")
    follow(bench, "attack")
    assert orc.defeated
    assert bench.keys(bench.hero.hand) == ["promise"]


def test_influence_is_turned_into_a_block() -> None:
    bench = Bench()
    bench.hand("diplomacy", "march")
    bench.fight(enemy(armour=4, attack=2))
    bench.phase("block")
    follow(bench, "block")
    assert bench.keys(bench.hero.hand) == ["march"]


def test_an_insufficient_block_is_not_made() -> None:
    bench = Bench()
    bench.hand("rage", "determination")
    bench.fight(enemy(armour=9, attack=7))
    bench.phase("block")
    assert idea(bench) == "end-phase"


def test_two_wounds_are_worth_a_strong_enemy() -> None:
    """Blocking would take the cards that defeat it."""
    bench = Bench()
    bench.hand("rage", "determination")
    bench.fight(enemy(armour=4, attack=4, fame=8))
    bench.phase("block")
    assert idea(bench) == "end-phase"
    bench.phase("attack")
    follow(bench, "attack")
    assert len(bench.turn.defeated) == 1


def test_enemies_that_can_be_defeated_together_are() -> None:
    bench = Bench()
    bench.hand("rage", "rage")
    bench.fight(enemy(armour=2), enemy(armour=2), enemy(armour=5))
    bench.phase("attack")
    follow(bench, "attack")
    assert len(bench.turn.defeated) == 2


def test_a_unit_that_is_needed_to_win_takes_no_damage() -> None:
    bench = Bench()
    bench.hand("rage")
    peasants = bench.unit("peasants")
    bench.fight(enemy(armour=4, attack=3, fame=5))
    bench.phase("damage")
    bench.play("suffer")
    assert idea(bench) == "assign-hero"
    bench.play("assign-hero")
    assert peasants.ready


def test_a_unit_takes_what_would_be_many_wounds() -> None:
    bench = Bench()
    bench.unit(soldier(armour=4))
    bench.fight(enemy(armour=9, attack=6))
    bench.phase("damage")
    bench.play("suffer")
    assert idea(bench) == "assign-unit:soldier"


# -- turns ---------------------------------------------------------------------------


def test_a_monster_that_can_be_beaten_is_fought() -> None:
    bench = Bench()
    bench.hand("rage", "rage", "determination")
    stand_on(bench, Site.DUNGEON, enemy(armour=3, attack=2, fame=4))
    assert idea(bench).startswith("enter")


def test_a_monster_that_is_too_strong_is_left_alone() -> None:
    bench = Bench()
    bench.hand("rage", "march")
    stand_on(bench, Site.DUNGEON, enemy(armour=9, attack=8, fame=9))
    assert idea(bench) == "no-action"


def test_a_keep_beside_the_hero_is_stormed_if_it_is_weak() -> None:
    for armour, stormed in ((2, True), (12, False)):
        bench = Bench()
        bench.hand("march", "rage", "rage")
        keep = put_site(bench, Site.KEEP, enemy(armour=armour, attack=1, fame=30))
        bench.turn.move = 2
        assert (idea(bench) == f"step@{keep}#2") == stormed


def test_a_hand_is_not_spent_on_one_dear_step() -> None:
    """At night a forest costs 5: not worth five cards that are made for something else."""
    bench = Bench(day=False)
    bench.hand("rage", "rage", "promise", "threaten", "determination")
    for space in bench.realm.neighbours[bench.hero.space]:
        bench.paint(space, "forest")
    follow(bench, "movement")
    assert len(bench.hero.hand) == 5


def test_cards_for_the_fight_are_not_spent_on_walking() -> None:
    """Two cards defeat the monster; walking to it would take both."""
    bench = Bench()
    bench.realm.tile_deck = []
    bench.hand("rage", "rage")
    put_site(bench, Site.DUNGEON, enemy(armour=4, attack=2, fame=4))
    follow(bench, "movement")
    assert bench.keys(bench.hero.hand) == ["rage", "rage"]


def test_nobody_enters_a_dungeon_with_nothing_in_hand() -> None:
    bench = Bench()
    stand_on(bench, Site.DUNGEON)
    decision = bench.ask()
    promising = [decision.options[place].verb for place in GAME.promising(bench.realm, decision)]
    assert promising == ["no-action"]


def test_influence_is_played_for_a_unit_and_no_more() -> None:
    bench = Bench()
    bench.hand("promise", "threaten", "march")
    bench.unit_offer("peasants")
    bench.talk(Site.VILLAGE)
    follow(bench, "interaction")
    assert bench.keys([unit.card for unit in bench.hero.units]) == ["peasants"]
    assert bench.keys(bench.hero.hand) == ["march"]


def test_nobody_starts_a_useless_interaction() -> None:
    bench = Bench()
    bench.hand("march")
    bench.unit_offer("peasants")
    bench.paint(bench.hero.space, "plains", Site.VILLAGE)
    bench.phase("acting")
    assert idea(bench) == "no-action"


def test_a_hand_full_of_wounds_is_a_reason_to_rest() -> None:
    bench = Bench()
    bench.hand("wound", "wound", "rage")
    assert idea(bench) == "rest"


def test_wounds_are_healed() -> None:
    bench = Bench()
    bench.hand("tranquility", "wound", "march", "march")
    bench.phase("afterwards")
    follow(bench, "afterwards")
    assert wounds(bench) == 0


def test_the_round_is_ended_when_there_is_nothing_left_to_play() -> None:
    for hand, answer in (("wound", "announce"), ("march", "play-on")):
        bench = Bench()
        bench.hand(hand)
        bench.begin("turn")
        assert idea(bench) == answer


def test_new_land_is_revealed() -> None:
    bench = Bench()
    bench.turn.move = 2
    edge = next(space for space in range(len(bench.realm.spaces)) if _stands_at_edge(bench, space))
    bench.hero.space = edge
    assert idea(bench).startswith("explore")


def _stands_at_edge(bench: Bench, space: int) -> bool:
    bench.hero.space = space
    return any(option.verb == "explore" for option in bench.ask().options)


def test_a_clear_choice_is_the_only_promising_one() -> None:
    bench = Bench()
    bench.hand("rage")
    bench.fight(enemy(armour=9))
    decision = bench.ask()
    assert GAME.promising(bench.realm, decision) == [
        place for place, option in enumerate(decision.options) if option.verb == "end-phase"
    ]


# -- battles of heroes ---------------------------------------------------------------


def test_a_blow_is_parried_if_the_cards_suffice() -> None:
    for blow, answer in ((2, "basic:determination"), (6, "stand#6")):
        duel = Duel()
        duel.deal(DEFENDER, "determination")
        duel.open_battle(melee=True)
        duel.gather(blow)
        duel.play("attack-hero")
        assert idea(duel) == answer


def test_cards_are_gathered_for_one_strong_blow() -> None:
    duel = Duel()
    duel.hand("rage", "rage")
    duel.mana("red")
    duel.open_battle(melee=True)
    assert idea(duel) == "strong:rage"
    duel.gather(6)
    assert idea(duel) == "attack-hero#6"


def test_a_hero_who_is_hit_is_driven_away() -> None:
    duel = Duel()
    duel.open_battle(melee=True)
    duel.hit(2)
    assert idea(duel).startswith("drive-away")


# -- judging -------------------------------------------------------------------------


def test_fame_units_and_health_are_worth_something() -> None:
    bench = Bench()
    plain = judge(bench.realm, 0)
    bench.hero.fame = 5
    famous = judge(bench.realm, 0)
    bench.unit("peasants")
    served = judge(bench.realm, 0)
    bench.hand("wound", "wound")
    assert plain < famous < served
    assert judge(bench.realm, 0) < served


def test_among_rivals_the_lead_counts() -> None:
    bench = Bench(rivals=["arythea"])
    bench.realm.heroes[1].fame = 10
    assert judge(bench.realm, 0) < 0.4 < 0.6 < judge(bench.realm, 1)


def progress_of(realm: Realm, seat: int = 0) -> float:
    found = scenario_of(realm).progress(realm, seat)
    assert 0.0 <= found <= 1.0
    return found


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_a_mission_is_not_done_at_the_start(scenario: str, seats: int) -> None:
    realm = table(scenario, seats)
    assert all(progress_of(realm, seat) < 1.0 for seat in range(seats))


def test_every_tile_brings_first_reconnaissance_nearer_to_its_end() -> None:
    realm = table("first_reconnaissance", 1)
    before = progress_of(realm)
    realm.laid = [*realm.laid, realm.laid[-1]]
    realm.tile_deck.pop()
    assert progress_of(realm) > before
    realm.cities_revealed = 1
    assert progress_of(realm) == 1.0


def test_a_conquered_city_is_progress_in_a_conquest() -> None:
    realm = table("solo_conquest", 1)
    before = progress_of(realm)
    realm.cities_revealed = 1
    found = progress_of(realm)
    realm.places[0] = Place(Site.CITY)
    realm.places[0].conquered = True
    assert before < found < progress_of(realm) < 1.0


def test_a_freed_mine_is_progress() -> None:
    realm = table("mines_liberation", 1)
    realm.places[0] = Place(Site.MINE)
    before = progress_of(realm)
    realm.places[0].conquered = True
    assert progress_of(realm) > before


def test_a_marked_glade_is_progress_for_its_hero() -> None:
    realm = table("druid_nights", 2)
    realm.places[0] = Place(Site.MAGICAL_GLADE)
    realm.places[0].shields = [1]
    assert (progress_of(realm, 0), progress_of(realm, 1)) == (0.0, 0.25)
    realm.heroes[0].read_incantation = True
    assert progress_of(realm, 0) == 1.0


def test_a_cleared_dungeon_is_progress() -> None:
    realm = table("dungeon_lords", 1)
    realm.places[0] = Place(Site.DUNGEON)
    before = progress_of(realm)
    realm.places[0].conquered = True
    assert progress_of(realm) > before


def test_strongholds_are_progress_for_their_holder() -> None:
    realm = table("conquer_and_hold", 2, open_map=True)
    _, keep = places_of(realm, Site.KEEP)[0]
    keep.conquered = True
    keep.shields = [1]
    assert progress_of(realm, 0) == 0.0 < progress_of(realm, 1)


def test_a_hero_on_the_portal_at_the_end_has_succeeded() -> None:
    realm = table("one_to_return", 2)
    realm.round = 4
    realm.memory[CLOSED_PORTAL] = 3
    realm.heroes[0].space = 3
    realm.heroes[1].out = True
    assert (progress_of(realm, 0), progress_of(realm, 1)) == (1.0, 0.0)


def test_in_the_last_round_a_city_is_worth_a_try() -> None:
    realm = table("solo_conquest", 1)
    hero = open_turn(realm, space=1)
    realm.places[0] = Place(Site.CITY)
    assert scenario_of(realm).wanted(realm, hero) == []
    realm.round = 6
    assert [space for space, _ in scenario_of(realm).wanted(realm, hero)] == [0]


def test_all_win_together_in_solo_and_cooperative_games() -> None:
    assert GAME.wins_together(set_up("first_reconnaissance", 1))
    assert GAME.wins_together(set_up("full_cooperation", 3))
    assert not GAME.wins_together(set_up("first_reconnaissance", 2))


# -- whole games ---------------------------------------------------------------------


def by_hunch(setup: Setup, seed: str) -> Realm:
    """A whole game in which everybody follows their hunches."""
    match = Match.start(GAME, setup, seed, keep=False, listen=False)
    chance = Chance(f"hunches {seed}")
    while match.pending:
        assert match.decisions < MOST_DECISIONS, seed
        follow_hunch(match, chance)
    assert isinstance(match.state, Realm)
    return match.state


@pytest.mark.slow
@pytest.mark.sampled(5)
@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_hunches_finish_every_scenario(scenario: str, seats: int) -> None:
    seed = f"hunches {scenario} {seats}"
    realm = by_hunch(set_up(scenario, seats), seed)
    assert len(realm.results) == seats, seed


def test_hunches_find_the_city() -> None:
    """In a solo game; bots that think build on hunches."""
    setup = set_up("first_reconnaissance", 1)
    found = [by_hunch(setup, f"city {number}").results[0] for number in range(8)]
    assert sum(found) >= 7


@pytest.mark.slow
@pytest.mark.sampled(5)
@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_bots_that_think_begin_every_scenario(scenario: str, seats: int) -> None:
    """Their whole games consist of the same hunches and judgements."""
    seed = f"thoughts {scenario} {seats}"
    match = Match.start(GAME, set_up(scenario, seats), seed, listen=False)
    bots = [make_bot("greedy", f"{seed}/{seat}") for seat in range(seats)]
    play_out(match, bots, THOUGHTS)
    assert match.decisions == THOUGHTS, seed


@pytest.mark.slow
def test_the_greedy_bot_finds_the_city() -> None:
    setup = set_up("first_reconnaissance", 1)
    match = Match.start(GAME, setup, "greedy", listen=False)
    play_out(match, [make_bot("greedy", "greedy")], MOST_DECISIONS)
    assert match.state.results == [1.0]
