"""Numbers for whoever watches over the server, as Prometheus reads them.

prometheus_client counts, and where several servers share a port it adds up over them: each writes
into files in a folder that the caretaker names, and whichever is asked tells the sum.
"""

import os
from pathlib import Path

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

COUNTED = {
    "choices": "Choices of persons that were kept.",
    "bot_choices": "Choices of bots that were kept.",
    "tables_created": "Tables that were made.",
    "tables_stopped": "Tables whose rules did not come to an end.",
    "passed_on": "Calls and connections that were passed on to the hall that has the table.",
    "faults": "Faults of our own.",
}
COUNTED_BY_CODE = {
    "refusals": "Messages and calls that were refused, by code.",
    "bells": "Messages that told somebody whose turn it is, by kind.",
}
SHOWN = {
    "tables_open": "Tables in memory.",
    "connections": "People connected to tables, each with every screen.",
    "thoughts_waiting": "Jobs of bots and hints that are not answered yet.",
    "glances_waiting": "Looks at the past that are not answered yet.",
    "errands_waiting": "Tools, advice, imports and forks that are not answered yet.",
}

disable_created_metrics()


class Metrics:
    """Counters, gauges, and the time from a choice to its acknowledgement."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._counters = {
            name: Counter(f"questhall_{name}", text, registry=self._registry)
            for name, text in COUNTED.items()
        }
        self._by_code = {
            name: Counter(f"questhall_{name}", text, ["code"], registry=self._registry)
            for name, text in COUNTED_BY_CODE.items()
        }
        self._gauges = {
            name: Gauge(
                f"questhall_{name}", text, multiprocess_mode="livesum", registry=self._registry
            )
            for name, text in SHOWN.items()
        }
        self.acknowledged = Histogram(
            "questhall_acknowledge_seconds",
            "From a choice to its acknowledgement.",
            buckets=BUCKETS,
            registry=self._registry,
        )

    def count(self, name: str, code: str = "") -> None:
        if name in self._by_code:
            self._by_code[name].labels(code=code).inc()
        else:
            self._counters[name].inc()

    def show(self, gauges: dict[str, int]) -> None:
        """How things stand just now in this process."""
        for name, value in gauges.items():
            self._gauges[name].set(value)

    def text(self) -> str:
        """For all processes that share the port."""
        folder = os.environ.get(FOLDER)
        if not folder:
            return generate_latest(self._registry).decode()
        _forget_the_dead(Path(folder))
        together = CollectorRegistry()
        MultiProcessCollector(together, path=folder)
        return generate_latest(together).decode()


def _forget_the_dead(folder: Path) -> None:
    """What a process showed goes with it; what it counted stays."""
    for place in folder.glob("gauge_livesum_*.db"):
        number = int(place.stem.rpartition("_")[2])
        try:
            os.kill(number, 0)
        except ProcessLookupError:
            mark_process_dead(number, str(folder))
