"""The workbench for the rules of battle: cards are made for the test, word by word.

    battle = Battle(brute="0,0")
    guard = battle.monster("bandit_guard", "1,0", hp=20)
    battle.draws("card(0, stun, rolling)", "plus_1")
    battle.use("attack(3, pierce(2))", guard)
    assert guard.hp == 16

`acts` makes a monster take its turn by a card of such words; `line_up` and `next_turn` play
the turns of a round in the order of initiative.
"""

import yaml

from questhall.games.gloomhaven.library.classes import read_card, read_modifier
from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.library.scenarios import read_scenario
from questhall.games.gloomhaven.printed.cards import CardDef, ModifierDef
from questhall.games.gloomhaven.printed.monsters import MonsterCard
from questhall.games.gloomhaven.printed.scenario import ScenarioDef
from questhall.games.gloomhaven.rules.cards.elements import number_uses
from questhall.games.gloomhaven.rules.monsters.acting import take_monster_turn, take_summon_turn
from questhall.games.gloomhaven.rules.movement.rooms import types_on_map
from questhall.games.gloomhaven.rules.round.initiative import build_queue
from questhall.games.gloomhaven.rules.round.rounds import turn
from questhall.games.gloomhaven.scenarios.objects import place_object
from questhall.games.gloomhaven.state.figures import Figure
from questhall.games.gloomhaven.state.heroes import ModifierDeck
from questhall.games.gloomhaven.state.scene import Tile, TileKind
from questhall.games.gloomhaven.words.context import Context
from questhall.games.gloomhaven.words.sides import HEROES, MONSTERS
from questhall.kernel.content import Entry
from questhall.kernel.games import OptionValue
from questhall.kernel.language.expressions import parse_expression

from ..bench import RADIUS, TOP, Bench, Choice, field

BOX = library()
CREATURES = [creature for kind in BOX.classes for creature in kind.summons]
OF_HEROES = Context(HEROES, BOX.areas, CREATURES)
OF_MONSTERS = Context(MONSTERS, BOX.areas)

MANY = (
    "bandit_guard",
    "bandit_archer",
    "living_bones",
    "cultist",
    "inox_shaman",
    "flame_demon",
    "city_archer",
    "bandit_commander",
    "elder_drake",
    "the_colorless",
)

Words = str | list[str]
Field = int | bool | str | list[int] | list[str]


def ability_card(do: Words, **fields: Field) -> CardDef:
    """A card with this ability as both its top and its bottom."""
    half = {"do": do if isinstance(do, list) else [do], **fields}
    card = {
        "id": "made",
        "number": 1,
        "level": "1",
        "initiative": 50,
        "top": half,
        "bottom": half,
    }
    node = yaml.compose(yaml.safe_dump(card), Loader=yaml.SafeLoader)
    assert isinstance(node, yaml.MappingNode)
    return read_card(BOX, Entry("made", node), OF_HEROES)


def modifier_card(text: str) -> ModifierDef:
    """`card(1, stun, rolling)`, or the name of a standard card."""
    if "(" not in text:
        card = BOX.find(text)
        assert isinstance(card, ModifierDef)
        return card
    card = read_modifier(BOX, parse_expression(text))
    card.key = text
    return card


def monster_card(do: list[str], initiative: int = 50) -> MonsterCard:
    actions = [MONSTERS.actions.read(parse_expression(text), OF_MONSTERS) for text in do]
    number_uses(actions)
    return MonsterCard("made", initiative, False, actions)


def two_rooms(door: bool = False, locked: bool = False) -> ScenarioDef:
    """Two rows of hexes with a wall between them, joined by a corridor, or by a closed door to
    a room that is not yet there, at their right end."""
    fields = {
        "scenario": 1,
        "id": "walls",
        "goal": "kill_all",
        "monsters": list(MANY),
        "rooms": [
            {
                "id": "a",
                "hexes": ["0,0 1,0 2,0 3,0 4,0"],
                "start": True,
                "starts": "0,0 1,0 2,0 3,0",
            },
            {"id": "b", "hexes": ["-1,2 0,2 1,2 2,2 3,2"], "start": not door},
        ],
        "joints": [
            {
                "id": "way",
                "kind": "door" if door else "corridor",
                "look": "earth",
                "at": "3,1",
                "rooms": ["a", "b"],
                **({"locked": True} if locked else {}),
            }
        ],
    }
    node = yaml.compose(yaml.safe_dump(fields), Loader=yaml.SafeLoader)
    assert isinstance(node, yaml.MappingNode)
    return read_scenario(Entry("walls", node))


class Battle(Bench):
    """A position with all the monsters that these tests need."""

    def __init__(
        self,
        level: int = 1,
        ground: ScenarioDef | None = None,
        options: dict[str, OptionValue] | None = None,
        **places: str,
    ) -> None:
        chosen = ground or field(monsters=MANY)
        super().__init__(level, RADIUS, chosen, options, **places)

    # -- abilities of characters -----------------------------------------------------------

    def made(self, do: Words, seat: int = 0, pile: str = "chosen", **fields: Field) -> int:
        """A card with this ability in one of the piles; return its number."""
        number = self.scene.new_card(ability_card(do, **fields))
        where: list[int] = getattr(self.hero(seat), pile)
        where.append(number)
        return number

    def use(self, do: Words, *choices: Choice, seat: int = 0, **fields: Field) -> int:
        """A character uses an ability made of these words; return its card's number."""
        return self.play(self.made(do, seat, "chosen", **fields), TOP, *choices, seat=seat)

    def use_up_to(self, do: Words, seat: int = 0, **fields: Field) -> int:
        """The same, up to its first question."""
        return self.open(self.made(do, seat, "chosen", **fields), TOP, seat)

    def draws(self, *cards: str, seat: int = 0) -> None:
        """Set the next modifier cards of a character, in this order."""
        self._stack(self.hero(seat).deck, cards)

    def monsters_draw(self, *cards: str) -> None:
        self._stack(self.scene.monster_deck, cards)

    def _stack(self, deck: ModifierDeck, cards: tuple[str, ...]) -> None:
        for text in reversed(cards):
            deck.draw.append(self.scene.new_card(modifier_card(text)))

    # -- monsters ----------------------------------------------------------------------------

    def reveal(self, figure: Figure, do: list[str], initiative: int = 50) -> None:
        """Set the card of a monster's type for this round."""
        deck = self.scene.decks[self.scene.types[figure.type].deck]
        deck.revealed = self.scene.new_card(monster_card(do, initiative))

    def acts(self, figure: Figure, do: list[str], *choices: Choice) -> None:
        """A monster takes its turn with such a card."""
        self.reveal(figure, do)
        self.monster_turn(figure, *choices)

    def acts_up_to(self, figure: Figure, do: list[str]) -> None:
        """The same, up to its first question."""
        self.reveal(figure, do)
        self.start(take_monster_turn(self.scene, figure))

    def start_summon(self, figure: Figure) -> None:
        """A summon takes its turn up to its first question."""
        self.start(take_summon_turn(self.scene, figure))

    def object(self, place: str, hit_points: int) -> Figure:
        """An obstacle with hit points (GH-7.1.7)."""
        return place_object(self.scene, "crate", self.cell(place), hit_points)

    def trap(self, place: str) -> Tile:
        """A damaging trap of the scenario's level."""
        return self.tile("trap", place, damage=-1)

    def treasure(self, place: str, number: int = 1) -> Tile:
        """A treasure tile."""
        tile = Tile(TileKind.TREASURE, "treasure", [self.cell(place)])
        tile.number = number
        self.scene.lay(tile)
        return tile

    # -- rounds --------------------------------------------------------------------------------

    def line_up(self, *initiatives: int) -> None:
        """Set the order of turns: characters lead with these initiatives; monsters get theirs by
        `reveal`."""
        for hero, initiative in zip(self.scene.heroes, initiatives, strict=True):
            hero.leading = initiative
        self.run(build_queue(self.scene, types_on_map(self.scene)))

    def next_turn(self, *choices: Choice) -> None:
        self.run(turn(self.scene), *choices)

    def order(self) -> list[int]:
        """Play all turns of the round, none of which asks anything; return who acted, in order."""
        acted: list[int] = []
        self.scene.next_step = "turn"
        while True:
            self.next_turn()
            if self.scene.next_step == "refresh":
                return acted
            now = self.scene.round
            new = [f.id for f in self.scene.figures if f.acted == now and f.id not in acted]
            acted.extend(new)

    # -- looking -------------------------------------------------------------------------------

    def curses(self, deck: ModifierDeck) -> int:
        return self.cards_in(deck, "curse")

    def cards_in(self, deck: ModifierDeck, name: str) -> int:
        """How many of these cards the draw pile holds."""
        return len([card for card in deck.draw if self.scene.cards[card].key == name])
