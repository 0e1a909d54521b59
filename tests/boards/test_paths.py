"""Ways found with lists of places, against those found with sets."""

from hypothesis import given
from hypothesis import strategies as st

from questhall.boards.floods import FAR, Cost, cheapest, cheapest_route, distances, shortest_route
from questhall.boards.masks import mask_of, places_in
from questhall.boards.paths import OPEN, SHUT, Ground, Steps
from tests.boards.field import BOARD

SIZE = 9
DEAREST = 3
NO_PRICE = 0  # nobody can enter
spots = st.integers(0, SIZE - 1)
prices_of_places = st.lists(st.integers(NO_PRICE, DEAREST), min_size=SIZE, max_size=SIZE)
pairs = st.lists(st.tuples(spots, spots), max_size=20)


def ways_of(pairs: list[tuple[int, int]]) -> list[int]:
    ways = [0] * SIZE
    for one, other in pairs:
        if one != other:
            ways[one] |= 1 << other
            ways[other] |= 1 << one
    return ways


def ground_of(ways: list[int], prices: list[int]) -> Ground:
    places = [SHUT if price == NO_PRICE else OPEN for price in prices]
    dearer = {place: price for place, price in enumerate(prices) if price > 1}
    return Ground([places_in(mask) for mask in ways], places, dearer)


def costs_of(prices: list[int]) -> list[Cost]:
    """The same prices in sets."""
    sets = [
        mask_of([each for each in range(SIZE) if prices[each] == price])
        for price in range(DEAREST + 1)
    ]
    return [Cost(price, sets[price]) for price in range(1, DEAREST + 1)]


@given(pairs, prices_of_places, st.lists(spots, unique=True, max_size=3), st.integers(0, 9))
def test_costs(
    pairs: list[tuple[int, int]], prices: list[int], starts: list[int], most: int
) -> None:
    ways = ways_of(pairs)
    expected = cheapest(ways, mask_of(starts), costs_of(prices), most)
    found = ground_of(ways, prices).costs_from(starts, most)
    assert [min(cost, FAR) for cost in found] == expected


@given(pairs, prices_of_places, spots, spots)
def test_a_cheapest_way(
    pairs: list[tuple[int, int]], prices: list[int], start: int, goal: int
) -> None:
    ways = ways_of(pairs)
    expected = cheapest_route(ways, start, goal, costs_of(prices))
    assert ground_of(ways, prices).cheapest_way(start, [goal]) == expected


@given(pairs, st.integers(0, 2**SIZE - 1), spots, st.lists(spots, unique=True, max_size=3))
def test_a_shortest_way_to_one_of_several_goals(
    pairs: list[tuple[int, int]], passable: int, start: int, goals: list[int]
) -> None:
    ways = ways_of(pairs)
    ground = ground_of(ways, [passable >> place & 1 for place in range(SIZE)])
    expected = shortest_route(ways, start, mask_of(goals), passable)
    assert ground.cheapest_way(start, goals) == expected


@given(pairs, st.integers(0, 2**SIZE - 1), spots, st.permutations(range(SIZE)))
def test_steps(pairs: list[tuple[int, int]], passable: int, start: int, asked: list[int]) -> None:
    ways = ways_of(pairs)
    ground = ground_of(ways, [passable >> place & 1 for place in range(SIZE)])
    expected = distances(ways, 1 << start, passable)
    steps = Steps(ground, start)
    assert [steps.to(place) for place in asked] == [expected[place] for place in asked]
    least = min([expected[place] for place in asked[:3]])
    assert Steps(ground, start).to_any(asked[:3]) == least
    assert steps.to_any([]) == FAR


places_of_the_board = st.integers(0, BOARD.size - 1)
some_places = st.lists(places_of_the_board, unique=True, max_size=30)


@given(some_places, places_of_the_board, places_of_the_board, st.integers(0, 2))
def test_a_way_near_something_is_the_cheapest_one(
    shut: list[int], start: int, centre: int, until: int
) -> None:
    ground = Ground(BOARD.near, [SHUT if each in shut else OPEN for each in range(BOARD.size)])
    far = BOARD.far[centre]
    goals = [place for place in range(BOARD.size) if far[place] == until]
    if far[start] < until:
        return
    expected = ground.cheapest_way(start, goals)
    assert ground.way_near(start, far, until) == expected
    assert ground.straight_way(start, far, until) in ([], expected)
    if expected:
        nearest = Steps(ground, start).to_any(goals, len(expected))
        assert nearest == len(expected)
        assert Steps(ground, start).to_any(goals, len(expected) - 1) == FAR


def test_the_lists_of_a_board_say_what_its_sets_say() -> None:
    for place in range(BOARD.size):
        assert BOARD.near[place] == places_in(BOARD.neighbours[place])
        assert BOARD.alone[place] == 1 << place
