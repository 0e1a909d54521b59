"""Random dungeons (RULES 12.3): rooms, exits, the start, penalties by the table's agreement."""

import random

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.campaign.page import page_of
from questhall.games.gloomhaven.library.dungeon import foes_cards, room_cards
from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.printed.dungeon import PENALTIES, DungeonDoor, RoomCard
from questhall.games.gloomhaven.rules.movement.terrain import can_enter_door
from questhall.games.gloomhaven.state.figures import CONDITIONS
from questhall.games.gloomhaven.state.scene import Ending, Scene
from questhall.kernel.games import Setup
from questhall.kernel.imagining import fork_for
from questhall.kernel.match import Match
from questhall.kernel.saves import load, save
from tests.gloomhaven.campaign.party import CAMPAIGNS, Outing, offered, party
from tests.gloomhaven.scenarios.dungeon import Dungeon
from tests.marks import example, rule

from .matches import answer, answer_until, scene_of, seen_by, start


def neighbours(hex: tuple[int, int]) -> set[tuple[int, int]]:
    q, r = hex
    return {(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)}


# -- what it is --------------------------------------------------------------------


@rule("GH-12.3.1")
def test_a_party_may_explore_one_at_any_time_and_the_story_does_not_notice() -> None:
    ledger = party("brute", "tinkerer")
    ledger.characters[0].quest = "eternal_wanderer"
    ledger.quests.remove("eternal_wanderer")
    assert "dungeon" in [offer.key for offer in CAMPAIGNS.offers(ledger)]
    outing = Outing(ledger, "dungeon")
    assert outing.scene.scenario.id == "random_dungeon"
    hero = outing.scene.heroes[0]
    hero.xp, hero.coins, hero.checks, hero.treasures, hero.goals = 5, 2, 1, [554], []
    after = outing.ended(Ending.VICTORY)
    assert (after.done, after.location, after.treasures) == ([], ledger.location, [])
    assert after.opened == ledger.opened
    sheet = after.characters[0]
    assert (sheet.xp, sheet.gold, sheet.checks) == (5 + 6, 30 + 4, 1)
    assert sheet.progress == {"0 0": 1}
    assert page_of(after).evenings[-1].what == "dungeon"
    assert offered(after) == offered(ledger)


@rule("GH-12.3.1")
def test_perks_that_are_due_come_first_as_before_every_scenario() -> None:
    ledger = party("brute", "tinkerer")
    ledger.characters[0].checks = 3
    why = {offer.key: offer.why for offer in CAMPAIGNS.offers(ledger)}["dungeon"]
    assert why is not None
    assert why.rule == "GH-9.9.2"


@rule("GH-12.3.2")
def test_the_goal_is_to_kill_everybody_in_three_rooms() -> None:
    table = Dungeon(("cave", "altar", "tunnel"), penalties="none")
    for number, type in ((1, "b"), (2, "b")):
        table.clear()
        table.ends_turn(0)
        assert not table.won, f"after room {number}"
        table.open_exit(type)
    assert table.names == ["cave mangy", "altar wild", "tunnel cutthroat"]
    assert [joint.id for joint in table.scene.scenario.joints] == ["exit_1_b", "exit_2_b"]
    table.clear()
    table.ends_turn(0)
    assert table.won


# -- rooms are drawn ---------------------------------------------------------------


@rule("GH-12.3.3")
def test_a_room_is_drawn_when_its_door_opens_and_not_before() -> None:
    table = Dungeon(("cave", "altar"), foes=("mangy", "putrid"))
    assert table.names == ["cave mangy"]
    assert (len(table.decks.rooms.draw), len(table.decks.foes.draw)) == (19, 19)
    known = set(table.scene.scenario.hexes())
    assert {type.kind.key for type in table.scene.types} >= {"cave_bear", "vermling_scout"}
    assert "ooze" not in {type.kind.key for type in table.scene.types}
    table.open_exit("b")
    assert table.names == ["cave mangy", "altar putrid"]
    assert (len(table.decks.rooms.draw), len(table.decks.foes.draw)) == (18, 18)
    assert known < set(table.scene.scenario.hexes())
    assert {table.type_of(figure) for figure in table.in_room(1)} == {"living_corpse", "ooze"}
    assert len(table.told("room-created")) == 2


@rule("GH-12.3.3")
def test_both_decks_are_shuffled() -> None:
    drawn = {scene_of(_opened(seed)).scenario.key for seed in ("one", "two", "three", "four")}
    assert len(drawn) == 4


def _opened(seed: str) -> Match:
    match = start(2, seed, scenario="dungeon", quick_start=True, battle_goals=False)
    answer_until(match, "start")
    return match


@rule("GH-12.3.3")
def test_nobody_sees_or_imagines_what_lies_in_the_decks() -> None:
    match = _opened("one")
    view = seen_by(match, 0)
    assert [room.penalty for room in view.rooms] == [0]
    laid = scene_of(match).scenario.laid[0]
    assert (view.rooms[0].room, view.rooms[0].foes) == (laid.room.key, laid.foes.key)
    assert view.closed == []
    assert {(hex.q, hex.r) for hex in view.hexes} == set(laid.room.hexes)
    others = [fork_for(match, 0, seed) for seed in ("a", "b", "c")]
    tops = {tuple(_order(other)) for other in others}
    assert len(tops) == 3
    assert all(sorted(order) == sorted(_order(match)) for order in tops)


def _order(match: Match) -> list[str]:
    decks = scene_of(match).dungeon
    assert decks is not None
    return [scene_of(match).cards[card].key for card in decks.rooms.draw]


@rule("GH-12.3.4")
def test_the_room_cards() -> None:
    cards = room_cards()
    assert len(cards) == 20
    for card in cards.values():
        assert len(set(card.spots)) == 12
        assert set(card.spots) <= set(card.hexes)
        assert 1 <= len(card.entrances) <= 2
        assert 1 <= len(card.exits) <= 2
        assert len(card.penalties) == len(card.penalty_rules) == 2
        assert len(_reached(card)) == len(card.hexes)
    assert len({tile for card in cards.values() for tile in card.tiles}) == 23
    faces = {face.key: face for face in GAME.faces_in("scenario_0", GAME.texts("en"))}
    assert (faces["room_road"].title, faces["room_road"].types) == ("Road", ["A, B"])
    assert faces["room_dead_end"].text == [
        "All characters suffer 3 damage.",
        "All characters suffer 7 damage.",
    ]


def _reached(card: RoomCard) -> set[tuple[int, int]]:
    """The hexes of the room that hang together."""
    found = {card.hexes[0]}
    waiting = [card.hexes[0]]
    while waiting:
        for hex in neighbours(waiting.pop()) & set(card.hexes) - found:
            found.add(hex)
            waiting.append(hex)
    return found


@rule("GH-12.3.5")
def test_the_monster_cards() -> None:
    cards = foes_cards()
    assert [card.number for card in cards.values()] == list(range(554, 574))
    for card in cards.values():
        spots = [foe.spot for foe in card.monsters] + [each.spot for each in card.overlays]
        assert len(spots) == len(set(spots))
        assert {foe.type for foe in card.monsters} <= {kind.key for kind in card.kinds}
        for characters in (2, 3, 4):
            ranks = [foe.ranks[characters - 2] for foe in card.monsters]
            assert len([rank for rank in ranks if rank != "-"]) >= 2
    assert "living_spirit" in {kind.key for kind in cards["drowned"].kinds}


@rule("GH-12.3.5")
@pytest.mark.parametrize(
    ("characters", "ranks"), [(2, [0, 0, 0, 1]), (3, [0] * 4 + [1] * 2), (4, [0] * 3 + [1] * 4)]
)
def test_what_stands_and_lies_on_the_numbered_hexes(characters: int, ranks: list[int]) -> None:
    table = Dungeon(("library",), foes=("cutthroat",), characters=characters)
    assert sorted(figure.rank for figure in table.foes()) == ranks
    assert table.type_of(table.at(table.spot(1))) == "bandit_guard"
    assert table.scene.coins[table.cell(table.spot(2))] == 1
    traps = [table.scene.tile(table.cell(table.spot(spot))) for spot in (5, 9, 11)]
    for trap in traps:
        assert trap is not None
        assert (trap.damage, [CONDITIONS[each] for each in trap.conditions]) == (-1, ["poison"])
    chest = table.scene.tile(table.cell(table.spot(12)))
    assert chest is not None
    assert (chest.number, table.scene.scenario.treasures[560].number) == (560, 560)


@rule("GH-12.3.5")
def test_a_trap_without_the_symbol_does_no_damage() -> None:
    table = Dungeon(("library",), foes=("tribal",))
    trap = table.scene.tile(table.cell(table.spot(8)))
    assert trap is not None
    assert (trap.damage, [CONDITIONS[each] for each in trap.conditions]) == (0, ["wound", "disarm"])


@rule("GH-12.3.6")
def test_tiles_do_not_run_out() -> None:
    """Two rooms full of spikes: more than the box has of one picture would not matter."""
    table = Dungeon(("cave", "altar", "tunnel"), foes=("drowned", "cutthroat", "scaled"))
    table.open_exit("b")
    table.open_exit("b")
    spikes = [tile for tile in table.scene.tiles if tile.look == "spike"]
    assert len(spikes) == 3 + 3 + 3
    assert len([tile for tile in table.scene.tiles if tile.look == "altar"]) == 2


# -- doors -------------------------------------------------------------------------


@rule("GH-12.3.8")
def test_a_door_lies_on_the_half_hex_of_a_connector() -> None:
    """A door of type A touches two hexes of its room, one of type B three or, at a corner, two."""
    for card in room_cards().values():
        for door in card.entrances + card.exits:
            beside = neighbours(door.hex) & set(card.hexes)
            assert door.hex not in card.hexes
            assert set(door.behind) <= beside
            assert len(beside) in ((2,) if door.type == "a" else (2, 3)), card.id


@rule("GH-12.3.8")
def test_a_door_joins_the_two_rooms_and_nothing_else_does() -> None:
    table = Dungeon(("cave", "altar"))
    door = table.exit("b")
    (cell,) = table.scene.scenario.joints[door].cells
    assert table.scene.scenario.joints[door].rooms == [0]
    table.open_exit("b")
    book = table.scene.scenario
    assert book.joints[door].rooms == [0, 1]
    beside = [book.room_of[other] for other in table.scene.board.neighbours[cell]]
    assert sorted(beside) == [0, 0, 0, 1, 1, 1]
    for other in range(len(book.qs)):
        rooms = {book.room_of[each] for each in table.scene.board.neighbours[other]} - {-1}
        assert other == cell or len(rooms | {book.room_of[other]} - {-1}) <= 1


@rule("GH-12.3.8", "GH-12.3.9")
def test_all_rooms_fit_behind_every_exit_of_their_type() -> None:
    for first in room_cards().values():
        for exit in first.exits:
            for second in room_cards().values():
                if second is not first and second.entrance(exit.type) is not None:
                    way = f"start.{first.id}.mangy.{exit.type}.{second.id}.wild"
                    assert GAME.content(f"dungeon_0.none.{way}") is not None


@rule("GH-12.3.9")
@example("GH-EX-208")
def test_cards_whose_backs_show_the_wrong_type_are_discarded() -> None:
    table = Dungeon(("cave", "cabin", "corridor", "altar"))
    table.open_exit("b")
    assert table.names == ["cave mangy", "altar wild"]
    assert table.discarded == ["cabin", "corridor"]


@rule("GH-12.3.9")
def test_discarded_rooms_are_shuffled_if_the_deck_runs_out() -> None:
    table = Dungeon(("cave", "cabin"))
    keep = [card for card in table.decks.rooms.draw if table.scene.room_card(card).id == "cabin"]
    rest = [card for card in table.decks.rooms.draw if card not in keep]
    table.decks.rooms.discard.extend(rest)
    table.decks.rooms.draw[:] = keep
    table.open_exit("b")
    (_, second) = table.scene.scenario.laid
    assert second.room.entrance("b") is not None
    total = len(table.decks.rooms.draw) + len(table.decks.rooms.discard)
    assert total == 18


@rule("GH-12.3.9")
def test_a_room_that_would_lie_on_another_is_discarded() -> None:
    key = "dungeon_0.standard.start.altar.mangy.b.road.wild.a"
    misfits = [card.id for card in room_cards().values() if _does_not_fit(key, card)]
    assert misfits
    table = Dungeon(("altar", "road", misfits[0], "den"))
    table.open_exit("b")
    table.open_exit("a")
    assert table.discarded == [misfits[0]]
    assert table.names[2] == "den cutthroat"


def _does_not_fit(key: str, card: RoomCard) -> bool:
    if card.entrance("a") is None or card.id in key.split("."):
        return False
    try:
        GAME.content(f"{key}.{card.id}.cutthroat")
    except KeyError:
        return True
    return False


@rule("GH-12.3.10")
@pytest.mark.parametrize(("type", "second"), [("a", "cabin"), ("b", "altar")])
def test_of_two_exits_either_can_be_used_and_then_the_other_is_closed(
    type: str, second: str
) -> None:
    table = Dungeon(("tunnel", second))
    other = table.exit("b" if type == "a" else "a")
    (cell,) = table.scene.scenario.joints[other].cells
    assert can_enter_door(table.scene, cell)
    table.open_exit(type)
    assert table.names[1] == f"{second} wild"
    assert not can_enter_door(table.scene, cell)
    assert table.scene.scenario.joints[other].locked


@rule("GH-12.3.10")
def test_of_two_entrances_the_matching_one_is_used() -> None:
    table = Dungeon(("tunnel", "armory"))
    table.open_exit("b")
    assert _used_entrance(table).type == "b"
    table = Dungeon(("tunnel", "armory"))
    table.open_exit("a")
    assert _used_entrance(table).type == "a"


def _used_entrance(table: Dungeon) -> DungeonDoor:
    """The entrance of the last room that lies on its door."""
    laid = table.scene.scenario.laid[-1]
    doors = {table.scene.scenario.hex(joint.cells[0]) for joint in table.scene.scenario.joints}
    (used,) = [door for door in laid.room.entrances if laid.frame.place(door.hex) in doors]
    return used


# -- the start ---------------------------------------------------------------------


@rule("GH-12.3.7")
def test_the_characters_start_within_two_hexes_of_the_entrance() -> None:
    match = start(2, "one", scenario="dungeon", quick_start=True, battle_goals=False)
    answer_until(match, "start")
    scene = scene_of(match)
    entrance = scene.scenario.laid[0].room.entrances[scene.memory["entrance"]]
    near = neighbours(entrance.hex)
    near |= {each for hex in near & set(scene.scenario.hexes()) for each in neighbours(hex)}
    starts = {scene.scenario.hex(option.where) for option in match.pending[0].options}
    assert starts <= near
    for hex in near & set(scene.scenario.hexes()):
        assert (hex in starts) == scene.is_empty(scene.scenario.cell_at(hex))


@rule("GH-12.3.7")
def test_of_several_entrances_the_players_choose_one() -> None:
    near_a = Dungeon(("armory",), foes=("frigid",), entrance=0)
    near_b = Dungeon(("armory",), foes=("frigid",), entrance=1)
    assert near_a.entrances == near_b.entrances == ["-2,3", "-3,5"]
    assert near_a.place(near_a.figure()) != near_b.place(near_b.figure())


@rule("GH-12.3.7")
def test_too_few_hexes_near_the_entrance_are_made_up_for_by_the_nearest() -> None:
    table = Dungeon(("altar",), foes=("cutthroat",), characters=4)
    assert len({table.figure(seat).cell for seat in range(4)}) == 4


# -- penalties by agreement --------------------------------------------------------

DAMAGE_OF_DEAD_END = {0: [], 1: [3, 3], 2: [7, 7]}


@rule("GH-12.3.11")
@pytest.mark.parametrize("penalties", PENALTIES)
def test_the_table_agrees_on_the_penalties(penalties: str) -> None:
    for place in range(3):
        rooms = ["cabin", "sewer", "den"]
        rooms[place] = "dead_end"
        table = Dungeon(tuple(rooms), penalties=penalties)
        for _ in range(2):
            table.open_exit("a")
        assert table.names[place].startswith("dead_end")
        level = PENALTIES[penalties][place]
        assert [room.penalty for room in table.rooms_seen] == list(PENALTIES[penalties])
        assert table.told("suffers") == DAMAGE_OF_DEAD_END[level]


@rule("GH-12.3.11")
def test_the_standard_is_none_then_minor_then_major() -> None:
    option = next(each for each in GAME.options if each.name == "penalties")
    assert option.default == "standard"
    assert PENALTIES["standard"] == (0, 1, 2)
    assert PENALTIES["hardest"] == (2, 2, 2)


@rule("GH-12.3.12")
def test_in_the_first_room_the_players_choose_who_opened_the_door() -> None:
    table = Dungeon(("burrow",), penalties="higher")
    stunned = [table.conditions(table.figure(seat)) for seat in (0, 1)]
    assert stunned == [["stun"], []]


@rule("GH-12.3.12")
@pytest.mark.parametrize("room", ["road", "encampment"])
def test_in_the_first_room_nobody_returns_from_a_previous_one(room: str) -> None:
    table = Dungeon((room,), penalties="hardest")
    plain = Dungeon((room,), penalties="none")
    assert len(table.foes()) == len(plain.foes())


# -- whole matches -----------------------------------------------------------------


def _play(match: Match, answers: random.Random, most: int) -> None:
    for _ in range(most):
        if match.over:
            return
        answer(match, answers.randrange(len(match.pending[0].options)))


@rule("GH-12.3.3")
def test_a_dungeon_is_saved_loaded_and_replayed_exactly() -> None:
    match = start(2, "saved", scenario="dungeon")
    _play(match, random.Random(5), 60)
    loaded = load(save(match), GAME)
    assert scene_of(loaded).scenario is scene_of(match).scenario
    again = start(2, "saved", scenario="dungeon")
    _play(again, random.Random(5), 60)
    for each in (match, loaded, again):
        _play(each, random.Random(6), 5000)
        assert each.over
    keys_at_the_end = {scene_of(each).scenario.key for each in (match, loaded, again)}
    assert len(keys_at_the_end) == 1


@rule("GH-12.3.3")
def test_a_position_in_a_dungeon_is_believed_only_if_its_cards_are_those_of_its_rooms() -> None:
    match = _opened("one")
    scene = match.checkpoints[-1].state.clone()
    assert isinstance(scene, Scene)
    assert GAME.faults(scene) == []
    resumed = Match.resume(GAME, match.setup, "one", scene)
    assert scene_of(load(save(resumed), GAME)).scenario is scene.scenario
    assert scene.dungeon is not None
    kept = scene.dungeon.rooms.draw.pop()
    assert "the cards of the dungeon are not all there" in GAME.faults(scene)
    scene.dungeon.rooms.draw.append(kept)
    assert GAME.faults(scene) == []
    scene.dungeon.laid.reverse()
    assert GAME.faults(scene) != []
    scene.dungeon = None
    assert GAME.faults(scene) != []


@rule("GH-12.3.3")
@pytest.mark.parametrize(
    "key",
    [
        "dungeon_1.standard",
        "dungeon_0.cruel",
        "dungeon_x.standard",
        "dungeon_0",
        "dungeon_00.standard",
        "dungeon_" + "9" * 5000 + ".standard",
        "scenario_" + "9" * 5000,
        "scenario_\u0663",
        "dungeon_0.standard.start.cave",
        "dungeon_0.standard.start.cave.nobody",
        "dungeon_0.standard.b.cave.mangy",
        "dungeon_0.standard.start.cave.mangy.a.cabin.wild",
        "dungeon_0.standard.start.cave.mangy.b.cabin.wild",
    ],
)
def test_a_dungeon_or_scenario_that_cannot_be_is_not_found(key: str) -> None:
    with pytest.raises(KeyError):
        GAME.content(key)


def test_every_monster_of_the_cards_is_in_the_box() -> None:
    for card in foes_cards().values():
        for foe in card.monsters:
            assert foe.type in library().monsters
    assert (
        GAME.checked(Setup("party", 2, {"scenario": "dungeon"})).options["penalties"] == "standard"
    )
