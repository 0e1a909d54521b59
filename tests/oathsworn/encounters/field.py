"""A bench on which one encounter is played: its boss, its Stage Cards, its board.

field = Field("uprooter")
boar = field.boss("0,-2")
field.stand("warden", "0,3")
field.play("uprooter_3")
"""

from copy import copy

from questhall.boards.masks import NOWHERE
from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.clearing import place_named
from questhall.games.oathsworn.printed.might import Side
from questhall.games.oathsworn.printed.tokens import STATUSES
from questhall.games.oathsworn.rules.boss.stage_cards import carry_out
from questhall.games.oathsworn.rules.rounds import end_of_phase, end_of_round
from questhall.games.oathsworn.rules.turn.board_actions import act_by_board, board_options
from questhall.games.oathsworn.setup.setup import lay_out
from questhall.games.oathsworn.state.battle import Battle, Phase
from questhall.games.oathsworn.state.figures import Figure, FigureKind, Reaction
from questhall.games.oathsworn.state.house_rules import house_rules
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING
from questhall.kernel.games import Setup
from tests.oathsworn.bench import COMPANY_OF_THE_BENCH, GAME, Bench
from tests.played import note

# The defense of bosses on the bench, and what they draw by stage. Tests reckon with these small
# numbers; those of the box are a matter of balance and may change.
OF_A_BODY = (2, ("y r r", "r r r", "r r k"))
OF_A_HUNTER = (3, ("y r r r r r", "y r r r r k", "r r r r k k"))
BOSSES_ON_THE_BENCH = {
    "boar": (3, ("y y y r r", "y y r r r", "y r r r r")),
    "heron": (3, ("y y y r r r", "y y r r r r", "y r r r r r")),
    "mower": OF_A_BODY,
    "sower": OF_A_BODY,
    "binder": OF_A_BODY,
    "hunter": OF_A_HUNTER,
    "bell_tree": OF_A_HUNTER,
}


def with_bosses_of_the_bench(battle: Battle) -> Battle:
    for figure in battle.figures:
        if figure.boss is not None and figure.boss.key in BOSSES_ON_THE_BENCH:
            figure.boss = copy(figure.boss)
            figure.boss.defense, stages = BOSSES_ON_THE_BENCH[figure.boss.key]
            figure.boss.might = [[cards.count(letter) for letter in "wyrk"] for cards in stages]
    return battle


class Field(Bench):
    """The board of an encounter, empty but for what a test puts there."""

    def __init__(self, encounter: str, company: tuple[str, ...] = COMPANY_OF_THE_BENCH) -> None:
        super().__init__(encounter=library().encounters[encounter], company=company)
        self.battle.tiles = []
        with_bosses_of_the_bench(self.battle)

    # -- setting the position --------------------------------------------------

    def civilian(self, at: str) -> Figure:
        figure = Figure(len(self.battle.figures), FigureKind.CIVILIAN, place_named(at), 0, 1)
        self.battle.figures.append(figure)
        return figure

    def lurk_in(self, lair: str) -> None:
        """The boss lies in this lair, and any of the four may be it."""
        cards = sorted(self.battle.lair_cards + self.battle.empty_lairs)
        chosen = self.card(lair)
        self.battle.lair_cards = [card for card in cards if card != chosen] + [chosen]
        self.battle.empty_lairs = []

    def give(self, name: str, status: str, count: int = 1) -> None:
        self.figure(name).statuses[STATUSES.index(status)] = count

    # -- doing -----------------------------------------------------------------

    def play(self, card: str, *answers: str) -> None:
        """A Stage Card of the Encounter phase."""
        self.battle.phase = Phase.ENCOUNTER
        self.do(carry_out(self.battle, Reaction(self._take(card), NOTHING, NOTHING)), *answers)
        self.battle.phase = Phase.OATHSWORN

    def react(self, card: str, breaker: str, boss: Figure) -> None:
        """The same card because a part of a boss broke."""
        reaction = Reaction(self._take(card), boss.id, self.figure(breaker).id)
        self.do(carry_out(self.battle, reaction))

    def _take(self, card: str) -> int:
        number = self.card(card)
        for pile in self.battle.stage_piles:
            if number in pile:
                pile.remove(number)
        if self.battle.face_up == number:
            self.battle.face_up = NOTHING
        return number

    def actions(self, name: str) -> list[str]:
        """What the board offers an Oathsworn now."""
        offered = board_options(self.battle, self.oathsworn(name))
        return [self.battle.encounter.actions[option.what].key for option in offered]

    def act(self, name: str, action: str, *answers: str) -> None:
        assert action in self.actions(name)
        note("oathsworn", "action", action)
        keys = [each.key for each in self.battle.encounter.actions]
        place = keys.index(action)
        self.do(act_by_board(self.battle, self.oathsworn(name), place), *answers)

    def end_phase(self) -> None:
        self.do(end_of_phase(self.battle))

    def end_round(self, *answers: str) -> None:
        self.do(end_of_round(self.battle), *answers)

    # -- looking ---------------------------------------------------------------

    def hp(self, *names: str) -> list[int]:
        return [self.figure(name).hp for name in names]

    def places(self, *names: str) -> list[str]:
        return [self.at(self.figure(name)) for name in names]

    def status(self, name: str, status: str) -> int:
        return self.figure(name).statuses[STATUSES.index(status)]

    def struck(self) -> list[int]:
        """How many attacks each figure was the first target of, by its number."""
        return [event.where for event in self.told("struck")]

    def foes_drew(self) -> list[int]:
        """Cards that enemies have drawn, from white to black."""
        return [len(self.battle.might_deck(Side.FOES, colour).discard) for colour in range(4)]


def set_up(encounter: str, *flags: str) -> Battle:
    """The real layout, with flags of the story."""
    for variant in library().encounters[encounter].variants:
        if variant.flag in flags:
            note("oathsworn", "variant", variant.key)
    options = GAME.checked(Setup("encounter", 2)).options
    rules = house_rules(options)
    battle = lay_out(Chance("set-up"), library().encounters[encounter], rules, 2, 1, flags)
    return with_bosses_of_the_bench(battle)


def gone(figure: Figure) -> bool:
    return figure.place == NOWHERE
