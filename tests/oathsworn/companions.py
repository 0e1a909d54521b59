"""A companion in the place of the Warden, with one side of an Archetype Card."""

from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.cards import ANIMUS_OF_AN_ALLY, ArchetypeDef, CompanionDef
from questhall.games.oathsworn.printed.clearing import place_named
from questhall.games.oathsworn.rules.turn.turns import turn, turn_options
from questhall.games.oathsworn.state.figures import Figure
from questhall.games.oathsworn.state.oathsworn import Oathsworn
from questhall.kernel.phrases import option_id
from tests.oathsworn.bench import GAME, Bench
from tests.oathsworn.gear import calm
from tests.played import note


def side_with(ability: str) -> tuple[CompanionDef, ArchetypeDef]:
    for companion in library().companions.values():
        for side in companion.sides:
            if any(each.key == ability for each in side.abilities):
                return companion, side
    raise LookupError(f"no companion has {ability}")


def bench_of(
    ability: str, at: str = "0,1", difficulty: str = "free"
) -> tuple[Bench, Oathsworn, Figure]:
    """With the side that has this ability, without items; round 1, in its turn."""
    bench = Bench(difficulty=difficulty)
    calm(bench)
    companion, side = side_with(ability)
    warden = bench.oathsworn("warden")
    warden.companion, warden.side = companion, side
    if companion.owner in ("cur", "huntress", "grove_maiden"):  # what belongs to the class
        warden.kind = library().classes[companion.owner]
        warden.falcons = [warden.figure] * warden.kind.falcons
    warden.hand, warden.equipped = [], []
    warden.animus, warden.reserve = ANIMUS_OF_AN_ALLY, 0
    figure = bench.battle.figure_of(warden)
    figure.place = place_named(at)
    note("oathsworn", "ability", ability)
    return bench, warden, figure


def offered(bench: Bench, companion: Oathsworn) -> list[str]:
    options = turn_options(bench.battle, companion)
    return [option_id(GAME, bench.battle, option) for option in options]


def act(bench: Bench, *answers: str) -> None:
    bench.do(turn(bench.battle), *answers)
