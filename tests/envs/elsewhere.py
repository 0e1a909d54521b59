"""The actions in saved positions, by the package that is on the path:
`python -m tests.envs.elsewhere FILE...`"""

import sys
from pathlib import Path

import msgspec

from questhall.envs import Play, World
from questhall.kernel.saves import load


def actions_in(path: Path) -> list[int]:
    """What the seat that decides may do."""
    match = load(path.read_bytes())
    setup = match.setup
    world = World(match.game, setup.format, setup.seats, setup.options)
    return sorted(Play(world, match).actions())


def main(paths: list[str]) -> None:
    found = {Path(path).name: actions_in(Path(path)) for path in paths}
    print(msgspec.json.encode(found).decode())


if __name__ == "__main__":
    main(sys.argv[1:])
