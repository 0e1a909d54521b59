"""The list of scenarios, read without their maps."""

from pathlib import Path

import yaml

from questhall.kernel.content import Entry, Source, compose, read_entry

from ..printed.scenario import IN_THE_BOOK, RANDOM_DUNGEON, SCENARIOS, ScenarioTitle


def read_titles(folder: Path, source: Source) -> list[ScenarioTitle]:
    return [_title(folder / file_of(number), source) for number in IN_THE_BOOK]


def file_of(number: int) -> str:
    return "dungeon.yaml" if number == RANDOM_DUNGEON else f"{number:02}.yaml"


def _title(path: Path, source: Source) -> ScenarioTitle:
    entry = _head(path, source)
    number = entry.number("scenario", 1, SCENARIOS)
    monsters = entry.words("monsters")
    return ScenarioTitle(number, entry.name(), monsters)


def _head(path: Path, source: Source) -> Entry:
    """The lines above the rooms; if they cannot be read, the whole file is read to report why."""
    head = path.read_text(encoding="utf-8").partition("\nrooms:")[0]
    try:
        node = compose(head)
    except yaml.YAMLError:
        node = None
    if not isinstance(node, yaml.MappingNode):
        return read_entry(path, source)
    return Entry(path.name, node, source)
