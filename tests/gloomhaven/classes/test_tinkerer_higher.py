"""The Tinkerer's cards of levels 2 to 9, half by half."""

from questhall.games.gloomhaven.rules.cards.recovering import recoverable
from questhall.games.gloomhaven.state.heroes import ItemState
from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.marks import rule


def test_stamina_booster_recovers_a_lost_card() -> None:
    bench = Bench(tinkerer="0,0", brute="3,0")
    lost = bench.card("shield_bash", 1, "lost")
    bench.card("trample", 1, "discard")
    bench.open("stamina_booster", BOTTOM)
    bench.choose(bench.figure(1))
    assert bench.seats == [1]
    bench.choose("shield_bash")
    assert bench.pile_of(lost, 1) == "hand"
    assert bench.xp() == 2


@rule("GH-3.15.2")
def test_stamina_booster_itself_never_comes_back() -> None:
    bench = Bench(brute="0,0", tinkerer="3,0")
    bench.card("stamina_booster", 1, "lost")
    bow = bench.card("crank_bow", 1, "lost")
    assert recoverable(bench.scene, bench.hero(1), True) == [bow]


def test_disorienting_flash_stuns_up_to_two() -> None:
    bench = Bench(tinkerer="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("3,0", "0,3", "-3,0")]
    card = bench.play("disorienting_flash", TOP, guards[0], guards[2])
    assert [bench.conditions(guard) for guard in guards] == [["stun"], [], ["stun"]]
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)


def test_disorienting_flash_may_stop_at_one() -> None:
    bench = Bench(tinkerer="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("3,0", "0,3")]
    bench.play("disorienting_flash", TOP, guards[0], "enough")
    assert [bench.conditions(guard) for guard in guards] == [["stun"], []]


def test_disorienting_flash_muddles_all_adjacent_and_moves() -> None:
    bench = Bench(tinkerer="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("1,0", "0,1", "2,0")]
    bench.play("disorienting_flash", BOTTOM, "move@-2,0")
    assert [bench.conditions(guard) for guard in guards] == [["muddle"], ["muddle"], []]


@rule("GH-2.2.13")
def test_tinkerers_tools_disarm_a_trap() -> None:
    bench = Bench(tinkerer="0,0")
    bench.tile("trap", "1,0", damage=4)
    bench.tile("trap", "2,0", damage=4)
    bench.play("tinkerers_tools", TOP, "disarm-trap@1,0")
    assert bench.scene.tile(bench.cell("1,0")) is None
    assert bench.scene.tile(bench.cell("2,0")) is not None
    assert bench.figure().hp == 8
    assert bench.xp() == 1


def test_tinkerers_tools_lay_a_stun_trap_without_damage() -> None:
    bench = Bench(tinkerer="0,0")
    guard = bench.monster("bandit_guard", "2,0")
    bench.play("tinkerers_tools", BOTTOM, "make-trap@1,0")
    bench.play("hook_gun", TOP, guard, "pull@1,0")
    assert guard.hp == 4
    assert bench.conditions(guard) == ["stun"]


def test_crank_bow_shoots_far() -> None:
    bench = Bench(tinkerer="0,0")
    guard = bench.monster("bandit_guard", "5,0", hp=9)
    card = bench.play("crank_bow", TOP, guard)
    assert guard.hp == 3
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)


def test_dangerous_contraption_brings_a_bot_that_attacks() -> None:
    bench = Bench(tinkerer="0,0")
    guard = bench.monster("bandit_guard", "4,0")
    card = bench.play("dangerous_contraption", TOP, "summon@1,0")
    bot = bench.scene.figures[-1]
    assert (bench.pile_of(card), bench.xp()) == ("active", 2)
    bench.end_round()
    bench.summon_turn(bot)
    assert bench.place(bot) == "3,0"
    assert guard.hp == 4


def test_murderous_contraption_is_faster_and_stronger() -> None:
    bench = Bench(tinkerer="0,0")
    guard = bench.monster("bandit_guard", "5,0")
    bench.play("murderous_contraption", TOP, "summon@1,0")
    bot = bench.scene.figures[-1]
    bench.end_round()
    bench.summon_turn(bot)
    assert bench.place(bot) == "4,0"
    assert guard.hp == 3


def test_micro_bots_move_and_loot_and_are_lost() -> None:
    bench = Bench(tinkerer="0,0")
    bench.coin("4,0")
    card = bench.play("micro_bots", BOTTOM, "move@3,0", "loot")
    assert bench.hero().coins == 1
    assert (bench.pile_of(card), bench.xp()) == ("lost", 0)


def test_noxious_vials_refresh_a_friends_potion() -> None:
    bench = Bench(tinkerer="0,0", brute="1,0")
    potion = bench.item("minor_healing_potion", seat=1)
    boots = bench.item("boots_of_striding", seat=1)
    potion.state = boots.state = ItemState.FLIPPED
    bench.play("noxious_vials", TOP, bench.figure(1))
    assert (potion.state, boots.state) == (ItemState.READY, ItemState.FLIPPED)


def test_noxious_vials_poison_a_triangle() -> None:
    bench = Bench(tinkerer="0,0")
    guard = bench.monster("bandit_guard", "3,0")
    bench.play("noxious_vials", BOTTOM, "area")
    assert guard.hp == 3
    assert bench.conditions(guard) == ["poison"]
    assert bench.xp() == 1


def test_disintegration_beam_kills_the_weak_in_a_line() -> None:
    bench = Bench(tinkerer="0,0")
    weak = bench.monster("bandit_guard", "1,0", hp=5)
    strong = bench.monster("bandit_guard", "2,0", hp=6)
    elite = bench.monster("bandit_guard", "3,0", elite=True, hp=2)
    beside = bench.monster("bandit_guard", "0,1", hp=1)
    bench.open("disintegration_beam", TOP)
    bench.choose(bench.area_over(weak, strong, elite))
    assert [each.gone for each in (weak, strong, elite, beside)] == [True, False, True, False]
    assert strong.hp == 6
    assert bench.xp() == 2


def test_disintegration_beam_moves_and_disarms() -> None:
    bench = Bench(tinkerer="0,0")
    guard = bench.monster("bandit_guard", "3,0")
    bench.play("disintegration_beam", BOTTOM, "move@2,0", guard)
    assert bench.conditions(guard) == ["disarm"]


def test_gas_canister_lays_a_muddling_trap() -> None:
    bench = Bench(tinkerer="0,0")
    guard = bench.monster("bandit_guard", "2,0", hp=9)
    bench.play("gas_canister", TOP, "make-trap@1,0")
    bench.play("hook_gun", TOP, guard, "pull@1,0")
    assert guard.hp == 9 - 2 - 4
    assert bench.conditions(guard) == ["muddle"]


def test_gas_canister_recovers_at_the_end_of_the_next_four_turns() -> None:
    bench = Bench(tinkerer="0,0", brute="3,0")
    for _ in range(5):
        bench.card("trample", 1, "discard")
    card = bench.play("gas_canister", BOTTOM)
    bench.end_turn()
    assert len(bench.hero(1).hand) == 0
    gained = []
    for _ in range(4):
        first = bench.hero(1).discard[0]
        bench.end_turn(bench.figure(1), f"recover:{first}")
        gained.append((len(bench.hero(1).hand), bench.xp()))
    assert gained == [(1, 0), (2, 1), (3, 1), (4, 2)]
    assert bench.pile_of(card) == "lost"
    bench.end_turn()


def test_auto_turret_shoots_at_the_end_of_the_next_five_turns() -> None:
    bench = Bench(tinkerer="0,0")
    guard = bench.monster("bandit_guard", "5,0", hp=20)
    card = bench.play("auto_turret", TOP)
    bench.end_turn()
    assert guard.hp == 20
    gained = []
    for _ in range(5):
        bench.end_turn(guard)
        gained.append((guard.hp, bench.xp()))
    assert gained == [(18, 1), (16, 1), (14, 2), (12, 2), (10, 3)]
    assert bench.pile_of(card) == "lost"


def test_curative_aerosol_moves_and_heals_twice() -> None:
    bench = Bench(tinkerer="0,0", brute="3,0")
    bench.figure(0).hp = 3
    bench.figure(1).hp = 3
    bench.play("curative_aerosol", TOP, "move@2,0", bench.figure(1), "move@0,0", bench.figure(0))
    assert (bench.figure(0).hp, bench.figure(1).hp) == (5, 5)


def test_curative_aerosol_heals_two() -> None:
    bench = Bench(tinkerer="0,0", brute="3,0")
    bench.figure(0).hp = 3
    bench.figure(1).hp = 3
    card = bench.play("curative_aerosol", BOTTOM, bench.figure(0), bench.figure(1))
    assert (bench.figure(0).hp, bench.figure(1).hp) == (7, 7)
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)


def test_jet_propulsion_moves_summons_two_farther_than_they_walk() -> None:
    bench = Bench(tinkerer="0,0", spellweaver="0,-3")
    decoy = bench.summon("decoy", "1,0")
    kill_bot = bench.summon("kill_bot", "0,2", seat=1)
    far = bench.summon("battle_bot", "-4,0")
    bench.open("jet_propulsion", TOP)
    assert bench.targets() == [decoy, kill_bot]
    bench.choose(decoy)
    assert (bench.decision and bench.decision.amount, bench.seats) == (4, [0])
    bench.choose("move@5,0")
    assert (bench.decision and bench.decision.amount, bench.seats) == (5, [0])
    bench.choose("move@-5,2")
    assert (bench.place(decoy), bench.place(kill_bot)) == ("5,0", "-5,2")
    assert bench.place(far) == "-4,0"


def test_jet_propulsion_jumps_over_enemies() -> None:
    bench = Bench(tinkerer="0,0")
    for place in ("1,0", "2,0"):
        bench.monster("bandit_guard", place)
    card = bench.play("jet_propulsion", BOTTOM, "move@3,0")
    assert bench.place(bench.figure()) == "3,0"
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)


@rule("GH-3.3.6")
def test_harsh_stimulants_hurt_the_tinkerer() -> None:
    bench = Bench(tinkerer="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=12)
    card = bench.play("harsh_stimulants", TOP, guard)
    assert guard.hp == 3
    assert bench.figure().hp == 6
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)


def test_harsh_stimulants_drive_the_allies() -> None:
    bench = Bench(tinkerer="0,0", brute="1,0")
    guard = bench.monster("bandit_guard", "2,0", hp=20)
    bench.play("harsh_stimulants", BOTTOM)
    assert (bench.figure(0).hp, bench.figure(1).hp) == (8, 8)
    bench.attack(bench.figure(1), guard, 3)
    assert guard.hp == 15
    bench.attack(bench.figure(0), guard, 3)
    assert guard.hp == 12


def test_harsh_stimulants_without_allies_drive_nobody() -> None:
    bench = Bench(tinkerer="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    card = bench.play("harsh_stimulants", BOTTOM)
    bench.attack(bench.figure(0), guard, 3)
    assert guard.hp == 17
    assert bench.pile_of(card) == "discard"


def test_lethal_injection_kills() -> None:
    bench = Bench(tinkerer="0,0")
    elite = bench.monster("bandit_guard", "1,0", elite=True)
    card = bench.play("lethal_injection", TOP, elite)
    assert elite.gone
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)


def test_lethal_injection_poisons_all_adjacent() -> None:
    bench = Bench(tinkerer="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("4,0", "3,1", "5,0")]
    bench.play("lethal_injection", BOTTOM, "move@3,0")
    assert [bench.conditions(guard) for guard in guards] == [["poison"], ["poison"], []]


def test_chimeric_formula_trades_cards() -> None:
    bench = Bench(tinkerer="0,0", brute="1,0")
    lost = [bench.card(name, 1, "lost") for name in ("shield_bash", "skewer", "trample")]
    hand = bench.card("grab_and_go", 1, "hand")
    discarded = bench.card("sweeping_blow", 1, "discard")
    card = bench.open("chimeric_formula", TOP)
    bench.choose(bench.figure(1))
    assert bench.seats == [1]
    for choice in ("shield_bash", "skewer"):
        bench.choose(choice)
    assert bench.prompt == "give-up"
    for choice in ("grab_and_go", "sweeping_blow"):
        bench.choose(choice)
    assert [bench.pile_of(each, 1) for each in lost] == ["hand", "hand", "lost"]
    assert [bench.pile_of(each, 1) for each in (hand, discarded)] == ["lost", "lost"]
    assert bench.pile_of(card) == "discard"


def test_declining_the_chimeric_formula_loses_nothing() -> None:
    bench = Bench(tinkerer="0,0", brute="1,0")
    bench.card("shield_bash", 1, "lost")
    hand = bench.card("grab_and_go", 1, "hand")
    bench.play("chimeric_formula", TOP, bench.figure(1), "skip")
    assert bench.pile_of(hand, 1) == "hand"


def test_chimeric_formula_gives_away_a_neighbours_lost_card() -> None:
    bench = Bench(tinkerer="0,0", brute="2,0", spellweaver="3,0")
    bench.card("shield_bash", 1, "lost")
    taken = bench.card("fire_orbs", 2, "lost")
    bench.card("crank_bow", 0, "lost")
    card = bench.open("chimeric_formula", BOTTOM)
    bench.choose(bench.figure(1))
    assert bench.seats == [1]
    assert bench.offered == [f"recover:{taken}", "skip"]
    bench.choose("fire_orbs")
    assert bench.pile_of(taken, 1) == "hand"
    assert bench.hero(2).lost == []
    assert (bench.pile_of(card), bench.xp()) == ("lost", 2)
