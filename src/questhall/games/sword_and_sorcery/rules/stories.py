"""Story event cards that lie on the map (SS-4.3.1)."""

from questhall.kernel.decisions import Flow

from ..state.adventure import Adventure
from ..state.figures import Figure
from .scripts import on_story_card


def take_story(adventure: Adventure, figure: Figure) -> Flow[None]:
    """A hero who enters the area resolves the card at once (SS-4.3.1.1); then it lies on the event
    deck and gives the heroes more time (SS-4.3.1.5, SS-4.3.1.6)."""
    while figure.area in adventure.story_areas and not adventure.over:
        place = adventure.story_areas.index(figure.area)
        area = adventure.story_areas.pop(place)
        card = adventure.story_cards.pop(place)
        # It lies on top while it is read, so that it is always somewhere.
        adventure.events_up.append(card)
        adventure.tell("event", "SS-4.3.1.1", card)
        story = adventure.event(card).story
        yield from on_story_card(adventure, story, figure.owner, area)
