"""Effects of attacks: what changes the one under way, and what makes new ones."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Flow, Option, ask, no_decisions, refusal

from ..printed.effects import Amount, Effect
from ..printed.heroes import PowerDef
from ..printed.items import Blow, SymbolEffect
from ..rules.attack.defending import parried, take_away
from ..rules.attack.paying import roll_into
from ..rules.attack.strike import strike
from ..rules.enemies.fighting import scroll_attack
from ..rules.turn.using import attackable, blow_of, weapon_attack
from ..state.adventure import Adventure
from ..state.attacks import Attack, AttackStage, Deed, Pool
from ..state.figures import Side

ANY: Final = 99  # as many dice as there are
THIS: Final = -2  # the weapon of the attack under way


def under_way(adventure: Adventure) -> Attack | None:
    return adventure.attacks[-1] if adventure.attacks else None


def pool_of(attack: Attack) -> Pool:
    """The dice of whoever is rolling now."""
    return attack.defence.pool if attack.defence is not None else attack.pool


class Change(Effect):
    """Something about the attack under way."""

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        attack = under_way(adventure)
        if attack is not None:
            self.change(adventure, attack, deed)
        return no_decisions()

    def change(self, adventure: Adventure, attack: Attack, deed: Deed) -> None:
        raise NotImplementedError


class Hits(Change):
    """More hits or fewer; after they were counted they change the defence (SS-9.0.0.13)."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def change(self, adventure: Adventure, attack: Attack, deed: Deed) -> None:
        number = self.amount.value(adventure, deed)
        if attack.defence is None:
            attack.bonus += number
        elif number < 0:  # SS-10.5.0.5: lethal hits too
            take_away(adventure, attack.defence, -number)
        else:
            attack.defence.normal += number


class Shields(Change):
    """More parried hits (SS-9.0.0.20)."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def change(self, adventure: Adventure, attack: Attack, deed: Deed) -> None:
        if attack.defence is not None:
            attack.defence.shields += self.amount.value(adventure, deed)

    def possible(self, adventure: Adventure, deed: Deed) -> bool:
        """Not in a defence whose dice have parried everything that can be parried."""
        attack = under_way(adventure)
        if attack is None or attack.defence is None or not attack.defence.pool.dice:
            return True
        return attack.defence.normal > parried(attack.defence)


class MoreDice(Change):
    """More dice in the roll, in an attack of either colour, in a defence blue."""

    def __init__(self, colour: int, count: int) -> None:
        self.colour = colour
        self.count = count

    def change(self, adventure: Adventure, attack: Attack, deed: Deed) -> None:
        if attack.defence is not None:
            attack.defence.extra_dice += self.count
        elif attack.stage == AttackStage.DECLARED:
            attack.more_dice[self.colour] += self.count
        else:
            roll_into(adventure, attack.pool, self.colour, self.count)


class Reroll(Effect):
    """So many dice may be rerolled (SS-9.0.0.7), in an attack, a defence or a save."""

    def __init__(self, amount: Amount | None) -> None:
        self.amount = amount  # None: any number

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        pool = self._pool(adventure)
        if pool is not None:
            pool.rerolls += ANY if self.amount is None else self.amount.value(adventure, deed)
        return no_decisions()

    def possible(self, adventure: Adventure, deed: Deed) -> bool:
        """Not if every die has had its reroll; before the roll nobody knows."""
        pool = self._pool(adventure)
        return pool is None or not pool.dice or pool.takes_rerolls

    def _pool(self, adventure: Adventure) -> Pool | None:
        attack = under_way(adventure)
        if adventure.rolling is None and attack is not None:
            return pool_of(attack)
        return adventure.rolling


class Lethal(Change):
    """So many hits of the attack, or all, are lethal (SS-10.5.0.1)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def change(self, adventure: Adventure, attack: Attack, deed: Deed) -> None:
        if self.count == 0:
            attack.lethal = NOTHING
        elif attack.lethal != NOTHING:
            attack.lethal += self.count


class Critical(Change):
    """A critical token is drawn for each target that is hit (SS-10.1.0.2)."""

    def change(self, adventure: Adventure, attack: Attack, deed: Deed) -> None:
        attack.critical = True


class AreaOfEffect(Change):
    """All of the faction of the target so many areas around it are hit too (SS-10.4.0.1)."""

    def __init__(self, areas: int) -> None:
        self.areas = areas

    def change(self, adventure: Adventure, attack: Attack, deed: Deed) -> None:
        attack.aoe = max(attack.aoe, self.areas)


class Bash(Change):
    """Each target that is hit is pushed back one area (SS-10.2.0.1)."""

    def change(self, adventure: Adventure, attack: Attack, deed: Deed) -> None:
        attack.bash = True


class IgnoreArmour(Change):
    """The attack ignores the armour value of its targets."""

    def change(self, adventure: Adventure, attack: Attack, deed: Deed) -> None:
        attack.ignores_armour = True


class LessArmour(Change):
    """The target's armour value changes for this attack (SS-9.0.0.10)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def change(self, adventure: Adventure, attack: Attack, deed: Deed) -> None:
        attack.armour_change += self.amount


class CountAs(Change):
    """Each symbol of a kind that is rolled counts as a hit too, or in a defence as a shield; it can
    still be spent."""

    def __init__(self, symbol: int, shields: bool) -> None:
        self.symbol = symbol
        self.shields = shields

    def change(self, adventure: Adventure, attack: Attack, deed: Deed) -> None:
        if attack.defence is None:
            attack.count_as_hits.append(self.symbol)
        else:
            attack.defence.count_as_shields.append(self.symbol)


class MoreArmour(Change):
    """The defender has more armour in this defence."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def change(self, adventure: Adventure, attack: Attack, deed: Deed) -> None:
        if attack.defence is not None:
            attack.defence.armour += self.amount


class OtherType(Change):
    """The attack has another damage type."""

    def __init__(self, type: int) -> None:
        self.type = type

    def change(self, adventure: Adventure, attack: Attack, deed: Deed) -> None:
        attack.type = self.type


class Smite(Effect):
    """An attack with values of its own against the target of the card (SS-9.0.0.25). What is not
    paid with symbols it always has."""

    def __init__(
        self,
        fixed: int,
        red: int,
        blue: int,
        type: int,
        effects: list[SymbolEffect],
        always: list[Effect],
    ) -> None:
        self.blow = Blow(fixed, red, blue, type)
        self.blow.effects = effects
        self.blow.always = always
        self.blow.range = 1  # by heroes always a ranged attack

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        if adventure.is_ghost(adventure.figures[deed.actor]):
            return
        attack = Attack(deed.actor, deed.target, self.blow)
        attack.card = deed.card
        printed = adventure.cards[deed.card] if deed.card != NOTHING else None
        attack.by_power = isinstance(printed, PowerDef)
        hero = adventure.heroes[adventure.figures[deed.actor].owner]
        attack.focused = hero.focus_ready
        hero.focus_ready = False
        yield from strike(adventure, attack)
        deed.damage = attack.damage

    def begins_with_attack(self) -> bool:
        return True


class Again(Effect):
    """One more attack when this one is settled, with the weapon of a slot, against the same
    target, another one or any (SS-9.0.0.12)."""

    def __init__(self, slot: int, which: str) -> None:
        self.slot = slot
        self.which = which

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        attack = under_way(adventure)
        figure = adventure.figures[deed.actor]
        if attack is None:
            return
        if figure.side == Side.ENEMIES:
            enemy = adventure.enemy_of(figure)
            target = adventure.figures[attack.target]
            extra = scroll_attack(adventure, enemy, figure, target, self.slot)
            attack.extra.append(extra)
            return
        if attack.stage != AttackStage.SETTLED:
            attack.later.append(self)
            return
        hero = adventure.hero_of(figure)
        slot = attack.slot if self.slot == THIS else self.slot
        blow = blow_of(adventure, hero, slot)
        if blow is None:
            return
        options = [
            Option("figure", enemy.id)
            for enemy in attackable(adventure, hero, blow)
            if self.which == "any" or (enemy.id == deed.target) == (self.which == "same")
        ]
        if not options:
            return
        options.append(refusal("no-more"))
        answer = yield ask(hero.seat, "attack-again", options, "SS-9.0.0.12", hero.slots[slot])
        if not answer.declines:
            attack.extra.append(weapon_attack(adventure, hero, slot, answer.what))
