"""How a game is drawn as text, for a terminal."""

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from .text import Texts

View = TypeVar("View")


class Artist(ABC, Generic[View]):
    """Draws the views of one game."""

    @abstractmethod
    def draw(self, view: View, texts: Texts, seat: int) -> object:
        """The table as the seat sees it: anything that rich can print."""

    def draw_page(self, page: object, texts: Texts) -> object:
        """The page of a campaign, for a game that has campaigns."""
        raise NotImplementedError

    @abstractmethod
    def things(self, view: View, texts: Texts) -> dict[str, str]:
        """What lies on the table: names by thing id."""

    @abstractmethod
    def describe(self, view: View, texts: Texts, thing: str) -> str:
        """What there is to read on a thing."""
