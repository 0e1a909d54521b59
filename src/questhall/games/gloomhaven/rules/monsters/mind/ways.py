"""Where a monster moves and whom it attacks, once its focus is known."""

from ....printed.hexes import FAR
from .focus import Plan, ranks_of
from .moving import ONE_NEGATIVE, Travel, negatives_of, points_of
from .targets import Targets

Rank = tuple[bool, int, tuple[int, ...], int, int]


class Way:
    """One way to act that the rules allow.

    `stop` is where the monster ends its movement. `goal` is the hex it wants to attack from: the
    same hex, or one too far for this turn; then there are no `targets`.
    """

    def __init__(self, stop: int, goal: int, targets: Targets) -> None:
        self.stop = stop
        self.goal = goal
        self.targets = targets


class Move:
    """All that the rules leave to the players once the focus is chosen. GH-4.8.1

    `rank` is how good the goals are, the same for all ways: Disadvantage against the focus, how
    many additional targets fewer than none, their focus ranks, how many of them are attacked with
    Disadvantage, and the cost of the way. It is None where the focus can never be attacked.
    """

    def __init__(
        self,
        ways: list[Way],
        rank: Rank | None,
        in_reach: bool,
        through_negative: bool,
    ) -> None:
        self.ways = ways
        self.rank = rank
        self.in_reach = in_reach
        self.through_negative = through_negative


def ways_to_act(plan: Plan, focus: int, through_negative: bool) -> Move:
    """Where the monster may end its move, and whom it attacks from there.

    `through_negative` is what the search for the focus found. If the focus was chosen by another
    attack, no clean way to it may exist; then it goes through negative hexes. GH-14.7.1
    """
    hexes = attack_hexes(plan, focus, through_negative)
    if not hexes and not through_negative:
        through_negative = True
        hexes = attack_hexes(plan, focus, through_negative)
    if not hexes:
        here = plan.monster.hex
        return Move([Way(here, here, ())], None, False, through_negative)
    travel = plan.travel(through_negative)
    near = [hex for hex in hexes if points_of(travel.costs[hex]) <= plan.monster.move]
    rank, best = best_attacks(plan, focus, near or hexes, through_negative)
    if near:
        ways = best
    else:
        ways = []
        for goal in goals_of(best):
            ways += [Way(stop, goal, ()) for stop in stops_toward(plan, travel, goal)]
    return Move(ways, rank, bool(near), through_negative)


def attack_hexes(plan: Plan, focus: int, through_negative: bool) -> list[int]:
    """The hexes from which it can attack the focus, with the fewest negative hexes on the way;
    that comes before any wish for a better attack. GH-4.5.2"""
    costs = plan.travel(through_negative).costs
    aim = plan.aim
    within = aim.within(focus)
    found = [h for h in range(len(costs)) if within[h] and costs[h] < FAR and aim.hits(h, focus)]
    if through_negative and found:
        fewest = negatives_of(min([costs[hex] for hex in found]))
        found = [hex for hex in found if negatives_of(costs[hex]) == fewest]
    return found


def best_attacks(
    plan: Plan, focus: int, hexes: list[int], through_negative: bool
) -> tuple[Rank, list[Way]]:
    """The hexes with the best attack on the focus, and its targets. GH-4.4.3"""
    aim = plan.aim
    costs = plan.travel(through_negative).costs
    ranks: list[int] = [] if aim.is_single else ranks_of(plan, through_negative)
    best: Rank | None = None
    ways: list[Way] = []
    for hex in hexes:
        disadvantage = aim.has_disadvantage(hex, focus)
        if best is not None and disadvantage and not best[0]:
            continue
        for targets in aim.target_sets(hex, focus, ranks):
            others = [enemy for enemy in targets if enemy != focus]
            rank = (
                disadvantage,
                -len(others),
                tuple(sorted([ranks[enemy] for enemy in others])),
                len([enemy for enemy in others if aim.has_disadvantage(hex, enemy)]),
                costs[hex],
            )
            if best is None or rank < best:
                best = rank
                ways = []
            if rank == best:
                ways.append(Way(hex, hex, targets))
    assert best is not None
    return best, ways


def targets_from(plan: Plan, focus: int) -> list[Targets]:
    """Whom the monster attacks from where it stands; nobody if it cannot hit its focus.

    After a move for this attack the targets are those of the way it took: they were chosen as
    seen from the hex on which its turn began. GH-4.4.3
    """
    here = plan.monster.hex
    if not plan.aim.hits(here, focus):
        return []
    _, ways = best_attacks(plan, focus, [here], False)
    return [way.targets for way in ways]


def goals_of(ways: list[Way]) -> list[int]:
    return list(dict.fromkeys([way.goal for way in ways]))


def stops_toward(plan: Plan, travel: Travel, goal: int) -> list[int]:
    """Where a move toward a goal too far away may end. GH-4.3.9

    No more negative hexes than the best way has (GH-4.5.2), then as near as possible in path
    length, then the fewest points; so a move that brings it no nearer is not made. GH-4.3.10
    """
    remaining = travel.remaining(goal)
    move = plan.monster.move
    best = (FAR, FAR, FAR)
    found: list[int] = []
    for hex, cost in enumerate(travel.costs):
        if cost < FAR and remaining[hex] < FAR and points_of(cost) <= move:
            both = cost + remaining[hex]
            key = (both // ONE_NEGATIVE, points_of(remaining[hex]), points_of(cost))
            if key < best:
                best = key
                found = []
            if key == best:
                found.append(hex)
    return found
