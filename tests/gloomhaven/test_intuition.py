"""What a hasty but experienced player does: where to stand, what to play and when to rest."""

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.minds.card_choice import Sketch
from questhall.games.gloomhaven.minds.hunch import (
    LITTLE,
    POINTLESS,
    SHORT_LIST,
    promising,
    worths_of,
)
from questhall.games.gloomhaven.printed.scenario import PLAYABLE
from questhall.games.gloomhaven.rules.attack.damage import suffer
from questhall.games.gloomhaven.rules.round.rounds import follow, select
from questhall.games.gloomhaven.state.scene import SELECTING
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING, Decision
from questhall.kernel.games import Setup
from questhall.kernel.match import Match

from .bench import BOTTOM, TOP, Bench
from .items.playing import open_move, open_turn
from .rules_round.matches import scene_of
from .rules_round.table import DOOR, house
from .thinking import play_by_hunch, said, thought, thought_place, thought_verb

# -- a turn ----------------------------------------------------------------------------


def test_who_stands_beside_an_enemy_strikes_and_then_goes_out_of_its_reach() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    bench.reveal_card(guard, 4)
    bench.card("trample")
    bench.card("grab_and_go")
    open_turn(bench)
    assert thought(bench) == "top trample"
    play_by_hunch(bench)
    assert guard.hp == 17
    # The guard moves 3 and strikes the next hex.
    assert bench.scene.board.distance(bench.figure().cell, guard.cell) == 5


def test_who_is_out_of_reach_moves_first() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "5,0", hp=20)
    bench.card("trample")
    bench.card("grab_and_go")
    open_turn(bench)
    assert thought(bench) == "bottom grab_and_go"
    play_by_hunch(bench)
    assert (guard.hp, bench.scene.board.distance(bench.figure().cell, guard.cell)) == (17, 1)


@pytest.mark.parametrize(("trap", "goes"), [(False, True), (True, False)])
def test_nobody_ends_on_a_trap_for_an_attack(trap: bool, goes: bool) -> None:
    """With 2 points only 2,0 is beside the guard."""
    bench = Bench(brute="0,0")
    bench.monster("bandit_guard", "3,0")
    bench.card("trample")
    if trap:
        bench.tile("trap", "2,0", damage=3)
    bench.scene.doing.half = BOTTOM
    open_move(bench, 2)
    assert "2,0" in bench.places()
    assert (thought_place(bench) == "2,0") is goes


def before_the_door(hand: int, discard: int, *, guard: bool = False) -> Bench:
    bench = Bench(scenario=house(), brute="3,1", tinkerer="0,0")
    for seat in (0, 1):
        for pile, count in (("hand", hand), ("discard", discard)):
            for _ in range(count):
                bench.card("trample", seat, pile)
    if guard:
        bench.monster("bandit_guard", "0,2")
    open_move(bench, 3)
    assert DOOR in bench.places()
    return bench


def test_a_door_is_opened_when_the_room_is_clear_and_hands_are_full() -> None:
    assert thought(before_the_door(hand=6, discard=3)) == f"move@{DOOR}"
    assert thought(before_the_door(hand=3, discard=2)) == f"move@{DOOR}"  # no rest would help


def test_a_door_stays_closed_while_somebody_is_left_or_a_rest_is_due() -> None:
    assert thought_place(before_the_door(hand=6, discard=3, guard=True)) != DOOR
    assert thought_place(before_the_door(hand=3, discard=3)) != DOOR
    bench = before_the_door(hand=6, discard=3)
    bench.hero(1).resting = True
    assert thought_place(bench) != DOOR


@pytest.mark.parametrize(("place", "used"), [("6,0", True), ("5,0", False), ("", False)])
def test_boots_are_used_when_they_make_an_attack_possible(place: str, used: bool) -> None:
    bench = Bench(brute="0,0")
    bench.item("boots_of_striding")
    bench.card("trample")
    if place:
        bench.monster("bandit_guard", place)
    bench.open("grab_and_go", BOTTOM)
    assert bench.prompt == "move"
    assert "item" in [option.verb for option in bench.options]
    assert (thought_verb(bench) == "item") is used


def test_a_potion_is_drunk_when_it_heals_something() -> None:
    bench = Bench(brute="0,0")
    bench.item("minor_healing_potion")
    bench.monster("bandit_guard", "1,0")
    bench.card("trample")
    bench.card("grab_and_go")
    open_turn(bench)
    assert thought(bench) == "top trample"
    bench.figure().hp -= 4
    assert thought(bench) == "item"


# -- cards -----------------------------------------------------------------------------


def choosing(bench: Bench, *hand: str, discard: int = 0) -> Bench:
    """The first character chooses among these cards."""
    for name in hand:
        bench.card(name, pile="hand")
    for _ in range(discard):
        bench.card("trample", pile="discard")
    bench.scene.phase = SELECTING
    bench.start(select(bench.scene))
    assert bench.prompt == "lead"
    return bench


def test_a_pair_that_hits_is_preferred() -> None:
    bench = Bench(brute="0,0")
    bench.monster("bandit_guard", "4,0")
    hand = [bench.card(name, pile="hand") for name in ("trample", "grab_and_go", "eye_for_an_eye")]
    sketch = Sketch(bench.scene, bench.hero())
    assert sketch.both_ways(hand[0], hand[1], False) > sketch.both_ways(hand[0], hand[2], False)
    assert sketch.both_ways(hand[0], hand[1], False) == sketch.both_ways(hand[1], hand[0], False)


def test_the_second_card_is_the_attack_that_the_first_one_moves_to() -> None:
    bench = Bench(brute="0,0")
    bench.monster("bandit_guard", "5,0", hp=20)
    bench.card("grab_and_go")
    for name in ("eye_for_an_eye", "trample", "fatal_advance"):
        bench.card(name, pile="hand")
    bench.scene.phase = SELECTING
    bench.start(follow(bench.scene))
    assert thought(bench) == "follow trample"


def test_the_fast_card_leads_when_enemies_are_near() -> None:
    """Both cards do the same together; only their initiative differs."""
    bench = Bench(scoundrel="0,0")
    bench.monster("bandit_guard", "1,0")
    choosing(bench, "single_out", "flanking_strike")
    assert thought(bench) == "lead flanking_strike"


def test_the_slow_card_leads_when_they_are_still_to_come() -> None:
    """From 6 hexes away nothing reaches; after 3 steps of theirs the dagger does."""
    bench = Bench(brute="0,0")
    bench.monster("bandit_guard", "6,0")
    choosing(bench, "spare_dagger", "trample")
    assert thought(bench) == "lead trample"


def test_without_cards_to_play_it_is_a_long_rest() -> None:
    bench = Bench(brute="0,0")
    bench.monster("bandit_guard", "1,0")
    choosing(bench, "trample", discard=3)
    assert thought(bench) == "long-rest"


HAND = ("trample", "grab_and_go", "spare_dagger")
FULL = (*HAND, "warding_strength", "sweeping_blow")


@pytest.mark.parametrize(
    ("hand", "discard", "wounds", "rests"),
    [(HAND, 3, 0, True), (HAND, 2, 0, False), (FULL, 3, 0, False), (FULL, 3, 5, True)],
)
def test_in_quiet_times_a_thin_hand_or_wounds_are_reasons_to_rest(
    hand: tuple[str, ...], discard: int, wounds: int, rests: bool
) -> None:
    bench = Bench(brute="0,0")
    bench.figure().hp -= wounds
    choosing(bench, *hand, discard=discard)
    assert (thought_verb(bench) == "long-rest") is rests


def test_in_a_fight_nobody_rests_who_can_still_play() -> None:
    bench = Bench(brute="0,0")
    bench.monster("bandit_guard", "1,0")
    bench.figure().hp = 3
    choosing(bench, *HAND, discard=5)
    assert thought_verb(bench) == "lead"


# -- damage ----------------------------------------------------------------------------


def wounded(amount: int, hp: int, hand: tuple[str, ...], discard: tuple[str, ...] = ()) -> Bench:
    bench = Bench(brute="0,0")
    bench.figure().hp = hp
    for name in hand:
        bench.card(name, pile="hand")
    for name in discard:
        bench.card(name, pile="discard")
    bench.start(suffer(bench.scene, bench.figure(), amount, "GH-3.18.6"))
    assert bench.prompt == "damage"
    return bench


def test_small_damage_is_suffered() -> None:
    assert thought(wounded(3, 10, FULL, HAND)) == "suffer"


def test_a_lethal_blow_costs_the_least_useful_card_of_the_hand() -> None:
    assert thought(wounded(3, 3, FULL, HAND)) == "lose-hand grab_and_go"
    assert thought(wounded(2, 3, FULL, HAND)) == "suffer"


def test_a_heavy_blow_costs_a_card_while_there_are_many() -> None:
    assert thought(wounded(4, 10, FULL, HAND)) == "lose-hand grab_and_go"
    assert thought(wounded(4, 10, FULL)) == "suffer"


def test_with_an_empty_hand_the_discard_pays() -> None:
    assert thought(wounded(3, 3, (), ("trample", "grab_and_go"))) == "lose-discard grab_and_go"


def test_no_lasting_bonus_is_given_up_for_nothing() -> None:
    bench = Bench(brute="0,0")
    bench.play("warding_strength", BOTTOM)
    bench.scene.doing.card = NOTHING
    bench.figure().hp = 3
    for _ in range(2):
        bench.card("spare_dagger", pile="discard")
    bench.start(suffer(bench.scene, bench.figure(), 3, "GH-3.18.6"))
    assert "end-active" in [option.verb for option in bench.options]
    assert thought(bench) == "lose-discard spare_dagger"


# -- the short list --------------------------------------------------------------------


def test_the_short_list_holds_the_hunch_and_no_more_than_six() -> None:
    bench = Bench(brute="0,0")
    bench.monster("bandit_guard", "4,0", hp=20)
    bench.card("trample")
    bench.scene.doing.half = BOTTOM
    open_move(bench, 3)
    assert bench.decision is not None
    kept = promising(bench.scene, bench.decision)
    assert len(bench.options) > len(kept) == SHORT_LIST == 6
    assert thought(bench) == "move@3,0"
    assert "move@3,0" in [said(bench, place) for place in kept]


def test_of_few_options_all_are_tried_but_those_without_a_point() -> None:
    bench = Bench(brute="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("1,0", "0,1", "-1,1")]
    bench.open("trample", TOP)
    assert bench.decision is not None
    kept = [bench.options[place] for place in promising(bench.scene, bench.decision)]
    assert [option.verb for option in bench.options[3:]] == ["no-attack", "part-by-part"]
    assert [option.what for option in kept[:3]] == [guard.id for guard in guards]
    assert [option.verb for option in kept[3:]] == ["no-attack"]


def test_one_class_only_is_thought_about() -> None:
    match = Match.start(GAME, Setup("party", 2), "class")
    decision = match.pending[0]
    assert decision.prompt == "class"
    kept = GAME.promising(match.state, decision)
    assert [decision.options[place].what for place in kept] == [4]
    assert kept == [GAME.hunch(match.state, decision, Chance("any"))]


@pytest.mark.parametrize("scenario", PLAYABLE[::3])
def test_in_whole_games_every_hunch_is_an_option_and_on_the_short_list(scenario: int) -> None:
    """Played half by hunch and half at random, which leads where no sensible player gets."""
    seed = f"intuition {scenario}"
    chance = Chance(seed)
    setup = Setup("party", 2 + chance.below("seats", 3), {"scenario": scenario})
    match = Match.start(GAME, setup, seed, keep=False, listen=False)
    while match.pending:
        decision = match.pending[0]
        told = f"seed {seed!r}, {match.decisions} decisions, {decision.prompt}"
        place = checked_hunch(match, decision, told)
        if chance.below("mood", 2):
            place = chance.below("choice", len(decision.options))
        match.answer(0, place, decision.seats[0])


def checked_hunch(match: Match, decision: Decision, told: str) -> int:
    options = decision.options
    place = GAME.hunch(match.state, decision, Chance(told))
    kept = GAME.promising(match.state, decision)
    assert 0 <= place < len(options), told
    assert kept, told
    sensible = [each for each in range(len(options)) if options[each].verb not in POINTLESS]
    worths = worths_of(scene_of(match), decision)
    if not worths:
        assert kept == sensible, told
        return place
    most = 1 if decision.prompt == "class" else SHORT_LIST
    assert len(worths) == len(options), told
    assert [each for each in sensible if each in kept] == kept, told
    assert len(kept) == min(most, len(sensible)), told
    assert max(worths) == max([worths[each] for each in kept]), told
    assert worths[place] >= max(worths) - LITTLE * 8, told
    return place
