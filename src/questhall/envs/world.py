"""What is played: a game, what was agreed on, and how its positions and options become numbers."""

from typing import Any

from questhall.kernel.games import Game, OptionValue, Setup, find_game

from .action_code import VERSION as ACTIONS_VERSION
from .action_code import ActionCode
from .sight import VERSION as SIGHT_VERSION
from .sight import Sight

ACTIONS = 4096
FEATURES = 4096
MOST_DECISIONS = 20_000


class World:
    """Everything that stays the same from match to match.

    Without a format it is the game's first one, without seats the fewest that play it. A match of
    more than `most_decisions` is broken off. It can be sent to other processes.
    """

    def __init__(
        self,
        game: str | Game,
        format: str = "",
        seats: int = 0,
        options: dict[str, OptionValue] | None = None,
        packs: tuple[str, ...] = (),
        actions: int = ACTIONS,
        features: int = FEATURES,
        most_decisions: int = MOST_DECISIONS,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        chosen = format or self.game.formats[0].name
        fewest = [each.seats[0] for each in self.game.formats if each.name == chosen]
        count = seats or (fewest[0] if fewest else 0)
        self.setup = self.game.checked(Setup(chosen, count, options, packs))
        self.most_decisions = most_decisions
        self.code = ActionCode(self.game, actions)
        self.sight = Sight(self.game, features)

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def together(self) -> bool:
        """Do all seats win or lose together?"""
        return self.game.wins_together(self.setup)

    @property
    def title(self) -> str:
        return f"{self.game.id}-{self.setup.format}-{self.seats}"

    @property
    def version(self) -> str:
        """What must be the same for a trained agent to understand what it sees and does."""
        sizes = f"{self.code.size}x{self.sight.size}"
        return f"actions {ACTIONS_VERSION}, sight {SIGHT_VERSION}, {sizes}"

    def __reduce__(self) -> tuple[Any, ...]:
        setup = self.setup
        agreed = (self.game.id, setup.format, setup.seats, setup.options, setup.packs)
        return World, (*agreed, self.code.size, self.sight.size, self.most_decisions)
