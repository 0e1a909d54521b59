"""What is asked on a bench, and the words in which a test answers."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from questhall.kernel.decisions import Decision, Option

MARKS = (":", "@", "#", "!")  # what may follow the verb in the id of an option


class NotOffered(AssertionError):
    """A test wants an answer that nobody may give; the text says what is on offer."""


def not_offered(
    wanted: object, prompt: str, offered: Iterable[str], fitting: int = 0
) -> NotOffered:
    """The error for an answer that no option fits, or more than one."""
    found = f"{wanted} fits {fitting} of the options" if fitting else f"{wanted} is not offered"
    return NotOffered(f"{found}; {prompt!r} offers {', '.join(offered)}")


def fits(id: str, wanted: str, marks: tuple[str, ...] = MARKS) -> bool:
    """Is it this id, or its beginning up to a mark? `cast` and `cast:17` fit `cast:17@field`."""
    if id == wanted or id.startswith(tuple(wanted + mark for mark in marks)):
        return True
    return wanted.endswith(marks) and id.startswith(wanted)


class Asked(ABC):
    """A bench on which questions are answered one by one. It says what is asked, how an option is
    spelled and how it is taken; the rest follows."""

    @property
    @abstractmethod
    def decision(self) -> Decision | None:
        """The open question, or None if nothing is asked."""

    @abstractmethod
    def spelled(self, option: Option) -> str:
        """An option in words, such as its id."""

    @abstractmethod
    def take(self, option: Option) -> None:
        """Answer the open question."""

    @property
    def prompt(self) -> str:
        return "" if self.decision is None else self.decision.prompt

    @property
    def seats(self) -> list[int]:
        return [] if self.decision is None else self.decision.seats

    @property
    def options(self) -> list[Option]:
        return [] if self.decision is None else self.decision.options

    @property
    def offered(self) -> list[str]:
        """All options, in words."""
        return [self.spelled(option) for option in self.options]

    def offers(self, wanted: str) -> list[str]:
        """The options with one verb (`cast`), or whose words begin like this (`cast:17@`)."""
        return [each for each in self.offered if fits(each, wanted)]

    def choose(self, wanted: str) -> None:
        """Choose the only option with this id, or with this verb."""
        same = [option for option in self.options if self.spelled(option) == wanted]
        alike = [option for option in self.options if fits(self.spelled(option), wanted)]
        self.take(self.only_one(wanted, same or alike))

    def only_one(self, wanted: object, fitting: Sequence[Option]) -> Option:
        """The option that is meant, if there is just one."""
        assert self.decision is not None, f"nothing is asked, cannot choose {wanted}"
        if len(fitting) != 1:
            raise not_offered(wanted, self.prompt, self.offered, len(fitting))
        return fitting[0]

    def expect(self, prompt: str, *offered: str) -> None:
        """This is asked now, with just these options in any order (if some are named)."""
        asked = f"{self.prompt!r} is asked" if self.decision is not None else "nothing is asked"
        assert self.prompt == prompt, f"{asked}, not {prompt!r}"
        if offered and sorted(offered) != sorted(self.offered):
            wanted = ", ".join(offered)
            raise NotOffered(f"{prompt!r} offers {', '.join(self.offered)}, not {wanted}")

    def expect_nothing(self) -> None:
        """All is done."""
        assert self.decision is None, f"{self.prompt!r} is still asked: {', '.join(self.offered)}"
