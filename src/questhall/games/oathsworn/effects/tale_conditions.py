"""What the words of the story ask."""

from ..printed.story import StoryCondition
from ..state.story import Story


class Either(StoryCondition):
    """At least one of several."""

    def __init__(self, parts: list[StoryCondition]) -> None:
        self.parts = parts

    def holds(self, story: Story) -> bool:
        return any(part.holds(story) for part in self.parts)


class Both(StoryCondition):
    """All of several."""

    def __init__(self, parts: list[StoryCondition]) -> None:
        self.parts = parts

    def holds(self, story: Story) -> bool:
        return all(part.holds(story) for part in self.parts)


class NotSo(StoryCondition):
    """The contrary."""

    def __init__(self, part: StoryCondition) -> None:
        self.part = part

    def holds(self, story: Story) -> bool:
        return not self.part.holds(story)


class HasFlag(StoryCondition):
    """Is a keyword on the Free Company Sheet?"""

    def __init__(self, flag: str) -> None:
        self.flag = flag

    def holds(self, story: Story) -> bool:
        return self.flag in story.flags


class HasClue(StoryCondition):
    """OS-3.9.2"""

    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, story: Story) -> bool:
        return self.number in story.clues


class HasClass(StoryCondition):
    """Is the class in the company, and awake (OS-3.5.9, OS-3.19.3)?"""

    def __init__(self, key: str) -> None:
        self.key = key

    def holds(self, story: Story) -> bool:
        return any(each.board.key == self.key for each in story.standing())


class HasAlly(StoryCondition):
    """OS-3.9.4"""

    def __init__(self, ally: str) -> None:
        self.ally = ally

    def holds(self, story: Story) -> bool:
        return any(story.ally(card).key == self.ally for card in story.allies)


class HasIron(StoryCondition):
    """OS-3.18.10: a price is paid in full."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def holds(self, story: Story) -> bool:
        return story.iron >= self.amount


class HasRations(StoryCondition):
    """OS-3.4.5"""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def holds(self, story: Story) -> bool:
        return story.rations >= self.amount


class OnPath(StoryCondition):
    """OS-3.17.1"""

    def __init__(self, path: int) -> None:
        self.path = path

    def holds(self, story: Story) -> bool:
        return story.path == self.path
