"""The Mindthief's cards, half by half; its augments are in test_mindthief_augments."""

from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.rules.monsters.acting import take_monster_turn, take_summon_turn
from questhall.games.gloomhaven.setup.characters import Character, modifier_deck
from questhall.games.gloomhaven.state.figures import Figure
from tests.gloomhaven.bench import BOTTOM, TOP, Bench

MINDTHIEF = library().class_named("mindthief")


def summoned(bench: Bench) -> Figure:
    return bench.scene.figures[-1]


def test_the_class_is_complete() -> None:
    levels = [card.level for card in MINDTHIEF.cards]
    assert levels == [1] * 10 + [0] * 3 + [level for level in range(2, 10) for _ in range(2)]
    assert [card.number for card in MINDTHIEF.cards] == list(range(146, 175))
    assert MINDTHIEF.hand == 10
    assert MINDTHIEF.hit_points == [6, 7, 8, 9, 10, 11, 12, 13, 14]
    assert sum(perk.boxes for perk in MINDTHIEF.perks) == 15


def test_all_perks_together() -> None:
    character = Character(MINDTHIEF, 9)
    for number, perk in enumerate(MINDTHIEF.perks):
        character.perks.extend([number] * perk.boxes)
    deck = modifier_deck(character)
    plain = [card.value for card in deck if not card.riders and card.kind == 0]
    assert plain.count(-1) == 1
    assert plain.count(-2) == 0
    assert plain.count(0) == 6 - 4 + 1
    assert plain.count(1) == 5 - 2 + 4
    assert plain.count(2) == 1 + 2
    assert len([card for card in deck if card.rolling]) == 4 + 3 + 3 + 2 + 1 + 2
    assert [perk.ignores_scenario for perk in MINDTHIEF.perks].count(True) == 1


def test_submissive_affliction_counts_negative_conditions() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    bench.give(guard, "wound", "muddle", "strengthen")
    bench.play("submissive_affliction", TOP, guard)
    assert guard.hp == 16
    assert bench.xp() == 1


def test_submissive_affliction_turns_an_enemy_against_another() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "3,0")
    other = bench.monster("bandit_guard", "4,0")
    away = bench.monster("bandit_guard", "6,0")
    bench.open("submissive_affliction", BOTTOM)
    bench.choose(guard)
    assert bench.targets() == [other]
    bench.choose(other)
    assert other.hp == 4
    assert away.hp == 6
    assert not guard.turncoat
    assert bench.scene.acting == bench.figure().id


def test_submissive_affliction_keeps_the_range_of_the_enemy() -> None:
    bench = Bench(mindthief="0,0")
    archer = bench.monster("bandit_archer", "1,0")
    guard = bench.monster("bandit_guard", "5,0")
    bench.rig_monsters("plus_1")
    bench.play("submissive_affliction", BOTTOM, archer, guard)
    assert guard.hp == 3


def test_into_the_night() -> None:
    bench = Bench(mindthief="0,0")
    bench.coin("1,0", 2)
    bench.play("into_the_night", TOP, "loot")
    assert bench.hero().coins == 2
    assert bench.charged() == ["dark"]
    bench.play("into_the_night", BOTTOM)
    assert bench.conditions(bench.figure()) == ["invisible"]


def test_fearsome_blade_pushes() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.play("fearsome_blade", TOP, guard, "2,0", "3,0", "4,0")
    assert bench.place(guard) == "4,0"
    assert bench.xp() == 1


def test_gnawing_horde_poisons() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "2,0")
    card = bench.play("gnawing_horde", TOP, "summon@1,0")
    rats = summoned(bench)
    assert [rats.hp, bench.place(rats)] == [6, "1,0"]
    assert bench.pile_of(card) == "active"
    bench.scene.round += 1
    bench.summon_turn(rats)
    assert guard.hp == 4
    assert bench.conditions(guard) == ["poison"]
    bench.hurt(rats, 6)
    assert bench.pile_of(card) == "lost"
    assert bench.xp() == 2


def test_perverse_edge_is_worth_conditions() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    bench.give(guard, "wound", "muddle")
    card = bench.play("perverse_edge", TOP, guard)
    assert guard.hp == 13
    assert bench.xp() == 2
    assert bench.pile_of(card) == "lost"


def test_perverse_edge_stuns() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "2,0")
    bench.play("perverse_edge", BOTTOM, guard)
    assert guard.hp == 5
    assert bench.conditions(guard) == ["stun"]
    assert bench.charged() == ["ice"]


def test_empathetic_assault() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "5,0")
    bench.play("empathetic_assault", TOP, guard)
    assert guard.hp == 2
    assert bench.conditions(guard) == ["disarm"]
    bench.figure().hp = 1
    bench.play("empathetic_assault", BOTTOM, "stay")
    assert bench.figure().hp == 3


def test_possession_lets_an_ally_attack() -> None:
    bench = Bench(mindthief="0,0", brute="1,0")
    guard = bench.monster("bandit_guard", "2,0", hp=20)
    bench.rig("plus_1", seat=1)
    bench.play("possession", TOP, bench.figure(1), guard)
    assert guard.hp == 13
    assert bench.xp() == 2
    assert bench.xp(1) == 0


def test_possession_of_a_summon_is_a_melee_attack_of_that_value() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "2,0", hp=20)
    bench.play("gnawing_horde", TOP, "summon@1,0")
    rats = summoned(bench)
    bench.play("possession", TOP, rats, guard)
    assert guard.hp == 14
    assert bench.conditions(guard) == ["poison"]


def test_possession_lets_an_ally_move() -> None:
    bench = Bench(mindthief="0,0", brute="3,0")
    bench.open("possession", BOTTOM)
    bench.choose(bench.figure(1))
    assert bench.seats == [1]
    bench.choose("move@6,0")
    assert bench.place(bench.figure(1)) == "6,0"


def test_frigid_apparition_stuns_for_ice() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.element("ice")
    bench.play("frigid_apparition", TOP, "use", guard)
    assert bench.conditions(guard) == ["stun"]
    assert bench.xp() == 1


def test_frigid_apparition_stuns_one_adjacent() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "2,0")
    bench.play("frigid_apparition", BOTTOM, "move@1,0", guard)
    assert bench.conditions(guard) == ["stun"]
    assert bench.xp() == 1


def test_wretched_creature_curses_for_dark() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    before = len(bench.scene.monster_deck.draw)
    bench.element("dark")
    bench.play("wretched_creature", BOTTOM, "stay", "use", guard)
    assert len(bench.scene.monster_deck.draw) == before + 1


def test_wretched_creature_summons_a_rat() -> None:
    bench = Bench(mindthief="0,0")
    bench.monster("bandit_guard", "4,0")
    bench.play("wretched_creature", TOP, "summon@1,0")
    rat = summoned(bench)
    assert rat.hp == 4
    bench.scene.round += 1
    bench.start(take_summon_turn(bench.scene, rat))
    assert bench.place(rat) == "3,0"


def test_hostile_takeover_turns_an_enemy_for_its_turn() -> None:
    bench = Bench(mindthief="0,0", brute="4,-1")
    guard = bench.monster("bandit_guard", "3,0")
    other = bench.monster("bandit_guard", "4,0", hp=20)
    card = bench.play("hostile_takeover", BOTTOM, guard)
    assert bench.scene.are_enemies(guard, bench.figure(1))
    assert not bench.scene.are_enemies(guard, other)
    reveal_attack(bench, guard)
    bench.monster_turn(guard)
    assert other.hp == 18
    assert bench.figure(1).hp == 10
    assert bench.pile_of(card) == "active"
    bench.end_round()
    assert bench.pile_of(card) == "lost"
    assert not guard.turncoat


def test_domination_leads_an_enemy_through_its_turn() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "3,0")
    near = bench.monster("bandit_guard", "4,0", hp=20)
    far = bench.monster("bandit_archer", "3,3")
    bench.play("domination", BOTTOM, guard)
    reveal_attack(bench, guard)
    bench.start(take_monster_turn(bench.scene, guard))
    assert bench.seats == [0]
    bench.choose("move@3,2")
    assert bench.targets() == [far]
    bench.choose(far)
    assert far.hp == 3
    assert near.hp == 20
    assert bench.xp() == 2


def reveal_attack(bench: Bench, figure: Figure) -> None:
    """The monster's type has a plain Move +0, Attack +0 this round."""
    deck = bench.scene.decks[bench.scene.types[figure.type].deck]
    for card in deck.kind.cards:
        if card.texts == ["move(0)", "attack(0)"]:
            deck.revealed = bench.scene.new_card(card)
            return
    raise LookupError(deck.kind.key)


def test_brain_leech() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "4,0")
    bench.figure().hp = 1
    bench.play("brain_leech", TOP, guard)
    assert guard.hp == 2
    assert bench.figure().hp == 5
    assert bench.charged() == ["dark"]
    bench.play("brain_leech", BOTTOM)
    assert bench.conditions(bench.figure()) == ["strengthen"]


def test_pilfer_gains_a_coin_for_each_adjacent_enemy() -> None:
    bench = Bench(mindthief="0,0")
    bench.monster("bandit_guard", "1,0")
    bench.monster("bandit_guard", "0,1")
    bench.monster("bandit_guard", "3,0")
    bench.coin("-1,0")
    bench.play("pilfer", TOP, "loot")
    assert bench.hero().coins == 3


def test_pilfer_attacks_twice() -> None:
    bench = Bench(mindthief="0,0")
    one = bench.monster("bandit_guard", "1,0")
    other = bench.monster("bandit_guard", "-3,0")
    card = bench.play("pilfer", BOTTOM, one, "move@-2,0", other)
    assert [one.hp, other.hp] == [4, 4]
    assert bench.xp() == 2
    assert bench.pile_of(card) == "lost"


def test_cranium_overload_hurts_those_around_the_victim() -> None:
    bench = Bench(mindthief="0,0")
    victim = bench.monster("bandit_guard", "3,0", hp=20)
    elite = bench.monster("bandit_guard", "3,1", elite=True, hp=20)
    beside = bench.monster("bandit_guard", "4,0")
    away = bench.monster("bandit_guard", "-2,0")
    bench.open("cranium_overload", TOP)
    assert elite not in bench.targets()
    bench.choose(victim)
    bench.choose(elite)
    assert victim.gone
    assert [elite.hp, beside.hp, away.hp] == [19, 4, 6]  # it has Shield 1
    assert bench.xp() == 2


def test_corrupting_embrace_may_hit_the_same_enemy_twice() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.play("corrupting_embrace", TOP, guard, guard)
    assert guard.hp == 6 - 1 - 2
    assert sorted(bench.conditions(guard)) == ["muddle", "poison"]


def test_corrupting_embrace_poisons_those_jumped_over() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.play("corrupting_embrace", BOTTOM, "step@1,0", "step@2,0", "stay")
    assert bench.conditions(guard) == ["poison"]
    assert bench.charged() == ["dark"]


def test_dark_frenzy_uses_both_elements() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    bench.element("ice")
    bench.element("dark")
    bench.play("dark_frenzy", TOP, "use", "use", guard)
    assert guard.hp == 14
    assert bench.xp() == 2


def test_shared_nightmare_poisons_and_curses_for_dark() -> None:
    bench = Bench(mindthief="0,0")
    one = bench.monster("bandit_guard", "3,0")
    other = bench.monster("bandit_guard", "0,3")
    before = len(bench.scene.monster_deck.draw)
    bench.element("dark")
    bench.play("shared_nightmare", TOP, "use", one, other)
    assert [one.hp, other.hp] == [3, 3]
    assert bench.conditions(one) == ["poison"]
    assert len(bench.scene.monster_deck.draw) == before + 2
    assert bench.charged() == ["ice"]


def test_shared_nightmare_shields_for_ice() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "3,0")
    bench.element("ice")
    card = bench.play("shared_nightmare", BOTTOM, "move@2,0", "use")
    bench.attack(guard, bench.figure(), 2)
    assert bench.figure().hp == 5
    assert bench.xp() == 1
    assert bench.pile_of(card) == "active"
    bench.end_round()
    assert bench.pile_of(card) == "discard"


def test_shared_nightmare_without_ice_is_put_away() -> None:
    bench = Bench(mindthief="0,0")
    card = bench.play("shared_nightmare", BOTTOM, "move@2,0")
    assert bench.pile_of(card) == "discard"


def test_the_rat_king_bites_with_half_of_its_hit_points() -> None:
    bench = Bench(mindthief="0,0")
    guard = bench.monster("bandit_guard", "2,0", hp=20)
    bench.play("many_as_one", TOP, "summon@1,0")
    king = summoned(bench)
    bench.scene.round += 1
    bench.summon_turn(king)
    assert guard.hp == 15
    king.hp = 4
    bench.summon_turn(king)
    assert guard.hp == 13


def test_many_as_one_makes_allies_strong() -> None:
    bench = Bench(mindthief="0,0", brute="2,0", tinkerer="0,2", scoundrel="5,0")
    guard = bench.monster("bandit_guard", "3,0", hp=20)
    other = bench.monster("bandit_guard", "6,0")
    card = bench.play("many_as_one", BOTTOM)
    bench.attack(bench.figure(1), guard, 1)
    assert guard.hp == 17
    bench.attack(bench.figure(3), other, 1)
    assert other.hp == 5
    bench.attack(bench.figure(0), guard, 1)
    assert guard.hp == 16
    bench.end_round()
    assert bench.pile_of(card) == "lost"
    bench.attack(bench.figure(1), guard, 1)
    assert guard.hp == 15


def test_a_dying_rat_does_not_end_the_swarm() -> None:
    bench = Bench(mindthief="0,0", brute="2,0")
    guard = bench.monster("bandit_guard", "3,0", hp=20)
    rats_card = bench.play("gnawing_horde", TOP, "summon@1,0")
    rats = summoned(bench)
    card = bench.play("many_as_one", BOTTOM)
    bench.hurt(rats, 6)
    assert bench.pile_of(rats_card) == "lost"
    assert bench.pile_of(card) == "active"
    bench.attack(bench.figure(1), guard, 1)
    assert guard.hp == 17
