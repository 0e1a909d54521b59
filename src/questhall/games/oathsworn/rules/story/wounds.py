"""Hit points in the Story (OS-3.19)."""

from ...state.oathsworn import Oathsworn
from ...state.story import Story
from .deaths import kill


def lose_hp(story: Story, oathsworn: Oathsworn, amount: int) -> None:
    """OS-3.19.1; at 0 he is out until the next chapter (OS-3.19.3)."""
    if oathsworn.fallen:
        return
    least = 1 if story.rules.nobody_falls_in_story else 0
    lost = min(amount, story.hp[oathsworn.place] - least)
    story.hp[oathsworn.place] -= lost
    story.tell("story-hp-lost", "OS-3.19.1", oathsworn.place, lost)
    if story.hp[oathsworn.place] == 0:
        oathsworn.fallen = True
        story.tell("fell-in-story", "OS-3.19.3", oathsworn.place)
        if story.hardcore:  # OS-3.2.15: at once, so that nobody takes his items before
            kill(story, oathsworn)
    if not story.standing():  # OS-3.23.2: the encounter counts as lost
        story.results = [0.0] * story.seats
        story.tell("story-lost", "OS-3.23.2")


def regain_hp(story: Story, oathsworn: Oathsworn, amount: int) -> None:
    """OS-3.19.2: up to the maximum of the difficulty."""
    if oathsworn.fallen:
        return
    gained = min(amount, story.rules.most_hp - story.hp[oathsworn.place])
    if gained:
        story.hp[oathsworn.place] += gained
        story.tell("story-hp-gained", "OS-3.19.2", oathsworn.place, gained)
