"""Distances, sight and ways of figures, found by their places, against sets of hexes."""

from hypothesis import given
from hypothesis import strategies as st

from questhall.boards.masks import NOWHERE, places_in
from questhall.boards.paths import SHUT
from questhall.games.oathsworn.printed.clearing import BOARD, LARGE, SIGHT, cell_name
from questhall.games.oathsworn.rules.turn.moving import can_go, reach_of
from questhall.games.oathsworn.state.figures import apart, beside
from tests.marks import rule
from tests.oathsworn.bench import Bench

hexes = st.integers(0, BOARD.size - 1)
centres = st.sampled_from(places_in(LARGE.fits[0]))


@rule("OS-5.2.5")
@given(centres, hexes, hexes)
def test_how_far_apart_figures_are(centre: int, one: int, other: int) -> None:
    bench = Bench()
    boss = bench.boss(cell_name(centre))
    small = [bench.stand("warden", cell_name(one)), bench.rat(cell_name(other))]
    for figure in small:
        assert apart(boss, figure) == BOARD.distance_between(boss.mask(), figure.mask())
        around = BOARD.beside(boss.mask())
        assert beside(boss, figure) == (around & figure.mask() != 0)
    assert apart(*small) == BOARD.distance_between(small[0].mask(), small[1].mask())
    assert beside(*small) == (BOARD.beside(small[0].mask()) & small[1].mask() != 0)


def test_nobody_is_beside_who_is_gone() -> None:
    bench = Bench()
    rat, warden = bench.rat("0,0"), bench.stand("warden", "0,1")
    assert beside(rat, warden)
    warden.place = NOWHERE
    assert not beside(rat, warden)
    assert not bench.battle.sees(rat.place, warden)


@rule("OS-7.10.5")
@given(centres, hexes, st.sets(hexes, max_size=12))
def test_who_is_seen(centre: int, one: int, trees: set[int]) -> None:
    bench = Bench()
    bench.trees(*[cell_name(place) for place in trees])
    obstacles = bench.battle.obstacle_mask()
    for figure in (bench.boss(cell_name(centre)), bench.rat(cell_name(one))):
        for place in (0, one, BOARD.size - 1):
            seen = SIGHT.seen_of(place, figure.mask(), obstacles)
            assert bench.battle.sees(place, figure) == (seen != 0)


@rule("OS-7.6.8")
@given(centres, hexes, st.sets(hexes, max_size=12))
def test_steps_lead_to_free_hexes_only(centre: int, one: int, trees: set[int]) -> None:
    bench = Bench()
    bench.trees(*[cell_name(place) for place in trees])
    bench.boss(cell_name(centre))
    bench.rat(cell_name(one))
    places = bench.battle.open_ground().places
    open_hexes = [place for place in range(BOARD.size) if places[place] != SHUT]
    assert open_hexes == places_in(bench.battle.free())


@rule("OS-7.5.1")
@given(hexes, st.sets(hexes, max_size=80), st.sets(hexes, max_size=20), st.integers(-1, 2))
def test_somebody_can_go_if_there_is_a_hex_in_reach(
    one: int, trees: set[int], water: set[int], steps: int
) -> None:
    bench = Bench()
    bench.trees(*[cell_name(place) for place in trees - {one}])
    bench.tile("water", *[cell_name(place) for place in water])
    warden = bench.stand("warden", cell_name(one))
    for through in (False, True):
        reach = reach_of(bench.battle, warden, steps, through)
        assert can_go(bench.battle, warden, steps, through) == bool(reach)
