"""Floods and routes, against plain searches."""

from heapq import heappop, heappush

from hypothesis import given
from hypothesis import strategies as st

from questhall.boards.floods import (
    FAR,
    Cost,
    cheapest,
    cheapest_route,
    cheapest_steps,
    distances,
    flood,
    rings,
    shortest_route,
    steps_to_any,
)
from questhall.boards.masks import mask_of, places_in
from tests.boards.field import BOARD, free_but, place, places, shown, sparse_masks
from tests.marks import example, rule

SIZE = 9
graphs = st.lists(st.integers(0, 2**SIZE - 1), min_size=SIZE, max_size=SIZE)  # ways may be one-way
spots = st.integers(0, SIZE - 1)
sets = st.integers(0, 2**SIZE - 1)


def plain_costs(ways: list[int], start: int, prices: dict[int, int]) -> list[int]:
    """Costs by Dijkstra's algorithm."""
    found = [FAR] * len(ways)
    waiting = [(0, start)]
    while waiting:
        paid, place = heappop(waiting)
        if found[place] <= paid:
            continue
        found[place] = paid
        for other in places_in(ways[place]):
            if other in prices:
                heappush(waiting, (paid + prices[other], other))
    return found


@given(graphs, spots, sets)
def test_distances_match_a_plain_search(ways: list[int], start: int, passable: int) -> None:
    expected = plain_costs(ways, start, dict.fromkeys(places_in(passable), 1))
    assert distances(ways, 1 << start, passable) == expected


@given(graphs, spots, sets, st.integers(0, 5))
def test_a_flood_holds_everything_near_enough(
    ways: list[int], start: int, passable: int, steps: int
) -> None:
    far = distances(ways, 1 << start, passable)
    near = [place for place in range(SIZE) if far[place] <= steps]
    assert places_in(flood(ways, 1 << start, passable, steps)) == near
    assert len(rings(ways, 1 << start, passable, steps)) <= steps + 1


@given(graphs, spots, sets, sets)
def test_a_route_is_shortest_and_takes_the_first_of_equal_steps(
    ways: list[int], start: int, goals: int, passable: int
) -> None:
    far = distances(ways, 1 << start, passable)
    least = min([far[goal] for goal in places_in(goals)], default=FAR)
    route = shortest_route(ways, start, goals, passable)
    if least in (0, FAR):
        assert route == []
        return
    assert len(route) == least
    assert goals >> route[-1] & 1
    here = start
    for left, step in zip(range(least - 1, -1, -1), route, strict=True):
        good = [
            each
            for each in places_in(ways[here] & passable)
            if min([distances(ways, 1 << each, passable)[g] for g in places_in(goals & passable)])
            == left
        ]
        assert step == min(good)
        here = step


@given(graphs, spots, st.lists(st.integers(0, 3), min_size=SIZE, max_size=SIZE))
def test_cheapest_ways_match_a_plain_search(ways: list[int], start: int, prices: list[int]) -> None:
    costs = [
        Cost(price, mask_of([p for p in range(SIZE) if prices[p] == price])) for price in (3, 1, 2)
    ]
    known = {place: price for place, price in enumerate(prices) if price}
    expected = plain_costs(ways, start, known)
    assert cheapest(ways, 1 << start, costs) == expected
    assert cheapest(ways, 1 << start, costs, 4) == [c if c <= 4 else FAR for c in expected]
    for goal in range(SIZE):
        if goal != start and goal in known:
            steps = [
                each
                for each in places_in(ways[start])
                if each in known and expected[goal] < FAR
                if known[each] + plain_costs(ways, each, known)[goal] == expected[goal]
            ]
            assert places_in(cheapest_steps(ways, start, goal, costs)) == steps
            route = cheapest_route(ways, start, goal, costs)
            assert route[:1] == steps[:1]
            if route:
                assert route[-1] == goal
                assert sum([known[each] for each in route]) == expected[goal]


@given(graphs, spots, sets, sets)
def test_the_steps_to_the_nearest_goal(
    ways: list[int], start: int, goals: int, passable: int
) -> None:
    far = distances(ways, 1 << start, passable)
    least = min([far[goal] for goal in places_in(goals)], default=FAR)
    assert steps_to_any(ways, 1 << start, goals, passable) == least


@example("OS-EX-158", "OS-EX-159")
@rule("OS-8.5.1", "OS-8.6.1")
def test_enemies_break_ties_by_north_then_west() -> None:
    def walk(start: str, target: str, free: int) -> str:
        goals = BOARD.neighbours[place(target)]
        return shown(shortest_route(BOARD.neighbours, place(start), goals, free))

    assert walk("0,-3", "0,1", free_but("0,-1")) == "-1,-2 -1,-1 -1,0 0,0"
    assert walk("3,-1", "-1,1", free_but()) == "2,-1 1,-1 0,0"


@given(places, places, sparse_masks)
def test_every_step_of_a_route_gets_one_nearer(start: int, goal: int, obstacles: int) -> None:
    free = BOARD.everywhere & ~obstacles
    route = shortest_route(BOARD.neighbours, start, 1 << goal, free)
    far = distances(BOARD.neighbours, 1 << goal, free | 1 << start)
    assert [far[each] for each in route] == list(range(len(route) - 1, -1, -1))
