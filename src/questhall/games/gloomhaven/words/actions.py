"""Words for actions: those of everybody, and those of characters."""

from collections.abc import Callable
from functools import partial

from questhall.kernel.language.parameters import Flag, Given, Key, Named, NamedKey, Number, NumberOr
from questhall.kernel.language.words import Among, Language, Word

from ..effects import attacking, bonuses, card_piles, helping, moving, summoning, tiles
from ..effects.monsters import AllAtOne
from ..printed.cards import Action, Bonus, Rider, Use, Value
from ..rules.cards.recovering import CONSUMED_ITEMS, SPENT_ITEMS
from ..rules.monsters.mind.areas import Area
from ..rules.selecting import ADJACENT, SELF, SELF_AND_ALLIES, WHENS, Who
from .elements import USE_ACTION, Uses
from .figures import PartWhom, Whom, itself, nobody
from .parameters import (
    Conditions,
    Creature,
    Deed,
    Element,
    Kind,
    Part,
    PartArea,
    PartFlag,
    PartRiders,
    Riders,
)
from .traits import GUARDS, Trait
from .values import Amount

PILES = {"discard": False, "lost": True}
ITEM_STATES = {"spent": SPENT_ITEMS, "consumed": CONSUMED_ITEMS}

HERO_ACTIONS: Language[Action] = Language("action")


# -- of everybody ------------------------------------------------------------------


def _attack(
    value: Value,
    range: int,
    range_plus: int,
    own_range: bool,
    targets: int,
    add_targets: int,
    area: Area | None,
    who: Who | None,
    riders: list[Rider],
    uses: list[Use],
) -> Action:
    action = attacking.AttackAction(value, riders)
    action.range = range
    action.range_plus = range_plus
    action.own_range = own_range
    action.targets = targets
    action.add_targets = add_targets
    action.area = area
    action.who = who
    action.uses = uses
    action.all_at_one = any(isinstance(each, AllAtOne) for each in riders)
    return action


def _heal(value: Value, range: int, targets: int, who: Who | None, uses: list[Use]) -> Action:
    anybody = Who(SELF_AND_ALLIES, range or ADJACENT, targets, up_to=targets > 1)
    return helping.HealAction(value, who or anybody, uses)


def _suffer(amount: int) -> Action:
    return helping.DamageAction(amount, Who(SELF), [])


OF_ALL: tuple[Word[Action], ...] = (
    USE_ACTION,
    Word(
        "move",
        Amount(relative=True),
        *(PartFlag("jump"), Flag("stepwise"), PartFlag("straight")),
        *(PartFlag("ends_beside_obstacle"), Uses()),
        make=moving.MoveAction,
    ),
    Word(
        "attack",
        Amount(relative=True),
        *(Part("range", attacking.STAT_RANGE), Part("range_plus", of="part-range")),
        *(PartFlag("own_range"), Part("targets"), Part("add_targets", of="part-targets")),
        *(PartArea(), PartWhom(), PartRiders(), Uses()),
        make=_attack,
    ),
    Word(
        "heal",
        *(Amount(), Part("range"), Part("targets", 1), Whom(nobody, after="who"), Uses()),
        make=_heal,
    ),
    Word("inflict", Conditions(), Whom(after="who"), make=helping.InflictAction),
    Word(
        "push",
        *(Number(), Given(True), Whom(after="who-object"), Uses()),
        make=helping.ForceAction,
    ),
    Word(
        "pull",
        *(Number(), Given(False), Whom(after="who-object"), Uses()),
        make=helping.ForceAction,
    ),
    Word("damage", Number(), Whom(), Uses(), make=helping.DamageAction),
    Word("suffer", Number(), make=_suffer),
    Word("loot", Number(), make=helping.LootAction),
    Word("charge", Element(), make=helping.ChargeAction),
    Word("create_trap", Named("damage"), Conditions(), Named("xp"), make=tiles.CreateTrap),
)

# -- of characters -----------------------------------------------------------------


def _kill(who: Who, xp_each: int) -> Action:
    who.to_kill = True
    return helping.KillAction(who, xp_each)


def _recover(most: int, lost: bool, who: Who, uses: list[Use]) -> Action:
    return card_piles.RecoverAction(most or card_piles.ALL, lost, who, uses)


def _refresh(most: int, state: int, small: bool, who: Who) -> Action:
    return card_piles.RefreshAction(most or card_piles.ALL, state, small, who)


HERO_ACTIONS.declare(
    *OF_ALL,
    Word("kill", Whom(), Named("xp_each"), make=_kill),
    Word("recover", NumberOr("all"), Key("pile", PILES), Whom(itself), Uses(), make=_recover),
    Word(
        "refresh",
        *(NumberOr("all"), Key("state", ITEM_STATES), Flag("small"), Whom(itself)),
        make=_refresh,
    ),
    Word("summon", Creature(), make=summoning.SummonAction),
    Word("disarm_trap", make=tiles.DisarmTrap),
    Word("create_obstacles", Number(), Named("range", 1), make=tiles.CreateObstacles),
    Word("destroy_obstacle", make=tiles.DestroyObstacle),
)

# -- lasting bonuses of characters -------------------------------------------------


def lasting(make: Callable[..., Bonus]) -> Callable[..., Action]:
    """Makes the action that begins such a bonus."""
    return partial(_start, make)


def _start(make: Callable[..., Bonus], *meanings: object) -> Action:
    return bonuses.StartBonus(make(*meanings))


def bonus_of(action: Action) -> Bonus | None:
    return action.bonus if isinstance(action, bonuses.StartBonus) else None


def _when_attacked(prevents: bool, kind: int, guards: list[Trait]) -> Bonus:
    bonus = bonuses.WhenAttacked(prevents, kind)
    for each in guards:
        each.give(bonus)
    return bonus


GUARDED = (Whom(itself, after="who"), Uses(), Part("xp_each"))

HERO_ACTIONS.declare(
    Word("shield", Number(), Given(0), Given(1), *GUARDED, make=lasting(bonuses.Guard)),
    Word("retaliate", Given(0), Number(), Part("range", 1), *GUARDED, make=lasting(bonuses.Guard)),
    Word(
        "my_attacks",
        *(Riders(), NamedKey("when", WHENS), Kind(), Whom(nobody), Uses()),
        make=lasting(bonuses.MyAttacks),
    ),
    Word("my_attack_actions", Riders(), Uses(), Kind(), make=lasting(bonuses.MyAttackActions)),
    Word(
        "when_attacked",
        *(Flag("prevent"), Kind(), Among(GUARDS, "guards")),
        make=lasting(_when_attacked),
    ),
    Word("prevent_damage", make=lasting(bonuses.PreventDamage)),
    Word("at_turn_start", Deed(), Given(False), make=lasting(bonuses.AtTurn)),
    Word("at_turn_end", Deed(), Given(True), make=lasting(bonuses.AtTurn)),
    Word("heal_more", Number(), make=lasting(bonuses.HealMore)),
)
