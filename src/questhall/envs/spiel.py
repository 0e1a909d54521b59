"""Any game for OpenSpiel: `pyspiel.load_game("questhall_sorcerer")` after `register()`.

A match begins with a chance node: which of so many deals is played. All that chance decides later
follows from it, so that a state can be replayed from its history alone. A search that copies states
therefore plays with open cards and known dice; one that must not thinks in forks of `state.play`.
"""

from typing import Any

import msgspec
import numpy as np
import pyspiel

from questhall.kernel.games import Game, find_game, game_names

from .play import Play
from .world import ACTIONS, FEATURES, World

DEALS = 1000


def register() -> list[str]:
    """Make every installed game known to OpenSpiel; how they are called there."""
    names = []
    there = set(pyspiel.registered_names())
    for name in game_names():
        type_of = _type_of(find_game(name))
        names.append(type_of.short_name)
        if type_of.short_name not in there:
            # A class of its own: OpenSpiel keeps it, and cannot let go of a function at the end.
            made = type(type_of.short_name, (TableGame,), {"plays": name, "type_of": type_of})
            pyspiel.register_game(type_of, made)
    return names


def _type_of(game: Game) -> Any:
    kinds = pyspiel.GameType
    seats = [count for each in game.formats for count in each.seats]
    together = game.cooperative
    return kinds(
        short_name=f"questhall_{game.id}",
        long_name=f"Questhall: {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if together else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "format": "",
            "players": 0,
            "options": "",
            "actions": ACTIONS,
            "features": FEATURES,
            "deals": DEALS,
        },
    )


class TableGame(pyspiel.Game):
    """A game as OpenSpiel knows it. Parameters: `format`, `players`, `options` (those that are not
    as usual, as JSON), `actions`, `features` and `deals`."""

    plays = ""
    type_of: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        agreed = params or {}
        self.world = World(
            self.plays,
            agreed.get("format", ""),
            agreed.get("players", 0),
            msgspec.json.decode(agreed.get("options") or "{}"),
            actions=agreed.get("actions", ACTIONS),
            features=agreed.get("features", FEATURES),
        )
        self.deals = agreed.get("deals", DEALS)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.world.code.size,
            max_chance_outcomes=self.deals,
            num_players=self.world.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.world.most_decisions,
        )
        super().__init__(self.type_of, info, agreed)

    def new_initial_state(self) -> "TableState":
        return TableState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        return Observer(self.world, params)


class TableState(pyspiel.State):
    """A match, or the moment before it is dealt."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.world = game.world
        self.deals = game.deals
        self.play: Play | None = None

    def current_player(self) -> int:
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.play.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.play is None or player != self.play.seat:
            return []
        return sorted(self.play.actions())

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self.play = Play.start(self.world, f"deal-{action}", keep=True)
        else:
            self.play.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0 or self.play is None:
            return f"deal {action}"
        for name, each in self.play.named().items():
            if each == action:
                return name
        return f"action {action}"

    def is_terminal(self) -> bool:
        return self.play is not None and (self.play.over or self.play.broken_off)

    def returns(self) -> list[float]:
        if self.play is None:
            return [0.0] * self.world.seats
        return [self.play.reward(seat) for seat in range(self.world.seats)]

    def __str__(self) -> str:
        if self.play is None:
            return "not dealt"
        state = f"{self.world.title} after {self.play.turn} decisions"
        return f"{state}, seat {self.play.seat} decides"


class Observer:
    """What a player sees: the tensor, and the view as JSON."""

    def __init__(self, world: World, params: Any) -> None:
        if params:
            raise ValueError(f"an observation has no parameters, such as {params}")
        self.tensor = np.zeros(world.sight.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        if state.play is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.play.observation(player)

    def string_from(self, state: TableState, player: int) -> str:
        if state.play is None:
            return "not dealt"
        return msgspec.json.encode(state.play.view(player)).decode()
