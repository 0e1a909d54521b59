"""What becomes of a roll: the effects it pays for, symbols that are spared, dice rolled again."""

from ..effects.attacking import AreaOfEffect, IgnoreArmour, LessArmour
from ..printed.effects import Effect
from ..printed.items import SymbolEffect
from ..printed.symbols import FACES_OF_A_COLOUR, Symbol, shown
from ..rules.attack.defending import effects_of
from ..rules.attack.strike import effects_of_attack
from ..rules.numbers import armour_of
from ..state.adventure import Adventure
from ..state.attacks import Attack
from ..state.figures import Side

USUAL = 1.0
IN_VAIN = 0.1  # only with symbols that nothing else wants
WANTED = -0.5  # for another effect
NO_USE = 0.5  # a die that counts for nothing: rolled again once its symbols are spent
OF_USE = -1.0


def worth_of_trigger(adventure: Adventure, place: int) -> float:
    """What changes nothing comes last."""
    attack = _attack_rolled(adventure)
    if attack is None:
        return USUAL
    effect = effects_of_attack(adventure, attack)[place].effect
    return IN_VAIN if _in_vain(adventure, attack, effect) else USUAL


def worth_of_paying(adventure: Adventure, symbol: int) -> float:
    """A symbol is kept for an effect that takes no other."""
    pool = adventure.rolling
    if pool is None:
        return 0.0
    for place, paid in enumerate(_on_offer(adventure)):
        if place not in pool.triggered and symbol in paid.cost.symbols:
            return WANTED
    return 0.0


def worth_of_rerolling(adventure: Adventure, face: int) -> float:
    """Only a die that shows no hit in an attack, no shield in a defence."""
    colour, side = divmod(face, FACES_OF_A_COLOUR)
    counting = _counting(adventure)
    return NO_USE if all(symbol not in counting for symbol in shown(colour, side)) else OF_USE


def _counting(adventure: Adventure) -> list[int]:
    """The symbols of the roll under way that count as hits or shields."""
    attack = _attack_rolled(adventure)
    if attack is not None:
        return [Symbol.HIT, *attack.count_as_hits]
    defence = adventure.attacks[-1].defence if adventure.attacks else None
    return [Symbol.SHIELD, *defence.count_as_shields] if defence is not None else [Symbol.SHIELD]


def _in_vain(adventure: Adventure, attack: Attack, effect: Effect) -> bool:
    target = adventure.figures[attack.target]
    if isinstance(effect, AreaOfEffect):
        return effect.areas == 0 and len(adventure.in_area(Side.ENEMIES, target.area)) == 1
    if isinstance(effect, (IgnoreArmour, LessArmour)):
        return armour_of(adventure, target) == 0
    return False


def _attack_rolled(adventure: Adventure) -> Attack | None:
    """The attack whose dice lie on the table."""
    if adventure.attacks and adventure.attacks[-1].pool is adventure.rolling:
        return adventure.attacks[-1]
    return None


def _on_offer(adventure: Adventure) -> list[SymbolEffect]:
    """What the roll under way may pay for: an attack, else a defence."""
    attack = _attack_rolled(adventure)
    if attack is not None:
        return effects_of_attack(adventure, attack)
    defence = adventure.attacks[-1].defence if adventure.attacks else None
    if defence is None:
        return []
    return effects_of(adventure, adventure.figures[defence.defender])
