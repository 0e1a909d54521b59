"""Setting up a quest (SS-2.2)."""

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING, Flow, Option, ask
from questhall.kernel.decks import Deck
from questhall.kernel.state import Content

from ..library.at_table import AtTable, at_table
from ..library.library import library
from ..printed.enemies import MANY_HEROES
from ..printed.heroes import HeroDef, PowerDef
from ..printed.items import ItemDef
from ..printed.kinds import HeroNature, ItemDeck
from ..printed.quests import Endowment, QuestDef
from ..rules.items import regain_charges
from ..rules.numbers import most_shields
from ..rules.purse import gain_crowns
from ..rules.scripts import at_the_start
from ..rules.turn.cooldown import gain_powers
from ..rules.turn.emporium import deal, enter_emporium, leave_emporium
from ..rules.turn.goods import draw_treasure
from ..rules.turn.soul_weapons import draw_soul_weapon
from ..state import adventure as table
from ..state.adventure import Adventure
from ..state.area import Ground
from ..state.figures import Figure, Side
from ..state.heroes import LEAST_HEROES, Hero
from ..state.house_rules import HouseRules


def lay_out(
    chance: Chance, quest: QuestDef, rules: HouseRules, seats: int, heroes: int = 0
) -> Adventure:
    """Map, decks and pools; the heroes are still to be chosen."""
    adventure = Adventure(chance, "muster", rules, quest, seats)
    adventure.grounds = [Ground() for _ in quest.areas]
    adventure.decks = [Deck([], []) for _ in table.DECKS]
    for place in range(max(seats, heroes, LEAST_HEROES)):
        adventure.heroes.append(Hero(place, place % seats))
        adventure.figures.append(Figure(place, Side.HEROES, place))
    for place, door in enumerate(quest.doors):
        adventure.shut |= 1 << door.border
        adventure.doors[place] = True
    adventure.shrines = [area in quest.active_shrines for area in quest.shrines]
    adventure.shards = quest.shards + _endowment(adventure).shards * len(adventure.heroes)
    adventure.counters = quest.counters.copy()
    _build_decks(adventure)
    _build_events(adventure)
    _lay_tokens(adventure)
    return adventure


def new_cards(adventure: Adventure, printed: Content, copies: int = 1) -> list[int]:
    found: list[int] = []
    cards = adventure.cards
    for number in range(len(cards), len(cards) + copies):
        cards.append(printed)
        found.append(number)
    return found


def things_for(adventure: Adventure) -> AtTable:
    """What is in the box, and in the packs that are in play."""
    return at_table(tuple(adventure.rules.packs))


def _build_decks(adventure: Adventure) -> None:
    """SS-2.1.0.1: most decks are always the same."""
    box = library()
    there = things_for(adventure)
    piles: list[list[int]] = [deck.draw for deck in adventure.decks]
    for encounter in there.encounters:
        piles[table.Pile.ENCOUNTER] += new_cards(adventure, encounter)
    for power in there.enemy_powers:
        piles[table.Pile.ENEMY_POWER] += new_cards(adventure, power)
    for trap in there.traps:
        piles[table.Pile.TRAP] += new_cards(adventure, trap, trap.copies)
    for critical in box.criticals.values():
        piles[table.Pile.CRITICAL] += new_cards(adventure, critical, critical.copies)
    for loot in box.loot.values():
        piles[table.Pile.LOOT] += new_cards(adventure, loot, loot.copies)
    for chest in box.chests.values():
        piles[table.Pile.CHEST] += new_cards(adventure, chest, chest.copies)
    for search in box.searches.values():
        piles[table.Pile.SEARCH] += new_cards(adventure, search, search.copies)
    for shadow in adventure.quest.shadow_pool:  # SS-15.4.0.8
        piles[table.Pile.SHADOW] += new_cards(adventure, shadow)
    enemies = list(adventure.quest.enemies)
    if len(adventure.heroes) >= MANY_HEROES:
        enemies += adventure.quest.enemies_for_many
    for enemy in enemies:
        piles[table.Pile.ENEMY] += new_cards(adventure, enemy)
    for enemy in adventure.quest.set_aside:
        adventure.set_aside += new_cards(adventure, enemy)
    for item in there.items:
        _put_item(adventure, item)
    for talent in there.talents:
        adventure.talents += new_cards(adventure, talent)
    for name, deck in zip(table.DECKS, adventure.decks, strict=True):
        deck.shuffle(adventure, name)


def _put_item(adventure: Adventure, item: ItemDef) -> None:
    cards = new_cards(adventure, item, item.copies)
    if item.deck == ItemDeck.STASH:
        adventure.stash += cards
    elif item.deck == ItemDeck.EMPORIUM:
        adventure.shop += cards
    elif item.deck == ItemDeck.TREASURE:
        adventure.decks[table.Pile.TREASURE].draw += cards
    else:
        adventure.soul_weapons += cards  # only a quest brings them into play (SS-8.2.1.2)
    for side in item.sides:
        if side.grants:
            adventure.granted += new_cards(adventure, library().powers[side.grants], item.copies)


def _build_events(adventure: Adventure) -> None:
    """Groups from the top down, each shuffled for itself."""
    for group in reversed(adventure.quest.events):
        cards = [card for event in group for card in new_cards(adventure, event)]
        adventure.chance.shuffle("event", cards)
        adventure.events += cards
    if adventure.quest.first_time is not None:
        adventure.time_of_day = new_cards(adventure, adventure.quest.first_time)[0]
    for story in adventure.quest.story_cards:
        adventure.story_cards += new_cards(adventure, story.event)
        adventure.story_areas.append(story.area)
    adventure.mark_information()


def _lay_tokens(adventure: Adventure) -> None:
    """SS-15.4.0.9: as many shadows as heroes allow; chests and searches always."""
    quest = adventure.quest
    for place in quest.shadow_places:
        if place.heroes <= len(adventure.heroes) and adventure.decks[table.Pile.SHADOW].draw:
            adventure.shadows.append(adventure.decks[table.Pile.SHADOW].draw.pop())
            adventure.shadow_areas.append(place.area)
    for area in quest.chests:
        adventure.chests.append(adventure.decks[table.Pile.CHEST].draw.pop())
        adventure.chest_areas.append(area)
    for token in quest.tokens:
        adventure.tokens.append(token.key)
        adventure.token_areas.append(token.area)
    for area in quest.searches:
        adventure.searches.append(adventure.decks[table.Pile.SEARCH].draw.pop())
        adventure.search_areas.append(area)


# -- the group ----------------------------------------------------------------------------


def classes() -> list[HeroDef]:
    return list(library().classes.values())


def may_join(adventure: Adventure, card: HeroDef) -> bool:
    """One version of each hero (SS-5.0.0.2), and only neighbouring natures (SS-5.1.0.5)."""
    if card.key not in things_for(adventure).classes:
        return False
    group = [hero.kind for hero in adventure.heroes if hero.kind is not None]
    if any(other.hero == card.hero for other in group):
        return False
    if adventure.rules.soul_storm or card.nature == HeroNature.NEUTRAL:
        return True
    return all(other.nature in (card.nature, HeroNature.NEUTRAL) for other in group)


def muster(adventure: Adventure) -> Flow[None]:
    """SS-2.2.0.2: one hero after the other chooses a class, then a place to start."""
    cards = classes()
    for hero in adventure.heroes:
        if hero.kind is None:  # a company that comes from an earlier quest has all its classes
            options = [Option("class", n) for n, c in enumerate(cards) if may_join(adventure, c)]
            answer = yield ask(hero.seat, "muster", options, "SS-2.2.0.2", hero.place)
            take_class(adventure, hero, cards[answer.what])
    for hero in adventure.heroes:
        options = [Option("area", area) for area in adventure.quest.start]
        answer = yield ask(hero.seat, "start-area", options, "SS-2.2.0.1", hero.place)
        adventure.figure_of(hero).area = answer.what
    _leave_out_soul_weapons(adventure)
    adventure.next_step = "powers"


def _leave_out_soul_weapons(adventure: Adventure) -> None:
    """SS-8.2.1.3: those that nobody of the group can use."""
    styles = [style for hero in adventure.heroes for style in hero.card.styles]
    for card in list(adventure.soul_weapons):
        if not any(style in adventure.item(card).sides[0].styles for style in styles):
            adventure.soul_weapons.remove(card)
            adventure.removed.append(card)
    adventure.chance.shuffle("soul weapon", adventure.soul_weapons)
    adventure.mark_information()


def first_powers(adventure: Adventure) -> Flow[None]:
    """SS-7.0.0.3"""
    for hero in adventure.heroes:
        yield from gain_powers(adventure, hero)
    yield from _endow(adventure)
    adventure.next_step = "emporium" if adventure.quest.emporium else "start"


def first_visit(adventure: Adventure) -> Flow[None]:
    """SS-14.0.0.2: all together; a step for each deal, so that thinking about the next is easy."""
    if not adventure.inside:
        enter_emporium(adventure, adventure.heroes)
    yield from deal(adventure)
    if adventure.inside:
        return
    leave_emporium(adventure)
    for hero in adventure.heroes:
        figure = adventure.figure_of(hero)
        figure.shields = most_shields(adventure, figure)
    adventure.next_step = "start"


def start(adventure: Adventure) -> Flow[None]:
    """What the quest says before its first round."""
    adventure.active = 0
    for hero in adventure.heroes:
        hero.acted = False
    regain_charges(adventure)
    adventure.tell("introduction", "SS-2.0.0.9", 0)
    adventure.tell("goal", "SS-4.4.0.1", 0)
    yield from at_the_start(adventure)
    adventure.next_step = "time"


def _endow(adventure: Adventure) -> Flow[None]:
    """What a group has that begins with this quest (SS-2.2.0.4, SS-17.0.0.10), or what a company
    gets that comes from another, once for each quest."""
    if adventure.company:
        for hero in adventure.heroes:
            if adventure.quest.company_crowns and not adventure.paid:
                gain_crowns(adventure, hero, adventure.quest.company_crowns)
        return
    endowment = _endowment(adventure)
    for hero in adventure.heroes:
        if endowment.crowns:
            gain_crowns(adventure, hero, endowment.crowns)
        for _ in range(endowment.treasures):
            yield from draw_treasure(adventure, hero)
    if adventure.quest.standalone.soul_weapon:
        yield from draw_soul_weapon(adventure)


def _endowment(adventure: Adventure) -> Endowment:
    return adventure.quest.standalone.endowment(len(adventure.heroes))


def take_class(adventure: Adventure, hero: Hero, card: HeroDef) -> None:
    """The hero card with its starting set from the stash; full health (SS-2.2.0.5)."""
    hero.kind = card
    hero.soulrank = adventure.quest.standalone.soulrank
    # Content is shared between copies of a table, its list is not.
    adventure.cards = adventure.cards[:]
    for power in powers_of_hero(adventure, card):
        hero.supply += new_cards(adventure, power)
    for slot, key in enumerate(card.slots):
        if key:
            hero.slots[slot] = _from_stash(adventure, key)
    hero.inventory = [_from_stash(adventure, key) for key in card.inventory]
    hero.inventory = [item for item in hero.inventory if item != NOTHING]
    figure = adventure.figure_of(hero)
    figure.shields = most_shields(adventure, figure)


def powers_of_hero(adventure: Adventure, card: HeroDef) -> list[PowerDef]:
    return things_for(adventure).powers_of.get(card.hero, [])


def _from_stash(adventure: Adventure, key: str) -> int:
    for card in adventure.stash:
        if adventure.cards[card].key == key:
            adventure.stash.remove(card)
            return card
    return NOTHING
