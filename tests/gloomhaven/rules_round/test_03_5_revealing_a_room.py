"""Chapter 3.5: a door opens, and the monsters behind it join the round."""

import pytest

from questhall.games.gloomhaven.rules.attack.damage import exhaust
from questhall.games.gloomhaven.rules.movement.rooms import open_door
from questhall.games.gloomhaven.state.figures import Figure
from questhall.games.gloomhaven.state.scene import Phase
from questhall.kernel.decisions import NOTHING

from ...marks import example, rule
from ..bench import BOTTOM, Choice
from .table import DOOR, Table, house

TINKERER = ("hook_gun", "ink_bomb")  # initiative 72


def opening(monsters: str, lead: str, level: int = 1, overlays: str = "") -> Table:
    """The Brute stands before the door and plays Grab and Go to move; the other card leads."""
    table = Table(level=level, scenario=house(monsters, overlays), brute="4,1", tinkerer="0,2")
    table.hand(lead, "grab_and_go")
    return table


def move_through(table: Table, *way: Choice) -> None:
    """The Brute moves with Grab and Go, and does nothing else."""
    table.open_turn()
    number = next(
        card for card in table.hero().chosen if table.scene.card(card).key == "grab_and_go"
    )
    table.choose(f"bottom:{number}")
    for step in way:
        table.choose(step)
    table.idle()


def of_type(table: Table, name: str) -> list[Figure]:
    return [
        figure
        for figure in table.scene.figures
        if figure.type != NOTHING and table.scene.types[figure.type].kind.key == name
    ]


def named(table: Table, name: str) -> list[str]:
    return [table.name(figure) for figure in of_type(table, name)]


@rule("GH-3.5.1", "GH-3.5.4", "GH-3.4.16", "GH-15.1.11")
@example("GH-EX-137")
def test_a_door_opens_in_the_middle_of_a_move() -> None:
    table = opening("bandit_guard 9,1 nnn", "trample")
    table.figure().cell = table.cell("3,1")
    table.scene.figure_at[table.cell("4,1")] = NOTHING
    table.scene.figure_at[table.cell("3,1")] = table.figure().id
    table.open("grab_and_go", BOTTOM)
    assert "6,1" not in table.places()
    table.choose(DOOR)
    assert of_type(table, "bandit_guard")
    assert (table.prompt, table.scene.underway.points) == ("move", 2)
    assert {"7,1", "8,1"} & set(table.places()) == {"7,1"}
    table.choose("7,1")
    assert table.place(table.figure()) == "7,1"


@rule("GH-3.5.1")
@pytest.mark.parametrize("flying", [False, True])
def test_a_door_opens_under_a_jump_and_a_flight_too(flying: bool) -> None:
    table = opening("bandit_guard 9,1 nnn", "trample")
    table.figure().flying = flying
    table.open("leaping_cleave", BOTTOM)
    assert "6,1" not in table.places()
    table.choose(DOOR)
    assert of_type(table, "bandit_guard")
    table.choose("7,1")
    assert table.place(table.figure()) == "7,1"


def party_of(characters: int, overlays: str = "") -> Table:
    """This many characters before the door; behind it nobody, a guard or an elite guard."""
    book = house("bandit_guard 7,0 -ne", overlays)
    if characters == 2:
        return Table(scenario=book, brute="4,1", tinkerer="0,0")
    if characters == 3:
        return Table(scenario=book, brute="4,1", tinkerer="0,0", scoundrel="0,1")
    return Table(scenario=book, brute="4,1", tinkerer="0,0", scoundrel="0,1", mindthief="0,2")


@rule("GH-3.5.2", "GH-2.1.4", "GH-2.1.6", "GH-2.1.10", "GH-1.0.2")
@example("GH-EX-03")
@pytest.mark.parametrize(("characters", "ranks"), [(2, []), (3, [0]), (4, [1])])
def test_the_marks_for_the_number_of_characters(characters: int, ranks: list[int]) -> None:
    table = party_of(characters, "coin 6,0; trap 8,1 damage stun; obstacle 9,2 table")
    assert of_type(table, "bandit_guard") == []
    assert (sum(table.scene.coins), table.scene.tiles) == (0, [])
    table.open("grab_and_go", BOTTOM)
    table.choose(DOOR)
    assert [figure.rank for figure in of_type(table, "bandit_guard")] == ranks
    assert [table.place(figure) for figure in of_type(table, "bandit_guard")] == ["7,0"] * len(
        ranks
    )
    assert table.scene.coins[table.cell("6,0")] == 1
    assert [tile.look for tile in table.scene.tiles] == ["spike", "table"]


@rule("GH-3.5.2")
@example("GH-EX-135")
def test_exhausted_characters_count() -> None:
    table = party_of(4)
    for seat in (2, 3):
        exhaust(table.scene, table.hero(seat))
    table.open("grab_and_go", BOTTOM)
    table.choose(DOOR)
    assert [figure.rank for figure in of_type(table, "bandit_guard")] == [1]


@rule("GH-3.5.3", "GH-2.1.7")
def test_the_numbers_of_standees_are_random_and_distinct() -> None:
    table = opening("bandit_guard 9,0 nnn; bandit_guard 9,1 nnn; bandit_guard 9,2 nnn", "trample")
    first = table.monster("bandit_guard", "2,0")
    table.scene.chance.rig("standees", [4, 2, 0])
    left = [number for number in range(1, 7) if number != first.number]
    table.open("grab_and_go", BOTTOM)
    table.choose(DOOR)
    drawn = [left.pop(4), left.pop(2), left.pop(0)]
    assert [figure.number for figure in of_type(table, "bandit_guard")] == [first.number, *drawn]


@rule("GH-3.5.3")
def test_the_standees_of_the_dead_come_back() -> None:
    table = opening("bandit_guard 9,0 nnn", "trample")
    dead = table.monster("bandit_guard", "2,0", hp=1)
    table.hurt(dead, 1)
    assert sorted(table.scene.types[dead.type].standees) == [1, 2, 3, 4, 5, 6]


@rule("GH-3.5.5", "GH-0.2.1")
@example("GH-EX-136")
def test_too_few_standees() -> None:
    table = opening("bandit_guard 7,1 nnn; bandit_guard 8,1 nnn; bandit_guard 10,1 eee", "trample")
    for place in ("0,0", "1,0", "2,0", "3,0"):
        table.monster("bandit_guard", place)
    table.open("grab_and_go", BOTTOM)
    table.choose(DOOR)
    guards = of_type(table, "bandit_guard")
    assert [table.place(figure) for figure in guards[4:]] == ["7,1", "8,1"]
    assert sorted(figure.number for figure in guards) == [1, 2, 3, 4, 5, 6]


@rule("GH-3.5.5")
def test_players_choose_among_the_equally_near() -> None:
    table = opening("bandit_guard 7,1 nnn; bandit_guard 7,0 eee", "trample")
    for place in ("0,0", "1,0", "2,0", "3,0", "0,1"):
        table.monster("bandit_guard", place)
    table.open("grab_and_go", BOTTOM)
    table.choose(DOOR)
    assert (table.prompt, table.seats) == ("leave-out", [0, 1])
    table.choose("7,1")
    last = of_type(table, "bandit_guard")[-1]
    assert (table.place(last), last.rank) == ("7,0", 1)


@rule("GH-3.5.6", "GH-3.5.7")
@example("GH-EX-132")
def test_monsters_of_lower_initiative_act_right_after_the_revealing_turn() -> None:
    table = opening("cultist 9,0 nnn; living_bones 9,2 nnn", "fatal_advance")
    bones = table.monster("living_bones", "0,0")
    table.next_card("living_bones", 1)
    table.next_card("cultist", 1)
    table.begin_round(("fatal_advance", "grab_and_go"), TINKERER)
    assert table.order == ["brute", "living_bones", "tinkerer"]
    assert table.deck_named("cultist").revealed == NOTHING
    move_through(table, DOOR, "stay")
    assert table.order == ["cultist", "brute", "living_bones", "tinkerer"]
    assert len(table.deck(bones).discard) == 1
    assert table.next_turn() == named(table, "cultist")[0]
    bones_act = [table.next_turn(), table.next_turn()]
    assert sorted(bones_act) == sorted(named(table, "living_bones"))
    assert table.next_turn() == "tinkerer"


@rule("GH-3.5.7")
def test_several_new_types_act_in_the_order_of_initiative() -> None:
    table = opening("cultist 9,0 nnn; bandit_archer 9,2 nnn; living_bones 10,0 nnn", "trample")
    table.next_card("cultist", 1)
    table.next_card("archer", 7)
    table.next_card("living_bones", 8)
    table.begin_round(("trample", "grab_and_go"), ("enhancement_field", "ink_bomb"))
    move_through(table, DOOR, "stay")
    names = ["cultist", "living_bones", "bandit_archer"]
    assert [table.next_turn() for _ in names] == [named(table, name)[0] for name in names]
    assert table.next_turn() == ""


@rule("GH-3.5.8", "GH-15.1.7", "GH-15.1.13")
@example("GH-EX-133")
def test_of_a_type_that_has_acted_only_the_new_figures_act() -> None:
    table = opening("bandit_guard 9,0 nnn; bandit_guard 9,2 eee", "leaping_cleave")
    old = table.monster("bandit_guard", "0,0")
    table.next_card("guard", 1)
    table.begin_round(("leaping_cleave", "grab_and_go"), TINKERER)
    assert table.next_turn() == table.name(old)
    move_through(table, DOOR, "stay")
    new = [figure for figure in of_type(table, "bandit_guard") if figure is not old]
    assert len(table.deck(old).discard) == 1
    turns = [table.next_turn(), table.next_turn()]
    assert turns == [table.name(figure) for figure in reversed(new)]
    assert [figure.retaliate for figure in new] == [[2, 1], [2, 1]]
    assert table.next_turn() == "tinkerer"


@rule("GH-3.5.9")
@example("GH-EX-134")
def test_monsters_of_the_same_initiative_act_after_the_revealer() -> None:
    table = opening("bandit_archer 9,0 nnn", "warding_strength")
    table.next_card("archer", 3)
    table.begin_round(("warding_strength", "grab_and_go"), TINKERER)
    move_through(table, DOOR, "stay")
    assert table.order == ["brute", "bandit_archer", "tinkerer"]
    assert table.all_turns() == [*named(table, "bandit_archer"), "tinkerer"]


@rule("GH-3.5.9")
def test_monsters_of_higher_initiative_wait_for_their_place() -> None:
    table = opening("bandit_archer 9,0 nnn", "shield_bash")
    table.next_card("archer", 6)
    table.begin_round(("shield_bash", "grab_and_go"), ("enhancement_field", "ink_bomb"))
    move_through(table, DOOR, "stay")
    assert table.all_turns() == ["tinkerer", *named(table, "bandit_archer")]


@rule("GH-3.5.6")
def test_a_type_that_has_a_card_draws_no_other() -> None:
    table = opening("bandit_guard 9,0 nnn", "trample")
    old = table.monster("bandit_guard", "0,0")
    table.begin_round(("trample", "grab_and_go"), TINKERER)
    revealed = table.deck(old).revealed
    move_through(table, DOOR, "stay")
    assert table.deck(old).revealed == revealed
    assert len(table.deck(old).draw) == 7
    assert table.scene.phase != Phase.SELECTING


@rule("GH-3.5.6", "GH-3.2.1")
def test_a_room_revealed_between_rounds_waits_for_the_next_reveal_of_cards() -> None:
    table = opening("bandit_guard 9,0 nnn", "trample")
    table.scene.phase = Phase.REFRESHING
    table.run(open_door(table.scene, 0, table.figure()))
    guard = of_type(table, "bandit_guard")[0]
    assert table.deck(guard).revealed == NOTHING
    table.begin_round(("trample", "grab_and_go"), TINKERER)
    assert table.deck(guard).revealed != NOTHING
    assert table.name(guard) in table.all_turns()
