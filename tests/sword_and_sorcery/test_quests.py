"""The quests of Act I: what they begin with, their scripts, choices, branches and ends."""

import pytest

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.items import ItemDef
from questhall.games.sword_and_sorcery.printed.kinds import SOUL_WEAPON
from questhall.games.sword_and_sorcery.rules.movement.walking import step_cost
from questhall.games.sword_and_sorcery.rules.numbers import most_hp
from questhall.games.sword_and_sorcery.rules.scripts import before_event
from questhall.games.sword_and_sorcery.rules.sight import sees_area, shadow_seen
from questhall.games.sword_and_sorcery.rules.turn.soul_weapons import draw_soul_weapon
from questhall.games.sword_and_sorcery.setup.setup import new_cards
from questhall.games.sword_and_sorcery.state.adventure import Adventure
from tests.marks import example, rule

from .storybench import DARK, LIGHT, NEUTRAL, StoryBench

FIVE = (*LIGHT, "auriel_wizard", "shae_rogue")


def shadow(bench: StoryBench, face: str, at: str) -> None:
    """A shadow token that the next look brings to light."""
    bench.adventure.cards = bench.adventure.cards[:]
    bench.adventure.shadows += new_cards(bench.adventure, library().shadows[face])
    bench.adventure.shadow_areas.append(bench.area(at))


def soul_weapons(adventure: Adventure) -> int:
    """How many the heroes have, or lie on the ground."""
    held = [card for hero in adventure.heroes for card in hero.inventory]
    held += [card for ground in adventure.grounds for card in ground.items]
    printed = [adventure.cards[card] for card in held]
    return len([p for p in printed if isinstance(p, ItemDef) and p.deck == SOUL_WEAPON])


@pytest.mark.parametrize("key", sorted(library().quests))
@rule("SS-2.1.0.1", "SS-2.2.0.1", "SS-2.2.1.2", "SS-15.4.0.9", "SS-2.2.0.3")
def test_the_table_is_laid_as_the_storybook_says(key: str) -> None:
    quest = library().quests[key]
    for heroes in (LIGHT, FIVE):
        bench = StoryBench(key, heroes)
        adventure = bench.adventure
        places = [each for each in quest.shadow_places if each.heroes <= len(heroes)]
        assert len(places) <= len(quest.shadow_pool)
        many = len(quest.enemies_for_many) if len(heroes) > 3 else 0
        assert len(adventure.decks[1].draw) == len(quest.enemies) + many
        assert len(adventure.events) == sum([len(group) for group in quest.events])
        assert adventure.shards >= quest.standalone.shards * len(heroes)
        assert {hero.soulrank for hero in adventure.heroes} == {quest.standalone.soulrank}


# -- quest 1 --------------------------------------------------------------------------------


@example("SS-EX-14")
@rule("SS-4.3.2.2")
def test_q1_night_weakens_blows_in_the_dark() -> None:
    bench = StoryBench("q1")
    foe = bench.bring(library().enemies["gremlin_red_1"], "8A.d")
    bench.do(bench.attack(0, foe, fixed=2))
    assert bench.told("hits")[-1].amount == 1
    bench.clear()
    bench.go(0, "8A.e")
    bench.deed(0, "wp_1")
    foe = bench.bring(library().enemies["bandit_red_1"], "8A.e")
    bench.do(bench.attack(1, foe, fixed=2))
    assert bench.told("hits")[-1].amount == 2


@rule("SS-6.6.0.1", "SS-3.3.0.16", "SS-4.4.0.1", "SS-15.5.0.1", "SS-11.3.0.4")
def test_q1_three_candles_open_the_grating() -> None:
    bench = StoryBench("q1")
    shards = bench.adventure.shards
    for name, area in (("wp_1", "8A.e"), ("wp_2", "6A.c"), ("wp_4", "7A.d")):
        bench.go(0, area)
        bench.deed(0, name)
        assert not bench.can(0, name)
    assert bench.adventure.shards == shards + 1
    assert bench.adventure.shrines == [True, True]
    assert not bench.gate("gate_shield")
    red = bench.foe_called("gremlin_red_1")
    assert bench.at(red) == "9A.b"
    bench.go(0, "9A.a")
    bench.goals()
    assert not bench.adventure.over
    bench.slay("gremlin_red_1")
    assert bench.won
    assert bench.sheet(1).crowns == 10


def test_q1_the_wages_are_left_or_taken_by_nature() -> None:
    light = StoryBench("q1")
    light.hero(1).wounds = 2
    light.go(0, "7A.a")
    assert light.adventure.flags == ["wages_left"]
    assert light.hero(1).wounds == 0
    dark = StoryBench("q1", DARK)
    dark.roll(blue=["hit"])
    dark.go(0, "7A.a")
    assert dark.adventure.flags == ["wages_taken"]
    assert dark.sheet(0).crowns == 40
    assert len(dark.adventure.enemies_in_play()) == 1
    neutral = StoryBench("q1", NEUTRAL)
    neutral.go(0, "7A.a", "answer:q1_leave")
    assert neutral.adventure.flags == ["wages_left"]


@rule("SS-5.1.1.2")
def test_q1_in_a_soul_storm_everybody_may_answer_anything() -> None:
    bench = StoryBench("q1", soul_storm=True)
    bench.roll(blue=["hit"])
    bench.go(0, "7A.a", "answer:q1_take")
    assert bench.adventure.flags == ["wages_taken"]


# -- quest 2 --------------------------------------------------------------------------------


def test_q2_townspeople_are_friends_by_day_and_enemies_by_night() -> None:
    bench = StoryBench("q2")
    shadow(bench, "townsman", "7B.d")
    shadow(bench, "townswoman", "7B.d")
    bench.step("action", "end-turn")
    assert bench.adventure.counters["clues"] == 1
    assert bench.adventure.tokens == ["pedlar"]
    assert bench.can(1, "pedlar")
    bench.adventure.cards = bench.adventure.cards[:]
    bench.adventure.time_of_day = new_cards(bench.adventure, library().events["ev_05"])[0]
    shadow(bench, "townsman", "7B.d")
    bench.turn(0)
    bench.step("action", "end-turn")
    assert bench.adventure.counters["clues"] == 1
    assert len(bench.adventure.enemies_in_play()) == 1


@pytest.mark.parametrize(
    ("heroes", "flag", "red", "gates"),
    [
        (LIGHT, "well_sealed", "bandit_red_1", [False, False, False]),
        (DARK, "well_broken", "gremlin_red_1", [True, True, True]),
        (NEUTRAL, "well_heard", "bandit_red_1", [True, True, False]),
    ],
)
def test_q2_the_well_is_decided_by_nature(
    heroes: tuple[str, ...], flag: str, red: str, gates: list[bool]
) -> None:
    bench = StoryBench("q2", heroes)
    bench.go(0, "1B.w")
    assert not bench.can(0, "wp_4")
    bench.adventure.counters["clues"] = 3
    bench.deed(0, "wp_4")
    assert flag in bench.adventure.flags
    assert bench.adventure.gates == gates
    bench.slay(red)
    assert bench.won
    told = [bench.adventure.quest.scripts[event.what].key for event in bench.told("story")]
    endings = {"well_sealed": "q2_c_sealed", "well_broken": "q2_c_broken"}
    assert told[-1] == endings.get(flag, "q2_c_heard")


def test_q2_witnesses_give_testimony() -> None:
    bench = StoryBench("q2")
    for name, area in (("wp_1", "3B.a"), ("wp_2", "2B.d"), ("wp_3", "4B.m")):
        bench.go(0, area)
        bench.deed(0, name)
    assert bench.adventure.counters["clues"] == 3
    assert "clapper_shard" in bench.adventure.flags
    assert bench.hero(0).wounds == 2  # breath was shared
    bench.go(0, "5B.a")
    bench.deed(0, "wp_5")
    assert bench.adventure.shrines == [True, True]


# -- quest 3 --------------------------------------------------------------------------------


def test_q3_the_wagon_is_pushed_and_rolls_by_day() -> None:
    bench = StoryBench("q3")
    wagon = bench.adventure.token_areas
    bench.deed(0, "push")
    assert bench.adventure.quest.areas[wagon[0]].key == "9B.c"
    assert bench.at(bench.hero(0)) == "9B.c"
    bench.turn(1)
    assert not bench.can(1, "push")  # he stayed behind
    bench.do(before_event(bench.adventure))
    assert bench.adventure.quest.areas[wagon[0]].key == "10B.b"


def test_q3_enemies_beside_the_wagon_take_its_cargo() -> None:
    bench = StoryBench("q3")
    for place in range(3):
        bench.hero(place).area = bench.area("8B.a")
    for key in ("bandit_green_1", "bandit_blue_1"):
        bench.bring(library().enemies[key], "9B.b")
    bench.step("event")
    assert bench.adventure.counters["cargo"] == 3
    bench.adventure.counters["cargo"] = 1
    bench.step("event")
    assert bench.lost


def test_q3_the_wagon_at_the_gate_wins_by_its_cargo() -> None:
    bench = StoryBench("q3")
    bench.adventure.token_areas[0] = bench.area("13B.a")
    bench.do(bench.effect(0, "move_token(wagon, 1)"))
    bench.goals()
    assert not bench.adventure.over  # the gate is locked
    assert bench.told("token-stuck")
    bench.do(bench.effect(0, "remove_wall(l1)"))
    bench.do(bench.effect(0, "move_token(wagon, 1)"))
    bench.goals()
    assert bench.won
    assert bench.sheet(0).crowns == 50


@pytest.mark.parametrize(("heroes", "left"), [(LIGHT, 2), (NEUTRAL, 1), (DARK, 3)])
def test_q3_the_hanged_bandit(heroes: tuple[str, ...], left: int) -> None:
    bench = StoryBench("q3", heroes)
    bench.do(bench.effect(0, "crowns(10, heroes)"))
    bench.go(0, "7B.a")
    for _ in range(3):
        shadow(bench, "enemy", "13B.d")
    bench.roll(blue=["hit"] * 3)
    bench.deed(0, "wp_1")
    assert len(bench.adventure.shadow_areas) == left
    assert ("bandit_sworn" in bench.adventure.flags) == (heroes == LIGHT)
    assert (bench.sheet(0).crowns == 0) == (heroes == NEUTRAL)
    assert len(bench.adventure.enemies_in_play()) == (1 if heroes == DARK else 0)


def test_q3_stories_on_the_road() -> None:
    bench = StoryBench("q3")
    bench.go(0, "10B.c")
    assert len(bench.adventure.enemies_in_play()) == 1
    bench.go(0, "11B.c")
    assert bench.at(bench.foe_called("bandit_red_1")) == "17B.b"
    assert [bench.gate("gate_hit"), bench.gate("gate_shield")] == [False, True]
    assert len(bench.adventure.events_up) == 2


def test_q3_at_night_nobody_sees_farther_than_three_areas() -> None:
    bench = StoryBench("q3")
    here = bench.area("7B.b")
    bench.hero(0).area = here
    everywhere = range(len(bench.adventure.quest.areas))
    by_day = [area for area in everywhere if sees_area(bench.adventure, bench.hero(0), area)]
    bench.adventure.cards = bench.adventure.cards[:]
    bench.adventure.time_of_day = new_cards(bench.adventure, library().events["ev_05"])[0]
    by_night = [area for area in everywhere if sees_area(bench.adventure, bench.hero(0), area)]
    distance = bench.adventure.passages.attack_distance
    assert by_night == [area for area in by_day if distance(here, area) <= 3]


# -- quest 4 --------------------------------------------------------------------------------


@rule("SS-2.2.1.3")
def test_q4_floors_are_joined_by_stairs_without_sight() -> None:
    bench = StoryBench("q4")
    cellar, gallery = bench.area("10A.m"), bench.area("4A.c")
    assert bench.adventure.passages.walking_distance(cellar, gallery) == 1
    bench.hero(0).area = cellar
    assert not sees_area(bench.adventure, bench.hero(0), gallery)


@example("SS-EX-195")
@rule("SS-3.3.0.8", "SS-3.3.0.9", "SS-3.3.0.10", "SS-3.3.0.13")
def test_q4_the_key_opens_the_way_to_the_log() -> None:
    bench = StoryBench("q4")
    locked = [door.key for door in bench.adventure.quest.doors].index("l1")
    bench.go(0, "14A.b")
    bench.deed(0, "wp_3")
    assert bench.sheet(0).keys == 1
    assert [bench.gate("gate_skill"), bench.gate("gate_hit")] == [True, False]
    bench.hero(1).area = bench.area("11A.c")
    bench.turn(1)
    assert not {"break-door", "unlock"} & bench.open_verbs()
    bench.hero(0).area = bench.area("11A.c")
    bench.turn(0)
    assert "break-door" not in bench.open_verbs()
    bench.act("unlock")
    assert not bench.adventure.magic_locks[locked]
    assert "break-door" in bench.open_verbs()


@pytest.mark.parametrize(
    ("heroes", "flag"), [(LIGHT, "log_kept"), (NEUTRAL, "log_copied"), (DARK, "log_burned")]
)
@rule("SS-8.2.1.2", "SS-8.2.1.3")
def test_q4_the_log_is_read_and_the_lake_falls(heroes: tuple[str, ...], flag: str) -> None:
    bench = StoryBench("q4", heroes)
    bench.go(0, "15A.c")
    assert not bench.can(0, "lever")
    bench.go(0, "11A.a")
    bench.turn(0)
    bench.act("quest-action", *_taker(bench))
    assert flag in bench.adventure.flags
    assert soul_weapons(bench.adventure) == 1
    for pull in range(3):
        bench.go(0, "15A.c")
        bench.deed(0, "lever")
        if pull == 0:
            assert bench.at(bench.foe_called("gremlin_red_1")) == "15A.a"
            assert not bench.can(0, "lever")
    assert bench.won
    assert "lake_lowered" in bench.adventure.flags


def _taker(bench: StoryBench) -> list[str]:
    """Nothing to say if only one hero can use the weapon that is drawn."""
    clone = bench.adventure.clone()
    flow = draw_soul_weapon(clone)
    for decision in flow:
        hero = clone.heroes[decision.options[0].what]
        return [f"hero:{hero.card.key}"]
    return []


def test_q4_the_captain_of_the_guard_has_one_more_power() -> None:
    bench = StoryBench("q4")
    shadow(bench, "quest_enemy", "16A.d")
    bench.step("action", "end-turn")
    captain = bench.foe(bench.foe_called("bandit_blue_2"))
    assert len(captain.powers) == 2


def test_q4_guards_who_were_named_have_left() -> None:
    assert StoryBench("q4").gate("gate_hit")
    assert not StoryBench("q4", flags=("tower_bribes",)).gate("gate_hit")


# -- quest 5 --------------------------------------------------------------------------------


def test_q5_the_rite_goes_on_and_is_lost_when_it_is_done() -> None:
    bench = StoryBench("q5")
    bench.step("event")
    assert bench.adventure.counters["rite"] == 3
    bench.go(0, "12B.d")
    bench.deed(0, "wp_1")
    bench.step("event")
    assert bench.adventure.counters["rite"] == 5
    bench.adventure.counters["rite"] = 22
    bench.step("event")
    assert bench.lost


def test_q5_the_camp_that_was_watched_begins_later() -> None:
    assert StoryBench("q5", flags=("camp_watched",)).adventure.counters["rite"] == -4


def test_q5_the_circle_calls_its_shaman_once() -> None:
    bench = StoryBench("q5")
    bench.go(0, "14B.b")
    assert bench.at(bench.foe_called("orc_shaman_red_1")) == "14B.a"
    bench.adventure.counters["rite"] = 15
    bench.goals()
    assert len(bench.adventure.enemies_in_play()) == 1
    late = StoryBench("q5")
    late.adventure.counters["rite"] = 15
    late.goals()
    assert late.at(late.foe_called("orc_shaman_red_1")) == "14B.m"


def test_q5_four_heroes_meet_the_champion() -> None:
    for heroes, count in ((LIGHT, 1), (FIVE, 2)):
        bench = StoryBench("q5", heroes)
        bench.adventure.counters["rite"] = 18
        bench.goals()
        assert len(bench.adventure.enemies_in_play()) == count


@pytest.mark.parametrize(
    ("burning", "pact", "ending"),
    [(3, False, "c_half"), (1, False, "c_broken"), (3, True, "c_pact")],
)
def test_q5_the_shaman_falls(burning: int, pact: bool, ending: str) -> None:
    bench = StoryBench("q5", flags=("pact",) if pact else ())
    bench.adventure.counters["burning"] = burning
    bench.go(0, "14B.b")
    bench.slay("orc_shaman_red_1", *_taker(bench))
    assert bench.won
    told = [bench.adventure.quest.scripts[event.what].key for event in bench.told("story")]
    assert told[-1] == f"q5_{ending}"
    assert ("rite_broken" in bench.adventure.flags) == (burning < 2)


@pytest.mark.parametrize(
    ("heroes", "flags", "rite", "after"),
    [(LIGHT, (), 10, 7), (NEUTRAL, (), 10, 8), (DARK, (), 4, 0), (LIGHT, ("log_kept",), 10, 2)],
)
def test_q5_the_drum_is_answered_by_nature(
    heroes: tuple[str, ...], flags: tuple[str, ...], rite: int, after: int
) -> None:
    bench = StoryBench("q5", heroes, flags)
    bench.adventure.counters["rite"] = rite
    bench.go(0, "12B.e")
    bench.deed(0, "wp_4", *(["answer:q5_names"] if flags else []))
    assert bench.adventure.counters["rite"] == after


def test_q5_at_night_shadows_are_known_from_two_areas_only() -> None:
    bench = StoryBench("q5")
    bench.hero(0).area = bench.area("9B.d")
    areas = range(len(bench.adventure.quest.areas))
    near = [area for area in areas if shadow_seen(bench.adventure, area)]
    distances = [
        min(bench.adventure.passages.attack_distance(bench.hero(n).area, area) for n in range(3))
        for area in near
    ]
    assert max(distances) <= 2


# -- quest 6 --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("heroes", "flags", "turned"),
    [(LIGHT, (), True), (LIGHT, ("rite_broken",), False), (LIGHT, ("pact",), False)],
)
def test_q6_the_troll_rises_from_the_water(
    heroes: tuple[str, ...], flags: tuple[str, ...], turned: bool
) -> None:
    bench = StoryBench("q6", heroes, flags)
    bench.go(0, "18B.b", *(["answer:q6_offer"] if "pact" in flags else []))
    troll = bench.foe_called("troll")
    assert bench.at(troll) == "19B.b"
    assert bench.foe(troll).turned == turned
    assert bench.gate("gate_shield")
    assert (bench.adventure.priority_hero, bench.adventure.priority_side) == (0, 2)
    assert bench.hero(0).shields == 2


def test_q6_called_by_its_name_the_troll_waits() -> None:
    bench = StoryBench("q6", flags=("pact",))
    bench.go(0, "18B.b", "answer:q6_name")
    troll = bench.foe(bench.foe_called("troll"))
    assert troll.held
    bench.step("time")
    assert not troll.held


def test_q6_the_toll_is_paid_together() -> None:
    bench = StoryBench("q6")
    bench.do(bench.effect(0, "crowns(10, heroes)"))
    bench.go(0, "18B.b", "answer:q6_pay")
    assert [hero.crowns for hero in bench.adventure.heroes] == [0, 0, 0]
    assert bench.has(bench.foe_called("troll"), "knocked_down")


def test_q6_whoever_spits_on_the_toll_strikes_harder() -> None:
    bench = StoryBench("q6", DARK)
    bench.go(0, "18B.b")
    troll = bench.foe_called("troll")
    other = bench.enemy("19B.b", rank="red")
    for target, hits in ((troll, 2), (other, 1)):
        bench.do(bench.attack(0, target, fixed=1))
        assert bench.told("hits")[-1].amount == hits


def test_q6_two_winches_free_the_troll() -> None:
    bench = StoryBench("q6")
    bench.go(0, "18B.b")
    troll = bench.foe_called("troll")
    for name, area in (("wp_1", "18B.a"), ("wp_2", "17B.a")):
        bench.hero(0).area = bench.area(area)
        bench.deed(0, name)
        assert not bench.can(0, name)  # once for each hero and round
        bench.deed(0, name)
    assert bench.adventure.forbidden == ["regeneration", "ram"]
    assert bench.adventure.shrines == [True, True]
    bench.hero(0).area = troll.area
    assert not bench.can(0, "free_troll")
    troll.wounds = 9
    bench.roll(blue=["miss", "shield"])
    bench.deed(0, "free_troll")
    assert bench.hero(0).wounds == 1
    bench.deed(0, "free_troll")
    assert bench.won
    assert "troll_freed" in bench.adventure.flags


def test_q6_the_lamb_makes_it_sure() -> None:
    bench = StoryBench("q6", flags=("both_winches",))
    bench.go(0, "15B.d")
    bench.deed(0, "wp_3")
    assert "lamb" in bench.adventure.flags
    bench.go(0, "18B.b")
    troll = bench.foe_called("troll")
    troll.wounds = 9
    bench.hero(0).area = troll.area
    bench.deed(0, "free_troll")
    assert bench.won


def test_q6_the_troll_can_be_slain() -> None:
    bench = StoryBench("q6")
    bench.go(0, "18B.b")
    bench.slay("troll", *_taker(bench))
    assert bench.won
    assert soul_weapons(bench.adventure) == 1


def test_q6_by_day_the_troll_regenerates_less_and_by_night_it_strikes_harder() -> None:
    bench = StoryBench("q6")
    bench.go(0, "18B.b")
    troll = bench.foe_called("troll")
    troll.wounds = 8
    bench.step("time")
    assert troll.wounds == 6  # three heroes, less one
    bench.adventure.cards = bench.adventure.cards[:]
    bench.adventure.time_of_day = new_cards(bench.adventure, library().events["ev_05"])[0]
    bench.do(bench.attack(troll.id, bench.hero(0), fixed=1))
    assert bench.told("hits")[-1].amount == 2
    bench.step("time")
    assert troll.wounds == 3


# -- quest 7 --------------------------------------------------------------------------------


def test_q7_ropes_are_cut_and_the_ringer_comes() -> None:
    bench = StoryBench("q7")
    for name, area in (("wp_1", "14A.b"), ("wp_2", "5A.p"), ("wp_3", "8A.e")):
        bench.go(0, area)
        bench.deed(0, name)
    assert bench.adventure.counters["ropes"] == 0
    bench.go(0, "18A.d")
    ringer = bench.foe_called("ismay")
    assert (bench.at(ringer), ringer.shields) == ("19A.m", 0)
    assert bench.gate("gate_magic")


@pytest.mark.parametrize(
    ("heroes", "flag"), [(LIGHT, "end_roll"), (NEUTRAL, "end_shore"), (DARK, "end_break")]
)
def test_q7_the_last_word_is_by_nature(heroes: tuple[str, ...], flag: str) -> None:
    bench = StoryBench("q7", heroes)
    bench.go(0, "18A.d")
    bench.slay("ismay")
    assert bench.won
    assert flag in bench.adventure.flags
    assert "act_1_done" in bench.adventure.flags


def test_q7_the_choir_brings_the_drowned() -> None:
    bench = StoryBench("q7", flags=("clapper_shard",))
    bench.go(0, "18A.d")
    ringer = bench.foe_called("ismay")
    ringer.shields = 0
    bench.do(bench.effect(0, "lose_hp(11)", ringer.id))
    bench.goals()
    assert bench.foe(ringer).turned
    assert ringer.wounds == 13
    assert len(bench.adventure.enemies_in_play()) == 2


def test_q7_what_was_done_before_is_remembered() -> None:
    bench = StoryBench("q7", flags=("troll_freed", "well_sealed", "lake_lowered", "founder_lost"))
    assert [bench.gate("gate_hit"), bench.gate("gate_shield")] == [False, False]
    assert bench.adventure.counters["ropes"] == 4
    aisle = bench.area("17A.b")
    assert step_cost(bench.adventure, bench.hero(0), aisle) == 1
    assert step_cost(StoryBench("q7").adventure, bench.hero(0), aisle) == 2


def test_q7_strokes_of_the_bell_make_the_ringer_stronger() -> None:
    bench = StoryBench("q7", flags=("log_burned",))
    bench.adventure.counters["tolls"] = 6
    bench.go(0, "18A.d")
    assert most_hp(bench.adventure, bench.foe_called("ismay")) == 26
    assert bench.adventure.forbidden == ["toll"]


def test_q7_the_bell_struck_first_helps_every_first_blow() -> None:
    bench = StoryBench("q7", DARK)
    bench.go(0, "18A.a")
    bench.deed(0, "wp_4")
    bench.go(0, "18A.d")
    ringer = bench.foe_called("ismay")
    for hits in (3, 2):
        bench.do(bench.attack(0, ringer, fixed=2))
        assert bench.told("hits")[-1].amount == hits


def test_q7_night_under_the_bell_hurts() -> None:
    bench = StoryBench("q7")
    bench.hero(0).area = bench.area("19A.b")
    bench.roll(blue=["miss"])
    bench.step("event")
    assert bench.hero(0).wounds == 1
    assert bench.hero(1).wounds == 0
