"""The trait Field Medic (OS-3.8.7)."""

from questhall.kernel.decisions import Decision, Flow, Option, refusal

from ...state.oathsworn import Oathsworn
from ...state.story import Story
from .giving_up import pay_iron


def can_call_medic(story: Story) -> bool:
    """Once a chapter, for Iron equal to its number."""
    ready = story.trait("field_medic") > 0 and not story.medic_used
    return ready and story.iron >= story.chapter.chapter and bool(_injuries(story))


def _injuries(story: Story) -> list[Option]:
    return [
        Option("heal-injury", card, each.place)
        for each in story.company
        for card in story.injuries_in(each.hand)
    ]


def offer_medic(story: Story) -> Flow[None]:
    """At once when the trait is gained."""
    if not can_call_medic(story):
        return
    options = [Option("medic", story.chapter.chapter), refusal("do-without")]
    answer = yield Decision(story.everybody(), "medic-at-once", options, "OS-3.8.7")
    if not answer.declines:
        yield from call_medic(story)


def call_medic(story: Story) -> Flow[None]:
    answer = yield Decision(story.everybody(), "which-injury", _injuries(story), "OS-3.8.7")
    pay_iron(story, story.chapter.chapter, "OS-3.8.7")
    story.medic_used = True
    archive_injury(story, story.company[answer.where], answer.what)


def archive_injury(story: Story, oathsworn: Oathsworn, card: int) -> None:
    """Back into the Injury Deck."""
    oathsworn.hand.remove(card)
    story.injuries.append(card)
    shuffle_injuries(story)
    story.tell("injury-healed", "OS-3.8.7", oathsworn.place, card)


def shuffle_injuries(story: Story) -> None:
    for card in story.injuries:
        story.forget(card)
    story.injuries.sort()
    story.chance.shuffle("injuries", story.injuries)
    story.mark_information()


def heal_injuries(story: Story, oathsworn: Oathsworn, count: int) -> Flow[None]:
    """As the text says: the player chooses which."""
    for _ in range(count):
        cards = story.injuries_in(oathsworn.hand)
        if not cards:
            return
        options = [Option("heal-injury", card, oathsworn.place) for card in cards]
        answer = yield Decision([oathsworn.seat], "which-injury", options, "OS-3.4.1")
        archive_injury(story, oathsworn, answer.what)
