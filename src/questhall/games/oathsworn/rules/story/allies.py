"""Allies in the Story (OS-3.9.3): they come, they go, and some help in a check."""

from questhall.kernel.decisions import Decision, Flow, Option, refusal

from ...state.story import Story


def gain_ally(story: Story, key: str) -> None:
    """The card lies with the company's other allies; there is one of each (OS-1.5.1)."""
    for card in story.allies_aside:
        if story.ally(card).key == key:
            story.allies_aside.remove(card)
            story.allies.append(card)
            story.tell("gained-ally", "OS-3.9.3", card)
            return


def lose_ally(story: Story, key: str) -> None:
    for card in story.allies:
        if story.ally(card).key == key:
            lose_ally_card(story, card)
            return


def lose_ally_card(story: Story, card: int) -> None:
    story.allies.remove(card)
    story.allies_aside.append(card)
    story.tell("lost-ally", "OS-3.9.3", card)


def help_in_check(story: Story, kind: str) -> Flow[int]:
    """What allies add who know about such a check, each once in a chapter (OS-3.5.9)."""
    added = 0
    while True:
        fresh = [card for card in story.allies if card not in story.allies_tired]
        able = [card for card in fresh if story.ally(card).check == kind]
        if not able:
            return added
        options = [*[Option("ally-helps", card) for card in able], refusal("no-more")]
        answer = yield Decision(story.everybody(), "who-helps", options, "OS-3.5.9")
        if answer.declines:
            return added
        story.allies_tired.append(answer.what)
        added += story.ally(answer.what).check_bonus
