"""What must hold on the table of a Story (for tests and for saves from elsewhere)."""

from questhall.kernel.decisions import NOTHING
from questhall.kernel.ranges import outside, wrong_length
from questhall.kernel.zones import lying_twice

from ..printed.cards import AllyDef, CurativeDef, InjuryDef, ItemDef
from ..printed.story import EVENT_DECKS, TRAITS, BeatDef
from ..printed.tokens import TOKENS
from ..state.company import COMPANY_SIZE
from ..state.oathsworn import Oathsworn
from ..state.story import PARTS, Story
from .equipment import fits
from .faults import MOST, MOST_SEATS, company_shape, might_faults
from .story.items import equipment
from .story.progress import MOST_OF_A_KIND
from .story.trade import MOST_CURATIVES

BEFORE_THE_TALE = ("gather", "prepare", "chapter_start")


def story_faults(story: Story) -> list[str]:
    """Every impossible thing, in words; what is not built as it must be comes first."""
    found = [*_shape(story), *_telling(story)]
    if found:
        return found
    found = [*lying_twice(story.zones()), *might_faults(story), *_decks(story), *_map(story)]
    for oathsworn in story.company:
        found += _oathsworn(story, oathsworn)
    return [*found, *_purse(story)]


def _shape(story: Story) -> list[str]:
    """Lists that belong together are equally long."""
    found = outside("company", [len(story.company)], COMPANY_SIZE + 1, COMPANY_SIZE)
    found += company_shape(story)
    found += outside("seat count", [story.seats], MOST_SEATS + 1, 1)
    found += wrong_length("the events", [len(story.events)], len(EVENT_DECKS))
    found += wrong_length("the traits", [len(story.traits)], len(TRAITS))
    found += wrong_length("the HP", [len(story.hp)], COMPANY_SIZE)
    found += wrong_length("the permanent tokens", [len(story.permanent)], COMPANY_SIZE)
    found += wrong_length("the tokens ahead", [len(story.tokens_ahead)], COMPANY_SIZE)
    for kinds in story.permanent:
        found += wrong_length("the permanent tokens", [len(kinds)], len(TOKENS))
        found += outside("permanent token", kinds, MOST_OF_A_KIND + 1)
    for each in story.company:
        if each.kind is None and story.next_step != "gather":
            found.append(f"Oathsworn {each.place} has no class")
    return found


def _telling(story: Story) -> list[str]:
    found: list[str] = []
    for frame in story.frames:
        found += outside("effect", [frame.done], len(frame.beat.effects) + 1)
        found += outside("time", [frame.time], MOST)
    if story.part not in PARTS:
        found.append(f"{story.part} is no part of a chapter")
    tale = story.next_step not in BEFORE_THE_TALE and not story.over
    if tale and not story.frames:
        found.append("nothing is being told")
    if tale and len(story.common) != story.chapter.chapter + 1:
        found.append("item decks are missing")
    return found


def _decks(story: Story) -> list[str]:
    found: list[str] = []
    for card in [*story.events_aside, *[card for deck in story.events for card in deck]]:
        if not isinstance(story.cards[card], BeatDef):
            found.append("something else lies among the events")
    items = [card for deck in story.common for card in deck]
    items += [*story.unique, *story.unique_aside, *story.backpack, *story.laid_out, *story.sold]
    for card in items:
        if not isinstance(story.cards[card], ItemDef):
            found.append("something else lies among the items")
    for card in [*story.injuries, *story.curatives]:
        if not isinstance(story.cards[card], (InjuryDef, CurativeDef)):
            found.append("something else lies among the injuries")
    for card in [*story.allies, *story.allies_aside]:
        if not isinstance(story.cards[card], AllyDef):
            found.append("something else lies among the allies")
    return found


def _map(story: Story) -> list[str]:
    """A Location Token lies on the map or on the track, never twice."""
    found: list[str] = []
    if len(story.track) > story.chapter.track:
        found.append("the Time Track is longer than it is")
    both = [number for number in story.tokens if number in story.visited]
    if both or len(set(story.tokens)) != len(story.tokens):
        found.append("a Location Token lies twice")
    strange = [token for token in story.track if token and token not in story.visited]
    if strange:
        found.append("a Location on the track was not visited")
    return found


def _oathsworn(story: Story, oathsworn: Oathsworn) -> list[str]:
    who = f"Oathsworn {oathsworn.place}"
    hp = story.hp[oathsworn.place]
    found: list[str] = []
    if not 0 <= hp <= story.rules.most_hp or oathsworn.fallen != (hp == 0):
        found.append(f"{who} has {hp} HP")
    if oathsworn.kind is None:
        return found
    if sorted(story.items_in(oathsworn.hand)) != sorted(oathsworn.equipped):
        found.append(f"{who} has other items than he has equipped")
    elif not fits(oathsworn.board, equipment(story, oathsworn)):
        found.append(f"{who} carries too much")
    return found


def _purse(story: Story) -> list[str]:
    found: list[str] = []
    if min(story.iron, story.knockouts, *story.tokens_ahead) < 0 or story.rations < NOTHING:
        found.append("the company has less than nothing")
    if not 0 <= story.curatives_bought <= MOST_CURATIVES:
        found.append(f"{story.curatives_bought} Curatives were bought")
    for place, (name, most) in enumerate(TRAITS.items()):
        if not 0 <= story.traits[place] <= most:
            found.append(f"the company has {name} {story.traits[place]} times")
    return found
