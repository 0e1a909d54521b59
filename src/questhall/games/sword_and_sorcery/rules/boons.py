"""What lasts beyond the deed that made it: it helps attacks and defences until it ends."""

from questhall.kernel.decisions import NOTHING, Flow

from ..printed.boons import NO_TOKEN, TOKEN_SUPPLY, BoonRole, PowerToken
from ..printed.items import ItemDef
from ..printed.kinds import ItemKind
from ..state.adventure import Adventure
from ..state.attacks import Attack, Deed
from ..state.boons import Boon
from ..state.figures import Figure, Side
from .sight import attack_distance


def grant(adventure: Adventure, boon: Boon) -> None:
    """SS-2.0.0.6: the same effect never helps the same character twice."""
    for other in adventure.boons:
        same = other.card == boon.card and other.printed.key == boon.printed.key
        if same and (other.bearer, other.area) == (boon.bearer, boon.area):
            return
    adventure.boons.append(boon)


def lapse(adventure: Adventure, *moments: int) -> None:
    """All that lasts until one of these moments ends."""
    adventure.bonuses = [b for b in adventure.bonuses if b.until not in moments]
    for boon in list(adventure.boons):
        if boon.printed.until in moments:
            end(adventure, boon)


def end(adventure: Adventure, boon: Boon) -> None:
    """SS-7.0.0.18: the cooldown of a few powers begins now."""
    adventure.boons.remove(boon)
    if boon.cooldown:
        for power in adventure.heroes[boon.maker].powers:
            if power.card == boon.card:
                power.position = boon.cooldown


def in_effect(adventure: Adventure, card: int) -> bool:
    """Does what the power did still last, so that its cooldown has not begun?"""
    for boon in adventure.boons:
        if boon.card == card and boon.cooldown:
            return True
    return False


def forsake(adventure: Adventure, figure: Figure) -> None:
    """Whoever dies bears nothing any more (SS-11.1.0.4)."""
    figure.veiled = False
    adventure.bonuses = [each for each in adventure.bonuses if each.bearer != figure.id]
    for boon in list(adventure.boons):
        if boon.bearer == figure.id:
            end(adventure, boon)


# -- tokens on the map --------------------------------------------------------------------


def tokens_in(adventure: Adventure, area: int, token: int) -> list[Boon]:
    return [b for b in adventure.boons if b.area == area and b.printed.token == token]


def lay_token(adventure: Adventure, boon: Boon) -> None:
    """SS-1.2.0.1: there are only so many; the one that lies longest is moved."""
    token = boon.printed.token
    lying = [each for each in adventure.boons if each.printed.token == token]
    if len(lying) >= TOKEN_SUPPLY[token]:
        end(adventure, lying[0])
    adventure.boons.append(boon)
    adventure.tell("token", "SS-7.0.0.5", token, boon.area)


# -- attacks ------------------------------------------------------------------------------


def help_attack(adventure: Adventure, attack: Attack) -> Flow[None]:
    """Everything that helps an attack, before its dice are rolled (SS-9.0.0.2)."""
    for boon in list(adventure.boons):
        if boon in adventure.boons and _helps_attack(adventure, boon, attack):
            yield from _help(adventure, boon, attack, attack.attacker, attack.target)


def help_defence(adventure: Adventure, attack: Attack, defender: Figure) -> Flow[None]:
    """Everything that helps a defence, before its dice are rolled (SS-9.0.0.22)."""
    for boon in list(adventure.boons):
        if boon in adventure.boons and _helps_defence(adventure, boon, defender):
            yield from _help(adventure, boon, attack, defender.id, attack.attacker)


def _helps_attack(adventure: Adventure, boon: Boon, attack: Attack) -> bool:
    attacker = adventure.figures[attack.attacker]
    printed = boon.printed
    if printed.token != NO_TOKEN:
        hero = attacker.side == Side.HEROES
        return printed.token == PowerToken.RUNE_OF_ATTACK and hero and attacker.area == boon.area
    if printed.role == BoonRole.ATTACKS:
        return boon.bearer == attacker.id
    if attacker.side != Side.HEROES:
        return False
    if printed.role == BoonRole.ATTACKED:
        return boon.bearer == attack.target
    return printed.role == BoonRole.NEAR_ATTACKS and _is_near(adventure, boon, attacker)


def _helps_defence(adventure: Adventure, boon: Boon, defender: Figure) -> bool:
    printed = boon.printed
    if printed.token != NO_TOKEN:
        hero = defender.side == Side.HEROES
        return printed.token == PowerToken.RUNE_OF_DEFENCE and hero and defender.area == boon.area
    if printed.role == BoonRole.DEFENCES:
        return boon.bearer == defender.id
    near = printed.role == BoonRole.NEAR_DEFENCES and defender.side == Side.HEROES
    return near and _is_near(adventure, boon, defender)


def _is_near(adventure: Adventure, boon: Boon, figure: Figure) -> bool:
    """For each hero once."""
    if boon.printed.uses and figure.id in boon.served:
        return False
    centre = adventure.figures[boon.bearer].area
    return attack_distance(adventure, centre, figure.area) <= boon.printed.within


def _help(adventure: Adventure, boon: Boon, attack: Attack, actor: int, other: int) -> Flow[None]:
    deed = Deed(actor, boon.card, boon.level)
    deed.target = other
    deed.chosen = boon.chosen
    deed.area = adventure.figures[other].area
    if not boon.printed.test.holds(adventure, deed):
        return
    _use(adventure, boon, actor)
    if attack.defence is None:
        attack.effects += boon.printed.paid
        printed = adventure.cards[boon.card] if boon.card != NOTHING else None
        if isinstance(printed, ItemDef) and printed.kind == ItemKind.AMMUNITION:
            attack.ammunition = boon.card
    for effect in boon.printed.effects:
        yield from effect.resolve(adventure, deed)


def _use(adventure: Adventure, boon: Boon, actor: int) -> None:
    boon.served.append(actor)
    if boon.printed.uses == 0 or boon.printed.for_each:
        return
    boon.left -= 1
    if boon.left == 0:
        end(adventure, boon)
