"""How likely an attack takes how many hit points, exactly: all faces of all dice that are still to
be rolled. Effects that symbols may pay for are left out, as nobody knows what will be paid for."""

import msgspec

from ..printed.symbols import DICE, Colour, Symbol, shown
from ..rules.attack.defending import defence_against, resist, stop_with_armour, take_away
from ..rules.attack.strike import blue_dice, has_supremacy, more_hits, red_dice
from ..rules.numbers import defence_of, hp_left
from ..rules.turn.using import attack_options, weapon_attack
from ..state.adventure import Adventure, Phase
from ..state.attacks import Attack
from ..state.figures import Figure
from ..state.heroes import Hero

Chances = list[float]  # by number


class OddsView(msgspec.Struct, omit_defaults=True):
    """What an attack with the weapon of a slot would bring: the chance of each number of hit points
    lost, the last of them for the target's death."""

    slot: int
    target: int
    losses: list[float]


def odds_of(adventure: Adventure) -> list[OddsView]:
    """Every attack that the active hero may choose."""
    if adventure.phase != Phase.BATTLE or not 0 <= adventure.active < len(adventure.heroes):
        return []
    hero = adventure.heroes[adventure.active]
    if hero.ghost or hero.combats == 0 or adventure.attacks:
        return []
    return [
        OddsView(slot, target, rounded(before_the_roll(adventure, hero, slot, target)))
        for slot, target in [(each.what, each.where) for each in attack_options(adventure, hero)]
    ]


def before_the_roll(adventure: Adventure, hero: Hero, slot: int, target: int) -> Chances:
    attack = weapon_attack(adventure, hero, slot, target)
    attack.focused = hero.focus_ready
    return of_attack(adventure, attack)


def of_attack(adventure: Adventure, attack: Attack) -> Chances:
    """An attack that nobody has rolled for."""
    attack.supremacy = has_supremacy(adventure, attack)
    attack.hits = attack.fixed + attack.bonus + more_hits(adventure, attack)
    red = of_dice(Colour.RED, red_dice(adventure, attack), Symbol.HIT)
    blue = of_dice(Colour.BLUE, blue_dice(adventure, attack), Symbol.HIT)
    return _mixed(adventure, attack, together(red, blue))


def after_the_roll(adventure: Adventure, attack: Attack, hits: int) -> Chances:
    """The dice of the attack lie there; only the defence is still to come."""
    copy = imagined(attack)
    copy.hits = hits
    return of_hits(adventure, copy)


def imagined(attack: Attack) -> Attack:
    """The same attack, as far as hits and armour are concerned."""
    copy = Attack(attack.attacker, attack.target, attack.blow)
    copy.type = attack.type
    copy.fixed = attack.fixed
    copy.bonus = attack.bonus
    copy.lethal = attack.lethal
    copy.ignores_armour = attack.ignores_armour
    copy.armour_change = attack.armour_change
    return copy


def _mixed(adventure: Adventure, attack: Attack, rolled: Chances) -> Chances:
    target = adventure.figures[attack.target]
    sure = attack.hits
    found = _none_yet(adventure, target)
    for hits, chance in enumerate(rolled):
        attack.hits = max(0, sure + hits)
        for lost, likely in enumerate(of_hits(adventure, attack)):
            found[lost] += chance * likely
    return found


def _none_yet(adventure: Adventure, target: Figure) -> Chances:
    """For each HP that can be lost; while a blow is dealt, more may be lost than there was."""
    return [0.0] * (max(0, hp_left(adventure, target)) + 1)


def of_hits(adventure: Adventure, attack: Attack) -> Chances:
    """SS-9.0.0.15 to 21: resistance, armour, magic shields, then the dice."""
    target = adventure.figures[attack.target]
    found = _none_yet(adventure, target)
    defence = defence_against(attack, target)
    if attack.hits > 0:
        resist(adventure, attack, target, defence)
        stop_with_armour(adventure, attack, target, defence)
        take_away(adventure, defence, target.shields)
    for shields, chance in enumerate(_shields(adventure, target, defence.normal)):
        lost = defence.lethal + max(0, defence.normal - shields)
        found[min(lost, len(found) - 1)] += chance
    return found


def _shields(adventure: Adventure, target: Figure, hits: int) -> Chances:
    return of_dice(Colour.BLUE, min(hits, defence_of(adventure, target)), Symbol.SHIELD)


def of_dice(colour: int, count: int, symbol: int) -> Chances:
    """How often a symbol comes up."""
    counts = [shown(colour, face).count(symbol) for face in DICE[colour].sides]
    one = [counts.count(number) / len(counts) for number in range(max(counts) + 1)]
    found = [1.0]
    for _ in range(count):
        found = together(found, one)
    return found


def together(one: Chances, other: Chances) -> Chances:
    found = [0.0] * (len(one) + len(other) - 1)
    for number, chance in enumerate(one):
        for more, likely in enumerate(other):
            found[number + more] += chance * likely
    return found


def rounded(chances: Chances) -> Chances:
    return [round(chance, 3) for chance in chances]


def mean(chances: Chances) -> float:
    return sum(number * chance for number, chance in enumerate(chances))
