"""Chapters 1 and 2: what is in the box, and what each player uses."""

from collections import Counter

import pytest

from questhall.games.sorcerer.library.library import library
from questhall.games.sorcerer.printed.cards import PackKind
from questhall.games.sorcerer.rules.ready import ENERGY_DIE
from tests.marks import rule
from tests.sorcerer.bench import Bench
from tests.sorcerer.walks import (
    FORMATS,
    SEEDS,
    new_match,
    table_of,
    walk,
    walk_to_the_first_action,
)

BOX_FORMATS = [("duel", 2), ("royale", 3), ("royale", 4), ("team", 4)]


@rule("SO-1.1.14", "SO-11.1.1")
def test_the_box_holds_four_decks_of_each_kind() -> None:
    kinds = Counter(pack.kind for pack in library().packs)
    assert kinds == {PackKind.CHARACTER: 4, PackKind.LINEAGE: 4, PackKind.DOMAIN: 4}
    laid_out = Bench.from_the_box().arena.box
    assert [pack.key for pack in laid_out] == [pack.key for pack in library().packs]


@rule("SO-1.1.15", "SO-1.1.16", "SO-1.1.17", "SO-6.1.1")
@pytest.mark.parametrize(
    ("kind", "size"), [(PackKind.CHARACTER, 10), (PackKind.LINEAGE, 20), (PackKind.DOMAIN, 10)]
)
def test_a_deck_is_its_grimoire_cards_and_one_skill_card(kind: int, size: int) -> None:
    for pack in library().packs:
        if pack.kind == kind:
            assert len(pack.deck()) == size
            assert pack.skill.kind == kind


@rule("SO-1.1.16")
def test_only_the_bloodlord_has_a_blood_pool() -> None:
    assert [pack.key for pack in library().packs if pack.blood_pool] == ["bloodlord"]


@rule("SO-1.1.18")
def test_the_box_holds_173_cards() -> None:
    packs = library().packs
    grimoire_cards = sum(len(pack.deck()) for pack in packs)
    pools = [pack.blood_pool for pack in packs if pack.blood_pool]
    assert (grimoire_cards, len(packs), len(pools)) == (160, 12, 1)
    assert grimoire_cards + len(packs) + len(pools) == 173


@rule("SO-1.1.2", "SO-1.1.3")
@pytest.mark.parametrize(("format", "seats"), FORMATS)
def test_the_hive_is_laid_out_only_where_a_fourth_battlefield_is_needed(
    format: str, seats: int
) -> None:
    names = [field.name for field in Bench(format, seats).arena.fields]
    assert {"southwark", "old_london", "whitechapel"} <= set(names)
    assert ("underground_hive" in names) == (len(names) > 3)
    assert len(names) == (seats if format == "royale" else 3)


@rule("SO-1.1.5")
def test_the_energy_die_has_eight_sides() -> None:
    rolled = []
    for side in range(len(ENERGY_DIE.sides)):
        bench = Bench()
        bench.player(0).energy = 0
        bench.arena.chance.rig("energy", [side])
        bench.ready_phase()
        bench.choose("roll-energy")
        rolled.append(bench.player(0).energy)
    assert rolled == [1, 2, 3, 4, 5, 6, 7, 8]


@rule("SO-1.1.11")
@pytest.mark.parametrize(
    ("format", "seats", "each", "counters"),
    [
        ("duel", 2, True, 1),
        ("royale", 4, True, 1),
        ("team", 4, False, 1),
        ("team", 4, True, 2),
        ("team", 6, True, 3),
    ],
)
def test_several_fate_counters_exist_only_by_the_optional_team_rule(
    format: str, seats: int, each: bool, counters: int
) -> None:
    match = new_match("fate", format, seats, team_fate_each=each)
    arena = walk_to_the_first_action(match, "fate")
    assert arena.fate == [True] * counters


@rule("SO-1.2.1", "SO-3.4.1")
def test_counters_never_run_out() -> None:
    bench = Bench()
    bench.player(0).omens = 69
    burning = bench.minion(1, life=9, flame=49)
    bench.minion(0, action="then(flame(1, enemy(here)), omen(1))")
    bench.act(0, "power")
    assert (bench.player(0).omens, burning.flame) == (70, 50)


@rule("SO-1.2.2")
@pytest.mark.parametrize(("seats", "tracks"), [(3, 6), (4, 8), (6, 12)])
def test_a_ring_has_two_tracks_for_each_battlefield(seats: int, tracks: int) -> None:
    fields = Bench("royale", seats).arena.fields
    assert [side.track for field in fields for side in field.sides] == [0] * tracks


@rule("SO-2.1.1", "SO-2.1.2", "SO-2.1.3", "SO-6.2.1", "SO-6.3.1", "SO-11.4.1")
@pytest.mark.parametrize("creation", ["random", "draft"])
@pytest.mark.parametrize(("format", "seats"), FORMATS)
def test_a_sorcerer_is_three_decks_shuffled_and_three_skill_cards(
    format: str, seats: int, creation: str
) -> None:
    match = new_match("sorcerer", format, seats, creation=creation)
    arena = walk_to_the_first_action(match, "sorcerer")
    for player in arena.players:
        assert [pack.kind for pack in player.packs] == [
            PackKind.CHARACTER,
            PackKind.LINEAGE,
            PackKind.DOMAIN,
        ]
        assert [skill.key for skill in player.skills] == [pack.skill.key for pack in player.packs]
        assert player.skill_ready == [True, True, True]
        cards = [arena.cards[card].key for card in player.grimoire + player.hand]
        assert sorted(cards) == sorted(card.key for pack in player.packs for card in pack.deck())
        assert len(cards) == 40


@rule("SO-2.1.2", "SO-11.4.1")
def test_the_three_decks_are_shuffled_into_one() -> None:
    bench = Bench.from_the_box()
    bench.run("create", "fate")
    for player in bench.arena.players:
        decks = [pack.kind for pack in player.packs for _ in pack.deck()]
        origins = {card.key: pack.kind for pack in player.packs for card in pack.cards}
        order = [origins[bench.arena.cards[card].key] for card in player.grimoire]
        assert sorted(order) == decks
        runs = [kind for place, kind in enumerate(order) if place == 0 or order[place - 1] != kind]
        assert len(runs) > 10  # the decks are mixed, not stacked


@rule("SO-2.1.4")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("format", "seats"), BOX_FORMATS)
def test_no_two_players_hold_the_same_deck(format: str, seats: int, seed: str) -> None:
    arena = walk_to_the_first_action(new_match(seed, format, seats), seed)
    keys = [pack.key for player in arena.players for pack in player.packs]
    assert len(keys) == len(set(keys)) == 3 * seats


@rule("SO-2.1.6")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_minion_is_in_exactly_one_battlefield(seed: str) -> None:
    match = new_match(seed)
    for arena in walk(match, seed):
        standing = [
            (minion.card, number)
            for number, field in enumerate(arena.fields)
            for side in field.sides
            for minion in side.minions
        ]
        assert len({card for card, _ in standing}) == len(standing)
        assert match.game.faults(arena) == []
        if match.pending and match.pending[0].prompt == "attacker":
            for option in match.pending[0].options:
                assert (option.what, option.where) in standing


@rule("SO-2.1.7", "SO-23.1.1")
@pytest.mark.parametrize("seed", SEEDS)
def test_two_of_three_battlefields_win(seed: str) -> None:
    match = new_match(seed)
    for arena in walk(match, seed):
        held = [field.conquered_by for field in arena.fields]
        assert match.over == (held.count(0) == 2 or held.count(1) == 2)
    winner = table_of(match).results.index(1.0)
    assert [field.conquered_by for field in table_of(match).fields].count(winner) == 2
