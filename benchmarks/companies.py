"""How often bots win the encounters of Oathsworn with a company that came there by playing.

    .venv/bin/python benchmarks/companies.py --bots search:300 --seed balance --companies 100

Company `i` of seed `S` plays its campaign on the seed `S-i`, so every encounter can be fought
again. Stories and epilogues are played by normal bots, each chapter once, won or lost; with
`--chapters 2,3` so are the encounters of all other chapters. A line of JSON is printed for every
encounter that counts, the sums at the end.
"""

import argparse
from collections.abc import Iterator

import msgspec

from questhall.bots import make_bot
from questhall.kernel.chain import Chain
from questhall.kernel.games import Setup, find_game
from questhall.kernel.match import Match
from questhall.lab.playing import play_out

STORYTELLER = "normal"
ENCOUNTER = "encounter"
CHAPTERS = 6
SEATS = 4
MOST_DECISIONS = 100_000
WON = 1.0


class Fought(msgspec.Struct):
    """How an encounter ended."""

    company: str
    chapter: int
    won: bool
    rounds: int
    decisions: int


def travel(seed: str, bots: str, chapters: list[int]) -> Iterator[Fought]:
    """A campaign, from the oath to the epilogue of the last chapter that counts."""
    chain = Chain.begin(find_game("oathsworn"), Setup("company", SEATS), seed, 0.0)
    while offers := chain.offers():
        kind, _, number = offers[0].key.partition(":")
        if int(number) > max(chapters):
            return
        counts = kind == ENCOUNTER and int(number) in chapters
        chain.add(chain.open(offers[0].key, ["bot"] * SEATS), 0.0)
        match = chain.match(chain.need_open())
        play(match, bots if counts else STORYTELLER)
        chain.add(chain.close(match), 0.0, match)
        if counts:
            won = match.state.results[0] == WON
            rounds = getattr(match.state, "round", 0)
            yield Fought(seed, int(number), won, rounds, match.decisions)


def play(match: Match, bots: str) -> None:
    players = [make_bot(bots, f"{match.seed}/seat{seat}") for seat in range(SEATS)]
    if not play_out(match, players, MOST_DECISIONS):
        raise SystemExit(f"the match of seed {match.seed} does not end")


def print_sums(fought: list[Fought]) -> None:
    for chapter in range(1, CHAPTERS + 1):
        own = [each for each in fought if each.chapter == chapter]
        if own:
            won = sum(each.won for each in own)
            rounds = sum(each.rounds for each in own) / len(own)
            print(f"chapter {chapter}: {won} of {len(own)} won, {rounds:.1f} rounds")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    words.add_argument("--bots", default="search:300", help="the bots that fight")
    words.add_argument("--seed", default="balance")
    words.add_argument("--companies", type=int, default=100)
    words.add_argument("--first", type=int, default=0, help="the number of the first company")
    words.add_argument("--chapters", default="1,2,3,4,5,6", help="whose encounters count")
    asked = words.parse_args()
    chapters = [int(number) for number in asked.chapters.split(",")]
    fought: list[Fought] = []
    for number in range(asked.first, asked.first + asked.companies):
        for each in travel(f"{asked.seed}-{number}", asked.bots, chapters):
            print(msgspec.json.encode(each).decode(), flush=True)
            fought.append(each)
    print_sums(fought)


if __name__ == "__main__":
    main()
