"""Structured logs: a JSON object a line, without hidden cards, tokens or whole table ids."""

import logging
import traceback
from typing import TextIO

import msgspec

MOST_A_MINUTE = 30
MINUTE = 60.0
MOST_EVENTS = 1000

_logger = logging.getLogger("questhall")


class Repeats(logging.Filter):
    """Lets so many lines of an event through in a minute; a later one says how many it left out."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: dict[str, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        event = f"{record.name} {_first_line(record.msg)}"
        since, lines = self._seen.get(event, (record.created, 0))
        if record.created - since >= MINUTE:
            record.repeated = max(0, lines - MOST_A_MINUTE)
            since, lines = record.created, 0
        if len(self._seen) >= MOST_EVENTS:
            self._seen.clear()
        self._seen[event] = (since, lines + 1)
        return lines < MOST_A_MINUTE


def _first_line(message: object) -> str:
    return str(message).partition("\n")[0][:200]


class JsonLines(logging.Formatter):
    """Our own lines as they are; those of libraries without their tracebacks."""

    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, object] = {"time": round(record.created, 3), "level": record.levelname}
        own = getattr(record, "facts", None)
        if isinstance(own, dict):
            facts.update(own)
        else:
            facts.update({"event": "library", "logger": record.name})
            facts["message"] = _first_line(record.getMessage())
            if record.exc_info and record.exc_info[0] is not None:
                facts["fault"] = record.exc_info[0].__name__
        repeated = getattr(record, "repeated", 0)
        if repeated:
            facts["repeated"] = repeated
        return msgspec.json.encode(facts).decode()


def log(event: str, **facts: str | int | float) -> None:
    _logger.info(event, extra={"facts": {"event": event, **facts}})


def log_trouble(event: str, **facts: str | int | float) -> None:
    _logger.error(event, extra={"facts": {"event": event, **facts}})


def log_fault(event: str, fault: BaseException, **facts: str | int | float) -> None:
    """What went wrong and where. Not what the fault says: it may speak of hidden things."""
    frames = traceback.extract_tb(fault.__traceback__)[-3:]
    where = [f"{frame.filename.rpartition('questhall/')[2]}:{frame.lineno}" for frame in frames]
    log_trouble(event, fault=type(fault).__name__, where=" > ".join(where), **facts)


def short(table: str) -> str:
    """Enough to follow a table through the log, too little to sit down at it."""
    return table[:6]


def write_logs(stream: TextIO) -> None:
    lines = logging.StreamHandler(stream)
    lines.setFormatter(JsonLines())
    lines.addFilter(Repeats())
    root = logging.getLogger()
    root.handlers = [lines]
    root.setLevel(logging.WARNING)
    _logger.setLevel(logging.INFO)
