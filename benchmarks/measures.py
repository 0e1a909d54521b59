"""The single measures of one subject, printed as JSON; each subject runs in its own process.

python benchmarks/measures.py sorcerer 3 --core 0
"""

import argparse
import json
import os
import random
import statistics
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import count
from time import process_time
from typing import Any, NamedTuple

Figures = dict[str, float]
Work = Iterator[int]  # yields how much has been done since the last time

WARM_UP = 0.25  # of the time: content, caches
COPIES = 10  # for each decision
ITERATIONS = 20  # for each decision
DEPTH = 5  # how far an iteration plays on
CALM_LIMIT = 120
LONGEST_GAME = 100_000


class Agreed(NamedTuple):
    """What is played of a game."""

    format: str
    seats: int
    options: dict[str, str | int | bool]


GAMES = {
    "sorcerer": Agreed("duel", 2, {}),
    "gloomhaven": Agreed("party", 2, {}),  # scenario 1
    "mage_knight": Agreed("quest", 2, {}),  # First Reconnaissance
    "oathsworn": Agreed("encounter", 4, {}),  # of chapter 1
    "sword_and_sorcery": Agreed("quest", 3, {"quest": "q1"}),
}


def per_second(work: Work, seconds: float) -> float:
    """How much is done in a second of processor time, once it is warm."""
    _work_for(work, WARM_UP * seconds)
    start = process_time()
    return _work_for(work, seconds) / (process_time() - start)


def _work_for(work: Work, seconds: float) -> int:
    end = process_time() + seconds
    done = next(work)
    while process_time() < end:
        done += next(work)
    return done


def questhall(name: str, seconds: float) -> Figures:
    """A game of ours, in whatever build is imported."""
    figures = {
        "decisions": per_second(_decisions(name), seconds),
        "copies": per_second(_copies(name), seconds),
        "iterations": per_second(_iterations(name), seconds),
        "looks": per_second(_looks(name), seconds),
        "steps": per_second(_steps(name), seconds),
        "steps seen": per_second(_steps_seen(name), seconds),
    }
    if name == "gloomhaven":
        figures["monster turns"] = 1.0 / statistics.median(_monster_turns(seconds))
    return figures


def _matches(name: str, keep: bool) -> Iterator[Any]:
    """Nothing is announced, and recorded only to be copied."""
    from questhall.kernel.games import Setup
    from questhall.kernel.match import Match

    setup = Setup(*GAMES[name])
    for number in count():
        yield Match.start(_game(name), setup, f"bench-{number}", keep=keep, listen=False)


def _game(name: str) -> Any:
    """It need not be installed."""
    return import_module(f"questhall.games.{name}").GAME


def _world(name: str) -> Any:
    from questhall.envs import World

    return World(_game(name), *GAMES[name], most_decisions=LONGEST_GAME)


def _decisions(name: str) -> Work:
    """Random games."""
    from questhall.bots.bot import RandomBot
    from questhall.lab.playing import play_out

    for number, match in enumerate(_matches(name, keep=False)):
        play_out(match, [RandomBot(f"{number}-{seat}") for seat in range(9)], LONGEST_GAME)
        yield match.decisions


def _looks(name: str) -> Work:
    """Random games in which the seat that is asked looks at its view each time."""
    chance = random.Random(1)
    for match in _matches(name, keep=False):
        while match.pending:
            match.game.view(match.state, match.pending[0].seats[0])
            _choose(match, chance)
            yield 1


def _copies(name: str) -> Work:
    """Copies of every position of random games."""
    chance = random.Random(1)
    for match in _matches(name, keep=True):
        while match.pending:
            for _ in range(COPIES):
                match.fork()
            yield COPIES
            _choose(match, chance)


def _iterations(name: str) -> Work:
    """What a tree search does again and again: all that the seat cannot see is dealt anew, an
    option is taken, hunches play on to a quiet position, and the game judges it."""
    from questhall.bots.playing import calm_down, play_by_hunch
    from questhall.kernel.imagining import fork_for

    chance = random.Random(1)
    for match in _matches(name, keep=True):
        while match.pending:
            seat = match.pending[0].seats[0]
            options = match.pending[0].options_for(seat)
            for number in range(ITERATIONS if len(options) > 1 else 0):
                world = fork_for(match, seat, f"{match.decisions}-{number}")
                world.take(seat, options[number % len(options)])
                play_by_hunch(world, world.state.chance, DEPTH)
                calm_down(world, world.state.chance, CALM_LIMIT)
                if not world.state.over:
                    match.game.judge(world.state, seat)
                yield 1
            _choose(match, chance)


def _choose(match: Any, chance: random.Random) -> None:
    decision = match.pending[0]
    seat = next(each for each in decision.seats if decision.options_for(each))
    match.take(seat, chance.choice(decision.options_for(seat)))


def _steps(name: str) -> Work:
    """Random games by the numbers of actions, without looking at the table."""
    from questhall.envs import Play
    from questhall.kernel.decisions import NOTHING

    world = _world(name)
    chance = random.Random(1)
    for number in count():
        play = Play.start(world, f"bench-{number}")
        while play.seat != NOTHING:
            play.act(chance.choice(list(play.actions())))
            yield 1


def _steps_seen(name: str) -> Work:
    """Random games as PettingZoo plays them: every step gives an observation and a mask."""
    from questhall.envs.zoo import TableEnv

    yield from _aec(TableEnv(_world(name)))


def _aec(env: Any) -> Work:
    chance = random.Random(1)
    for number in count():
        env.reset(seed=number)
        for _ in env.agent_iter():
            seen, _, ended, broken_off, _ = env.last()
            if ended or broken_off:
                env.step(None)
                continue
            env.step(int(chance.choice(seen["action_mask"].nonzero()[0])))
            yield 1


def _monster_turns(seconds: float) -> Iterator[float]:
    """How long a monster takes to find its focus, path and targets, with 8 monsters and 4 enemies
    in a room of 72 hexes."""
    from questhall.games.gloomhaven.printed.hexes import HexMap
    from questhall.games.gloomhaven.rules.monsters.mind.focus import Situation, find_focus
    from questhall.games.gloomhaven.rules.monsters.mind.ground import (
        Attack,
        Enemy,
        Monster,
        bare_ground,
    )
    from questhall.games.gloomhaven.rules.monsters.mind.ways import ways_to_act

    room = HexMap([(q - r // 2, r) for r in range(8) for q in range(9)], [])
    ground = bare_ground(room)
    chance = random.Random(1)
    end = process_time() + seconds
    while process_time() < end:
        places = chance.sample(range(room.size), 12)
        enemies = [Enemy(hex, 10 * (number + 1)) for number, hex in enumerate(places[8:])]
        attack = chance.choice([Attack(), Attack(3), Attack(0, 2), Attack(4, 2)])
        start = process_time()
        situation = Situation(ground, Monster(places[0], 3), attack, places[1:8], enemies)
        focus = find_focus(situation)
        if focus.candidates:
            ways_to_act(situation, focus.candidates[0], focus.through_negative)
        yield process_time() - start


def python_chess(seconds: float) -> Figures:
    import chess

    def boards(copies: int) -> Work:
        chance = random.Random(1)
        while True:
            board = chess.Board()
            while board.ply() < 400 and not board.is_game_over():
                for _ in range(copies):
                    board.copy(stack=False)
                board.push(chance.choice(list(board.legal_moves)))
                yield copies or 1

    return {
        "decisions": per_second(boards(0), seconds),
        "copies": per_second(boards(COPIES), seconds),
    }


def open_spiel(name: str, seconds: float) -> Figures:
    import pyspiel

    played = pyspiel.load_game(name)

    def states(copies: int) -> Work:
        chance = random.Random(1)
        while True:
            state = played.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(actions, odds)[0])
                    continue
                for _ in range(copies):
                    state.clone()
                state.apply_action(chance.choice(state.legal_actions()))
                yield copies or 1

    return {
        "decisions": per_second(states(0), seconds),
        "copies": per_second(states(COPIES), seconds),
    }


def rlcard(name: str, seconds: float) -> Figures:
    """Its environments always say what is seen."""
    import rlcard
    from rlcard.agents import RandomAgent

    environment: Any = rlcard.make(name, config={"seed": 1})
    agents = [RandomAgent(num_actions=environment.num_actions)] * environment.num_players
    environment.set_agents(agents)

    def games() -> Work:
        while True:
            trajectories, _ = environment.run(is_training=False)
            yield sum(len(each) // 2 for each in trajectories)

    return {"steps seen": per_second(games(), seconds)}


def pettingzoo(name: str, seconds: float) -> Figures:
    """Its environments always say what is seen."""
    environment = import_module(f"pettingzoo.classic.{name}").env()
    return {"steps seen": per_second(_aec(environment), seconds)}


PEERS: dict[str, Callable[[float], Figures]] = {
    "python-chess": python_chess,
    "open_spiel chess": lambda seconds: open_spiel("chess", seconds),
    "open_spiel hanabi": lambda seconds: open_spiel("hanabi", seconds),
    "rlcard mahjong": lambda seconds: rlcard("mahjong", seconds),
    "rlcard gin-rummy": lambda seconds: rlcard("gin-rummy", seconds),
    "pettingzoo chess": lambda seconds: pettingzoo("chess_v6", seconds),
    "pettingzoo connect four": lambda seconds: pettingzoo("connect_four_v3", seconds),
}


def measured(subject: str, seconds: float) -> Figures:
    return PEERS[subject](seconds) if subject in PEERS else questhall(subject, seconds)


if __name__ == "__main__":
    said = argparse.ArgumentParser(description=__doc__)
    said.add_argument("subject", choices=[*GAMES, *PEERS])
    said.add_argument("seconds", type=float)
    said.add_argument("--core", type=int, default=-1, help="the core to stay on, where possible")
    wanted = said.parse_args()
    if wanted.core >= 0 and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {sorted(os.sched_getaffinity(0))[wanted.core]})
    print(json.dumps(measured(wanted.subject, wanted.seconds)))
