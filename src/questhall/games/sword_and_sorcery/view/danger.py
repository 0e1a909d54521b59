"""What enemies may do to a hero: when he walks away from them, and in their own turn as it is
foretold. Dice are weighed, not rolled; effects that symbols pay for are left out."""

from questhall.kernel.decisions import NOTHING

from ..effects.foes import Strike
from ..effects.structure import Then, When
from ..printed.effects import Effect
from ..printed.kinds import Slot
from ..rules.enemies.fighting import attackers, scroll_attack
from ..rules.movement.walking import reacting
from ..rules.numbers import hp_left
from ..state.adventure import Adventure
from ..state.enemies import Enemy
from ..state.figures import Figure
from .chances import Chances, of_attack, together
from .foretelling import ForetoldView, foretold

DEAD = -1  # the last of the chances


def of_leaving(adventure: Adventure, figure: Figure) -> Chances:
    """SS-6.1.2.2: what the reaction attacks take of whoever leaves the area."""
    blows = [
        of_attack(adventure, scroll_attack(adventure, enemy, each, figure, Slot.MAIN))
        for enemy in reacting(adventure, figure)
        for each in attackers(adventure, enemy, figure)
    ]
    return _all_of(blows, hp_left(adventure, figure))


def of_the_turn(adventure: Adventure, enemy: Enemy, seen: ForetoldView) -> Chances:
    """What the line that an enemy would follow takes of its target."""
    if seen.line == 0 or seen.target == NOTHING:
        return []
    target = adventure.figures[seen.target]
    sentences = adventure.scroll(enemy).behaviours[seen.line - 1].sentences
    able = next((adventure.figures[number] for number in enemy.figures), None)
    strikes = [strike for sentence in sentences for strike in _strikes(sentence)]
    if able is None or not strikes:
        return []
    blows: list[Chances] = []
    for strike in strikes:
        attack = scroll_attack(adventure, enemy, able, target, strike.slot)
        attack.bonus += strike.more
        blows += [of_attack(adventure, attack)] * strike.times
    return _all_of(blows, hp_left(adventure, target))


def _strikes(effect: Effect) -> list[Strike]:
    """The attacks that a sentence makes in any case."""
    if isinstance(effect, Then):
        return [strike for part in effect.parts for strike in _strikes(part)]
    if isinstance(effect, When):
        return []
    return [effect] if isinstance(effect, Strike) else []


def of_all_turns(adventure: Adventure, figure: Figure) -> Chances:
    """What all enemies together would take of a hero if they were activated now."""
    blows: list[Chances] = []
    for enemy in adventure.enemies_in_play():
        seen = foretold(adventure, enemy)
        if seen.target == figure.id:
            found = of_the_turn(adventure, enemy, seen)
            blows += [found] if found else []
    return _all_of(blows, hp_left(adventure, figure))


def of_standing_in(adventure: Adventure, figure: Figure, area: int) -> Chances:
    """The same, if he stood there."""
    copy = adventure.clone()
    there = copy.figures[figure.id]
    there.area = area
    return of_all_turns(copy, there)


def _all_of(blows: list[Chances], hp: int) -> Chances:
    """All of them, one after the other; nobody loses more than all his HP."""
    if hp <= 0:
        return [1.0]
    found: Chances = [1.0]
    for blow in blows:
        sums = together(found, blow)
        found = [*sums[:hp], sum(sums[hp:])]
    return [*found, *[0.0] * (hp + 1 - len(found))]
