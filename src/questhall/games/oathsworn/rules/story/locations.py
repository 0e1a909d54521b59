"""City Map and Locations (OS-3.14)."""

from questhall.kernel.decisions import Flow, Option

from ...state.story import Story
from .company import ask_company
from .entries import entry_of, open_entry, open_unread
from .time_track import place_token


def place_map(story: Story) -> None:
    """OS-3.14.1: with the marker of the company."""
    story.map_placed = True
    story.marker = story.chapter.marker
    story.tell("map-placed", "OS-3.14.1")


def place_locations(story: Story, numbers: list[int]) -> None:
    """OS-3.14.2; a token lies only where there is none and nobody has been."""
    for number in numbers:
        if number not in story.tokens and number not in story.visited:
            story.tokens.append(number)
            story.tell("location-placed", "OS-3.14.2", number)


def remove_locations(story: Story, numbers: list[int]) -> None:
    for number in numbers:
        if number in story.tokens:
            story.tokens.remove(number)
            story.tell("location-removed", "OS-3.14.2", number)


def choose_location(story: Story) -> Flow[None]:
    """OS-3.14.3: any that has a token; without one the chapter says what happens."""
    if not story.tokens:
        story.frames.pop()
        open_entry(story, story.chapter.no_location)
        return
    options = [Option("go-to", number) for number in sorted(story.tokens)]
    answer = yield from ask_company(story, "where-to", options, "OS-3.14.3")
    story.frames.pop()
    visit(story, answer.what)


def go_there(story: Story, number: int) -> None:
    """OS-3.14.5: it costs time as well."""
    if number not in story.tokens:
        story.tokens.append(number)
    visit(story, number)


def visit(story: Story, number: int) -> None:
    """OS-3.14.4: marker, token to the Time Track, immediate effects, then the entry, which is not
    read before they are over (OS-3.15.6)."""
    location = story.chapter.locations[number]
    story.marker = number
    story.tokens.remove(number)
    if number not in story.visited:
        story.visited.append(number)
    story.tell("visited", "OS-3.14.4", number)
    key = location.entries[story.path]  # OS-3.14.6
    frame = open_unread(story, entry_of(story, key))
    frame.time = location.time - 1
    place_token(story, number)
