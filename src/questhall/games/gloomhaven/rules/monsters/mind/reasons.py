"""Why a monster acts as it does: the rules that decided, in order."""

from ....printed.hexes import FAR, Hex
from .focus import Focus, Situation, least
from .moving import negatives_of, points_of
from .ways import Move, Worth

Values = dict[str, int | Hex | list[Hex]]


class Reason:
    """A rule that decided something. `name` is the key of its sentence in any language; the
    values are the numbers and hexes in that sentence."""

    def __init__(self, name: str, rule: str, values: Values) -> None:
        self.name = name
        self.rule = rule
        self.values = values


def why_this_focus(situation: Situation, focus: Focus) -> list[Reason]:
    """How the focus was found, or why there is none."""
    reasons: list[Reason] = []
    if focus.through_negative and focus.candidates:
        reasons.append(Reason("no-clean-way", "GH-4.5.4", {}))
    for e, enemy in enumerate(situation.enemies):
        hex = situation.ground.hex(enemy.place)
        if enemy.invisible:
            reasons.append(Reason("invisible", "GH-4.2.13", {"enemy": hex}))
        elif focus.needs[e] >= FAR:
            reasons.append(Reason("out-of-reach", "GH-4.2.4", {"enemy": hex}))
        else:
            needed: Values = {"enemy": hex, **_cost(focus.needs[e])}
            reasons.append(Reason("needs", "GH-4.2.4", needed))
    if not focus.candidates:
        return [*reasons, Reason("no-focus", "GH-4.2.12", {})]
    return reasons + _ties(situation, focus)


def _ties(situation: Situation, focus: Focus) -> list[Reason]:
    steps = [
        ("least-movement", "GH-4.2.2", focus.needs),
        ("nearest", "GH-4.2.7", focus.distances),
        ("earliest", "GH-4.2.8", [enemy.initiative for enemy in situation.enemies]),
    ]
    reasons: list[Reason] = []
    left = [e for e in situation.reach.visible if focus.needs[e] < FAR]
    for name, rule, values in steps:
        fewer = least(left, values)
        if len(fewer) < len(left) or name == "least-movement":
            reasons.append(Reason(name, rule, {"enemies": _hexes(situation, fewer)}))
        left = fewer
    if len(left) > 1:
        reasons.append(
            Reason("players-choose-focus", "GH-4.8.1", {"enemies": _hexes(situation, left)})
        )
    return reasons


def why_these_ways(situation: Situation, focus: int, move: Move) -> list[Reason]:
    """How the movement and the targets for this focus were found."""
    enemy: Values = {"focus": situation.ground.hex(situation.enemies[focus].place)}
    reasons: list[Reason] = []
    disadvantage = False
    for worth, goals in _goals_by_worth(situation, move):
        if worth is None:
            return [Reason("cannot-approach", "GH-4.3.10", enemy)]
        values: Values = {
            **enemy,
            "goals": goals,
            "others": worth.others,
            "disadvantages": worth.disadvantages,
            **_cost(worth.cost),
        }
        name, rule = ("goals-now", "GH-4.4.1") if move.in_reach else ("goals-later", "GH-4.4.2")
        reasons.append(Reason(name, rule, values))
        disadvantage = disadvantage or worth.disadvantage
    if disadvantage:
        reasons.append(Reason("with-disadvantage", "GH-4.4.3", enemy))
    if not move.in_reach:
        reasons += _why_these_stops(situation, move)
    if len(move.ways) > 1:
        reasons.append(Reason("players-choose-way", "GH-4.8.1", {"ways": len(move.ways)}))
    return reasons


def _goals_by_worth(situation: Situation, move: Move) -> list[tuple[Worth | None, list[Hex]]]:
    """The goals, grouped by what the sentence says about them."""
    worths: dict[tuple[int, int], Worth | None] = {}
    goals: dict[tuple[int, int], set[Hex]] = {}
    for way in move.ways:
        worth = way.worth
        alike = (worth.disadvantages, worth.cost) if worth else (0, 0)
        worths.setdefault(alike, worth)
        goals.setdefault(alike, set()).add(situation.ground.hex(way.goal))
    return [(worths[alike], sorted(goals[alike])) for alike in worths]


def _why_these_stops(situation: Situation, move: Move) -> list[Reason]:
    stops = sorted({situation.ground.hex(way.stop) for way in move.ways})
    if stops == [situation.ground.hex(situation.monster.place)]:
        return [Reason("no-nearer", "GH-4.3.10", {})]
    return [Reason("comes-nearer", "GH-4.3.9", {"stops": stops})]


def _cost(cost: int) -> Values:
    return {"points": points_of(cost), "negatives": negatives_of(cost)}


def _hexes(situation: Situation, enemies: list[int]) -> list[Hex]:
    return [situation.ground.hex(situation.enemies[e].place) for e in enemies]
