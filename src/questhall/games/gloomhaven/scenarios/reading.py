"""The words in a scenario's `goal`, `setup` and `rules`, and the rules that they stand for."""

from collections.abc import Callable

from questhall.kernel.content import Entry
from questhall.kernel.language.expressions import BadExpression, Expression, parse_expression

from ..printed.scenario import ScenarioDef
from ..rules.scenario import Script
from ..state.figures import CONDITIONS
from . import goals
from .doors import DoorsWithHitPoints, Plate, Plates
from .goals import Goal
from .objects import Objects, Protect
from .party_rules import Allied, LevelBonus, LootActionOnly, LostWhenExhausted
from .places import RuleReader, unknown
from .rules import ScenarioRules
from .spawning import (
    EVEN_ROUNDS,
    EVERY_ROUND,
    ODD_ROUNDS,
    AtRoundEnd,
    AtRoundStart,
    OnOpening,
    Spawn,
    Until,
)
from .special import s02, s09, s21, s22, s26, s27
from .start_effects import Curses, MinusCards, StartCondition

GoalMaker = Callable[[RuleReader], Goal]
RuleMaker = Callable[[RuleReader], Script]

ROUNDS = {"": EVERY_ROUND, "odd": ODD_ROUNDS, "even": EVEN_ROUNDS}


def read_rules(entry: Entry, scenario: ScenarioDef) -> Script:
    """All that a scenario's file says beyond its map; whatever is wrong is said with its line.
    Of one that cannot be played yet only the map counts."""
    goal = Goal()
    if not scenario.playable:
        return ScenarioRules(goal, [])
    if scenario.goal:
        try:
            goal = goal_of(parse_expression(scenario.goal), scenario)
        except BadExpression as fault:
            raise entry.fault("goal", str(fault)) from None
    rules: list[Script] = []
    for field, texts, words in (
        ("setup", scenario.setup, SETUP_WORDS),
        ("rules", scenario.rules, RULE_WORDS),
    ):
        for text in texts:
            try:
                rules.append(rule_of(parse_expression(text), scenario, words))
            except BadExpression as fault:
                raise entry.fault(field, str(fault)) from None
    return ScenarioRules(goal, rules)


def goal_of(expression: Expression, scenario: ScenarioDef) -> Goal:
    make = GOAL_WORDS.get(expression.word)
    if make is None:
        raise unknown(expression.word, "goal")
    reader = RuleReader(expression, scenario)
    goal = make(reader)
    reader.finish()
    return goal


def rule_of(expression: Expression, scenario: ScenarioDef, words: dict[str, RuleMaker]) -> Script:
    make = words.get(expression.word)
    if make is None:
        raise unknown(expression.word, "rule")
    reader = RuleReader(expression, scenario)
    rule = make(reader)
    reader.finish()
    return rule


# -- goals -----------------------------------------------------------------------------


def kill_all(reader: RuleReader) -> Goal:
    """`kill_all`, `kill_all(spare(city_guard))`"""
    spared: list[str] = []
    for each in reader.take(frozenset(["spare"])):
        spared.extend(RuleReader(each, reader.scenario).types())
    return goals.KillAll(spared)


def kill_count(reader: RuleReader) -> Goal:
    """`kill_count(per_character=5)`, of all enemies or of some types."""
    per_character = reader.named_number("per_character", 0)
    if per_character < 1:
        raise reader.fault("per_character is missing")
    return goals.KillCount(reader.types(), per_character)


def loot_goal(reader: RuleReader) -> Goal:
    cells: list[int] = []
    for room in reader.scenario.rooms:
        for overlay in room.overlays:
            if overlay.goal:
                cells.extend(overlay.cells)
    if not cells:
        raise reader.fault("no treasure of this scenario is a goal")
    return goals.LootGoal(cells)


def arrive(reader: RuleReader) -> Goal:
    """`arrive(hail, adjacent(b))`, `arrive(villager, b, count=7)`"""
    name = reader.name()
    count = reader.named_number("count", 1)
    return goals.Arrive(name, reader.places(), count)


def parts(reader: RuleReader) -> list[Goal]:
    found: list[Goal] = []
    while reader.left:
        found.append(goal_of(reader.expression(), reader.scenario))
    if len(found) < 2:
        raise reader.fault("must be at least two goals")
    return found


GOAL_WORDS: dict[str, GoalMaker] = {
    "kill_all": kill_all,
    "kill_revealed": lambda reader: goals.KillRevealed(),
    "kill": lambda reader: goals.Kill(reader.types()),
    "kill_count": kill_count,
    "reveal": lambda reader: goals.Reveal(reader.rooms()),
    "reveal_all": lambda reader: goals.Reveal([]),
    "open_all": lambda reader: goals.OpenAll(),
    "loot_goal": loot_goal,
    "loot_each": lambda reader: goals.LootEach(),
    "loot": lambda reader: goals.LootTreasure(reader.number()),
    "destroy": lambda reader: goals.Destroy(reader.places()),
    "escape": lambda reader: goals.Escape(reader.places()),
    "leave": lambda reader: goals.Escape(reader.places()),
    "occupy": lambda reader: goals.Occupy(reader.places()),
    "reach": lambda reader: goals.Reach(reader.places()),
    "arrive": arrive,
    "survive": lambda reader: goals.Survive(reader.number()),
    "cleanse": lambda reader: goals.Cleanse(reader.places()),
    "all": lambda reader: goals.All(parts(reader)),
    "then": lambda reader: goals.All(parts(reader)),
    "either": lambda reader: goals.Either(parts(reader)),
}


# -- start effects ---------------------------------------------------------------------


def start_condition(reader: RuleReader) -> Script:
    """`condition(disarm)`"""
    name = reader.name()
    if name not in CONDITIONS:
        raise reader.fault(f"{name} is no condition")
    return StartCondition(CONDITIONS.index(name))


SETUP_WORDS: dict[str, RuleMaker] = {
    "curses": lambda reader: Curses(reader.number()),
    "minus_1_cards": lambda reader: MinusCards(reader.number()),
    "condition": start_condition,
}


# -- special rules ---------------------------------------------------------------------


def spawns(reader: RuleReader) -> list[Spawn]:
    """`spawn(inox_guard, a, ranks="n--")`, once or several times."""
    found: list[Spawn] = []
    for each in reader.take(frozenset(["spawn"])):
        inner = RuleReader(each, reader.scenario)
        found.append(Spawn(inner.type(), inner.one_cell(), inner.ranks()))
        inner.finish()
    if not found:
        raise reader.fault("what spawns is missing")
    return found


def until(reader: RuleReader) -> Until:
    """`until="1"`: until a door with this mark is open."""
    letter = reader.named_word("until")
    return Until(reader.doors(letter) if letter else [])


def at_round_end(reader: RuleReader) -> Script:
    rounds = reader.named_word("rounds")
    if rounds not in ROUNDS:
        raise reader.fault(f"rounds={rounds} is neither odd nor even")
    return AtRoundEnd(spawns(reader), ROUNDS[rounds], until(reader))


def at_round_start(reader: RuleReader) -> Script:
    return AtRoundStart(spawns(reader), until(reader))


def on_opening(reader: RuleReader) -> Script:
    """`on_opening("1", spawn(...))`"""
    coming = spawns(reader)
    return OnOpening(reader.doors(reader.name()), coming)


def level_bonus(reader: RuleReader) -> Script:
    type = reader.type()
    return LevelBonus(type, reader.number())


def plate(reader: RuleReader) -> Script:
    doors = reader.doors(reader.named_word("opens"))
    return Plate(reader.places(), doors)


def plates(reader: RuleReader) -> Script:
    doors = reader.doors(reader.named_word("opens"))
    return Plates(reader.places(), doors)


def doors_with_hit_points(reader: RuleReader) -> Script:
    hit_points = reader.formula("hit_points")
    return DoorsWithHitPoints(reader.doors(reader.name()), hit_points)


def objects(reader: RuleReader) -> Script:
    """`objects(altar, a, hit_points="4+C*L")`"""
    name = reader.name()
    hit_points = reader.formula("hit_points")
    return Objects(name, reader.places(), hit_points)


def protect(reader: RuleReader) -> Script:
    """`protect(hail, a, hit_points="4+2*L")`, and `toward(adjacent(b)), move=2` if it moves."""
    name = reader.name()
    rule = Protect(name, reader.formula("hit_points"))
    rule.move = reader.named_number("move", 0)
    for each in reader.take(frozenset(["toward"])):
        inner = RuleReader(each, reader.scenario)
        rule.toward = inner.places()
        inner.finish()
    rule.places = reader.places()
    return rule


def open_next_door(reader: RuleReader) -> Script:
    """`open_next_door(a, b, c, d)`"""
    doors: list[int] = []
    while reader.left:
        doors.extend(reader.doors(reader.name()))
    return s02.OpenNextDoor(doors)


def throne(reader: RuleReader) -> Script:
    """`throne(prime_demon, at(a, frost_demon), ...)`, in the order of its jumps."""
    boss = reader.type()
    cells: list[int] = []
    demons: list[str] = []
    for each in reader.take(frozenset(["at"])):
        inner = RuleReader(each, reader.scenario)
        cells.append(inner.one_cell())
        demons.append(inner.type())
        inner.finish()
    return s21.Throne(boss, cells, demons)


def altar_power(reader: RuleReader) -> Script:
    name = reader.name()
    return s22.AltarPower(name, reader.places())


def pumps(reader: RuleReader) -> Script:
    """`pumps(black_imp, two(a), three(a, b), four(a, b, c))`"""
    monster = reader.type()
    return s26.Pumps(monster, reader.places())


def rift(reader: RuleReader) -> Script:
    """`rift(first(b, c), second(d, e), call(night_demon, ranks="nne"), ...)`"""
    pairs: list[list[int]] = []
    for word in ("first", "second"):
        for each in reader.take(frozenset([word])):
            inner = RuleReader(each, reader.scenario)
            pairs.append([inner.one_cell(), inner.one_cell()])
            inner.finish()
    if len(pairs) != 2:
        raise reader.fault("must have a first and a second pair of hexes")
    demons: list[str] = []
    ranks: list[str] = []
    for each in reader.take(frozenset(["call"])):
        inner = RuleReader(each, reader.scenario)
        demons.append(inner.type())
        ranks.append(inner.ranks())
        inner.finish()
    return s27.Rift(pairs[0], pairs[1], demons, ranks)


RULE_WORDS: dict[str, RuleMaker] = {
    "allied": lambda reader: Allied(reader.types()),
    "level_bonus": level_bonus,
    "loot_action_only": lambda reader: LootActionOnly(),
    "lost_when_exhausted_off": lambda reader: LostWhenExhausted(reader.places()),
    "at_round_end": at_round_end,
    "at_round_start": at_round_start,
    "on_opening": on_opening,
    "plate": plate,
    "plates": plates,
    "doors_with_hit_points": doors_with_hit_points,
    "objects": objects,
    "protect": protect,
    "open_next_door": open_next_door,
    "all_act": lambda reader: s09.AllAct(),
    "throne": throne,
    "altar_power": altar_power,
    "pumps": pumps,
    "rift": rift,
}
