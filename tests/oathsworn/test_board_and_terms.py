"""The board and the words of the book, the set-up and the phases of a round (OS-0, OS-4, OS-5)."""

import pytest

from questhall.boards.hexes import NAMES_OF_DIRECTIONS
from questhall.boards.masks import places_in
from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.clearing import BOARD, SIGHT, place_named
from questhall.games.oathsworn.printed.tokens import Status
from questhall.games.oathsworn.rules.rounds import (
    encounter,
    end_of_phase,
    end_of_round,
    minions,
    start_round,
    waiting,
)
from questhall.games.oathsworn.rules.selecting import ALL, Chosen, Group
from questhall.games.oathsworn.rules.turn.turns import turn
from questhall.games.oathsworn.setup.setup import lay_out
from questhall.games.oathsworn.state.battle import Battle, Phase
from questhall.games.oathsworn.state.deeds import Deed
from questhall.games.oathsworn.state.figures import KINDS, Figure
from questhall.games.oathsworn.state.house_rules import house_rules
from questhall.games.oathsworn.view.view import view
from questhall.kernel.chance import Chance
from questhall.kernel.games import OptionValue, Setup
from tests.marks import rule
from tests.oathsworn.bench import GAME, Bench
from tests.oathsworn.encounters.field import Field


def laid_out(encounter: str, **options: OptionValue) -> Battle:
    setup = GAME.checked(Setup("encounter", 2, {"encounter": encounter, **options}))
    rules = house_rules(setup.options)
    return lay_out(Chance("table"), library().encounters[encounter], rules, 2, 1)


# -- the board -----------------------------------------------------------------------


@rule("OS-0.1.1")
def test_there_are_six_directions_and_north_is_one_of_them() -> None:
    assert NAMES_OF_DIRECTIONS == ("N", "NE", "SE", "S", "SW", "NW")
    here = place_named("0,0")
    around = [BOARD.hexes[BOARD.steps[way][here]] for way in range(6)]
    assert around == [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]


def corners(q: int, r: int) -> list[tuple[int, int]]:
    x, y = 3 * q, 2 * r + q
    around = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
    return [(x + dx, y + dy) for dx, dy in around]


def nearest_corners(one: tuple[int, int], other: tuple[int, int]) -> int:
    """The square of the length of the shortest line from corner to corner."""
    lines = [
        (a[0] - b[0]) ** 2 + 3 * (a[1] - b[1]) ** 2 for a in corners(*one) for b in corners(*other)
    ]
    return min(lines)


@rule("OS-0.1.4")
def test_sight_is_measured_in_whole_numbers() -> None:
    assert nearest_corners((0, 0), (0, 1)) == 0  # neighbours share two corners
    assert nearest_corners((0, 0), (1, 1)) == 4  # one edge between them, as long as 2
    # From the corner nearest to the other hex to its own nearest one: between are (1,0) and (0,1).
    between = [1 << place_named(name) for name in ("1,0", "0,1")]
    for obstacle in between:
        seen = SIGHT.sees(place_named("0,0"), place_named("1,1"), obstacle)
        assert seen == SIGHT.sees(place_named("1,1"), place_named("0,0"), obstacle)
    assert not SIGHT.sees(place_named("0,0"), place_named("1,1"), between[0] | between[1])


@rule("OS-0.1.5")
def test_the_direction_most_like_a_way_has_the_greatest_product() -> None:
    figure = Bench().stand("warden", "0,0")
    for place in range(BOARD.size):
        if place == figure.place:
            continue
        q, r = BOARD.hexes[place]
        ways = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
        match = [3 * uq * q + (2 * ur + uq) * (2 * r + q) for uq, ur in ways]
        assert match[figure.stance().facing_towards(place)] == max(match)


@rule("OS-7.6.8")
def test_obstacles_block_steps_and_sight_and_nothing_else_does() -> None:
    bench = Bench()
    bench.stand("warden", "0,3")
    rat = bench.rat("0,1")
    bench.tile("fire", "0,2")
    assert SIGHT.sees(place_named("0,3"), rat.place, bench.battle.obstacle_mask())
    assert bench.battle.free() >> place_named("0,2") & 1
    bench.trees("0,2")
    assert not SIGHT.sees(place_named("0,3"), rat.place, bench.battle.obstacle_mask())
    assert not bench.battle.free() >> place_named("0,2") & 1


# -- set-up --------------------------------------------------------------------------


@rule("OS-4.2.2")
@pytest.mark.parametrize("name", list(library().encounters))
def test_the_encounter_that_was_chosen_is_laid_out(name: str) -> None:
    battle = laid_out(name)
    printed = library().encounters[name]
    assert view(battle, 0).encounter == name
    assert [figure.boss for figure in battle.figures if figure.boss] == printed.bosses
    assert len(battle.obstacles) == len(printed.obstacles)


@rule("OS-4.2.13")
def test_what_else_the_encounter_needs_is_set_up() -> None:
    assert len(laid_out("heronwight").folk()) == 8
    hush = laid_out("hush")
    assert len(hush.lair_cards) == 4
    assert len(hush.lurking()) == 1
    assert laid_out("bellroot").counters["toll"] == 2


@rule("OS-4.3.2")
def test_an_encounter_starts_with_the_company_unless_something_else_is_said() -> None:
    bench = Bench()
    bench.battle.round = 0
    bench.do(start_round(bench.battle))
    assert (bench.battle.next_step, bench.battle.phase) == ("turn", Phase.OATHSWORN)
    ambushed = Bench(ambushed=True)
    ambushed.battle.round = 0
    ambushed.do(start_round(ambushed.battle))
    assert ambushed.battle.next_step == "encounter"


# -- rounds and characters -----------------------------------------------------------


@rule("OS-5.1.1")
def test_a_round_has_four_phases() -> None:
    bench = Bench()
    bench.stand("warden", "0,4")
    battle, warden = bench.battle, bench.oathsworn("warden")
    warden.reserve, warden.animus = warden.animus, 0
    bench.do(start_round(battle))
    assert (warden.animus, battle.phase) == (6, Phase.OATHSWORN)  # after Refresh
    for _ in range(4):
        bench.do(turn(battle), "pass")
    assert battle.next_step == "end_of_phase"
    bench.do(end_of_phase(battle))
    bench.do(encounter(battle))
    assert battle.phase == Phase.ENCOUNTER
    bench.do(waiting(battle))
    bench.do(minions(battle))
    bench.do(end_of_round(battle))
    assert (battle.phase, battle.next_step) == (Phase.END_OF_ROUND, "round")


@rule("OS-6.1.2")
def test_all_are_refreshed_at_once() -> None:
    bench = Bench()
    for each in bench.battle.company:
        each.reserve, each.animus = each.animus, 0
        each.cooldown[0].append(each.hand.pop())
    bench.do(start_round(bench.battle))
    assert bench.asked == []
    assert all(each.animus > 0 and not each.cooldown[0] for each in bench.battle.company)


def everybody() -> tuple[Field, list[Figure]]:
    """One figure of each kind."""
    company = ("grove_maiden", "priest", "ranger", "warbear")
    field = Field("heronwight", company=company)
    found = [field.stand("grove_maiden", "0,3"), field.guardian("1,3"), *field.sentinels("-1,4")]
    found += [field.boss("0,-2"), field.civilian("2,2")]
    return field, found


@rule("OS-5.2.1")
def test_whoever_has_a_figure_is_a_character() -> None:
    field, figures = everybody()
    assert {each.id for each in figures} == {each.id for each in field.battle.standing()}
    assert {KINDS[each.kind] for each in figures} == set(KINDS) - {"minion"}


@rule("OS-5.2.2", "OS-5.2.3")
def test_friends_and_enemies_are_meant_from_whoever_acts() -> None:
    bench = Bench()
    warden, priest = bench.stand("warden", "0,3"), bench.stand("priest", "1,3")
    boss, rat = bench.boss("0,-2"), bench.rat("0,1")

    def meant(figure: Figure, group: int) -> set[int]:
        who = Chosen(group)
        who.count = ALL
        return {each.id for each in who.candidates(bench.battle, Deed(figure.id))}

    assert meant(warden, Group.FRIENDS) == meant(boss, Group.ENEMIES) == {warden.id, priest.id}
    assert meant(boss, Group.FRIENDS) == meant(warden, Group.ENEMIES) == {boss.id, rat.id}
    assert [each.boss is not None for each in (boss, rat)] == [True, False]


@rule("OS-7.18.1")
def test_every_character_carries_its_own_status_tokens() -> None:
    field, figures = everybody()
    for figure in figures:
        figure.statuses[Status.BLEED] = 1
    seen = {each.id: each.statuses for each in view(field.battle, 0).figures}
    assert all(seen[f"figure:{each.id}"] == {"bleed": 1} for each in figures)


@rule("OS-7.13.1")
def test_a_large_enemy_shows_its_parts_on_its_hexes() -> None:
    bench = Bench()
    boss = bench.boss("0,0", facing="S")
    assert boss.boss is not None
    assert boss.front() == place_named("0,1")
    assert len(places_in(boss.mask())) == 7
    maw = next(part for part in boss.boss.parts if part.key == "maw")
    assert len(maw.cells) == 1
