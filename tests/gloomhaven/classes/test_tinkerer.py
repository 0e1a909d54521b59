"""The Tinkerer: perks and cards of levels 1 and X, half by half."""

from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.setup.characters import Character, modifier_deck
from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.marks import rule

TINKERER = library().class_named("tinkerer")


def test_the_class() -> None:
    assert [card.number for card in TINKERER.cards] == list(range(30, 61))
    assert TINKERER.hit_points == [8, 9, 11, 12, 14, 15, 17, 18, 20]


def test_all_perks_together() -> None:
    character = Character(TINKERER, 9)
    for number, perk in enumerate(TINKERER.perks):
        character.perks.extend([number] * perk.boxes)
    deck = modifier_deck(character)
    values = [card.value for card in deck if not card.riders and card.kind == 0]
    assert values.count(-1) == 1
    assert values.count(-2) == 0
    assert values.count(0) == 7
    assert values.count(1) == 7
    assert values.count(3) == 1
    assert len([card for card in deck if card.rolling]) == 2 + 3
    assert len([card for card in deck if card.riders and card.value == 1]) == 6
    assert any(perk.ignores_scenario for perk in TINKERER.perks)


def test_a_healing_card_heals_the_attacker() -> None:
    bench = Bench(tinkerer="0,0")
    bench.figure().hp = 3
    guard = bench.monster("bandit_guard", "3,0")
    bench.rig_perk("heal_self")
    bench.play("enhancement_field", TOP, guard)
    assert guard.hp == 2
    assert bench.figure().hp == 5


def test_a_fire_card_charges_fire() -> None:
    bench = Bench(tinkerer="0,0")
    guard = bench.monster("bandit_guard", "3,0")
    bench.rig_perk("fire")
    bench.play("enhancement_field", TOP, guard)
    assert bench.charged() == ["fire"]


# -- level 1 -----------------------------------------------------------------------


@rule("GH-2.2.15")
def test_proximity_mine_hurts_an_enemy_and_teaches_the_tinkerer() -> None:
    bench = Bench(tinkerer="0,0", brute="0,-2")
    guard = bench.monster("bandit_guard", "2,0", hp=9)
    card = bench.play("proximity_mine", TOP, "make-trap@1,0")
    assert (bench.pile_of(card), bench.xp()) == ("lost", 0)
    bench.play("hook_gun", TOP, guard, "pull@1,0")
    assert guard.hp == 9 - 2 - 6
    assert bench.xp() == 2
    assert bench.scene.tile(bench.cell("1,0")) is None


def test_proximity_mine_teaches_nothing_if_a_friend_springs_it() -> None:
    bench = Bench(tinkerer="0,0", brute="2,0")
    bench.play("proximity_mine", TOP, "make-trap@1,0")
    bench.play("grab_and_go", BOTTOM, "move@1,0", "stay", seat=1)
    assert bench.figure(1).hp == 4
    assert bench.xp(0) == 0


def test_harmless_contraption_brings_a_decoy_that_only_moves() -> None:
    bench = Bench(tinkerer="0,0")
    guard = bench.monster("bandit_guard", "5,0")
    card = bench.play("harmless_contraption", TOP, "summon@1,0")
    decoy = bench.scene.figures[-1]
    assert (decoy.hp, bench.place(decoy)) == (6, "1,0")
    assert (bench.pile_of(card), bench.xp()) == ("active", 2)
    bench.end_round()
    bench.summon_turn(decoy)
    assert bench.place(decoy) == "3,0"
    assert guard.hp == 6
    bench.hurt(decoy, 6)
    assert decoy.gone
    assert bench.pile_of(card) == "lost"


def test_harmless_contraption_heals_at_range() -> None:
    bench = Bench(tinkerer="0,0", brute="3,0")
    bench.figure(1).hp = 5
    bench.play("harmless_contraption", BOTTOM, bench.figure(1))
    assert bench.figure(1).hp == 7


def test_flamethrower_wounds_in_a_fan_and_charges_fire() -> None:
    bench = Bench(tinkerer="0,0")
    burnt = [bench.monster("bandit_guard", place) for place in ("1,-1", "1,0", "2,-1")]
    bench.open("flamethrower", TOP)
    bench.choose(bench.area_over(*burnt))
    bench.choose(burnt[0])
    bench.choose(burnt[1])
    assert [guard.hp for guard in burnt] == [3, 3, 3]
    assert all(bench.conditions(guard) == ["wound"] for guard in burnt)
    assert bench.charged() == ["fire"]
    assert bench.xp() == 2


def test_flamethrower_shields_those_who_stand_close() -> None:
    bench = Bench(tinkerer="0,0", brute="1,0", spellweaver="3,0")
    guard = bench.monster("bandit_guard", "2,0")
    card = bench.play("flamethrower", BOTTOM)
    for seat in range(3):
        bench.attack(guard, bench.figure(seat), 2)
    assert [bench.figure(seat).max_hp - bench.figure(seat).hp for seat in range(3)] == [1, 1, 2]
    bench.end_round()
    assert bench.pile_of(card) == "discard"


def test_hook_gun_pulls() -> None:
    bench = Bench(tinkerer="0,0")
    guard = bench.monster("bandit_guard", "3,0")
    bench.play("hook_gun", TOP, guard, "pull@2,0")
    assert (guard.hp, bench.place(guard)) == (4, "1,0")


def test_hook_gun_loots_two_hexes_around() -> None:
    bench = Bench(tinkerer="0,0")
    bench.coin("2,0")
    bench.coin("3,0")
    card = bench.play("hook_gun", BOTTOM, "loot")
    assert bench.hero().coins == 1
    assert (bench.pile_of(card), bench.xp()) == ("lost", 1)


def test_ink_bomb_hits_a_triangle_for_experience() -> None:
    bench = Bench(tinkerer="0,0")
    hit = [bench.monster("bandit_guard", place) for place in ("3,0", "4,0", "4,-1")]
    bench.open("ink_bomb", TOP)
    for choice in (bench.area_over(*hit), hit[0], hit[1]):
        bench.choose(choice)
    assert [guard.hp for guard in hit] == [2, 2, 2]
    assert bench.xp() == 3
    assert bench.charged() == ["dark"]


def test_net_shooter_immobilizes_a_triangle() -> None:
    bench = Bench(tinkerer="0,0")
    guard = bench.monster("bandit_guard", "3,0")
    card = bench.play("net_shooter", TOP, "area")
    assert guard.hp == 3
    assert bench.conditions(guard) == ["immobilize"]
    assert (bench.pile_of(card), bench.xp()) == ("lost", 1)


def test_net_shooter_immobilizes_one_and_gets_away() -> None:
    bench = Bench(tinkerer="0,0")
    one = bench.monster("bandit_guard", "1,0")
    other = bench.monster("bandit_guard", "0,1")
    bench.play("net_shooter", BOTTOM, one, "move@-2,0")
    assert bench.conditions(one) == ["immobilize"]
    assert bench.conditions(other) == []
    assert bench.place(bench.figure()) == "-2,0"


def test_stun_shot_stuns() -> None:
    bench = Bench(tinkerer="0,0")
    guard = bench.monster("bandit_guard", "3,0")
    bench.play("stun_shot", TOP, guard)
    assert guard.hp == 5
    assert bench.conditions(guard) == ["stun"]


def test_reinvigorating_elixir_gives_a_friend_all_its_discards() -> None:
    bench = Bench(tinkerer="0,0", brute="1,0")
    cards = [bench.card(name, 1, "discard") for name in ("trample", "grab_and_go", "skewer")]
    lost = bench.card("shield_bash", 1, "lost")
    card = bench.play("reinvigorating_elixir", BOTTOM, bench.figure(1))
    assert [bench.pile_of(each, 1) for each in cards] == ["hand"] * 3
    assert bench.pile_of(lost, 1) == "lost"
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)


@rule("GH-3.12.12")
def test_reinvigorating_elixir_lets_the_friend_keep_active_cards() -> None:
    bench = Bench(tinkerer="0,0", brute="1,0")
    discarded = bench.card("trample", 1, "discard")
    active = bench.play("shield_bash", BOTTOM, seat=1)
    bench.new_turn(0)
    bench.open("reinvigorating_elixir", BOTTOM)
    bench.choose(bench.figure(1))
    assert bench.pile_of(discarded, 1) == "hand"
    assert (bench.prompt, bench.seats) == ("recover", [1])
    bench.choose("skip")
    assert bench.pile_of(active, 1) == "active"


def test_reinvigorating_elixir_does_nothing_for_summons() -> None:
    bench = Bench(tinkerer="0,0")
    bench.summon("decoy", "1,0")
    bench.play("reinvigorating_elixir", BOTTOM)
    assert bench.xp() == 0


def test_restorative_mist_heals_all_adjacent_allies() -> None:
    bench = Bench(tinkerer="0,0", brute="3,0")
    bench.figure(0).hp = 2
    bench.figure(1).hp = 2
    decoy = bench.summon("decoy", "2,1")
    decoy.hp = 2
    bench.play("restorative_mist", BOTTOM, "move@2,0")
    assert (bench.figure(0).hp, bench.figure(1).hp, decoy.hp) == (2, 3, 3)


def test_energizing_tonic_heals_and_is_lost() -> None:
    bench = Bench(tinkerer="0,0")
    bench.figure().hp = 1
    card = bench.play("energizing_tonic", TOP, bench.figure())
    assert bench.figure().hp == 6
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)


def test_energizing_tonic_moves_six() -> None:
    bench = Bench(tinkerer="0,0")
    card = bench.play("energizing_tonic", BOTTOM, "move@6,0")
    assert (bench.pile_of(card), bench.xp()) == ("lost", 1)


def test_enhancement_field_strengthens_those_who_stood_close() -> None:
    bench = Bench(tinkerer="0,0", brute="1,0", spellweaver="3,0")
    bot = bench.summon("battle_bot", "0,1")
    guard = bench.monster("bandit_guard", "2,0", hp=30)
    bench.play("enhancement_field", BOTTOM)
    taken = []
    for attacker in (bench.figure(0), bench.figure(1), bot, bench.figure(2)):
        before = guard.hp
        bench.attack(attacker, guard, 2)
        taken.append(before - guard.hp)
    assert taken == [3, 3, 3, 2]


def test_a_summon_that_dies_does_not_end_the_enhancement_field() -> None:
    bench = Bench(tinkerer="0,0")
    bot = bench.summon("battle_bot", "0,1")
    card = bench.play("enhancement_field", BOTTOM)
    bench.hurt(bot, 6)
    assert bot.gone
    assert bench.pile_of(card) == "active"


def test_toxic_bolt_poisons_and_charges_earth() -> None:
    bench = Bench(tinkerer="0,0")
    guard = bench.monster("bandit_guard", "3,0")
    bench.play("toxic_bolt", TOP, guard)
    assert guard.hp == 4
    assert bench.conditions(guard) == ["poison"]
    assert bench.charged() == ["earth"]


def test_toxic_bolt_shoots_hard_at_two_hexes() -> None:
    bench = Bench(tinkerer="0,0")
    guard = bench.monster("bandit_guard", "2,0")
    bench.monster("bandit_guard", "3,0")
    card = bench.open("toxic_bolt", BOTTOM)
    assert bench.targets() == [guard]
    bench.choose(guard)
    assert guard.hp == 1
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)


# -- level X -----------------------------------------------------------------------


def test_reviving_shock_attacks_two() -> None:
    bench = Bench(tinkerer="0,0")
    one = bench.monster("bandit_guard", "3,0")
    two = bench.monster("bandit_guard", "0,3")
    bench.play("reviving_shock", TOP, one, two)
    assert (one.hp, two.hp) == (4, 4)


def test_volatile_concoction_lays_a_poison_trap() -> None:
    bench = Bench(tinkerer="0,0")
    guard = bench.monster("bandit_guard", "2,0")
    bench.play("volatile_concoction", TOP, "make-trap@1,0")
    bench.play("hook_gun", TOP, guard, "pull@1,0")
    assert guard.hp == 6 - 2 - 2
    assert bench.conditions(guard) == ["poison"]


def test_volatile_concoction_recovers_one_card() -> None:
    bench = Bench(tinkerer="0,0", brute="2,0")
    one = bench.card("trample", 1, "discard")
    two = bench.card("skewer", 1, "discard")
    bench.play("volatile_concoction", BOTTOM, bench.figure(1), "trample")
    assert bench.pile_of(one, 1) == "hand"
    assert bench.pile_of(two, 1) == "discard"


def test_volatile_concoction_recovers_two_cards_with_ice() -> None:
    bench = Bench(tinkerer="0,0", brute="2,0")
    bench.element("ice")
    one = bench.card("trample", 1, "discard")
    two = bench.card("skewer", 1, "discard")
    bench.card("grab_and_go", 1, "discard")
    bench.play("volatile_concoction", BOTTOM, bench.figure(1), "use", "trample", "skewer")
    assert [bench.pile_of(each, 1) for each in (one, two)] == ["hand", "hand"]
    assert bench.element_of("ice") == 0


def test_potent_potables_strengthens_four_heals() -> None:
    bench = Bench(tinkerer="0,0", brute="1,0")
    card = bench.play("potent_potables", TOP)
    gained = []
    for _ in range(5):
        bench.figure(1).hp = 1
        bench.play("harmless_contraption", BOTTOM, bench.figure(1))
        gained.append((bench.figure(1).hp, bench.xp()))
    assert gained == [(5, 0), (5, 1), (5, 1), (5, 2), (3, 2)]
    assert bench.pile_of(card) == "lost"
