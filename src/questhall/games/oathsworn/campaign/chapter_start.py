"""The start of a chapter: difficulty, who goes along, tokens (OS-3.3, OS-11.5)."""

from collections.abc import Callable

from questhall.kernel.decisions import Decision, Flow, Option
from questhall.kernel.offers import Offer, taken

from ..printed.difficulty import NAMES
from ..printed.tokens import ANY_TOKEN, TOKENS
from ..rules.purse import gain_any_token, gain_token
from ..setup.story import begin_tale
from ..state.oathsworn import Oathsworn
from ..state.story import Story
from .swapping import convert, newcomers, replace, swap


def start_chapter(story: Story) -> Flow[None]:
    """Whoever died is replaced, the company makes its changes, and tokens are paid."""
    for oathsworn in story.company:
        if story.is_dead(oathsworn):
            yield from replace(story, oathsworn)
    yield from _make_changes(story)
    for oathsworn in story.company:
        yield from _pay_tokens(story, oathsworn)
    begin_tale(story)


def _make_changes(story: Story) -> Flow[None]:
    """OS-3.3.2, OS-11.5.1, OS-15.1.7: the difficulty and each of the four change once at most, so
    that it ends."""
    unchanged = [each.place for each in story.company]
    difficulties = [number for number, name in enumerate(NAMES) if name != story.rules.difficulty]
    while True:
        change, swapping = ChangeOf(story, convert), ChangeOf(story, swap)
        options = [Option("difficulty", number) for number in difficulties]
        options += [Option("swap", each, meant=swapping) for each in unchanged if newcomers(story)]
        options += [Option("convert", each, meant=change) for each in unchanged]
        begin = Option("begin-chapter", story.chapter.chapter)
        answer = yield Decision(story.everybody(), "chapter-start", [*options, begin], "OS-3.3.2")
        if answer is begin:
            return
        if isinstance(answer.meant, ChangeOf):
            unchanged.remove(answer.what)
            yield from taken(answer)
        else:
            difficulties = []
            choose_difficulty(story, NAMES[answer.what])


class ChangeOf(Offer):
    """One of the four goes, or changes form."""

    def __init__(self, story: Story, change: Callable[[Story, Oathsworn], Flow[None]]) -> None:
        self.story = story
        self.change = change

    def take(self, option: Option) -> Flow[None]:
        yield from self.change(self.story, self.story.company[option.what])


def choose_difficulty(story: Story, difficulty: str) -> None:
    """OS-3.2.6: it decides the HP of the chapter (OS-3.3.1)."""
    story.rules = story.rules.at(difficulty)
    story.hp = [story.rules.most_hp] * len(story.company)
    story.tell("difficulty-set", "OS-3.2.6", NAMES.index(difficulty))


def _pay_tokens(story: Story, oathsworn: Oathsworn) -> Flow[None]:
    """OS-3.3.3, and what was promised in the last epilogue."""
    for kind in range(len(TOKENS)):
        count = story.permanent[oathsworn.place][kind]
        if count:
            gain_token(story, oathsworn, kind, count)
    ahead = story.tokens_ahead[oathsworn.place]
    story.tokens_ahead[oathsworn.place] = 0
    yield from gain_any_token(story, oathsworn, ANY_TOKEN, ahead)
