"""RULES 7: obstacles with hit points, spawning, and scenario rules that override others."""

from copy import copy

from questhall.games.gloomhaven.printed.monsters import Rank
from questhall.games.gloomhaven.rules.attack.conditions import give
from questhall.games.gloomhaven.rules.movement.rooms import spawn
from questhall.games.gloomhaven.rules.movement.walking import ways_of
from questhall.games.gloomhaven.rules.round.refresh import refresh
from questhall.games.gloomhaven.rules.scenario import SpecialRule
from questhall.games.gloomhaven.state.figures import CONDITIONS, Figure, FigureKind
from questhall.games.gloomhaven.state.heroes import Feat
from questhall.games.gloomhaven.state.scene import Scene
from questhall.kernel.moments import Audience

from ...marks import example, rule
from .battle import Battle, monster_card, two_rooms


def party() -> Battle:
    return Battle(brute="0,0", tinkerer="6,-6")


@rule("GH-7.1.7")
@example("GH-EX-209")
def test_an_object_is_destroyed_by_damage_and_by_nothing_else() -> None:
    battle = party()
    crate = battle.object("1,0", 6)
    battle.use("kill(enemy(adjacent))")
    battle.use("kill(each(enemy(adjacent, hp_at_most=9)), xp_each=1)")
    battle.use("destroy_obstacle")
    assert (crate.gone, crate.hp) == (False, 6)
    assert battle.xp() == 0
    battle.use("attack(2, poison, push(2))", crate)
    assert crate.hp == 4
    assert battle.place(crate) == "1,0"
    for condition in ("poison", "wound", "stun", "muddle", "curse", "disarm", "immobilize"):
        assert not give(battle.scene, crate, CONDITIONS.index(condition))
    battle.use("attack(4)", crate)
    assert crate.gone
    assert battle.scene.figure_on(battle.cell("1,0")) is None
    assert sum(battle.scene.coins) == 0
    assert battle.hero().tally[Feat.KILLS] == 0


@rule("GH-7.1.7")
def test_objects_come_last_for_the_focus_of_summons() -> None:
    battle = party()
    rat = battle.summon("rat_swarm", "3,0")
    crate = battle.object("4,0", 6)
    guard = battle.monster("bandit_guard", "2,0", hp=20)
    battle.reveal(guard, ["shield(1)"], initiative=95)
    battle.line_up(10, 11)
    battle.summon_turn(rat)
    assert guard.hp < 20
    assert crate.hp == 6


class Spared(SpecialRule):
    """A scenario in which no monster can be hurt."""

    def is_invulnerable(self, scene: Scene, figure: Figure) -> bool:
        return figure.kind == FigureKind.MONSTER


@rule("GH-7.1.12")
def test_figures_that_a_scenario_spares_cannot_be_hurt_or_killed() -> None:
    battle = party()
    guard = battle.monster("bandit_guard", "1,0")
    battle.scene.scenario = copy(battle.scene.scenario)
    battle.scene.scenario.audience = Audience(SpecialRule, [Spared()])
    battle.use("kill(enemy(adjacent))")
    battle.use("attack(9, poison)", guard)
    assert (guard.gone, guard.hp) == (False, guard.max_hp)
    assert battle.conditions(guard) == ["poison"]
    battle.use("attack(9)", battle.object("0,1", 5))
    assert battle.scene.figures[-1].gone


@rule("GH-7.1.5")
@example("GH-EX-210")
def test_a_locked_door_is_a_wall_until_it_is_unlocked() -> None:
    battle = Battle(ground=two_rooms(door=True, locked=True), brute="2,0", tinkerer="0,0")
    door = battle.cell("3,1")
    for figure in (battle.figure(), battle.monster("bandit_guard", "4,0")):
        assert door not in ways_of(battle.scene, figure, 9, True).goals
    assert not battle.scene.board.sight.sees(battle.cell("3,0"), door)
    battle.use_up_to("move(3)")
    assert "3,1" not in battle.places()
    battle.choose("stay")
    battle.scene.unlocked |= 1
    battle.use("move(4)", "move@3,1", "stay")
    assert battle.place(battle.figure()) == "3,1"
    assert battle.scene.opened & 1


@rule("GH-7.1.1", "GH-7.1.2")
@example("GH-EX-23")
def test_two_spawns_on_one_hex() -> None:
    battle = party()
    for _ in range(2):
        battle.start(spawn(battle.scene, "bandit_guard", Rank.NORMAL, battle.cell("3,0")))
        if battle.decision is not None:
            assert battle.seats == [0, 1]
            assert sorted(battle.places()) == ["2,0", "2,1", "3,-1", "3,1", "4,-1", "4,0"]
            battle.choose("3,1")
    assert _types_at(battle, "3,0", "3,1") == ["bandit_guard", "bandit_guard"]


@rule("GH-7.1.1")
def test_a_hex_with_a_coin_or_a_trap_is_not_empty() -> None:
    battle = party()
    battle.coin("3,0")
    battle.start(spawn(battle.scene, "bandit_guard", Rank.NORMAL, battle.cell("3,0")))
    assert "3,0" not in battle.places()
    battle.choose("4,0")
    assert _types_at(battle, "4,0") == ["bandit_guard"]


@rule("GH-7.1.3")
def test_a_monster_spawned_at_the_end_of_a_round_acts_in_the_next() -> None:
    battle = party()
    battle.line_up(10, 20)
    battle.order()
    battle.run(refresh(battle.scene))
    battle.run(spawn(battle.scene, "bandit_guard", Rank.NORMAL, battle.cell("2,0")))
    guard = battle.scene.figures[-1]
    assert battle.order() == []
    battle.scene.round += 1
    battle.reveal(guard, ["move(0)", "attack(0)"], initiative=15)
    battle.line_up(10, 20)
    assert battle.order() == [battle.figure(0).id, guard.id, battle.figure(1).id]
    assert battle.figure().hp == 8


@rule("GH-7.1.4")
def test_a_monster_spawned_in_a_turn_acts_after_it_if_its_initiative_is_lower() -> None:
    for initiative, first in ((20, True), (60, False)):
        battle = party()
        archer = battle.monster("bandit_archer", "-6,0")
        battle.reveal(archer, ["shield(1)"], initiative=50)
        battle.line_up(40, 45)
        battle.next_turn()
        battle.scene.acting = battle.figure().id
        guard_type = [type.kind.key for type in battle.scene.types].index("bandit_guard")
        deck = battle.scene.decks[battle.scene.types[guard_type].deck]
        assert deck.revealed == -1
        deck.draw.append(battle.scene.new_card(monster_card(["shield(1)"], initiative)))
        battle.run(spawn(battle.scene, "bandit_guard", Rank.NORMAL, battle.cell("2,0")))
        guard = battle.scene.figures[-1]
        order = battle.order()
        assert order.index(guard.id) == (1 if first else 3)
        assert len(order) == 4


def _types_at(battle: Battle, *places: str) -> list[str]:
    found: list[str] = []
    for place in places:
        figure: Figure | None = battle.scene.figure_on(battle.cell(place))
        assert figure is not None
        found.append(battle.scene.types[figure.type].kind.key)
    return found


@rule("GH-7.1.7", "GH-2.2.23")
def test_an_object_blocks_monsters_like_any_obstacle() -> None:
    battle = Battle(ground=two_rooms(), brute="0,0", tinkerer="-1,2")
    guard = battle.monster("bandit_guard", "4,0")
    battle.object("2,0", 5)
    battle.acts(guard, ["move(3)"])
    assert battle.place(guard) == "0,2"
    demon = battle.monster("flame_demon", "4,0")
    battle.acts(demon, ["move(1)", "attack(0, range=1)"])
    assert battle.place(demon) == "1,0"


@rule("GH-7.1.7", "GH-3.9.8")
def test_nobody_is_pushed_through_an_object() -> None:
    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.object("2,0", 5)
    battle.use_up_to("attack(1, push(2))")
    battle.choose(guard)
    assert sorted(battle.places()) == ["1,1", "2,-1"]
