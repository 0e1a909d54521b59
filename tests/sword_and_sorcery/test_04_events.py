"""Chapter 4: event cards, story events on the map, day and night, the end of time."""

import pytest

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.quests import GateDef, ScriptDef, ScriptTrigger
from questhall.games.sword_and_sorcery.printed.symbols import Symbol
from questhall.games.sword_and_sorcery.rules.attack.harm import heal, hurt
from questhall.games.sword_and_sorcery.rules.movement.entering import enter
from questhall.games.sword_and_sorcery.rules.numbers import movement_of
from questhall.games.sword_and_sorcery.rules.sight import sees_area
from questhall.games.sword_and_sorcery.setup.setup import new_cards
from questhall.games.sword_and_sorcery.state.adventure import Pile
from questhall.games.sword_and_sorcery.state.heroes import Power
from questhall.games.sword_and_sorcery.state.house_rules import AT_ONCE
from tests.marks import example, rule, ruling

from .bench import Bench, effect

FIVE = ("ecarus_white_rose", "thorgar_cleric", "laegon_archer", "auriel_wizard", "shae_rogue")


def cards(bench: Bench, *keys: str) -> list[int]:
    bench.adventure.cards = bench.adventure.cards[:]
    return [new_cards(bench.adventure, library().events[key])[0] for key in keys]


def deck(bench: Bench, *keys: str) -> list[int]:
    """The event deck from the top."""
    numbers = cards(bench, *keys)
    bench.adventure.events = list(reversed(numbers))
    return numbers


def up(bench: Bench, key: str) -> int:
    """An event that lies face up."""
    card = cards(bench, key)[0]
    bench.adventure.events_up.append(card)
    return card


def story(bench: Bench, at: str, do: str = "shards(1)") -> int:
    """A story card on the map, with what the quest says about it."""
    card = cards(bench, "ev_01")[0]
    bench.adventure.story_cards.append(card)
    bench.adventure.story_areas.append(bench.area(at))
    script = ScriptDef("bench_story_1", ScriptTrigger.STORY, effect(do))
    script.story_card = 1
    bench.adventure.quest.scripts.append(script)
    return card


def with_powers(bench: Bench, place: int, *positions: int) -> list[Power]:
    hero = bench.sheet(place)
    hero.powers = []
    for position in positions:
        hero.powers.append(Power(hero.supply.pop(), position))
    return hero.powers


# -- normal events --------------------------------------------------------------------------


@rule("SS-4.3.0.2", "SS-4.3.0.3", "SS-4.3.0.5", "SS-4.3.0.13", "SS-4.4.0.5", "SS-2.1.0.11")
def test_a_card_is_resolved_and_stays_face_up_for_a_round() -> None:
    bench = Bench()
    first, second = deck(bench, "ev_11", "ev_08")
    bench.hero(0).wounds = 2
    bench.step("event")
    assert bench.hero(0).wounds == 1
    assert bench.adventure.events_up == [first]
    bench.step("event")
    assert (bench.adventure.events_up, bench.adventure.event_discard) == ([], [first])
    assert bench.adventure.events == [second]


@example("SS-EX-208")
@rule("SS-4.3.0.10")
@ruling("17")
def test_an_event_does_nothing_to_a_ghost() -> None:
    bench = Bench(heroes=FIVE[:3])
    bench.sheet(2).ghost = True
    bench.do(bench.effect(0, "lose_hp(1, heroes)"))
    assert [bench.hero(place).wounds for place in range(3)] == [1, 1, 0]
    assert len(bench.adventure.heroes) == 3
    assert len(bench.adventure.living()) == 2


def test_in_low_mist_nobody_sees_far() -> None:
    bench = Bench("A B C D E")
    foe = bench.enemy("E")
    assert sees_area(bench.adventure, bench.hero(0), foe.area)
    up(bench, "ev_06")
    assert not sees_area(bench.adventure, bench.hero(0), foe.area)
    assert not sees_area(bench.adventure, foe, 0)
    assert sees_area(bench.adventure, bench.hero(0), bench.area("D"))


@rule("SS-4.3.0.7")
def test_in_a_massacre_everybody_strikes_one_critical_blow() -> None:
    bench = Bench()
    foe = bench.enemy("A", hp=30)
    deck(bench, "ev_09")
    bench.step("event")
    for count in (1, 1):
        bench.do(bench.attack(0, foe, fixed=1))
        assert len(bench.told("critical")) == count
    bench.do(bench.attack(foe.id, bench.hero(0), fixed=1))
    assert len(bench.told("critical")) == 2


def test_torn_purses_lose_a_coin_with_each_wounding_attack() -> None:
    bench = Bench()
    foe = bench.enemy("A")
    up(bench, "ev_10")
    bench.do(bench.effect(0, "crowns(10, self)"))
    bench.do(hurt(bench.adventure, bench.hero(0), 1))
    assert bench.sheet(0).crowns == 10
    bench.roll(blue=["miss"] * 9)
    bench.do(bench.attack(foe.id, bench.hero(0), fixed=5))
    assert bench.sheet(0).crowns == 0
    assert bench.adventure.grounds[0].coins == [0, 1, 0]


def test_cold_rain_weakens_shots_and_puts_out_fires() -> None:
    bench = Bench("A B", heroes=("laegon_archer", "thorgar_cleric"))
    foe = bench.enemy("B", hp=30)
    foe.fire = [2]
    bench.adventure.grounds[0].fire = [1]
    deck(bench, "ev_12", "ev_11")
    bench.step("event")
    assert (foe.fire, bench.adventure.grounds[0].fire) == ([], [])
    bench.roll(red=["hit"] * 4, blue=["hit"] * 4)
    bench.turn(0)
    bench.act("attack")
    assert bench.told("hits")[0].amount == 1
    bench.do(bench.attack(foe.id, bench.hero(1), fixed=3))
    assert bench.told("hits")[-1].amount == 2


def test_old_wounds_do_not_heal() -> None:
    bench = Bench()
    foe = bench.enemy("B")
    for figure in (bench.hero(0), foe):
        figure.wounds = 2
    up(bench, "ev_13")
    heal(bench.adventure, bench.hero(0), 1)
    heal(bench.adventure, foe, 1)
    assert (bench.hero(0).wounds, foe.wounds) == (2, 1)


def test_shapes_in_the_dark_lie_at_the_gates() -> None:
    bench = Bench("A B C D", doors="AB")
    bench.adventure.quest.gates = [
        GateDef(f"gate_{letter}", bench.area(letter), Symbol.HIT, True) for letter in "BCD"
    ]
    bench.adventure.gates = [True, False, True]
    bench.adventure.cards = bench.adventure.cards[:]
    shadow = library().shadows["enemy"]
    bench.adventure.decks[Pile.SHADOW].draw = new_cards(bench.adventure, shadow, 3)
    deck(bench, "ev_16", "ev_11")
    bench.step("event")
    assert bench.adventure.shadow_areas == [bench.area("B"), bench.area("D")]


def test_mud_costs_a_movement_point() -> None:
    bench = Bench()
    before = movement_of(bench.adventure, bench.sheet(0))
    up(bench, "ev_17")
    assert movement_of(bench.adventure, bench.sheet(0)) == before - 1


def test_whoever_stands_alone_is_hit_harder() -> None:
    bench = Bench("A B")
    foe = bench.enemy("B", hp=30)
    up(bench, "ev_19")
    for at, hits in (("A", 1), ("B", 2)):
        bench.hero(1, at)
        bench.do(bench.attack(foe.id, bench.hero(1), fixed=1))
        assert bench.told("hits")[-1].amount == hits


@rule("SS-5.1.0.2", "SS-5.1.0.3")
def test_a_gift_comes_by_the_nature_of_the_hero() -> None:
    for hero, answers in (
        ("ecarus_white_rose", ["figure:ecarus_white_rose"]),
        ("ecarus_black_rose", []),
    ):
        bench = Bench("A B", heroes=(hero, "laegon_archer"))
        foe = bench.enemy("B")
        bench.hero(0).wounds = 1
        deck(bench, "ev_18", "ev_11")
        bench.step("event", *answers)
        lawful = hero == "ecarus_white_rose"
        assert (bench.hero(0).wounds, foe.wounds) == ((0, 0) if lawful else (1, 1))


def test_the_debt_is_paid_in_shards_or_in_health() -> None:
    for answer, shards, wounds in (("give_a_shard", 1, 0), ("give_health", 2, 1)):
        bench = Bench("A B")
        bench.adventure.shards = 2
        deck(bench, "ev_20", "ev_11")
        bench.step("event", f"answer:{answer}")
        assert (bench.adventure.shards, bench.hero(0).wounds) == (shards, wounds)
    poor = Bench("A B")
    poor.hero(1).wounds = 7
    deck(poor, "ev_20", "ev_11")
    poor.step("event")
    assert [poor.hero(0).wounds, poor.hero(1).wounds] == [1, 7]


@pytest.mark.parametrize(
    ("key", "appear"), [("ev_06", 1), ("ev_08", 3), ("ev_11", 0), ("ev_14", 2), ("ev_17", 1)]
)
@rule("SS-4.3.0.8")
def test_events_bring_enemies_by_their_formula(key: str, appear: int) -> None:
    bench = Bench("A B")
    bench.adventure.quest.gates = [GateDef("gate_hit", 1, Symbol.HIT, True)]
    bench.adventure.gates = [True]
    for number in range(1, 4):
        bench.adventure.cards = bench.adventure.cards[:]
        card = library().enemies[
            ("gremlin_green_1", "bandit_green_1", "gremlin_blue_1")[number - 1]
        ]
        bench.adventure.decks[1].draw += new_cards(bench.adventure, card)
    deck(bench, key, "ev_11")
    bench.step("event")
    assert len(bench.adventure.enemies_in_play()) == appear


# -- story events ---------------------------------------------------------------------------


@rule("SS-4.3.1.1", "SS-4.3.1.2", "SS-4.3.1.5", "SS-4.3.1.6", "SS-4.3.1.8", "SS-4.3.0.6")
def test_whoever_enters_resolves_the_story_and_time_is_gained() -> None:
    bench = Bench("A B C")
    deck(bench, "ev_11", "ev_08")
    card = story(bench, "B")
    bench.act("move:b")
    assert bench.adventure.shards == 1
    assert bench.adventure.events_up == [card]
    assert bench.adventure.story_cards == []
    bench.step("event")
    assert bench.adventure.event_discard == [card]
    assert len(bench.adventure.events) == 2


@rule("SS-4.3.1.3", "SS-6.1.0.8")
def test_the_move_goes_on_after_the_story() -> None:
    bench = Bench("A B C")
    story(bench, "B")
    before = bench.sheet(0).card.move
    bench.act("move:b", "move:c")
    assert bench.at(bench.hero(0)) == "C"
    assert bench.sheet(0).points == before - 2


@example("SS-EX-219")
@rule("SS-4.3.1.4", "SS-11.2.0.5")
def test_a_ghost_does_not_read_stories() -> None:
    bench = Bench("A B C")
    card = story(bench, "B")
    bench.sheet(0).ghost = True
    bench.do(enter(bench.adventure, bench.hero(0), bench.area("B")))
    assert bench.adventure.story_cards == [card]


@example("SS-EX-106")
@rule("SS-4.3.1.7")
def test_a_story_suspends_the_event_beneath_it() -> None:
    bench = Bench("A B C")
    massacre = up(bench, "ev_09")
    deck(bench, "ev_11")
    card = story(bench, "B")
    foe = bench.enemy("B", hp=30)
    bench.act("move:b")
    bench.do(bench.attack(0, foe, fixed=1))
    assert not bench.told("critical")
    bench.step("event")
    assert bench.adventure.events_up == [massacre]
    assert bench.adventure.event_discard == [card]
    assert len(bench.adventure.enemies_in_play()) == 1
    bench.do(bench.attack(1, foe, fixed=1))
    assert bench.told("critical")
    bench.step("event")
    assert bench.adventure.event_discard == [card, massacre]


def test_a_story_from_the_deck_is_read_in_the_event_phase() -> None:
    bench = Bench("A B C")
    story(bench, "C")
    deck(bench, "ev_01", "ev_11")
    bench.step("event")
    assert bench.adventure.shards == 1
    assert len(bench.adventure.events_up) == 1


@rule("SS-4.4.0.1")
def test_a_quest_may_act_before_each_event() -> None:
    bench = Bench("A B C")
    script = ScriptDef("bench_rite", ScriptTrigger.EVENT_PHASE, effect("count(rite, 2)"))
    script.once = False
    bench.adventure.quest.scripts.append(script)
    deck(bench, "ev_11", "ev_08")
    bench.step("event")
    bench.step("event")
    assert bench.adventure.counters["rite"] == 4


# -- day and night --------------------------------------------------------------------------


@example("SS-EX-102")
@rule("SS-4.3.2.1", "SS-4.3.2.3")
def test_night_turns_used_powers_back() -> None:
    bench = Bench()
    powers = with_powers(bench, 0, 1, 4, 0)
    deck(bench, "ev_05", "ev_11")
    bench.step("event")
    assert [power.position for power in powers] == [2, 4, 0]
    bench.step("time")
    assert [power.position for power in powers] == [1, 3, 0]


@example("SS-EX-103")
@rule("SS-4.3.2.3")
def test_day_refreshes_what_was_nearly_ready() -> None:
    bench = Bench()
    powers = with_powers(bench, 0, 1, 3)
    deck(bench, "ev_04", "ev_11")
    bench.step("event")
    assert [power.position for power in powers] == [0, 2]


@ruling("98")
def test_the_powers_of_a_ghost_stay_as_they_are() -> None:
    bench = Bench()
    powers = with_powers(bench, 0, 2)
    bench.sheet(0).ghost = True
    deck(bench, "ev_05", "ev_11")
    bench.step("event")
    assert powers[0].position == 2


@example("SS-EX-105")
@rule("SS-4.3.2.4", "SS-4.3.2.5")
def test_night_has_a_place_of_its_own() -> None:
    bench = Bench()
    night, event = deck(bench, "ev_05", "ev_11")
    bench.step("event")
    assert bench.adventure.time_of_day == night
    bench.step("event")
    assert bench.adventure.events_up == [event]


@rule("SS-4.3.2.2", "SS-4.3.2.4")
def test_day_drives_out_night() -> None:
    bench = Bench()
    night, day, _ = deck(bench, "ev_05", "ev_04", "ev_11")
    bench.step("event")
    bench.adventure.quest.night.sight = 1
    assert bench.adventure.time is bench.adventure.quest.night
    assert not sees_area(bench.adventure, bench.hero(0), 2)
    bench.step("event")
    assert bench.adventure.time_of_day == day
    assert bench.adventure.event_discard == [night]
    assert sees_area(bench.adventure, bench.hero(0), 2)


# -- the end of time ------------------------------------------------------------------------


@example("SS-EX-203")
@rule("SS-4.4.0.6", "SS-2.0.0.8")
@ruling("15")
def test_a_deck_emptied_by_day_leaves_one_more_round() -> None:
    bench = Bench()
    bench.adventure.time_of_day = cards(bench, "ev_05")[0]
    deck(bench, "ev_04")
    bench.step("event")
    assert not bench.adventure.over
    bench.step("event")
    assert bench.adventure.results == [0.0, 0.0]


@example("SS-EX-203")
def test_a_story_on_the_empty_deck_is_the_last_card() -> None:
    bench = Bench("A B")
    deck(bench, "ev_04")
    bench.step("event")
    story(bench, "B")
    bench.turn(0)
    bench.act("move:b")
    bench.step("event")
    assert bench.adventure.results == [0.0, 0.0]


@ruling("15")
def test_a_deck_emptied_by_day_may_end_the_quest_at_once() -> None:
    bench = Bench(empty_event_deck=AT_ONCE)
    deck(bench, "ev_04")
    bench.step("event")
    assert bench.adventure.results == [0.0, 0.0]
