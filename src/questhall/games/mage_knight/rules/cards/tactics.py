"""Tactic cards (MK-3.3, MK-19)."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, no_decisions, refusal

from ...printed.kinds import BASIC_COLOURS, Mana
from ...state.heroes import Hero
from ...state.realm import Realm
from ..deals import Deal
from .gaining import draw, one_of_each, shuffle_deck
from .mana import gain_crystal, roll

RETHINK = "rethink"
MANA_STEAL = "mana_steal"
PLANNING = "planning"
GREAT_START = "great_start"
RIGHT_MOMENT = "the_right_moment"
LONG_NIGHT = "long_night"
MANA_SEARCH = "mana_search"
MEDITATION = "midnight_meditation"
PREPARATION = "preparation"
SPARING_POWER = "sparing_power"
RETHOUGHT = 3
MEDITATED = 5
STARTED_WITH = 2
LONG_NIGHT_CARDS = 3
PLANNED = 2
SEARCHED = 2


def has_tactic(realm: Realm, hero: Hero, key: str) -> bool:
    """Does the hero have this tactic, still face up (MK-19.2)?"""
    if hero.tactic == NOTHING or hero.tactic_used:
        return False
    return realm.tactic_card(hero.tactic).does == key


def when_taken(realm: Realm, hero: Hero) -> Flow[None]:
    """MK-3.3.4: what it does at once."""
    tactic = realm.tactic_card(hero.tactic)
    if tactic.cards:
        draw(realm, hero, tactic.cards)
    for colour in tactic.crystals:
        gain_crystal(realm, hero, colour)
    if has_tactic(realm, hero, RETHINK):
        count = yield from _change_cards(realm, hero, RETHOUGHT, hero.discard, "MK-19.1")
        draw(realm, hero, count)
        hero.deck.extend(hero.discard)
        hero.discard.clear()
        shuffle_deck(realm, hero)
    elif has_tactic(realm, hero, GREAT_START):
        draw(realm, hero, STARTED_WITH)
    elif has_tactic(realm, hero, MANA_STEAL):
        yield from _steal_die(realm, hero)
    elif has_tactic(realm, hero, PREPARATION) and hero.deck:
        realm.mark_information()  # the hero looks through the deck
        cards = one_of_each(realm, sorted(hero.deck))
        options = [Option("search", card) for card in cards]
        answer = yield Decision([hero.seat], "search", options, "MK-19.1", secret=True)
        hero.deck.remove(answer.what)
        hero.hand.append(answer.what)
        shuffle_deck(realm, hero)


def _change_cards(realm: Realm, hero: Hero, most: int, to: list[int], rule: str) -> Flow[int]:
    """Put down up to `most` cards of the hand, even wounds; returns how many."""
    count = 0
    while count < most and hero.hand:
        options = [Option("put-down", card) for card in one_of_each(realm, hero.hand)]
        options.append(refusal("enough"))
        answer = yield Decision([hero.seat], "put-down", options, rule, secret=True)
        if answer.declines:
            break
        hero.hand.remove(answer.what)
        to.append(answer.what)
        realm.forget(answer.what)
        count += 1
    return count


def _steal_die(realm: Realm, hero: Hero) -> Flow[None]:
    options = [
        Option("steal-die", die.colour, place)
        for place, die in enumerate(realm.source)
        if die.colour < BASIC_COLOURS and die.owner == NOTHING
    ]
    if options:
        answer = yield Decision([hero.seat], "steal-die", options, "MK-19.3")
        realm.source[answer.where].owner = hero.seat


def planning_bonus(realm: Realm, hero: Hero) -> int:
    """MK-9.7.6"""
    return 1 if has_tactic(realm, hero, PLANNING) and len(hero.hand) >= PLANNED else 0


def draw_cards(realm: Realm, hero: Hero, count: int) -> Flow[None]:
    """Draw cards; Long Night may be used in the middle of it (MK-9.7.8)."""
    drawn = draw(realm, hero, count)
    if drawn < count:
        yield from _long_night(realm, hero, count - drawn)


def _long_night(realm: Realm, hero: Hero, missing: int) -> Flow[None]:
    if not has_tactic(realm, hero, LONG_NIGHT) or not hero.discard:
        return
    options = [Option("use-tactic"), refusal("not-now")]
    answer = yield Decision([hero.seat], "long-night", options, "MK-9.7.8")
    if not answer.declines:
        use_long_night(realm, hero)
        draw(realm, hero, missing)


def use_long_night(realm: Realm, hero: Hero) -> None:
    hero.tactic_used = True
    realm.mark_information()
    realm.chance.shuffle("discard", hero.discard)
    for _ in range(min(LONG_NIGHT_CARDS, len(hero.discard))):
        hero.deck.append(hero.discard.pop())


# -- before a turn -------------------------------------------------------------------


def before_turn(realm: Realm, hero: Hero) -> Flow[None]:
    """Midnight Meditation and Sparing Power (MK-5.1)."""
    if has_tactic(realm, hero, MEDITATION) and hero.hand:
        options = [Option("use-tactic"), refusal("not-now")]
        answer = yield Decision([hero.seat], "meditate", options, "MK-19.1")
        if not answer.declines:
            hero.tactic_used = True
            count = yield from _change_cards(realm, hero, MEDITATED, hero.deck, "MK-19.1")
            shuffle_deck(realm, hero)
            draw(realm, hero, count)
    if has_tactic(realm, hero, SPARING_POWER):
        yield from _spare(realm, hero)


def _spare(realm: Realm, hero: Hero) -> Flow[None]:
    options: list[Option] = []
    if hero.deck:
        options.append(Option("store", meant=True))
    options.append(Option("take-stored", amount=len(hero.under_tactic)))
    answer = yield Decision([hero.seat], "sparing-power", options, "MK-19.1")
    if answer.meant is True:
        hero.under_tactic.append(hero.deck.pop())
        return
    hero.tactic_used = True
    hero.hand.extend(hero.under_tactic)
    hero.under_tactic.clear()
    realm.mark_information()


# -- in the hero's own turn ----------------------------------------------------------


def tactic_options(realm: Realm, hero: Hero) -> list[Option]:
    """Mana Search, The Right Moment and Long Night (MK-19.1)."""
    options: list[Option] = []
    turn = realm.turn
    if has_tactic(realm, hero, MANA_SEARCH) and not turn.die_used and not turn.searched:
        options.append(Option("mana-search", hero.tactic, meant=SEARCH_MANA))
    if has_tactic(realm, hero, RIGHT_MOMENT) and not _is_last_turn(realm):
        options.append(Option("right-moment", hero.tactic, meant=TAKE_ANOTHER_TURN))
    if has_tactic(realm, hero, LONG_NIGHT) and not hero.deck and hero.discard:
        options.append(Option("use-long-night", hero.tactic, meant=USE_LONG_NIGHT))
    return options


def _is_last_turn(realm: Realm) -> bool:
    """MK-19.4"""
    return realm.round_ended_by != NOTHING or realm.scenario_ended


class SearchMana(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        return _search(realm, hero)


class TakeAnotherTurn(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        hero.tactic_used = True
        realm.turn.another = True
        realm.tell("another-turn", "MK-19.4", hero.seat)
        return no_decisions()


class UseLongNight(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        use_long_night(realm, hero)
        return no_decisions()


SEARCH_MANA: Final = SearchMana()
TAKE_ANOTHER_TURN: Final = TakeAnotherTurn()
USE_LONG_NIGHT: Final = UseLongNight()


def _search(realm: Realm, hero: Hero) -> Flow[None]:
    """Up to two dice; depleted gold ones come first."""
    realm.turn.searched = True
    chosen: list[int] = []
    while len(chosen) < SEARCHED:
        free = [
            place
            for place, die in enumerate(realm.source)
            if die.owner == NOTHING and not die.used and place not in chosen
        ]
        gold = [place for place in free if realm.source[place].colour == Mana.GOLD]
        options = [
            Option("reroll-die", realm.source[place].colour, place) for place in gold or free
        ]
        if chosen:
            options.append(refusal("enough"))
        answer = yield Decision([hero.seat], "mana-search", options, "MK-19.1")
        if answer.declines:
            break
        chosen.append(answer.where)
    for place in chosen:
        realm.source[place].colour = roll(realm)
        realm.tell("rerolls", "MK-19.1", realm.source[place].colour)
    realm.mark_information()
