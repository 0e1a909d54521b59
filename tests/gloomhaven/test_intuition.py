"""What a hasty but experienced player does: where to stand, what to play and when to rest."""

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.minds.card_choice import Sketch
from questhall.games.gloomhaven.minds.hunch import (
    FOLLY,
    LITTLE,
    SHORT_LIST,
    hunch,
    promising,
    sensible_places,
    worths_of,
)
from questhall.games.gloomhaven.printed.scenario import IN_THE_BOOK
from questhall.games.gloomhaven.rules.attack.damage import Harm, suffer
from questhall.games.gloomhaven.rules.round.card_selection import select
from questhall.games.gloomhaven.rules.round.rests import short_rests
from questhall.games.gloomhaven.state.scene import Phase
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING, Decision
from questhall.kernel.games import Setup
from questhall.kernel.match import Match

from .bench import BOTTOM, TOP, Bench
from .items.playing import open_move, open_turn
from .rules_round.matches import scene_of
from .rules_round.table import DOOR, house
from .thinking import play_by_hunch, said, thought, thought_place, thought_verb


def considered(bench: Bench) -> list[str]:
    """The verbs of the options worth a closer look."""
    assert bench.decision is not None
    return [bench.options[place].verb for place in promising(bench.scene, bench.decision)]


# -- a turn ----------------------------------------------------------------------------


def test_a_bot_beside_an_enemy_strikes_and_then_leaves_its_reach() -> None:
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


def test_a_bot_out_of_reach_moves_first() -> None:
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
    bench.scene.underway.half = BOTTOM
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


@pytest.mark.parametrize(
    ("traps", "goes"), [((), "4,1"), (("4,1",), "3,2"), (("4,1", "4,2"), "4,1")]
)
def test_traps_before_a_door_are_passed_by_or_if_nothing_else_helps_entered(
    traps: tuple[str, ...], goes: str
) -> None:
    """Only 4,1 and 4,2 are beside the door; from 3,1 one step leads to 3,2, another to 4,1."""
    bench = before_the_door(hand=6, discard=3)
    for place in traps:
        bench.tile("trap", place, damage=3)
    open_move(bench, 1)
    assert thought_place(bench) == goes


def test_nobody_stands_before_an_obstacle_because_the_door_is_near() -> None:
    """Past 4,1 only 4,2 is beside the door, and the way there leads back over 3,1."""
    bench = Bench(scenario=house(), brute="4,0", tinkerer="0,0")
    bench.tile("obstacle", "4,1")
    open_move(bench, 1)
    assert thought_place(bench) == "3,1"


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


@pytest.mark.parametrize(
    "item", ["minor_healing_potion", "minor_stamina_potion", "minor_mana_potion"]
)
def test_no_potion_is_drunk_while_nothing_happens(item: str) -> None:
    """Far from the next door, where other options are not worth much either."""
    bench = Bench(scenario=house(), brute="0,0", tinkerer="0,1")
    bench.item(item)
    bench.card("skewer", pile="discard")
    bench.card("trample")
    bench.card("grab_and_go")
    open_turn(bench)
    assert "item" in [option.verb for option in bench.options]
    assert thought_verb(bench) != "item"
    assert "item" not in considered(bench)


def test_whoever_drinks_a_potion_does_not_put_it_back() -> None:
    bench = Bench(brute="0,0")
    bench.item("minor_stamina_potion")
    bench.card("trample", pile="discard")
    bench.card("eye_for_an_eye")
    bench.card("provoking_roar")
    open_turn(bench)
    bench.choose("item")
    assert [option.verb for option in bench.options] == ["recover", "skip"]
    assert considered(bench) == ["recover"]


def test_no_potion_is_drunk_early_after_both_abilities_either() -> None:
    bench = Bench(brute="0,0")
    bench.item("minor_stamina_potion")
    bench.monster("bandit_guard", "4,0")
    for name in FULL:
        bench.card(name, pile="hand")
    bench.card("eye_for_an_eye")
    bench.card("provoking_roar")
    open_turn(bench)
    bench.choose("top:" + str(bench.hero().chosen[0]))
    bench.choose("bottom:" + str(bench.hero().chosen[0]))
    assert bench.prompt == "after"
    assert thought(bench) == "end-turn"
    assert considered(bench) == ["end-turn"]


def test_items_wait_while_something_else_is_asked() -> None:
    bench = Bench(tinkerer="0,0", brute="1,0")
    bench.item("minor_stamina_potion")
    for name in ("flamethrower", "hook_gun"):
        bench.card(name, pile="discard")
    bench.open("harmless_contraption", BOTTOM)
    bench.figure(1).hp = 3
    assert bench.prompt == "heal"
    assert "item" in [option.verb for option in bench.options]
    assert thought(bench) == "target"
    assert "item" not in considered(bench)


@pytest.mark.parametrize(("round", "used"), [(1, False), (3, True)])
def test_one_use_items_are_saved_in_the_first_rounds(round: int, used: bool) -> None:
    bench = Bench(brute="0,0")
    bench.scene.round = round
    bench.item("minor_power_potion")
    bench.monster("bandit_guard", "1,0", hp=20)
    bench.open("trample", TOP)
    assert bench.prompt == "attack-item"
    assert thought(bench) == ("item" if used else "no-item")


def test_items_that_a_rest_brings_back_are_used_at_once() -> None:
    bench = Bench(brute="0,0")
    bench.item("eagle_eye_goggles")
    bench.monster("bandit_guard", "1,0", hp=20)
    bench.open("trample", TOP)
    assert thought(bench) == "item"


def test_nobody_thinks_of_a_door_while_somebody_is_left_to_fight() -> None:
    bench = Bench(scenario=house(), brute="4,1", tinkerer="0,0")
    bench.monster("bandit_guard", "0,2")
    open_move(bench, 1)
    assert DOOR in bench.places()
    assert bench.decision is not None
    kept = promising(bench.scene, bench.decision)
    assert bench.cell(DOOR) not in [bench.options[place].where for place in kept]


# -- targets ---------------------------------------------------------------------------


def test_a_bot_does_not_give_up_its_attack() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    bench.monster("bandit_guard", "0,1", hp=20)
    bench.open("trample", TOP)
    assert considered(bench) == ["target", "target"]
    guard.retaliate = [3, 1]
    assert considered(bench) == ["target", "target", "no-attack"]


def test_a_bot_that_would_die_of_retaliation_does_not_attack() -> None:
    bench = Bench(brute="0,0")
    bench.monster("bandit_guard", "1,0", hp=20).retaliate = [3, 1]
    bench.figure().hp = 3
    bench.open("trample", TOP)
    assert thought(bench) == "no-attack"


def test_friends_beside_a_target_are_spared() -> None:
    """Everybody beside the target suffers too."""
    bench = Bench(cragheart="0,0", brute="2,-1")
    beside_friend = bench.monster("bandit_guard", "2,0", hp=9)
    alone = bench.monster("bandit_guard", "-2,0", hp=20)
    bench.open("massive_boulder", TOP)
    assert bench.prompt == "attack"
    assert {figure.id for figure in bench.targets()} == {beside_friend.id, alone.id}
    assert bench.decision is not None
    place = hunch(bench.scene, bench.decision, Chance("luck"))
    assert bench.options[place].what == alone.id


# -- cards -----------------------------------------------------------------------------


def choosing(bench: Bench, *hand: str, discard: int = 0) -> Bench:
    """The first character chooses among these cards."""
    for name in hand:
        bench.card(name, pile="hand")
    for _ in range(discard):
        bench.card("trample", pile="discard")
    bench.scene.phase = Phase.SELECTING
    bench.start(select(bench.scene))
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
    choosing(bench, "grab_and_go", "eye_for_an_eye", "trample", "fatal_advance")
    bench.choose("grab_and_go")
    assert thought(bench) == "follow trample"
    bench.choose("trample")
    assert thought(bench) == "ready"
    assert considered(bench) == ["ready"]


def test_the_fast_card_leads_when_enemies_are_near() -> None:
    """Both cards do the same as a pair; only their initiative differs."""
    bench = Bench(scoundrel="0,0")
    bench.monster("bandit_guard", "1,0")
    choosing(bench, "single_out", "flanking_strike")
    assert thought(bench) == "lead flanking_strike"


def test_the_slow_card_leads_when_they_are_still_to_come() -> None:
    """From 6 hexes away nothing reaches; after the enemies move 3, the dagger does."""
    bench = Bench(brute="0,0")
    bench.monster("bandit_guard", "6,0")
    choosing(bench, "spare_dagger", "trample")
    assert thought(bench) == "lead trample"


def test_without_cards_to_play_a_bot_long_rests() -> None:
    bench = Bench(brute="0,0")
    bench.monster("bandit_guard", "1,0")
    choosing(bench, "trample", discard=3)
    assert (bench.prompt, thought(bench)) == ("ready-to-rest", "ready")


@pytest.mark.parametrize(("hand", "rests"), [(4, "no-rest"), (1, "short-rest")])
def test_a_bot_short_rests_only_with_nothing_left_to_play(hand: int, rests: str) -> None:
    bench = Bench(brute="0,0")
    bench.scene.round = 2
    bench.monster("bandit_guard", "1,0")
    for name in FULL[:hand]:
        bench.card(name, pile="hand")
    for _ in range(4):
        bench.card("trample", pile="discard")
    bench.start(short_rests(bench.scene))
    assert thought(bench) == rests
    assert considered(bench) == [rests]


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


def test_whoever_waits_for_others_rests_as_well() -> None:
    bench = Bench(brute="0,0", tinkerer="0,1")
    for _ in range(2):
        bench.card("ink_bomb", 1, "hand")
    choosing(bench, *FULL, discard=3)
    assert thought_verb(bench) == "lead"
    for _ in range(3):
        bench.card("ink_bomb", 1, "discard")
    bench.card("ink_bomb", 1)
    assert thought_verb(bench) == "long-rest"


def test_in_a_fight_nobody_who_can_still_play_rests() -> None:
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
    bench.start(suffer(bench.scene, bench.figure(), amount, "GH-3.18.6", Harm.TRAP))
    assert bench.prompt == "damage"
    return bench


def test_small_damage_is_suffered() -> None:
    assert thought(wounded(3, 10, FULL, HAND)) == "suffer"


def test_a_lethal_blow_costs_the_least_useful_card_of_the_hand() -> None:
    assert thought(wounded(3, 3, FULL, HAND)) == "lose-hand grab_and_go"
    assert thought(wounded(2, 3, FULL, HAND)) == "suffer"


def test_a_heavy_blow_that_leaves_little_costs_a_card_while_there_are_many() -> None:
    assert thought(wounded(4, 8, FULL, HAND)) == "lose-hand grab_and_go"
    assert thought(wounded(4, 8, FULL)) == "suffer"


def test_in_full_health_no_card_is_lost_for_a_blow() -> None:
    bench = wounded(4, 10, FULL, HAND)
    assert thought(bench) == "suffer"
    assert considered(bench) == ["suffer"]


def test_with_an_empty_hand_the_discard_pays() -> None:
    assert thought(wounded(3, 3, (), ("trample", "grab_and_go"))) == "lose-discard grab_and_go"


def test_no_lasting_bonus_is_given_up_for_nothing() -> None:
    bench = Bench(brute="0,0")
    bench.play("warding_strength", BOTTOM)
    bench.scene.underway.card = NOTHING
    bench.figure().hp = 3
    for _ in range(2):
        bench.card("spare_dagger", pile="discard")
    bench.start(suffer(bench.scene, bench.figure(), 3, "GH-3.18.6", Harm.TRAP))
    assert "end-active" in [option.verb for option in bench.options]
    assert thought(bench) == "lose-discard spare_dagger"


# -- the short list --------------------------------------------------------------------


def test_the_short_list_holds_the_hunch_and_no_more_than_six() -> None:
    bench = Bench(brute="0,0")
    bench.monster("bandit_guard", "4,0", hp=20)
    bench.card("trample")
    bench.scene.underway.half = BOTTOM
    open_move(bench, 3)
    assert bench.decision is not None
    kept = promising(bench.scene, bench.decision)
    assert len(bench.options) > len(kept) == SHORT_LIST == 6
    assert thought(bench) == "move@3,0"
    assert "move@3,0" in [said(bench, place) for place in kept]


def test_few_options_are_all_tried_except_pointless_ones() -> None:
    bench = Bench(brute="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("1,0", "0,1", "-1,1")]
    bench.open("trample", TOP)
    assert bench.decision is not None
    kept = [bench.options[place] for place in promising(bench.scene, bench.decision)]
    assert [option.verb for option in bench.options[3:]] == ["no-attack", "part-by-part"]
    assert [option.what for option in kept] == [guard.id for guard in guards]


def test_only_one_class_is_considered() -> None:
    match = Match.start(GAME, Setup("party", 2), "class")
    decision = match.pending[0]
    assert decision.prompt == "class"
    kept = GAME.promising(match.state, decision)
    assert [decision.options[place].what for place in kept] == [3]
    assert kept == [GAME.hunch(match.state, decision, Chance("any"))]


@pytest.mark.slow
@pytest.mark.parametrize("scenario", IN_THE_BOOK[::3])
def test_in_whole_games_every_hunch_is_an_option_and_on_the_short_list(scenario: int) -> None:
    """Half by hunch and half at random, games get to places that no sensible player reaches."""
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
    sensible = sensible_places(decision)
    assert place in sensible, told
    worths = worths_of(scene_of(match), decision)
    if not worths:
        assert kept == sensible, told
        return place
    most = 1 if decision.prompt == "class" else SHORT_LIST
    assert len(worths) == len(options), told
    assert [each for each in sensible if each in kept] == kept, told
    best = max([worths[each] for each in sensible])
    worthy = [each for each in sensible if worths[each] >= best - FOLLY]
    assert len(kept) == min(most, len(worthy)), told
    assert max(worths) == max([worths[each] for each in kept]), told
    assert worths[place] >= max(worths) - LITTLE * 8, told
    return place
