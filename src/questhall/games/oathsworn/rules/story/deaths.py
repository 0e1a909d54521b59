"""Death in the Hardcore variant (OS-3.2.3)."""

from ...state.oathsworn import Oathsworn
from ...state.story import Story
from .items import archive
from .medic import archive_injury


def kill(story: Story, oathsworn: Oathsworn) -> None:
    """His class is out for the rest of the campaign, his things are archived, the company keeps the
    Iron (OS-3.2.10, OS-3.2.12, OS-3.2.15)."""
    story.dead.append(oathsworn.board.key)
    story.tell("died", "OS-3.2.10", oathsworn.place)
    for card in oathsworn.equipped[:]:
        archive(story, card)
    for card in story.injuries_in(oathsworn.hand):
        archive_injury(story, oathsworn, card)
