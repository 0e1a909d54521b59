"""Health, conditions, fire, bonuses and powers of characters."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Flow, Option, ask, meant_by, refusal
from questhall.kernel.ties import choose_one

from ..printed.effects import Amount, Effect, Whom
from ..printed.kinds import CONDITIONS, Stat, Until
from ..rules.answers import hold, release
from ..rules.attack import harm
from ..rules.enemies.masters import pass_token_on
from ..rules.movement.entering import enter
from ..rules.numbers import hp_left
from ..rules.turn.cooldown import rotate, turns
from ..state.adventure import Adventure, Phase
from ..state.attacks import Affliction, Attack, AttackStage, Deed
from ..state.figures import Bonus, Figure, Side
from .attacking import under_way


class LoseHp(Effect):
    """Nothing prevents it (SS-2.0.0.7)."""

    def __init__(self, amount: Amount, whom: Whom, leaving: int) -> None:
        self.amount = amount
        self.whom = whom
        self.leaving = leaving  # HP that are left at least

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        chosen = yield from self.whom.chosen(adventure, deed)
        hold(adventure)
        for number in chosen:
            figure = adventure.figures[number]
            amount = self.amount.value(adventure, deed)
            if self.leaving:
                amount = min(amount, hp_left(adventure, figure) - self.leaving)
            yield from harm.hurt(adventure, figure, amount, deed.actor)
        yield from release(adventure)

    def possible(self, adventure: Adventure, deed: Deed) -> bool:
        return self.whom.is_target or bool(self.whom.found(adventure, deed))


class Heal(Effect):
    """Wounds are removed (SS-11.0.0.4)."""

    def __init__(self, amount: Amount, whom: Whom) -> None:
        self.amount = amount
        self.whom = whom

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        chosen = yield from self.whom.chosen(adventure, deed)
        for number in chosen:
            harm.heal(adventure, adventure.figures[number], self.amount.value(adventure, deed))

    def possible(self, adventure: Adventure, deed: Deed) -> bool:
        if self.whom.is_target:
            return True
        return any(adventure.figures[n].wounds for n in self.whom.found(adventure, deed))


def waiting_attack(adventure: Adventure, deed: Deed, whom: Whom) -> Attack | None:
    """The attack that will bring something to its targets before they defend."""
    attack = under_way(adventure)
    if attack is None or not whom.is_target or attack.stage == AttackStage.COUNTED:
        return None
    return attack if attack.attacker == deed.actor else None


class Afflict(Effect):
    """A condition; of an attack it comes when the hits have been counted (SS-9.0.0.28)."""

    def __init__(self, condition: int, level: int, whom: Whom) -> None:
        self.condition = condition
        self.level = level
        self.whom = whom

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        attack = waiting_attack(adventure, deed, self.whom)
        if attack is not None:
            attack.afflictions.append(Affliction(self.condition, self.level))
            return
        chosen = yield from self.whom.chosen(adventure, deed)
        hold(adventure)
        for number in chosen:
            figure = adventure.figures[number]
            yield from harm.afflict(adventure, figure, self.condition, self.level, deed.actor)
        yield from release(adventure)

    def possible(self, adventure: Adventure, deed: Deed) -> bool:
        """An attack may bring it to others besides its main target."""
        if waiting_attack(adventure, deed, self.whom) is not None:
            return True
        found = [adventure.figures[number] for number in self.whom.found(adventure, deed)]
        return not found or any(not harm.immunity(adventure, f, self.condition) for f in found)


class SetOnFire(Effect):
    """A fire token (SS-10.3.0.3); of an attack it comes when the hits have been counted."""

    def __init__(self, level: int, whom: Whom) -> None:
        self.level = level
        self.whom = whom

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        attack = waiting_attack(adventure, deed, self.whom)
        if attack is not None:
            attack.afflictions.append(Affliction(NOTHING, self.level))
            return
        chosen = yield from self.whom.chosen(adventure, deed)
        for number in chosen:
            harm.set_on_fire(adventure, adventure.figures[number], self.level, deed.actor)


class Remedy:
    """What takes a condition away."""

    def help(self, adventure: Adventure, figure: Figure, what: int) -> None:
        harm.cure(adventure, figure, what)


class Bandage(Remedy):
    """What takes an injury away."""

    def help(self, adventure: Adventure, figure: Figure, what: int) -> None:
        harm.cure_injury(adventure, figure, what)


FOR_CONDITIONS: Final = Remedy()
FOR_INJURIES: Final = Bandage()


class Cure(Effect):
    """Conditions end: those named, or any, injuries too (SS-10.6.2.1); so many, or all."""

    def __init__(self, conditions: list[int], whom: Whom, count: int, may: bool) -> None:
        self.conditions = conditions or list(range(len(CONDITIONS)))
        self.injuries = not conditions
        self.whom = whom
        self.count = count
        self.may = may

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        chosen = yield from self.whom.chosen(adventure, deed)
        for number in chosen:
            figure = adventure.figures[number]
            options = self._options(figure)
            if self.count == 0 or (len(options) <= self.count and not self.may):
                for option in options:
                    meant_by(option, Remedy).help(adventure, figure, option.what)
            else:
                yield from self._choose(adventure, figure)

    def _options(self, figure: Figure) -> list[Option]:
        held = [condition for condition in self.conditions if figure.has(condition)]
        options = [Option("cure", each, meant=FOR_CONDITIONS) for each in held]
        if self.injuries:
            for token in figure.injuries:
                options.append(Option("cure-injury", token, meant=FOR_INJURIES))
        return options

    def _choose(self, adventure: Adventure, figure: Figure) -> Flow[None]:
        for _ in range(self.count):
            options = self._options(figure)
            if not options:
                return
            if self.may:
                options.append(refusal("nothing"))
            seat = adventure.hero_of(figure).seat
            answer = yield ask(seat, "cure-what", options, "SS-10.6.0.4", figure.id)
            if answer.declines:
                return
            meant_by(answer, Remedy).help(adventure, figure, answer.what)

    def possible(self, adventure: Adventure, deed: Deed) -> bool:
        if self.whom.is_target:
            return True
        found = self.whom.found(adventure, deed)
        return any(self._options(adventure.figures[number]) for number in found)


class Lasting(Effect):
    """A number changes for a while; the same card never helps twice (SS-2.0.0.6)."""

    def __init__(
        self, stat: int, amount: Amount, whom: Whom, until: int, scope: int, uses: int
    ) -> None:
        self.stat = stat
        self.amount = amount
        self.whom = whom
        self.until = until
        self.scope = scope
        self.uses = uses

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        chosen = yield from self.whom.chosen(adventure, deed)
        amount = self.amount.value(adventure, deed)
        for number in chosen:
            bonus = self._bonus(adventure, deed, number, amount)
            held = _held(adventure, bonus)
            if held is not None:
                if _outlasts(bonus, held):
                    replaced = [bonus if each is held else each for each in adventure.bonuses]
                    adventure.bonuses = replaced
                continue
            adventure.bonuses = [*adventure.bonuses, bonus]
            if self.stat == Stat.SHIELDS:  # SS-R34: gone with the Time phase by themselves
                adventure.figures[number].shields += amount
            self._hurry(adventure, number, amount)

    def possible(self, adventure: Adventure, deed: Deed) -> bool:
        """Not if all have it already, for as long."""
        found = self.whom.found(adventure, deed)
        for number in found:
            bonus = self._bonus(adventure, deed, number, 0)
            held = _held(adventure, bonus)
            if held is None or _outlasts(bonus, held):
                return True
        return not found

    def _bonus(self, adventure: Adventure, deed: Deed, bearer: int, amount: int) -> Bonus:
        until = self._until(adventure, bearer)
        return Bonus(*(self.stat, amount, bearer, until, self.scope, self.uses, deed.source))

    def _hurry(self, adventure: Adventure, number: int, amount: int) -> None:
        """A MOVE action under way goes further at once."""
        if self.stat != Stat.MOVEMENT or self.until != Until.TURN:
            return
        hero = adventure.hero_of(adventure.figures[number])
        if hero.moving:
            hero.points += amount

    def _until(self, adventure: Adventure, bearer: int) -> int:
        """What comes in a hero's own turn lasts to the end of the next (SS-R58)."""
        own_turn = adventure.phase == Phase.BATTLE and bearer == adventure.active
        own_turn = own_turn and not adventure.heroes[adventure.active].acted
        return Until.TURN_AFTER if self.until == Until.NEXT_TURN and own_turn else self.until


def _held(adventure: Adventure, bonus: Bonus) -> Bonus | None:
    """The same, if the character has it already."""
    for held in adventure.bonuses:
        same = held.source == bonus.source != "" and held.stat == bonus.stat
        if same and held.bearer == bonus.bearer:
            return held
    return None


def _outlasts(bonus: Bonus, held: Bonus) -> bool:
    """It does not count twice, but as long as the longer of the two."""
    return (held.until, bonus.until) == (Until.NEXT_TURN, Until.TURN_AFTER)


class Rotate(Effect):
    """Used powers turn forward or backward (SS-7.1.0.4): so many, or all."""

    def __init__(self, steps: int, count: int, whom: Whom) -> None:
        self.steps = steps
        self.count = count
        self.whom = whom

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        chosen = yield from self.whom.chosen(adventure, deed)
        for number in chosen:
            figure = adventure.figures[number]
            if figure.companion is not None or figure.side == Side.ENEMIES:
                continue
            hero = adventure.hero_of(figure)
            used = [power.card for power in hero.powers if power.position > 0]
            if not 0 < self.count < len(used):  # all of them, in whatever order
                for card in used:
                    rotate(hero.power(card), self.steps)
                continue
            for _ in range(self.count):
                options = [Option("power", card) for card in used]
                answer = yield from choose_one(
                    [hero.seat], options, "which-power", "SS-7.1.0.4", deed.card
                )
                used.remove(answer.what)
                rotate(hero.power(answer.what), self.steps)

    def possible(self, adventure: Adventure, deed: Deed) -> bool:
        for number in self.whom.found(adventure, deed):
            figure = adventure.figures[number]
            if figure.side == Side.ENEMIES:
                continue
            if any(turns(power, self.steps) for power in adventure.hero_of(figure).powers):
                return True
        return False


class ToStart(Effect):
    """The hero is placed in the first start area of the quest."""

    def __init__(self, whom: Whom) -> None:
        self.whom = whom

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        chosen = yield from self.whom.chosen(adventure, deed)
        for number in chosen:
            figure = adventure.figures[number]
            if figure.side != Side.ENEMIES:
                if figure.companion is None:
                    adventure.heroes[figure.owner].moving = False
                yield from enter(adventure, figure, adventure.quest.start[0])

    def possible(self, adventure: Adventure, deed: Deed) -> bool:
        found = [adventure.figures[number] for number in self.whom.found(adventure, deed)]
        return not found or any(f.area != adventure.quest.start[0] for f in found)


class Hide(Effect):
    """The hero cannot be chosen as a target until he acts (SS-15.7.1.14)."""

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        adventure.figures[deed.actor].hidden = True
        yield from pass_token_on(adventure)
