"""Chapters 3, 9 and 10: energy and actions on the boards, omens, the fate counter."""

import pytest

from questhall.games.sorcerer.rules.dice import Face
from questhall.games.sorcerer.view.view import view
from tests.marks import rule
from tests.sorcerer.bench import B0, Bench
from tests.sorcerer.walks import (
    FORMATS,
    WALKS,
    new_match,
    walk,
    walk_to_the_first_action,
    whole_game,
)

SPECTATOR = -1


def dice_on_the_table(bench: Bench) -> list[int]:
    assert bench.arena.attack is not None
    return bench.arena.attack.dice


@rule("SO-3.1.1")
def test_a_board_holds_piles_omens_energy_and_actions() -> None:
    arena = walk_to_the_first_action(new_match("board"), "board")
    for player in arena.players:
        assert (len(player.grimoire), len(player.graveyard), player.omens) == (34, 0, 1)
        assert (player.energy, player.actions) == (6, 6)


@rule("SO-3.2.1", "SO-3.3.1")
@pytest.mark.parametrize(("format", "seats", "seed"), WALKS)
def test_energy_stays_on_its_track_and_actions_on_theirs(
    format: str, seats: int, seed: str
) -> None:
    energies: set[int] = set()
    actions: set[int] = set()
    for arena in walk(new_match(seed, format, seats), seed):
        energies.update(player.energy for player in arena.players)
        actions.update(player.actions for player in arena.players)
    assert energies <= set(range(11))
    assert actions == set(range(7))


@rule("SO-3.2.2", "SO-15.2.1")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (8, 10), (9, 10), (10, 10)])
def test_energy_never_exceeds_ten(before: int, after: int) -> None:
    bench = Bench()
    bench.player(0).energy = before
    bench.act(0, "channel")
    assert bench.player(0).energy == after


@rule("SO-3.2.3", "SO-15.4.3")
def test_a_card_may_take_the_last_energy_but_not_more() -> None:
    bench = Bench()
    bench.player(0).energy = 3
    exact = bench.hand(0, cost=3)
    dear = bench.hand(0, cost=4)
    bench.act(0)
    assert len(bench.offers(f"cast:{exact}")) == 3
    assert bench.offers(f"cast:{dear}") == []
    bench.choose(f"cast:{exact}@{B0}")
    assert bench.player(0).energy == 0


@rule("SO-3.2.4", "SO-3.3.3", "SO-14.4.1")
def test_energy_carries_over_and_actions_do_not() -> None:
    bench = Bench()
    bench.player(0).energy = 3
    bench.player(0).actions = 2
    bench.end_phase()
    assert bench.player(0).energy == 3
    bench.ready_phase()
    bench.choose("take-energy")
    assert (bench.player(0).energy, bench.player(0).actions) == (7, 6)


@rule("SO-3.3.2", "SO-15.1.3")
def test_each_action_moves_the_bead_down_one_coin() -> None:
    bench = Bench()
    coins = []
    for choice in ("channel", "meditate", "move-avatar:" + bench.arena.fields[1].name):
        bench.act(0, choice)
        coins.append(bench.player(0).actions)
    assert coins == [5, 4, 3]
    assert bench.player(1).actions == 6


@rule("SO-3.4.2")
def test_everything_on_the_boards_is_public() -> None:
    bench = Bench()
    bench.skill(1, "bloodlord")
    player = bench.player(1)
    player.energy, player.actions, player.omens, player.blood = 7, 4, 5, 9
    bench.arena.fate = [False]
    bench.act(0)
    for seat in (0, 1, SPECTATOR):
        seen = view(bench.arena, seat)
        board = seen.players[1]
        assert (board.energy, board.actions, board.omens, board.blood) == (7, 4, 5, 9)
        assert seen.fate == [False]


@rule("SO-3.2.2", "SO-14.4.1", "SO-21.3.4")
def test_the_ends_of_the_tracks_are_told() -> None:
    limits = view(Bench().arena, 0).limits
    found = (limits.energy, limits.actions, limits.blood, limits.damage)
    assert found == (10, 6, 10, 12)


@rule("SO-9.1.1", "SO-12.1.4")
@pytest.mark.parametrize(("format", "seats"), FORMATS)
def test_everybody_starts_with_one_omen(format: str, seats: int) -> None:
    arena = walk_to_the_first_action(new_match("omen", format, seats), "omen")
    assert [player.omens for player in arena.players] == [1] * seats


@rule("SO-9.2.1")
@pytest.mark.parametrize(
    ("fields", "choice"),
    [
        ({"kind": "minion"}, "cast:{card}@southwark"),
        ({"kind": "sorcery", "effect": "draw(1)"}, "cast-sorcery:{card}"),
        ({"kind": "attachment"}, "cast-on:{card}@{host}"),
    ],
)
@pytest.mark.parametrize(("omen", "gained"), [(True, 1), (False, 0)])
def test_a_played_card_with_the_icon_gives_an_omen(
    fields: dict[str, str], choice: str, omen: bool, gained: int
) -> None:
    bench = Bench()
    host = bench.minion(0, life=5)
    card = bench.hand(0, omen=omen, **fields)
    bench.act(0, choice.format(card=card, host=host.card))
    assert (bench.player(0).omens, bench.player(1).omens) == (1 + gained, 1)


@rule("SO-9.2.3")
def test_an_effect_may_give_omens() -> None:
    bench = Bench()
    bench.minion(0, action="omen(2)")
    bench.act(0, "power")
    assert bench.player(0).omens == 3


@rule("SO-9.3.1", "SO-9.3.2")
@pytest.mark.parametrize("roller", [0, 1])
def test_an_omen_rerolls_one_chosen_die_of_any_roll(roller: int) -> None:
    bench = Bench()
    bench.arena.fate = [False]
    bench.player(1 - roller).omens = 0
    bench.player(roller).omens = 2
    bench.fight(bench.minion(0, attack=3), "M H M D")
    assert (bench.prompt, bench.seats) == ("reroll", [roller])
    assert bench.offered == ["pass", "reroll:0", "reroll:1", "reroll:2"]
    bench.choose("reroll:2")
    assert dice_on_the_table(bench) == [Face.MISS, Face.HIT, Face.DOUBLE]
    assert bench.player(roller).omens == 1


@rule("SO-9.3.3")
@pytest.mark.parametrize(("format", "seats", "seed"), WALKS)
def test_omens_are_spent_only_to_reroll(format: str, seats: int, seed: str) -> None:
    match = new_match(seed, format, seats)
    before = [player.omens for player in walk_to_the_first_action(match, seed).players]
    rerolls = 0
    for arena in walk(match, seed):
        now = [player.omens for player in arena.players]
        rerolled = match.choices[-1].option.verb == "reroll"
        assert rerolled or all(new >= old for new, old in zip(now, before, strict=True))
        rerolls += rerolled
        before = now
    assert rerolls > 0


@rule("SO-10.1.1", "SO-10.1.2", "SO-12.1.5", "SO-15.1.1")
@pytest.mark.parametrize("first", [0, 1])
def test_the_holder_of_fate_acts_first(first: int) -> None:
    bench = Bench.from_the_box()
    bench.arena.chance.rig("first", [first])
    bench.run("create", "action")
    asked = []
    while bench.decision is not None:
        asked.append(bench.seats[0])
        bench.choose(bench.offered[0])
    assert asked == [first, 1 - first, first, 1 - first]  # avatars, then mulligans
    assert (bench.arena.first, bench.arena.fate) == (first, [True])
    bench.run("action", "battle")
    assert (bench.prompt, bench.seats) == ("action", [first])


@rule("SO-10.1.3", "SO-16.2.1")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_attacks_first_in_the_centre(first: int) -> None:
    bench = Bench(first=first)
    one = bench.minion(0, field=1, attack=0)
    two = bench.minion(1, field=1, attack=0)
    bench.battle_phase()
    attackers = [what for what, _, _ in bench.events("attacks")]
    assert attackers == ([one.card, two.card] if first == 0 else [two.card, one.card])


@rule("SO-10.1.4", "SO-10.1.5", "SO-10.1.6")
@pytest.mark.parametrize("first", [0, 1])
def test_the_holder_of_full_fate_rerolls_all_dice_of_any_attack(first: int) -> None:
    bench = Bench(first=first)
    for seat in (0, 1):
        bench.player(seat).omens = 0
    bench.minion(1, life=9)
    bench.fight(bench.minion(0, attack=3), "C D H M M H")
    assert (bench.prompt, bench.seats, bench.offered) == ("reroll", [first], ["pass", "fate"])
    bench.choose("fate")
    assert (bench.prompt, bench.arena.fate) == ("hit", [False])
    assert dice_on_the_table(bench) == [Face.MISS, Face.MISS, Face.HIT]
    assert bench.arena.first == first


@rule("SO-10.1.6")
def test_empty_fate_gives_no_reroll() -> None:
    bench = Bench(first=0)
    bench.arena.fate = [False]
    bench.player(1).omens = 0
    bench.fight(bench.minion(0, attack=1), "C")
    assert bench.offered == ["pass", "reroll:0"]


@rule("SO-10.1.6")
def test_the_player_without_fate_cannot_use_it() -> None:
    bench = Bench(first=1)
    bench.fight(bench.minion(0, attack=1), "C")
    assert (bench.seats, bench.offered) == ([0], ["pass", "reroll:0"])
    bench.choose("pass")
    assert (bench.seats, bench.offered) == ([1], ["pass", "reroll:0", "fate"])


@rule("SO-10.1.7")
def test_fate_is_passed_with_its_full_side_up() -> None:
    bench = Bench(first=0)
    bench.arena.fate = [False]
    bench.ready_phase()
    assert (bench.arena.first, bench.arena.fate) == (1, [True])


@rule("SO-10.1.8")
@pytest.mark.parametrize(("format", "seats", "seed"), WALKS)
def test_fate_rerolls_at_most_once_a_round(format: str, seats: int, seed: str) -> None:
    used = 0
    in_this_round = 0
    for event in whole_game(seed, format, seats):
        if event.key == "first-player":
            in_this_round = 0
        if event.key == "fate-used":
            in_this_round += 1
            used += 1
        assert in_this_round <= 1
    assert used > 0
