"""Chapter 18.20: minions that have met no enemy in this Battle Phase."""

from questhall.games.sorcerer.view.view import view
from tests.marks import example, rule
from tests.sorcerer.bench import B1, B2, quiet


@example("SO-EX-63")
@rule("SO-18.20.3")
def test_a_minion_that_came_and_left_counts_as_an_enemy_met() -> None:
    bench = quiet(first=0)
    usher = bench.minion(0, field=1, attack=0, tactic="move_away(enemy(here))")
    killer = bench.minion(0, field=1, attack=0, tactic="destroy(enemy)")
    guest = bench.minion(1, field=1, attack=0)
    bench.minion(0, field=2, attack=1)
    bench.rig("C")
    bench.battle_phase()
    bench.choose(f"attack:{usher.card}")
    bench.choose(f"move:{guest.card}@{B2}")
    assert bench.finished  # the killer had no other target
    assert not bench.arena.in_play(guest)
    assert bench.attackers[:2] == [usher.card, killer.card]
    assert bench.track(2, 1) == 1


@example("SO-EX-64")
@rule("SO-18.20.1", "SO-18.20.4")
def test_a_minion_is_unopposed_for_every_attack_of_the_phase() -> None:
    bench = quiet()
    attackers = [bench.minion(0, field=0, attack=2) for _ in range(2)]
    bench.minion(1, field=1, attack=0)
    bench.rig("C M C M")
    bench.battle_phase()
    bench.choose(f"attack:{attackers[0].card}")
    assert [amount for _, _, amount in bench.events("side-damaged")] == [1, 2, 3, 4]
    assert bench.track(0, 1) == 4


@example("SO-EX-65")
@rule("SO-5.1.5")
def test_an_avatar_does_not_oppose() -> None:
    bench = quiet()
    bench.player(1).avatar = 0
    bench.minion(0, field=0, attack=1)
    bench.rig("C")
    bench.battle_phase()
    assert bench.track(0, 1) == 2


@rule("SO-18.20.2")
def test_destroying_all_enemies_does_not_make_the_rest_unopposed() -> None:
    bench = quiet(first=0)
    attackers = [bench.minion(0, attack=1) for _ in range(2)]
    victim = bench.minion(1, attack=0, life=1)
    bench.rig("C C")
    bench.battle_phase()
    bench.choose(f"attack:{attackers[0].card}")
    bench.choose(f"damage:{victim.card}")
    assert bench.finished
    assert bench.track(1, 1) == 1
    assert not view(bench.arena, 0).fields[1].sides[0].unopposed


@rule("SO-18.20.1", "SO-18.20.3")
def test_enemies_of_an_earlier_round_do_not_count() -> None:
    bench = quiet(first=0)
    bench.minion(0, attack=1)
    gone = bench.minion(1, attack=0)
    bench.rig("M C")
    bench.battle_phase()
    bench.cast(0, "destroy(enemy)")
    assert not bench.arena.in_play(gone)
    for minion in bench.arena.minions():
        minion.ready = True
    bench.battle_phase()
    assert bench.track(1, 1) == 2


@rule("SO-18.20.3", "SO-18.20.4")
def test_a_tactic_that_brings_an_enemy_makes_the_attack_opposed() -> None:
    bench = quiet(first=0)
    bench.minion(0, attack=1, tactic="destroy(enemy)")
    ghost = bench.minion(1, field=0, attack=0, when_destroyed="put_this_into_play()")
    bench.rig("C")
    bench.battle_phase()
    bench.choose(f"put:{ghost.card}@{B1}")
    assert bench.decision is not None
    assert (bench.prompt, bench.seats, bench.decision.amount) == ("critical", [0], 1)
    assert bench.offered == [f"damage:{ghost.card}", f"damage-side:{B1}"]
