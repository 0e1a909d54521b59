"""Running the command as a person would."""

import os
import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner, Result

from questhall.cli import app

QUESTHALL = Path(sys.executable).with_name("questhall")


def questhall(*words: str, typed: str = "", **env: str) -> Result:
    """The command in this process, in English unless the environment says otherwise."""
    return CliRunner().invoke(app, list(words), input=typed, env={"LC_ALL": "C", **env})


def refused(*words: str, typed: str = "") -> str:
    """What a wrong command is told: on stderr, with code 2, without a traceback."""
    result = questhall(*words, typed=typed)
    assert result.exit_code == 2, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert result.stdout == ""
    assert "Traceback" not in result.stderr
    return result.stderr


def process(
    *words: str, typed: str = "", cwd: Path | None = None, **env: str
) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    return subprocess.run(
        [str(QUESTHALL), *words],
        input=typed,
        cwd=cwd,
        env=os.environ | env,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
