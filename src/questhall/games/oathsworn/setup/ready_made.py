"""Companies of single encounters and stories: four classes that go well together, at a level."""

from typing import Final

from ..library.library import library
from ..state.battle import Battle
from ..state.company import CompanyState
from ..state.story import Story
from .setup import take_board
from .story import stack_items

CHOSEN: Final = "chosen"  # instead of a ready-made company: class by class, by the players
OF_CHAPTER: Final = "chapter"  # the level of a company that has come so far
LEVELS: Final = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 17, 21)


def _enlist(state: CompanyState, classes: list[str]) -> None:
    for oathsworn, key in zip(state.company, classes, strict=True):
        take_board(state, oathsworn, library().classes[key])


def ready_for_encounter(battle: Battle, classes: list[str]) -> Battle:
    """Without classes the players choose them."""
    if classes:
        _enlist(battle, classes)
        battle.next_step = "gear"
    return battle


def ready_for_story(story: Story, classes: list[str]) -> Story:
    if classes:
        _enlist(story, classes)
        stack_items(story)
        story.next_step = "prepare"
    return story
