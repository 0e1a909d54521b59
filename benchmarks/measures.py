"""The single measures: each prints one number per line and runs in its own process.

python benchmarks/measures.py sorcerer --seconds 3
"""

import json
import random
import statistics
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from time import perf_counter
from typing import Any


def per_second(one_game: Callable[[int], int], seconds: float) -> float:
    """Play games until the time is up; decisions per second."""
    one_game(0)  # warm up: content, caches
    start = perf_counter()
    decisions = 0
    number = 1
    while perf_counter() - start < seconds:
        decisions += one_game(number)
        number += 1
    return decisions / (perf_counter() - start)


def sorcerer(seconds: float) -> dict[str, float]:
    """Random duels of Sorcerer, copies, and tree search, in whatever build is imported."""
    from questhall.bots import make_bot
    from questhall.bots.bot import RandomBot
    from questhall.games.sorcerer import GAME
    from questhall.kernel.games import Setup
    from questhall.kernel.match import Match

    duel = Setup("duel", 2)

    def copies(number: int) -> int:
        match = Match.start(GAME, duel, f"bench-{number}", listen=False)
        bot = RandomBot(str(number))
        count = 0
        while match.pending:
            for _ in range(10):
                match.fork()
            count += 10
            seat = match.pending[0].seats[0]
            match.take(seat, bot.choose(match, seat))
        return count

    iterations = 200

    def search(number: int) -> int:
        match = Match.start(GAME, duel, f"bench-{number}", listen=False)
        bots = [make_bot("random", "0"), make_bot(f"search:{iterations}", "1")]
        searched = 0
        while match.pending and searched < 10 * iterations:
            decision = match.pending[0]
            seat = decision.seats[0]
            thinking = seat == 1 and len(decision.options) >= iterations // 40
            match.take(seat, bots[seat if thinking else 0].choose(match, seat))
            searched += iterations if thinking else 0
        return searched

    return {
        "decisions": _random_play("sorcerer", "duel", 2, seconds),
        "forks": per_second(copies, seconds),
        "iterations": per_second(search, seconds),
    }


def gloomhaven(seconds: float) -> dict[str, float]:
    """Random play-outs of scenario 1 with two characters, and monster turns in a full room."""
    return {
        "decisions": _random_play("gloomhaven", "party", 2, seconds),
        "monster turns": 1.0 / statistics.median(_monster_turns(seconds)),
    }


def mage_knight(seconds: float) -> dict[str, float]:
    """Random play-outs of First Reconnaissance with two heroes."""
    return {"decisions": _random_play("mage_knight", "quest", 2, seconds)}


def oathsworn(seconds: float) -> dict[str, float]:
    """Random encounters of chapter 1 with four seats."""
    return {"decisions": _random_play("oathsworn", "encounter", 4, seconds)}


def sword_and_sorcery(seconds: float) -> dict[str, float]:
    """Random games of quest 1 with three heroes."""
    return {"decisions": _random_play("sword_and_sorcery", "quest", 3, seconds, quest="q1")}


def _random_play(
    name: str, format: str, seats: int, seconds: float, **options: str | int | bool
) -> float:
    """Decisions per second; nothing is recorded or announced."""
    from questhall.bots.bot import RandomBot
    from questhall.kernel.games import Setup
    from questhall.kernel.match import Match
    from questhall.lab.playing import play_out

    played = import_module(f"questhall.games.{name}").GAME
    setup = Setup(format, seats, options)

    def game(number: int) -> int:
        match = Match.start(played, setup, f"bench-{number}", keep=False, listen=False)
        play_out(match, [RandomBot(f"{number}-{seat}") for seat in range(seats)], 100_000)
        return match.decisions

    return per_second(game, seconds)


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
    end = perf_counter() + seconds
    while perf_counter() < end:
        places = chance.sample(range(room.size), 12)
        enemies = [Enemy(hex, 10 * (number + 1)) for number, hex in enumerate(places[8:])]
        attack = chance.choice([Attack(), Attack(3), Attack(0, 2), Attack(4, 2)])
        start = perf_counter()
        situation = Situation(ground, Monster(places[0], 3), attack, places[1:8], enemies)
        focus = find_focus(situation)
        if focus.candidates:
            ways_to_act(situation, focus.candidates[0], focus.through_negative)
        yield perf_counter() - start


def python_chess(seconds: float) -> dict[str, float]:
    import chess

    def game(number: int) -> int:
        chance = random.Random(number)
        board = chess.Board()
        moves = 0
        while moves < 400 and not board.is_game_over():
            board.push(chance.choice(list(board.legal_moves)))
            moves += 1
        return moves

    return {"decisions": per_second(game, seconds)}


def _open_spiel(name: str, seconds: float) -> dict[str, float]:
    import pyspiel

    played = pyspiel.load_game(name)

    def game(number: int) -> int:
        chance = random.Random(number)
        state = played.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, odds)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                moves += 1
        return moves

    return {"decisions": per_second(game, seconds)}


def _rlcard(name: str, seconds: float) -> dict[str, float]:
    import rlcard
    from rlcard.agents import RandomAgent

    environment: Any = rlcard.make(name, config={"seed": 1})
    agents = [RandomAgent(num_actions=environment.num_actions)] * environment.num_players
    environment.set_agents(agents)

    def game(number: int) -> int:
        trajectories, _ = environment.run(is_training=False)
        return sum(len(each) // 2 for each in trajectories)

    return {"decisions": per_second(game, seconds)}


MEASURES: dict[str, Callable[[float], dict[str, float]]] = {
    "sorcerer": sorcerer,
    "gloomhaven": gloomhaven,
    "mage_knight": mage_knight,
    "oathsworn": oathsworn,
    "sword_and_sorcery": sword_and_sorcery,
    "python-chess": python_chess,
    "open_spiel chess": lambda seconds: _open_spiel("chess", seconds),
    "open_spiel hanabi": lambda seconds: _open_spiel("hanabi", seconds),
    "rlcard mahjong": lambda seconds: _rlcard("mahjong", seconds),
    "rlcard gin-rummy": lambda seconds: _rlcard("gin-rummy", seconds),
}


if __name__ == "__main__":
    print(json.dumps(MEASURES[sys.argv[1]](float(sys.argv[2]))))
