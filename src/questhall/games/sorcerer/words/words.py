"""The vocabulary of card texts: from an expression to the effect it means."""

from collections.abc import Callable

from questhall.kernel.arguments import Arguments
from questhall.kernel.content import BadExpression, Expression

from ..effects import cards, combining, followers, minions, movement, resources
from ..printed.cards import ATTACHMENT, ENEMY, HOST, MINION, OWN, SELF, SORCERY, Aura, Effect
from ..rules.selecting import ANYBODYS, ATTACKER, EACH, ENEMYS, ITSELF, YOURS, Who

KINDS = {"minion": MINION, "sorcery": SORCERY, "attachment": ATTACHMENT}
ORIGINS = {
    "grimoire": followers.FROM_GRIMOIRE,
    "graveyard": followers.FROM_GRAVEYARD,
    "hand": followers.FROM_HAND,
}


class Reader(Arguments):
    """The arguments of one word of a card text."""

    def effect(self) -> Effect:
        value = self.next()
        if not isinstance(value, Expression):
            raise self.fault(f"{value} is not an effect")
        return effect_of(value)

    def effects(self) -> list[Effect]:
        found: list[Effect] = []
        while self.left:
            found.append(self.effect())
        return found

    def who(self) -> Who:
        value = self.next()
        if not isinstance(value, Expression):
            raise self.fault(f"{value} does not name minions")
        return who_of(value)


def who_of(expression: Expression) -> Who:
    """`own(here, type=undead)`, `each(enemy(here))`, `up_to(2, enemy(here))`, `host`..."""
    reader = Reader(expression)
    if expression.word == "each":
        who = reader.who()
        who.count = EACH
    elif expression.word == "up_to":
        count = reader.number()
        who = reader.who()
        who.count = count
        who.up_to = True
    elif expression.word in ("this", "host", "it"):
        who = Who(ITSELF)
    elif expression.word == "attacker":
        who = Who(ATTACKER)
    else:
        who = _selector(reader)
    reader.finish()
    return who


def _selector(reader: Reader) -> Who:
    sides = {"own": YOURS, "enemy": ENEMYS, "any": ANYBODYS}
    if reader.word not in sides:
        raise reader.fault("names no minions")
    return Who(
        sides[reader.word],
        here=reader.flag("here"),
        type=reader.named_word("type"),
        cost=reader.named_number("cost", -1),
        attack=reader.named_number("attack", -1),
        other=reader.flag("other"),
        damaged=reader.flag("damaged"),
        burning=reader.flag("burning"),
    )


def _recover(reader: Reader) -> Effect:
    up_to = reader.named_number("up_to", 0)
    return cards.Recover(reader.keys(KINDS), up_to or 1, up_to > 0)


def _play(reader: Reader) -> Effect:
    here = reader.flag("here")
    max_cost = reader.named_number("cost", -1)
    less = reader.named_number("less", 0)
    kinds = reader.keys(KINDS)
    return cards.Play(kinds[0] if kinds else -1, max_cost, less, here)


def _heal(reader: Reader) -> Effect:
    amount = 0 if reader.flag("all") else reader.number()
    return minions.Heal(amount, reader.who())


def _blood(reader: Reader) -> Effect:
    return resources.GainBlood(0 if reader.flag("its_cost") else reader.number())


def _move_flame(reader: Reader) -> Effect:
    return minions.MoveFlame(Who(ANYBODYS, here=True, burning=True), Who(ANYBODYS, here=True))


def _follower(reader: Reader) -> Effect:
    count = reader.named_number("count", 1)
    origin = reader.key(ORIGINS)
    return followers.Follower(origin, count, reader.who())


def _boost(reader: Reader) -> Effect:
    each = reader.flag("per_attachment")
    return minions.Boost(reader.number(), reader.who(), each)


def _blank(reader: Reader) -> Effect:
    this_round = reader.flag("this_round")
    return minions.Blank(reader.who(), this_round)


def _restore(reader: Reader) -> Effect:
    per_blood = reader.named_number("per_blood", 0)
    return minions.Restore(reader.number(), per_blood)


WORDS: dict[str, Callable[[Reader], Effect]] = {
    "then": lambda reader: combining.Then(reader.effects()),
    "may": lambda reader: combining.May(reader.effect()),
    "pay": lambda reader: combining.Pay(reader.effect(), reader.effect()),
    "choose": lambda reader: combining.Choose(reader.effect(), reader.effect()),
    "if_graveyard": lambda reader: combining.IfGraveyard(reader.number(), reader.effect()),
    "if_hand_empty": lambda reader: combining.IfHandEmpty(reader.effect()),
    "if_enemy_burning": lambda reader: minions.IfEnemyBurning(reader.effect()),
    "draw": lambda reader: resources.Draw(reader.number()),
    "discard": lambda reader: resources.Discard(reader.number()),
    "energy": lambda reader: resources.GainEnergy(reader.number()),
    "energy_per_burning": lambda reader: resources.GainEnergyPerBurning(),
    "pay_energy": lambda reader: resources.SpendEnergy(reader.number()),
    "omen": lambda reader: resources.GainOmen(reader.number()),
    "blood": _blood,
    "pay_blood": lambda reader: resources.SpendBlood(reader.number()),
    "look_at_hand": lambda reader: resources.LookAtHand(),
    "weaken": lambda reader: minions.Weaken(reader.who()),
    "damage": lambda reader: minions.Damage(reader.number(), reader.who()),
    "damage_side": lambda reader: minions.DamageSide(reader.number()),
    "distribute": lambda reader: minions.Distribute(reader.number(), reader.who()),
    "heal": _heal,
    "restore": _restore,
    "destroy": lambda reader: minions.Destroy(reader.who()),
    "destroy_attachment": lambda reader: minions.DestroyAttachment(),
    "return_to_hand": lambda reader: minions.ReturnToHand(reader.who()),
    "exhaust": lambda reader: minions.Exhaust(reader.who()),
    "exhaust_battlefield": lambda reader: minions.ExhaustBattlefield(reader.flag("here")),
    "ready": lambda reader: minions.Ready(reader.who()),
    "boost": _boost,
    "attack_bonus": lambda reader: minions.AttackBonus(reader.number()),
    "flame": lambda reader: minions.Flame(reader.number(), reader.who()),
    "move_flame": _move_flame,
    "blank": _blank,
    "move_own": lambda reader: movement.MoveOwn(reader.number()),
    "move_away": lambda reader: movement.MoveAway(reader.who()),
    "bring": lambda reader: movement.Bring(),
    "reinforce": lambda reader: movement.Reinforce(reader.number()),
    "reinforce_avatar": lambda reader: movement.ReinforceAvatar(),
    "play": _play,
    "recover": _recover,
    "raise_minion": lambda reader: cards.Raise(reader.number()),
    "dig_up": lambda reader: cards.DigUp(reader.number()),
    "search": lambda reader: cards.Search(reader.named_word("type")),
    "return_this": lambda reader: cards.ReturnThis(),
    "shuffle_this": lambda reader: cards.ShuffleThis(),
    "put_this_into_play": lambda reader: cards.PutThisIntoPlay(),
    "follower": _follower,
    "move_follower": lambda reader: followers.MoveFollower(),
}


def effect_of(expression: Expression) -> Effect:
    """The effect that an expression means."""
    build = WORDS.get(expression.word)
    if build is None:
        raise BadExpression(f"{expression.word!r} is not a word of card texts")
    reader = Reader(expression)
    effect = build(reader)
    reader.finish()
    return effect


def aura_of(expression: Expression) -> Aura:
    """`aura(own(other, type=undead), attack=1)`, `aura(host, flying)`."""
    reader = Reader(expression)
    bearers = {"own": OWN, "enemy": ENEMY, "this": SELF, "host": HOST}
    if reader.word != "aura" or not expression.arguments:
        raise reader.fault("an ongoing ability is written aura(...)")
    flying = reader.flag("flying")
    per_follower = reader.flag("per_follower")
    target = reader.expression()
    if target.word not in bearers:
        raise reader.fault(f"{target} names no minions")
    chosen = Reader(target)
    aura = Aura(
        bearers[target.word],
        attack=reader.named_number("attack", 0),
        life=reader.named_number("life", 0),
        type=chosen.named_word("type"),
        other=chosen.flag("other"),
        burning=chosen.flag("burning"),
        per_follower=per_follower,
        flying=flying,
    )
    chosen.finish()
    reader.finish()
    return aura
