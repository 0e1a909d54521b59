"""Decks that change between rounds: action upgrades and the starting draft (MK-14.7)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, refusal, together

from ...printed.cards import DeedKind
from ...state.heroes import Hero
from ...state.realm import Realm
from ..cards.gaining import one_of_each, refill, throw_away
from ..scenario import time_comes_again

DEALT = 4  # cards dealt to each hero (MK-14.7.6)
DRAFTED = 3
RARE_CARD = 2  # what makes a hero strong (MK-14.7.3)
LEVEL_AHEAD = 3


# -- the starting draft (MK-14.7.6) ------------------------------------------------------


def deal_draft(realm: Realm) -> None:
    for hero in realm.heroes:
        for _ in range(DEALT):
            hero.pack.append(realm.actions.pop())
    realm.mark_information()
    realm.next_step = "draft"


def draft(realm: Realm) -> Flow[None]:
    """Each hero keeps one card and passes the others on."""
    parts: list[Decision] = []
    for hero in realm.heroes:
        options = [Option("draft", card) for card in hero.pack]
        parts.append(Decision([hero.seat], "draft", options, "MK-14.7.6", secret=True))
    kept = yield from together(parts)
    for hero in realm.heroes:
        card = kept[hero.seat].what
        hero.pack.remove(card)
        hero.drafted.append(card)
    realm.mark_information()
    if len(realm.heroes[0].drafted) < DRAFTED:
        _pass_on(realm)
        return
    for hero in realm.heroes:
        realm.actions.extend(hero.pack)
        hero.pack = []
    realm.chance.shuffle("draft", realm.actions)
    refill(realm.action_offer, realm.actions)
    realm.next_step = "board"


def _pass_on(realm: Realm) -> None:
    """Pass the packs clockwise."""
    packs = [hero.pack for hero in realm.heroes]
    for hero in realm.heroes:
        hero.pack = packs[hero.seat - 1]


def add_drafted(realm: Realm) -> Flow[None]:
    """Add a drafted card; the whole deck is shuffled before the new round."""
    drafters = [hero for hero in realm.heroes if hero.drafted and not hero.out]
    parts: list[Decision] = []
    for hero in drafters:
        options = [Option("add-drafted", card) for card in hero.drafted]
        parts.append(Decision([hero.seat], "add-drafted", options, "MK-14.7.6", secret=True))
    added = yield from together(parts)
    for number in range(len(drafters)):
        card = added[number].what
        drafters[number].drafted.remove(card)
        drafters[number].deck.append(card)
        drafters[number].secret.append(card)
    realm.next_step = "round"


# -- between two rounds ------------------------------------------------------------------


def between_rounds(realm: Realm) -> str:
    """The step that follows the end of a round, unless it was the last."""
    if realm.day:
        waiting = [hero for hero in realm.heroes if hero.drafted and not hero.out]
        return "add_drafted" if waiting else "round"
    if realm.rules.action_upgrades and time_comes_again(realm):
        _show_upgrades(realm)
        return "upgrade"
    return "round"


# -- action upgrades (MK-14.7.2 to MK-14.7.5) --------------------------------------------


def _show_upgrades(realm: Realm) -> None:
    """MK-14.7.2; as many as are left."""
    for _ in range(min(len(realm.heroes) + 1, len(realm.actions))):
        realm.upgrades.append(realm.actions.pop())
    realm.mark_information()
    realm.tell_values("upgrades", "MK-14.7.2", realm.upgrades)
    realm.upgraders = _weakest_first(realm)


def _weakest_first(realm: Realm) -> list[int]:
    """MK-14.7.4"""
    ranking: list[tuple[int, int, int, int]] = []
    for hero in realm.heroes:
        if not hero.out:
            place = realm.order.index(hero.seat)
            ranking.append((strength(realm, hero), hero.fame, -place, hero.seat))
    ranking.sort()
    return [seat for _, _, _, seat in ranking]


def strength(realm: Realm, hero: Hero) -> int:
    """MK-14.7.3"""
    value = sum(hero.crystals) // 2
    for card in _cards_of(hero):
        kind = realm.deed(card).kind
        if kind in (DeedKind.ARTIFACT, DeedKind.SPELL):
            value += RARE_CARD
        elif kind == DeedKind.ADVANCED_ACTION:
            value += 1
    for unit in hero.units:
        value += unit.kind.level // 2 if unit.wounded else unit.kind.level
    lowest = min([other.level for other in realm.heroes if not other.out])
    return value + LEVEL_AHEAD * (hero.level - lowest)


def _cards_of(hero: Hero) -> list[int]:
    """All Deed cards, including banners with units."""
    found: list[int] = []
    for pile in _piles_of(hero):
        found.extend(pile)
    found.extend([unit.banner for unit in hero.units if unit.banner != NOTHING])
    return found


def _piles_of(hero: Hero) -> list[list[int]]:
    return [
        hero.deck,
        hero.hand,
        hero.discard,
        hero.set_aside,
        hero.under_tactic,
        hero.played,
    ]


def upgrade(realm: Realm) -> Flow[None]:
    """MK-14.7.4, one hero after another."""
    if not realm.upgraders:
        _put_back(realm)
        realm.next_step = "round"
        return
    hero = realm.heroes[realm.upgraders.pop(0)]
    options = [
        Option("upgrade", card) for card in realm.upgrades if _replaceable(realm, hero, card)
    ]
    options.append(refusal("no-upgrade"))
    answer = yield Decision([hero.seat], "upgrade", options, "MK-14.7.4")
    if answer.declines:
        return
    card = answer.what
    options = [Option("replace", old) for old in _replaceable(realm, hero, card)]
    answer = yield Decision([hero.seat], "replace", options, "MK-14.7.5", card)
    realm.mark_information()  # everybody sees which card was in the deck
    for pile in _piles_of(hero):
        if answer.what in pile:
            throw_away(realm, hero, pile, answer.what)
    realm.upgrades.remove(card)
    hero.deck.append(card)
    realm.tell("takes-upgrade", "MK-14.7.4", hero.seat, card)


def _replaceable(realm: Realm, hero: Hero, card: int) -> list[int]:
    """MK-14.7.5"""
    wanted = realm.deed(card)
    found: list[int] = []
    for own in one_of_each(realm, sorted(_cards_of(hero))):
        deed = realm.deed(own)
        alike = deed.colour == wanted.colour or deed.icons & wanted.icons > 0
        if deed.is_action and alike:
            found.append(own)
    return found


def _put_back(realm: Realm) -> None:
    """Put it under the deck."""
    for card in realm.upgrades:
        realm.actions.insert(0, card)
        realm.all_remember(card)
    realm.upgrades = []
