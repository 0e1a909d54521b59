"""Chapter 22.3: two or three players a side."""

import pytest

from tests.marks import example, rule
from tests.sorcerer.bench import B0, B1, B2, Bench, quiet
from tests.sorcerer.walks import SEEDS, new_match, table_of, walk, walk_to_the_first_action

X, Y = 0, 1  # team X: P0, P2 (and P4), team Y: P1, P3 (and P5)


def attacks(bench: Bench) -> list[tuple[int, int]]:
    """(battlefield, seat) of each attack."""
    owners = bench.arena.owners
    return [(where, owners[what]) for what, where, _ in bench.events("attacks")]


@rule("SO-22.3.1", "SO-22.3.13")
@pytest.mark.parametrize("seats", [4, 6])
def test_equal_sides_fight_over_three_battlefields(seats: int) -> None:
    arena = Bench("team", seats).arena
    assert [field.name for field in arena.fields] == [B0, B1, B2]
    assert [len(arena.members(team)) for team in (X, Y)] == [seats // 2, seats // 2]
    for field in arena.fields:
        assert [side.team for side in field.sides] == [X, Y]
    assert all(player.fields == [0, 1, 2] for player in arena.players)


@rule("SO-22.3.1", "SO-23.1.1")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seats", [4, 6])
def test_a_team_wins_together_with_two_of_three_battlefields(seed: str, seats: int) -> None:
    match = new_match(seed, "team", seats)
    for arena in walk(match, seed):
        held = [field.conquered_by for field in arena.fields]
        assert match.over == (held.count(X) == 2 or held.count(Y) == 2)
    arena = table_of(match)
    winner = max((X, Y), key=[field.conquered_by for field in arena.fields].count)
    assert arena.results == [float(player.team == winner) for player in arena.players]


@example("SO-EX-86")
@rule("SO-22.3.2")
@pytest.mark.parametrize(("of_p2", "room"), [(2, False), (1, True)])
@pytest.mark.parametrize("seat", [0, 2])
def test_a_side_holds_six_minions(of_p2: int, room: bool, seat: int) -> None:
    bench = Bench("team", 4)
    for _ in range(4):
        bench.minion(0, field=1)
    for _ in range(of_p2):
        bench.minion(2, field=1)
    card = bench.hand(seat, cost=0)
    bench.act(seat, f"member:{seat}")
    assert (f"cast:{card}@{B1}" in bench.offered) is room
    assert f"cast:{card}@{B0}" in bench.offered


@rule("SO-22.3.3", "SO-22.3.15")
@pytest.mark.parametrize("first", [X, Y])
def test_the_fate_team_places_its_avatars_first_and_in_its_own_order(first: int) -> None:
    bench = Bench("team", 6, first=1 - first)
    bench.ready_phase()
    bench.choose("take-energy")
    placed = []
    while bench.decision is not None:
        if bench.prompt == "member":
            bench.choose(bench.offered[-1])
        else:
            placed.append(bench.seats[0])
            bench.choose(f"avatar:{B1}")
    fate_team, others = bench.arena.members(first), bench.arena.members(1 - first)
    assert placed == fate_team[::-1] + others[::-1]
    assert [player.avatar for player in bench.arena.players] == [1] * 6


@rule("SO-22.3.15")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_whole_fate_team_exchanges_cards_first(seed: str) -> None:
    match = new_match(seed, "team", 4)
    asked: list[int] = []
    for _ in walk(match, seed):
        decision = match.pending[0]
        if decision.prompt == "action":
            break
        if decision.prompt == "mulligan" and decision.seats[0] not in asked:
            asked.append(decision.seats[0])
    arena = table_of(match)
    teams = [arena.players[seat].team for seat in asked]
    assert teams == [arena.first] * 2 + [1 - arena.first] * 2


@rule("SO-22.3.15", "SO-22.3.11")
def test_the_whole_fate_team_resolves_its_end_effects_first() -> None:
    bench = Bench("team", 4, first=Y)
    cards = [bench.minion(seat, end_of_round="energy(1)").card for seat in range(4)]
    bench.end_phase()
    assert (bench.prompt, bench.seats) == ("order-end", [1, 3])
    bench.choose(f"resolve:{cards[3]}")
    assert (bench.prompt, bench.seats) == ("order-end", [0, 2])
    bench.choose(f"resolve:{cards[2]}")
    order = [what for what, _, _ in bench.events("end-effect")]
    assert order == [cards[3], cards[1], cards[2], cards[0]]


@example("SO-EX-87")
@rule("SO-22.3.5", "SO-22.3.6", "SO-22.3.4")
@pytest.mark.parametrize("each", [False, True])
def test_fate_needs_the_whole_team_or_an_own_counter(each: bool) -> None:
    bench = Bench("team", 4, first=X, team_fate_each=each)
    for player in bench.arena.players:
        player.omens = 0
    bench.fight(bench.minion(0, attack=1), "M H")
    assert bench.offered == ["pass", "fate!0", "fate!2"]
    bench.choose("fate!0")
    if each:
        assert bench.arena.fate == [False, True]
        assert bench.offered == ["pass", "fate!2"]
        assert len(bench.rolls) == 2
    else:
        assert (bench.prompt, bench.seats) == ("agree-fate", [2])
        bench.choose("refuse")
        assert bench.arena.fate == [True]
        assert bench.finished
        assert len(bench.rolls) == 1


@rule("SO-22.3.5", "SO-22.3.4")
@pytest.mark.parametrize("refusing", [None, 2, 4])
def test_three_members_must_agree(refusing: int | None) -> None:
    bench = Bench("team", 6, first=X)
    bench.fight(bench.minion(0, attack=1), "M H", "fate!0")
    for member in (2, 4):
        assert (bench.prompt, bench.seats) == ("agree-fate", [member])
        bench.choose("refuse" if member == refusing else "agree")
        if member == refusing:
            break
    assert bench.arena.fate == [refusing is not None]
    assert len(bench.rolls) == (2 if refusing is None else 1)


@rule("SO-22.3.6")
def test_with_own_counters_each_member_rerolls_once() -> None:
    bench = Bench("team", 4, first=X, team_fate_each=True)
    for player in bench.arena.players:
        player.omens = 0
    bench.fight(bench.minion(0, attack=1), "M M H", "fate!2", "fate!0")
    assert bench.arena.fate == [False, False]
    assert len(bench.rolls) == 3


@rule("SO-22.3.4", "SO-22.3.12")
def test_fate_passes_from_team_to_team() -> None:
    bench = Bench("team", 4, first=X)
    bench.arena.fate = [False]
    bench.ready_phase()
    assert (bench.arena.first, bench.arena.fate) == (Y, [True])
    bench.ready_phase()
    assert bench.arena.first == X


@rule("SO-22.3.7")
def test_the_member_with_the_most_actions_acts_and_teams_alternate() -> None:
    bench = Bench("team", 4, first=Y)
    for seat, actions in enumerate([3, 1, 1, 1]):
        bench.player(seat).actions = actions
    bench.run("action", "battle")
    acted = []
    while bench.decision is not None:
        if bench.prompt == "acting-member":
            bench.choose(bench.offered[-1])
        acted.append(bench.seats[0])
        bench.choose("channel")
    assert acted == [3, 0, 1, 0, 2, 0]


@rule("SO-22.3.7")
def test_on_a_tie_the_team_chooses() -> None:
    bench = Bench("team", 6, first=X)
    bench.player(2).actions = 5
    bench.run("action", "battle")
    assert (bench.prompt, bench.seats) == ("acting-member", [0, 2, 4])
    assert bench.offered == ["member:0", "member:4"]


@example("SO-EX-88")
@rule("SO-22.3.9")
def test_a_teammates_omen_may_reroll_my_die() -> None:
    bench = Bench("team", 4, first=Y)
    bench.arena.fate = [False]
    for seat, omens in enumerate([0, 0, 1, 0]):
        bench.player(seat).omens = omens
    bench.minion(1, life=9)
    bench.fight(bench.minion(0, attack=1), "M H")
    assert bench.offered == ["pass", "reroll:0!2"]
    bench.choose("reroll:0!2")
    assert (bench.player(2).omens, bench.prompt) == (0, "hit")


@rule("SO-22.3.9")
def test_members_reroll_one_after_the_other_until_the_team_passes() -> None:
    bench = Bench("team", 4, first=Y)
    bench.arena.fate = [False]
    bench.minion(1, life=9)
    bench.fight(bench.minion(0, attack=1), "M M M H")
    teams = []
    for choice in ("reroll:0!2", "reroll:0!0", "reroll:0!3", "pass"):
        teams.append(bench.seats)
        bench.choose(choice)
    assert teams == [[0, 2], [0, 2], [1, 3], [1, 3]]
    assert [player.omens for player in bench.arena.players] == [0, 1, 0, 0]
    assert bench.prompt == "hit"


@example("SO-EX-89")
@rule("SO-22.3.8", "SO-22.3.14")
@pytest.mark.parametrize(("begins", "order"), [(0, [0, 1, 2, 1]), (2, [2, 1, 0, 1])])
def test_teams_alternate_and_attack_with_any_members_minion(begins: int, order: list[int]) -> None:
    bench = Bench("team", 4, first=X)
    minions = {seat: bench.minion(seat, attack=0) for seat in (0, 2)}
    theirs = [bench.minion(1, attack=0) for _ in range(2)]
    bench.battle_phase()
    assert bench.seats == [0, 2]
    bench.choose(f"attack:{minions[begins].card}")
    bench.choose(f"attack:{theirs[0].card}")
    assert [seat for _, seat in attacks(bench)] == order


@example("SO-EX-99")
@rule("SO-22.3.14", "SO-16.1.2")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        (Y, [(2, X), (2, Y), (1, Y), (1, X), (0, X), (0, Y)]),
        (X, [(0, Y), (0, X), (1, X), (1, Y), (2, Y), (2, X)]),
    ],
)
def test_the_order_of_battlefields_for_teams(first: int, order: list[tuple[int, int]]) -> None:
    bench = Bench("team", 4, first=first)
    for field in range(3):
        for seat in (0, 3):
            bench.minion(seat, field, attack=0)
    bench.battle_phase()
    assert [(where, seat % 2) for where, seat in attacks(bench)] == order


@rule("SO-22.3.10", "SO-22.3.13")
def test_nothing_is_shared_but_sides_and_fate() -> None:
    arena = walk_to_the_first_action(new_match("team", "team", 4), "team")
    assert [len(player.hand) for player in arena.players] == [6] * 4
    assert [len(player.grimoire) for player in arena.players] == [34] * 4
    assert len({card for player in arena.players for card in player.hand}) == 24
    bench = Bench("team", 4)
    bench.own_skill(2, 0, action="draw(1)")
    card = bench.hand(2, cost=0)
    bench.act(0, "member:0")
    assert bench.offers("power") == []
    assert bench.offers("cast") == []
    bench.choose("channel")
    assert [(player.energy, player.actions) for player in bench.arena.players] == [
        (8, 5),
        (6, 6),
        (6, 6),
        (6, 6),
    ]
    assert bench.player(2).hand == [card]


@rule("SO-22.3.10")
@pytest.mark.parametrize(("fallen", "energy"), [(0, 9), (2, 6)])
def test_a_teammates_minion_is_not_yours(fallen: int, energy: int) -> None:
    bench = Bench("team", 4)
    bench.own_skill(0, 1, when_own_destroyed_here="energy(2)")
    bench.player(0).avatar = 1
    bench.minion(0, when_own_destroyed_here="energy(1)", life=9)
    victim = bench.minion(fallen, life=1)
    bench.cast(1, "destroy(enemy)", f"pick:{victim.card}")
    if energy > 6:
        bench.choose(bench.offered[0])
    assert bench.finished
    assert bench.player(0).energy == energy


@rule("SO-22.3.13", "SO-22.3.8")
def test_damage_to_a_side_is_shared_and_any_defender_assigns_it() -> None:
    bench = quiet("team", 4, first=X)
    targets = [bench.minion(seat, life=9) for seat in (1, 3)]
    bench.fight(bench.minion(2, attack=3), "C H H")
    assert (bench.prompt, bench.seats) == ("critical", [2])  # the owner of the attacker
    bench.choose("damage-side")
    assert (bench.prompt, bench.seats) == ("hit", [1, 3])
    bench.choose("damage-side")
    bench.choose(f"damage:{targets[1].card}")
    assert (bench.track(1, Y), targets[1].damage) == (2, 1)


@rule("SO-22.3.14", "SO-22.3.4")
@pytest.mark.parametrize(("answer", "energy"), [("agree", 2), ("refuse", 4)])
def test_the_fate_team_agrees_on_the_energy_roll(answer: str, energy: int) -> None:
    bench = Bench("team", 4, first=X)
    for player in bench.arena.players:
        player.energy = 0
    bench.arena.chance.rig("energy", [1])
    bench.ready_phase()
    assert bench.seats == [1]
    bench.choose("roll-energy")
    assert (bench.prompt, bench.seats) == ("agree-energy", [3])
    bench.choose(answer)
    assert [player.energy for player in bench.arena.players] == [energy] * 4
