"""The battlements in 35 and 36, the cannon in 49."""

import pytest

from questhall.games.gloomhaven.effects.bosses import Special
from questhall.games.gloomhaven.effects.moving import MoveAction
from questhall.games.gloomhaven.printed.monsters import Rank
from questhall.games.gloomhaven.rules.attack.strike import can_target
from questhall.games.gloomhaven.rules.cards.ability_decks import reveal_card
from questhall.games.gloomhaven.rules.monsters.acting import (
    Activation,
    choose_focus,
    take_monster_turn,
)
from questhall.games.gloomhaven.rules.round.initiative import focus_initiative, monsters_to_act
from questhall.games.gloomhaven.rules.scenario import has_own_turn
from questhall.games.gloomhaven.scenarios.allies import move_and_attack
from questhall.games.gloomhaven.state.figures import Figure, FigureKind, Side

from ...marks import rule
from .book import ELITE, NORMAL, Played

# -- storming the gate -----------------------------------------------------------------


@rule("GH-7.1.7", "GH-7.1.11")
def test_the_gate_has_hit_points_and_bars_the_way() -> None:
    table = Played(35, 3, level=3)
    (gate,) = table.named("door")
    assert (table.place(gate), gate.kind, gate.side) == ("1,7", FigureKind.OBJECT, Side.FOES)
    assert gate.hp == (7 + table.scene.level) * 3 == 27
    assert table.scene.bars_the_way(gate.cell)


def test_archers_see_over_the_wall_that_nobody_walks_through() -> None:
    table = Played(35, 4)
    archer = table.at("-3,8")
    assert table.type_of(archer) == "city_archer"
    assert table.scene.board.sight.sees(archer.cell, table.cell("0,4"))
    for place in ("-3,7", "0,7", "2,7", "5,7"):
        assert table.scene.bars_the_way(table.cell(place))


@pytest.mark.parametrize(("characters", "archers"), [(2, 2), (3, 4), (4, 4)])
def test_behind_the_wall_only_the_archers_are_placed_at_first(
    characters: int, archers: int
) -> None:
    table = Played(35, characters)
    assert len(table.monsters("city_archer")) == archers
    assert table.monsters("captain_of_the_guard") == []
    assert {table.place(guard) for guard in table.monsters("city_guard")} == {"1,6", "2,6"}


def test_the_others_appear_when_the_gate_falls() -> None:
    table = Played(35)
    assert not table.won
    table.kill(*table.named("door"))
    captain = table.one("captain_of_the_guard")
    assert table.place(captain) == "-5,11"
    assert len(table.monsters("city_guard")) == 5
    assert all(foe.drops_coin for foe in table.foes() if foe.kind != FigureKind.OBJECT)
    assert not table.won
    table.kill(captain)
    assert table.won


@pytest.mark.parametrize("place", ["0,9", "3,8"])
def test_or_when_somebody_has_got_behind_the_wall(place: str) -> None:
    table = Played(35)
    table.ends_turn(0, "1,5")
    assert table.monsters("captain_of_the_guard") == []
    table.ends_turn(0, place)
    assert table.one("captain_of_the_guard")
    table.kill(*table.named("door"))
    assert len(table.monsters("captain_of_the_guard")) == 1


def focus_of(table: Played, figure: Figure, move: int) -> Figure | None:
    activation = Activation(figure, move_and_attack(move, 0))
    table.run(choose_focus(table.scene, activation))
    return activation.focus


@rule("GH-7.1.12")
@pytest.mark.parametrize("number", [35, 36])
def test_demons_turn_to_the_gate_as_soon_as_they_can_reach_it(number: int) -> None:
    table = Played(number)
    table.kill(*table.monsters())
    for seat, place in enumerate(("9,0", "8,1")):
        table.put(table.figure(seat), place)
    demon = table.monster("earth_demon", "1,4")
    assert demon.side == (Side.PARTY if number == 35 else Side.FOES)
    (gate,) = table.named("door")
    enemy = table.monster("city_archer", "2,4") if number == 35 else table.figure()
    table.put(enemy, "2,4")
    assert table.scene.stats(demon).range == 0
    move = table.scene.stats(demon).move
    assert focus_of(table, demon, 1 - move) is enemy
    assert focus_of(table, demon, 2 - move) is gate
    table.give(demon, "immobilize")
    assert focus_of(table, demon, 2 - move) is enemy


# -- holding the gate ------------------------------------------------------------------


@rule("GH-7.1.7")
def test_only_demons_can_attack_the_gate_that_is_held() -> None:
    table = Played(36, 3, level=3)
    (gate,) = table.named("door")
    assert gate.hp == 10 + 2 * table.scene.level == 14
    demon = next(foe for foe in table.foes() if foe.kind != FigureKind.OBJECT)
    assert can_target(table.scene, demon, gate)
    assert not can_target(table.scene, table.figure(), gate)
    assert not can_target(table.scene, table.monsters("city_archer")[0], gate)
    assert not table.scene.are_allies(table.figure(), gate)


def test_the_prime_demon_comes_when_the_gate_falls() -> None:
    table = Played(36, 3)
    assert table.monsters("prime_demon") == []
    table.kill(*table.named("door"))
    boss = table.one("prime_demon")
    assert table.place(boss) == "2,5"
    assert boss.hp == boss.max_hp == 2 * table.scene.stats(boss).hit_points
    table.kill(boss)
    assert table.won


@pytest.mark.parametrize(("characters", "level", "each"), [(2, 1, 3), (3, 3, 6), (4, 5, 9)])
def test_it_suffers_while_the_gate_stands(characters: int, level: int, each: int) -> None:
    table = Played(36, characters, level)
    for _ in range(2):
        table.kill(*[foe for foe in table.foes() if foe.kind != FigureKind.OBJECT])
        table.next_round()
    table.kill(*table.named("door"))
    boss = table.one("prime_demon")
    assert boss.hp == boss.max_hp - 2 * each
    table.next_round()
    assert boss.hp == boss.max_hp - 2 * each


def test_the_gate_falls_by_itself_at_the_end_of_round_eight() -> None:
    table = Played(36)
    table.scene.round = 7
    table.next_round()
    assert table.named("door")
    table.next_round()
    assert table.named("door") == []
    assert table.one("prime_demon").hp == table.one("prime_demon").max_hp - 2 * 3


def test_its_specials_are_a_plain_move_and_attack() -> None:
    table = Played(36)
    table.kill(*table.named("door"))
    boss = table.one("prime_demon")
    for number in (1, 2):
        actions = Special(number).actions_of(table.scene, boss)
        assert len(actions) == 2
        assert isinstance(actions[0], MoveAction)
        assert actions[0].points_of(table.scene, boss) == table.scene.stats(boss).move


@rule("GH-7.1.3")
@pytest.mark.parametrize(
    ("characters", "ranks"),
    [
        (2, [NORMAL, NORMAL, NORMAL, NORMAL]),
        (3, [ELITE, NORMAL, ELITE, NORMAL]),
        (4, [ELITE, ELITE, ELITE, ELITE]),
    ],
)
def test_demons_come_in_turn(characters: int, ranks: list[int]) -> None:
    table = Played(36, characters)
    hexes = ("-1,2", "2,0", "7,0", "8,2")
    types = ("flame_demon", "earth_demon", "frost_demon", "wind_demon")
    for round in range(5):
        table.kill(*[foe for foe in table.foes() if foe.kind != FigureKind.OBJECT])
        table.next_round()
        place = round % 4
        (demon,) = [foe for foe in table.foes() if foe.kind != FigureKind.OBJECT]
        assert (table.place(demon), table.type_of(demon)) == (hexes[place], types[place])
        assert demon.rank == ranks[place]


# -- the cannon ------------------------------------------------------------------------


def stand(characters: int = 2, level: int = 1) -> tuple[Played, Figure]:
    """The door is open and only the cannon is left."""
    table = Played(49, characters, level)
    table.open_door("door_1")
    cannon = table.one("ancient_artillery")
    table.kill(*[foe for foe in table.foes() if foe is not cannon])
    return table, cannon


@rule("GH-7.1.10")
def test_the_cannon_has_twice_the_hit_points_of_an_elite_and_never_acts() -> None:
    table, cannon = stand(3, level=3)
    kind = table.scene.types[cannon.type].kind
    assert (cannon.rank, cannon.name) == (Rank.BOSS, "siege_cannon")
    assert cannon.hp == 2 * kind.stats_of(ELITE, cannon.level, 3).hit_points
    reveal_card(table.scene, cannon.type)
    assert monsters_to_act(table.scene, cannon.type) == []
    assert focus_initiative(table.scene, cannon) // 100_000 == 99
    table.give(cannon, "stun")
    table.next_round()
    table.next_round()
    assert table.conditions(cannon) == []
    table.kill(cannon)
    assert table.won


def test_the_nearest_archer_goes_to_the_cannon_and_fires_it() -> None:
    table, cannon = stand(3)
    near = table.monster("city_archer", "17,-1")
    far = table.monster("city_archer", "18,-2", elite=True)
    in_line, behind, beside = (table.figure(seat) for seat in range(3))
    table.put(in_line, "3,1")
    table.put(behind, "16,2")
    table.put(beside, "14,1")
    decoy = table.summon("decoy", "8,0")
    reveal_card(table.scene, near.type)
    before = [figure.hp for figure in (in_line, behind, beside, decoy)]
    assert has_own_turn(table.scene, near)
    assert not has_own_turn(table.scene, far)
    table.play_out(take_monster_turn(table.scene, near))
    assert table.scene.board.adjacent(near.cell, cannon.cell)
    assert table.place(near) not in ("15,0", "14,1", "14,2")
    damage = table.scene.types[cannon.type].kind.stats_of(ELITE, cannon.level, 3).attack
    after = [figure.hp for figure in (in_line, behind, beside, decoy)]
    assert [a - b for a, b in zip(before, after, strict=True)] == [damage, 0, damage, damage]


def test_an_archer_that_does_not_get_there_does_not_fire() -> None:
    table, cannon = stand()
    archer = table.monster("city_archer", "13,-2")
    table.put(table.figure(), "3,1")
    before = table.figure().hp
    reveal_card(table.scene, archer.type)
    table.play_out(take_monster_turn(table.scene, archer))
    assert not table.scene.board.adjacent(archer.cell, cannon.cell)
    assert table.figure().hp == before


def test_of_two_equally_near_archers_the_first_to_act_goes() -> None:
    table, _ = stand()
    normal = table.monster("city_archer", "17,-1")
    elite = table.monster("city_archer", "16,-1", elite=True)
    distance = table.scene.board.distance
    cannon = table.cell("15,1")
    if distance(normal.cell, cannon) != distance(elite.cell, cannon):
        table.put(normal, "17,0")
    assert distance(normal.cell, cannon) == distance(elite.cell, cannon)
    assert has_own_turn(table.scene, elite)
    assert not has_own_turn(table.scene, normal)
    table.kill(elite)
    assert has_own_turn(table.scene, normal)


@rule("GH-7.1.3")
def test_without_archers_a_new_one_comes() -> None:
    table, cannon = stand()
    table.next_round()
    archer = table.one("city_archer")
    assert (table.place(archer), archer.rank) == ("18,-2", NORMAL)
    table.next_round()
    assert len(table.monsters("city_archer")) == 1
    table.kill(archer, cannon)
    table.end_round()
    assert table.monsters("city_archer") == []
