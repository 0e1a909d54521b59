"""A scenario of the book on the table: its first room, and a party with empty hands.

    table = Played(3, characters=3)
    table.end_round()
    assert table.at("-7,-3").type_name == "inox_guard"

Everything goes through the engine: doors are opened, turns and rounds end as in a game.
"""

from collections.abc import Callable
from typing import ClassVar, TypeVar

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.library.scenarios import chosen_scenario
from questhall.games.gloomhaven.rules.attack.damage import die, suffer
from questhall.games.gloomhaven.rules.monsters.acting import Activation
from questhall.games.gloomhaven.rules.movement.rooms import open_door
from questhall.games.gloomhaven.rules.movement.terrain import put_on
from questhall.games.gloomhaven.rules.round.refresh import refresh, rest
from questhall.games.gloomhaven.rules.round.rounds import start_round
from questhall.games.gloomhaven.setup.characters import Character
from questhall.games.gloomhaven.setup.setup import bring, deploy, first_room, lay_out
from questhall.games.gloomhaven.state.figures import Figure, FigureKind, Side
from questhall.games.gloomhaven.state.heroes import Hero
from questhall.games.gloomhaven.state.house_rules import house_rules
from questhall.games.gloomhaven.state.scene import Phase
from questhall.games.gloomhaven.state.turn import Turn
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING, Flow
from questhall.kernel.games import OptionValue, Setup

from ..bench import Bench, Choice

T = TypeVar("T")

NORMAL = 0
ELITE = 1


class Played(Bench):
    """A scenario, with its start effects applied and the first round begun. Curses that do not go
    round fall on the seats named, or on the first ones."""

    ANSWERED: ClassVar[tuple[str, ...]] = ("extra-curse", "carries", "bears")

    def __init__(
        self,
        number: OptionValue,
        characters: int = 2,
        level: int = 1,
        curses: tuple[int, ...] = (),
        penalties: str = "standard",
    ) -> None:
        options: dict[str, OptionValue] = {
            "scenario": number,
            "level": level,
            "battle_goals": False,
            "penalties": penalties,
        }
        setup = GAME.checked(Setup("party", characters, options))
        book = chosen_scenario(setup.options)
        self.scene = lay_out(
            Chance("book"), book, house_rules(setup.options), [level] * characters, 0
        )
        self.turn = Turn(0)
        for hero in self.scene.heroes:
            bring(self.scene, hero, Character(library().classes[hero.seat], level))
            hero.deck = self._quiet()
        self.scene.monster_deck = self._quiet()
        self.prepare()
        self.play_out(first_room(self.scene))
        self.start(deploy(self.scene))
        while self.prompt == "start":
            self.choose(self.offered[0])
        for seat in curses:
            self.choose(f"target:{self.scene.heroes[seat].figure}")
        while self.prompt in self.ANSWERED:
            self.choose(self.offered[0])
        self.expect_nothing()
        assert self.scene.phase == Phase.PREPARING
        self.scene.phase = Phase.TURNS
        self.scene.round = 1

    def prepare(self) -> None:
        """Before the first room is laid out."""

    def tell(self, moment: Callable[..., Flow[None]], *about: object) -> Flow[None]:
        """The special rules act at a moment."""
        for each in self.scene.scenario.audience.at(moment):
            yield from getattr(each, moment.__name__)(self.scene, *about)

    def found(self, moment: Callable[..., list[T]], *about: object) -> list[T]:
        """What the special rules find at a moment."""
        listening = self.scene.scenario.audience.at(moment)
        return [
            it for each in listening for it in getattr(each, moment.__name__)(self.scene, *about)
        ]

    @property
    def won(self) -> bool:
        return self.scene.outcome == 1

    @property
    def lost(self) -> bool:
        return self.scene.outcome == 2

    # -- doing things ------------------------------------------------------------------

    def put(self, figure: Figure, place: str) -> None:
        """Set a figure on a hex."""
        put_on(self.scene, figure, self.cell(place))

    def open_door(self, door: str, seat: int = 0) -> None:
        """A character opens a door by its id."""
        number = self.joint(door)
        self.scene.acting = self.figure(seat).id
        self.play_out(open_door(self.scene, number, self.figure(seat)))

    def play_out(self, flow: Flow[object]) -> None:
        """Play something to its end; every question gets its first answer."""
        self.start(flow)
        while self.decision is not None:
            self.choose(self.offered[0])

    def joint(self, id: str) -> int:
        return [joint.id for joint in self.scene.scenario.joints].index(id)

    def is_open(self, door: str) -> bool:
        return bool(self.scene.opened >> self.joint(door) & 1)

    def is_revealed(self, room: str) -> bool:
        book = self.scene.scenario
        place = [each.id for each in book.rooms].index(room)
        return bool(self.scene.revealed >> book.area_of[place] & 1)

    def kill(self, *figures: Figure) -> None:
        for figure in figures:
            self.run(die(self.scene, figure))

    def leave_only_named(self) -> None:
        """All other monsters die, and leave no coins."""
        for figure in self.monsters():
            if not figure.name:
                figure.drops_coin = False
                self.kill(figure)

    def damage(self, figure: Figure, amount: int, *choices: Choice) -> None:
        self.run(suffer(self.scene, figure, amount, "GH-3.18.6", figure.id), *choices)

    def ends_turn(self, seat: int, place: str = "") -> None:
        """A character ends its turn, possibly on another hex."""
        figure = self.figure(seat)
        if place:
            self.put(figure, place)
        self.scene.acting = figure.id
        self.turn = Turn(seat)
        self.end_turn()

    def next_round(self) -> None:
        """End the round; the next one begins with two cards in every hand."""
        self.end_round()
        self.begin_round()

    def end_round(self) -> None:
        """End the round; nobody has the cards for a short rest."""
        for hero in self.scene.heroes:
            hero.discard.clear()
        self.run(refresh(self.scene))
        self.play_out(rest(self.scene))

    def begin_round(self) -> None:
        for hero in self.scene.heroes:
            while not hero.exhausted and len(hero.hand) < 2:
                self.card(hero.kind.cards[len(hero.hand)].key, hero.seat, "hand")
        self.play_out(start_round(self.scene))
        assert self.scene.phase == Phase.SELECTING
        for hero in self.scene.heroes:
            hero.hand.clear()
        self.scene.phase = Phase.TURNS

    def use_special(self, boss: Figure, number: int, *choices: Choice) -> None:
        """A boss uses its special ability, as if its card said so."""
        actions = self.scene.types[boss.type].kind.specials[number - 1]
        self.scene.acting = boss.id
        for action in actions:
            self.run(action.act(self.scene, boss, Activation(boss, actions)), *choices)
            choices = ()
        self.scene.acting = NOTHING

    def exhaust(self, seat: int) -> None:
        self.run(die(self.scene, self.figure(seat)))

    # -- looking at it -----------------------------------------------------------------

    def monsters(self, type: str = "") -> list[Figure]:
        """The monsters on the map, of one type or of all."""
        return [
            figure
            for figure in self.scene.figures
            if figure.kind == FigureKind.MONSTER
            and not figure.gone
            and type in ("", self.type_of(figure))
        ]

    def foes(self) -> list[Figure]:
        return [figure for figure in self.monsters() if figure.side == Side.FOES]

    def one(self, type: str) -> Figure:
        (figure,) = self.monsters(type)
        return figure

    def type_of(self, figure: Figure) -> str:
        return self.scene.types[figure.type].kind.key

    def at(self, place: str) -> Figure:
        figure = self.scene.figure_on(self.cell(place))
        assert figure is not None, f"nobody stands on {place}"
        return figure

    def is_free(self, place: str) -> bool:
        return self.scene.figure_on(self.cell(place)) is None

    def named(self, name: str) -> list[Figure]:
        return [figure for figure in self.scene.figures if figure.name == name and not figure.gone]

    def cards_named(self, hero: Hero, key: str) -> int:
        """How many of these cards a character's modifier deck holds."""
        return len([card for card in hero.deck.draw if self.scene.cards[card].key == key])
