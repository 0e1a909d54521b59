"""Writes hot.txt anew: where the processor's time goes when games are played, interpreted.

    .venv/bin/python tools/hot.py --seconds 8

Every game is played at random and by hard bots; each millisecond notes the module that runs. What
takes a share of the time of compiled modules in any of these runs gets its level.
"""

import argparse
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from time import process_time
from types import FrameType

from building import ROOT, clean_environment
from compiling import compiled_groups

# The share of the time from which a module is worth a level; all together cost a compiler about
# as much as the cold rest.
WORTH = (("2", 0.02), ("1", 0.01), ("g", 0.002))
# No bot asks the combat adviser; but people wait for its answer.
WAITED_FOR = ("1", "src/questhall/games/mage_knight/tools/adviser/")
TICK = 0.001
RUNS = ("random", "hard")
HEADING = """\
# How far the C compiler goes with what is hot when it must not take long (./play --fast): -O2, -O1
# or -Og. All else is not optimised. Written by tools/hot.py.
"""


def count(game: str, bot: str, seconds: float) -> None:
    """Play one game again and again, and print how often each file was found running."""
    from questhall.bots import make_bot
    from questhall.kernel.games import Setup, find_game
    from questhall.kernel.match import Match

    played = find_game(game)
    format = played.formats[0]
    setup = Setup(format.name, max(2, format.seats[0]))
    found: Counter[str] = Counter()

    def note(number: int, frame: FrameType | None) -> None:
        if frame is not None:
            found[frame.f_code.co_filename] += 1

    end = process_time() + seconds
    number = 0
    signal.signal(signal.SIGPROF, note)
    while process_time() < end:
        match = Match.start(played, setup, f"hot-{number}", listen=False)
        bots = [make_bot(bot, f"{number}-{seat}") for seat in range(setup.seats)]
        signal.setitimer(signal.ITIMER_PROF, TICK, TICK)
        while match.pending and process_time() < end:
            seat = match.pending[0].seats[0]
            match.take(seat, bots[seat].choose(match, seat))
        signal.setitimer(signal.ITIMER_PROF, 0)
        number += 1
    for file, times in found.items():
        print(times, Path(file).relative_to(ROOT) if file.startswith(str(ROOT)) else file)


def shares(lines: Iterable[str], compiled: set[str]) -> dict[str, float]:
    """The share of each compiled file in the time of all of them."""
    times = {path: int(number) for number, path in (line.split(" ", 1) for line in lines)}
    whole = sum(number for path, number in times.items() if path in compiled)
    return {path: number / whole for path, number in times.items() if path in compiled}


def listed(most: dict[str, float], compiled: set[str]) -> list[str]:
    """The lines of hot.txt: each module that is worth a level."""
    found: list[str] = []
    for path in sorted(compiled):
        share = most.get(path, 0.0)
        level = next((level for level, least in WORTH if share >= least), None)
        if path.startswith(WAITED_FOR[1]):
            level = WAITED_FOR[0]
        if level is not None:
            found.append(f"{level} {path}")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools/hot.py", description="Writes hot.txt anew.")
    parser.add_argument("--seconds", type=float, default=8.0, help="of processor time a run")
    parser.add_argument("--count", nargs=2, metavar=("GAME", "BOT"), help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.count:
        game, bot = chosen.count
        count(game, bot, chosen.seconds)
        return
    compiled = {path for files, _ in compiled_groups(ROOT) for path in files}
    most: dict[str, float] = {}
    for game in sorted(path.parent.name for path in ROOT.glob("src/questhall/games/*/__init__.py")):
        for bot in RUNS:
            words = [sys.executable, __file__, "--seconds", str(chosen.seconds)]
            done = subprocess.run(
                [*words, "--count", game, bot],
                env=clean_environment() | {"PYTHONPATH": str(ROOT / "src")},
                stdout=subprocess.PIPE,
                text=True,
                check=True,
            )
            for path, share in shares(done.stdout.splitlines(), compiled).items():
                most[path] = max(share, most.get(path, 0.0))
            print(f"{game}, {bot}: done", file=sys.stderr)
    (ROOT / "hot.txt").write_text(
        HEADING + "\n".join(listed(most, compiled)) + "\n", encoding="utf-8"
    )


if __name__ == "__main__":
    main()
