"""Bad packs: whatever a stranger writes is refused with file, line and reason, or does no harm."""

from copy import copy
from functools import cache
from pathlib import Path

import pytest

from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.library.library import ADDITIONS, Library, box
from questhall.kernel.packs import Shelf, faults_when_added, read_pack, with_packs

from .dealing import positions
from .frost import ABOUT, CONTENT, TEXTS, a_pack
from .test_packs import python

QUEST = "quests/pass.yaml"
WOLVES = "enemies/wolves.yaml"
HERO = "heroes/ysolde.yaml"

# The file, what stands in it, what a stranger writes instead, and the line and reason of the fault.
BAD = [
    # numbers
    ("powers/frost.yaml", "{armour: 1}", "{armour: 1000000}", 5, "must be from -20 to 20"),
    ("items/emporium.yaml", "price: 1,", "price: 99999,", 9, "must be from 0 to 999"),
    ("items/emporium.yaml", "heal(3,", "heal(500,", 14, "500 is more than 99"),
    (WOLVES, "hp: [3, 3], shards: 1, crowns", "hp: [0, 3], shards: 1, crowns", 18, "0 is not"),
    (WOLVES, "fixed: 2", "fixed: many", 9, "must be a whole number"),
    (HERO, "8 1 0 1 1", "8 1 0 1", 10, "must be five numbers"),
    (HERO, "[8 1 0 1 1, ", "[", 10, "must have 7 lines"),
    (QUEST, "turn: 270", "turn: 45", 3, "is 0, 90, 180 or 270"),
    ("tiles/frost.yaml", "0 300]}", "40 310]}", 4, "is no straight line"),
    # missing parts
    (QUEST, "start: [ledge.a]\n", "", 1, "start: is missing"),
    (QUEST, "events: [thaw blizzard, ev_11, thaw]\n", "", 1, "events: has 0 entries"),
    (HERO, "  scream:", "  sream:", 3, "scream: is missing"),
    (
        WOLVES,
        "  - {distances: [], sentences: [advance(2), use(howl)]}\n",
        "",
        14,
        "end with one that",
    ),
    # references
    (QUEST, "tile: 8A", "tile: 88A", 4, "did you mean '8A'?"),
    (QUEST, "wolf_green_2, gremlin", "wolf_gren_2, gremlin", 18, "did you mean 'wolf_green_2'?"),
    (QUEST, 'bring(queen, "ledge.b")', 'bring(quen, "ledge.b")', 45, "did you mean 'queen'?"),
    (QUEST, 'bring(queen, "ledge.b")', 'bring(queen, "ledge.z")', 45, "no area is called"),
    (QUEST, "run(thanks)", "run(thank)", 46, "did you mean 'thanks'?"),
    (QUEST, "at: sledge", "at: sled", 32, "did you mean 'sledge'?"),
    (QUEST, "after: [q1]", "after: [q11]", 25, "did you mean 'q1'?"),
    (HERO, "main: ice_pick", "main: ice_lens", 11, "does not lie in the stash"),
    ("companions/owl.yaml", "companion: owl", "companion: fire:owl", 16, "nothing that fits"),
    (
        WOLVES,
        "use(howl)]}\n  - {distances: [1",
        "use(hwl)]}\n  - {distances: [1",
        14,
        "did you mean 'howl'?",
    ),
    # endless
    (QUEST, "do: 'crowns(5, heroes)'", "do: run(won)", 40, "never ends"),
    (WOLVES, "'heal(1, self)'", "use(pelt)", 11, "frost:pelt uses itself and never ends"),
    (HERO, "deep_breath, action: special", "deep_breath, action: free", 19, "would never end"),
    (QUEST, "fire, action: special", "fire, action: free", 38, "would never end"),
    ("powers/frost.yaml", "level: 1, cooldown: 2,", "level: 1,", 6, "without cooldown it would"),
    # names
    ("events/frost.yaml", "id: thaw", "id: blizzard", 3, "two things are called"),
    ("traps/frost.yaml", "id: thin_ice", "id: Thin Ice", 2, "a name is of small letters"),
    ("tiles/frost.yaml", "id: b", "id: a", 5, "'a' is there twice"),
    (QUEST, "id: fire,", "id: push,", 1, "two things of the quest are called"),
    # words
    ("traps/frost.yaml", "afflict(slow", "afflct(slow", 2, "did you mean 'afflict'?"),
    ("traps/frost.yaml", "afflict(slow, opener)", "strike(main)", 2, "what only enemies do"),
    (WOLVES, "'heal(1, self)'", "treasure(1)", 12, "what only heroes do"),
    ("traps/frost.yaml", "afflict(slow, opener)", "win_all", 2, "is no word"),
    ("traps/frost.yaml", "afflict(slow, opener)", 'appear_in("8A.a", 1)', 2, "only quests speak"),
    ("traps/frost.yaml", "'afflict(slow, opener)'", "__import__('os')", 2, "traps/frost.yaml"),
    (
        "powers/frost.yaml",
        "next_attack(hits(1))",
        "'next_attack(hits(1), only=day)'",
        6,
        "cannot be put into words",
    ),
    # too many
    (WOLVES, "fixed: 2, red: 0", "fixed: 2, red: 400", 9, "must be from 0 to 12"),
    (QUEST, "enemies: [wolf_green_1, ", "enemies: [wolf_green_1, wolf_green_1, ", 18, "twice"),
    (QUEST, "chests: [ledge.b]", f"chests: [{'ledge.b, ' * 60}]", 9, "of such tokens"),
]


SOME = 4  # to leave one out the box is read anew


def changed(file: str, old: str, new: str) -> dict[str, str]:
    assert old in CONTENT[file], f"{old} is not in {file}"
    return CONTENT | {file: CONTENT[file].replace(old, new, 1)}


_read_once = cache(box)


def whole_box() -> Library:
    """The box as it is read, in lists of its own."""
    library = copy(_read_once())
    for name, value in vars(library).items():
        setattr(library, name, copy(value))
    return library


def faults(folder: Path, content: dict[str, str]) -> list[str]:
    pack = read_pack(a_pack(folder, content, TEXTS))
    return [str(fault) for fault in faults_when_added(whole_box(), pack, ADDITIONS)]


def test_the_good_pack_has_no_faults(tmp_path: Path) -> None:
    assert faults(tmp_path, CONTENT) == []


@pytest.mark.parametrize(("file", "old", "new", "line", "reason"), BAD)
def test_it_is_refused_with_file_line_and_reason(
    tmp_path: Path, file: str, old: str, new: str, line: int, reason: str
) -> None:
    found = faults(tmp_path, changed(file, old, new))
    assert f"frost/content/{file}:{line}:" in found[0]
    assert reason in found[0], found[0]


def many(count: int, item: str) -> str:
    return "".join([item.replace("#", str(number)) for number in range(count)])


@pytest.mark.parametrize(
    ("file", "text", "reason"),
    [
        ("traps/m.yaml", "traps:\n" + many(1000, "- {id: t#, do: lose_hp(1)}\n"), "from 1 to 200"),
        ("items/m.yaml", "deck: chest\nitems: []\n", "must be one of"),
        ("wolves/m.yaml", "id: x\n", "lies in no folder that is read"),
        ("traps/m.yaml", "traps:\n- id: x\n  do: then(" + "win, " * 9000 + "win)\n", "is longer"),
        ("traps/m.yaml", "traps:\n- {id: x, do: " + "then(" * 200 + "\n", "m.yaml:"),
        ("traps/m.yaml", "traps: [{id: x, do: lose_hp(1), python: os.system}]\n", "not a field"),
    ],
)
def test_too_much_or_not_at_all(tmp_path: Path, file: str, text: str, reason: str) -> None:
    found = faults(tmp_path, {file: text})
    assert found[0].startswith(f"frost/content/{file}:")
    assert reason in found[0], found[0]


def test_a_pack_has_at_most_a_thousand_things(tmp_path: Path) -> None:
    one = "traps:\n" + many(200, "- {id: t%_#, do: lose_hp(1)}\n")
    content = {f"traps/m{n}.yaml": one.replace("%", str(n)) for n in range(6)}
    assert "a pack adds at most 1000 things" in faults(tmp_path, content)[0]


def test_a_name_of_the_box_is_another_thing_in_a_pack(tmp_path: Path) -> None:
    library = whole_box()
    text = "traps: [{id: flame, do: lose_hp(1)}]\n"
    pack = read_pack(a_pack(tmp_path, {"traps/m.yaml": text}))
    before = library.traps["flame"]
    assert list(faults_when_added(library, pack, ADDITIONS)) == []
    assert library.traps["flame"] is before
    assert library.traps["frost:flame"] is not before


def test_bad_packs_are_left_out_and_the_box_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, (file, old, new, *_) in enumerate(BAD[:SOME]):
        about = ABOUT.replace("id: frost", f"id: bad_{number}")
        a_pack(tmp_path / str(number), changed(file, old, new), TEXTS, about)
    shelf = Shelf([tmp_path])
    monkeypatch.setattr("questhall.kernel.packs.shelf", lambda: shelf)
    found: Library = with_packs(GAME.id, ADDITIONS)
    assert len(shelf.refused) == SOME
    assert list(found.everything) == list(whole_box().everything)


def test_tables_are_unharmed_by_bad_packs(tmp_path: Path) -> None:
    for number, (file, old, new, *_) in enumerate(BAD[:SOME]):
        about = ABOUT.replace("id: frost", f"id: bad_{number}")
        a_pack(tmp_path / str(number), changed(file, old, new), TEXTS, about)
    assert python("-m", "tests.sword_and_sorcery.dealing", packs=tmp_path).split() == positions()


def test_a_pack_without_texts_harms_nobody(tmp_path: Path) -> None:
    pack = a_pack(tmp_path / "frost", CONTENT)
    program = "from tests.sword_and_sorcery.dealing import GAME; texts = GAME.texts('ru')"
    said = python("-c", f"{program}; print([f.title for f in GAME.catalogue(texts)])", packs=pack)
    assert "Ice grip" in said
    assert "Палаш" in said


def test_texts_of_a_quest_that_are_missing_are_listed(tmp_path: Path) -> None:
    texts = {key: text for key, text in TEXTS.items() if key != "script-frost--pass-won"}
    pack = a_pack(tmp_path / "frost", CONTENT, texts)
    program = "from questhall.workshop.checking import check_pack; from pathlib import Path; "
    report = f"*_, r = check_pack(Path('{pack}'), 0, ''); print(r.lacking['ru'])"
    assert python("-c", program + report) == "['script-frost--pass-won']\n"


# -- what is read, and could go on for ever --------------------------------------------------

LOOPS = {
    "a script that is read again and again": (
        "quests/pass.yaml",
        "- {id: won,",
        "- {id: more, when: now, again: true, do: 'lose_hp(1, heroes, leaving=1)'}\n- {id: won,",
    ),
    "a wound that wounds": (
        "quests/pass.yaml",
        "rules:\n",
        "rules:\n- {id: echo, when: damage_taken, do: 'lose_hp(1, heroes)'}\n",
    ),
    "who ends his turn begins it": (
        WOLVES,
        "  rules:\n",
        "  rules:\n  - {id: again, when: activation_end, do: activate}\n",
    ),
    "an encounter that draws an encounter": (
        "encounters/frost.yaml",
        "after: 'heal(1, heroes)'",
        "after: encounter",
    ),
    "an attack that attacks": (
        WOLVES,
        "  rules:\n",
        "  rules:\n  - {id: again, when: attack_end, do: strike(main)}\n",
    ),
    "the dead bring others": (
        "quests/pass.yaml",
        "rules:\n",
        "rules:\n- {id: more, when: figure_dies, do: 'appear_in(\"8A.a\", 9)'}\n",
    ),
}


@pytest.mark.parametrize("loop", sorted(LOOPS))
def test_what_never_ends_is_ended(tmp_path: Path, loop: str) -> None:
    texts = dict(TEXTS)
    for key in ("script-frost--pass-more", "innate-frost--again", "foe-power-frost--again"):
        texts[key] = "More\n    .text = More."
    pack = a_pack(tmp_path / "frost", changed(*LOOPS[loop]), texts)
    program = "from questhall.cli import app; app()"
    said = python("-c", program, "packs", "check", pack, "--games", "2")
    assert "no faults" in said
