"""From box to table (RULES 2): the map, the decks, the party and its first room."""

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import (
    NOTHING,
    Decision,
    Flow,
    Option,
    ending,
    meant_by,
    side_by_side,
    together,
)
from questhall.kernel.packs import in_play

from ..effects.summoning import bring_companion
from ..library.box import Library
from ..library.library import library
from ..library.summoned import with_summoned
from ..printed.cards import CardDef, ModifierDef, Perk
from ..printed.items import ItemDef
from ..printed.modifier_cards import (
    BLESS_CARD,
    CURSE_CARD,
    ITEM_MINUS_1,
    MINUS_1,
    STANDARD_DECK,
    SUPPLY,
)
from ..printed.scenario import ScenarioDef
from ..rules.attack.modifiers import MODIFIER_STREAM
from ..rules.cards.ability_decks import add_type
from ..rules.movement.rooms import reveal
from ..rules.round.card_selection import about_own_cards
from ..rules.scenario import SpecialRule
from ..scenarios.dungeon import deal_decks
from ..scenarios.words.rules import start_effect
from ..state.figures import Figure, FigureKind, Side
from ..state.heroes import Feat, Hero, Item, ModifierDeck
from ..state.house_rules import HouseRules
from ..state.scene import Scene
from .characters import (
    Character,
    fits_equipment,
    modifier_deck,
    pool_at_start,
    starting_cards,
    starting_gold,
)
from .packing import HeroPack, number_in_class, packing

HIGHEST_SCENARIO_LEVEL = 7
DEALT_GOALS = 2


def recommended_level(levels: list[int]) -> int:
    """Half the average level, rounded up once at the end (GH-2.3.2)."""
    return -(-sum(levels) // (2 * len(levels)))


def scenario_level(levels: list[int], difficulty: int) -> int:
    """GH-2.3.3"""
    return max(0, min(HIGHEST_SCENARIO_LEVEL, recommended_level(levels) + difficulty))


def lay_out(
    chance: Chance,
    scenario: ScenarioDef,
    rules: HouseRules,
    levels: list[int],
    difficulty: int,
) -> Scene:
    """The table before characters are chosen; their levels are known."""
    scene = Scene(chance, "muster", scenario, rules)
    scene.level = scenario_level(levels, difficulty)
    box = library()
    for seat in range(len(levels)):
        scene.heroes.append(Hero(seat, box.classes[0], levels[seat]))
    for monster in with_summoned(scenario.monsters):
        add_type(scene, monster, box.decks[monster.deck])
    scene.monster_deck = new_deck(scene, list(STANDARD_DECK))
    scene.bless = [scene.new_card(BLESS_CARD) for _ in range(SUPPLY)]
    scene.hero_curses = [scene.new_card(CURSE_CARD) for _ in range(SUPPLY)]
    scene.monster_curses = [scene.new_card(CURSE_CARD) for _ in range(SUPPLY)]
    scene.goal_deck = [scene.new_card(goal) for goal in box.goals if in_play(goal.key, rules.packs)]
    scene.chance.shuffle("goals", scene.goal_deck)
    deal_decks(scene)
    return scene


def new_deck(scene: Scene, cards: list[ModifierDef]) -> ModifierDeck:
    deck = ModifierDeck()
    deck.draw = [scene.new_card(card) for card in cards]
    deck.shuffle(scene, MODIFIER_STREAM)
    return deck


# -- the party ---------------------------------------------------------------------


def muster(scene: Scene) -> Flow[None]:
    """Each seat takes a class that nobody else has (GH-1.1.1)."""
    box = library()
    open = box.places_of_open_classes([], scene.rules.all_classes, scene.rules.packs)
    taken: list[int] = []
    for hero in scene.heroes:
        free = [place for place in open if place not in taken]
        options = [Option("class", place) for place in free]
        answer = yield Decision([hero.seat], "class", options, "GH-1.1.1")
        taken.append(answer.what)
        hero.kind = box.classes[answer.what]
        scene.underway.mustered = len(taken)
    scene.next_step = "first_room"


def equip(scene: Scene) -> Flow[None]:
    """Cards, perks and items of each character (GH-2.0.5, GH-2.0.6)."""
    if scene.rules.campaign:
        yield from _pack(scene)
        scene.next_step = "deploy"
        return
    box = library()
    for hero in scene.heroes:
        character = Character(hero.kind, hero.level)
        quick = scene.rules.quick_start and hero.level == 1  # a higher level has more to choose
        if quick:
            character.cards = starting_cards(hero.kind)
            _take_suggested_items(box, character)
        else:
            yield from _choose_perks(scene, hero, character)
            yield from _choose_items(scene, box, hero, character)
            character.cards = yield from _choose_pool(scene, hero)
        bring(scene, hero, character)
        if not quick:
            yield from _leave_cards(scene, hero)
    scene.next_step = "deploy"


def bring(scene: Scene, hero: Hero, character: Character) -> None:
    """A character takes its place with cards, items and their -1 cards, and modifier deck."""
    _take_place(scene, hero, character)
    hero.deck = new_deck(scene, [*modifier_deck(character), *_cards_of_items(hero)])
    _take_out_for_items(scene, hero)


def bring_unpacked(scene: Scene, hero: Hero, character: Character) -> None:
    """A character takes its place before it has packed."""
    _take_place(scene, hero, character)
    hero.deck = new_deck(scene, modifier_deck(character))


def _take_place(scene: Scene, hero: Hero, character: Character) -> None:
    hero.kind = character.kind
    hero.level = character.level
    hero.hand = [scene.new_card(card) for card in character.cards]
    hero.reserve = [scene.new_card(card) for card in character.reserve]
    hero.supply = [scene.new_card(card) for card in hero.kind.supplies for _ in range(card.copies)]
    hero.items = [Item(item) for item in character.items]
    hero.stored = character.stored
    perks = [character.kind.perks[number] for number in character.perks]
    hero.ignores_scenario = any(perk.ignores_scenario for perk in perks)
    hero.ignores_items = any(perk.ignores_items for perk in perks)


def _cards_of_items(hero: Hero) -> list[ModifierDef]:
    """GH-1.3.12"""
    if hero.ignores_items:
        return []
    return [ITEM_MINUS_1 for item in hero.items for _ in range(item.kind.minus_cards)]


def _pack(scene: Scene) -> Flow[None]:
    """Everybody sees the first room and the battle goal, and may repack."""
    yield from side_by_side([packing(HeroPack(scene, hero)) for hero in scene.heroes])
    for hero in scene.heroes:
        hero.deck.draw.extend([scene.new_card(card) for card in _cards_of_items(hero)])
        _take_out_for_items(scene, hero)
        hero.deck.shuffle(scene, MODIFIER_STREAM)


def _take_out_for_items(scene: Scene, hero: Hero) -> None:
    """Some items remove -1 cards from their owner's deck."""
    most = sum([item.kind.minus_cards_removed for item in hero.items])
    standard = [card for card in hero.deck.draw if scene.modifier(card) is MINUS_1]
    for card in standard[:most]:
        hero.deck.draw.remove(card)


def _take_suggested_items(box: Library, character: Character) -> None:
    gold = starting_gold(character.level)
    for name in character.kind.starting_items:
        for item in box.items:
            if item.key != name or item.price > gold:
                continue
            if fits_equipment(character.items, item, character.level):
                character.items.append(item)
                gold -= item.price


def _choose_perks(scene: Scene, hero: Hero, character: Character) -> Flow[None]:
    """One perk for each level gained."""
    perks = hero.kind.perks
    for _ in range(hero.level - 1):
        options = [
            Option("perk", number_in_class(hero.kind, place), meant=perks[place])
            for place in range(len(perks))
            if character.perks.count(place) < perks[place].boxes
        ]
        answer = yield Decision([hero.seat], "perk", options, "GH-1.0.7", NOTHING)
        character.perks.append(perks.index(meant_by(answer, Perk)))


def _choose_items(scene: Scene, box: Library, hero: Hero, character: Character) -> Flow[None]:
    """Buy and equip items within the limits of gold, slots and prosperity (GH-1.3.4)."""
    gold = starting_gold(hero.level)
    while True:
        options = [
            Option("buy", place, NOTHING, gold - box.items[place].price, meant=box.items[place])
            for place in range(len(box.items))
            if in_play(box.items[place].key, scene.rules.packs)
            and box.items[place].price <= gold
            and box.items[place].sold_at(scene.rules.prosperity)
            and fits_equipment(character.items, box.items[place], hero.level)
        ]
        if not options:
            return
        options.append(ending("equipped"))
        answer = yield Decision([hero.seat], "buy", options, "GH-2.0.5", NOTHING, NOTHING, gold)
        if answer.ends:
            return
        item = meant_by(answer, ItemDef)
        gold -= item.price
        character.items.append(item)


def _choose_pool(scene: Scene, hero: Hero) -> Flow[list[CardDef]]:
    """Choose the pool: level 1 and X cards, and one more card per level (GH-1.2.3)."""
    pool = pool_at_start(hero.kind)
    cards = hero.kind.cards
    for level in range(2, hero.level + 1):
        options = [
            Option("learn", number_in_class(hero.kind, place), meant=cards[place])
            for place in range(len(cards))
            if 2 <= cards[place].level <= level and cards[place] not in pool
        ]
        answer = yield Decision([hero.seat], "learn", options, "GH-1.2.3", NOTHING, NOTHING, level)
        pool.append(meant_by(answer, CardDef))
    return pool


def _leave_cards(scene: Scene, hero: Hero) -> Flow[None]:
    """The hand is exactly as large as the hand limit (GH-2.0.6)."""
    while len(hero.hand) > hero.kind.hand:
        options = [Option("leave-card", card) for card in hero.hand]
        question = Decision([hero.seat], "leave-card", options, "GH-2.0.6", amount=hero.kind.hand)
        answer = yield about_own_cards(scene, question)
        hero.hand.remove(answer.what)
        hero.reserve.append(answer.what)


def first_room(scene: Scene) -> Flow[None]:
    """Only the first room is populated (GH-1.0.2), before the players choose anything
    (GH-2.0.8)."""
    for rule in scene.scenario.audience.at(SpecialRule.set_up):
        rule.set_up(scene)
    for number in range(len(scene.scenario.rooms)):
        area = scene.scenario.area_of[number]
        if scene.scenario.rooms[number].is_start and not scene.revealed >> area & 1:
            near = scene.scenario.rooms[number].cells[0]
            yield from reveal(scene, area, near)
    if scene.rules.battle_goals:
        for hero in scene.heroes:
            hero.goals = [scene.goal_deck.pop() for _ in range(DEALT_GOALS)]
        scene.mark_information()
        scene.next_step = "goals"
    else:
        scene.next_step = "equip"


def goals(scene: Scene) -> Flow[None]:
    """Each player keeps one of two battle goals in secret (GH-1.6.1)."""
    answers = yield from together([_keep_goal(hero) for hero in scene.heroes])
    for place in range(len(answers)):
        hero = scene.heroes[place]
        kept = answers[place].what
        scene.goal_deck.extend([card for card in hero.goals if card != kept])
        hero.goals = [kept]
    scene.next_step = "equip"


def _keep_goal(hero: Hero) -> Decision:
    options = [Option("keep-goal", card) for card in hero.goals]
    return Decision([hero.seat], "keep-goal", options, "GH-1.6.1", secret=True)


def deploy(scene: Scene) -> Flow[None]:
    """The characters take their start hexes (GH-2.0.8)."""
    for hero in scene.heroes:
        cells = [cell for cell in start_cells(scene) if scene.is_unoccupied(cell)]
        for rule in scene.scenario.audience.at(SpecialRule.may_start):
            cells = [cell for cell in cells if rule.may_start(scene, cell)]
        options = [Option("start", NOTHING, cell) for cell in cells]
        answer = yield Decision([hero.seat], "start", options, "GH-2.1.8")
        place_hero(scene, hero, answer.where)
    for rule in scene.scenario.audience.at(SpecialRule.begin):
        yield from rule.begin(scene)
    for hero in scene.heroes:
        for text in hero.omens:
            yield from start_effect(text).befall(scene, hero)  # GH-2.0.7
    for hero in scene.heroes:
        yield from bring_companion(scene, hero)
    scene.next_step = "round"


def start_cells(scene: Scene) -> list[int]:
    found: list[int] = []
    for room in scene.scenario.rooms:
        found.extend(room.starts)
    return found


def place_hero(scene: Scene, hero: Hero, cell: int) -> Figure:
    hit_points = hero.kind.hit_points[hero.level - 1]
    figure = Figure(len(scene.figures), FigureKind.CHARACTER, Side.PARTY, cell, hit_points)
    figure.owner = hero.seat
    hero.figure = figure.id
    figure.lifted = any(item.kind.flying for item in hero.items)
    figure.phasing = any(item.kind.hidden_in_obstacles for item in hero.items)
    hero.tally[Feat.LOWEST_HP] = hit_points
    scene.add(figure)
    return figure
