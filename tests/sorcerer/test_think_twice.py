"""Warnings: what an option costs that its own text does not say."""

from questhall.games.sorcerer import GAME
from questhall.kernel.decisions import Option
from tests.marks import rule
from tests.reasons import assert_warnings_have_texts
from tests.sorcerer.bench import Bench, quiet

PACKAGE = "questhall.games.sorcerer"


def warnings(bench: Bench) -> dict[str, str]:
    """What the table warns of now, by the options as a test spells them."""
    decision = bench.decision
    assert decision is not None
    seat = decision.seats[0]

    def warned(option: Option) -> str:
        why = GAME.warning(bench.arena, seat, decision, option)
        return "" if why is None else why.message.removeprefix("warning-")

    found = {bench.spelled(option): warned(option) for option in decision.options}
    return {option: message for option, message in found.items() if message}


def test_every_warning_has_its_text_and_its_rule() -> None:
    assert_warnings_have_texts(PACKAGE)


# -- damage ------------------------------------------------------------------------


def hit(track: int = 0, held: int = 0, sturdy: bool = True) -> tuple[Bench, str, str]:
    """One hit on P1's minions, the first of which is fragile; P0 holds so many battlefields."""
    bench = quiet()
    for field in range(held):
        bench.arena.fields[2 * field].conquered_by = 0
    bench.set_track(1, 1, track)
    fragile = bench.minion(1, life=1)
    other = bench.minion(1, life=4 if sturdy else 1)
    bench.fight(bench.minion(0, attack=1), "H")
    assert (bench.prompt, bench.seats) == ("hit", [1])
    return bench, f"damage:{fragile.card}", f"damage:{other.card}"


@rule("SO-8.1.4")
def test_a_point_that_destroys_while_another_would_not() -> None:
    bench, fragile, _ = hit()
    assert warnings(bench) == {fragile: "loses-minion"}


@rule("SO-4.4.1", "SO-4.4.3")
def test_the_twelfth_point_loses_the_battlefield_or_the_game() -> None:
    bench, fragile, _ = hit(track=11)
    assert warnings(bench) == {
        fragile: "loses-minion",
        "damage-side:old_london": "loses-battlefield",
    }
    bench, fragile, _ = hit(track=11, held=1)
    assert warnings(bench)["damage-side:old_london"] == "loses-game"


@rule("SO-8.1.4")
def test_what_cannot_be_helped_is_no_warning() -> None:
    bench, _, _ = hit(track=11, sturdy=False)
    assert warnings(bench) == {"damage-side:old_london": "loses-battlefield"}


@rule("SO-16.6.1")
def test_whoever_strikes_loses_nothing() -> None:
    bench = quiet()
    bench.set_track(1, 1, 11)
    bench.minion(1, life=1)
    bench.fight(bench.minion(0, attack=1), "C")
    assert bench.prompt == "critical"
    assert warnings(bench) == {}


@rule("SO-22.2.11")
def test_the_last_point_of_a_battle_royale() -> None:
    for points, lost in ((1, "loses-battlefield"), (2, "loses-game")):
        bench = quiet("royale", 3)
        bench.player(0).points = points
        field = bench.player(0).fields[0]
        enemy = bench.arena.fields[field].opposite(0).team
        bench.set_track(field, enemy, 11)
        bench.minion(enemy, field, life=4)
        bench.fight(bench.minion(0, field, attack=1), "H")
        assert list(warnings(bench).values()) == [lost]


# -- actions -----------------------------------------------------------------------


@rule("SO-4.4.4")
def test_a_minion_into_a_conquered_battlefield() -> None:
    bench = quiet()
    bench.arena.fields[0].conquered_by = 0
    bench.player(0).energy = 5
    card = bench.hand(0, cost=1)
    bench.grimoire(0)
    bench.grimoire(0)
    there = bench.minion(0, 1)
    bench.act(0)
    assert warnings(bench) == {
        f"cast:{card}@southwark": "conquered",
        f"reinforce:{there.card}@southwark": "conquered",
    }


@rule("SO-3.2.2")
def test_energy_beyond_the_limit() -> None:
    for energy, warned in ((8, {}), (9, {"channel": "energy-lost"})):
        bench = quiet()
        bench.grimoire(0)
        bench.grimoire(0)
        bench.player(0).energy = energy
        bench.act(0)
        assert warnings(bench) == warned


@rule("SO-15.3.2")
def test_an_empty_grimoire() -> None:
    bench = quiet()
    bench.grimoire(0)
    bench.act(0)
    assert warnings(bench) == {"meditate": "few-cards"}


# -- re-rolls ----------------------------------------------------------------------


@rule("SO-16.5.8", "SO-10.1.5")
def test_a_roll_that_could_hardly_be_better() -> None:
    bench = Bench()
    bench.minion(1, life=9)
    bench.fight(bench.minion(0, attack=3), "D C H")
    assert warnings(bench) == {"reroll:0": "good-die", "reroll:1": "good-die", "fate": "good-roll"}
    bench.choose("pass")
    assert bench.seats == [1]
    assert warnings(bench) == {}


@rule("SO-16.5.9")
def test_the_defender_wants_misses() -> None:
    bench = Bench(first=1)
    bench.minion(1, life=9)
    bench.player(0).omens = 0
    bench.fight(bench.minion(0, attack=2), "M H")
    assert bench.seats == [1]
    assert warnings(bench) == {"reroll:0": "good-die"}
