"""A masked PPO from sb3-contrib learns duels of Sorcerer against the easy bot, on one processor.

    python -m venv ppo && ppo/bin/pip install ".[training]"
    ppo/bin/python examples/ppo_sorcerer.py --minutes 15 --out ppo_sorcerer.csv

Every so many steps it plays games against the easy bot in both seats, without learning from them,
and writes a line: steps, minutes, games, share won. The network is kept beside it, as .zip. Minutes
are processor time spent learning.
"""

import argparse
import csv
from collections.abc import Iterator
from pathlib import Path
from time import process_time

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv

from questhall.envs import World
from questhall.envs.gym import SeatsEnv, one_seat

TABLES = 8
ACTIONS = 1024
FEATURES = 2048
EXAM_SEED = 1_000_000


class Exams(BaseCallback):
    """Stops after so many minutes; until then, an exam after every so many steps."""

    def __init__(self, world: World, minutes: float, every: int, games: int, out: Path) -> None:
        super().__init__()
        self.world = world
        self.minutes = minutes
        self.every = every
        self.games = games
        self.out = out
        self.next_exam = 0
        self.began = process_time()
        self.examined = 0.0  # minutes that exams took

    def _on_step(self) -> bool:
        if self.num_timesteps >= self.next_exam:
            self.next_exam += self.every
            self.examine(self.games)
        return self.learned_for() < self.minutes

    def learned_for(self) -> float:
        return (process_time() - self.began) / 60 - self.examined

    def examine(self, games: int) -> float:
        minutes = self.learned_for()
        start = process_time()
        won = share_won(self.model, self.world, games)
        self.examined += (process_time() - start) / 60
        with self.out.open("a", newline="") as file:
            csv.writer(file).writerow([self.num_timesteps, f"{minutes:.1f}", games, f"{won:.3f}"])
        print(f"{self.num_timesteps} steps, {minutes:.1f} minutes: won {won:.1%} of {games}")
        return won


def share_won(model: MaskablePPO, world: World, games: int) -> float:
    """Of games against the easy bot, half of them in each seat; a draw is half a win."""
    points = 0.0
    for seat in range(2):
        env = one_seat(world, seat)
        for number in range(games // 2):
            points += (_played(model, env, EXAM_SEED + number) + 1) / 2
    return points / (games // 2 * 2)


def _played(model: MaskablePPO, env: SeatsEnv, seed: int) -> float:
    seen, _ = env.reset(seed=seed)
    earned, over = 0.0, False
    while not over:
        action, _ = model.predict(seen, action_masks=env.action_masks())
        seen, reward, ended, broken_off, _ = env.step(int(action))
        earned, over = float(reward), ended or broken_off
    return earned


def tables(world: World, shaping: float) -> Iterator[SeatsEnv]:
    """Half of them in each seat."""
    for number in range(TABLES):
        yield one_seat(world, number % 2, shaping=shaping)


def learn(minutes: float, shaping: float, every: int, games: int, seed: int, out: Path) -> None:
    torch.set_num_threads(1)
    np.random.seed(seed)
    world = World("sorcerer", "duel", actions=ACTIONS, features=FEATURES)
    envs = DummyVecEnv([lambda env=env: Monitor(env) for env in tables(world, shaping)])
    envs.seed(seed)
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=512,
        batch_size=512,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=0.997,
        gae_lambda=0.95,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )
    exams = Exams(world, minutes, every, games, out)
    model.learn(total_timesteps=1_000_000_000, callback=exams)
    exams.examine(10 * games)
    model.save(out.with_suffix(".zip"))


def main() -> None:
    said = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    said.add_argument(
        "--minutes",
        type=float,
        default=15.0,
        help="of learning, without exams",
    )
    said.add_argument("--shaping", type=float, default=1.0, help="weight of the judge's opinion")
    said.add_argument("--every", type=int, default=20_480, help="steps from exam to exam")
    said.add_argument("--games", type=int, default=40, help="games of an exam")
    said.add_argument("--seed", type=int, default=1)
    said.add_argument("--out", type=Path, default=Path("ppo_sorcerer.csv"))
    given = said.parse_args()
    given.out.write_text("steps,minutes,games,won\n", "utf-8")
    learn(given.minutes, given.shaping, given.every, given.games, given.seed, given.out)


if __name__ == "__main__":
    main()
