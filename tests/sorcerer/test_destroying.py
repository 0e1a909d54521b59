"""Chapter 18: destroy, distribute, heal, weaken, when destroyed, ongoing."""

import pytest

from questhall.games.sorcerer.rules.numbers import attack_of, life_of
from tests.marks import example, rule
from tests.sorcerer.bench import B0, B1, Bench, quiet


@rule("SO-18.3.1", "SO-6.7.3")
def test_a_destroyed_card_goes_to_its_owners_graveyard() -> None:
    bench = Bench()
    minion = bench.minion(1)
    weapon = bench.attach(minion)
    curse = bench.attach(minion, by=0)
    sorcery = bench.cast(0, "destroy(enemy)")
    assert bench.player(1).graveyard == [weapon.card, minion.card]
    assert bench.player(0).graveyard == [curse.card, sorcery]


@rule("SO-18.3.2", "SO-6.6.11")
def test_an_effect_may_destroy_an_attachment_alone() -> None:
    bench = Bench()
    host = bench.minion(1, attack=1, life=2)
    weapon = bench.attach(host, attack=2, life=1)
    bench.cast(0, "destroy_attachment()")
    assert bench.player(1).graveyard == [weapon.card]
    assert (attack_of(bench.arena, host), life_of(bench.arena, host)) == (1, 2)


@rule("SO-18.3.3")
@pytest.mark.parametrize(("damage", "lives"), [(2, True), (3, False), (4, False)])
def test_damage_that_reaches_life_destroys(damage: int, lives: bool) -> None:
    bench = Bench()
    minion = bench.minion(1, life=3)
    bench.cast(0, f"damage({damage}, enemy)")
    assert bench.arena.in_play(minion) is lives
    assert (minion.card in bench.player(1).graveyard) is not lives


@rule("SO-18.3.4", "SO-18.21.1")
@pytest.mark.parametrize(("effect", "energy"), [("return_to_hand(own)", 6), ("destroy(own)", 8)])
def test_returning_to_hand_is_not_destruction(effect: str, energy: int) -> None:
    bench = Bench()
    minion = bench.minion(0, damage=0, life=3, when_destroyed="energy(2)")
    bench.cast(0, effect)
    assert bench.player(0).energy == energy
    assert (minion.card in bench.player(0).hand) is (energy == 6)


@rule("SO-18.21.1")
@pytest.mark.parametrize("by", ["damage", "effect", "battle"])
def test_when_destroyed_triggers_on_damage_and_effects(by: str) -> None:
    bench = quiet()
    minion = bench.minion(1, life=1, when_destroyed="energy(2)")
    if by == "battle":
        bench.fight(bench.minion(0, attack=1), "C", f"damage:{minion.card}")
    else:
        bench.cast(0, "destroy(enemy)" if by == "effect" else "damage(1, enemy)")
    assert bench.player(1).energy == 8


@rule("SO-18.21.2", "SO-18.21.3")
def test_when_destroyed_works_where_the_minion_fell_for_its_player() -> None:
    bench = Bench()
    near = [bench.minion(0, field=1, life=3) for _ in range(2)]
    bench.minion(0, field=0, life=3)
    bomber = bench.minion(1, field=1, when_destroyed="damage(1, enemy(here))")
    bench.cast(0, "destroy(enemy)")
    assert bomber.card in bench.player(1).graveyard
    assert (bench.prompt, bench.seats) == ("damage", [1])
    assert bench.offered == [f"pick:{minion.card}@{B1}" for minion in near]
    bench.choose(f"pick:{near[1].card}")
    assert [minion.damage for minion in near] == [0, 1]


@rule("SO-18.5.1")
@pytest.mark.parametrize(
    "split", [[0, 0, 0, 0], [0, 1, 2, 3], [0, 0, 2, 2], [2, 0, 2, 0], [3, 2, 0, 0]]
)
def test_damage_may_be_split_in_any_way(split: list[int]) -> None:
    bench = Bench()
    targets = [bench.minion(1, life=5) for _ in range(4)]
    bench.cast(0, "distribute(4, enemy)")
    for place in split:
        bench.choose(f"pick:{targets[place].card}")
    assert bench.finished
    assert [minion.damage for minion in targets] == [split.count(i) for i in range(4)]


@rule("SO-18.5.2")
def test_no_more_than_the_remaining_life_may_be_distributed() -> None:
    bench = Bench()
    hurt = bench.minion(1, life=3, damage=2)
    whole = bench.minion(1, life=2)
    bench.cast(0, "distribute(4, enemy)", f"pick:{hurt.card}")
    assert bench.finished  # the rest can only go to the other, and the fourth point to nobody
    assert [what for what, _, _ in bench.events("damaged")] == [hurt.card, whole.card]
    assert [amount for _, _, amount in bench.events("damaged")] == [1, 2]


@example("SO-EX-68")
@rule("SO-18.9.1", "SO-18.9.2", "SO-4.3.4")
def test_healing_and_restoring_stop_at_zero() -> None:
    bench = Bench()
    minion = bench.minion(0, attack=2, life=5, damage=2)
    bench.set_track(1, 0, 1)
    bench.cast(0, "heal(3, own)")
    assert minion.damage == 0
    mason = bench.hand(0, cost=0, when_played="restore(3)")
    bench.act(0, f"cast:{mason}@{B1}")
    assert bench.track(1, 0) == 0


@rule("SO-18.9.1", "SO-18.9.2")
def test_healing_and_restoring_remove_the_stated_amount() -> None:
    bench = Bench()
    minion = bench.minion(0, life=5, damage=4)
    bench.set_track(0, 0, 5)
    bench.set_track(0, 1, 5)
    bench.cast(0, "heal(3, own)")
    assert minion.damage == 1
    mason = bench.hand(0, cost=0, when_played="restore(2)")
    bench.act(0, f"cast:{mason}@{B0}")
    assert (bench.track(0, 0), bench.track(0, 1)) == (3, 5)


@rule("SO-18.13.1", "SO-18.13.2")
def test_an_ongoing_ability_lasts_as_long_as_its_card() -> None:
    bench = Bench()
    marshal = bench.minion(0, ongoing="aura(own(other), attack=1)")
    soldier = bench.minion(0, attack=1)
    elsewhere = bench.minion(0, field=0, attack=1)
    assert [attack_of(bench.arena, each) for each in (marshal, soldier, elsewhere)] == [1, 2, 1]
    bench.cast(1, "destroy(enemy)", f"pick:{marshal.card}")
    assert attack_of(bench.arena, soldier) == 1


@rule("SO-18.13.2")
def test_an_ongoing_ability_moves_with_its_card() -> None:
    bench = Bench()
    marshal = bench.minion(0, field=0, ongoing="aura(own(other), attack=1)")
    soldiers = [bench.minion(0, field=field, attack=1) for field in (0, 1)]
    bench.act(0, f"reinforce:{marshal.card}@{B1}", "stay")
    assert [attack_of(bench.arena, soldier) for soldier in soldiers] == [1, 2]


@rule("SO-18.13.3", "SO-24.1.1")
def test_the_end_of_an_ongoing_ability_may_destroy() -> None:
    bench = Bench()
    marshal = bench.minion(0, ongoing="aura(own(other), life=1)")
    saved = bench.minion(0, life=2, damage=2)
    safe = bench.minion(0, life=2, damage=1)
    bench.cast(1, "return_to_hand(enemy)", f"pick:{marshal.card}")
    assert not bench.arena.in_play(saved)
    assert bench.arena.in_play(safe)
    assert [what for what, _, _ in bench.events("destroyed")] == [saved.card]


@rule("SO-18.23.1", "SO-18.23.5")
def test_weakening_puts_a_counter_and_deals_no_damage() -> None:
    bench = Bench()
    minion = bench.minion(1, life=2)
    bench.cast(0, "weaken(enemy)")
    assert minion.damage == 1
    assert bench.events("weakened") == [(minion.card, -1, -1)]
    assert bench.events("damaged") == []


@rule("SO-18.23.2")
def test_weakening_that_would_destroy_fails() -> None:
    bench = Bench()
    minion = bench.minion(1, life=2, damage=1)
    bench.cast(0, "weaken(enemy)")
    assert bench.arena.in_play(minion)
    assert minion.damage == 1


@rule("SO-18.23.3")
@pytest.mark.parametrize(
    ("life", "answer", "energy"), [(2, "use", 9), (2, "decline", 6), (1, "", 6)]
)
def test_weakening_as_a_cost(life: int, answer: str, energy: int) -> None:
    bench = Bench()
    minion = bench.minion(0, life=life)
    bench.cast(0, "pay(weaken(own), energy(3))")
    if answer:
        bench.choose(answer)
    assert bench.finished
    assert bench.player(0).energy == energy
    assert minion.damage == int(answer == "use")


@rule("SO-18.23.4")
@pytest.mark.parametrize(("life", "damage"), [(5, 3), (3, 2), (1, 0)])
def test_weakening_again_and_again_stops_in_time(life: int, damage: int) -> None:
    bench = Bench()
    minion = bench.minion(1, life=life)
    bench.cast(0, "then(weaken(enemy), weaken(enemy), weaken(enemy))")
    assert bench.arena.in_play(minion)
    assert minion.damage == damage


@rule("SO-18.24.1", "SO-6.6.6")
def test_a_curse_is_an_attachment_that_harms_its_host() -> None:
    bench = Bench()
    host = bench.minion(1, attack=2, life=2)
    doomed = bench.minion(1, attack=2, life=1)
    for victim in (host, doomed):
        curse = bench.hand(0, name="great_stink")  # -1/-1
        bench.act(0, f"cast-on:{curse}@{victim.card}")
    assert (attack_of(bench.arena, host), life_of(bench.arena, host)) == (1, 1)
    assert not bench.arena.in_play(doomed)
    assert [bench.arena.cards[card].key for card in bench.player(0).graveyard] == ["great_stink"]
