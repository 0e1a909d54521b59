"""What the view tells a client: closed rooms, marks, doors, finished turns, and gains."""

import msgspec
import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.printed.hexes import FAR
from questhall.games.gloomhaven.printed.scenario import IN_THE_BOOK
from questhall.games.gloomhaven.rules.attack.damage import Harm, depart, exhaust, suffer
from questhall.games.gloomhaven.rules.movement.rooms import open_door
from questhall.games.gloomhaven.rules.round.results import finish_scenario
from questhall.games.gloomhaven.state.board import EDGES
from questhall.games.gloomhaven.state.scene import Ending
from questhall.games.gloomhaven.view.pieces import HexView, MarkView, ResultView, TableView
from questhall.kernel.decisions import NOTHING

from ..marks import rule
from .bench import TOP, Bench
from .rules_battle.battle import Battle
from .rules_round.matches import answer, asked, seen_by, start
from .rules_round.table import DOOR, VAULT, Table, house
from .scenarios.book import Played

INSIDE = "bandit_guard 8,1 nnn; living_bones 9,0 eee"
LYING = "treasure 9,1 7; trap 7,1 damage poison; coin 6,0; obstacle 10,1 crate"


def seen(bench: Bench, seat: int = 0) -> TableView:
    view = GAME.view(bench.scene, seat)
    assert isinstance(view, TableView)
    return view


def places(hexes: list[HexView]) -> set[str]:
    return {f"{hex.q},{hex.r}" for hex in hexes}


# -- closed rooms ----------------------------------------------------------------------


@rule("GH-1.0.1", "GH-2.2.1")
def test_a_closed_room_lies_in_fog_until_its_door_opens() -> None:
    table = Table(scenario=house(INSIDE, LYING), brute="4,1", tinkerer="0,0")
    view = seen(table)
    assert places(view.closed) == set(" ".join(VAULT).split())
    assert {hex.room for hex in view.closed} == {"vault"}
    assert [(door.q, door.r, door.open) for door in view.doors] == [(5, 1, False)]
    table.run(open_door(table.scene, 0, table.figure()))
    assert seen(table).closed == []
    assert places(seen(table).hexes) >= set(" ".join(VAULT).split())


@rule("GH-1.0.2")
@pytest.mark.parametrize("seat", [0, 1, -1])
def test_the_fog_is_the_same_whatever_it_hides(seat: int) -> None:
    views = [
        msgspec.json.encode(seen(Table(scenario=house(*inside), brute="4,1", tinkerer="0,0"), seat))
        for inside in ((), (INSIDE,), (INSIDE, LYING), ("", LYING))
    ]
    assert views == [views[0]] * 4


@rule("GH-1.0.2")
@pytest.mark.parametrize("number", IN_THE_BOOK)
def test_the_view_holds_nothing_of_closed_rooms(number: int) -> None:
    table = Played(number, characters=3)
    book = table.scene.scenario
    view = seen(table)
    closed = places(view.closed)
    bare = [HexView(hex.q, hex.r, hex.room, hex.joint, hex.walls) for hex in view.closed]
    assert view.closed == bare
    assert not closed & places(view.hexes)
    assert not closed & {hex for tile in view.tiles for hex in tile.hexes}
    assert not closed & {hex for mark in view.marks for hex in mark.hexes}
    assert not closed & {f"{figure.q},{figure.r}" for figure in view.figures}
    everywhere = {f"{q},{r}" for q, r in book.hexes()}
    assert closed | places(view.hexes) | {f"{d.q},{d.r}" for d in view.doors} == everywhere


# -- attacks ---------------------------------------------------------------------------


@rule("GH-3.6.20", "GH-3.12.2")
def test_the_preview_of_an_attack_counts_active_cards() -> None:
    bench = Bench(scoundrel="0,0", tinkerer="-4,0")
    guards = [bench.monster("bandit_guard", place, hp=20) for place in ("1,0", "0,1")]
    bench.play("smoke_bomb", TOP)
    bench.open("venom_shiv", TOP)
    underway = seen(bench).doing
    assert underway is not None
    assert [preview.value for preview in underway.previews] == [6, 6]
    bench.choose(guards[0])
    assert guards[0].hp == 20 - 6


@rule("GH-3.18.1")
@pytest.mark.parametrize(("damage", "left"), [(4, 6), (12, 0)])
def test_damage_tells_what_it_would_leave(damage: int, left: int) -> None:
    battle = Battle(brute="0,0")
    battle.made("attack(1)", pile="hand")
    battle.start(suffer(battle.scene, battle.figure(), damage, "GH-3.18.6", Harm.TRAP))
    doing = seen(battle).doing
    assert doing is not None
    assert (battle.prompt, doing.damage, doing.leaves) == ("damage", damage, left)
    assert doing.sufferer == f"figure:{battle.figure().id}"
    battle.choose("lose-hand")
    assert battle.scene.underway.sufferer == NOTHING


# -- cards -----------------------------------------------------------------------------


@rule("GH-9.13.2")
def test_a_card_shows_its_stickers_in_every_pile() -> None:
    bench = Bench(scoundrel="0,0", tinkerer="-4,0")
    key = "smoke_bomb+b0 plus_1"
    bench.play(key, TOP)
    bench.card(key, pile="hand")
    hero = seen(bench).heroes[0]
    assert [(each.card, each.stickers) for each in hero.active] == [("smoke_bomb", ["b0 plus_1"])]
    assert [(each.card, each.stickers) for each in hero.hand] == [("smoke_bomb", ["b0 plus_1"])]


# -- leaving ---------------------------------------------------------------------------


@rule("GH-7.1.12")
def test_who_has_left_by_the_exit_is_not_called_exhausted() -> None:
    bench = Bench(brute="0,0", tinkerer="1,0", scoundrel="2,0")
    depart(bench.scene, bench.hero(0))
    exhaust(bench.scene, bench.hero(1))
    told = [(hero.departed, hero.exhausted) for hero in seen(bench).heroes]
    assert told == [(True, False), (False, True), (False, False)]


# -- joints ----------------------------------------------------------------------------


@rule("GH-2.2.8", "GH-3.6.16")
@pytest.mark.parametrize("number", [1, 2, 14, 19])
def test_walls_stand_where_hexes_have_no_room_in_common(number: int) -> None:
    table = Played(number)
    for joint in range(len(table.scene.scenario.joints)):
        table.play_out(open_door(table.scene, joint, table.figure()))
    board = table.scene.board
    book = table.scene.scenario
    hexes = seen(table).hexes
    assert len(hexes) == board.size
    cells = {(hex.q, hex.r): table.cell(f"{hex.q},{hex.r}") for hex in hexes}
    for hex in hexes:
        here = cells[hex.q, hex.r]
        for edge, (q, r) in enumerate(EDGES):
            there = cells.get((hex.q + q, hex.r + r))
            common = there is not None and set(book.rooms_at(here)) & set(book.rooms_at(there))
            assert bool(hex.walls >> edge & 1) == (not common)
            assert there is None or board.adjacent(here, there) == bool(common)


@rule("GH-2.2.1")
def test_walls_have_a_gap_for_a_door_even_while_it_is_closed() -> None:
    table = Table(scenario=house(), brute="4,1", tinkerer="0,0")
    before = {(hex.q, hex.r): hex.walls for hex in seen(table).hexes}
    east = 1 << EDGES.index((1, 0))
    assert not before[4, 1] & east
    assert before[4, 0] & east
    table.run(open_door(table.scene, 0, table.figure()))
    assert before.items() <= {(hex.q, hex.r): hex.walls for hex in seen(table).hexes}.items()


@rule("GH-3.6.11", "GH-3.6.17")
@pytest.mark.parametrize(("number", "doors"), [(1, 0), (1, 2), (10, 0)])
def test_a_map_as_the_client_draws_it_is_measured_as_the_rules_do(number: int, doors: int) -> None:
    """One room; rooms with doors between them; tiles that corridors join."""
    table = Played(number)
    for joint in range(doors):
        table.play_out(open_door(table.scene, joint, table.figure()))
    hexes = seen(table).hexes
    walls = [
        ((hex.q, hex.r), (hex.q + q, hex.r + r))
        for hex in hexes
        for edge, (q, r) in enumerate(EDGES)
        if hex.walls >> edge & 1
    ]
    sheet = {"hexes": [(hex.q, hex.r) for hex in hexes], "walls_between": walls}
    found = GAME.tools()["measure"](msgspec.json.encode(sheet))
    board = table.scene.board
    cells = [table.cell(f"{hex.q},{hex.r}") for hex in hexes]
    for row, one in enumerate(cells):
        far = board.distances(one)
        assert found["ranges"][row] == [far[cell] if far[cell] < FAR else -1 for cell in cells]
        seen_there = "".join(str(int(board.sight.sees(one, cell))) for cell in cells)
        assert found["seen"][row] == seen_there


@rule("GH-7.1.7")
def test_a_door_with_hit_points_is_shut_while_it_stands() -> None:
    table = Played(29)
    view = seen(table)
    assert [(door.open, door.locked) for door in view.doors] == [(False, True)] * 3
    assert "2,-1" in places(view.hexes), "its hex lies open, so that it can be attacked"
    table.kill(table.at("2,-1"))
    doors = {(door.q, door.r): (door.open, door.locked) for door in seen(table).doors}
    assert doors == {(2, -1): (True, False), (-1, 5): (False, True), (4, 2): (False, True)}
    assert {"d2a", "j1a"} == {hex.room for hex in seen(table).closed}


# -- marks -----------------------------------------------------------------------------


@rule("GH-6.1.1", "GH-1.0.2")
def test_the_exits_are_marked_once_their_room_lies_open() -> None:
    table = Played(25)
    assert seen(table).marks == [MarkView("a", [], goal=True, unseen=True)]
    table.open_door("door_1")
    assert seen(table).marks == [MarkView("a", [], goal=True, unseen=True)]
    table.open_door("door_2")
    exits = ["-11,12", "-10,12", "-11,13", "-12,14", "-11,14"]
    assert seen(table).marks == [MarkView("a", exits, goal=True)]


@rule("GH-7.1.11")
@pytest.mark.parametrize(("characters", "names"), [(2, "a"), (3, "ab"), (4, "abc")])
def test_only_the_marks_of_this_party_count(characters: int, names: str) -> None:
    marks = seen(Played(23, characters)).marks
    assert [(mark.name, mark.goal) for mark in marks] == [(name, True) for name in names]


@rule("GH-7.1.6")
def test_places_of_special_rules_are_marked_but_are_no_goal() -> None:
    table = Played(15)
    assert seen(table).marks == []
    for number in range(len(table.scene.scenario.joints)):
        table.play_out(open_door(table.scene, number, table.figure()))
    assert seen(table).marks == [MarkView("c", ["-3,10"]), MarkView("d", ["-12,11", "5,11"])]


@rule("GH-1.0.2")
def test_marks_of_future_spawns_are_secret() -> None:
    table = Played(19)
    assert [(mark.name, mark.goal) for mark in seen(table).marks] == [("b", True)]


# -- characters ------------------------------------------------------------------------


@rule("GH-1.1.1")
def test_a_character_has_no_class_until_it_is_chosen() -> None:
    match = start(seats=3)
    assert [hero.kind for hero in seen_by(match, 0).heroes] == ["", "", ""]
    answer(match)
    assert [hero.kind for hero in seen_by(match, 1).heroes] == ["brute", "", ""]
    answer(match, 1)
    assert asked(match) == ["class"]
    assert [hero.kind for hero in seen_by(match, -1).heroes] == ["brute", "spellweaver", ""]
    answer(match)
    assert [hero.kind for hero in seen_by(match, 0).heroes] == ["brute", "spellweaver", "tinkerer"]


@rule("GH-3.3.1")
def test_nobody_has_acted_during_its_own_turn() -> None:
    table = Table(brute="0,0", tinkerer="4,0")
    table.begin_round(("trample", "spare_dagger"), ("hook_gun", "ink_bomb"))
    first, second = [turn.seat for turn in seen(table).queue]
    table.open_turn(first)
    assert _over(seen(table)) == ([], [], [])
    table.idle()
    assert _over(seen(table)) == ([first], [first], [first])
    table.open_turn(second)
    assert _over(seen(table)) == ([first], [first], [first])


def _over(view: TableView) -> tuple[list[int], list[int], list[int]]:
    """Whose turn is over, by the mats, the figures and the order of turns."""
    return (
        [hero.seat for hero in view.heroes if hero.acted],
        [figure.owner for figure in view.figures if figure.acted],
        [turn.seat for turn in view.queue if turn.done],
    )


@rule("GH-6.2.1", "GH-6.2.2", "GH-6.3.1", "GH-6.4.1")
@pytest.mark.parametrize(
    ("outcome", "brute", "tinkerer"),
    [
        (Ending.VICTORY, ResultView(15, 6, 1, True), ResultView(6, 0, 0, False)),
        (Ending.LOSS, ResultView(9, 6, 0, True), ResultView(0, 0, 0, False)),
    ],
)
def test_the_view_shows_what_the_scenario_brought(
    outcome: int, brute: ResultView, tinkerer: ResultView
) -> None:
    bench = Bench(brute="0,0", tinkerer="-3,0")
    goals = {goal.key: goal for goal in library().goals}
    bench.hero().xp, bench.hero().coins = 9, 3
    bench.hero().goals = [bench.scene.new_card(goals["pacifist"])]
    bench.hero(1).goals = [bench.scene.new_card(goals["sadist"])]
    assert [hero.result for hero in seen(bench).heroes] == [None, None]
    bench.scene.outcome = outcome
    finish_scenario(bench.scene)
    assert [hero.result for hero in seen(bench, -1).heroes] == [brute, tinkerer]


def test_doors_between_closed_rooms_are_not_shown_as_doors() -> None:
    view = seen(Played(25))
    assert [(door.q, door.r) for door in view.doors] == [(2, 3)]
    hidden = next(hex for hex in view.closed if (hex.q, hex.r) == (-4, 11))
    assert (hidden.joint, hidden.room) == ("door", "")
    assert DOOR not in places(view.closed)


# -- laying an area ----------------------------------------------------------------------


def test_an_option_names_the_placement_that_it_means() -> None:
    battle = Battle(brute="0,0")
    guards = [battle.monster("bandit_guard", place, hp=20) for place in ("1,0", "0,1")]
    battle.use_up_to("attack(3, area=arc)")
    assert battle.decision is not None
    doing = seen(battle).doing
    assert doing is not None
    for option in battle.decision.options:
        parts = GAME.parts(battle.scene, option)
        if option.verb != "area":
            assert parts == []
            continue
        covered = [doing.placements[part] for part in parts]
        assert len(covered) == 1
        assert any(f"{q},{r}" in covered[0] for q, r in [(1, 0), (0, 1)])
    battle.choose(battle.area_over(*guards))
