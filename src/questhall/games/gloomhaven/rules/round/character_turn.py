"""The turn of a character (RULES 3.3, 14.3)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, ending, meant_by

from ...printed.cards import CardHalf
from ...printed.items import ItemUse, Window
from ...printed.lasting import Lasting
from ...state.figures import Condition
from ...state.heroes import Active, Hero
from ...state.scene import Scene
from ...state.turn import Turn
from ..attack.aiming import choose_and_strike
from ..attack.conditions import expire
from ..attack.damage import Harm, suffer
from ..attack.healing_instead import AS_PRINTED, heal_instead
from ..attack.standing_in import step_back, take_stand
from ..attack.strike import AttackPlan
from ..cards.active_area import begin_turn, use_circle
from ..cards.element_bonuses import after_using
from ..cards.elements import settle_charges
from ..cards.freely import take_freely
from ..cards.items import ItemOffer, count_use, ready_items, standard_value, turn_items
from ..movement.looting import loot_hex
from ..movement.more_moving import more_moving, pay_for_moving
from ..movement.moves_as_attacks import MOVED, attack_instead
from ..movement.walking import move
from ..scenario import MOVE, SpecialRule, has_own_turn, stat_bonus, take_own_turn, turn_begins
from .abilities import Ability, PlayHalf, discard_unused
from .at_any_time import PartByPart, free_options
from .rests import long_rest
from .scenario_end import end_turn

STANDARD_ATTACK = 2
STANDARD_MOVE = 2

# Prompts that offer items outside the choice of abilities.
BEFORE_REST = "before-rest"
STUNNED = "stunned"
AFTER_BOTH = "after"
AFTER_REST = "after-rest"


def take_turn(scene: Scene, hero: Hero) -> Flow[None]:
    figure = scene.figure_of(hero)
    hero.acted = scene.round
    figure.acted = scene.round
    hero.moved = 0
    hero.dealt = 0
    hero.scorched = 0
    hero.worked = []
    scene.acting = figure.id
    scene.tell("turn", "GH-3.3.1", figure.id)
    turn = Turn(hero.seat)
    yield from begin(scene, hero, turn)
    if not hero.exhausted:
        if hero.resting:
            yield from _rest(scene, hero, turn)
        elif has_own_turn(scene, figure):
            yield from take_own_turn(scene, figure)
        else:
            yield from _both_abilities(scene, hero, turn)
    yield from finish(scene, hero, turn)


def begin(scene: Scene, hero: Hero, turn: Turn) -> Flow[None]:
    """GH-3.3.13: a wounded character suffers 1 damage, then effects at the start of turns apply."""
    figure = scene.figure_of(hero)
    if figure.has(Condition.WOUND):
        yield from suffer(scene, figure, 1, "GH-3.10.12", Harm.WOUND)
    if not hero.exhausted:
        yield from turn_begins(scene, figure)
    yield from begin_turn(scene, figure)
    for active in _own_actives(scene, hero):
        for bonus in scene.bonuses_at(active, Lasting.turn_start):
            if active in scene.actives and not hero.exhausted:
                applied = yield from bonus.turn_start(scene, active, turn)
                if applied:
                    use_circle(scene, active)


def _own_actives(scene: Scene, hero: Hero) -> list[Active]:
    return [active for active in scene.actives if active.seat == hero.seat]


def _both_abilities(scene: Scene, hero: Hero, turn: Turn) -> Flow[None]:
    """The top ability of one card and the bottom ability of the other (GH-3.3.1)."""
    halves = [half for half in (CardHalf.TOP, CardHalf.BOTTOM) if half not in hero.forgone]
    figure = scene.figure_of(hero)
    while halves and hero.chosen and not hero.exhausted:
        if figure.has(Condition.STUN):
            yield from _items_between(scene, hero, turn, STUNNED, ending("end-turn"))
            if figure.has(Condition.STUN):
                break
        options = ability_options(scene, hero, turn, halves)
        for rule in scene.scenario.audience.at(SpecialRule.options):
            options.extend(rule.options(scene, hero, halves))
        options.extend(free_options(scene, figure, turn))
        if not turn.part_by_part and has_parts(scene, hero, halves):
            options.append(Option("part-by-part", meant=PartByPart(turn)))
        answer = yield Decision([hero.seat], "ability", options, "GH-3.3.1", hero.figure)
        free = yield from take_freely(answer)
        if not free:
            half = yield from use_card(answer)
            halves.remove(half)
            turn.part_by_part = False
    for card in hero.chosen[:]:  # GH-3.10.18
        discard_unused(scene, hero, card)
    yield from _items_between(scene, hero, turn, AFTER_BOTH, ending("end-turn"))


def _rest(scene: Scene, hero: Hero, turn: Turn) -> Flow[None]:
    """A long rest takes the whole turn (GH-3.1.23); items may be used before and after it."""
    yield from _items_between(scene, hero, turn, BEFORE_REST, Option("long-rest"))
    if not hero.exhausted:
        yield from long_rest(scene, hero)
        yield from _items_between(scene, hero, turn, AFTER_REST, ending("end-turn"))


def ability_options(scene: Scene, hero: Hero, turn: Turn, halves: list[int]) -> list[Option]:
    """GH-14.3.1: after one half, only the opposite half of the other card remains."""
    options: list[Option] = []
    for card in hero.chosen:
        for half in halves:
            options.extend(half_options(scene, hero, turn, [card], half))
    return options


def has_parts(scene: Scene, hero: Hero, halves: list[int]) -> bool:
    """Is there an ability with several actions, so that some could be skipped?"""
    for card in hero.chosen:
        for half in halves:
            if len(scene.card(card).halves[half].actions) > 1:
                return True
    return False


def half_options(scene: Scene, hero: Hero, turn: Turn, cards: list[int], half: int) -> list[Option]:
    """The printed ability of a half, or the standard one (GH-3.3.9)."""
    printed = PlayHalf(scene, hero, turn, half)
    standard = Standard(scene, hero, turn, half)
    options: list[Option] = []
    for card in cards:
        top = half == CardHalf.TOP
        options.append(Option("top" if top else "bottom", card, meant=printed))
        options.append(Option("standard-attack" if top else "standard-move", card, meant=standard))
    return options


class Standard(Ability):
    """Attack 2 with the top half of any card, Move 2 with the bottom half (GH-3.3.9)."""

    def __init__(self, scene: Scene, hero: Hero, turn: Turn, half: int) -> None:
        super().__init__(scene, hero, half)
        self.turn = turn

    def take(self, option: Option) -> Flow[None]:
        underway = self.scene.underway
        underway.card = option.what
        underway.half = self.half
        underway.line = NOTHING
        if self.half == CardHalf.TOP:
            yield from standard_attack(self.scene, self.hero, self.turn)
        else:
            yield from standard_move(self.scene, self.hero, self.turn)
        discard_unused(self.scene, self.hero, option.what)


def use_card(answer: Option) -> Flow[int]:
    """Use a card as the player chose; return the half that is used up."""
    ability = meant_by(answer, Ability)
    yield from ability.take(answer)
    return ability.half


def play_from_hand(scene: Scene, hero: Hero, cards: list[int]) -> None:
    """Cards go from the hand to the table, face up."""
    for card in cards:
        hero.hand.remove(card)
        hero.chosen.append(card)
    scene.mark_information()
    scene.tell_values("plays", "GH-3.20.1", cards, hero.seat)


def standard_attack(scene: Scene, hero: Hero, turn: Turn) -> Flow[None]:
    """Attack 2 (GH-3.3.9), or more with an item."""
    value = standard_value(scene, hero, STANDARD_ATTACK, True)
    figure = scene.figure_of(hero)
    healing = yield from heal_instead(scene, figure, turn, value)
    if healing == AS_PRINTED:
        plan = AttackPlan(figure, value, 0, [])
        plan.turn = turn
        used = scene.underway.elements_used
        home = yield from take_stand(scene, figure, turn)
        yield from choose_and_strike(scene, plan, turn)
        step_back(scene, figure, home)
        yield from after_using(scene, hero, turn, used)


def standard_move(scene: Scene, hero: Hero, turn: Turn) -> Flow[None]:
    """Move 2 (GH-3.3.9), or more with an item."""
    points = standard_value(scene, hero, STANDARD_MOVE, False)
    figure = scene.figure_of(hero)
    became = yield from attack_instead(scene, figure, turn, points)
    if became != MOVED:
        return
    healing = yield from heal_instead(scene, figure, turn, points)
    if healing == AS_PRINTED:
        points += yield from more_moving(scene, figure)
        points += stat_bonus(scene, figure, MOVE)
        moved = yield from move(scene, figure, turn, points, False)
        pay_for_moving(scene, moved)


def _items_between(scene: Scene, hero: Hero, turn: Turn, prompt: str, onward: Option) -> Flow[None]:
    """Items may be used before and after anything else in a turn (GH-3.3.11). Items for the end
    of the turn play cards, which a long rest forbids (GH-3.1.25)."""
    figure = scene.figure_of(hero)
    while not hero.exhausted:
        if prompt == STUNNED and not figure.has(Condition.STUN):
            return
        options = free_options(scene, figure, turn)
        if prompt == AFTER_BOTH:
            options.extend(turn_items(scene, figure, turn, Window.AT_TURN_END))
        if not [option for option in options if isinstance(option.meant, ItemOffer)]:
            return
        options.append(onward)
        answer = yield Decision([hero.seat], prompt, options, "GH-3.3.11", hero.figure)
        free = yield from take_freely(answer)
        if not free:
            return


def finish(scene: Scene, hero: Hero, turn: Turn) -> Flow[None]:
    """GH-3.3.13: loot, plates, conditions, elements. For a figure that is gone, only its
    elements are charged (GH-15.1.9)."""
    figure = scene.figure_of(hero)
    if not hero.exhausted:
        for active in _own_actives(scene, hero):
            for bonus in scene.bonuses_at(active, Lasting.turn_end):
                if active in scene.actives and not hero.exhausted:
                    applied = yield from bonus.turn_end(scene, active, turn)
                    if applied:
                        use_circle(scene, active)
    if not hero.exhausted:
        yield from _end_with_items(scene, hero, turn)
        yield from loot_hex(scene, hero, figure.cell, True)  # GH-3.16.6
    if not hero.exhausted:
        yield from end_turn(scene, figure)
        expire(scene, figure)
    settle_charges(scene)
    scene.acting = NOTHING
    scene.underway.card = NOTHING


def _end_with_items(scene: Scene, hero: Hero, turn: Turn) -> Flow[None]:
    """Apply items that work by themselves at the end of a turn."""
    for place in ready_items(scene, hero, Window.AT_TURN_END):
        kind = hero.items[place].kind
        if kind.use != ItemUse.ALWAYS:
            continue
        applied = yield from kind.effect.turn_ends(scene, scene.figure_of(hero), turn)
        if applied:
            count_use(scene, hero, place)
