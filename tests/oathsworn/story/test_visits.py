"""A visit in its order: marker, token, immediate effect of the space, and only then the entry."""

import pytest

from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.story import ChapterDef, GoThere, SpaceKind
from questhall.games.oathsworn.state.story import Story
from questhall.games.oathsworn.view.story import view
from questhall.kernel.chance import Chance
from tests.marks import rule, ruling
from tests.oathsworn.story.bench import StoryBench
from tests.oathsworn.story.test_books import CHAPTERS
from tests.oathsworn.story.test_walk import Walker

VISITS = [
    (chapter, number, space)
    for chapter in CHAPTERS
    for number in chapter.locations
    for space, printed in chapter.spaces.items()
    if printed.kind == SpaceKind.IMMEDIATE
]


def id_of(part: object) -> str:
    return part.key if isinstance(part, ChapterDef) else str(part)


def on_the_way(chapter: ChapterDef, number: int, space: int) -> StoryBench:
    """The last token of the way to a Location will lie on this space of the track."""
    bench = StoryBench(chapter.chapter)
    bench.bring("map")
    bench.story.track += [0] * (space - chapter.locations[number].time)
    bench.story.rations = 3
    bench.beat(GoThere(number))
    return bench


@ruling("OS-R63")
@rule("OS-3.14.4", "OS-3.15.6", "OS-3.4.3")
@pytest.mark.parametrize(("chapter", "number", "space"), VISITS, ids=id_of)
def test_the_entry_is_read_when_the_space_has_been_resolved(
    chapter: ChapterDef, number: int, space: int
) -> None:
    bench = on_the_way(chapter, number, space)
    story = bench.story
    entry = chapter.locations[number].entries[story.path]
    walker = Walker(bench, {}, Chance("visit"))
    walker.step()
    while not story.over and not has_arrived(story, entry):
        page = view(story, 0).page
        assert page is None or entry not in page.told
        assert entry not in told(bench)
        walker.step()
    if story.over:  # the entry of the space leads elsewhere
        assert entry not in told(bench)
        return
    assert len(story.track) >= space  # an event may take time as well
    walker.step()
    assert entry in told(bench)


def has_arrived(story: Story, entry: str) -> bool:
    frame = story.frames[-1]
    return frame.beat.key == entry and not frame.time


def told(bench: StoryBench) -> list[str]:
    return [library().beats[event.what].key for event in bench.told("told")]
