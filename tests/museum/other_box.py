"""A copy of the package with another box: things were added to every game, and some renamed.

What is new is the twin of something that is there: the same under another name, before it in its
list, so that everything behind it has another place.
"""

import re
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path

import questhall

# What exhibits hold, by its name of then.
RENAMED: dict[str, dict[str, str]] = {
    "gloomhaven": {
        "scoundrel": "cutpurse",
        "trample": "stampede",
        "minor_healing_potion": "weak_healing_potion",
        "bandit_guard": "bandit_watchman",
        "black_barrow": "blackest_barrow",
    },
    "mage_knight": {
        "foresters": "woodcutters",
        "fireball": "ball_of_fire",
        "tovak": "tovak_wyrmstalker",
    },
    "oathsworn": {
        "cast_iron_coat": "iron_coat",
        "c01_03": "c01_city_of_ash",
        "warbear": "bearskin",
        "grain_mother": "corn_mother",
    },
    "sorcerer": {
        "rift_walker": "gate_walker",
        "lace_maker_spider": "lace_spider",
    },
    "sword_and_sorcery": {
        "worn_jerkin": "old_jerkin",
        "laegon_ranger": "laegon_wanderer",
        "q0": "q0_first_breath",
        "gremlin_green_1": "gremlin_sneak",
    },
}

NEW = ("a0",)  # of what is new, that which everybody sees at once: a quest on the road

LEFT_OUT = shutil.ignore_patterns("static", "__pycache__", "*.so")


def make_other_box(folder: Path, games: Iterable[str] = RENAMED) -> None:
    """Write the package with its other content of these games into the folder."""
    shutil.copytree(Path(questhall.__file__).parent, folder / "questhall", ignore=LEFT_OUT)
    for game in games:
        box = Box(folder / "questhall" / "games" / game)
        CHANGES[game](box)
        for old, new in RENAMED[game].items():
            box.rename(old, new)


class Box:
    """The package of a game, whose files are changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def files(self, ending: str) -> list[Path]:
        return sorted(self.folder.rglob(f"*{ending}"))

    def change(self, path: str, old: str, new: str) -> None:
        """One place in a file."""
        text = (self.folder / path).read_text("utf-8")
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {path}"
        (self.folder / path).write_text(text.replace(old, new), "utf-8")

    # -- new things ------------------------------------------------------------------

    def add_twin(
        self, path: str, old: str, new: str, *changes: tuple[str, str], behind: bool = False
    ) -> None:
        """An entry of a list is there twice, the new one before the old, or behind it."""
        text = (self.folder / path).read_text("utf-8")
        entry = re.compile(
            rf"^(?P<dash> *)- (\{{id|id|number): {old}\b.*\n((?P=dash) .*\n|\n)*", re.MULTILINE
        )
        found = entry.search(text)
        assert found is not None, f"{old!r} is not in {path}"
        twin = found[0].replace(f": {old}", f": {new}", 1)
        for before, after in changes:
            assert before in twin, f"{before!r} is not in {old}"
            twin = twin.replace(before, after)
        place = found.end() if behind else found.start()
        (self.folder / path).write_text(text[:place] + twin + text[place:], "utf-8")
        self.add_words(old, new)

    def add_file(self, path: str, twin: str, *changes: tuple[str, str]) -> None:
        """A file is there twice."""
        text = (self.folder / path).read_text("utf-8")
        for before, after in changes:
            assert before in text, f"{before!r} is not in {path}"
            text = text.replace(before, after)
        (self.folder / twin).write_text(text, "utf-8")

    def add_all(self, path: str, old: str, new: str) -> None:
        """A file with many things is there twice: a class with its cards, a deck."""
        text = (self.folder / path).read_text("utf-8")
        names = re.findall(r"(?<=\bid: )\w+", text)
        twin = re.sub(r"(?<=\bid: )(?=\w)", f"{new}_", text)
        twin = re.sub(rf"^(class|pack): {old}$", rf"\1: {new}", twin, flags=re.MULTILINE)
        (self.folder / path).with_stem(new).write_text(twin, "utf-8")
        self.add_words(old, new)
        for name in names:
            self.add_words(name, f"{new}_{name}")

    def add_words(self, old: str, new: str) -> None:
        """What has a text or an icon has it under its other name too."""
        for path in self.files(".ftl"):
            _rewrite(path, _doubling(_dashed(old), _dashed(new)))
        for path in self.files("icons*.yaml"):
            _rewrite(path, _doubling(old, new))

    # -- new names -------------------------------------------------------------------

    def rename(self, old: str, new: str) -> None:
        """It has another name wherever it is mentioned, and says what it was called. Its texts are
        there under both: some are those of parts, which keep their names."""
        for path in self.files(".yaml"):
            _rewrite(path, lambda text: _formerly(_renamed(text, old, new), old, new))
            if path.stem == old:
                path.rename(path.with_stem(new))
        for path in self.files(".ftl"):
            _rewrite(path, _doubling(_dashed(old), _dashed(new)))
        for path in self.files(".py"):
            _rewrite(path, lambda text: text.replace(f'"{old}"', f'"{new}"'))


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def _rewrite(path: Path, change: Callable[[str], str]) -> None:
    text = path.read_text("utf-8")
    changed = change(text)
    if changed != text:
        path.write_text(changed, "utf-8")


_LINES = re.compile(r"^([a-z][\w-]*)((?: =|:).*\n(?:(?:\n)*[ ].*\n)*)", re.MULTILINE)


def _doubling(old: str, new: str) -> Callable[[str], str]:
    """Of lines `name = ...` or `name: ...`, with what is indented below them."""
    part = re.compile(rf"(?<![^-]){old}(?![^-])")

    def doubled(found: re.Match[str]) -> str:
        name, rest = found.groups()
        if not part.search(name):
            return found[0]
        return found[0] + part.sub(new, name, count=1) + rest

    return lambda text: _LINES.sub(doubled, text)


def _renamed(text: str, old: str, new: str) -> str:
    return re.sub(rf"(?<![A-Za-z0-9_]){old}(?![A-Za-z0-9_])", new, text)


def _formerly(text: str, old: str, new: str) -> str:
    """Where the thing itself is told of, its former name stands behind its name, or below it."""
    text = re.sub(rf"(\{{|, )id: {new}\b", rf"\g<0>, formerly: [{old}]", text)
    in_lines = re.compile(rf"^( *- | *)id: {new}$|^(?:class|pack|encounter): {new}$", re.MULTILINE)

    def with_former(found: re.Match[str]) -> str:
        return f"{found[0]}\n{' ' * len(found[1] or '')}formerly: [{old}]"

    return in_lines.sub(with_former, text)


# -- what is new -----------------------------------------------------------------------


def _more_in_gloomhaven(box: Box) -> None:
    box.add_all("content/classes/brute.yaml", "brute", "apprentice")
    box.change("campaign/retiring.py", '"brute": 42,', '"apprentice": 42,\n    "brute": 42,')
    number = (": 150", ": 151")
    box.add_twin("content/items.yaml", "staff_of_command", "staff_of_orders", number, behind=True)
    box.add_file(
        "content/scenarios/01.yaml",
        "content/scenarios/96.yaml",
        ("scenario: 1\nid: black_barrow", "scenario: 96\nid: white_barrow"),
    )
    box.add_words("black_barrow", "white_barrow")
    box.add_words("scenario-95", "scenario-96")
    box.change("printed/scenario.py", "SCENARIOS: Final = 95", "SCENARIOS: Final = 96")
    box.add_twin("content/board.yaml", "95", "96", ("location: G12", "location: G13"))


def _more_in_mage_knight(box: Box) -> None:
    box.add_twin("content/units.yaml", "peasants", "beggars")
    box.add_twin("content/spells.yaml", "fireball", "fire_rain")


def _more_in_oathsworn(box: Box) -> None:
    box.add_twin("content/story/c01.yaml", "c01_02", "c01_02_again")
    box.add_twin("content/items_1.yaml", "cast_iron_coat", "tin_coat")


def _more_in_sorcerer(box: Box) -> None:
    box.add_all("content/coast.yaml", "coast", "shoals")
    box.change(
        "library/library.py", '    "blade_dancer",\n', '    "shoals",\n    "blade_dancer",\n'
    )


def _more_in_sword_and_sorcery(box: Box) -> None:
    box.add_file("content/quests/q0.yaml", "content/quests/a0.yaml", ("id: q0\n", "id: a0\n"))
    box.add_words("q0", "a0")
    box.change("__init__.py", 'QUESTS = ("q0",', 'QUESTS = ("a0", "q0",')
    box.add_twin("content/items/stash.yaml", "worn_jerkin", "wet_jerkin")


CHANGES = {
    "gloomhaven": _more_in_gloomhaven,
    "mage_knight": _more_in_mage_knight,
    "oathsworn": _more_in_oathsworn,
    "sorcerer": _more_in_sorcerer,
    "sword_and_sorcery": _more_in_sword_and_sorcery,
}
