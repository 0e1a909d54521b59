"""What another process runs, to compare: `python -m questhall.conformance.elsewhere ORDER`."""

import json
import sys
from importlib import import_module

from questhall.kernel.choices import Beginning
from questhall.kernel.games import Setup

from .case import Case
from .playing import trace


def main() -> None:
    order = json.loads(sys.argv[1])
    module, _, attribute = order["name"].partition(":")
    game = getattr(import_module(module), attribute)
    setup = Setup(order["format"], order["seats"], order["options"], tuple(order["packs"]))
    beginning = Beginning(order["ledger"], order["offer"]) if order["ledger"] else None
    most = order["most_choices"]
    case = Case(game, setup, order["seed"], most_choices=most, beginning=beginning)
    print("\n".join(trace(case)))


if __name__ == "__main__":
    main()
