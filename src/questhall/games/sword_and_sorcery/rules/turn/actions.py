"""What a hero may do in his turn, and what each action costs (chapter 6)."""

from typing import Final

from questhall.kernel.decisions import Flow, Option

from ...printed.kinds import ActionKind, Condition
from ...printed.quests import MASTER, ActionDef, DeedLimit
from ...state.adventure import Adventure
from ...state.attacks import Deed
from ...state.heroes import GIFTS, Hero
from ..attack.harm import cure
from ..attack.saves import saves
from ..control import engaged
from ..enemies.masters import may_provoke, provoke
from ..movement.opening import doors_at, open_chest, open_door, search
from ..movement.walking import steps, walk
from ..numbers import movement_of
from . import goods, handling, using
from .empowering import empower, empower_options
from .exchanging import exchange

DASH: Final = "dash"
FOCUS: Final = "focus"

# Which kind of action each deed is; what is not here costs nothing.
KIND_OF: Final = {
    "attack": ActionKind.COMBAT,
    "dash": ActionKind.SPECIAL,
    "dash-stand": ActionKind.SPECIAL,
    "break-door": ActionKind.SPECIAL,
    "break-chest": ActionKind.SPECIAL,
    "focus": ActionKind.SPECIAL,
    "reorganise": ActionKind.SPECIAL,
    "exchange": ActionKind.SPECIAL,
    "search": ActionKind.SPECIAL,
    "provoke": ActionKind.SPECIAL,
    "open-door": ActionKind.FREE,
    "unlock": ActionKind.FREE,
    "unlock-chest": ActionKind.FREE,
    "pick-item": ActionKind.FREE,
    "pick-treasure": ActionKind.FREE,
    "pick-loot": ActionKind.FREE,
    "pick-coins": ActionKind.FREE,
    "drop": ActionKind.FREE,
    "drop-coin": ActionKind.FREE,
}


def can_take(adventure: Adventure, hero: Hero, kind: int) -> bool:
    """SS-4.2.1.3 to 5; SS-10.6.5.1: who is slowed takes one action only."""
    figure = adventure.figure_of(hero)
    if figure.has(Condition.STUN):
        return False
    if kind == ActionKind.FREE:
        return True
    if figure.has(Condition.SLOW) and hero.actions_taken > 0:
        return False
    if kind == ActionKind.COMBAT:  # SS-10.6.1.1
        return hero.combats > 0 and not figure.has(Condition.KNOCKED_DOWN)
    return hero.specials > 0 if kind == ActionKind.SPECIAL else hero.moves > 0


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
    options = _moves(adventure, hero)
    actions = [
        kind
        for kind in (ActionKind.COMBAT, ActionKind.SPECIAL, ActionKind.FREE)
        if can_take(adventure, hero, kind)
    ]
    if can_take(adventure, hero, ActionKind.MOVE):
        actions.append(ActionKind.MOVE)
    if ActionKind.COMBAT in actions:
        options += using.attack_options(adventure, hero)
    held = engaged(adventure, adventure.figure_of(hero))
    handy = not held and handling.handy(adventure, hero)
    if ActionKind.SPECIAL in actions:
        options += _special(adventure, hero, held, handy)
    if ActionKind.FREE in actions:
        options += _free(adventure, hero, held, handy)
    options += using.power_options(adventure, hero, actions)
    options += using.innate_options(adventure, hero, actions)
    options += using.item_options(adventure, hero, actions)
    options += quest_options(adventure, hero, actions)
    options += empower_options(adventure, hero)
    return options


def _moves(adventure: Adventure, hero: Hero) -> list[Option]:
    """SS-6.1.0.1; SS-10.6.1.4: whoever lies on the ground gets up first."""
    figure = adventure.figure_of(hero)
    if figure.has(Condition.STUN):
        return []
    points = hero.points
    if not hero.moving:
        if not can_take(adventure, hero, ActionKind.MOVE):
            return []
        points = movement_of(adventure, hero)
    if figure.has(Condition.KNOCKED_DOWN):
        return [Option("stand")] if points > 0 else []
    found = steps(adventure, figure, points)
    return [Option("move", area, amount=cost) for area, cost in found]


def _special(adventure: Adventure, hero: Hero, held: bool, handy: bool) -> list[Option]:
    """SS-6.3.0.2"""
    figure = adventure.figure_of(hero)
    options: list[Option] = []
    if DASH not in hero.used_this_round:  # SS-6.3.1.2
        if figure.has(Condition.KNOCKED_DOWN):
            options.append(Option("dash-stand"))
        elif hero.moving:
            options.append(Option("dash"))
    if FOCUS not in hero.used_this_round and _may_still_strike(adventure, hero):  # SS-6.3.3.1
        options.append(Option("focus"))
    if may_provoke(adventure, hero):
        options.append(Option("provoke"))
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
    figure = adventure.figure_of(hero)
    if hero.combats == 0 or figure.has(Condition.SLOW):
        return False
    if not figure.has(Condition.KNOCKED_DOWN) or hero.moves > 0 or hero.points > 0:
        return True
    return hero.specials > 1 and DASH not in hero.used_this_round


def _free(adventure: Adventure, hero: Hero, held: bool, handy: bool) -> list[Option]:
    """SS-6.4: an engaged hero may open doors and unlock, nothing else (SS-R4)."""
    figure = adventure.figure_of(hero)
    options: list[Option] = []
    for door in doors_at(adventure, figure.area):
        if not adventure.magic_locks[door] and not adventure.quest.doors[door].locked:
            options.append(Option("open-door", door))
    options += handling.unlock_options(adventure, hero)
    if held:
        return options
    options += handling.pick_options(adventure, hero)
    if handy:
        options += handling.item_handling(adventure, hero)
    options += handling.drop_options(adventure, hero)
    return options


def quest_options(adventure: Adventure, hero: Hero, actions: list[int]) -> list[Option]:
    """SS-6.6.0.1"""
    figure = adventure.figure_of(hero)
    options: list[Option] = []
    for place, action in enumerate(adventure.quest.actions):
        if action.action not in actions or not _at_hand(adventure, figure.area, action):
            continue
        if _done(adventure, hero, action):
            continue
        if engaged(adventure, figure) and not action.engaged:
            continue
        if action.test.holds(adventure, Deed(hero.place)):
            options.append(Option("quest-action", place))
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
    verb = option.verb
    if verb in ("move", "stand"):
        yield from _move(adventure, hero, option)
        return
    if verb == "empower":  # SS-R35: no action at all
        empower(adventure, hero, option.what)
        return
    if verb != "use":  # of a power the conditions are checked first
        adventure.figure_of(hero).hidden = False
    able = yield from begin(adventure, hero, kind_of(adventure, hero, option))
    if not able:
        adventure.figure_of(hero).hidden = False
        adventure.tell("blind-fails", "SS-10.6.4.1", hero.place)
        return
    if verb == "attack":
        yield from using.attack_with(adventure, hero, option.what, option.where)
    elif verb == "use":
        yield from using.use_power(adventure, hero, option.what, option.where)
    elif verb == "use-innate":
        yield from using.use_innate(adventure, hero, option.what % GIFTS)
    elif verb == "use-item":
        yield from using.use_item(adventure, hero, option.what, option.where)
    elif verb == "quest-action":
        yield from _quest_action(adventure, hero, option.what)
    else:
        yield from _standard(adventure, hero, option)


def kind_of(adventure: Adventure, hero: Hero, option: Option) -> int:
    """Which action an option costs."""
    if option.verb == "use":
        return adventure.power(option.what).action
    if option.verb == "use-innate":
        return hero.card.innate_uses[option.what % GIFTS].action
    if option.verb == "use-item":
        return adventure.side_of(hero, option.what).uses[option.where].action
    if option.verb == "quest-action":
        return adventure.quest.actions[option.what].action
    if option.verb in handling.ITEM_HANDLING and handling.handy(adventure, hero):
        return ActionKind.FREE
    return KIND_OF[option.verb]


def _move(adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
    if not hero.moving:
        points = movement_of(adventure, hero)
        adventure.figure_of(hero).hidden = False
        able = yield from begin(adventure, hero, ActionKind.MOVE)
        if not able:
            adventure.tell("blind-fails", "SS-10.6.4.1", hero.place)
            return
        hero.moving = True
        hero.points = points
    if option.verb == "stand":  # SS-10.6.1.4
        hero.points -= 1
        cure(adventure, adventure.figure_of(hero), Condition.KNOCKED_DOWN)
        return
    yield from walk(adventure, hero, option.what, option.amount)


def _quest_action(adventure: Adventure, hero: Hero, place: int) -> Flow[None]:
    action = adventure.quest.actions[place]
    if action.key not in adventure.scripts_read:
        adventure.scripts_read.append(action.key)
        if action.told:
            adventure.tell("deed-story", "SS-2.0.0.9", place)
    adventure.tell("deed-done", "SS-6.6.0.1", place, hero.place)
    hero.used_this_round.append(action.key)
    adventure.deeds_this_round.append(action.key)
    deed = Deed(hero.place, level=hero.soulrank)
    deed.power = action.key
    deed.target = hero.place
    deed.area = adventure.figure_of(hero).area
    yield from action.effect.resolve(adventure, deed)


def _standard(adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
    """What every hero can do."""
    verb = option.verb
    figure = adventure.figure_of(hero)
    if verb in ("dash", "dash-stand"):
        hero.used_this_round.append(DASH)
        if verb == "dash":  # SS-6.3.1.1
            hero.points += 1
        else:
            cure(adventure, figure, Condition.KNOCKED_DOWN)
    elif verb == "provoke":
        provoke(adventure, hero)
    elif verb == "focus":
        hero.used_this_round.append(FOCUS)
        hero.focus_ready = True
    elif verb in ("open-door", "break-door"):
        yield from open_door(adventure, hero, option.what)
    elif verb in ("unlock", "unlock-chest"):
        handling.unlock(adventure, hero, option)
    elif verb == "break-chest":
        yield from open_chest(adventure, hero, figure.area)
    elif verb == "search":
        yield from search(adventure, hero, figure.area)
    elif verb == "reorganise":
        handling.note_handling(adventure, hero)
        yield from goods.reorganise(adventure, hero)
    elif verb == "exchange":
        handling.note_handling(adventure, hero)
        yield from exchange(adventure, hero, adventure.heroes[option.what])
    else:
        yield from handling.drop_or_pick_up(adventure, hero, option)
