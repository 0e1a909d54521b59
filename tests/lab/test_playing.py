"""The loop of a simulation: who answers, with what, and when it stops."""

from questhall.bots import make_bot
from questhall.bots.bot import Bot, Perspective
from questhall.kernel.codec import state_hash
from questhall.kernel.decisions import Decision, Option
from questhall.kernel.games import Setup, find_game
from questhall.kernel.match import Match
from questhall.lab.playing import deciding_seat, play_out


class SlowRandomBot(Bot):
    """Chooses as the random bot does, through everything that a thinking bot goes through."""

    def think(self, perspective: Perspective) -> Option:
        return perspective.options[self.chance.below("choice", len(perspective.options))]


def start(format: str, seats: int) -> Match:
    return Match.start(find_game("sorcerer"), Setup(format, seats), "loop", listen=False)


def test_the_short_cut_for_random_bots_chooses_what_they_choose() -> None:
    for format, seats in (("duel", 2), ("team", 4)):
        quick = start(format, seats)
        slow = start(format, seats)
        assert play_out(quick, [make_bot("random", f"seat{i}") for i in range(seats)], 5_000)
        assert play_out(slow, [SlowRandomBot(f"seat{i}") for i in range(seats)], 5_000)
        assert [choice.index for choice in quick.choices] == [
            choice.index for choice in slow.choices
        ]
        assert state_hash(quick.state) == state_hash(slow.state)


def test_a_game_over_the_limit_is_left_unfinished() -> None:
    match = start("duel", 2)
    assert not play_out(match, [make_bot("random", "a"), make_bot("random", "b")], 25)
    assert match.decisions == 25
    assert not match.over


def test_several_deciders_take_turns() -> None:
    shared = Decision([1, 3], "order", [Option("pass"), Option("done")], "SO-20.1.3")
    assert [deciding_seat(shared, turn) for turn in range(4)] == [1, 3, 1, 3]


def test_only_who_has_an_option_is_asked() -> None:
    shared = Decision(
        [1, 3], "order", [Option("pass", seat=3), Option("done", seat=3)], "SO-20.1.3"
    )
    assert [deciding_seat(shared, turn) for turn in range(4)] == [3, 3, 3, 3]
