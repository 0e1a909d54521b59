"""What a hero may do in his turn, and what each action costs (chapter 6)."""

from typing import Final

from questhall.kernel.decisions import Flow, Option, meant_by, no_decisions

from ...printed.kinds import ACTIONS, ActionKind, Condition
from ...printed.quests import MASTER, ActionDef, DeedLimit
from ...state.adventure import Adventure
from ...state.attacks import Deed
from ...state.heroes import Hero
from ...state.outfit import Outfit
from ..attack.harm import cure
from ..attack.saves import saves
from ..doing import Action, Doing
from ..enemies.masters import may_provoke, provoke
from ..movement.walking import steps, walk
from ..numbers import movement_of
from ..outfits import outfit_of
from ..targets import Outlook
from . import handling, using
from .empowering import empower_options
from .ground import drop_options, pick_options

DASH: Final = "dash"
FOCUS: Final = "focus"


def open_to(adventure: Adventure, hero: Hero) -> list[bool]:
    """For each kind of actions whether a hero can take one now (SS-4.2.1.3 to 5)."""
    found = [False] * len(ACTIONS)
    conditions = adventure.figures[hero.place].conditions
    if conditions[Condition.STUN]:
        return found
    found[ActionKind.FREE] = True
    if conditions[Condition.SLOW] and hero.actions_taken > 0:  # SS-10.6.5.1: one action only
        return found
    standing = not conditions[Condition.KNOCKED_DOWN]
    found[ActionKind.COMBAT] = standing and hero.combats > 0  # SS-10.6.1.1
    found[ActionKind.SPECIAL] = hero.specials > 0
    found[ActionKind.MOVE] = hero.moves > 0
    return found


def can_take(adventure: Adventure, hero: Hero, kind: int) -> bool:
    return open_to(adventure, hero)[kind]


def spend(hero: Hero, kind: int) -> None:
    if kind == ActionKind.COMBAT:
        hero.combats -= 1
        end_move(hero)  # SS-4.2.1.6
    elif kind == ActionKind.SPECIAL:
        hero.specials -= 1
    elif kind == ActionKind.MOVE:
        hero.moves -= 1
    if kind != ActionKind.FREE:
        hero.actions_taken += 1


def end_move(hero: Hero) -> None:
    hero.moving = False
    hero.points = 0


def begin(adventure: Adventure, hero: Hero, kind: int) -> Flow[bool]:
    """Pay for an action; a blinded hero may lose it (SS-10.6.4.1). Can it be carried out?"""
    spend(hero, kind)
    figure = adventure.figure_of(hero)
    if not figure.has(Condition.BLIND) or (
        kind == ActionKind.FREE and not adventure.rules.blind_free_actions
    ):
        return True
    return (yield from saves(adventure, hero))


# -- what is open -------------------------------------------------------------------------


def hero_options(adventure: Adventure, hero: Hero) -> list[Option]:
    """Everything a living hero may do now instead of ending the turn."""
    figure = adventure.figures[hero.place]
    actions = open_to(adventure, hero)
    outfit = outfit_of(adventure, hero)
    options = _moves(adventure, hero, outfit, actions)
    outlook = Outlook(adventure, figure)
    held = outlook.held
    if actions[ActionKind.COMBAT]:
        options += using.attack_options(adventure, hero, outlook)
    handy = not held and handling.handy(adventure, hero, outfit)
    if actions[ActionKind.SPECIAL]:
        options += _special(adventure, hero, held, handy)
    if actions[ActionKind.FREE]:
        options += _free(adventure, hero, outfit, held, handy)
    options += using.power_options(adventure, hero, outfit, actions, outlook)
    options += using.innate_options(adventure, hero, actions, outlook)
    options += using.item_options(adventure, hero, outfit, actions, outlook)
    options += quest_options(adventure, hero, actions, held)
    options += empower_options(adventure, hero)
    return options


def _moves(adventure: Adventure, hero: Hero, outfit: Outfit, actions: list[bool]) -> list[Option]:
    """SS-6.1.0.1; SS-10.6.1.4: whoever lies on the ground gets up first."""
    figure = adventure.figures[hero.place]
    points = hero.points
    if not hero.moving:
        if not actions[ActionKind.MOVE]:
            return []
        points = movement_of(adventure, hero, outfit)
    elif not actions[ActionKind.FREE]:
        return []
    if figure.conditions[Condition.KNOCKED_DOWN]:
        return [Option("stand", meant=STANDING_UP)] if points > 0 else []
    found = steps(adventure, figure, points)
    return [Option("move", area, amount=cost, meant=MOVING) for area, cost in found]


def _special(adventure: Adventure, hero: Hero, held: bool, handy: bool) -> list[Option]:
    """SS-6.3.0.2"""
    figure = adventure.figures[hero.place]
    options: list[Option] = []
    if DASH not in hero.used_this_round:  # SS-6.3.1.2
        if figure.has(Condition.KNOCKED_DOWN):
            options.append(Option("dash-stand", meant=DASHING_UP))
        elif hero.moving:
            options.append(Option("dash", meant=DASHING))
    if FOCUS not in hero.used_this_round and _may_still_strike(adventure, hero):  # SS-6.3.3.1
        options.append(Option("focus", meant=FOCUSING))
    if may_provoke(adventure, hero):
        options.append(Option("provoke", meant=PROVOKING))
    if held:
        return options
    options += handling.break_options(adventure, hero)
    options += handling.search_options(adventure, hero)
    if not handy:
        options += handling.item_handling(adventure, hero)
    return options


def _may_still_strike(adventure: Adventure, hero: Hero) -> bool:
    """After one more SPECIAL action: a slowed hero has then done all he can (SS-10.6.5.1), and who
    lies on the ground must be able to get up (SS-10.6.1.1)."""
    figure = adventure.figures[hero.place]
    if hero.combats == 0 or figure.has(Condition.SLOW):
        return False
    if not figure.has(Condition.KNOCKED_DOWN) or hero.moves > 0 or hero.points > 0:
        return True
    return hero.specials > 1 and DASH not in hero.used_this_round


def _free(
    adventure: Adventure, hero: Hero, outfit: Outfit, held: bool, handy: bool
) -> list[Option]:
    """SS-6.4: an engaged hero may open doors and unlock, nothing else (SS-R4)."""
    options = handling.open_options(adventure, hero)
    options += handling.unlock_options(adventure, hero)
    if held:
        return options
    options += pick_options(adventure, hero)
    if handy:
        options += handling.item_handling(adventure, hero)
    options += drop_options(hero, outfit)
    return options


def quest_options(
    adventure: Adventure, hero: Hero, actions: list[bool], held: bool
) -> list[Option]:
    """SS-6.6.0.1"""
    area = adventure.figures[hero.place].area
    options: list[Option] = []
    for place, action in enumerate(adventure.quest.actions):
        if not actions[action.action] or (held and not action.engaged):
            continue
        if not _at_hand(adventure, area, action) or _done(adventure, hero, action):
            continue
        if action.test.holds(adventure, Deed(hero.place)):
            options.append(Option("quest-action", place, meant=QUEST_ACTION))
    return options


def _at_hand(adventure: Adventure, area: int, action: ActionDef) -> bool:
    """In its area, or beside the token or the master enemy that it needs."""
    if action.at == MASTER:
        figures = [n for enemy in adventure.masters() for n in enemy.figures]
        return any(adventure.figures[number].area == area for number in figures)
    if action.at:
        return (action.at, area) in zip(adventure.tokens, adventure.token_areas, strict=True)
    return action.area == area


def _done(adventure: Adventure, hero: Hero, action: ActionDef) -> bool:
    if action.limit == DeedLimit.HERO and action.key in hero.used_this_round:
        return True
    if action.limit == DeedLimit.GROUP and action.key in adventure.deeds_this_round:
        return True
    return action.once and action.key in adventure.scripts_read


# -- what is done -------------------------------------------------------------------------


def perform(adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
    """What is chosen, once it is paid for."""
    meant = meant_by(option, Doing)
    if isinstance(meant, Action):
        figure = adventure.figures[hero.place]
        if not meant.hides:
            figure.hidden = False
        able = yield from begin(adventure, hero, meant.kind_of(adventure, hero, option))
        if not able:
            figure.hidden = False
            adventure.tell("blind-fails", "SS-10.6.4.1", hero.place)
            return
    yield from meant.carry_out(adventure, hero, option)


class Moving(Doing):
    """A step of a MOVE action, which begins with the first of them."""

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        if not hero.moving:
            points = movement_of(adventure, hero)
            adventure.figure_of(hero).hidden = False
            able = yield from begin(adventure, hero, ActionKind.MOVE)
            if not able:
                adventure.tell("blind-fails", "SS-10.6.4.1", hero.place)
                return
            hero.moving = True
            hero.points = points
        yield from self.step(adventure, hero, option)

    def step(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        return walk(adventure, hero, option.what, option.amount)


class StandingUp(Moving):
    """SS-10.6.1.4"""

    def step(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        hero.points -= 1
        cure(adventure, adventure.figure_of(hero), Condition.KNOCKED_DOWN)
        return no_decisions()


class QuestAction(Action):
    """What only this quest knows."""

    def kind_of(self, adventure: Adventure, hero: Hero, option: Option) -> int:
        return adventure.quest.actions[option.what].action

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        action = adventure.quest.actions[option.what]
        if action.key not in adventure.scripts_read:
            adventure.scripts_read.append(action.key)
            if action.told:
                adventure.tell("deed-story", "SS-2.0.0.9", option.what)
        adventure.tell("deed-done", "SS-6.6.0.1", option.what, hero.place)
        hero.used_this_round.append(action.key)
        adventure.deeds_this_round.append(action.key)
        deed = Deed(hero.place, level=hero.soulrank)
        deed.power = action.key
        deed.target = hero.place
        deed.area = adventure.figure_of(hero).area
        return action.effect.resolve(adventure, deed)


class Dashing(Action):
    """SS-6.3.1.1"""

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        hero.used_this_round.append(DASH)
        hero.points += 1
        return no_decisions()


class DashingUp(Action):
    """SS-10.6.1.1: whoever lies on the ground gets up by it."""

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        hero.used_this_round.append(DASH)
        cure(adventure, adventure.figure_of(hero), Condition.KNOCKED_DOWN)
        return no_decisions()


class Focusing(Action):
    """SS-6.3.3.1"""

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        hero.used_this_round.append(FOCUS)
        hero.focus_ready = True
        return no_decisions()


class Provoking(Action):
    """SS-6.3.7.1"""

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        provoke(adventure, hero)
        return no_decisions()


MOVING: Final = Moving()
STANDING_UP: Final = StandingUp()
QUEST_ACTION: Final = QuestAction(ActionKind.FREE)
DASHING: Final = Dashing(ActionKind.SPECIAL)
DASHING_UP: Final = DashingUp(ActionKind.SPECIAL)
FOCUSING: Final = Focusing(ActionKind.SPECIAL)
PROVOKING: Final = Provoking(ActionKind.SPECIAL)
