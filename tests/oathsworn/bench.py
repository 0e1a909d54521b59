"""A workbench for Oathsworn: set a small position, do one thing, look at the table.

The board is empty but for what a test puts there. The company is Warden, Priest, Ranger and
Warbear unless a test names another, each with the seven starting cards in hand and all animus at
hand.

    bench = Bench()
    bench.stand("warden", "0,1")
    bench.draw("y:b w:2 w:1")
    bench.do(bench.attack("warden"), "white:2", "draw-stands")
"""

from questhall.bench import MARKS, Answers, RunningFlow, told
from questhall.boards.hexes import NAMES_OF_DIRECTIONS
from questhall.boards.masks import NOWHERE
from questhall.games.oathsworn import OathswornGame
from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.clearing import cell_name, place_named
from questhall.games.oathsworn.printed.encounter import EncounterDef
from questhall.games.oathsworn.printed.might import Side
from questhall.games.oathsworn.printed.tokens import TOKENS
from questhall.games.oathsworn.rules.boss.placing import put_minion
from questhall.games.oathsworn.rules.turn.guardian import add_guardian
from questhall.games.oathsworn.setup.cards import new_card
from questhall.games.oathsworn.setup.setup import lay_out, take_board
from questhall.games.oathsworn.state.battle import Battle, Phase
from questhall.games.oathsworn.state.deeds import Deed
from questhall.games.oathsworn.state.figures import Figure, FigureKind, Obstacle, Tile
from questhall.games.oathsworn.state.house_rules import house_rules
from questhall.games.oathsworn.state.oathsworn import Oathsworn
from questhall.games.oathsworn.words.effects import EFFECTS
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision, Flow, Option
from questhall.kernel.events import Event, Journal
from questhall.kernel.games import OptionValue, Setup
from questhall.kernel.language.expressions import parse_expression
from questhall.kernel.phrases import option_id
from questhall.kernel.state import Content
from tests.oathsworn.rigging import RiggedMight
from tests.played import note

GAME = OathswornGame()
COMPANY_OF_THE_BENCH = ("warden", "priest", "ranger", "warbear")
# What somebody says who wants nothing more.
ENOUGH = (
    "draw-stands",
    "no-more",
    "no-interrupt",
    "no-defense",
    "stay",
    "pass",
    "end-turn",
    "do-without",
)


class Bench:
    """One small position."""

    def __init__(
        self,
        seats: int = 4,
        encounter: EncounterDef | None = None,
        company: tuple[str, ...] = COMPANY_OF_THE_BENCH,
        **options: OptionValue,
    ) -> None:
        setup = GAME.checked(Setup("encounter", seats, options))
        level = int(options.get("level", 1))
        rules = house_rules(setup.options)
        chosen = encounter or library().encounters["grain_mother"]
        self.battle: Battle = lay_out(Chance("bench"), chosen, rules, seats, level)
        self.journal = Journal()
        self.asked: list[Decision] = []
        self._might = RiggedMight()
        self.battle.obstacles = []
        for figure in self.battle.figures:
            figure.place = NOWHERE
        for oathsworn, key in zip(self.battle.the_four(), company, strict=True):
            take_board(self.battle, oathsworn, library().classes[key])
            _take_starting_hand(self.battle, oathsworn)
            oathsworn.animus, oathsworn.reserve = oathsworn.reserve, 0
            oathsworn.turns = 1
        self.battle.leader = 0
        self.battle.turn = 0
        self.battle.round = 1
        self.battle.phase = Phase.OATHSWORN
        self.battle.next_step = "turn"
        self.battle.face_up = self.battle.stage_piles[0].pop()
        self.battle.journal = self.journal

    # -- setting the position --------------------------------------------------

    def oathsworn(self, name: str) -> Oathsworn:
        return next(each for each in self.battle.the_four() if each.board.key == name)

    def figure(self, name: str) -> Figure:
        return self.battle.figure_of(self.oathsworn(name))

    def stand(self, name: str, at: str, facing: str = "N") -> Figure:
        """Put an Oathsworn on the board."""
        return _put(self.figure(name), at, facing)

    def guardian(self, at: str) -> Figure:
        """The Ancient Guardian, with its animus at hand."""
        add_guardian(self.battle)
        guardian = self.battle.company[-1]
        guardian.animus, guardian.reserve = guardian.reserve, 0
        return _put(self.battle.figure_of(guardian), at, "N")

    def sentinels(self, *at: str) -> list[Figure]:
        """Sentinels of the Grove Maiden."""
        found: list[Figure] = []
        for each in at:
            sentinel = Figure(
                len(self.battle.figures), FigureKind.SENTINEL, place_named(each), 0, 1
            )
            sentinel.owner = self.oathsworn("grove_maiden").place
            self.battle.figures.append(sentinel)
            found.append(sentinel)
        return found

    def boss(self, at: str, facing: str = "S", key: str = "") -> Figure:
        """The only boss, or the one of that key."""
        for figure in self.battle.figures:
            if figure.boss is not None and key in ("", figure.boss.key):
                return _put(figure, at, facing)
        raise LookupError(f"there is no boss {key}")

    def rat(self, at: str, facing: str = "S") -> Figure:
        return _put(put_minion(self.battle, 0, place_named(at)), at, facing)

    def trees(self, *at: str) -> None:
        for each in at:
            self.piece("tree", each)

    def piece(self, kind: str, *cells: str) -> None:
        """An obstacle of several hexes."""
        piece = Obstacle(kind, [place_named(each) for each in cells])
        self.battle.obstacles = [*self.battle.obstacles, piece]

    def tile(self, kind: str, *cells: str, round: int = 1) -> None:
        number = self.battle.encounter.tile(kind)
        hexes = [place_named(each) for each in cells]
        self.battle.tiles.append(Tile(number, hexes, round))

    def tokens(self, name: str, **counts: int) -> None:
        for kind, count in counts.items():
            self.oathsworn(name).tokens[TOKENS.index(kind)] = count

    def token(self, name: str, kind: str) -> int:
        return self.oathsworn(name).tokens[TOKENS.index(kind)]

    # -- cards -----------------------------------------------------------------

    def card(self, key: str) -> int:
        """The number of a card on the table."""
        for number, printed in enumerate(self.battle.cards):
            if printed.key == key:
                return number
        raise LookupError(f"{key} is not on the table")

    def add_card(self, name: str, printed: Content, position: int | None = None) -> int:
        """One more card for an Oathsworn, in hand or on a position."""
        self.battle.cards = self.battle.cards[:]
        number = new_card(self.battle, printed)
        oathsworn = self.oathsworn(name)
        (oathsworn.hand if position is None else oathsworn.cooldown[position]).append(number)
        return number

    def lay(self, name: str, position: int, *keys: str) -> None:
        """Cards from the hand onto a position."""
        oathsworn = self.oathsworn(name)
        for key in keys:
            oathsworn.hand.remove(self.card(key))
            oathsworn.cooldown[position].append(self.card(key))

    def on(self, name: str, position: int) -> set[str]:
        cards = self.oathsworn(name).cooldown[position]
        return {self.battle.cards[card].key for card in cards}

    def hand(self, name: str) -> set[str]:
        return {self.battle.cards[card].key for card in self.oathsworn(name).hand}

    def next_stage(self, *keys: str) -> None:
        """These Stage Cards come next; the first lies open."""
        battle = self.battle
        if battle.face_up >= 0:
            battle.stage_piles[battle.stage_card(battle.face_up).stage - 1].append(battle.face_up)
        for key in reversed(keys):
            card = self.card(key)
            pile = battle.stage_piles[battle.stage_card(card).stage - 1]
            pile.remove(card)
            pile.append(card)
        battle.face_up = next(pile for pile in battle.stage_piles if pile).pop()
        coming = [battle.face_up]
        for pile in battle.stage_piles:
            coming += reversed(pile)
        assert tuple(battle.cards[card].key for card in coming[: len(keys)]) == keys

    def draw(self, faces: str) -> None:
        """The next cards of the company: "y:b w:2c w:1"."""
        self._might.stack(self.battle, Side.COMPANY, faces)

    def foes_draw(self, faces: str) -> None:
        self._might.stack(self.battle, Side.FOES, faces)

    # -- doing -----------------------------------------------------------------

    def deed(self, name: str) -> Deed:
        oathsworn = self.oathsworn(name)
        return Deed(oathsworn.figure, oathsworn.place)

    def effect(self, name: str, text: str, deed: Deed | None = None) -> Flow[None]:
        """What an expression does when this Oathsworn uses it."""
        effect = EFFECTS.read(parse_expression(text))
        return effect.resolve(self.battle, deed or self.deed(name))

    def attack(self, name: str, text: str = "attack") -> Flow[None]:
        return self.effect(name, text)

    def do(self, flow: Flow[object], *answers: str) -> object:
        """Run it; who is asked and has no answer left wants nothing more."""
        given = Answers(answers, ENOUGH, (*MARKS, "-"))
        running = RunningFlow(flow)
        while running.decision is not None:
            self.asked.append(running.decision)
            running.take(self._chosen(running.decision, given))
        given.all_given()
        self._note_what_was_played()
        return running.result

    def _note_what_was_played(self) -> None:
        for event in self.told("played"):
            note("oathsworn", "card", self.battle.cards[event.where].key)
        for event in self.told("stage-card"):
            note("oathsworn", "stage", self.battle.cards[event.what].key)

    def _chosen(self, decision: Decision, given: Answers) -> Option:
        ids = [option_id(GAME, self.battle, option) for option in decision.options]
        chosen = given.wanted(decision, ids) or given.enough(decision)
        if chosen is None and ids[1:] == ["no-attack"]:
            return decision.options[0]
        if chosen is None:
            raise given.missing(decision, ids)
        return chosen

    def options(self) -> list[str]:
        """What was offered last."""
        return [option_id(GAME, self.battle, each) for each in self.asked[-1].options]

    def prompts(self) -> list[str]:
        return [decision.prompt for decision in self.asked]

    # -- looking ---------------------------------------------------------------

    def at(self, figure: Figure) -> str:
        return cell_name(figure.place) if figure.on_board else "gone"

    def hex_of(self, place: int) -> str:
        return cell_name(place)

    def looks(self, figure: Figure) -> str:
        return NAMES_OF_DIRECTIONS[figure.facing]

    def told(self, key: str) -> list[Event]:
        return told(self.journal, key)


def _put(figure: Figure, at: str, facing: str) -> Figure:
    figure.place = place_named(at)
    figure.facing = NAMES_OF_DIRECTIONS.index(facing)
    return figure


def _take_starting_hand(battle: Battle, oathsworn: Oathsworn) -> None:
    starting = [card for card in oathsworn.box if battle.ability(card).level == 1]
    for card in starting:
        oathsworn.box.remove(card)
        oathsworn.hand.append(card)
