"""A workbench for Gloomhaven: set a small position, play one half of a card, look at the map.

The field is a hexagon of radius 6 around "0,0", all of one room. Classes are named with the
hexes they stand on; their hands are empty and every modifier deck is full of +0 cards, so
nothing happens that the test did not ask for:

    bench = Bench(brute="0,0", tinkerer="-1,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.rig("plus_1")
    bench.play("trample", TOP, guard)
    assert guard.hp == 1

A choice is a figure (an option about it), a hex "2,0" (an option there), a verb "skip", a
verb with its place "move@2,0", its number "item:0" or its amount "area#1", or the name of a
card. Only what is truly asked needs an answer: a single option is taken by itself.
"""

import re
from functools import cache

import yaml

from questhall.bench import Asked, RunningFlow
from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.effects.summoning import bring_in
from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.library.scenarios import read_scenario
from questhall.games.gloomhaven.printed.cards import CardDef, CardHalf, ModifierDef, SummonDef
from questhall.games.gloomhaven.printed.items import ItemUse, Window
from questhall.games.gloomhaven.printed.modifier_cards import PLUS_0
from questhall.games.gloomhaven.printed.monsters import Rank
from questhall.games.gloomhaven.printed.scenario import ScenarioDef
from questhall.games.gloomhaven.rules.attack.damage import suffer
from questhall.games.gloomhaven.rules.attack.strike import AttackPlan, Strike, strike
from questhall.games.gloomhaven.rules.monsters.acting import take_monster_turn, take_summon_turn
from questhall.games.gloomhaven.rules.movement.rooms import put_monster, reveal, type_number
from questhall.games.gloomhaven.rules.round.abilities import use_half
from questhall.games.gloomhaven.rules.round.character_turn import begin, finish
from questhall.games.gloomhaven.rules.round.refresh import refresh
from questhall.games.gloomhaven.setup.characters import Character
from questhall.games.gloomhaven.setup.setup import bring, lay_out, place_hero
from questhall.games.gloomhaven.state.figures import CONDITIONS, Figure
from questhall.games.gloomhaven.state.heroes import Hero, Item, ItemState, ModifierDeck
from questhall.games.gloomhaven.state.house_rules import house_rules
from questhall.games.gloomhaven.state.scene import ELEMENTS, Phase, Scene, Strength, Tile, TileKind
from questhall.games.gloomhaven.state.turn import Turn
from questhall.kernel.chance import Chance
from questhall.kernel.content import Entry
from questhall.kernel.decisions import NOTHING, Decision, Flow, Option
from questhall.kernel.games import OptionValue, Setup
from tests.played import note

__all__ = ["BOTTOM", "TOP", "Bench"]

TOP, BOTTOM = CardHalf.TOP, CardHalf.BOTTOM
RADIUS = 6
HEX = re.compile(r"-?\d+,-?\d+")
MONSTERS = (
    "bandit_guard",
    "bandit_archer",
    "living_bones",
    "hound",
    "bandit_commander",
)
TILES = {
    "obstacle": TileKind.OBSTACLE,
    "trap": TileKind.TRAP,
    "hazardous": TileKind.HAZARDOUS,
    "difficult": TileKind.DIFFICULT,
}
QUIET_DECK = 20
HALVES = {TOP: "top", BOTTOM: "bottom"}

Choice = str | Figure


@cache
def field(radius: int = RADIUS, monsters: tuple[str, ...] = MONSTERS) -> ScenarioDef:
    """An open field of one room, without monsters of its own."""
    rows = []
    for r in range(-radius, radius + 1):
        cells = [q for q in range(-radius, radius + 1) if abs(q + r) <= radius]
        rows.append(" ".join(f"{q},{r}" for q in cells))
    fields = {
        "scenario": 1,
        "id": "field",
        "goal": "kill_all",
        "monsters": list(monsters),
        "rooms": [{"id": "field", "hexes": rows, "start": True, "starts": "0,0 1,0 0,1 1,1"}],
    }
    node = yaml.compose(yaml.safe_dump(fields), Loader=yaml.SafeLoader)
    assert isinstance(node, yaml.MappingNode)
    return read_scenario(Entry("bench", node))


class Bench(Asked):
    """One small position, and what is being played on it."""

    _running: RunningFlow[object] | None = None

    def __init__(
        self,
        level: int = 1,
        radius: int = RADIUS,
        scenario: ScenarioDef | None = None,
        options: dict[str, OptionValue] | None = None,
        **places: str,
    ) -> None:
        self.scene: Scene = _lay_out(level, scenario or field(radius), len(places), options or {})
        self.run(reveal(self.scene, 0, 0))
        for seat, (name, place) in enumerate(places.items()):
            self._bring(self.scene.heroes[seat], name, level, place)
        self.scene.monster_deck = self._quiet()
        self.scene.round = 1
        self.scene.phase = Phase.TURNS
        self.turn = Turn(0)

    def _bring(self, hero: Hero, name: str, level: int, place: str) -> None:
        bring(self.scene, hero, Character(library().class_named(name), level))
        hero.deck = self._quiet()
        hero.revealed = True
        place_hero(self.scene, hero, self.cell(place))

    def _quiet(self) -> ModifierDeck:
        deck = ModifierDeck()
        deck.draw = [self.scene.new_card(PLUS_0) for _ in range(QUIET_DECK)]
        return deck

    # -- setting the position ----------------------------------------------------

    def cell(self, place: str) -> int:
        """The index of a hex."""
        q, _, r = place.partition(",")
        return self.scene.scenario.cell_at((int(q), int(r)))

    def place(self, figure: Figure) -> str:
        """The hex where a figure stands."""
        q, r = self.scene.scenario.hex(figure.cell)
        return f"{q},{r}"

    def hero(self, seat: int = 0) -> Hero:
        return self.scene.heroes[seat]

    def figure(self, seat: int = 0) -> Figure:
        return self.scene.figure_of(self.hero(seat))

    def monster(self, name: str, place: str, elite: bool = False, hp: int = 0) -> Figure:
        """Place a monster of the scenario's level, possibly already hurt."""
        rank = Rank.ELITE if elite else Rank.NORMAL
        figure = put_monster(self.scene, type_number(self.scene, name), rank, self.cell(place))
        if hp:
            figure.hp = hp
            figure.max_hp = max(hp, figure.max_hp)
        return figure

    def summon(self, name: str, place: str, seat: int = 0) -> Figure:
        """Place a creature summoned in an earlier round, without its card."""
        creature = library().find(name)
        assert isinstance(creature, SummonDef)
        figure = bring_in(self.scene, creature, seat, self.cell(place))
        figure.summoned = 0
        return figure

    def card(self, name: str, seat: int = 0, pile: str = "chosen") -> int:
        """Put a card of the box into one of a character's piles; return its number."""
        printed = GAME.content(name)
        assert isinstance(printed, CardDef)
        number = self.scene.new_card(printed)
        where: list[int] = getattr(self.hero(seat), pile)
        where.append(number)
        return number

    def item(self, name: str, seat: int = 0) -> Item:
        """Equip an item."""
        for kind in library().items:
            if kind.key == name:
                item = Item(kind)
                self.hero(seat).items.append(item)
                self.figure(seat).lifted |= kind.flying
                self.figure(seat).phasing |= kind.hidden_in_obstacles
                return item
        raise LookupError(name)

    def tile(
        self, kind: str, place: str, damage: int = 0, conditions: tuple[str, ...] = ()
    ) -> Tile:
        """Place an overlay tile on one hex."""
        tile = Tile(TILES[kind], kind, [self.cell(place)])
        tile.damage = damage
        tile.conditions = [CONDITIONS.index(each) for each in conditions]
        self.scene.lay(tile)
        return tile

    def coin(self, place: str, amount: int = 1) -> None:
        self.scene.coins[self.cell(place)] += amount

    def element(self, name: str, level: int = Strength.STRONG) -> None:
        self.scene.elements[ELEMENTS.index(name)] = level

    def give(self, figure: Figure, *conditions: str) -> None:
        for each in conditions:
            figure.conditions[CONDITIONS.index(each)] = 1

    def rig(self, *cards: str, seat: int = 0) -> None:
        """Set the next modifier cards that a character draws, in this order."""
        self._put_on_top(self.hero(seat).deck, cards)

    def rig_monsters(self, *cards: str) -> None:
        self._put_on_top(self.scene.monster_deck, cards)

    def rig_perk(self, effect: str, seat: int = 0) -> None:
        """Make the next card one that a perk of the class adds, with this effect."""
        for perk in self.hero(seat).kind.perks:
            for card in perk.added:
                if any(effect in text for text in card.texts):
                    self.rig(card.key, seat=seat)
                    return
        raise LookupError(effect)

    def _put_on_top(self, deck: ModifierDeck, cards: tuple[str, ...]) -> None:
        for name in reversed(cards):
            card = library().find(name)
            assert isinstance(card, ModifierDef)
            deck.draw.append(self.scene.new_card(card))

    def reveal_card(self, figure: Figure, card: int) -> None:
        """Make one of the eight ability cards of a monster's deck this round's card."""
        deck = self.scene.decks[self.scene.types[figure.type].deck]
        deck.revealed = self.scene.new_card(deck.kind.cards[card - 1])

    # -- playing it ----------------------------------------------------------------

    def run(self, flow: Flow[object], *choices: Choice) -> None:
        """Play something to its end with these answers."""
        self.start(flow)
        for choice in choices:
            self.choose(choice)
        self.expect_nothing()

    def start(self, flow: Flow[object]) -> None:
        """Play something up to its first question."""
        self._note_items()
        self._running = RunningFlow(flow)
        self._note_items()

    def play(self, card: str | int, half: int, *choices: Choice, seat: int = 0) -> int:
        """Use one half of a card in a character's turn; return the card's number."""
        number = self.open(card, half, seat)
        for choice in choices:
            self.choose(choice)
        self.expect_nothing()
        return number

    def open(self, card: str | int, half: int, seat: int = 0) -> int:
        """Begin to use one half of a card; its first question is open."""
        number = self.card(card, seat) if isinstance(card, str) else card
        if self.turn.seat != seat:
            self.new_turn(seat)
        self.scene.acting = self.hero(seat).figure
        note("gloomhaven", HALVES[half], self.scene.cards[number].key)
        self.start(use_half(self.scene, self.hero(seat), self.turn, number, half))
        return number

    def new_turn(self, seat: int = 0) -> None:
        """Begin another turn of a character, without effects at its start."""
        self.turn = Turn(seat)
        self.hero(seat).moved = 0
        self.hero(seat).dealt = 0

    def begin_turn(self, *choices: Choice, seat: int = 0) -> None:
        self.new_turn(seat)
        self.scene.acting = self.hero(seat).figure
        self.run(begin(self.scene, self.hero(seat), self.turn), *choices)

    def end_turn(self, *choices: Choice) -> None:
        """Resolve the end of the current turn, then begin a new turn of the seat."""
        seat = self.turn.seat
        self.run(finish(self.scene, self.hero(seat), self.turn), *choices)
        self.new_turn(seat)

    def end_round(self) -> None:
        self.run(refresh(self.scene))
        self.scene.round += 1

    def attack(
        self, attacker: Figure, target: Figure, value: int, *choices: Choice, range: int = 0
    ) -> None:
        """Make one attack, drawing from the attacker's deck."""
        self.scene.acting = attacker.id
        plan = AttackPlan(attacker, value, range, [])
        flow: Flow[Strike] = strike(self.scene, plan, target)
        self.run(flow, *choices)

    def hurt(self, figure: Figure, amount: int, *choices: Choice) -> None:
        """Deal damage that comes from no attack."""
        self.run(suffer(self.scene, figure, amount, "GH-3.18.6", figure.id), *choices)

    def monster_turn(self, figure: Figure, *choices: Choice, card: int = 0) -> None:
        """Play a monster's turn; `card` first reveals one of the eight of its deck."""
        if card:
            self.reveal_card(figure, card)
            deck = self.scene.types[figure.type].deck
            note("gloomhaven", "monster", self.scene.decks[deck].kind.key, str(card))
        self.run(take_monster_turn(self.scene, figure), *choices)

    def summon_turn(self, figure: Figure, *choices: Choice) -> None:
        self.run(take_summon_turn(self.scene, figure), *choices)

    def _note_items(self) -> None:
        """Note items that are used, and those only worn when something happens."""
        for hero in self.scene.heroes:
            for item in hero.items:
                worn = item.kind.window == Window.PASSIVE or item.kind.use == ItemUse.ALWAYS
                if worn or item.used or item.state != ItemState.READY:
                    note("gloomhaven", "item", item.kind.key)

    # -- asking and answering ------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        return None if self._running is None else self._running.decision

    @property
    def asked(self) -> list[Decision]:
        """The questions still to be answered, the open one first."""
        return [] if self._running is None else self._running.open

    def spelled(self, option: Option) -> str:
        """An option as verb:what@where#amount."""
        text = option.verb
        if option.what != NOTHING:
            text += f":{option.what}"
        if option.where != NOTHING:
            q, r = self.scene.scenario.hex(option.where)
            text += f"@{q},{r}"
        return text if option.amount == NOTHING else f"{text}#{option.amount}"

    def targets(self) -> list[Figure]:
        """The figures offered as a choice."""
        return [self.scene.figures[each.what] for each in self.options if each.verb == "target"]

    def area_over(self, *figures: Figure) -> str:
        """The offered position of a target area that covers exactly these figures."""
        wanted = {figure.id for figure in figures}
        for number, cells in enumerate(self.scene.underway.placements):
            if {self.scene.figure_at[cell] for cell in cells} - {NOTHING} == wanted:
                return f"area#{number}"
        raise LookupError("no position of the area covers just these")

    def places(self) -> list[str]:
        """The hexes offered as a choice."""
        found = [option.where for option in self.options if option.where != NOTHING]
        hexes = [self.scene.scenario.hex(cell) for cell in found]
        return [f"{q},{r}" for q, r in hexes]

    def choose(self, wanted: Choice) -> None:
        """Answer with the only option that fits."""
        fit = [option for option in self.options if self._fits(option, wanted)]
        self.take(self.only_one(wanted, fit))

    def take(self, option: Option) -> None:
        assert self._running is not None
        self._note_items()
        self._running.take(option)
        self._note_items()

    def _fits(self, option: Option, choice: Choice) -> bool:
        if isinstance(choice, Figure):
            return option.what == choice.id and option.where == NOTHING
        if HEX.fullmatch(choice):
            return option.where != NOTHING and option.where == self.cell(choice)
        if choice == option.verb or choice == self.spelled(option):
            return True
        text = self.spelled(option)
        if text.partition("@")[0] == choice or self._without_what(option) == choice:
            return True
        return self._names(option, choice)

    def _without_what(self, option: Option) -> str:
        return self.spelled(Option(option.verb, NOTHING, option.where, option.amount))

    def _names(self, option: Option, choice: str) -> bool:
        """Is the option about the card with this name?"""
        if not 0 <= option.what < len(self.scene.cards):
            return False
        card = self.scene.cards[option.what]
        return isinstance(card, CardDef) and card.key == choice

    # -- looking at it -------------------------------------------------------------

    def conditions(self, figure: Figure) -> list[str]:
        self._note_items()
        return [CONDITIONS[each] for each in range(len(figure.conditions)) if figure.has(each)]

    def charged(self) -> list[str]:
        """The elements that become Strong at the end of the turn."""
        return [ELEMENTS[element] for element in self.scene.charging]

    def element_of(self, name: str) -> int:
        return self.scene.elements[ELEMENTS.index(name)]

    def pile_of(self, card: int, seat: int = 0) -> str:
        """The pile that holds a card of the character."""
        for active in self.scene.actives:
            if active.card == card:
                return "active"
        hero = self.hero(seat)
        for name in ("hand", "chosen", "discard", "lost"):
            pile: list[int] = getattr(hero, name)
            if card in pile:
                return name
        return ""

    def xp(self, seat: int = 0) -> int:
        return self.hero(seat).xp


def _lay_out(
    level: int, scenario: ScenarioDef, heroes: int, options: dict[str, OptionValue]
) -> Scene:
    setup = GAME.checked(Setup("party", max(2, heroes), {"level": level, **options}))
    rules = house_rules(setup.options)
    return lay_out(Chance("bench"), scenario, rules, [level] * heroes, 0)
