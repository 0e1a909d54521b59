"""Chapter 6.2: skill cards."""

import pytest

from questhall.games.sorcerer.library.library import library
from questhall.games.sorcerer.printed.cards import ACTION, TACTIC, PackKind
from questhall.games.sorcerer.view.view import view
from tests.marks import example, rule
from tests.sorcerer.bench import B0, B1, Bench
from tests.sorcerer.walks import WALKS, new_match, walk, walk_to_the_first_action

STING = "damage(1, enemy(here))"


def skilled() -> Bench:
    """P0 has the skill card of SO-EX-32, avatar in B0; P1 has minions in B0 and B1."""
    bench = Bench()
    bench.own_skill(0, PackKind.CHARACTER, action=STING)
    for field in (0, 0, 1, 1):
        bench.minion(1, field, life=5)
    return bench


@example("SO-EX-32")
@rule("SO-6.2.3", "SO-6.2.7", "SO-6.2.4", "SO-6.2.5", "SO-15.5.4")
def test_a_skill_works_only_where_the_avatar_stands_and_exhausts() -> None:
    bench = skilled()
    bench.act(0, "power")
    near = bench.arena.fields[0].side_of(1).minions
    assert bench.offered == [f"pick:{minion.card}@{B0}" for minion in near]
    bench.choose(f"pick:{near[0].card}@{B0}")
    assert (near[0].damage, bench.player(0).actions) == (1, 5)
    assert bench.player(0).skill_ready[PackKind.CHARACTER] is False
    bench.act(0)
    assert bench.offers("power") == []


@example("SO-EX-33")
@rule("SO-18.16.6", "SO-6.2.3")
def test_a_skill_works_where_the_avatar_has_moved() -> None:
    bench = skilled()
    bench.act(0, f"move-avatar:{B1}")
    bench.act(0, "power")
    far = bench.arena.fields[1].side_of(1).minions
    assert bench.offered == [f"pick:{minion.card}@{B1}" for minion in far]


@rule("SO-6.2.2")
def test_skill_cards_are_public() -> None:
    arena = walk_to_the_first_action(new_match("public", "royale", 4), "public")
    for seat in range(4):
        for player, seen in zip(arena.players, view(arena, seat).players, strict=True):
            assert [skill.card for skill in seen.skills] == [skill.key for skill in player.skills]
            assert [skill.ready for skill in seen.skills] == [True, True, True]


@rule("SO-6.2.6", "SO-14.2.1")
def test_skill_cards_are_readied_in_the_next_ready_phase() -> None:
    bench = skilled()
    bench.act(0, "power", "pick:" + str(bench.arena.fields[0].side_of(1).minions[0].card))
    bench.end_phase()
    assert bench.player(0).skill_ready[PackKind.CHARACTER] is False
    bench.ready_phase()
    assert bench.player(0).skill_ready == [True, True, True]


@rule("SO-6.2.7", "SO-6.2.8", "SO-6.2.9")
def test_each_kind_of_skill_has_its_moment() -> None:
    for pack in library().packs:
        moment = pack.skill.ability.moment
        if pack.kind == PackKind.CHARACTER:
            assert moment == ACTION
        elif pack.kind == PackKind.DOMAIN:
            assert moment == TACTIC
        else:
            assert moment not in (ACTION, TACTIC)


@rule("SO-6.2.8")
@pytest.mark.parametrize(("avatar", "drawn"), [(0, 0), (1, 1), (2, 0)])
def test_a_lineage_skill_triggers_where_the_avatar_stands(avatar: int, drawn: int) -> None:
    bench = Bench()
    bench.own_skill(0, PackKind.LINEAGE, when_own_destroyed_here="draw(1)")
    bench.player(0).avatar = avatar
    bench.grimoire(0)
    bench.minion(0, field=1)
    bench.minion(1, field=1, action="destroy(enemy(here))")
    bench.act(1, "power")
    assert len(bench.player(0).hand) == drawn
    assert bench.player(0).skill_ready[PackKind.LINEAGE] is (drawn == 0)


@rule("SO-6.2.4", "SO-6.2.5")
def test_a_lineage_skill_is_used_once_a_round() -> None:
    bench = Bench()
    bench.own_skill(0, PackKind.LINEAGE, when_own_destroyed_here="energy(1)")
    bench.player(0).avatar = 1
    bench.player(0).energy = 0
    bench.minion(0, field=1)
    bench.minion(0, field=1)
    bench.minion(1, field=1, action="destroy(each(enemy(here)))")
    bench.act(1, "power")
    assert (bench.prompt, len(bench.offered)) == ("order", 2)
    bench.choose(bench.offered[0])
    assert bench.player(0).energy == 1


@rule("SO-6.2.9", "SO-6.2.4", "SO-6.2.5", "SO-16.4.2")
def test_a_domain_skill_serves_one_attack_beside_the_avatar() -> None:
    bench = Bench()
    bench.no_rerolls()
    bench.own_skill(0, PackKind.DOMAIN, tactic="attack_bonus(1)")
    bench.player(0).avatar = 1
    elsewhere = bench.minion(0, field=0, attack=2)
    first = bench.minion(0, field=1, attack=2)
    second = bench.minion(0, field=1, attack=2)
    rolled = []
    for attacker in (elsewhere, first, second):
        bench.fight(attacker, "M M M M")
        rolled.append(bench.dice_rolled)
        bench.arena.chance.stream("dice").rigged.clear()
    assert rolled == [2, 3, 2]
    assert bench.player(0).skill_ready[PackKind.DOMAIN] is False


@rule("SO-6.2.9")
def test_a_domain_skill_does_not_work_on_an_enemy_attack() -> None:
    bench = Bench()
    bench.no_rerolls()
    bench.own_skill(0, PackKind.DOMAIN, tactic="attack_bonus(1)")
    bench.player(0).avatar = 1
    bench.minion(0, field=1)
    bench.fight(bench.minion(1, field=1, attack=2), "M M")
    assert (bench.dice_rolled, bench.player(0).skill_ready[PackKind.DOMAIN]) == (2, True)


@rule("SO-6.2.10")
@pytest.mark.parametrize(("format", "seats", "seed"), WALKS)
def test_skill_cards_stay_to_the_end(format: str, seats: int, seed: str) -> None:
    match = new_match(seed, format, seats)
    start = walk_to_the_first_action(match, seed)
    skills = [[skill.key for skill in player.skills] for player in start.players]
    for arena in walk(match, seed):
        assert [[skill.key for skill in player.skills] for player in arena.players] == skills
