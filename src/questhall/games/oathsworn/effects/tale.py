"""What the words of the story do: tokens, HP, Iron, the map, time, events, and what is noted."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Flow
from questhall.kernel.kinds import names_in

from ..printed.story import StoryCondition, StoryEffect
from ..printed.tokens import ANY_TOKEN
from ..rules.purse import gain_any_token, lose_tokens
from ..rules.story import (
    allies,
    events,
    giving_up,
    locations,
    medic,
    progress,
    tally,
    trade,
    wounds,
)
from ..rules.story.company import choose_some
from ..rules.story.entries import open_entry
from ..rules.story.items import draw_items
from ..state.oathsworn import Oathsworn
from ..state.story import Frame, Story


class Meant:
    """Whom the story means."""

    EACH: Final = 0
    ONE: Final = 1
    TWO: Final = 2
    RANDOM: Final = 3
    THIS: Final = 4


WHOM: Final = tuple(names_in(Meant))


# -- how sentences are joined -------------------------------------------------------


class Then(StoryEffect):
    """Parts in their order."""

    def __init__(self, parts: list[StoryEffect]) -> None:
        self.parts = parts

    def resolve(self, story: Story, frame: Frame) -> Flow[None]:
        for part in self.parts:
            if not story.over:
                yield from part.resolve(story, frame)


class When(StoryEffect):
    """Only if something holds; perhaps something else otherwise."""

    def __init__(
        self, condition: StoryCondition, effect: StoryEffect, otherwise: StoryEffect | None
    ) -> None:
        self.condition = condition
        self.effect = effect
        self.otherwise = otherwise

    def resolve(self, story: Story, frame: Frame) -> Flow[None]:
        chosen = self.effect if self.condition.holds(story) else self.otherwise
        if chosen is not None:
            yield from chosen.resolve(story, frame)


# -- what befalls Oathsworn ---------------------------------------------------------


class ForSome(StoryEffect):
    """Something that befalls each, one, two, a random Oathsworn, or the one who checked."""

    def __init__(self, whom: int) -> None:
        self.whom = whom

    def able(self, story: Story, oathsworn: Oathsworn) -> bool:
        """Would it mean anything to him? Otherwise nobody may choose him."""
        return True

    def befall(self, story: Story, oathsworn: Oathsworn) -> Flow[None]:
        raise TypeError(f"{type(self).__name__} does nothing")
        yield

    def resolve(self, story: Story, frame: Frame) -> Flow[None]:
        chosen = yield from self._chosen(story, frame)
        for oathsworn in chosen:
            if not story.over:
                yield from self.befall(story, oathsworn)

    def _chosen(self, story: Story, frame: Frame) -> Flow[list[Oathsworn]]:
        if self.whom == Meant.THIS:
            this = [] if frame.this == NOTHING else [story.company[frame.this]]
            return [each for each in this if not each.fallen]
        able = [each for each in story.standing() if self.able(story, each)]
        if self.whom in (Meant.ONE, Meant.TWO):
            return (yield from choose_some(story, able, self.whom))
        if self.whom == Meant.RANDOM and able:
            story.mark_information()
            return [able[story.chance.below("random oathsworn", len(able))]]
        return able


class GainToken(ForSome):
    """Combat tokens of a kind, or of any kind that one likes."""

    def __init__(self, kind: int, amount: int, whom: int) -> None:
        super().__init__(whom)
        self.kind = kind
        self.amount = amount

    def befall(self, story: Story, oathsworn: Oathsworn) -> Flow[None]:
        yield from gain_any_token(story, oathsworn, self.kind, self.amount)


class LoseToken(ForSome):
    """Tokens that nobody has are not lost."""

    def __init__(self, kind: int, amount: int, whom: int) -> None:
        super().__init__(whom)
        self.kind = kind
        self.amount = amount

    def able(self, story: Story, oathsworn: Oathsworn) -> bool:
        if self.kind == ANY_TOKEN:
            return sum(oathsworn.tokens) > 0
        return oathsworn.tokens[self.kind] > 0

    def befall(self, story: Story, oathsworn: Oathsworn) -> Flow[None]:
        yield from lose_tokens(story, oathsworn, self.kind, self.amount)


class LoseHp(ForSome):
    """OS-3.19.1"""

    def __init__(self, amount: int, whom: int) -> None:
        super().__init__(whom)
        self.amount = amount

    def befall(self, story: Story, oathsworn: Oathsworn) -> Flow[None]:
        wounds.lose_hp(story, oathsworn, self.amount)
        yield from ()


class Heal(ForSome):
    """OS-3.19.2"""

    def __init__(self, amount: int, whom: int) -> None:
        super().__init__(whom)
        self.amount = amount

    def able(self, story: Story, oathsworn: Oathsworn) -> bool:
        return story.hp[oathsworn.place] < story.rules.most_hp

    def befall(self, story: Story, oathsworn: Oathsworn) -> Flow[None]:
        wounds.regain_hp(story, oathsworn, self.amount)
        yield from ()


class HealInjury(ForSome):
    """Injury Cards are archived."""

    def __init__(self, amount: int, whom: int) -> None:
        super().__init__(whom)
        self.amount = amount

    def befall(self, story: Story, oathsworn: Oathsworn) -> Flow[None]:
        yield from medic.heal_injuries(story, oathsworn, self.amount)


class PermanentToken(StoryEffect):
    """The same kind for all four (OS-3.1.9)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def do(self, story: Story, frame: Frame) -> None:
        for oathsworn in story.company:
            progress.gain_permanent(story, oathsworn, self.kind, pays_now=not story.epilogue)


class GainTrait(StoryEffect):
    """OS-11.2.6"""

    def resolve(self, story: Story, frame: Frame) -> Flow[None]:
        yield from progress.choose_trait(story)


class TallyUp(StoryEffect):
    """OS-9.4"""

    def resolve(self, story: Story, frame: Frame) -> Flow[None]:
        yield from tally.tally(story)


# -- what the company owns ----------------------------------------------------------


class GainIron(StoryEffect):
    """For the company, or for each Oathsworn (OS-3.18.2)."""

    def __init__(self, amount: int, each: bool) -> None:
        self.amount = amount
        self.each = each

    def do(self, story: Story, frame: Frame) -> None:
        giving_up.gain_iron(story, self.amount * (len(story.company) if self.each else 1))


class LoseIron(StoryEffect):
    """OS-3.18.3"""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def resolve(self, story: Story, frame: Frame) -> Flow[None]:
        yield from giving_up.lose_iron(story, self.amount)


class GainItem(StoryEffect):
    """Common Items of the current chapter, blindly unless the text says to choose (OS-3.8.8)."""

    def __init__(self, amount: int, choose: bool) -> None:
        self.amount = amount
        self.choose = choose

    def resolve(self, story: Story, frame: Frame) -> Flow[None]:
        deck = story.common[story.chapter.chapter - 1]
        if self.choose:
            for _ in range(self.amount):
                yield from giving_up.choose_item(story, deck)
        else:
            yield from giving_up.gain_items(story, draw_items(story, deck, self.amount))


class GainCurative(StoryEffect):
    """OS-3.8.10"""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, story: Story, frame: Frame) -> None:
        trade.gain_curatives(story, self.amount)


class Trade(StoryEffect):
    """OS-3.8.14: no runner is paid."""

    def __init__(self, banksmith: bool, apothecary: bool) -> None:
        self.banksmith = banksmith
        self.apothecary = apothecary

    def resolve(self, story: Story, frame: Frame) -> Flow[None]:
        yield from trade.trade(story, self.banksmith, self.apothecary)


class GainAlly(StoryEffect):
    """OS-3.9.3: the card lies with the company's other allies."""

    def __init__(self, ally: str) -> None:
        self.ally = ally

    def do(self, story: Story, frame: Frame) -> None:
        allies.gain_ally(story, self.ally)


class LoseAlly(StoryEffect):
    """The ally goes; its card is archived."""

    def __init__(self, ally: str) -> None:
        self.ally = ally

    def do(self, story: Story, frame: Frame) -> None:
        allies.lose_ally(story, self.ally)


class SetOut(StoryEffect):
    """A Deepwood Journey begins; the Quartermaster packs one ration more (OS-3.4.6)."""

    def __init__(self, rations: int) -> None:
        self.rations = rations

    def do(self, story: Story, frame: Frame) -> None:
        story.rations = self.rations + story.trait("quartermaster")
        story.tell("rations", "OS-3.4.5", story.rations)


class GainRations(StoryEffect):
    """Only on a journey."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, story: Story, frame: Frame) -> None:
        if story.rations != NOTHING:
            story.rations += self.amount
            story.tell("rations", "OS-3.4.5", story.rations)


class Eat(StoryEffect):
    """OS-3.4.5: without a ration each Oathsworn loses 1 HP."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, story: Story, frame: Frame) -> None:
        for _ in range(self.amount):
            if story.rations > 0:
                story.rations -= 1
                story.tell("rations", "OS-3.4.5", story.rations)
            elif story.rations == 0:
                for oathsworn in story.standing():
                    wounds.lose_hp(story, oathsworn, 1)


# -- the map, time, events and what is noted ----------------------------------------


class PlaceMap(StoryEffect):
    """OS-3.14.1"""

    def do(self, story: Story, frame: Frame) -> None:
        locations.place_map(story)


class PlaceLocations(StoryEffect):
    """OS-3.14.2"""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers

    def do(self, story: Story, frame: Frame) -> None:
        locations.place_locations(story, self.numbers)


class RemoveLocations(StoryEffect):
    """Their tokens go back to the supply."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers

    def do(self, story: Story, frame: Frame) -> None:
        locations.remove_locations(story, self.numbers)


class AddTime(StoryEffect):
    """OS-3.15.2: placed before the beat goes on (OS-3.15.7)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, story: Story, frame: Frame) -> None:
        frame.time += self.amount


class TakePath(StoryEffect):
    """OS-3.17.1"""

    def __init__(self, path: int) -> None:
        self.path = path

    def do(self, story: Story, frame: Frame) -> None:
        story.path = self.path


class DrawEvent(StoryEffect):
    """OS-3.16.2"""

    def __init__(self, deck: int) -> None:
        self.deck = deck

    def do(self, story: Story, frame: Frame) -> None:
        events.draw_event(story, self.deck)


class AddEvents(StoryEffect):
    """OS-3.16.4"""

    def __init__(self, deck: int, numbers: list[int]) -> None:
        self.deck = deck
        self.numbers = numbers

    def do(self, story: Story, frame: Frame) -> None:
        events.add_events(story, self.deck, self.numbers)


class Read(StoryEffect):
    """An entry that interrupts what is told (OS-3.15.6)."""

    def __init__(self, entry: str) -> None:
        self.entry = entry

    def do(self, story: Story, frame: Frame) -> None:
        open_entry(story, self.entry)


class GainClue(StoryEffect):
    """OS-3.9.2"""

    def __init__(self, number: int) -> None:
        self.number = number

    def do(self, story: Story, frame: Frame) -> None:
        if self.number not in story.clues:
            story.clues.append(self.number)
            story.tell("gained-clue", "OS-3.9.2", self.number)


class SetFlag(StoryEffect):
    """A keyword on the Free Company Sheet, kept for the whole campaign (OS-3.1.4)."""

    def __init__(self, flag: str) -> None:
        self.flag = flag

    def do(self, story: Story, frame: Frame) -> None:
        if self.flag not in story.flags:
            story.flags.append(self.flag)


class TickBox(StoryEffect):
    """One of the three boxes of the chapter (OS-3.4.9)."""

    def __init__(self, box: str) -> None:
        self.box = box

    def do(self, story: Story, frame: Frame) -> None:
        if self.box == "special_rules":
            story.special_rules = True
        elif self.box == "ambushed":
            story.ambushed = True
        else:
            story.extra_unique = True
        story.tell(f"box-{self.box.replace('_', '-')}", "OS-3.4.9")
