"""The defence of one target (SS-9.0.0.15 to 21), in the order of SS-10.5."""

from questhall.kernel.decisions import NOTHING, Flow
from questhall.kernel.events import Part

from ...printed.items import SymbolEffect
from ...printed.kinds import Moment
from ...printed.symbols import Colour, Symbol
from ...state.adventure import Adventure
from ...state.attacks import Attack, Deed, Defence
from ...state.figures import Figure, Side
from ..boons import help_defence
from ..moments import at_moment
from ..numbers import armour_of, defence_of
from ..reactions import react
from .harm import can_be_harmed, hurt
from .paying import apply_effects, roll_into, tell_roll


def defend(adventure: Adventure, attack: Attack, target: Figure) -> Flow[None]:
    defence = defence_against(attack, target)
    attack.defence = defence
    attack.struck.append(target.id)
    deed = deed_of_defence(adventure, attack, target)
    if target.side == Side.HEROES:
        yield from react(adventure, Moment.BEFORE_DEFENCE, target)
    yield from help_defence(adventure, attack, target)
    yield from at_moment(adventure, target, Moment.BEFORE_DEFENCE, deed)
    if defence.reflected:
        adventure.tell("redirected", "SS-9.0.0.22", attack.attacker, attack.attacker)
        yield from defend(adventure, attack, adventure.figures[attack.attacker])
        return
    parts = [Part("hits", attack.hits, attack.attacker)]
    _note(parts, "otherwise", defence.coming - attack.hits)
    before = defence.coming
    resist(adventure, attack, target, defence)
    _note(parts, "resistance", defence.coming - before)
    before = defence.coming
    stop_with_armour(adventure, attack, target, defence)
    _note(parts, "armour", defence.coming - before)
    before = defence.coming
    _magic_shields(adventure, target, defence)
    _note(parts, "magic-shields", defence.coming - before)
    before = defence.coming
    yield from _roll(adventure, target, defence, deed)
    if target.side == Side.HEROES and defence.normal > 0:
        yield from react(adventure, Moment.COUNTING_SHIELDS, target)
    yield from at_moment(adventure, target, Moment.COUNTING_SHIELDS, deed)
    _note(parts, "otherwise", defence.coming - before)
    coming = defence.normal
    defence.normal = max(0, defence.normal - parried(defence))  # step 6 (SS-9.0.0.20)
    _note(parts, "parried", defence.normal - coming)
    attack.defence = None
    wounds = defence.lethal + defence.normal
    if wounds == 0:
        adventure.tell("no-damage", "SS-9.0.0.21", target.id)
    elif can_be_harmed(adventure, target):
        attack.damage += wounds
        attack.hurt.append(target.id)
        attack.wounds.append(wounds)
        yield from hurt(adventure, target, wounds, attack.attacker, True, parts)


def parried(defence: Defence) -> int:
    """The shields on the dice and beside them."""
    shields = defence.pool.count(Symbol.SHIELD) + defence.shields
    for symbol in defence.count_as_shields:
        shields += defence.pool.rolled(symbol)
    return shields


def _note(parts: list[Part], key: str, amount: int) -> None:
    """A line of the sum that leads from the hits to the wounds."""
    if amount != 0:
        parts.append(Part(key, amount))


def defence_against(attack: Attack, target: Figure) -> Defence:
    """Nothing has been stopped yet."""
    lethal = attack.hits if attack.lethal == NOTHING else min(attack.lethal, attack.hits)
    return Defence(target.id, lethal, attack.hits - lethal)


def deed_of_defence(adventure: Adventure, attack: Attack, target: Figure) -> Deed:
    """On the defender's cards the target is the attacker."""
    level = 1 if target.side == Side.ENEMIES else adventure.hero_of(target).soulrank
    deed = Deed(target.id, NOTHING, level)
    deed.target = attack.attacker
    deed.area = target.area
    return deed


def take_away(adventure: Adventure, defence: Defence, amount: int) -> int:
    """Hits that are cancelled whatever they are: lethal ones first (SS-R49). How many were?"""
    order = ["lethal", "normal"] if adventure.rules.lethal_first else ["normal", "lethal"]
    before = defence.lethal + defence.normal
    for kind in order:
        if kind == "lethal":
            gone = min(amount, defence.lethal)
            defence.lethal -= gone
        else:
            gone = min(amount, defence.normal)
            defence.normal -= gone
        amount -= gone
    return before - defence.lethal - defence.normal


def resist(adventure: Adventure, attack: Attack, target: Figure, defence: Defence) -> None:
    """Step 1 (SS-9.0.0.15)."""
    if target.side != Side.ENEMIES:
        return
    card = adventure.enemy_card(adventure.enemy_of(target))
    change = card.changes.get(attack.type, 0)
    if change > 0:
        defence.normal += change
    else:
        take_away(adventure, defence, -change)


def stop_with_armour(
    adventure: Adventure, attack: Attack, target: Figure, defence: Defence
) -> None:
    """Step 2 (SS-9.0.0.16): normal hits only."""
    if attack.ignores_armour:
        return
    armour = max(0, armour_of(adventure, target) + attack.armour_change + defence.armour)
    defence.normal = max(0, defence.normal - armour)


def _magic_shields(adventure: Adventure, target: Figure, defence: Defence) -> None:
    """Step 3 (SS-9.0.0.17): they must be used."""
    used = take_away(adventure, defence, target.shields)
    target.shields -= used
    if used:
        adventure.tell("magic-shields", "SS-8.3.1.4", target.id, NOTHING, used)


def _roll(adventure: Adventure, target: Figure, defence: Defence, deed: Deed) -> Flow[None]:
    """Steps 4 and 5 (SS-9.0.0.18, SS-9.0.0.19): lethal hits cannot be parried (SS-10.5.0.7)."""
    dice = min(defence.normal, defence_of(adventure, target))
    if defence.normal > 0:
        dice += defence.extra_dice
    if dice == 0:
        return
    roll_into(adventure, defence.pool, Colour.BLUE, dice)
    tell_roll(adventure, target, defence.pool, "defence-roll", "SS-9.0.0.18")
    effects = effects_of(adventure, target)
    yield from apply_effects(adventure, target, defence.pool, effects, deed, "SS-9.0.0.19")


def effects_of(adventure: Adventure, target: Figure) -> list[SymbolEffect]:
    """What the symbols of a defence roll may pay for."""
    if target.side == Side.ENEMIES:
        return adventure.enemy_card(adventure.enemy_of(target)).effects
    if target.companion is not None:
        return []
    hero = adventure.hero_of(target)
    found: list[SymbolEffect] = []
    for card in hero.equipped():
        found += adventure.side_of(hero, card).effects
    return found
