"""What is counted: by one server, and by several that share a port."""

import os
import re
import subprocess
import sys
from pathlib import Path

from questhall.server.metrics import FOLDER, Metrics
from tests.server.hosting import PATIENCE

COUNTING = """
from questhall.server.metrics import Metrics
metrics = Metrics()
metrics.count("choices")
metrics.count("refusals", "stale")
metrics.show({"tables_open": 3})
metrics.acknowledged.observe(0.01)
print(metrics.text())
"""


def numbers(text: str) -> dict[str, float]:
    return {name: float(value) for name, value in re.findall(r"^(\S+) (\S+)$", text, re.M)}


def counted_in(folder: Path) -> dict[str, float]:
    """What a server says that has begun, counted a little, and is gone afterwards."""
    done = subprocess.run(
        [sys.executable, "-c", COUNTING],
        env=os.environ | {FOLDER: str(folder)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    return numbers(done.stdout)


def test_a_server_alone_says_what_it_counts() -> None:
    metrics = Metrics()
    metrics.count("choices")
    metrics.count("choices")
    metrics.count("bells", "mail")
    metrics.show({"connections": 4})
    said = numbers(metrics.text())
    assert said["questhall_choices_total"] == 2
    assert said['questhall_bells_total{code="mail"}'] == 1
    assert said["questhall_connections"] == 4
    assert said["questhall_faults_total"] == 0


def test_counts_of_servers_add_up_and_outlast_them_but_not_what_they_show(tmp_path: Path) -> None:
    for servers in (1, 2, 3):
        said = counted_in(tmp_path)
        assert said["questhall_choices_total"] == servers
        assert said['questhall_refusals_total{code="stale"}'] == servers
        assert said["questhall_acknowledge_seconds_count"] == servers
        assert said["questhall_tables_open"] == 3, "of those that are alive"
