"""What players see of powers and goods."""

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.view.view import view
from tests.marks import rule

from .bench import Bench
from .storybench import StoryBench


@rule("SS-18.0.0.1", "SS-8.4.0.4", "SS-14.0.0.3")
def test_items_show_their_side_and_their_charges() -> None:
    bench = Bench()
    bench.item(0, "healing_potion", turned=True)
    glass = bench.wear(0, "artifact", "heartglass")
    bench.hero(1).wounds = 3
    bench.act(f"use-item:{glass}", "figure:thorgar_cleric")
    hero = view(bench.adventure, 0).heroes[0]
    assert (hero.slots["artifact"].card, hero.slots["artifact"].charges) == ("heartglass", 2)
    potion = hero.inventory[0]
    assert (potion.card, potion.side, potion.turned) == (
        "healing_potion",
        "great_healing_potion",
        True,
    )


@rule("SS-7.0.0.5", "SS-18.0.0.1")
def test_tokens_of_powers_lie_on_the_map_and_boons_with_their_bearers() -> None:
    bench = Bench(heroes=("thorgar_runemaster", "laegon_archer"))
    rune = bench.power(0, "rune_of_attack")
    mark = bench.power(1, "hunters_mark", 2)
    enemy = bench.enemy("B")
    bench.act(f"use:{rune}@1")
    bench.turn(1)
    bench.act(f"use:{mark}@2")
    seen = view(bench.adventure, 0)
    assert seen.board.areas[0].tokens == ["rune_of_attack"]
    assert seen.enemies[0].figures[0].boons == ["hunters_mark"]
    assert seen.enemies[0].figures[0].id == enemy.id


@rule("SS-3.1.0.1", "SS-3.1.0.2")
def test_the_view_tells_who_dominates_an_area() -> None:
    bench = Bench()
    place = bench.at(bench.hero(0))
    bench.hero(1, place)
    bench.enemy(place)
    area = view(bench.adventure, 0).board.areas[bench.area(place)]
    assert (area.heroes, area.enemies) == (2, 1)
    assert (area.control, area.dominated) == ("heroes", True)


@rule("SS-15.7.1.1", "SS-15.7.1.3")
def test_the_view_tells_what_an_enemy_would_do_and_why() -> None:
    bench = Bench()
    bench.hero(1, "D")
    bench.printed("gremlin_green_1", "A")
    told = len(bench.journal.events)
    foretold = view(bench.adventure, 0).enemies[0].foretold
    assert foretold is not None
    assert (foretold.line, foretold.target) == (1, 0)
    assert foretold.reason == "only-target"
    assert len(bench.journal.events) == told, "looking ahead is not told to anybody"


@rule("SS-15.7.1.10")
def test_between_equal_targets_only_the_line_is_foretold() -> None:
    bench = Bench()
    bench.hero(1).wounds = bench.hero(0).wounds
    bench.printed("gremlin_green_1", "A")
    foretold = view(bench.adventure, 0).enemies[0].foretold
    assert foretold is not None
    assert foretold.line == 1


def test_the_view_draws_every_area_of_every_quest() -> None:
    for quest in library().quests.values():
        for area in quest.areas:
            assert len(area.outline) >= 4, (quest.key, area.key)


@rule("SS-2.2.1.3")
def test_stairs_lead_to_the_floors_that_lie_apart() -> None:
    bench = StoryBench("q4")
    areas = view(bench.adventure, 0).board.areas
    stairs = {area.key: [areas[there].key for there in area.stairs] for area in areas}
    assert {area: there for area, there in stairs.items() if there} == {
        "10A.m": ["4A.c"],
        "4A.c": ["10A.m"],
        "11A.c": ["13A.c"],
        "13A.c": ["11A.c"],
        "14A.b": ["4A.a"],
        "4A.a": ["14A.b"],
    }
    bench = StoryBench("q1")
    assert not any(area.stairs for area in view(bench.adventure, 0).board.areas)
