"""From the box to the first round (OS-4.2)."""

from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.setup.setup import build_hand
from questhall.games.oathsworn.state.battle import Battle
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from tests.marks import example, rule, ruling
from tests.oathsworn.bench import Bench


def match_of(seats: int = 2, seed: str = "setup", **options: str | int | bool) -> Match:
    return Match.start(GAME, Setup("encounter", seats, dict(options)), seed)


def battle_of(match: Match) -> Battle:
    assert isinstance(match.state, Battle)
    return match.state


def answer_all(match: Match, until: str) -> None:
    """The first option of everything, up to a step."""
    while match.state.next_step != until:
        decision = match.pending[0]
        match.answer(0, 0, decision.seats[0])


@example("OS-EX-50")
@rule("OS-3.1.1", "OS-1.1.9")
@ruling("OS-R76")
def test_four_oathsworn_whoever_plays_them() -> None:
    for seats in (1, 2, 3, 4):
        match = match_of(seats)
        answer_all(match, "arm")
        battle = battle_of(match)
        assert [each.seat for each in battle.company] == [place % seats for place in range(4)]
        assert len({each.board.key for each in battle.company}) == 4


@rule("OS-4.2.3", "OS-4.2.4", "OS-4.2.10", "OS-4.2.15", "OS-5.2.4", "OS-5.2.5")
def test_the_layout_of_the_first_encounter() -> None:
    match = match_of()
    battle = battle_of(match)
    (boss,) = battle.bosses()
    assert (boss.dice, boss.large) == ([6] * 5, True)
    assert [len(pile) for pile in battle.stage_piles] == [5, 5, 5]
    assert len(battle.minions()) == 3
    assert sum(len(piece.cells) for piece in battle.obstacles) == 10
    answer_all(match, "arm")
    assert all(each.animus == 0 for each in battle_of(match).company)


@rule("OS-4.2.5", "OS-4.2.6", "OS-4.2.8", "OS-4.2.11", "OS-4.2.12", "OS-4.2.14")
def test_hands_places_and_a_leader() -> None:
    match = match_of()
    answer_all(match, "turn")
    battle = battle_of(match)
    for oathsworn in battle.the_four():
        cooldowns = [battle.ability(card).cooldown for card in battle.abilities_in(oathsworn.hand)]
        assert sorted(cooldowns) == [0, 1, 1, 2, 2, 3, 3]
        assert sorted(battle.items_in(oathsworn.hand)) == sorted(oathsworn.equipped)
        assert battle.encounter.start >> battle.figure_of(oathsworn).place & 1
        assert oathsworn.animus == oathsworn.board.regen
    assert (battle.leader, battle.turn, battle.round) == (0, 0, 1)
    assert battle.stage_card(battle.face_up).stage == 1  # OS-1.4.3


@rule("OS-4.2.5")
def test_players_build_their_hands_at_the_same_time() -> None:
    match = match_of(level=2)
    answer_all(match, "hands")
    assert [decision.seats for decision in match.pending] == [[0], [1]]


@example("OS-EX-01")
@rule("OS-4.2.5", "OS-4.2.6", "OS-11.2.1")
def test_a_new_card_replaces_one_of_its_cooldown() -> None:
    bench = Bench(level=2)
    ranger = bench.oathsworn("ranger")
    ranger.box += bench.battle.abilities_in(ranger.hand)
    ranger.hand = []
    new = bench.card("ranger_moss_and_bark")  # cooldown 2
    bench.do(
        build_hand(bench.battle, ranger),
        *[f"take:{bench.card(key)}" for key in ("ranger_ricochet", "ranger_rustling_step")],
        f"take:{new}",
        f"take:{bench.card('ranger_green_ambush')}",
    )
    assert new in ranger.hand
    assert bench.card("ranger_pinning_arrow") in ranger.box
    cooldowns = sorted(bench.battle.ability(card).cooldown for card in ranger.hand)
    assert cooldowns == [0, 1, 1, 2, 2, 3, 3]
