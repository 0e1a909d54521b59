"""Spells 109 to 112: what they do to the other players (MK-13.4.3)."""

from questhall.games.mage_knight.printed.kinds import Mana
from questhall.games.mage_knight.rules.cards.mana import roll_source
from questhall.games.mage_knight.rules.round.turn_order import begin_turn
from questhall.games.mage_knight.state.turn import Turn

from ..bench import Bench, enemy
from .spell_bench import caster, rival, unit_of, wounds


def test_mana_meltdown_takes_a_crystal_or_wounds() -> None:
    bench = caster("mana_meltdown")
    rich = rival(bench)
    poor = rival(bench)
    rich.crystals[Mana.WHITE] = 2
    bench.play("basic:mana_meltdown", "colour:white")
    assert rich.crystals[Mana.WHITE] == 1
    assert bench.hero.crystals[Mana.WHITE] == 1
    assert wounds(bench, poor) == 1
    assert wounds(bench, rich) == 0


def test_a_wound_of_another_hero_does_not_count_in_my_fight() -> None:
    bench = caster("mana_meltdown")
    poor = rival(bench)
    bench.fight(enemy())
    bench.play("basic:mana_meltdown")
    assert wounds(bench, poor) == 1
    assert bench.combat.wounds == 0
    assert bench.turn.wounds_taken == []


def test_mana_radiance_burns_everybody() -> None:
    bench = caster("mana_meltdown", strong=True)
    other = rival(bench)
    other.crystals[Mana.GREEN] = 3
    bench.crystals("green")
    bench.play("strong:mana_meltdown", "colour:green")
    assert wounds(bench, other) == 3
    assert wounds(bench, bench.hero) == 1
    assert bench.hero.crystals[Mana.GREEN] == 3


def claimed(bench: Bench, way: str, strong: bool) -> None:
    bench.source("gold", "red", "blue")
    bench.play(f"{'strong' if strong else 'basic'}:mana_claim")
    if bench.offers("pay-token"):
        bench.play("pay-token:blue")
    bench.play("take-die:red", way)


def test_mana_claim_gives_three_tokens_now() -> None:
    bench = caster("mana_claim")
    claimed(bench, "three-now", False)
    assert bench.hero.mana[Mana.RED] == 3
    assert not bench.offers("pay-die:red")
    roll_source(bench.realm)
    assert all(not die.claimed for die in bench.realm.source)


def test_mana_claim_gives_a_token_each_turn() -> None:
    bench = caster("mana_claim")
    claimed(bench, "one-each-turn", False)
    assert bench.hero.mana[Mana.RED] == 0
    bench.hand("march", "wound")
    bench.play("end-movement", "no-action", "end-turn", "keep-rest", "play-on")
    assert bench.ask().prompt == "movement"
    assert bench.hero.mana[Mana.RED] == 1


def test_a_claimed_die_pays_for_nothing() -> None:
    bench = caster("mana_claim")
    bench.hand("rage")
    claimed(bench, "one-each-turn", False)
    bench.fight(enemy())
    bench.phase("attack")
    bench.play("strong:rage")
    assert [die.used for die in bench.realm.source] == [True, False, False]


def test_mana_curse_wounds_others_once_a_turn() -> None:
    bench = caster("mana_claim", strong=True)
    other = rival(bench, "rage", "rage")
    claimed(bench, "three-now", True)
    bench.realm.place_in_order = 1
    bench.realm.turn = Turn(1)
    begin_turn(bench.realm)
    other.crystals[Mana.RED] = 2
    other.space = bench.hero.space
    bench.fight(enemy(armour=20))
    bench.phase("attack")
    bench.play("strong:rage", "strong:rage")
    assert wounds(bench, other) == 1


def test_mana_curse_spares_its_caster() -> None:
    bench = caster("mana_claim", strong=True)
    bench.hand("rage")
    claimed(bench, "three-now", True)
    bench.fight(enemy(armour=20))
    bench.phase("attack")
    bench.play("strong:rage")
    assert wounds(bench, bench.hero) == 0


def test_mind_read_takes_a_card_or_shows_a_hand() -> None:
    bench = caster("mind_read")
    first = rival(bench, "rage", "fireball", "march")
    second = rival(bench, "march", "wound")
    bench.play("basic:mind_read", "colour:red")
    assert bench.ask().seats == [first.seat]
    bench.play("give-up:fireball")
    assert bench.keys(first.discard) == ["fireball"]
    assert bench.keys(second.hand) == ["march", "wound"]
    assert bench.hero.crystals[Mana.RED] == 1
    assert bench.ask().prompt == "movement"


def test_mind_steal_keeps_an_action_card() -> None:
    bench = caster("mind_read", strong=True)
    first = rival(bench, "rage")
    second = rival(bench, "fireball")
    bench.play("strong:mind_read", "colour:red", "steal-card:rage")
    assert bench.keys(bench.hero.hand) == ["rage"]
    assert first.discard == []
    assert bench.keys(second.discard) == ["fireball"]


def test_energy_flow_readies_one_unit_and_spends_others() -> None:
    bench = caster("energy_flow")
    own = bench.unit("peasants", ready=False)
    other = rival(bench)
    weak = unit_of(bench, other, "peasants")
    strong = unit_of(bench, other, "altem_mages")
    bench.play("basic:energy_flow", f"tire:{weak.card}")
    assert own.ready
    assert (weak.ready, strong.ready) == (False, True)


def test_energy_steal_heals_too() -> None:
    bench = caster("energy_flow", strong=True)
    own = bench.unit("peasants", ready=True, wounds=1)
    other = rival(bench)
    unit = unit_of(bench, other, "fire_golems")
    bench.play("strong:energy_flow", "tire")
    assert own.can_act
    assert not unit.ready


def test_energy_flow_needs_a_spent_unit() -> None:
    bench = caster("energy_flow")
    bench.unit("peasants")
    assert not bench.offers("basic:energy_flow")


def test_blue_mana_pays_for_mana_claim() -> None:
    bench = caster("mana_claim")
    bench.source("gold")
    assert not bench.offers("basic:mana_claim")
    assert bench.hero.mana[Mana.BLUE] == 1
