"""What enemies can do (MK-17)."""

from questhall.games.mage_knight.printed.cards import AttackDef, EnemyAbility, Play
from questhall.games.mage_knight.printed.kinds import NO_COLOUR, Element, Resists, Token
from questhall.games.mage_knight.rules.cards.points import gain_block
from questhall.games.mage_knight.rules.cards.wounds import wounds_in
from questhall.games.mage_knight.rules.combat.blocks import block_value
from questhall.games.mage_knight.rules.foes import armour, block_needed, damage_dealt
from questhall.games.mage_knight.state.combat import AttackState
from tests.mage_knight.bench import Bench, enemy
from tests.mage_knight.fights import gather, shield, stack, suffer, summoner, wounds
from tests.marks import example, rule, ruling


@example("MK-EX-86")
@rule("MK-17.3.3", "MK-17.6.3")
@ruling("12")
def test_elusive_enemies_must_be_blocked_first() -> None:
    kind = enemy(armour=8, attack=4, abilities=EnemyAbility.ELUSIVE)
    kind.low_armour = 4
    bench = Bench()
    foe = bench.fight(kind)[0]
    assert armour(bench.realm, bench.combat, foe) == 8
    foe.armour_change = -2
    assert armour(bench.realm, bench.combat, foe) == 6
    bench.phase("block")
    shield(bench, 4)
    bench.play("block")
    bench.phase("attack")
    assert armour(bench.realm, bench.combat, foe) == 2
    foe.armour_change = 0
    assert armour(bench.realm, bench.combat, foe) == 4
    other = Bench()
    foe = other.fight(kind)[0]
    suffer(other)
    other.phase("attack")
    assert armour(other.realm, other.combat, foe) == 8


@example("MK-EX-87")
@rule("MK-17.4.1", "MK-17.4.3", "MK-8.5.3")
@ruling("13")
def test_each_attack_is_handled_on_its_own() -> None:
    kind = enemy(armour=8, abilities=EnemyAbility.ELUSIVE)
    kind.low_armour = 4
    kind.attacks = [AttackDef(2), AttackDef(2), AttackDef(2)]
    bench = Bench()
    foe = bench.fight(kind)[0]
    bench.phase("block")
    shield(bench, 2)
    bench.play("block#0")
    shield(bench, 2)
    bench.play("block#2", "end-phase", "suffer")
    assert wounds(bench) == 1
    bench.phase("attack")
    assert armour(bench.realm, bench.combat, foe) == 8


@example("MK-EX-82")
@rule("MK-8.5.2", "MK-8.5.9", "MK-17.1.5")
@ruling("14")
def test_summoned_enemies_fight_and_leave() -> None:
    bench = Bench()
    token = stack(
        bench, Token.BROWN, enemy(armour=5, attack=5, abilities=EnemyAbility.BRUTAL, key="beast")
    )[0]
    caller = bench.fight(summoner())[0]
    bench.play("end-phase")
    assert caller.hidden
    assert [foe.kind.key for foe in bench.combat.foes] == ["summoner", "beast"]
    shield(bench, 5)
    bench.play("block:beast")
    assert token in bench.realm.token_discards[Token.BROWN]
    assert bench.hero.fame == 0
    bench.ask()
    assert not caller.hidden
    gather(bench, 4)
    bench.play("strike:summoner")
    bench.ask()
    assert bench.hero.fame == 4


@example("MK-EX-83")
@rule("MK-8.5.2", "MK-17.4.2")
@ruling("14")
def test_a_summoner_that_does_not_attack_summons_nobody() -> None:
    bench = Bench()
    bench.hand("chill")
    bench.mana("blue")
    stack(bench, Token.BROWN, enemy(key="beast"))
    caller = bench.fight(summoner())[0]
    bench.play("basic:chill")
    bench.play("end-phase")
    bench.ask()
    assert [foe.kind.key for foe in bench.combat.foes] == ["summoner"]
    assert not caller.defeated
    other = Bench()
    other.hand("chill")
    other.mana("blue")
    stack(other, Token.BROWN, enemy(key="beast"))
    other.fight(summoner())
    other.play("end-phase", "basic:chill")
    other.ask()
    assert other.combat.foes[0].attacks == [0]
    assert other.combat.foes[1].attacks == [2]


@rule("MK-8.6.15")
def test_unblocked_summoned_enemies_deal_damage_with_their_abilities() -> None:
    bench = Bench()
    stack(bench, Token.BROWN, enemy(attack=2, abilities=EnemyAbility.POISON, key="beast"))
    bench.fight(summoner())
    bench.play("end-phase", "end-phase", "suffer")
    bench.ask()
    assert wounds(bench) == 1
    assert len(wounds_in(bench.realm, bench.hero.discard)) == 1
    assert bench.realm.next_step == "attack"
    assert len(bench.realm.token_discards[Token.BROWN]) == 1


@rule("MK-17.3.8", "MK-8.3.7")
def test_ice_resistance_ignores_blue_cards() -> None:
    bench = Bench()
    bench.hand("chill")
    bench.mana("blue")
    proof, plain = bench.fight(enemy(resistances=Resists.ICE), enemy(key="plain"))
    bench.phase("block")
    bench.play("basic:chill")
    assert proof.attacks == [AttackState.OPEN]
    assert plain.attacks == [AttackState.CANCELLED]


@rule("MK-17.3.10")
def test_resistances_do_not_affect_blocks() -> None:
    bench = Bench()
    bench.hand("determination")
    bench.fight(enemy(attack=2, resistances=Resists.ICE))
    bench.phase("block")
    bench.play("basic:determination")
    assert bench.offers("block")


@rule("MK-17.4.4")
def test_abilities_belong_to_all_attacks() -> None:
    kind = enemy(abilities=EnemyAbility.SWIFT)
    kind.attacks = [AttackDef(2), AttackDef(3, Element.FIRE)]
    bench = Bench()
    foe = bench.fight(kind)[0]
    assert [block_needed(bench.combat, foe, number) for number in (0, 1)] == [4, 6]


@rule("MK-17.6.1", "MK-17.2.7")
def test_reductions_come_before_doubling() -> None:
    bench = Bench()
    foe = bench.fight(
        enemy(
            attack=5, abilities=EnemyAbility.SWIFT | EnemyAbility.BRUTAL | EnemyAbility.CUMBERSOME
        )
    )[0]
    bench.phase("block")
    bench.turn.move = 2
    bench.play("hinder", "hinder")
    assert block_needed(bench.combat, foe, 0) == 6
    assert damage_dealt(bench.combat, foe, 0) == 6


@rule("MK-17.6.4")
def test_block_that_counts_twice_is_doubled_before_it_is_halved() -> None:
    bench = Bench()
    bench.fight(enemy(attack=3, element=Element.FIRE, abilities=EnemyAbility.SWIFT))
    bench.phase("block")
    play = Play(-1, NO_COLOUR)
    gain_block(bench.realm, bench.hero, play, 5, Element.PHYSICAL, True)
    gain_block(bench.realm, bench.hero, play, 1, Element.PHYSICAL)
    assert block_value(bench.combat, [Element.FIRE], True) == 5
    assert block_value(bench.combat, [Element.FIRE], False) == 3
