"""What a hero wants in his own turn: where to stand, whom to strike, what to do for the quest."""

from questhall.kernel.decisions import NOTHING, Decision, Option

from ..effects.attacking import Again
from ..effects.changing import Heal, LoseHp, Rotate
from ..effects.lasting import Bestow
from ..effects.structure import Choose, Then
from ..printed.effects import Effect, Fixed
from ..printed.kinds import Moment, Slot
from ..rules.control import engaged
from ..rules.numbers import hp_left
from ..rules.powers import choices
from ..rules.turn.actions import MOVING, Dashing, Focusing, QuestAction
from ..rules.turn.ghosts import Rebirth
from ..rules.turn.handling import (
    OpeningChest,
    OpeningDoor,
    Reorganising,
    Searching,
    UnlockingChest,
    UnlockingDoor,
)
from ..rules.turn.souls import may_return
from ..rules.turn.using import Attacking, UsingInnate, UsingItem, UsingPower, blow_of
from ..state.adventure import Adventure
from ..state.attacks import Deed
from ..state.figures import Figure, Side
from ..state.heroes import Hero
from ..view.chances import mean
from ..view.danger import DEAD, of_leaving
from .blows import smite_in, worth_of_blow
from .quest_plan import DEED, OPEN, SLAY, Plan, plan_of
from .shopping import wants_other_gear
from .standing import (
    A_STEP,
    BOUNTY,
    DYING,
    Turn,
    finds_of,
    steps_to,
    targets_of,
    threatened,
    worth_of_area,
)
from .ways import through_doors

# In wounds on an enemy, as everything here.
OF_THE_QUEST = 6.0  # an action that the quest asks for
OF_A_FAVOUR = 1.5  # one that it only offers
OF_A_DOOR = 1.5  # on the way
OF_ONES_LIFE = 6.0  # that the enemies whom one leaves may take
SECOND_BLOW = 0.5  # of the first
OF_HEALING = 0.7  # for each wound
LAST_BREATH = 1.5  # more, if somebody is about to die
OF_A_SPECIAL = 0.1  # that is kept
OF_AN_INNATE_POWER = 0.9
OF_AN_HOURGLASS = 0.4
USELESS = -1.0

# What needs no thought, whatever the position.
WORTH = {
    "provoke": -0.5,
    "scream": 1.5,
    "fly": -0.5,
    "pick-coins": 0.8,
    "pick-item": 0.6,
    "pick-loot": 1.0,
    "pick-treasure": 1.0,
    "stand": 1.6,
    "dash-stand": 1.5,
    "empower": -0.2,
    "drop": -2.0,
    "drop-coin": -2.0,
    "exchange": -1.0,
    "end-turn": 0.0,
}


def worths_in_turn(adventure: Adventure, decision: Decision) -> list[float]:
    """What each option is worth to the active hero."""
    hero = adventure.heroes[decision.what]
    turn = Turn(adventure, hero, plan_of(adventure), through_doors(adventure))
    if hero.ghost:
        return [_as_a_ghost(turn, option) for option in decision.options]
    turn.targets = targets_of(turn)
    turn.finds = finds_of(turn)
    turn.leaving = _cost_of_leaving(turn)
    here = worth_of_area(turn, turn.figure.area)
    now = _best_now(turn, decision)
    return [_worth(turn, decision, option, here, now) for option in decision.options]


def _worth(turn: Turn, decision: Decision, option: Option, here: float, now: float) -> float:
    meant = option.meant
    if isinstance(meant, Attacking):
        return _attack(turn, option)
    if meant is MOVING:
        return _move(turn, option.what, here)
    if isinstance(meant, QuestAction):
        return _deed(turn, option.what)
    if isinstance(meant, (OpeningDoor, UnlockingDoor)):
        return _door(turn, option.what)
    if isinstance(meant, Focusing):
        return _best_now(turn, decision, 1) - OF_A_SPECIAL if now > 0.0 else USELESS
    if isinstance(meant, UsingInnate):
        return _effect(turn, meant.use.effect, meant.use.range, now, OF_AN_INNATE_POWER)
    if isinstance(meant, UsingPower):
        return _power(turn, option, now)
    if isinstance(meant, UsingItem):
        use = turn.adventure.side_of(turn.hero, option.what).uses[option.where]
        return _effect(turn, use.effect, use.range, now, USELESS)
    if isinstance(meant, (OpeningChest, UnlockingChest, Searching)):
        return 1.2 if not threatened(turn) else 0.2
    if isinstance(meant, Dashing):
        return 0.3 * turn.a_step if turn.hero.points == 0 and not turn.targets else USELESS
    if isinstance(meant, Reorganising):
        return 0.9 if wants_other_gear(turn.adventure, turn.hero) else USELESS
    return WORTH.get(option.verb, 0.0)


# -- fighting -------------------------------------------------------------------------------


def _attack(turn: Turn, option: Option, more: int = 0) -> float:
    blow = blow_of(turn.adventure, turn.hero, option.what)
    if blow is None:
        return USELESS
    foe = turn.adventure.figures[option.where]
    worth = 0.3 + worth_of_blow(turn.adventure, turn.hero, blow, foe, more)
    worth *= 1.0 + SECOND_BLOW * _strikes_twice(turn, option.what)
    wanted = any(e.kind == SLAY and e.figure == foe.id for e in turn.errands)
    return worth * BOUNTY if wanted else worth


def _strikes_twice(turn: Turn, slot: int) -> bool:
    """Does an innate power grant another attack after one with the main weapon?"""
    if slot != Slot.MAIN:
        return False
    for rule in turn.hero.card.innate_rules:
        unused = rule.key not in turn.hero.used_this_round
        if rule.moment == Moment.ATTACK_END and isinstance(rule.effect, Again) and unused:
            return rule.effect.slot == Slot.MAIN or turn.hero.slots[rule.effect.slot] != NOTHING
    return False


def _best_now(turn: Turn, decision: Decision, more: int = 0) -> float:
    """The best attack that is open, with a weapon or a power, and with so many hits more."""
    best = 0.0
    for option in decision.options:
        if isinstance(option.meant, Attacking):
            best = max(best, _attack(turn, option, more))
        elif isinstance(option.meant, UsingPower):
            best = max(best, _smite(turn, option, more))
    return best


def _smite(turn: Turn, option: Option, more: int = 0) -> float:
    """A power that is an attack, against its best target."""
    adventure = turn.adventure
    power = adventure.power(option.what)
    level = next(each for each in power.levels if each.level == option.where)
    blow = smite_in(level.effect)
    if blow is None:
        return 0.0
    deed = Deed(turn.hero.place, option.what, turn.hero.soulrank)
    best = 0.0
    for fit in choices(adventure, deed, power.target, level.range, level.test):
        foe = fit.meant
        if isinstance(foe, Figure) and foe.side == Side.ENEMIES:
            best = max(best, 0.3 + worth_of_blow(adventure, turn.hero, blow, foe, more))
    return best


def _power(turn: Turn, option: Option, now: float) -> float:
    power = turn.adventure.power(option.what)
    level = next(each for each in power.levels if each.level == option.where)
    smite = _smite(turn, option)
    if smite > 0.0:
        return smite - 0.05 * level.cooldown
    near = any(steps_to(turn, t.figure.area) <= 1 for t in turn.targets)
    usual = 0.8 if near or power.summons else USELESS
    return _effect(turn, level.effect, level.range, now, usual) + 0.02 * option.where


def _effect(turn: Turn, effect: Effect, range: int, now: float, usual: float) -> float:
    """Healing for those who need it, help for attacks that can be made."""
    healing = _healing_in(effect)
    if healing is not None:
        return _heal(turn, healing, max(range, 0))
    if _helps_attacks(effect) and now > 0.0:
        return now + 0.1
    for part in _parts(effect):
        if isinstance(part, Rotate) and any(power.position for power in turn.hero.powers):
            return OF_AN_HOURGLASS
        if isinstance(part, LoseHp) and not part.whom.is_target:
            return _harm(turn, part)
    return USELESS if _helps_attacks(effect) else usual


def _parts(effect: Effect) -> list[Effect]:
    return effect.parts if isinstance(effect, (Then, Choose)) else [effect]


def _healing_in(effect: Effect) -> Heal | None:
    for part in _parts(effect):
        if isinstance(part, Heal):
            return part
    return None


def _helps_attacks(effect: Effect) -> bool:
    return any(isinstance(part, Bestow) for part in _parts(effect))


def _harm(turn: Turn, harm: LoseHp) -> float:
    """Nothing is spent where no enemy suffers."""
    found = harm.whom.found(turn.adventure, Deed(turn.hero.place, level=turn.hero.soulrank))
    foes = [number for number in found if turn.adventure.figures[number].side == Side.ENEMIES]
    return OF_AN_INNATE_POWER * len(foes) if foes else USELESS


def _heal(turn: Turn, healing: Heal, range: int) -> float:
    adventure = turn.adventure
    amount = healing.amount.number if isinstance(healing.amount, Fixed) else 2
    best = USELESS
    for figure in adventure.hero_figures():
        if adventure.passages.attack_distance(turn.figure.area, figure.area) > range:
            continue
        healed = min(amount, figure.wounds)
        worth = OF_HEALING * healed - 0.3 * (amount - healed)
        if hp_left(adventure, figure) <= DYING:
            worth += LAST_BREATH
        best = max(best, worth if healed else USELESS)
    return best


# -- where to be ----------------------------------------------------------------------------


def _cost_of_leaving(turn: Turn) -> float:
    """What the table warns of: wounds on average, and the chance to die."""
    if not engaged(turn.adventure, turn.figure):
        return 0.0
    losses = of_leaving(turn.adventure, turn.figure)
    return mean(losses) + OF_ONES_LIFE * losses[DEAD]


def _move(turn: Turn, area: int, here: float) -> float:
    worth = worth_of_area(turn, area) - here
    figure = turn.figure
    worth -= turn.leaving
    if area == figure.came_from:
        worth -= 0.1  # not to and fro
    return worth - 0.02


# -- for the quest --------------------------------------------------------------------------


def _deed(turn: Turn, place: int) -> float:
    """What the quest needs comes first; what it offers is taken along once."""
    action = turn.adventure.quest.actions[place]
    here = turn.figure.area
    if any(errand.kind == DEED and errand.area == here for errand in turn.errands):
        return OF_THE_QUEST
    if action.once or action.limit:
        return OF_A_FAVOUR
    return USELESS


def _door(turn: Turn, door: int) -> float:
    """Only what is on the way is opened."""
    border = turn.adventure.quest.map.borders[turn.adventure.quest.doors[door].border]
    here = turn.figure.area
    beyond = border.b if border.a == here else border.a
    if _unprepared(turn):
        return USELESS
    if any(each.kind == OPEN and each.door == door for each in turn.errands):
        return OF_THE_QUEST
    if _awaits_a_friend(turn):
        return USELESS
    if not turn.errands:
        return OF_A_DOOR
    return OF_A_DOOR if turn.way_from(beyond) < turn.way_from(here) else -0.3


def _unprepared(turn: Turn) -> bool:
    """Enemies behind a door strike first if nobody is left to strike, so it waits for a round."""
    if turn.hero.combats > 0 or turn.a_step > A_STEP:
        return False
    return all(other.acted for other in turn.adventure.living() if other is not turn.hero)


def _awaits_a_friend(turn: Turn) -> bool:
    """Doors wait for a ghost who can be back in the next round, if there is time."""
    if turn.a_step > A_STEP:
        return False
    return any(may_return(turn.adventure, hero) for hero in turn.adventure.heroes)


# -- as a ghost -----------------------------------------------------------------------------


def _as_a_ghost(turn: Turn, option: Option) -> float:
    """Back to the shrine that is nearest to the others, and there it waits for shards."""
    if not isinstance(option.meant, Rebirth):
        return WORTH.get(option.verb, 0.0)
    way = turn.way_from(option.what) if turn.errands else 0.0
    at_a_shrine = turn.figure.area in turn.adventure.quest.shrines
    saved = 0.0
    if at_a_shrine:
        saved = (turn.way_from(turn.figure.area) if turn.errands else 0.0) - way
        return 0.2 * saved - 0.05
    return 1.4 - 0.02 * min(way, 40.0)


def chance_to_strike(adventure: Adventure, hero: Hero) -> float:
    """How much a hero's turn would bring now, for the order of turns."""
    if hero.ghost:
        return 2.0  # his turn calls no enemies
    turn = Turn(adventure, hero, Plan(0.0, []), through_doors(adventure))
    turn.targets = targets_of(turn)
    return max([t.worth / (1 + steps_to(turn, t.figure.area)) for t in turn.targets], default=0.5)
