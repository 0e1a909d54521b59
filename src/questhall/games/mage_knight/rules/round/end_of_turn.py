"""The end of a turn (MK-9): its steps in order."""

from questhall.kernel.decisions import Decision, Flow, Option, refusal

from ...printed.kinds import BASIC_COLOURS, Mana, Site
from ...state.heroes import OFF_MAP, Hero
from ...state.moments import Moment
from ...state.realm import Realm
from ...state.turn import Phase
from ..audience import listeners
from ..cards.gaining import discard, free_command, gain_unit, one_of_each, take_from_offer
from ..cards.mana import MOST_CRYSTALS, return_dice, roll, store_crystal
from ..cards.playing import ask_with_hand
from ..cards.tactics import draw_cards, planning_bonus
from ..cards.tracks import change_reputation, gain_fame, hand_limit_of
from ..cards.wounds import is_wound, others_in, take_wound, throw_wound_away, wounds_in
from ..map.cities import leader_of
from ..map.movement import allows_many, is_ours, is_safe
from ..map.sites import mine_works
from .level_up import level_ups
from .turn_order import end_turn


def end_of_turn(realm: Realm) -> Flow[None]:
    hero = realm.hero_of_turn()
    realm.turn.phase = Phase.ENDING
    return_dice(realm)  # step 1
    withdraw(realm, hero)  # step 2
    yield from _clear_play_area(realm, hero)  # step 3
    yield from _benefits(realm, hero)  # step 4
    yield from rewards(realm, hero)  # step 5
    yield from level_ups(realm, hero)  # step 6
    yield from take_late_units(realm, hero)
    yield from _draw_up(realm, hero)  # step 7
    for each in listeners(realm, Moment.turn_ended):
        each.turn_ended(realm, hero)
    realm.turn.set_boons([])  # MK-4.5.3
    if realm.turn.then:
        realm.next_step = realm.turn.then
        return
    if realm.turn.another:
        realm.next_step = "turn"
        return
    end_turn(realm)


def withdraw(realm: Realm, hero: Hero) -> None:
    """Go back along the path until the space is safe, taking a wound per space (MK-9.2)."""
    path = realm.turn.path
    while path and not is_safe(realm, hero, hero.space):
        hero.space = path.pop()
        realm.tell("retreats", "MK-9.2.2", hero.seat, hero.space)
        take_wound(realm, hero, "MK-9.2.3")
    place = realm.places.get(hero.space)
    if place is not None and allows_many(realm, hero.space):
        if place.site == Site.PORTAL:  # MK-6.8.6
            hero.space = OFF_MAP
        elif place.site == Site.CITY:
            hero.in_city = hero.space


def _clear_play_area(realm: Realm, hero: Hero) -> Flow[None]:
    """MK-9.3; some cards do not go to the discard pile."""
    for colour in range(len(hero.mana)):
        hero.mana[colour] = 0
    gain_fame(realm, hero, realm.turn.fame_due, "MK-21.4")
    change_reputation(realm, hero, realm.turn.reputation_due, "MK-21.4")
    if crystals_return(realm):
        for colour in range(BASIC_COLOURS):
            back = hero.crystals[colour] + realm.turn.crystals_spent[colour]
            hero.crystals[colour] = min(MOST_CRYSTALS, back)
    if True in [each.wounds_vanish() for each in listeners(realm, Moment.wounds_vanish)]:
        for card in realm.turn.wounds_taken:
            for pile in (hero.hand, hero.discard):
                if card in pile:
                    throw_wound_away(realm, pile, card)
    for card in hero.played[:]:
        yield from _put_away(realm, hero, card)


def crystals_return(realm: Realm) -> bool:
    """Do crystals spent this turn come back?"""
    return True in [each.crystals_return() for each in listeners(realm, Moment.crystals_return)]


def _put_away(realm: Realm, hero: Hero, card: int) -> Flow[None]:
    for each in listeners(realm, Moment.put_away):
        gone = yield from each.put_away(realm, hero, card)
        if gone:
            return
    hero.played.remove(card)
    bending = listeners(realm, Moment.bends_time)
    if bending and not is_wound(realm, card):
        bent = bending[0].bends_time()
        (hero.set_aside if card == bent else hero.hand).append(card)
    else:
        hero.discard.append(card)


def _benefits(realm: Realm, hero: Hero) -> Flow[None]:
    """MK-9.4"""
    if hero.space == OFF_MAP:
        return
    site = realm.site_at(hero.space)
    if site == Site.MAGICAL_GLADE:
        options: list[Option] = []
        if wounds_in(realm, hero.hand):
            options.append(Option("cure-hand", meant=True))
        if wounds_in(realm, hero.discard):
            options.append(Option("cure-discard"))
        if options:
            options.append(refusal("no-cure"))
            answer = yield Decision([hero.seat], "glade", options, "MK-9.4.1")
            if not answer.declines:
                pile = hero.hand if answer.meant is True else hero.discard
                throw_wound_away(realm, pile, wounds_in(realm, pile)[0])
    elif site == Site.MINE and mine_works(realm, hero.space):
        store_crystal(realm, hero, realm.spaces[hero.space].colour, "MK-9.4.2")


# -- rewards (MK-9.5) ----------------------------------------------------------------


def rewards(realm: Realm, hero: Hero) -> Flow[None]:
    """Claim all rewards, in an order of the player's choice (MK-9.5.1)."""
    waiting = realm.turn.rewards
    artifacts = waiting.count("artifact")
    while waiting:
        kinds = sorted(set(waiting))
        options = [Option("claim", REWARDS.index(kind)) for kind in kinds]
        answer = yield Decision([hero.seat], "rewards", options, "MK-9.5.1")
        kind = REWARDS[answer.what]
        if kind == "artifact":
            artifacts = waiting.count("artifact")
            realm.turn.rewards = waiting = [each for each in waiting if each != "artifact"]
            yield from _artifacts(realm, hero, artifacts)
        else:
            waiting.remove(kind)
            yield from _claim(realm, hero, kind)


REWARDS = (
    "artifact",
    "spell",
    "advanced_action",
    "crystal",
    "crystal_each_colour",
    "unit",
    "spell_or_artifact",
)


def _claim(realm: Realm, hero: Hero, kind: str) -> Flow[None]:
    if kind == "spell":
        yield from _pick(realm, hero, realm.spell_offer, realm.spells)
    elif kind == "advanced_action":
        yield from _pick(realm, hero, realm.action_offer, realm.actions)
    elif kind == "crystal":
        yield from random_crystal(realm, hero)
    elif kind == "crystal_each_colour":  # MK-9.5.3
        for colour in range(BASIC_COLOURS):
            store_crystal(realm, hero, colour, "MK-9.5.3")
    elif kind == "spell_or_artifact":  # MK-18.3.1
        realm.mark_information()
        colour = roll(realm)
        realm.tell("rolls", "MK-18.3.1", colour)
        realm.turn.rewards.append("spell" if colour >= BASIC_COLOURS else "artifact")
    elif realm.unit_offer:
        yield from _take_unit(realm, hero)


def _pick(realm: Realm, hero: Hero, offer: list[int], deck: list[int]) -> Flow[None]:
    """MK-9.5.5"""
    if offer:
        options = [Option("take", card) for card in offer]
        answer = yield Decision([hero.seat], "take-card", options, "MK-9.5.5")
        take_from_offer(realm, offer, deck, answer.what, hero.deck)


def random_crystal(realm: Realm, hero: Hero) -> Flow[None]:
    """MK-9.5.2"""
    realm.mark_information()
    colour = roll(realm)
    realm.tell("rolls", "MK-9.5.2", colour)
    if colour == Mana.BLACK:
        gain_fame(realm, hero, 1, "MK-9.5.2")
        return
    if colour == Mana.GOLD:
        options = [Option("colour", each) for each in range(BASIC_COLOURS)]
        answer = yield Decision([hero.seat], "which-crystal", options, "MK-9.5.2")
        colour = answer.what
    store_crystal(realm, hero, colour, "MK-9.5.2")


def _artifacts(realm: Realm, hero: Hero, count: int) -> Flow[None]:
    """Draw one more than won; one goes to the bottom of the deck (MK-9.5.4)."""
    drawn = hero.drawn_artifacts
    for _ in range(min(count + 1, len(realm.artifacts))):
        drawn.append(realm.artifacts.pop())
    if not drawn:
        return
    realm.mark_information()
    if len(drawn) > count:
        options = [Option("give-back", card) for card in drawn]
        answer = yield Decision([hero.seat], "artifacts", options, "MK-9.5.4", secret=True)
        drawn.remove(answer.what)
        realm.artifacts.insert(0, answer.what)
        realm.remember(hero, answer.what)
    while drawn:
        options = [Option("on-deck", card) for card in drawn]
        answer = yield Decision([hero.seat], "on-deck", options, "MK-9.5.4", secret=True)
        drawn.remove(answer.what)
        hero.deck.append(answer.what)
        realm.remember(hero, answer.what)


def _take_unit(realm: Realm, hero: Hero) -> Flow[None]:
    """MK-9.5.6, MK-9.5.7: before a level-up the unit may wait for the command token."""
    if free_command(hero) <= 0 and will_command_more(hero):
        realm.turn.late_units += 1
        return
    options = [Option("take", card) for card in realm.unit_offer]
    options.append(refusal("refuse"))
    answer = yield Decision([hero.seat], "take-unit", options, "MK-9.5.6")
    if not answer.declines:
        yield from gain_unit(realm, hero, answer.what, True)


def will_command_more(hero: Hero) -> bool:
    from ..cards.tracks import COMMAND, level_of

    return COMMAND[level_of(hero.fame) - 1] > COMMAND[hero.level - 1]


def take_late_units(realm: Realm, hero: Hero) -> Flow[None]:
    while realm.turn.late_units and realm.unit_offer:
        realm.turn.late_units -= 1
        yield from _take_unit(realm, hero)


# -- drawing (MK-9.7) ----------------------------------------------------------------


def _draw_up(realm: Realm, hero: Hero) -> Flow[None]:
    yield from _discard_some(realm, hero)
    hero.bigger_hand += _hand_in_hills(realm, hero)
    if listeners(realm, Moment.bends_time):
        realm.turn.another = True
        return
    limit = drawing_limit(realm, hero) + planning_bonus(realm, hero)
    if realm.turn_counts:  # what was promised waits for the new round (MK-3.4.6)
        yield from _draw_to(realm, hero, limit)
        return
    drawn = yield from _draw_to(realm, hero, limit + hero.bigger_hand)
    if drawn:
        hero.bigger_hand = 0


def _draw_to(realm: Realm, hero: Hero, limit: int) -> Flow[int]:
    """How many cards were drawn; none if the hand is full (MK-9.7.7) or nothing is left."""
    before = len(hero.hand)
    if limit > before:
        yield from draw_cards(realm, hero, limit - before)
    return len(hero.hand) - before


def _discard_some(realm: Realm, hero: Hero) -> Flow[None]:
    """MK-9.7.1, MK-5.4.2: at least one if none was played or discarded."""
    while True:
        if not hero.hand:
            return
        options = [
            Option("discard", card) for card in one_of_each(realm, others_in(realm, hero.hand))
        ]
        if realm.turn.played_any or not options:
            options.append(refusal("keep-rest"))
            answer = yield ask_with_hand(hero, "discard", options, "MK-9.7.1")
        else:
            answer = yield ask_with_hand(hero, "must-discard", options, "MK-5.4.2")
        if answer.declines:
            return
        discard(realm, hero, answer.what)


def drawing_limit(realm: Realm, hero: Hero) -> int:
    """MK-9.7.2 to MK-9.7.5"""
    return hand_limit_of(hero) + max(_keep_bonus(realm, hero), _city_bonus(realm, hero))


def _hand_in_hills(realm: Realm, hero: Hero) -> int:
    """Mountain Lore: it depends on where the turn ends, and counts at the next draw (MK-9.7.6)."""
    if hero.space == OFF_MAP:
        return 0
    terrain = realm.spaces[hero.space].terrain
    return sum([each.hand_plus(terrain) for each in listeners(realm, Moment.hand_plus)])


def _around(realm: Realm, hero: Hero) -> list[int]:
    if hero.space == OFF_MAP:
        return []
    return [hero.space, *realm.neighbours[hero.space]]


def _keep_bonus(realm: Realm, hero: Hero) -> int:
    """MK-9.7.3, MK-13.4.8"""
    near = False
    for space in _around(realm, hero):
        place = realm.places.get(space)
        if place is not None and place.site == Site.KEEP and place.conquered:
            near = near or is_ours(realm, hero, place.shields[-1])
    return keeps_of(realm, hero) if near else 0


def keeps_of(realm: Realm, hero: Hero) -> int:
    return len(
        [
            place
            for place in realm.places.values()
            if place.site == Site.KEEP and place.conquered and place.shields[-1] == hero.seat
        ]
    )


def _city_bonus(realm: Realm, hero: Hero) -> int:
    """MK-9.7.4"""
    best = 0
    for space in _around(realm, hero):
        place = realm.places.get(space)
        if place is None or place.site != Site.CITY or not place.conquered:
            continue
        if hero.seat in place.shields:
            best = max(best, 2 if leader_of(realm, place) == hero.seat else 1)
    return best
