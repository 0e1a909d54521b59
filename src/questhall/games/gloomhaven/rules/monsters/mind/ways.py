"""Where a monster moves and whom it attacks, once its focus is known."""

from ....printed.hexes import FAR
from .focus import Situation, first_by_focus_rules
from .moving import ONE_NEGATIVE, Travel, negatives_of, points_of
from .targets import Targets, Volley


class Worth:
    """How good an attack from a goal is, by the priorities of GH-4.4.3: Disadvantage against the
    focus, how many others are attacked, how many of them with Disadvantage, the cost of the
    path."""

    def __init__(self, disadvantage: bool, others: int, disadvantages: int, cost: int) -> None:
        self.disadvantage = disadvantage
        self.others = others
        self.disadvantages = disadvantages
        self.cost = cost


class Way:
    """One way to act that the rules allow.

    `stop` is where the monster ends its movement. `goal` is the hex that it wants to attack
    from: the same hex, or one too far away for this turn, and then there are no `targets`.
    `worth` is None if the focus can never be attacked.
    """

    def __init__(self, stop: int, goal: int, targets: Targets, worth: Worth | None) -> None:
        self.stop = stop
        self.goal = goal
        self.targets = targets
        self.worth = worth


class Move:
    """Every way to act that the rules leave to the players, once the focus is chosen. GH-4.8.1"""

    def __init__(self, ways: list[Way], in_reach: bool, through_negative: bool) -> None:
        self.ways = ways
        self.in_reach = in_reach
        self.through_negative = through_negative


class Shot:
    """An attack on the focus from a hex, before its other targets are chosen."""

    def __init__(self, place: int, cost: int, volley: Volley) -> None:
        self.place = place
        self.cost = cost
        self.volley = volley


def ways_to_act(situation: Situation, focus: int, through_negative: bool) -> Move:
    """Where the monster may end its move, and whom it attacks from there.

    `through_negative` comes from the search for the focus. If another attack decided the focus,
    there may be no clean path to it; then the monster goes through negative hexes. GH-14.7.1
    """
    places = attack_places(situation, focus, through_negative)
    if not places and not through_negative:
        through_negative = True
        places = attack_places(situation, focus, through_negative)
    if not places:
        here = situation.monster.place
        return Move([Way(here, here, (), None)], False, through_negative)
    travel = situation.travel(through_negative)
    near = [place for place in places if points_of(travel.costs[place]) <= situation.monster.move]
    best = best_attacks(situation, focus, near or places, through_negative)
    return Move(best if near else _toward(situation, travel, best), bool(near), through_negative)


def _toward(situation: Situation, travel: Travel, best: list[Way]) -> list[Way]:
    """How it gets closer to goals that are too far away."""
    ways: list[Way] = []
    known: list[int] = []
    for way in best:
        if way.goal not in known:
            known.append(way.goal)
            stops = stops_toward(situation, travel, way.goal)
            ways += [Way(stop, way.goal, (), way.worth) for stop in stops]
    return ways


def attack_places(situation: Situation, focus: int, through_negative: bool) -> list[int]:
    """The hexes from which it can attack the focus, with the fewest negative hexes on the way;
    this takes precedence over a better attack. GH-4.5.2"""
    costs = situation.travel(through_negative).costs
    reach = situation.reach
    within = reach.within(focus)
    found = [h for h in range(len(costs)) if within[h] and costs[h] < FAR and reach.hits(h, focus)]
    if through_negative and found:
        fewest = negatives_of(min([costs[place] for place in found]))
        found = [place for place in found if negatives_of(costs[place]) == fewest]
    return found


def best_attacks(
    situation: Situation, focus: int, places: list[int], through_negative: bool
) -> list[Way]:
    """The hexes with the best attack on the focus, and its targets. GH-4.4.3"""
    shots = widest_shots(situation, focus, places, situation.travel(through_negative).costs)
    ways: list[Way] = []
    for others in additional_targets(situation, shots):
        ways += _easiest(situation, focus, others, shots)
    return ways


def widest_shots(
    situation: Situation, focus: int, places: list[int], costs: list[int]
) -> list[Shot]:
    """Attacks without Disadvantage against the focus if possible, then on as many others as
    possible."""
    reach = situation.reach
    good = [place for place in places if not reach.has_disadvantage(place, focus)]
    shots = [
        Shot(place, costs[place], volley)
        for place in good or places
        for volley in reach.volleys(place, focus)
    ]
    most = max([shot.volley.most for shot in shots])
    return [shot for shot in shots if shot.volley.most == most]


def additional_targets(situation: Situation, shots: list[Shot]) -> list[Targets]:
    """The sets of targets besides the focus, chosen one by one by the focus rules; in a tie,
    every choice of the players is followed. GH-4.6.3, GH-4.8.1"""
    chosen: list[Targets] = [()]
    for _ in range(shots[0].volley.most):
        longer: dict[Targets, bool] = {}
        for others in chosen:
            for enemy in _next_targets(situation, shots, others):
                longer[tuple(sorted((*others, enemy)))] = True
        chosen = list(longer)
    return chosen


def _next_targets(situation: Situation, shots: list[Shot], others: Targets) -> list[int]:
    """Movement is measured to a hex from which it can attack the next target, the focus and the
    targets already chosen. GH-4.4.3"""
    needs = [FAR] * len(situation.enemies)
    for shot in shots:
        volley = shot.volley
        if not volley.takes(others):
            continue
        for enemy in (*volley.covered, *volley.free):
            nearer = shot.cost < needs[enemy] and enemy not in others
            if nearer and volley.takes((*others, enemy)):
                needs[enemy] = shot.cost
    left = [enemy for enemy in situation.reach.visible if needs[enemy] < FAR]
    return first_by_focus_rules(situation, left, needs)


def _easiest(situation: Situation, focus: int, others: Targets, shots: list[Shot]) -> list[Way]:
    """The hexes for these targets with the fewest additional targets at Disadvantage, then with
    the shortest path."""
    targets = tuple(sorted((*others, focus)))
    best = (FAR, FAR)
    found: dict[int, Way] = {}
    for shot in shots:
        if not shot.volley.takes(others):
            continue
        hindered = [
            enemy for enemy in others if situation.reach.has_disadvantage(shot.place, enemy)
        ]
        key = (len(hindered), shot.cost)
        if key < best:
            best = key
            found = {}
        if key == best:
            disadvantage = situation.reach.has_disadvantage(shot.place, focus)
            worth = Worth(disadvantage, len(others), len(hindered), shot.cost)
            found[shot.place] = Way(shot.place, shot.place, targets, worth)
    return list(found.values())


def targets_from(situation: Situation, focus: int) -> list[Targets]:
    """Whom the monster attacks from where it stands; nobody if it cannot hit its focus.

    After a move for this attack, the targets are those of the way it took: they were chosen from
    the hex where its turn began. GH-4.4.3
    """
    here = situation.monster.place
    if not situation.reach.hits(here, focus):
        return []
    return [way.targets for way in best_attacks(situation, focus, [here], False)]


def stops_toward(situation: Situation, travel: Travel, goal: int) -> list[int]:
    """Where a move toward a distant goal may end. GH-4.3.9

    No more negative hexes than the best path has (GH-4.5.2), then the shortest path left, then
    the fewest points; so a move that brings it no nearer is not made. GH-4.3.10
    """
    remaining = travel.remaining(goal)
    move = situation.monster.move
    best = (FAR, FAR, FAR)
    found: list[int] = []
    for place, cost in enumerate(travel.costs):
        if cost < FAR and remaining[place] < FAR and points_of(cost) <= move:
            both = cost + remaining[place]
            key = (both // ONE_NEGATIVE, points_of(remaining[place]), points_of(cost))
            if key < best:
                best = key
                found = []
            if key == best:
                found.append(place)
    return found
