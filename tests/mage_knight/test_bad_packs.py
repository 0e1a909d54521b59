"""Bad packs: each is refused with a sentence that names file and line, and harms nobody."""

from pathlib import Path

import pytest

from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.library.library import ADDITIONS, library
from questhall.games.mage_knight.printed.garrisons import garrison
from questhall.games.mage_knight.printed.kinds import Mana
from questhall.kernel.chance import Chance
from questhall.kernel.games import BadSetup, Setup
from questhall.kernel.packs import shelf
from tests.mage_knight.packs import CONTENT, SKILLS, a_pack, shelved

CARD = (
    "advanced_actions:\n  - {{id: x, colour: red, icons: [combat], basic: {0}, strong: move(2)}}\n"
)
UNIT = (
    "units:\n  - {{id: x, level: 1, cost: 4, armour: 3, copies: 1, sites: [village],"
    " abilities: [{{effect: {0}}}]}}\n"
)
MORE = SKILLS.partition("\n")[2]
ARTIFACT = "artifacts:\n  - {{id: x, icons: [combat], basic: {0}, strong: fame(1)}}\n"
SKILL = "skills:\n  - {{id: x, hero: tovak, use: {0}, effect: {1}}}\n"
MANY = "advanced_actions:\n" + "".join(
    f"  - {{id: c{number}, colour: red, icons: [combat], basic: move(1), strong: move(2)}}\n"
    for number in range(1000)
)


def changed(folder: str, *changes: tuple[str, str]) -> dict[str, str]:
    """The folder of a good pack with something wrong in it."""
    text = CONTENT[folder]
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return {folder: text}


def hero(*changes: tuple[str, str], skills: str = SKILLS) -> dict[str, str]:
    return changed("heroes", *changes) | {
        "basic_actions": CONTENT["basic_actions"],
        "skills": skills,
    }


BAD: list[tuple[dict[str, str], str]] = [
    # numbers
    ({"advanced_actions": CARD.format("move(9999)")}, "move: 9999 is not from 0 to 20"),
    ({"advanced_actions": CARD.format("move(99999999)")}, "99999999 is more than 9999"),
    ({"advanced_actions": CARD.format("draw(-1)")}, "draw: -1 is not from 0 to 20"),
    ({"advanced_actions": CARD.format('"mana(red, 500)"')}, "mana: 500 is not from 0 to 20"),
    (changed("enemies", ("armour: 4", "armour: 4000")), "armour: is 4000; must be from 1 to 20"),
    (changed("enemies", ("attack(4", "attack(400")), "attacks: 400 is not from 1 to 20"),
    (changed("enemies", ("attack(4", "attack(0")), "attacks: 0 is not from 1 to 20"),
    (changed("units", ("copies: 4", "copies: 400")), "copies: is 400; must be from 1 to 4"),
    (changed("ruins", ("[blue, blue]", f"[{'blue, ' * 30}]")), "mana must be at most 4"),
    (changed("ruins", ("fame: 5", "fame: 500")), "fame: is 500; must be from 1 to 10"),
    (changed("tactics", ("cards: 1", "cards: 60")), "cards: is 60; must be from 0 to 3"),
    (changed("tactics", ("number: 2", "number: 0")), "number: is 0; must be from 1 to 6"),
    (changed("scenarios", ("rounds: 2", "rounds: 5000")), "rounds: is 5000; must be from 1 to 10"),
    (changed("scenarios", ("[5]", "[500]")), "countryside: are at most 4 numbers from 3 to 14"),
    (changed("scenarios", ("cities: [1]", "cities: [9]")), "cities: are at most 4 numbers from 0"),
    (changed("scenarios", ("fame(12)", "fame(9000)")), "goals: fame is from 5 to 120"),
    (changed("scenarios", ("keep, 1", "keep, 90")), "goals: places are at most 12, or all"),
    # too much of it
    ({"advanced_actions": MANY}, "is too much: a pack adds at most 400 things"),
    (changed("enemies", ('"attack(4, ice)"', f"{'attack(1), ' * 9}")), "must be from 1 to 3"),
    (
        {"advanced_actions": CARD.format(f'"all_of({", ".join(["move(1)"] * 90)})"')},
        "is said in more than 40 words",
    ),
    ({"advanced_actions": CARD.format(f'"{"may(" * 900}"')}, "brackets in one another"),
    (
        hero(skills=SKILLS + MORE.replace("way", "far") + MORE.replace("way", "old")),
        "has 30 skills, must have 10 to 20",
    ),
    ({"advanced_actions": CARD.format("all_of(move(1))")}, "all_of: takes 2 to 6 sentences, not 1"),
    ({"advanced_actions": CARD.format('"pay(red, pay(red, move(1)))"')}, "both cost something"),
    # what could go on for ever
    ({"advanced_actions": CARD.format("offered_action")}, "plays another card, which only cards"),
    ({"advanced_actions": CARD.format("repeat(9)")}, "plays another card, which only cards of"),
    ({"advanced_actions": CARD.format("may(buy_spell)")}, "buy_spell: stands alone, not within"),
    (
        hero(("heroes:", f"deck: [{', '.join(['concentration'] * 16)}]\nheroes:")),
        "'concentration' is in it more than 2 times",
    ),
    (
        hero(("heroes:", f"deck: [{', '.join(['will_focus'] * 16)}]\nheroes:")),
        "'will_focus' is no basic action for everybody",
    ),
    # too little of it
    (changed("enemies", ('["attack(4, ice)"]', "[]")), "attacks: must be from 1 to 3"),
    (changed("advanced_actions", ("    basic: move(3)\n", "")), "basic: is missing"),
    (changed("units", ("    level: 1\n", "")), "level: is missing"),
    (changed("ruins", ("    rewards: [spell]\n", "")), "enemies: and rewards are missing"),
    (changed("ruins", ("    fame: 5\n", "")), "price: and fame belong together"),
    (changed("scenarios", ("goals: [explore, fame(12)]", "goals: []")), "goals: must be from 1"),
    (changed("scenarios", ("seats: [2, 3]", "seats: []")), "seats: are the numbers of heroes"),
    (hero(skills=SKILLS.replace("  - {id: way_1,", "  #")), "id: has 9 skills, must have 10 to 20"),
    (hero(("dots: [blue, blue, green]", "dots: [blue]")), "dots: are 1, must be 3"),
    # what does not exist
    ({"advanced_actions": CARD.format("moov(2)")}, "'moov' is no effect; did you mean 'move'?"),
    (hero(("id: bank", "id: bunk")), "id: there is no card 'bunk'; did you mean 'bank'?"),
    (hero(("instead_of: determination", "instead_of: rags")), "'rags' is not in the deck"),
    (hero(("heroes:", "deck: [rage]\nheroes:")), "deck: has 1 cards, must have 16"),
    (
        {"skills": SKILL.format("turn", "move(1)").replace("tovak", "tovac")},
        "did you mean 'tovak'?",
    ),
    (
        changed("tactics", ("mana_search", "mana_serch")),
        "does: there is no tactic 'mana_serch'; did",
    ),
    (changed("artifacts", ("courage", "currage")), "banner: is 'currage'; must be one of"),
    (changed("enemies", ("[swift]", "[swifd]")), "abilities: 'swifd' is none of"),
    (changed("tiles", ("lake", "lava")), "east: 'lava' is none of"),
    (changed("scenarios", ("conquer(keep, 1)", "conquer(kep, 1)")), "goals: conquer: kep is none"),
    (changed("scenarios", ("wedge", "predefined")), "shape: is 'predefined'; must be one of"),
    # what cannot stand there
    (
        {"advanced_actions": CARD.format("unit_wounded")},
        "does not stand on cards of this sort (action)",
    ),
    ({"units": UNIT.format("take_skill")}, "take_skill: does not stand on cards of this sort"),
    ({"artifacts": ARTIFACT.format("only_assigned")}, "'only_assigned' is for banners"),
    (
        {"skills": SKILL.format("always", "move(2)")},
        "move: does not stand on cards of this sort (skill",
    ),
    (
        {"skills": SKILL.format("interactive", "draw(2)")},
        "cards of this sort (skill in the centre)",
    ),
    (changed("tiles", ("kind: countryside", "kind: city")), "kind: is city; a pack adds only"),
    (changed("tiles", ("plains village", "plains portal")), "centre: sea, portals and cities are"),
    (changed("tiles", ("hills keep", "lake keep")), "nobody comes to a site on a lake"),
    (
        changed(
            "tiles", *[(f": {each}\n", ": lake\n") for each in ("swamp", "plains", "hills keep")]
        ),
        "only 3 spaces can be entered; 4 must be",
    ),
    (changed("units", ("copies: 4", "copies: 4\n    set: ll")), "set: is for what lies in the box"),
    # names
    (changed("units", ("id: ferrymen", "id: Ferry Men")), "a name is of small letters"),
    (changed("units", ("id: ferrymen", "id: other:ferrymen")), "a name is of small letters"),
    (changed("ruins", ("drowned_hall", "drowned_shrine")), "stands for something else already"),
    (changed("scenarios", ("id: flood", "id: dikes")), "stands for another scenario already"),
    # files
    ({"cities": "cities: []\n"}, "lies in no folder that is read: content/basic_actions/"),
    ({"units": "units: 7\n"}, "units: must be a list of mappings"),
    ({"units": "units: []\nmore: []\n"}, "more: is not a field that is known here"),
    ({"units": "units:\n  - [1, 2]\n"}, "must be a mapping"),
]


@pytest.mark.parametrize(("content", "reason"), BAD, ids=[reason for _, reason in BAD])
def test_a_bad_pack_is_refused_and_the_game_is_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: dict[str, str], reason: str
) -> None:
    with shelved(monkeypatch, a_pack(tmp_path, content)):
        assert not [key for key in library().by_key if ":" in key]
        assert library().scenarios == []
        (said,) = shelf().refused.values()
        assert reason in said
        assert said.startswith("frost/content/")
        assert said.split(":")[1].isdigit()
        with pytest.raises(BadSetup, match="the pack 'frost' is not installed here"):
            GAME.checked(Setup("quest", 2, {}, ("frost",)))


def test_every_fault_of_a_bad_pack_is_named() -> None:
    """And with them the game is still the same."""
    box = ADDITIONS.box()
    assert list(box.by_key) == list(library().by_key)
    assert len(garrison(Mana.RED, 11)) == 5


def test_a_bad_pack_takes_no_other_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    good = a_pack(tmp_path / "good", {"units": CONTENT["units"]}, "good")
    bad = a_pack(tmp_path / "bad", {"units": CONTENT["units"], "tiles": "tiles: 1\n"}, "bad")
    with shelved(monkeypatch, bad, good):
        assert "good:ferrymen" in library().by_key
        assert "bad:ferrymen" not in library().by_key
        setup = GAME.checked(Setup("quest", 1, {}, ("good",)))
        assert "good:ferrymen" in {card.key for card in GAME.deal(setup, Chance("good")).cards}


def test_names_of_the_box_are_free_in_a_pack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thing of a pack never stands for one of the box."""
    units = CONTENT["units"].replace("id: ferrymen", "id: peasants")
    before = library().find("peasants")
    with shelved(monkeypatch, a_pack(tmp_path, {"units": units})):
        assert library().find("frost:peasants") is not library().find("peasants")
        assert vars(library().find("peasants")).keys() == vars(before).keys()
        setup = GAME.checked(Setup("quest", 1))
        cards = {card.key for card in GAME.deal(setup, Chance("box")).cards}
        assert "peasants" in cards
        assert "frost:peasants" not in cards


def test_a_card_of_the_own_pack_comes_before_one_of_the_box(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = CONTENT["basic_actions"] + CONTENT["basic_actions"].partition("basic_actions:\n")[
        2
    ].replace("id: bank", "id: rage").replace("    hero: warden\n", "")
    deck = "rage, rage, determination, swiftness, swiftness, march, march, stamina, stamina"
    deck += ", tranquility, promise, threaten, crystallize, mana_draw, concentration, improvisation"
    heroes = CONTENT["heroes"].replace("heroes:", f"deck: [{deck}]\nheroes:")
    content = {"basic_actions": cards, "heroes": heroes, "skills": SKILLS}
    with shelved(monkeypatch, a_pack(tmp_path, content)):
        warden = library().heroes[-1]
        assert shelf().refused == {}
        assert warden.deck[:4] == ["frost:rage", "frost:rage", "frost:bank", "swiftness"]
        assert "frost:rage" not in library().heroes[0].deck
