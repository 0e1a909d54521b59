"""What items allow: who may use them, charges, and what is gone after it was used (8.4, 12)."""

from questhall.kernel.decisions import Flow

from ..printed.heroes import UseDef
from ..printed.kinds import ActionKind, ItemKind, Moment, Stat
from ..state.adventure import Adventure
from ..state.attacks import Deed
from ..state.heroes import Hero
from ..state.outfit import ItemUse
from .attack.ammunition import waits
from .discarding import discard_item, pile_of
from .moments import at_moment, note_use, uses_left
from .numbers import change
from .outfits import outfit_of, uses_of


def may_use(adventure: Adventure, hero: Hero, card: int) -> bool:
    """SS-8.1.0.1, SS-8.1.0.3"""
    side = adventure.side_of(hero, card)
    for style in hero.card.styles:
        if style in side.styles:
            return True
    if adventure.item(card).kind != ItemKind.ONE_USE:
        return False
    return change(adventure, adventure.figure_of(hero), Stat.ANY_ONE_USE) > 0


def uses_at(adventure: Adventure, hero: Hero, moment: int) -> list[ItemUse]:
    """Uses of the hero's items that are meant for that moment."""
    uses = uses_of(adventure, hero, outfit_of(adventure, hero))
    return [each for each in uses if each.use.moment == moment]


def charges_of(adventure: Adventure, hero: Hero, card: int) -> int:
    """SS-8.4.0.4: a found artifact has them all."""
    return adventure.side_of(hero, card).charges - adventure.spent.get(card, 0)


def regain_charges(adventure: Adventure) -> None:
    """SS-8.4.0.7: one for each artifact when a quest begins."""
    adventure.spent = {card: spent - 1 for card, spent in adventure.spent.items() if spent > 1}


def usable_item(adventure: Adventure, hero: Hero, card: int, use: UseDef) -> bool:
    if not may_use(adventure, hero, card):
        return False
    if use.charges > charges_of(adventure, hero, card):  # SS-8.4.0.6
        return False
    arrows = adventure.item(card).kind == ItemKind.AMMUNITION and use.action == ActionKind.FREE
    if arrows and waits(adventure, hero):  # SS-12.3.0.3
        return False
    if use.limit == 0:
        return True
    return uses_left(adventure, adventure.figure_of(hero), _key(card, use), use.limit)


def _key(card: int, use: UseDef) -> str:
    return f"{use.key} {card}"


def use_up(adventure: Adventure, hero: Hero, card: int, use: UseDef, deed: Deed) -> Flow[None]:
    """The effect, after what it costs: a charge (SS-8.4.0.5), or a one-use card (SS-12.2.0.1),
    which some powers keep."""
    figure = adventure.figure_of(hero)
    adventure.tell("uses-item", "SS-12.0.0.1", hero.place, card)
    if use.limit:
        note_use(adventure, figure, _key(card, use), use.limit)
    if use.charges:
        adventure.spent[card] = adventure.spent.get(card, 0) + use.charges
    one_use = adventure.item(card).kind == ItemKind.ONE_USE
    turned = card in adventure.turned
    if one_use:
        hero.inventory.remove(card)
        discard_item(adventure, card)
    yield from use.effect.resolve(adventure, deed)
    if one_use and not hero.ghost and not adventure.over:
        yield from at_moment(adventure, figure, Moment.ITEM_USED, deed)
        pile = pile_of(adventure, card)
        if deed.keeps_item and card in pile:
            pile.remove(card)
            hero.inventory.append(card)
            if turned:
                adventure.turned.append(card)
