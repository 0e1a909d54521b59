"""The words for actions: those that characters and monsters share, and each side's own."""

from ..effects import attacking, bonuses, card_piles, helping, moving, summoning, tiles
from ..printed.cards import BOSS, ELITE, NORMAL, Action, Bonus, SummonDef
from ..rules.cards.recovering import CONSUMED_ITEMS, SPENT_ITEMS
from ..rules.selecting import ADJACENT, SELF, SELF_AND_ALLIES, Who
from .reader import ELEMENT_NUMBERS, ActionMaker, Reader, when_of

PILES = {"discard": 0, "lost": 1}
ITEM_STATES = {"spent": SPENT_ITEMS, "consumed": CONSUMED_ITEMS}
RANK_WORDS = {"normal": NORMAL, "elite": ELITE}
RANK_LETTERS = {"n": NORMAL, "e": ELITE, "b": BOSS, "-": -1}


def move(reader: Reader) -> Action:
    points = reader.value()
    action = moving.MoveAction(points, reader.flag("jump"), reader.flag("stepwise"))
    action.straight = reader.flag("straight")
    action.beside_obstacle = reader.flag("ends_beside_obstacle")
    action.uses = reader.uses()
    return action


def attack(reader: Reader) -> Action:
    value = reader.value()
    action = attacking.AttackAction(value, [])
    action.range = reader.named_number("range", attacking.STAT_RANGE)
    action.range_plus = reader.named_number("range_plus", 0)
    action.targets = reader.named_number("targets", 0)
    action.add_targets = reader.named_number("add_targets", 0)
    action.area = reader.area()
    action.uses = reader.uses()
    action.own_range = reader.flag("own_range")
    action.all_at_one = reader.has("all_at_one")
    action.riders = reader.riders()
    if reader.has_who():
        action.who = reader.who()
    return action


def heal(reader: Reader) -> Action:
    value = reader.value()
    range = reader.named_number("range", 0)
    targets = reader.named_number("targets", 1)
    default = Who(SELF_AND_ALLIES, range or ADJACENT, targets, up_to=targets > 1)
    action = helping.HealAction(value, reader.who(default))
    action.uses = reader.uses()
    return action


def inflict(reader: Reader) -> Action:
    conditions = reader.conditions()
    return helping.InflictAction(conditions, reader.who())


def push(reader: Reader) -> Action:
    action = helping.ForceAction(reader.number(), True, reader.who())
    action.uses = reader.uses()
    return action


def pull(reader: Reader) -> Action:
    action = helping.ForceAction(reader.number(), False, reader.who())
    action.uses = reader.uses()
    return action


def damage(reader: Reader) -> Action:
    action = helping.DamageAction(reader.number(), reader.who())
    action.uses = reader.uses()
    return action


def create_trap(reader: Reader) -> Action:
    return tiles.CreateTrap(
        reader.named_number("damage", 0), reader.conditions(), reader.named_number("xp", 0)
    )


SHARED: dict[str, ActionMaker] = {
    "move": move,
    "attack": attack,
    "heal": heal,
    "inflict": inflict,
    "push": push,
    "pull": pull,
    "damage": damage,
    "suffer": lambda reader: helping.DamageAction(reader.number(), Who(SELF)),
    "loot": lambda reader: helping.LootAction(reader.number()),
    "charge": lambda reader: helping.ChargeAction(reader.key(ELEMENT_NUMBERS)),
    "create_trap": create_trap,
}


# -- of characters -----------------------------------------------------------------


def kill(reader: Reader) -> Action:
    who = reader.who()
    who.to_kill = True
    return helping.KillAction(who, reader.named_number("xp_each", 0))


def recover(reader: Reader) -> Action:
    most = card_piles.ALL if reader.flag("all") else reader.number()
    lost = reader.key(PILES) == 1
    action = card_piles.RecoverAction(most, lost, reader.who(Who(SELF)))
    action.uses = reader.uses()
    return action


def refresh(reader: Reader) -> Action:
    most = card_piles.ALL if reader.flag("all") else reader.number()
    state = reader.key(ITEM_STATES)
    small = reader.flag("small")
    return card_piles.RefreshAction(most, state, small, reader.who(Who(SELF)))


def create_obstacles(reader: Reader) -> Action:
    return tiles.CreateObstacles(reader.number(), reader.named_number("range", 1))


def guard_bonus(reader: Reader, retaliates: bool) -> Action:
    points = reader.number()
    range = reader.named_number("range", 1)
    xp = reader.named_number("xp_each", 0)
    bonus = bonuses.Guard(
        0 if retaliates else points, points if retaliates else 0, range, reader.who(Who(SELF))
    )
    bonus.uses = reader.uses()
    bonus.xp_each = xp
    return bonuses.StartBonus(bonus)


def my_attacks(reader: Reader) -> Action:
    when = when_of(reader)
    kind = kind_of(reader)
    uses = reader.uses()
    who = reader.who() if reader.has_who() else None
    bonus = bonuses.MyAttacks(reader.riders(), when, kind)
    bonus.uses = uses
    bonus.who = who
    return bonuses.StartBonus(bonus)


def my_attack_actions(reader: Reader) -> Action:
    kind = kind_of(reader)
    uses = reader.uses()
    return bonuses.StartBonus(bonuses.MyAttackActions(reader.riders(), uses, kind))


def kind_of(reader: Reader) -> int:
    if reader.flag("melee"):
        return bonuses.MELEE
    return bonuses.RANGED if reader.flag("ranged") else 0


def when_attacked(reader: Reader) -> Action:
    """`when_attacked(shield(1))`, `when_attacked(prevent, retaliate(3, range=3))`."""
    kind = kind_of(reader)
    prevents = reader.flag("prevent")
    shield = 0
    retaliate = 0
    range = 1
    for each in reader.take(frozenset(("shield", "retaliate"))):
        inner = Reader(each, reader.vocabulary)
        if each.word == "shield":
            shield = inner.number()
        else:
            retaliate = inner.number()
            range = inner.named_number("range", 1)
        inner.finish()
    bonus = bonuses.WhenAttacked(shield, retaliate, range, kind)
    bonus.prevents = prevents
    return bonuses.StartBonus(bonus)


def at_turn(reader: Reader, at_end: bool) -> Action:
    return bonuses.StartBonus(bonuses.AtTurn(reader.action(), at_end))


def bonus_of(action: Action) -> Bonus | None:
    return action.bonus if isinstance(action, bonuses.StartBonus) else None


HERO_ACTIONS: dict[str, ActionMaker] = SHARED | {
    "kill": kill,
    "recover": recover,
    "refresh": refresh,
    "disarm_trap": lambda reader: tiles.DisarmTrap(),
    "create_obstacles": create_obstacles,
    "destroy_obstacle": lambda reader: tiles.DestroyObstacle(),
    "shield": lambda reader: guard_bonus(reader, False),
    "retaliate": lambda reader: guard_bonus(reader, True),
    "my_attacks": my_attacks,
    "my_attack_actions": my_attack_actions,
    "when_attacked": when_attacked,
    "prevent_damage": lambda reader: bonuses.StartBonus(bonuses.PreventDamage()),
    "at_turn_start": lambda reader: at_turn(reader, False),
    "at_turn_end": lambda reader: at_turn(reader, True),
    "heal_more": lambda reader: bonuses.StartBonus(bonuses.HealMore(reader.number())),
}


# -- of monsters -------------------------------------------------------------------


def guard(reader: Reader, retaliates: bool) -> Action:
    points = reader.value()
    range = reader.named_number("range", 1)
    action = helping.GuardAction(points, retaliates, range, reader.who(Who(SELF)))
    action.uses = reader.uses()
    return action


def summon_monster(reader: Reader) -> Action:
    type = reader.expression().word
    letters = reader.named_word("ranks")
    beside_focus = reader.flag("adjacent_to_target")
    own = reader.flag("own_hit_points")
    ranks = (
        [RANK_LETTERS[letter] for letter in letters] if letters else [reader.key(RANK_WORDS)] * 3
    )
    action = summoning.SummonMonster(type, ranks)
    action.beside_focus = beside_focus
    action.own_hit_points = own
    return action


MONSTER_ACTIONS: dict[str, ActionMaker] = SHARED | {
    "shield": lambda reader: guard(reader, False),
    "retaliate": lambda reader: guard(reader, True),
    "summon": summon_monster,
}


def summons_of(creatures: dict[str, SummonDef]) -> ActionMaker:
    """The word `summon(ID)` for the creatures of a class or item."""

    def make(reader: Reader) -> Action:
        name = reader.expression().word
        if name not in creatures:
            raise reader.fault(f"there is no creature {name!r}")
        return summoning.SummonAction(creatures[name])

    return make
