"""A small scenario played by the engine's own steps: rounds begin, turns are taken, rounds end.

    table = Table(brute="0,0", tinkerer="3,0")
    guard = table.monster("bandit_guard", "1,0")
    table.next_card(guard, 2)
    table.begin_round(("trample", "spare_dagger"), ("stun_shot", "ink_bomb"))
    assert table.order == ["tinkerer", "bandit_guard", "brute"]
    assert table.next_turn() == "tinkerer"

In `begin_round` every seat names its two cards, the leading one first, or `REST`; cards that
it does not hold yet come into its hand. A turn without choices is idled away.
"""

import yaml

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.library.scenarios import read_scenario
from questhall.games.gloomhaven.printed.scenario import ScenarioDef
from questhall.games.gloomhaven.state.figures import Figure, FigureKind
from questhall.games.gloomhaven.state.scene import OBJECTS_FROM, TYPES_FROM, AbilityDeck
from questhall.kernel.content import Entry
from questhall.kernel.decisions import Flow, Option

from ..bench import Bench, Choice

REST = ("", "")
QUIET = (
    "standard-attack",
    "standard-move",
    "stay",
    "no-attack",
    "skip",
    "end-turn",
    "suffer",
    "no-rest",
    "accept",
)
"""What an idle player answers, if it is offered."""

MONSTERS = (
    "bandit_guard",
    "bandit_archer",
    "living_bones",
    "cultist",
    "city_guard",
    "forest_imp",
)
HALL = ["0,0 1,0 2,0 3,0 4,0", "0,1 1,1 2,1 3,1 4,1", "0,2 1,2 2,2 3,2 4,2"]
VAULT = ["6,0 7,0 8,0 9,0 10,0", "6,1 7,1 8,1 9,1 10,1", "6,2 7,2 8,2 9,2 10,2"]
DOOR = "5,1"


def house(
    monsters: str = "", overlays: str = "", locked: bool = False, look: str = "stone"
) -> ScenarioDef:
    """A hall, and a vault behind a closed door on 5,1: `bandit_guard 7,1 nne; ...`, and
    `trap 8,1 damage; coin 6,0; treasure 9,1 7`."""
    door = {"id": "door", "kind": "door", "look": look, "at": DOOR, "rooms": ["hall", "vault"]}
    fields = {
        "scenario": 1,
        "id": "house",
        "goal": "kill_all",
        "monsters": list(MONSTERS),
        "rooms": [
            {"id": "hall", "hexes": HALL, "start": True, "starts": "0,0 0,1 0,2 1,0"},
            {
                "id": "vault",
                "hexes": VAULT,
                "monsters": [_monster(text) for text in _parts(monsters)],
                "overlays": [_overlay(text) for text in _parts(overlays)],
            },
        ],
        "joints": [{**door, "locked": True} if locked else door],
    }
    node = yaml.compose(yaml.safe_dump(fields), Loader=yaml.SafeLoader)
    assert isinstance(node, yaml.MappingNode)
    return read_scenario(Entry("house", node))


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(";") if part.strip()]


def _monster(text: str) -> dict[str, str]:
    type, at, ranks = text.split()
    return {"type": type, "at": at, "ranks": ranks}


def _overlay(text: str) -> dict[str, str | int]:
    kind, at, *more = text.split()
    if kind == "coin":
        return {"kind": kind, "at": at, "amount": 1}
    if kind == "treasure":
        return {"kind": kind, "at": at, "number": int(more[0])}
    if kind == "trap":
        return {"kind": kind, "look": "spike", "at": at, "gives": " ".join(more)}
    return {"kind": kind, "look": more[0], "at": at}


class Table(Bench):
    """A bench that plays whole rounds."""

    # -- preparing -----------------------------------------------------------------

    def hand(self, *names: str, seat: int = 0) -> list[int]:
        return [self.card(name, seat, "hand") for name in names]

    def discard(self, *names: str, seat: int = 0) -> list[int]:
        return [self.card(name, seat, "discard") for name in names]

    def deck(self, figure: Figure) -> AbilityDeck:
        """The ability deck of a monster."""
        return self.scene.decks[self.scene.types[figure.type].deck]

    def next_card(self, figure: Figure | str, number: int) -> None:
        """Make this one of the eight the next ability card of a monster's deck."""
        deck = self.deck_named(figure) if isinstance(figure, str) else self.deck(figure)
        card = next(
            card for card in deck.draw if self.scene.cards[card] is deck.kind.cards[number - 1]
        )
        deck.draw.remove(card)
        deck.draw.append(card)

    def deck_named(self, name: str) -> AbilityDeck:
        return next(deck for deck in self.scene.decks if deck.kind.key == f"deck_{name}")

    # -- a round -------------------------------------------------------------------

    def step(self, *choices: Choice) -> None:
        """Play one step of the game with these answers."""
        self.run(self._step(), *choices)

    def open_step(self) -> None:
        """Play one step of the game up to its first question."""
        self.start(self._step())

    def _step(self) -> Flow[None]:
        self.scene.step_begins()
        return GAME.steps[self.scene.next_step](self.scene)

    def open_selection(self) -> None:
        """Begin a new round; the first question of card selection is open."""
        self.scene.next_step = "round"
        self.step()
        self.open_step()

    def begin_round(self, *plans: tuple[str, str]) -> None:
        """All choose and reveal their cards; a tie in initiative may be left open."""
        for seat, plan in enumerate(plans):
            self._take_in_hand(seat, plan)
        self.open_selection()
        for plan in plans:
            self.select(*plan)
        self.expect_nothing()
        self.open_step()

    def select(self, *plan: str) -> None:
        """The next seat chooses its cards, or `REST`, and is ready."""
        if self.prompt == "lead":  # a long rest may be all that is left
            for name in plan if any(plan) else ("long-rest",):
                self.choose(name)
        self.choose("ready")

    def _take_in_hand(self, seat: int, plan: tuple[str, str]) -> None:
        held = [self.scene.card(card).key for card in self.hero(seat).hand]
        for name in plan:
            if name and name not in held:
                self.card(name, seat, "hand")

    @property
    def order(self) -> list[str]:
        """The names of those who take turns this round, in order."""
        return [self._entry(entry) for entry in self.scene.queue]

    def _entry(self, entry: int) -> str:
        if entry >= OBJECTS_FROM:
            return self.scene.figures[entry - OBJECTS_FROM].name
        if entry >= TYPES_FROM:
            return self.scene.types[entry - TYPES_FROM].kind.key
        return self.scene.heroes[entry].kind.key

    def next_turn(self, *choices: Choice) -> str:
        """Play the next turn; return who took it, a monster with its number."""
        before = [figure for figure in self.scene.figures if figure.acted == self.scene.round]
        self.open_step()
        for choice in choices:
            self.choose(choice)
        self.idle()
        acted = [
            figure
            for figure in self.scene.figures
            if figure.acted == self.scene.round and figure not in before
        ]
        assert len(acted) <= 1
        return self.name(acted[0]) if acted else ""

    def name(self, figure: Figure) -> str:
        if figure.kind == FigureKind.CHARACTER:
            return self.scene.heroes[figure.owner].kind.key
        if figure.kind == FigureKind.MONSTER:
            return f"{self.scene.types[figure.type].kind.key} {figure.number}"
        assert figure.summon is not None
        return figure.summon.key

    def idle(self) -> None:
        """Do nothing until the step is over."""
        while self.decision is not None:
            self.choose(self.spelled(self._quietest()))

    def _quietest(self) -> Option:
        for verb in QUIET:
            for option in self.options:
                if option.verb == verb:
                    return option
        return self.options[0]

    def all_turns(self) -> list[str]:
        """Play all remaining turns of the round; the characters do nothing."""
        names: list[str] = []
        while self.scene.next_step == "turn":
            name = self.next_turn()
            if name:
                names.append(name)
        return names

    def open_turn(self, seat: int = 0) -> None:
        """Play turns until the character is asked what to do."""
        while self.scene.acting != self.hero(seat).figure:
            self.open_step()
            if self.scene.acting != self.hero(seat).figure:
                self.idle()

    def finish_round(self, *choices: Choice) -> None:
        """Refresh: give these answers, then nobody does anything."""
        assert self.scene.next_step == "refresh"
        self.step()
        self.open_step()
        for choice in choices:
            self.choose(choice)
        self.idle()

    def cards(self, pile: str, seat: int = 0) -> list[str]:
        """The names of the cards in one of a character's piles."""
        numbers: list[int] = getattr(self.hero(seat), pile)
        return [self.scene.card(card).key for card in numbers]
