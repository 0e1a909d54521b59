"""RULES 3.14: creatures that characters summon."""

from questhall.games.gloomhaven.rules.attack.damage import Harm, suffer
from questhall.games.gloomhaven.rules.round.character_turn import take_turn
from questhall.games.gloomhaven.state.figures import FigureKind
from questhall.games.gloomhaven.state.heroes import Feat

from ...marks import example, rule
from .battle import Battle


def called(battle: Battle, place: str, creature: str = "rat_swarm", seat: int = 0) -> int:
    """A character summons a creature; return its card."""
    return battle.use(f"summon({creature})", place, seat=seat, stays="persistent", lost=True)


@rule("GH-3.14.1")
def test_a_summon_needs_an_empty_hex_beside_the_summoner() -> None:
    battle = Battle(mindthief="0,0", brute="5,0")
    battle.monster("bandit_guard", "1,0")
    battle.coin("0,1")
    battle.tile("trap", "-1,1")
    battle.tile("obstacle", "-1,0")
    battle.use_up_to("summon(rat_swarm)", stays="persistent", lost=True)
    assert sorted(battle.places()) == ["0,-1", "1,-1"]
    battle.choose("skip")
    for place in ("0,-1", "1,-1"):
        battle.tile("difficult", place)
    card = battle.use("summon(rat_swarm)", stays="persistent", lost=True, xp=1)
    assert battle.pile_of(card) == "lost"
    assert battle.xp() == 0
    assert not [figure for figure in battle.scene.figures if figure.kind == FigureKind.SUMMON]


@rule("GH-3.14.2", "GH-3.14.5")
def test_a_summon_has_the_values_of_its_card_and_acts_by_the_rules_of_monsters() -> None:
    """The rat swarm: 6 hit points, attack 2, move 1, poison."""
    battle = Battle(mindthief="0,0", brute="5,0")
    called(battle, "1,0")
    rat = battle.scene.figures[-1]
    assert rat.hp == 6
    guard = battle.monster("bandit_guard", "3,0", hp=20)
    battle.draws("plus_1")
    monster_cards = len(battle.scene.monster_deck.draw)
    battle.summon_turn(rat)
    assert battle.place(rat) == "2,0"
    assert guard.hp == 17
    assert battle.conditions(guard) == ["poison"]
    assert len(battle.hero().deck.discard) == 1
    assert len(battle.scene.monster_deck.draw) == monster_cards


@rule("GH-3.14.5")
def test_a_summon_out_of_reach_only_moves_by_its_own_value() -> None:
    battle = Battle(mindthief="0,0", brute="5,0")
    rat = battle.summon("rat_swarm", "1,0")
    guard = battle.monster("bandit_guard", "4,0", hp=20)
    battle.summon_turn(rat)
    assert battle.place(rat) == "2,0"
    assert guard.hp == 20


@rule("GH-3.14.3")
def test_the_card_stays_until_the_summon_dies() -> None:
    battle = Battle(mindthief="0,0", brute="5,0")
    card = called(battle, "1,0")
    rat = battle.scene.figures[-1]
    battle.end_turn()
    battle.end_round()
    assert battle.pile_of(card) == "active"
    battle.hurt(rat, 6)
    assert rat.gone
    assert battle.pile_of(card) == "lost"
    assert battle.scene.figure_on(battle.cell("1,0")) is None


@rule("GH-3.14.3", "GH-3.12.11")
def test_the_summon_leaves_when_its_card_is_put_away() -> None:
    battle = Battle(mindthief="0,0", brute="5,0")
    card = called(battle, "1,0")
    rat = battle.scene.figures[-1]
    battle.made("attack(1)")
    battle.made("move(1)")
    battle.start(take_turn(battle.scene, battle.hero()))
    battle.choose(f"end-active:{card}")
    assert rat.gone
    assert battle.pile_of(card) == "lost"


@rule("GH-3.14.3", "GH-3.19.5")
def test_the_summon_leaves_when_its_owner_is_exhausted() -> None:
    battle = Battle(mindthief="0,0", brute="5,0")
    card = called(battle, "1,0")
    rat = battle.scene.figures[-1]
    battle.hurt(battle.figure(), 20)
    assert rat.gone
    assert battle.pile_of(card) == "lost"
    assert battle.scene.actives == []


@rule("GH-3.14.4", "GH-3.14.6", "GH-3.14.7")
@example("GH-EX-117")
def test_summons_act_before_their_owner_in_the_order_they_came() -> None:
    battle = Battle(mindthief="0,0", brute="5,0")
    first = battle.summon("rat_swarm", "1,0")
    battle.scene.round = 2
    called(battle, "0,1")
    second = battle.scene.figures[-1]
    battle.line_up(30, 20)
    mind, brute = battle.figure(0).id, battle.figure(1).id
    assert battle.order() == [brute, first.id, mind]
    battle.end_round()
    battle.line_up(30, 40)
    assert battle.order() == [first.id, second.id, mind, brute]


@rule("GH-3.14.4")
@example("GH-EX-118")
def test_the_summon_of_a_long_rester_acts_just_before_it() -> None:
    battle = Battle(mindthief="0,0", brute="5,0")
    rat = battle.summon("rat_swarm", "1,0")
    battle.line_up(99, 98)
    assert battle.order() == [battle.figure(1).id, rat.id, battle.figure(0).id]


@rule("GH-3.14.4")
def test_a_summons_turn_is_a_turn_of_its_own() -> None:
    """Its conditions end with its own turn, not with its owner's."""
    battle = Battle(mindthief="0,0", brute="5,0")
    rat = battle.summon("rat_swarm", "1,0")
    for figure in (rat, battle.figure()):
        battle.give(figure, "muddle")
    battle.line_up(30, 40)
    battle.next_turn()
    assert battle.conditions(rat) == []
    assert battle.conditions(battle.figure()) == ["muddle"]
    battle.next_turn()
    assert battle.conditions(battle.figure()) == []


@rule("GH-3.14.8")
@example("GH-EX-190")
def test_a_summons_kill_is_its_owners() -> None:
    battle = Battle(brute="5,0", mindthief="0,0")
    rat = battle.summon("rat_swarm", "1,0", seat=1)
    guard = battle.monster("bandit_guard", "2,0", hp=1)
    battle.summon_turn(rat)
    assert guard.gone
    assert battle.scene.coins[battle.cell("2,0")] == 1
    assert [hero.tally[Feat.KILLS] for hero in battle.scene.heroes] == [0, 1]


@rule("GH-14.6.2")
def test_damage_to_summons_and_monsters_is_always_suffered() -> None:
    battle = Battle(mindthief="0,0", brute="5,0")
    for pile in ("hand", "discard", "discard"):
        battle.made("attack(1)", pile=pile)
    rat = battle.summon("rat_swarm", "1,0")
    guard = battle.monster("bandit_guard", "2,0", hp=20)
    battle.run(suffer(battle.scene, rat, 2, "GH-3.18.6", Harm.TRAP))
    battle.run(suffer(battle.scene, guard, 2, "GH-3.18.6", Harm.TRAP))
    assert (rat.hp, guard.hp) == (4, 18)
    battle.start(suffer(battle.scene, battle.figure(), 2, "GH-3.18.6", Harm.TRAP))
    assert battle.prompt == "damage"


@rule("GH-3.14.5", "GH-4.6.7", "GH-3.9.10")
def test_a_summon_takes_the_added_target_of_its_modifier_card() -> None:
    """By the focus rules: the enemy in range that needs the least movement."""
    battle = Battle(tinkerer="-5,0", brute="5,0")
    bot = battle.summon("battle_bot", "0,0")
    guards = [battle.monster("bandit_guard", place, hp=20) for place in ("1,0", "0,1", "3,0")]
    battle.reveal(guards[0], ["move(0)"], 20)
    battle.draws("card(0, add_target)")
    battle.summon_turn(bot)
    assert [guard.hp for guard in guards] == [18, 18, 20]


@rule("GH-3.14.5", "GH-4.6.7")
def test_an_added_target_of_a_summon_needs_somebody_in_range() -> None:
    battle = Battle(tinkerer="-5,0", brute="5,0")
    bot = battle.summon("battle_bot", "0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    far = battle.monster("bandit_guard", "4,0", hp=20)
    battle.draws("card(0, add_target)")
    battle.summon_turn(bot)
    assert (guard.hp, far.hp) == (18, 20)
