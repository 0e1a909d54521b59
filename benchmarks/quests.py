"""How often bots win the quests of Sword & Sorcery, with every number of heroes.

    .venv/bin/python benchmarks/quests.py --bots search:300 --seed hard --games 100

Game `i` of seed `S` is played on the seed `S-i`, the same as `questhall sim` plays it. All cases
have their first game, then all their second, so that it can be stopped at any time and go on
later with `--first`. A line of JSON is printed for every game, the sums at the end.
"""

import argparse
from collections.abc import Iterator

import msgspec

from questhall.lab.simulation import WON, Plan, play_game

QUESTS = "q0,q1,q2,q3,q4,q5,q6,q7"
HEROES = "2,3,4,5"


class Played(msgspec.Struct):
    """How a quest ended."""

    quest: str
    heroes: int
    seed: str
    won: bool
    rounds: int


def played(plans: list[Plan], first: int, games: int) -> Iterator[Played]:
    for number in range(first, first + games):
        for plan in plans:
            outcome = play_game(plan, number)
            if not outcome.results:
                raise SystemExit(f"the game of seed {plan.seed_of(number)} does not end")
            quest = str(plan.options["quest"])
            won = outcome.results[0] == WON
            yield Played(quest, plan.seats, plan.seed_of(number), won, outcome.rounds or 0)


def print_sums(games: list[Played]) -> None:
    cases = dict.fromkeys((each.quest, each.heroes) for each in games)
    for quest, heroes in cases:
        own = [each for each in games if (each.quest, each.heroes) == (quest, heroes)]
        won = sum(each.won for each in own)
        rounds = sum(each.rounds for each in own) / len(own)
        print(f"{quest}, {heroes} heroes: {won} of {len(own)} won, {rounds:.1f} rounds")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    words.add_argument("--bots", default="search:300")
    words.add_argument("--seed", default="balance")
    words.add_argument("--games", type=int, default=100, help="of each case")
    words.add_argument("--first", type=int, default=0, help="the number of the first game")
    words.add_argument("--quests", default=QUESTS)
    words.add_argument("--heroes", default=HEROES)
    asked = words.parse_args()
    plans = [
        Plan(
            game="sword_and_sorcery",
            format="quest",
            seats=int(heroes),
            bots=[asked.bots] * int(heroes),
            games=asked.games,
            seed=asked.seed,
            options={"quest": quest},
        )
        for quest in asked.quests.split(",")
        for heroes in asked.heroes.split(",")
    ]
    games: list[Played] = []
    for each in played(plans, asked.first, asked.games):
        print(msgspec.json.encode(each).decode(), flush=True)
        games.append(each)
    print_sums(games)


if __name__ == "__main__":
    main()
