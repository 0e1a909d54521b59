"""RULES 4: the order of monsters, their attacks and other actions, and bosses."""

import pytest

from questhall.games.gloomhaven.printed.monsters import Rank
from questhall.games.gloomhaven.rules.attack.conditions import give
from questhall.games.gloomhaven.rules.attack.damage import die
from questhall.games.gloomhaven.rules.cards.active_area import retaliate_of, shield_of
from questhall.games.gloomhaven.rules.movement.rooms import types_on_map
from questhall.games.gloomhaven.state.figures import CONDITIONS, Condition, Figure

from ...marks import example, rule
from .battle import Battle


def party(**places: str) -> Battle:
    return Battle(brute=places.get("brute", "0,0"), tinkerer=places.get("tinkerer", "6,-6"))


# -- general, order ----------------------------------------------------------------------------


@rule("GH-4.0.1")
def test_monsters_act_by_their_card_without_anybody_deciding() -> None:
    battle = party()
    guard = battle.monster("bandit_guard", "4,0")
    battle.reveal(guard, ["move(0)", "attack(1)"], initiative=50)
    battle.line_up(20, 80)
    assert battle.order() == [battle.figure(0).id, guard.id, battle.figure(1).id]
    assert battle.place(guard) == "1,0"
    assert battle.figure().hp == 7


@rule("GH-4.0.2")
def test_actions_are_performed_in_printed_order_by_all_of_the_type() -> None:
    for do, hp in ((["attack(0)", "move(0)"], 10), (["move(0)", "attack(0)"], 6)):
        battle = party()
        guards = [battle.monster("bandit_guard", place) for place in ("3,0", "-3,0")]
        battle.reveal(guards[0], do)
        battle.line_up(98, 99)
        battle.next_turn()
        battle.next_turn()
        assert [guard.acted for guard in guards] == [1, 1]
        assert battle.figure().hp == hp
        assert sorted(battle.place(guard) for guard in guards) == ["-1,0", "1,0"]


@rule("GH-4.0.3")
def test_without_a_move_or_an_attack_on_the_card_there_is_none() -> None:
    battle = party()
    near, far = battle.monster("bandit_guard", "1,0"), battle.monster("bandit_guard", "-3,0")
    battle.acts(far, ["attack(0)"])
    battle.acts(near, ["move(0)"])
    battle.acts(near, ["shield(1)"])
    assert battle.place(far) == "-3,0"
    assert battle.figure().hp == 10


@rule("GH-4.0.4", "GH-4.6.1")
@pytest.mark.parametrize(("elite", "attack", "move"), [(False, 2, 3), (True, 3, 2)])
def test_elites_use_their_own_values(elite: bool, attack: int, move: int) -> None:
    battle = party()
    guard = battle.monster("bandit_guard", "1,0", elite=elite)
    assert guard.max_hp == (9 if elite else 6)
    for plus in (-1, 0, 2):
        battle.figure().hp = 10
        battle.acts(guard, [f"attack({plus})"])
        assert battle.figure().hp == 10 - attack - plus
    far = battle.monster("bandit_guard", "-6,0", elite=elite)
    battle.acts(far, ["move(1)"])
    distances = battle.scene.board.distances(battle.figure().cell)
    assert distances[far.cell] == 6 - move - 1


@rule("GH-4.1.1")
@example("GH-EX-18")
def test_elites_act_first_then_normals_by_number() -> None:
    battle = party(brute="-6,6")
    figures: list[Figure] = []
    for place, number, elite in (
        ("0,0", 4, False),
        ("2,0", 3, True),
        ("0,2", 1, False),
        ("-2,0", 2, True),
    ):
        figure = battle.monster("bandit_guard", place, elite=elite)
        figure.number = number
        figures.append(figure)
    battle.reveal(figures[0], ["shield(1)"])
    battle.line_up(10, 11)
    acted = [battle.scene.figures[each] for each in battle.order()]
    assert [figure.number for figure in acted if figure.kind == 1] == [2, 3, 1, 4]


@rule("GH-4.1.2")
def test_a_monster_finishes_its_whole_turn_before_the_next_begins() -> None:
    battle = party()
    first = battle.monster("bandit_guard", "2,0", elite=True)
    second = battle.monster("bandit_guard", "-2,0")
    battle.give(first, "muddle")
    battle.reveal(first, ["move(0)", "attack(0)", "shield(1)"])
    battle.line_up(98, 99)
    battle.next_turn()
    assert battle.place(first) == "1,0"
    assert battle.figure().hp == 7
    assert first.shield == 1
    assert battle.conditions(first) == []
    assert (battle.place(second), second.shield) == ("-2,0", 0)


@rule("GH-4.3.11")
def test_other_actions_do_not_influence_the_move() -> None:
    """It moves to its focus although the ally that it will heal is the other way."""
    battle = party()
    shaman = battle.monster("cultist", "3,0", hp=20)
    ally = battle.monster("bandit_guard", "5,0", hp=20)
    ally.hp = 3
    battle.acts(shaman, ["move(0)", "heal(3, range=3)"])
    assert battle.place(shaman) == "1,0"
    assert ally.hp == 3
    battle.acts(shaman, ["move(0)", "heal(3, range=4)"])
    assert battle.place(shaman) == "1,0"
    assert ally.hp == 6


# -- attacks -----------------------------------------------------------------------------------


@rule("GH-4.6.4")
def test_the_range_is_that_of_the_stat_card_unless_the_card_gives_one() -> None:
    battle = party()
    archer = battle.monster("bandit_archer", "4,0")
    assert battle.scene.stats(archer).range == 4
    battle.acts(archer, ["attack(0)"])
    assert battle.figure().hp == 8
    battle.acts(archer, ["attack(0, range=3)"])
    battle.acts(archer, ["attack(0, range_plus=-1)"])
    assert battle.figure().hp == 8
    far = battle.monster("bandit_archer", "-5,0")
    battle.acts(far, ["attack(0, range_plus=1)"])
    assert battle.figure().hp == 6
    guard = battle.monster("bandit_guard", "0,2")
    battle.acts(guard, ["attack(0)"])
    assert battle.figure().hp == 6
    battle.acts(guard, ["attack(0, range=2)"])
    assert battle.figure().hp == 4


@rule("GH-4.6.4", "GH-4.2.2")
def test_an_attack_on_all_adjacent_enemies_reaches_no_farther() -> None:
    battle = Battle(brute="3,0", tinkerer="6,-6")
    demon = battle.monster("flame_demon", "0,0")
    assert battle.scene.stats(demon).range == 3
    battle.acts(demon, ["attack(0, each(enemy(adjacent)))"])
    assert battle.figure().hp == 10
    battle.acts(demon, ["move(-1)", "attack(0, each(enemy(adjacent)))"])
    assert (battle.place(demon), battle.figure().hp) == ("2,0", 8)


@rule("GH-4.6.3", "GH-1.5.4")
@pytest.mark.parametrize(
    ("type", "do", "hp"),
    [
        ("bandit_guard", ["attack(0)", "attack(0)"], 8),
        ("bandit_guard", ["attack(0)", "move(0)", "attack(0)"], 8),
        ("living_bones", ["attack(0, all_at_one)"], 9),
    ],
)
def test_a_monster_whose_focus_dies_focuses_anew(type: str, do: list[str], hp: int) -> None:
    battle = party(brute="-1,0")
    monster = battle.monster(type, "0,0")
    decoy = battle.summon("decoy", "1,0")
    decoy.hp = 1
    battle.acts(monster, do)
    assert decoy.gone
    assert (battle.place(monster), battle.figure().hp) == ("0,0", hp)


@rule("GH-4.6.3", "GH-1.5.4")
def test_a_monster_whose_focus_died_moves_toward_the_next() -> None:
    battle = party(brute="-4,0")
    guard = battle.monster("bandit_guard", "0,0")
    battle.summon("decoy", "1,0").hp = 1
    battle.acts(guard, ["attack(0)", "move(0)"])
    assert battle.place(guard) == "-3,0"


@rule("GH-4.6.3", "GH-4.2.12")
def test_a_monster_whose_last_enemy_died_goes_on_without_a_focus() -> None:
    battle = party(brute="-4,0")
    guard = battle.monster("bandit_guard", "0,0")
    battle.summon("decoy", "1,0").hp = 1
    for seat in (0, 1):
        battle.give(battle.figure(seat), "invisible")
    battle.acts(guard, ["attack(0)", "move(0)", "attack(0)", "shield(1)"])
    assert (battle.place(guard), shield_of(battle.scene, guard)) == ("0,0", 1)


@rule("GH-4.6.5")
def test_an_attack_of_a_monster_is_resolved_like_any_other() -> None:
    battle = party()
    guard = battle.monster("bandit_guard", "1,0")
    battle.give(battle.figure(), "poison")
    battle.figure().shield = 1
    battle.monsters_draw("critical")
    hero_cards = len(battle.hero().deck.draw)
    battle.acts(guard, ["attack(-1)"])
    assert battle.figure().hp == 10 - ((1 + 1) * 2 - 1)
    assert len(battle.scene.monster_deck.discard) == 1
    assert len(battle.hero().deck.draw) == hero_cards


@rule("GH-4.6.5")
def test_properties_of_the_stat_card_belong_to_all_attacks() -> None:
    """An elite City Archer of level 1 has PIERCE 1 and Shield 1."""
    battle = party()
    archer = battle.monster("city_archer", "2,0", elite=True)
    battle.figure().shield = 2
    battle.acts(archer, ["attack(0)"])
    assert battle.figure().hp == 10 - (3 - 1)
    battle.attack(battle.figure(), archer, 3, range=3)
    assert archer.hp == archer.max_hp - 2


@rule("GH-4.6.6")
@pytest.mark.parametrize(
    ("condition", "place", "damage"),
    [("strengthen", "2,0", 3), ("muddle", "2,0", 1), ("poison", "1,0", 1), ("poison", "2,0", 1)],
)
def test_monsters_have_advantage_and_disadvantage(condition: str, place: str, damage: int) -> None:
    battle = party()
    archer = battle.monster("bandit_archer", place)
    battle.give(archer, condition)
    battle.monsters_draw("minus_1", "plus_1")
    battle.acts(archer, ["attack(0)"])
    assert battle.figure().hp == 10 - damage
    cards = 1 if (condition, place) == ("poison", "2,0") else 2
    assert len(battle.scene.monster_deck.discard) == cards


@rule("GH-4.6.7")
def test_monsters_skip_nothing_and_the_players_choose_the_hexes() -> None:
    battle = party()
    guard = battle.monster("bandit_guard", "1,0")
    battle.acts_up_to(guard, ["attack(0, poison, wound, push(1))"])
    assert battle.prompt == "push"
    assert battle.seats == [0, 1]
    assert {option.verb for option in battle.options} == {"push"}
    assert sorted(battle.places()) == ["-1,0", "-1,1", "0,-1"]
    battle.choose("-1,1")
    assert battle.place(battle.figure()) == "-1,1"
    assert battle.conditions(battle.figure()) == ["poison", "wound"]


# -- heal, summon, loot ------------------------------------------------------------------------


@rule("GH-4.7.1")
@example("GH-EX-187")
def test_a_heal_goes_to_whoever_has_lost_the_most() -> None:
    battle = party()
    shaman = battle.monster("inox_shaman", "3,0", hp=20)
    one = battle.monster("bandit_guard", "4,0", hp=20)
    two = battle.monster("bandit_guard", "5,0", hp=20)
    far = battle.monster("bandit_guard", "-3,0", hp=20)
    shaman.hp, one.hp, two.hp, far.hp = 19, 16, 14, 1
    battle.acts(shaman, ["heal(3, range=3)"])
    assert [figure.hp for figure in (shaman, one, two, far)] == [19, 16, 17, 1]
    shaman.hp = 10
    battle.acts(shaman, ["heal(3, range=3)"])
    assert shaman.hp == 13
    assert battle.figure().hp == 10


@rule("GH-4.7.1")
def test_players_choose_between_equally_hurt_figures() -> None:
    battle = party()
    shaman = battle.monster("inox_shaman", "3,0", hp=20)
    others = [battle.monster("bandit_guard", place, hp=20) for place in ("4,0", "5,0")]
    for figure in others:
        figure.hp = 10
    battle.acts_up_to(shaman, ["heal(3, range=3)"])
    assert battle.seats == [0, 1]
    assert battle.targets() == others
    battle.choose(others[1])
    assert [figure.hp for figure in others] == [10, 13]


@rule("GH-4.7.2", "GH-4.7.3", "GH-4.7.5")
@example("GH-EX-188")
def test_a_cultist_summons_bones_as_near_to_an_enemy_as_possible() -> None:
    battle = party()
    cultist = battle.monster("cultist", "3,0")
    battle.coin("2,0")
    battle.tile("obstacle", "2,1")
    battle.reveal(cultist, ["summon(living_bones, normal)"], initiative=10)
    battle.line_up(98, 99)
    battle.next_turn()
    bones = battle.scene.figures[-1]
    assert battle.scene.types[bones.type].kind.key == "living_bones"
    assert bones.rank == Rank.NORMAL
    assert battle.place(bones) == "3,-1"
    acted = battle.order()
    assert bones.id not in acted
    battle.end_round()
    battle.reveal(cultist, ["shield(1)"], initiative=20)
    battle.reveal(bones, ["shield(1)"], initiative=30)
    battle.line_up(98, 99)
    assert bones.id in battle.order()
    battle.hurt(bones, 20)
    assert battle.scene.coins[bones.cell] == 0


@rule("GH-4.7.2")
def test_summoned_monsters_have_the_rank_of_the_card() -> None:
    battle = party()
    cultist = battle.monster("cultist", "1,0")
    battle.acts_up_to(cultist, ["summon(living_bones, elite)"])
    while battle.decision is not None:
        battle.choose(battle.offered[0])
    bones = battle.scene.figures[-1]
    assert bones.rank == Rank.ELITE
    assert bones.max_hp == 6


@rule("GH-4.7.4")
def test_without_an_empty_hex_nothing_is_summoned() -> None:
    battle = party()
    cultist = battle.monster("cultist", "3,0")
    for place in ("2,0", "2,1", "3,1", "4,0", "4,-1"):
        battle.tile("difficult", place)
    battle.coin("3,-1")
    count = len(battle.scene.figures)
    battle.acts(cultist, ["summon(living_bones, normal)"])
    assert len(battle.scene.figures) == count


@rule("GH-4.7.4", "GH-4.7.6")
def test_without_a_standee_nothing_is_summoned() -> None:
    battle = party()
    cultist = battle.monster("cultist", "5,0")
    kind = battle.scene.types[2]
    assert (kind.kind.key, kind.kind.standees) == ("living_bones", 10)
    row = [f"{q},{r}" for r in (-3, 3) for q in (-2, -1, 0, 1, 2)]
    bones = [battle.monster("living_bones", place) for place in row]
    assert sorted(figure.number for figure in bones) == list(range(1, 11))
    count = len(battle.scene.figures)
    battle.acts(cultist, ["summon(living_bones, normal)"])
    assert len(battle.scene.figures) == count
    battle.run(die(battle.scene, bones[4]))
    battle.acts_up_to(cultist, ["summon(living_bones, normal)"])
    while battle.decision is not None:
        battle.choose(battle.offered[0])
    assert battle.scene.figures[-1].number == bones[4].number


@rule("GH-4.7.7")
@example("GH-EX-186")
def test_bonus_properties_begin_with_the_turn_and_end_with_the_round() -> None:
    battle = party()
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.reveal(guard, ["shield(1)", "retaliate(2)"], initiative=15)
    battle.attack(battle.figure(), guard, 3)
    assert (guard.hp, battle.figure().hp) == (17, 10)
    battle.line_up(98, 99)
    battle.next_turn()
    battle.attack(battle.figure(), guard, 3)
    assert (guard.hp, battle.figure().hp) == (15, 8)
    battle.end_round()
    battle.attack(battle.figure(), guard, 3)
    assert (guard.hp, battle.figure().hp) == (12, 8)


@rule("GH-4.7.8", "GH-4.7.9")
@example("GH-EX-189")
def test_a_monster_loots_coins_but_no_treasure() -> None:
    battle = party()
    guard = battle.monster("bandit_guard", "3,0")
    battle.coin("4,0", 2)
    battle.coin("3,0")
    battle.coin("5,0")
    treasure = battle.treasure("3,1")
    battle.acts(guard, ["loot(1)"])
    coins = {place: battle.scene.coins[battle.cell(place)] for place in ("3,0", "4,0", "5,0")}
    assert coins == {"3,0": 0, "4,0": 0, "5,0": 1}
    assert battle.scene.tile(battle.cell("3,1")) is treasure
    battle.hurt(guard, 20)
    assert battle.scene.coins[battle.cell("3,0")] == 1


@rule("GH-4.7.8")
def test_monsters_do_not_loot_at_the_end_of_their_turns() -> None:
    battle = party()
    guard = battle.monster("bandit_guard", "3,0")
    battle.coin("3,0")
    battle.acts(guard, [])
    assert battle.scene.coins[battle.cell("3,0")] == 1


@rule("GH-4.7.10")
@example("GH-EX-217")
def test_a_stunned_guard_gains_nothing_and_loses_nothing() -> None:
    battle = party()
    before = battle.monster("bandit_guard", "1,0", elite=True)
    after = battle.monster("bandit_guard", "0,1", elite=True)
    battle.give(before, "stun")
    for guard in (before, after):
        battle.acts(guard, ["shield(1)", "retaliate(2)"])
    give(battle.scene, after, Condition.STUN)
    assert [shield_of(battle.scene, guard) for guard in (before, after)] == [1, 2]
    assert [retaliate_of(battle.scene, guard, 1) for guard in (before, after)] == [0, 2]


# -- bosses ------------------------------------------------------------------------------------


@rule("GH-4.9.1")
def test_all_bosses_share_one_deck() -> None:
    battle = party()
    commander = battle.monster("bandit_commander", "3,0")
    drake = battle.monster("elder_drake", "-3,0")
    types = [battle.scene.types[figure.type] for figure in (commander, drake)]
    assert types[0].deck == types[1].deck
    assert battle.scene.decks[types[0].deck].kind.key == "deck_boss"
    assert types[0].kind is not types[1].kind
    assert sorted(types_on_map(battle.scene)) == sorted([commander.type, drake.type])


@rule("GH-4.9.2", "GH-7.1.10")
@pytest.mark.parametrize("ranks", ["normal", "elite", "normal_or_elite"])
def test_a_boss_is_neither_normal_nor_elite(ranks: str) -> None:
    battle = party()
    boss = battle.monster("bandit_commander", "1,0")
    assert boss.rank == Rank.BOSS
    battle.use(f"kill(enemy(adjacent, {ranks}))")
    assert not boss.gone
    guard = battle.monster("bandit_guard", "0,1", elite=ranks == "elite")
    battle.use(f"kill(enemy(adjacent, {ranks}))", guard)
    assert guard.gone


@rule("GH-4.9.3")
def test_a_special_ability_is_that_of_the_stat_card() -> None:
    battle = party()
    drake = battle.monster("elder_drake", "2,0")
    battle.acts(drake, ["special(1)"])
    assert battle.figure().hp == 10 - battle.scene.stats(drake).attack
    commander = battle.monster("bandit_commander", "4,0")
    battle.acts_up_to(commander, ["special(2)"])
    while battle.decision is not None:
        battle.choose(battle.offered[0])
    bones = battle.scene.figures[-1]
    assert battle.scene.types[bones.type].kind.key == "living_bones"


@rule("GH-4.9.4")
def test_values_of_a_boss_depend_on_the_number_of_characters() -> None:
    for battle, hit_points in (
        (Battle(brute="0,0", tinkerer="1,0"), 20),
        (Battle(brute="0,0", tinkerer="1,0", scoundrel="0,1"), 30),
        (Battle(brute="0,0", tinkerer="1,0", scoundrel="0,1", cragheart="1,1"), 40),
    ):
        boss = battle.monster("bandit_commander", "4,0")
        assert boss.hp == hit_points
        battle.hurt(battle.figure(), 20)
        assert battle.scene.stats(boss).hit_points == hit_points


@rule("GH-4.9.5")
def test_a_boss_is_immune_to_what_its_stat_card_names() -> None:
    battle = party()
    commander = battle.monster("bandit_commander", "1,0")
    for condition in ("stun", "immobilize", "curse"):
        assert not give(battle.scene, commander, CONDITIONS.index(condition))
    assert give(battle.scene, commander, Condition.POISON)
    battle.use("attack(1, push(1))", commander, "push@2,0")
    assert battle.place(commander) == "2,0"
    drake = battle.monster("elder_drake", "-1,0")
    battle.use("attack(1, push(1), poison)", drake)
    assert battle.place(drake) == "-1,0"
    assert battle.conditions(drake) == []
