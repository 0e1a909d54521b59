"""The tally of level, loot and losses (OS-9.4)."""

from typing import Final

from questhall.kernel.decisions import Decision, Flow, Option
from questhall.kernel.packs import pack_of

from ...printed.cards import CurativeDef
from ...state.oathsworn import Oathsworn
from ...state.story import Story
from .allies import lose_ally_card
from .deaths import kill
from .giving_up import Loss, gain_items, give_up
from .items import draw_items
from .medic import heal_injuries, shuffle_injuries
from .progress import gain_level

COMMON_LOOT: Final = 3
UNIQUE_LOOT: Final = 2
# OS-3.2.1: marks more or fewer in each encounter, and Unique Items more in the loot.
MORE_MARKS: Final = {"journeyman": 2, "pilgrim": 1, "free": 0, "grim": -1, "dread": -2}
MORE_LOOT: Final = {"journeyman": 0, "pilgrim": 0, "free": 0, "grim": 1, "dread": 2}
BARELY_ALIVE: Final = 2  # HP
LAST_CHAPTER: Final = 6  # only marks are counted after it (OS-9.4.12)


class LostEquipment(Loss):
    """OS-9.4.9, OS-7.19.4: items that an Oathsworn had equipped in the encounter, of his player's
    choice."""

    prompt = "tally-items"
    rule = "OS-9.4.9"
    may_exchange = False

    def __init__(self, oathsworn: Oathsworn, equipped: list[int], fell: bool, spared: int) -> None:
        self.oathsworn = oathsworn
        self.equipped = equipped
        self.left = (2 if fell else 1) - spared

    def seats(self, story: Story) -> list[int]:
        return [self.oathsworn.seat]

    def owed(self, story: Story) -> bool:
        return self.left > 0

    def cards(self, story: Story) -> list[int]:
        """OS-9.4.13: wherever they lie now, if the company still has them."""
        owned = set(story.backpack)
        for each in story.company:
            owned.update(each.equipped)
        return [card for card in self.equipped if card in owned]

    def given(self, story: Story, card: int) -> None:
        self.left -= 1


def tally(story: Story) -> Flow[None]:
    """OS-9.4.11: level, loot 1 to 4, losses 1 to 4."""
    if story.chapter.chapter == LAST_CHAPTER:
        _marks(story)
        _wake(story)
        return
    equipped = [each.equipped[:] for each in story.company]
    if not pack_of(story.chapter.key):  # beside the campaign nobody gains a level
        yield from gain_level(story)
    yield from _loot(story)
    _marks(story)
    spared = yield from _injuries(story)
    for oathsworn in story.company:
        if story.is_dead(oathsworn):
            continue
        place = oathsworn.place
        fell = oathsworn.fallen and place not in story.missed  # OS-R85
        yield from give_up(story, LostEquipment(oathsworn, equipped[place], fell, spared[place]))
    for card in story.allies_dead:  # OS-9.4.10
        lose_ally_card(story, card)
    story.allies_dead.clear()
    _wake(story)


def _loot(story: Story) -> Flow[None]:
    """OS-9.4.3, OS-9.4.4; Common Items of the next chapter stand in for missing Unique ones."""
    following = story.common[story.chapter.chapter]
    common = draw_items(
        story, following, COMMON_LOOT + story.rules.more_loot + story.trait("scavenger")
    )
    wanted = UNIQUE_LOOT + story.extra_unique + MORE_LOOT[story.rules.difficulty]
    unique = draw_items(story, story.unique, wanted)
    instead = draw_items(story, following, wanted - len(unique))
    yield from gain_items(story, [*common, *unique, *instead])


def _marks(story: Story) -> None:
    """OS-9.4.6: not below 0, and none if a replay has set them (OS-9.3.1)."""
    if story.scored:
        return
    fallen = len(story.company) - len(story.standing())
    marks = marks_for(fallen, story.rules.difficulty)
    story.knockouts += marks
    story.tell("marked", "OS-9.4.6", marks)


def marks_for(fallen: int, difficulty: str) -> int:
    return max(0, fallen + MORE_MARKS[difficulty])


def _injuries(story: Story) -> Flow[list[int]]:
    """OS-9.4.7. With Hardcore the fallen die, and whoever is left with 1 or 2 HP draws one too
    (OS-3.2.11). How many items that spares each."""
    spared = [0] * len(story.company)
    for oathsworn in story.company:
        if story.is_dead(oathsworn):
            continue
        barely = story.hardcore and story.hp[oathsworn.place] <= BARELY_ALIVE
        if oathsworn.fallen and story.hardcore:
            kill(story, oathsworn)
        elif oathsworn.fallen or barely:
            spared[oathsworn.place] = yield from draw_injury(story, oathsworn)
    return spared


def _wake(story: Story) -> None:
    """Whoever lives takes part again in what is told after the tally."""
    for oathsworn in story.company:
        if not story.is_dead(oathsworn):
            oathsworn.fallen = False
            story.hp[oathsworn.place] = story.rules.most_hp


def draw_injury(story: Story, oathsworn: Oathsworn) -> Flow[int]:
    """OS-9.4.7; with True Grit one of two is kept (OS-9.4.8). How many items that spares him."""
    for _ in range(2 if story.trait("true_grit") else 1):
        if story.injuries:
            story.injuries_shown.append(story.injuries.pop())
            story.mark_information()
    if not story.injuries_shown:
        return 0
    options = [Option("keep-injury", card) for card in story.injuries_shown]
    answer = yield Decision([oathsworn.seat], "true-grit", options, "OS-9.4.8", oathsworn.place)
    story.injuries_shown.remove(answer.what)
    if story.injuries_shown:
        story.injuries += story.injuries_shown
        story.injuries_shown.clear()
        shuffle_injuries(story)
    printed = story.cards[answer.what]
    if isinstance(printed, CurativeDef):
        yield from _spare(story, oathsworn, answer.what, printed)
        return printed.spares
    oathsworn.hand.append(answer.what)
    story.tell("injured", "OS-9.4.7", oathsworn.place, answer.what)
    return 0


def _spare(story: Story, oathsworn: Oathsworn, card: int, curative: CurativeDef) -> Flow[None]:
    """OS-3.8.11: no injury, and what its own text says; then it is archived."""
    story.curatives.append(card)
    story.forget(card)
    story.chance.shuffle("curatives", story.curatives)
    story.tell("spared", "OS-3.8.11", oathsworn.place, card)
    story.tokens_ahead[oathsworn.place] += curative.tokens
    yield from heal_injuries(story, oathsworn, curative.archives)
