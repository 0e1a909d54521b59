"""Any game for PettingZoo: every seat is an agent, and they are asked one after the other."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from questhall.kernel.decisions import NOTHING

from .drawing import drawn
from .play import ILLEGAL_REWARD, NotOffered, Play
from .sight import MOST
from .world import World


class TableEnv(AECEnv):
    """A match as an AEC environment. Agents are called `seat_0`, `seat_1` and so on.

    An observation is `{"observation": tensor, "action_mask": mask}`. An action that the mask
    forbids ends the match: its seat gets -1, the others nothing. `keep`: it can be forked.
    """

    metadata = {"name": "questhall", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, world: World, keep: bool = False, render_mode: str | None = None) -> None:
        super().__init__()
        self.world = world
        self.keep = keep
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"questhall-{world.title}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(world.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._chance = np.random.default_rng()
        self.observation_spaces = {each: _seen(world) for each in self.possible_agents}
        self.action_spaces = {
            each: spaces.Discrete(world.code.size) for each in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. A seed fixes it and all that follow without one."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self._begin(Play.start(self.world, next_seed(self._chance), self.keep))

    def _begin(self, play: Play) -> None:
        self.play = play
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[max(play.seat, 0)]
        self._settle()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        return {"observation": self.play.observation(seat), "action_mask": self.play.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, f"{agent} must take an action"
        try:
            self.play.act(action)
        except NotOffered:
            self.infos[agent] = {"illegal": True}
            self.terminations = dict.fromkeys(self.agents, True)
            self._pay({agent: ILLEGAL_REWARD})
            return
        self._settle()

    def _settle(self) -> None:
        """Whose turn is it, or what has everybody earned?"""
        if self.play.seat != NOTHING:
            self.agent_selection = self.possible_agents[self.play.seat]
        elif self.play.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self._pay({each: self.play.reward(seat) for each, seat in self._seats.items()})
        else:
            self.truncations = dict.fromkeys(self.agents, True)

    def _pay(self, earned: dict[str, float]) -> None:
        """Nothing is earned before the end, so that there is nothing to add up on the way."""
        self.rewards.update(earned)
        self._accumulate_rewards()

    def fork(self, seed: int | None = None) -> "TableEnv":
        """The match as the agent that decides must imagine it, to be played on by a planner."""
        chance = self._chance if seed is None else np.random.default_rng(seed)
        copy = TableEnv(self.world, render_mode=self.render_mode)
        copy._begin(self.play.fork(next_seed(chance)))
        return copy

    def view(self, agent: str) -> Any:
        """What the agent sees, as structured data."""
        return self.play.view(self._seats[agent])

    def render(self) -> str | None:
        """The table as the agent that decides sees it."""
        if self.render_mode is None:
            return None
        return drawn(self.world.game, self.play.match.state, self._seats[self.agent_selection])

    def close(self) -> None:
        """Nothing is held open."""


def next_seed(chance: np.random.Generator) -> str:
    """The seed of another match."""
    return f"env-{int(chance.integers(2**63))}"


def _seen(world: World) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-MOST, MOST, (world.sight.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (world.code.size,), np.int8),
        }
    )
