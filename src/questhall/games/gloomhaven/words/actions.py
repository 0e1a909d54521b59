"""Words for actions: those that all figures share, and those of characters."""

from collections.abc import Callable
from functools import partial

from questhall.kernel.language.parameters import (
    Flag,
    Given,
    Key,
    Named,
    NamedKey,
    Number,
    NumberOr,
)
from questhall.kernel.language.speaking import message
from questhall.kernel.language.words import Among, Language, Word

from ..effects import (
    ally_bonuses,
    attacking,
    bonuses,
    card_piles,
    forcing,
    granting,
    helping,
    immunity,
    moving,
    sacrifices,
    summoning,
    swapping,
    tiles,
    tokens,
)
from ..printed.cards import Action, ElementUse, Value
from ..printed.items import Slot
from ..printed.lasting import Lasting
from ..rules.cards.recovering import CONSUMED_ITEMS, SPENT_ITEMS, USED_ITEMS
from ..rules.selecting import ADJACENT, ANYONE, ENEMIES, SELF, SELF_AND_ALLIES, WHENS, Who
from .elements import SOME_USES, USE_ACTION
from .figures import Whom, itself, nobody
from .parameters import (
    ACTION,
    ANY_CONDITIONS,
    CREATURE,
    ELEMENT,
    KIND,
    PERHAPS_AREA,
    SOME_ACTIONS,
    SOME_CONDITIONS,
    SOME_RIDERS,
    Behind,
)
from .traits import GUARDS, Trait
from .values import Amount

PILES = {"discard": False, "lost": True}
ITEM_STATES = {
    "spent": SPENT_ITEMS,
    "consumed": CONSUMED_ITEMS,
    "spent_or_consumed": USED_ITEMS,
}
ITEM_SLOTS: dict[str, list[int]] = {
    "any_slot": [],
    "small": [Slot.SMALL],
    "hands": [Slot.ONE_HAND, Slot.TWO_HANDS],
}

SWAPPED = {"enemies": ENEMIES, "figures": ANYONE}

HERO_ACTIONS: Language[Action] = Language("action")


# -- of all figures ----------------------------------------------------------------


def part(name: str, default: int = 0) -> Behind:
    return Behind(Named(name, default), message("part", name))


def part_flag(word: str) -> Behind:
    return Behind(Flag(word), message("part", word))


def _heal(
    value: Value,
    range: int,
    targets: int,
    gives: list[int],
    who: Who | None,
    uses: list[ElementUse],
) -> Action:
    anybody = Who(SELF_AND_ALLIES, range or ADJACENT, targets, up_to=targets > 1)
    return helping.HealAction(value, who or anybody, uses, gives)


def _suffer(amount: int) -> Action:
    return helping.DamageAction(amount, Who(SELF), [])


OF_ALL: tuple[Word[Action], ...] = (
    USE_ACTION,
    Word(
        "move",
        Amount(relative=True),
        *(part_flag("jump"), Flag("stepwise"), part_flag("straight")),
        *(part_flag("ends_beside_obstacle"), SOME_USES),
        make=moving.MoveAction,
    ),
    Word(
        "attack",
        *(Amount(relative=True), part("range", attacking.STAT_RANGE)),
        Behind(Named("range_plus"), "part-range", adds=True),
        *(part_flag("own_range"), part("targets")),
        Behind(Named("add_targets"), "part-targets", adds=True),
        *(PERHAPS_AREA, Behind(Whom(nobody), "part-target-figures")),
        *(Behind(SOME_RIDERS), SOME_USES),
        make=attacking.AttackAction,
    ),
    Word(
        "heal",
        *(Amount(), part("range"), part("targets", 1)),
        *(Behind(ANY_CONDITIONS, "part-conditions"), Whom(nobody, after="who"), SOME_USES),
        make=_heal,
    ),
    Word("inflict", SOME_CONDITIONS, Whom(after="who"), SOME_USES, make=helping.InflictAction),
    Word(
        "push",
        *(Number(), Given(True), Whom(after="who-object"), SOME_USES),
        make=helping.ForceAction,
    ),
    Word(
        "pull",
        *(Number(), Given(False), Whom(after="who-object"), SOME_USES),
        make=helping.ForceAction,
    ),
    Word("damage", Number(), Whom(), SOME_USES, make=helping.DamageAction),
    Word("suffer", Number(), make=_suffer),
    Word("loot", Number(), make=helping.LootAction),
    Word("charge", ELEMENT, make=helping.ChargeAction),
    Word(
        "create_trap",
        *(Named("damage"), ANY_CONDITIONS, Named("xp"), Named("around"), Flag("spreads")),
        make=tiles.CreateTrap,
    ),
)

# -- of characters -----------------------------------------------------------------


def _kill(who: Who, xp_each: int) -> Action:
    who.to_kill = True
    return helping.KillAction(who, xp_each)


def _recover(most: int, lost: bool, who: Who, uses: list[ElementUse]) -> Action:
    return card_piles.RecoverAction(most or card_piles.ALL, lost, who, uses)


def _refresh(most: int, states: int, slots: list[int], who: Who) -> Action:
    return card_piles.RefreshAction(most or card_piles.ALL, states, slots, who)


HERO_ACTIONS.declare(
    *OF_ALL,
    Word("kill", Whom(), Named("xp_each"), make=_kill),
    Word("recover", NumberOr("all"), Key("pile", PILES), Whom(itself), SOME_USES, make=_recover),
    Word(
        "refresh",
        *(NumberOr("all"), Key("state", ITEM_STATES)),
        *(Key("slots", ITEM_SLOTS, "any_slot"), Whom(itself)),
        make=_refresh,
    ),
    Word("summon", CREATURE, part("count", 1), make=summoning.SummonAction),
    Word("grant", Whom(), SOME_ACTIONS, part("xp_each"), make=granting.GrantAction),
    Word("suffer_for", Number(), ACTION, part("xp"), make=sacrifices.SufferFor),
    Word("suffer_up_to", Number(), make=sacrifices.SufferUpTo),
    Word("force", Whom(), ACTION, Given(False), make=forcing.ForceTo),
    Word("mark", Number(), Whom(), make=tokens.MarkEnemy),
    Word("remove_conditions", NumberOr("all"), Whom(itself), make=tokens.RemoveConditions),
    Word("experience", Number(), make=tokens.GainExperience),
    Word("swap_places", Whom(), make=swapping.SwapPlaces),
    Word("swap_two", Key("whose", SWAPPED), make=swapping.SwapTwo),
    Word("disarm_trap", make=tiles.DisarmTrap),
    Word("disarm_traps", Named("range", None), make=tiles.DisarmTraps),
    Word("create_obstacles", Number(), Named("range", 1), make=tiles.CreateObstacles),
    Word("destroy_obstacle", make=tiles.DestroyObstacle),
)

# -- lasting bonuses of characters -------------------------------------------------


def lasting(make: Callable[..., Lasting]) -> Callable[..., Action]:
    """Return what makes the action that begins such a bonus."""
    return partial(_start, make)


def _start(make: Callable[..., Lasting], *meanings: object) -> Action:
    return bonuses.StartBonus(make(*meanings))


def bonus_of(action: Action) -> Lasting | None:
    return action.bonus if isinstance(action, bonuses.StartBonus) else None


def _when_attacked(prevents: bool, kind: int, guards: list[Trait]) -> Lasting:
    bonus = bonuses.WhenAttacked(prevents, kind)
    for each in guards:
        each.give(bonus)
    return bonus


GUARDED = (Whom(itself, after="who"), SOME_USES, part("xp_each"))

HERO_ACTIONS.declare(
    Word("shield", Number(), Given(0), Given(1), *GUARDED, make=lasting(bonuses.Guard)),
    Word("retaliate", Given(0), Number(), part("range", 1), *GUARDED, make=lasting(bonuses.Guard)),
    Word(
        "my_attacks",
        *(SOME_RIDERS, NamedKey("when", WHENS), KIND, Whom(nobody), SOME_USES),
        make=lasting(bonuses.MyAttacks),
    ),
    Word(
        "my_attack_actions",
        *(SOME_RIDERS, SOME_USES, KIND, Whom(nobody)),
        make=lasting(bonuses.MyAttackActions),
    ),
    Word(
        "my_moves",
        *(Number("amount", 0), Whom(nobody), SOME_USES),
        make=lasting(bonuses.MyMoves),
    ),
    Word("before_attacks", ACTION, Whom(nobody), make=lasting(bonuses.BeforeAttacks)),
    Word("after_attacks", ACTION, Flag("unseen"), make=lasting(bonuses.AfterAttacks)),
    Word("after_moves", ACTION, Flag("unseen"), make=lasting(bonuses.AfterMoves)),
    Word("hinder_attackers", Whom(), make=lasting(bonuses.HinderAttackers)),
    Word(
        "when_attacked",
        *(Flag("prevent"), KIND, Among(GUARDS, "guards")),
        make=lasting(_when_attacked),
    ),
    Word("prevent_damage", Whom(itself), make=lasting(bonuses.PreventDamage)),
    Word("at_turn_start", ACTION, Given(False), make=lasting(bonuses.AtTurn)),
    Word("at_turn_end", ACTION, Given(True), make=lasting(bonuses.AtTurn)),
    Word("at_turns_of", Whom(), ACTION, make=lasting(ally_bonuses.AtTurnsOf)),
    Word(
        "one_attack_each_turn",
        *(SOME_RIDERS, NamedKey("when", WHENS), Whom(nobody)),
        make=lasting(ally_bonuses.OneAttackEachTurn),
    ),
    Word("reach_farther", Number(), Whom(), make=lasting(ally_bonuses.ReachFarther)),
    Word("at_round_end", ACTION, make=lasting(bonuses.AtRoundEnd)),
    Word("at_long_rest", ACTION, make=lasting(bonuses.AtLongRest)),
    Word("heal_more", Number(), make=lasting(bonuses.HealMore)),
    Word("ward_off_conditions", Whom(itself), make=lasting(immunity.WardOffConditions)),
)
