"""A workbench for the Story: a company in the middle of a chapter, one thing, a look at the table.

    bench = StoryBench()
    bench.draw("w:2 w:2")
    bench.tell("check(spot, 4)", "check-together", "white:2")

The company is Warden, Priest, Ranger and Warbear with their starting items, 12 Iron and no tokens.
"""

from questhall.bench import Answers, RunningFlow, told
from questhall.games.oathsworn import OathswornGame
from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.cards import CurativeDef, ItemDef, Slot
from questhall.games.oathsworn.printed.might import COLOURS, Side
from questhall.games.oathsworn.printed.story import (
    TRAIT_NAMES,
    BeatDef,
    BeatFlow,
    GoBack,
    StoryEffect,
)
from questhall.games.oathsworn.printed.tokens import TOKENS
from questhall.games.oathsworn.rules.story.entries import open_beat
from questhall.games.oathsworn.rules.story.telling import tell_on
from questhall.games.oathsworn.setup.cards import new_card
from questhall.games.oathsworn.setup.setup import take_board
from questhall.games.oathsworn.setup.story import lay_out_story, stack_items
from questhall.games.oathsworn.state.house_rules import house_rules
from questhall.games.oathsworn.state.oathsworn import Oathsworn
from questhall.games.oathsworn.state.story import Frame, Story
from questhall.games.oathsworn.words.tale import TALE, TALE_CONDITIONS
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision, Flow, Option
from questhall.kernel.events import Event, Journal
from questhall.kernel.games import OptionValue, Setup
from questhall.kernel.language.expressions import parse_expression
from questhall.kernel.phrases import option_id
from tests.oathsworn.rigging import RiggedMight

GAME = OathswornGame()
BOARDS = ("warden", "priest", "ranger", "warbear")
ENOUGH = ("draw-stands", "no-more", "end-trade")
BOTTOM = BeatDef("bench", [], GoBack())
BOTTOM.wordless = True


class StoryBench:
    """One small position."""

    def __init__(
        self,
        chapter: int = 1,
        seats: int = 4,
        part: str = "story",
        company: tuple[str, ...] = BOARDS,
        **options: OptionValue,
    ) -> None:
        setup = GAME.checked(Setup("story", seats, options))
        told = library().chapters[chapter]
        rules = house_rules(setup.options)
        self.story: Story = lay_out_story(Chance("bench"), told, rules, seats, part)
        for oathsworn, key in zip(self.story.company, company, strict=True):
            take_board(self.story, oathsworn, library().classes[key])
        stack_items(self.story)
        self.story.next_step = "tale"
        self.frame = Frame(BOTTOM)
        self.story.frames.append(self.frame)
        self.journal = Journal()
        self.story.journal = self.journal
        self.asked: list[Decision] = []
        self._might = RiggedMight()

    # -- setting the position --------------------------------------------------

    def oathsworn(self, name: str) -> Oathsworn:
        return next(each for each in self.story.company if each.board.key == name)

    def tokens(self, name: str, **counts: int) -> None:
        for kind, count in counts.items():
            self.oathsworn(name).tokens[TOKENS.index(kind)] = count

    def token(self, name: str, kind: str) -> int:
        return self.oathsworn(name).tokens[TOKENS.index(kind)]

    def wear(self, name: str, **cubes: int) -> None:
        """Only one made-up weapon, with so many cubes."""
        card = self.item(slot=Slot.WEAPON, hands=1)
        self.story.backpack.remove(card)
        self.story.item(card).might = [cubes.get(colour, 0) for colour in COLOURS]
        self.oathsworn(name).equipped = [card]

    def trait(self, name: str, ticks: int = 1) -> None:
        self.story.traits[TRAIT_NAMES.index(name)] = ticks

    def item(self, chapter: int = 1, slot: int = 3, kind: str = "gear", hands: int = 0) -> int:
        """A made-up item in the backpack."""
        made = ItemDef(f"made_up_{len(self.story.cards)}", chapter, slot, kind)
        made.hands = hands
        self.story.cards = self.story.cards[:]
        card = new_card(self.story, made)
        self.story.backpack.append(card)
        while len(self.story.common) < chapter:
            self.story.common.append([])
        return card

    def put(self, key: str) -> int:
        """An item of the first chapter into the backpack."""
        deck = self.story.common[0]
        card = next(each for each in deck if self.story.cards[each].key == key)
        deck.remove(card)
        self.story.backpack.append(card)
        return card

    def draw(self, faces: str) -> None:
        """The next might cards of the company: "w:2 w:b"."""
        self._might.stack(self.story, Side.COMPANY, faces)

    # -- doing -----------------------------------------------------------------

    def effect(self, text: str, this: str = "") -> Flow[None]:
        """What a word of the story does."""
        self.frame.this = self.oathsworn(this).place if this else -1
        return effect_of(text).resolve(self.story, self.frame)

    def bring(self, text: str, *answers: str, this: str = "") -> None:
        self.do(self.effect(text, this), *answers)

    def holds(self, text: str) -> bool:
        return TALE_CONDITIONS.read(parse_expression(text)).holds(self.story)

    def beat(self, flow: BeatFlow, *effects: str) -> Frame:
        """A made-up beat that is told next."""
        made = BeatDef("made_up", [effect_of(text) for text in effects], flow)
        made.wordless = True
        return open_beat(self.story, made)

    def tell(self, *answers: str) -> None:
        """Tell on until the bottom of the bench or the end."""
        given = Answers(answers, ENOUGH)
        while self.story.frames and not self.story.over:
            resting = self.story.frames[-1].beat is BOTTOM and not self.story.frames[-1].time
            if resting or (not given.left and self._would_ask()):
                break
            self._run(tell_on(self.story), given)
        given.all_given()

    def _would_ask(self) -> bool:
        """Is a question of the company ahead, so that a test without more answers stops here?"""
        frame = self.story.frames[-1]
        waiting = frame.done < len(frame.beat.effects) or frame.time > 0
        return not waiting and type(frame.beat.flow).__name__ in ("Choices", "ChooseLocation")

    def do(self, flow: Flow[object], *answers: str) -> object:
        given = Answers(answers, ENOUGH)
        result = self._run(flow, given)
        given.all_given()
        return result

    def _run(self, flow: Flow[object], given: Answers) -> object:
        running = RunningFlow(flow)
        while running.decision is not None:
            self.asked.append(running.decision)
            running.take(self._chosen(running.decision, given))
        return running.result

    def _chosen(self, decision: Decision, given: Answers) -> Option:
        ids = [option_id(GAME, self.story, option) for option in decision.options]
        chosen = given.wanted(decision, ids) or given.enough(decision)
        if chosen is None:
            raise given.missing(decision, ids)
        return chosen

    # -- looking ---------------------------------------------------------------

    def offered(self, prompt: str) -> list[str]:
        """What the newest question with that prompt offered."""
        found = next(each for each in reversed(self.asked) if each.prompt == prompt)
        return [option_id(GAME, self.story, option) for option in found.options]

    def prompts(self) -> list[str]:
        return [decision.prompt for decision in self.asked]

    def curatives(self) -> int:
        """How many are in the Injury Deck."""
        deck = self.story.injuries
        return len([card for card in deck if isinstance(self.story.cards[card], CurativeDef)])

    def allies(self) -> list[str]:
        return [self.story.ally(card).key for card in self.story.allies]

    def told(self, key: str) -> list[Event]:
        return told(self.journal, key)


def effect_of(text: str) -> StoryEffect:
    return TALE.read(parse_expression(text))
