"""Bots: they play legal games to the end, they are honest, and better ones win."""

import pytest

from questhall.bots import BOT_NAMES, LEVELS, make_bot
from questhall.bots.bot import Perspective
from questhall.bots.search import SearchBot
from questhall.games.sorcerer import GAME
from questhall.kernel.chance import Chance
from questhall.kernel.choices import Refused
from questhall.kernel.codec import state_hash
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.kernel.zones import redeal
from tests.bots.wells import Wells
from tests.sorcerer.bench import Bench

DUEL = Setup("duel", 2)
FAST = ("random", "greedy", "search:20")


def play_on(match: Match, names: list[str], seed: str, choices: int) -> None:
    """Let bots play so many choices, or to the end."""
    bots = [make_bot(name, f"{seed}-{seat}") for seat, name in enumerate(names)]
    for _ in range(choices):
        if not match.pending:
            return
        seat = match.pending[0].seats[0]
        match.take(seat, bots[seat].choose(match, seat))


@pytest.mark.parametrize("format_seats", [("duel", 2), ("royale", 3), ("team", 4)])
def test_bots_play_whole_games_of_every_format(format_seats: tuple[str, int]) -> None:
    format, seats = format_seats
    match = Match.start(GAME, Setup(format, seats), "whole game")
    play_on(match, ["greedy", *["random"] * (seats - 1)], "whole game", 3000)
    assert match.over
    assert len(match.state.results) == seats


def twin_of(match: Match, seat: int, seed: str) -> Match:
    """The same position for the seat, with other hidden cards and another future."""
    state = match.checkpoints[-1].state.clone()
    known = {
        card
        for zone in state.zones()
        if not zone.visible_to(seat)
        for card in zone.cards
        if state.knows(seat, card)
    }
    redeal(state.zones(), known, seat, Chance(seed))
    state.chance.reseed(seed)
    return Match.resume(match.game, match.setup, match.seed, state)


def positions(seed: str, count: int) -> list[Match]:
    """Positions of one game in which nothing has happened yet since the step began."""
    found: list[Match] = []
    match = Match.start(GAME, DUEL, seed)
    while match.pending and len(found) < count:
        play_on(match, ["random", "random"], f"{seed}-{len(match.choices)}", 5)
        if match.pending and state_hash(match.state) == state_hash(match.checkpoints[-1].state):
            found.append(match.at(len(match.choices)))
    return found


@pytest.mark.parametrize("name", FAST)
@pytest.mark.parametrize("seed", ["honest-1", "honest-2"])
def test_a_bot_never_reads_hidden_information(name: str, seed: str) -> None:
    """Same view, other hidden cards and dice: with the same thoughts, the same choice."""
    changed = 0
    for number, match in enumerate(positions(seed, 8)):
        seat = match.pending[0].seats[0]
        for world in range(3):
            twin = twin_of(match, seat, f"{seed}-{number}-{world}")
            changed += twin.state.zones()[1].cards != match.state.zones()[1].cards
            thoughts = f"{seed}-{number}-thoughts"
            here = make_bot(name, thoughts).choose(match, seat)
            there = make_bot(name, thoughts).choose(twin, seat)
            assert here.same_as(there), (seed, number, world, here, there)
    assert changed > 0, "the twins did not differ in anything hidden"


def test_a_perspective_shows_nothing_but_imagined_copies() -> None:
    match = Match.start(GAME, DUEL, "perspective")
    play_on(match, ["random", "random"], "perspective", 20)
    seat = match.pending[0].seats[0]
    other = match.pending[0].seats[0] ^ 1
    true_hand = match.state.zones()[4 * other].cards
    hands = set()
    for thought in range(20):
        imagined = Perspective(match, seat).imagine(str(thought))
        zones = imagined.state.zones()
        assert zones[4 * seat].cards == match.state.zones()[4 * seat].cards
        hands.add(tuple(sorted(zones[4 * other].cards)))
    assert len(hands) > 10
    assert len(true_hand) == len(next(iter(hands)))


def test_a_bot_that_is_not_asked_says_so() -> None:
    match = Match.start(GAME, DUEL, "not asked")
    idle = match.pending[0].seats[0] ^ 1
    with pytest.raises(Refused) as refused:
        make_bot("greedy", "1").choose(match, idle)
    assert refused.value.code == "not_your_turn"


def test_the_names_of_bots() -> None:
    assert set(LEVELS) <= set(BOT_NAMES)
    for name in BOT_NAMES:
        assert make_bot(name, "1").chance.seed == "1"
    with pytest.raises(ValueError, match="no bot is called 'clever'"):
        make_bot("clever", "1")


@pytest.mark.parametrize("name", ["greedy", "search:30"])
def test_a_thinking_bot_takes_the_win(name: str) -> None:
    """With the last point of damage in hand, it goes where it wins the game."""
    bench = Bench()
    bench.arena.fields[0].conquered_by = 0
    bench.minion(0, attack=1, life=2)
    bench.minion(1, attack=7, life=1)
    bench.set_track(1, 1, 11)
    bench.arena.players[0].omens = bench.arena.players[1].omens = 0
    bench.arena.fate = [False]
    bench.rig("C")
    bench.arena.battle_order = [1]
    bench.arena.battle_first = [0, 0, 0]
    bench.arena.fields[1].sides[1].had_minion = True
    bench.arena.next_step = "fight"
    match = Match.resume(GAME, bench.setup, "win", bench.arena)
    assert match.pending[0].prompt == "critical"
    option = make_bot(name, "win").choose(match, 0)
    assert option.verb == "damage-side"


# -- cooperative games -----------------------------------------------------------------


def lowered(game: Wells, name: str, seed: str) -> int:
    """The bucket that a bot chooses."""
    return make_bot(name, seed).choose(game.begin(), 0).what


@pytest.mark.parametrize("seed", [f"halving-{number}" for number in range(8)])
def test_halving_finds_the_best_of_many_in_spite_of_luck(seed: str) -> None:
    """A poor bucket is often fuller than the best one once it has spilled."""
    game = Wells([40] * 9 + [95] + [40] * 6, spill=90)
    assert lowered(game, "search:1200", seed) == 9


def test_the_worse_half_leaves_and_the_rest_is_tried_more_often() -> None:
    """72 iterations are 24 tries, 8 in each of three rounds: 8 x 1, 4 x 2, 2 x 4."""
    game = Wells([10, 20, 30, 40, 50, 60, 70, 80])
    assert lowered(game, "search:72", "rounds") == 7
    assert game.tries == [1, 1, 1, 1, 3, 3, 7, 7]


def test_all_options_meet_the_same_luck() -> None:
    """So what is fuller by a drop always wins, however much is spilled."""
    game = Wells([90, 91, 90, 90], spill=90, own_luck=False)
    assert lowered(game, "search:90", "luck") == 1
    longest = game.spilled[1]
    assert len(set(longest)) > 5
    for spilled in game.spilled:
        assert spilled == longest[: len(spilled)]


def test_when_time_is_up_the_best_so_far_is_taken() -> None:
    game = Wells([10, 20, 80, 30])
    bot = SearchBot("hurry", 3000, seconds=-1.0, depth=5, candidates=8)
    assert bot.choose(game.begin(), 0).what == 2
    assert game.tries == [1, 1, 1, 1]


@pytest.mark.parametrize("name", ["greedy", "greedy:3", "search:60"])
@pytest.mark.parametrize("cooperative", [True, False])
def test_only_what_the_game_finds_promising_is_tried(name: str, cooperative: bool) -> None:
    """Even if nothing of it is worth anything, and the best is left out."""
    game = Wells([90, 0, 0, 90, 0], cooperative=cooperative)
    game.likely = [1, 4]
    assert lowered(game, name, "promising") in (1, 4)
    assert [tries > 0 for tries in game.tries] == [False, True, False, False, True]


@pytest.mark.parametrize("name", ["greedy", "search:60"])
def test_the_hunch_decides_between_equals(name: str) -> None:
    game = Wells([50] * 6)
    game.favourite = 4
    assert lowered(game, name, "equals") == 4


@pytest.mark.parametrize("name", ["greedy", "search:60"])
def test_the_same_seed_leads_to_the_same_choice(name: str) -> None:
    choices = []
    for seed in [f"same-{number}" for number in range(6)]:
        game, again = Wells([60] * 8, spill=60), Wells([60] * 8, spill=60)
        choices.append(lowered(game, name, seed))
        assert lowered(again, name, seed) == choices[-1]
        assert again.spilled == game.spilled
    assert len(set(choices)) > 1, "luck had no part in it"


# -- strength --------------------------------------------------------------------------


def score(first: str, second: str, games: int, seed: str) -> float:
    """What share of duels with random decks and swapped seats the first bot wins."""
    total = 0.0
    for number in range(games):
        match = Match.start(GAME, DUEL, f"{seed}-{number}", listen=False)
        mine = number % 2
        names = [first, second] if mine == 0 else [second, first]
        play_on(match, names, f"{seed}-{number}", 3000)
        total += match.state.results[mine]
    return total / games


@pytest.mark.slow
def test_normal_beats_easy() -> None:
    assert score("normal", "easy", 12, "levels") >= 0.8


@pytest.mark.slow
@pytest.mark.sampled(0)
def test_searching_beats_greed() -> None:
    assert score("search:20", "normal", 8, "levels") >= 0.5
