"""Move, Influence, Heal, Attack, Block (MK-4.5.2), and choices among effects."""

from questhall.kernel.decisions import Decision, Flow, Option, no_decisions

from ..printed.cards import Effect, Play
from ..printed.kinds import Range
from ..rules.audience import listeners
from ..rules.cards.points import gain_attack, gain_block, gain_healing, gain_influence, gain_move
from ..rules.cards.uses_of_points import influence_helps, move_helps
from ..state.heroes import Hero
from ..state.moments import Moment
from ..state.realm import Realm
from ..state.turn import Phase


class MovePoints(Effect):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return move_helps(realm)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        gain_move(realm, hero, play, self.amount)
        return no_decisions()


class InfluencePoints(Effect):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return influence_helps(realm, hero)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        gain_influence(realm, hero, play, self.amount)
        return no_decisions()


class HealPoints(Effect):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def useful(self, realm: Realm, hero: Hero) -> bool:
        """MK-5.5.2"""
        return not realm.turn.in_combat

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        gain_healing(realm, hero, play, self.amount)
        return no_decisions()


class AttackPoints(Effect):
    def __init__(self, amount: int, range: int, element: int) -> None:
        self.amount = amount
        self.range = range
        self.element = element

    def useful(self, realm: Realm, hero: Hero) -> bool:
        phase = realm.turn.phase
        if phase == Phase.ATTACK:
            return True
        if phase != Phase.RANGED:
            return False
        range = self.range
        for each in listeners(realm, Moment.attack_range):
            range = each.attack_range(range)
        return range in (Range.RANGED, Range.SIEGE)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        gain_attack(realm, hero, play, self.amount, self.range, self.element)
        return no_decisions()


class BlockPoints(Effect):
    def __init__(self, amount: int, element: int, twice: bool) -> None:
        self.amount = amount
        self.element = element
        self.twice = twice

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return realm.turn.phase == Phase.BLOCK

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        gain_block(realm, hero, play, self.amount, self.element, self.twice)
        return no_decisions()


def any_asks_mana(effects: list[Effect]) -> bool:
    for effect in effects:
        if effect.asks_mana():
            return True
    return False


class OneOf(Effect):
    """The player chooses."""

    def __init__(self, effects: list[Effect]) -> None:
        self.effects = effects

    def asks_mana(self) -> bool:
        return any_asks_mana(self.effects)

    def spends_mana(self) -> bool:
        for effect in self.effects:
            if not effect.spends_mana():
                return False
        return True

    def useful(self, realm: Realm, hero: Hero) -> bool:
        for effect in self.effects:
            if effect.useful(realm, hero):
                return True
        return False

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        options = [
            Option("choose-effect", play.card, self.effects[number].saying, number)
            for number in range(len(self.effects))
            if self.effects[number].useful(realm, hero)
        ]
        if not options:
            return  # what was spent on it is gone
        answer = yield Decision([hero.seat], "choose-effect", options, "MK-4.1.3", play.card)
        yield from self.effects[answer.amount].play(realm, hero, play)


class AllOf(Effect):
    """All effects in order; what is of no use now is left out."""

    def __init__(self, effects: list[Effect]) -> None:
        self.effects = effects

    def asks_mana(self) -> bool:
        return any_asks_mana(self.effects)

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return self.effects[0].useful(realm, hero)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        for effect in self.effects:
            if effect.useful(realm, hero):
                yield from effect.play(realm, hero, play)


class AnyOf(AllOf):
    """All effects in order; one that is of use now is enough to play it."""

    def useful(self, realm: Realm, hero: Hero) -> bool:
        for effect in self.effects:
            if effect.useful(realm, hero):
                return True
        return False
