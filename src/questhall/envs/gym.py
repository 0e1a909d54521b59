"""Any game for Gymnasium: one agent has one seat, or a whole party; bots have the rest."""

from typing import Any, SupportsFloat

import gymnasium
import numpy as np
from gymnasium import spaces

from questhall.bots import make_bot
from questhall.bots.bot import Bot
from questhall.kernel.games import game_names

from .drawing import drawn
from .play import ILLEGAL_REWARD, Mask, Play
from .sight import MOST, Tensor
from .world import World
from .zoo import next_seed

ENTRY = "questhall.envs.gym:one_seat_or_party"
VERSION = 1  # of these environments: what is seen, done and earned


class SeatsEnv(gymnasium.Env[Tensor, int]):
    """A match in which one agent answers for some of the seats.

    It sees what the seat that is asked sees. The mask is in `info["action_mask"]` and
    `action_masks()`, where sb3-contrib looks for it. An action that it forbids ends the match with
    a reward of -1. With `shaping`, every step also earns so many times what the game's judge thinks
    better of the position than before; over a whole match this adds up to nothing but how it began
    and ended. `keep`: it can be forked.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        world: World,
        seats: tuple[int, ...] = (0,),
        others: str = "easy",
        shaping: float = 0.0,
        keep: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.world = world
        self.seats = seats
        self.others = others
        self.shaping = shaping
        self.render_mode = render_mode
        self.keep = keep or any(bot.needs_past for bot in self._bots("").values())
        self.action_space: spaces.Discrete[Any] = spaces.Discrete(world.code.size)
        self.observation_space = spaces.Box(-MOST, MOST, (world.sight.size,), np.float32)
        self._last_seat = seats[0]
        self._prospect = 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Tensor, dict[str, Any]]:
        """A new match; bots play until the agent is asked. A seed fixes it and all that follow."""
        super().reset(seed=seed)
        match_seed = next_seed(self.np_random)
        self._opponents = self._bots(match_seed)
        self._begin(Play.start(self.world, match_seed, self.keep))
        return self._seen(), self._info()

    def _begin(self, play: Play) -> None:
        self.play = play
        self._let_others_play()
        self._prospect = self._looking_ahead()

    def step(self, action: int) -> tuple[Tensor, SupportsFloat, bool, bool, dict[str, Any]]:
        play = self.play
        if int(action) not in play.actions():
            return self._seen(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": True}
        play.act(action)
        self._let_others_play()
        reward = self._earned() + self.shaping * self._progress()
        return self._seen(), reward, play.over, play.broken_off, self._info()

    def action_masks(self) -> Mask:
        """What the agent may do now, for sb3-contrib."""
        return self.play.mask(self.play.seat)

    def fork(self, seed: int | None = None) -> "SeatsEnv":
        """The match as the seat that is asked must imagine it, to be played on by a planner."""
        chance = self.np_random if seed is None else np.random.default_rng(seed)
        copy = SeatsEnv(self.world, self.seats, "easy", self.shaping)
        fate = next_seed(chance)
        copy._opponents = copy._bots(fate)
        copy._begin(self.play.fork(fate))
        return copy

    def view(self) -> Any:
        """What the seat that is asked sees, as structured data."""
        return self.play.view(self._last_seat)

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        return drawn(self.world.game, self.play.match.state, self._last_seat)

    def _bots(self, seed: str) -> dict[int, Bot]:
        """A bot for each seat that is not the agent's."""
        there = range(self.world.seats)
        return {
            seat: make_bot(self.others, f"{seed}/{seat}")
            for seat in there
            if seat not in self.seats
        }

    def _let_others_play(self) -> None:
        play = self.play
        while play.seat in self._opponents:
            play.answer(self._opponents[play.seat].choose(play.match, play.seat))
        if play.seat in self.seats:
            self._last_seat = play.seat

    def _earned(self) -> float:
        """At the end: what the agent's seats won, on average."""
        return sum(self.play.reward(seat) for seat in self.seats) / len(self.seats)

    def _looking_ahead(self) -> float:
        if self.shaping == 0.0:
            return 0.0
        return sum(self.play.prospect(seat) for seat in self.seats) / len(self.seats)

    def _progress(self) -> float:
        before, self._prospect = self._prospect, self._looking_ahead()
        return self._prospect - before

    def _seen(self) -> Tensor:
        return self.play.observation(self._last_seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self._last_seat}


def one_seat(world: World, seat: int = 0, others: str = "easy", **more: Any) -> SeatsEnv:
    """The agent has one seat, bots of that name have the others."""
    return SeatsEnv(world, (seat,), others, **more)


def party(world: World, **more: Any) -> SeatsEnv:
    """The agent answers for everybody, where all win or lose together."""
    if not world.together:
        raise ValueError(f"in {world.title} seats play against each other: nobody is a party")
    return SeatsEnv(world, tuple(range(world.seats)), **more)


def one_seat_or_party(
    game: str,
    format: str = "",
    table_seats: int = 0,
    options: dict[str, Any] | None = None,
    control: str = "seat",
    seat: int = 0,
    others: str = "easy",
    **more: Any,
) -> SeatsEnv:
    """What `gymnasium.make("questhall/sorcerer-v1", ...)` makes."""
    world = World(game, format, table_seats, options)
    if control == "party":
        return party(world, **more)
    return one_seat(world, seat, others, **more)


def register() -> list[str]:
    """Make every installed game known to Gymnasium; how they are called there."""
    names = [f"questhall/{game}-v{VERSION}" for game in game_names()]
    for game, name in zip(game_names(), names, strict=True):
        if name not in gymnasium.registry:
            gymnasium.register(name, ENTRY, kwargs={"game": game})
    return names
