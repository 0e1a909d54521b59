"""The turn of a character (RULES 3.3, 14.3)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option

from .abilities import discard_unused, use_half
from .aiming import choose_and_strike
from .attacks import AttackPlan
from .cards import AT_TURN_END, BOTTOM, IN_TURN, TOP
from .conditions import expire
from .damage import suffer
from .elements import settle_charges
from .items import item_number, place_of, ready_items, use_item
from .lasting import leave_active_area, use_circle
from .looting import loot_hex
from .movement import move
from .rests import long_rest
from .scenarios.script import script_of
from .state import KILLS_IN_TURN, STUN, WOUND, Active, Hero, Scene
from .turns import Turn

STANDARD_ATTACK = 2
STANDARD_MOVE = 2


def take_turn(scene: Scene, hero: Hero) -> Flow[None]:
    figure = scene.figure_of(hero)
    hero.acted = scene.round
    figure.acted = scene.round
    hero.moved = 0
    hero.dealt = 0
    hero.tally[KILLS_IN_TURN] = 0
    scene.acting = figure.id
    scene.tell("turn", "GH-3.3.1", figure.id)
    turn = Turn(hero.seat)
    yield from begin(scene, hero, turn)
    if not hero.exhausted:
        if hero.resting:
            yield from long_rest(scene, hero)
        elif figure.has(STUN):  # GH-3.10.18
            for card in hero.chosen[:]:
                discard_unused(hero, card)
        else:
            yield from _both_abilities(scene, hero, turn)
    yield from finish(scene, hero, turn)


def begin(scene: Scene, hero: Hero, turn: Turn) -> Flow[None]:
    """GH-3.3.13: a wounded character suffers 1 damage, then what acts at the start of turns."""
    figure = scene.figure_of(hero)
    if figure.has(WOUND):
        yield from suffer(scene, figure, 1, "GH-3.10.12")
    for active in _own_actives(scene, hero):
        for bonus in scene.half_of(active).bonuses:
            if not hero.exhausted:
                applied = yield from bonus.turn_start(scene, active, turn)
                if applied:
                    use_circle(scene, active)


def _own_actives(scene: Scene, hero: Hero) -> list[Active]:
    return [active for active in scene.actives if active.seat == hero.seat]


def _both_abilities(scene: Scene, hero: Hero, turn: Turn) -> Flow[None]:
    """The top ability of one card and the bottom ability of the other (GH-3.3.1)."""
    halves = [TOP, BOTTOM]
    while halves and hero.chosen and not hero.exhausted:
        options = ability_options(scene, hero, halves)
        options.extend(_free_options(scene, hero))
        answer = yield Decision([hero.seat], "ability", options, "GH-3.3.1", hero.figure)
        if answer.verb == "item":
            yield from use_turn_item(scene, hero, turn, place_of(answer.what))
        elif answer.verb == "end-active":
            end_active(scene, hero, answer.what)
        else:
            half = yield from _use(scene, hero, turn, answer)
            halves.remove(half)
    yield from _after_both(scene, hero, turn)


def ability_options(scene: Scene, hero: Hero, halves: list[int]) -> list[Option]:
    """GH-14.3.1: after one half only the opposite half of the other card is left."""
    options: list[Option] = []
    for card in hero.chosen:
        if TOP in halves:
            options.append(Option("top", card))
            options.append(Option("standard-attack", card))
        if BOTTOM in halves:
            options.append(Option("bottom", card))
            options.append(Option("standard-move", card))
    return options


def _use(scene: Scene, hero: Hero, turn: Turn, answer: Option) -> Flow[int]:
    if answer.verb == "top":
        yield from use_half(scene, hero, turn, answer.what, TOP)
        return TOP
    if answer.verb == "bottom":
        yield from use_half(scene, hero, turn, answer.what, BOTTOM)
        return BOTTOM
    if answer.verb == "standard-attack":
        yield from standard_attack(scene, hero, turn)
        discard_unused(hero, answer.what)
        return TOP
    yield from standard_move(scene, hero, turn)
    discard_unused(hero, answer.what)
    return BOTTOM


def standard_attack(scene: Scene, hero: Hero, turn: Turn) -> Flow[None]:
    """Attack 2 (GH-3.3.9), or what an item makes of it."""
    value = STANDARD_ATTACK
    for item in hero.items:
        value = max(value, item.kind.standard_attack)
    plan = AttackPlan(scene.figure_of(hero), value, 0, [])
    plan.turn = turn
    yield from choose_and_strike(scene, plan, turn)


def standard_move(scene: Scene, hero: Hero, turn: Turn) -> Flow[None]:
    """Move 2 (GH-3.3.9), or what an item makes of it."""
    points = STANDARD_MOVE
    for item in hero.items:
        points = max(points, item.kind.standard_move)
    yield from move(scene, scene.figure_of(hero), turn, points, False)


def _free_options(scene: Scene, hero: Hero) -> list[Option]:
    """Items, and active cards that may be given up at any time (GH-14.3.2)."""
    options: list[Option] = []
    figure = scene.figure_of(hero)
    for place in ready_items(scene, hero, IN_TURN):
        if hero.items[place].kind.effect.turn_possible(scene, figure):
            options.append(Option("item", item_number(hero, place)))
    for active in _own_actives(scene, hero):  # GH-3.12.11
        options.append(Option("end-active", active.card))
    return options


def end_active(scene: Scene, hero: Hero, card: int) -> None:
    for active in _own_actives(scene, hero):
        if active.card == card:
            leave_active_area(scene, active)


def use_turn_item(scene: Scene, hero: Hero, turn: Turn, place: int) -> Flow[None]:
    effect = hero.items[place].kind.effect
    used = yield from effect.turn(scene, scene.figure_of(hero), turn)
    if used:
        use_item(scene, hero, place)


def _after_both(scene: Scene, hero: Hero, turn: Turn) -> Flow[None]:
    """Items are legal after both abilities too (GH-3.3.11)."""
    while not hero.exhausted:
        options = _free_options(scene, hero)
        figure = scene.figure_of(hero)
        for place in ready_items(scene, hero, AT_TURN_END):
            if hero.items[place].kind.effect.turn_possible(scene, figure):
                options.append(Option("item", item_number(hero, place)))
        if not [option for option in options if option.verb == "item"]:
            return
        options.append(Option("end-turn"))
        answer = yield Decision([hero.seat], "after", options, "GH-3.3.11", hero.figure)
        if answer.verb == "end-turn":
            return
        if answer.verb == "end-active":
            end_active(scene, hero, answer.what)
        else:
            yield from use_turn_item(scene, hero, turn, place_of(answer.what))


def finish(scene: Scene, hero: Hero, turn: Turn) -> Flow[None]:
    """GH-3.3.13: loot, plates, conditions, elements. A figure that is gone only charges what
    it has earned (GH-15.1.9)."""
    figure = scene.figure_of(hero)
    if not hero.exhausted:
        for active in _own_actives(scene, hero):
            for bonus in scene.half_of(active).bonuses:
                if not hero.exhausted:
                    applied = yield from bonus.turn_end(scene, active, turn)
                    if applied:
                        use_circle(scene, active)
    if not hero.exhausted:
        loot_hex(scene, hero, figure.cell, True)  # GH-3.16.6
        yield from script_of(scene).turn_ends(scene, figure)
        expire(scene, figure)
    settle_charges(scene)
    scene.acting = NOTHING
    scene.doing.card = NOTHING
