"""questhall new-game: a package with a small working game, to begin from."""

from pathlib import Path
from typing import Annotated

import typer

from questhall.new_game import BadName, TaskDone, write_game

