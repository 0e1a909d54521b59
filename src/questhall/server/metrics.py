"""Numbers for whoever watches over the server, in the text format of Prometheus."""

from bisect import bisect_left

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

HELP = {
    "questhall_choices_total": "Choices of persons that were kept.",
    "questhall_bot_choices_total": "Choices of bots that were kept.",
    "questhall_refusals_total": "Messages and calls that were refused, by code.",
    "questhall_tables_created_total": "Tables that were made.",
    "questhall_tables_stopped_total": "Tables whose rules did not come to an end.",
    "questhall_bells_total": "Messages that told somebody whose turn it is, by kind.",
    "questhall_faults_total": "Faults of our own.",
}


class Histogram:
    """How long something took."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.sum += seconds


class Metrics:
    """Counters, gauges, and the time from a choice to its acknowledgement."""

    def __init__(self) -> None:
        self.counters: dict[tuple[str, str], int] = {(name, ""): 0 for name in HELP}
        self.acknowledged = Histogram()

    def count(self, name: str, code: str = "") -> None:
        key = (f"questhall_{name}_total", f'{{code="{code}"}}' if code else "")
        self.counters[key] = self.counters.get(key, 0) + 1

    def text(self, gauges: dict[str, int]) -> str:
        lines: list[str] = []
        for (name, labels), value in sorted(self.counters.items()):
            if not labels:
                lines.append(f"# HELP {name} {HELP.get(name, name)}")
                lines.append(f"# TYPE {name} counter")
            lines.append(f"{name}{labels} {value}")
        for name, value in gauges.items():
            lines.append(f"# TYPE questhall_{name} gauge")
            lines.append(f"questhall_{name} {value}")
        lines.extend(self._histogram("questhall_acknowledge_seconds"))
        return "\n".join(lines) + "\n"

    def _histogram(self, name: str) -> list[str]:
        lines = [f"# TYPE {name} histogram"]
        total = 0
        for bound, count in zip(BUCKETS, self.acknowledged.counts, strict=False):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        total += self.acknowledged.counts[-1]
        lines.append(f'{name}_bucket{{le="+Inf"}} {total}')
        lines.append(f"{name}_sum {self.acknowledged.sum:.6f}")
        lines.append(f"{name}_count {total}")
        return lines
