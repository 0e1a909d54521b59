"""Gaining, discarding, throwing away (MK-4.7, MK-4.8), and drawing."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, meant_by, refusal
from questhall.kernel.decks import Deck

from ...printed.cards import DeedKind, SkillEffect
from ...state.heroes import Hero, Unit
from ...state.realm import Realm
from .banners import command_banner, serve_under
from .mana import pay, payable_colours
from .tracks import command_of
from .wounds import is_wound, throw_wound_away

OFFER = 3


def deed_deck(hero: Hero) -> Deck:
    return Deck(hero.deck, hero.discard)


def shuffle_deck(realm: Realm, hero: Hero) -> None:
    deed_deck(hero).shuffle(realm, "deck")


def draw(realm: Realm, hero: Hero, count: int) -> int:
    """Draw from the Deed deck into the hand; returns how many there were (MK-0.1.5)."""
    drawn = deed_deck(hero).take_some(realm, count)
    hero.hand.extend(drawn)
    if drawn:
        realm.tell("draws", "MK-9.7.2", hero.seat, amount=len(drawn))
    return len(drawn)


def show(hero: Hero, card: int) -> None:
    """Show it to all: a drafted card is no longer secret (MK-22.1)."""
    if card in hero.secret:
        hero.secret.remove(card)


def lay_out_card(realm: Realm, hero: Hero, card: int) -> None:
    """Move it from the hand to the play area (MK-4.1.2); a borrowed spell stays in the offer."""
    realm.turn.played_any = True
    show(hero, card)
    if card in hero.hand:
        hero.hand.remove(card)
        hero.played.append(card)


def discard(realm: Realm, hero: Hero, card: int) -> None:
    """MK-4.8.1"""
    show(hero, card)
    hero.hand.remove(card)
    hero.discard.append(card)
    realm.turn.played_any = True
    realm.tell("discards", "MK-4.8.1", hero.seat, card)


def throw_away(realm: Realm, hero: Hero, pile: list[int], card: int) -> None:
    """MK-4.8.2"""
    if is_wound(realm, card):
        throw_wound_away(realm, pile, card)
        return
    show(hero, card)
    pile.remove(card)
    realm.removed.append(card)
    realm.tell("throws-away", "MK-4.8.2", hero.seat, card)


def refill(offer: list[int], deck: list[int]) -> None:
    """The cards slide down, and a new one takes the top position (MK-4.7.4)."""
    while len(offer) < OFFER and deck:
        offer.insert(0, deck.pop())


def take_from_offer(
    realm: Realm, offer: list[int], deck: list[int], card: int, to: list[int]
) -> None:
    """MK-4.7.3, MK-4.7.4: `to` is a deck (its end is the top), a hand or a discard pile."""
    offer.remove(card)
    to.append(card)
    realm.all_remember(card)
    before = len(offer)
    refill(offer, deck)
    if len(offer) > before:
        realm.mark_information()
    realm.tell("gains-card", "MK-4.7.3", card)


def free_command(hero: Hero) -> int:
    """Command tokens without a unit (MK-4.2.3)."""
    return command_of(hero) - len([unit for unit in hero.units if needs_token(unit)])


def needs_token(unit: Unit) -> bool:
    return not unit.bonded and not unit.under_banner


def has_free_bond(hero: Hero) -> bool:
    """Is there a free skill that holds a unit like a command token?"""
    count = 0
    for skill in hero.skills:
        effect = skill.kind.effect
        if isinstance(effect, SkillEffect) and effect.holds_unit:
            count += 1
    return count > len([unit for unit in hero.units if unit.bonded])


def gain_unit(
    realm: Realm, hero: Hero, card: int, may_refuse: bool, bonded: bool = False
) -> Flow[bool]:
    """MK-4.2.5, MK-4.2.6; False if the player prefers to keep all units."""
    unit = Unit(card, realm.unit_card(card))
    unit.bonded = bonded or (free_command(hero) <= 0 and has_free_bond(hero))
    if not unit.bonded and (free_command(hero) <= 0 or command_banner(realm) != NOTHING):
        options = _commands(realm, hero, may_refuse)
        answer = yield Decision([hero.seat], "disband", options, "MK-4.2.6", card)
        if answer.declines:
            return False
        meant_by(answer, Command).give(realm, hero, unit, answer.what)
    realm.unit_offer.remove(card)
    hero.units.append(unit)
    realm.turn.recruited += 1
    realm.tell("recruits", "MK-7.3.1", hero.seat, card)
    if unit.kind.takes_mana:
        yield from _feed(realm, hero, unit)
    return True


def _feed(realm: Realm, hero: Hero, unit: Unit) -> Flow[None]:
    """Magic Familiars: put one basic mana on the card, where it stays."""
    colours = payable_colours(realm, hero)
    if colours:
        options = [Option("colour", colour) for colour in colours]
        answer = yield Decision([hero.seat], "which-colour", options, "MK-7.3.3", unit.card)
        yield from pay(realm, hero, answer.what, "MK-7.3.3", unit.card)
        unit.mana = answer.what


def _commands(realm: Realm, hero: Hero, may_refuse: bool) -> list[Option]:
    """How the new unit can be commanded: by a banner, a free token, or in place of another unit."""
    options: list[Option] = []
    banner = command_banner(realm)
    if banner != NOTHING:
        options.append(Option("under-banner", banner, meant=UNDER_BANNER))
    if free_command(hero) > 0:
        options.append(Option("own-token", meant=OWN_TOKEN))
        return options
    held = [unit for unit in hero.units if needs_token(unit)]
    options.extend([Option("disband", unit.card, meant=IN_PLACE_OF) for unit in held])
    if may_refuse:
        options.append(refusal("refuse"))
    return options


class Command:
    """How a new unit is commanded: here by a free token."""

    def give(self, realm: Realm, hero: Hero, unit: Unit, card: int) -> None:
        pass


class UnderBanner(Command):
    def give(self, realm: Realm, hero: Hero, unit: Unit, card: int) -> None:
        serve_under(realm, hero, unit)


class InPlaceOf(Command):
    def give(self, realm: Realm, hero: Hero, unit: Unit, card: int) -> None:
        disband(realm, hero, unit_named(hero, card))


OWN_TOKEN: Final = Command()
UNDER_BANNER: Final = UnderBanner()
IN_PLACE_OF: Final = InPlaceOf()


def unit_named(hero: Hero, card: int) -> Unit:
    for unit in hero.units:
        if unit.card == card:
            return unit
    raise KeyError(card)


def disband(realm: Realm, hero: Hero, unit: Unit) -> None:
    """A disbanded or destroyed unit leaves the game; its banner is discarded (MK-4.2.13)."""
    hero.units.remove(unit)
    realm.removed.append(unit.card)
    realm.wounds.extend(unit.wounds)
    if unit.banner != NOTHING:
        hero.discard.append(unit.banner)
    realm.tell("disbands", "MK-4.2.6", hero.seat, unit.card)


def one_of_each(realm: Realm, cards: list[int]) -> list[int]:
    """One card of each kind: equal cards are offered once."""
    found: list[int] = []
    seen: list[str] = []
    for card in cards:
        key = realm.cards[card].key
        if key not in seen:
            seen.append(key)
            found.append(card)
    return found


def choose_card(
    realm: Realm, hero: Hero, cards: list[int], prompt: str, rule: str, what: int
) -> Flow[int]:
    options = [Option("choose", card) for card in one_of_each(realm, cards)]
    answer = yield Decision([hero.seat], prompt, options, rule, what)
    return answer.what


def non_wounds(realm: Realm, hero: Hero) -> list[int]:
    """Cards in hand that may pay a cost (MK-4.1.11)."""
    return [card for card in hero.hand if realm.deed(card).kind != DeedKind.WOUND]
