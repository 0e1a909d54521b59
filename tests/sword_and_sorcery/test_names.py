"""What is kept is kept by name: lists in the box may grow, and things in it be renamed."""

import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

from questhall.games.sword_and_sorcery import GAME, SwordAndSorceryGame
from questhall.games.sword_and_sorcery.campaign.ledger import (
    CalendarLine,
    HeroSheet,
    OwnedItem,
    Saga,
)
from questhall.games.sword_and_sorcery.library.library import (
    PACKAGE,
    Library,
    library,
    read_library,
)
from questhall.games.sword_and_sorcery.printed.kinds import Scope, Slot, Stat, Until
from questhall.games.sword_and_sorcery.printed.symbols import Colour, face_number
from questhall.games.sword_and_sorcery.speech.kinds import KINDS
from questhall.games.sword_and_sorcery.state.adventure import Adventure
from questhall.games.sword_and_sorcery.state.figures import Bonus
from questhall.games.sword_and_sorcery.state.heroes import GIFTS
from questhall.kernel.campaigns import campaigns_of, find_offer, offer_of_today
from questhall.kernel.codec import to_plain
from questhall.kernel.content import content_folder
from questhall.kernel.decisions import NOTHING
from questhall.kernel.games import Setup
from questhall.kernel.kinds import Kind, Listed, UnknownName
from questhall.kernel.match import Match
from questhall.kernel.records import record_of
from questhall.kernel.scribe import Changed, Phrasebook, read, write

NEW = "something_new"
LEDGER = campaigns_of(GAME).classes


def with_a_new_first(kind: Kind) -> Kind:
    if not isinstance(kind, Listed):
        return kind
    names = {number + 1: name for number, name in kind.listed.names.items()}
    return Listed(kind.name, lambda: {min(names) - 1: NEW, **names})


class NewerGame(SwordAndSorceryGame):
    """The game when something new stands first in every list."""

    kinds = {name: with_a_new_first(kind) for name, kind in KINDS.items()}  # noqa: RUF012 - as there


NEWER = NewerGame()


def begun() -> Match:
    """The first quest, with two heroes who have a class."""
    match = Match.start(GAME, GAME.checked(Setup("quest", 2, {"quest": "q1"})), "names")
    while match.state.next_step == "muster":
        match.answer(0, 0, match.pending[0].seats[0])
    return match


def table() -> Adventure:
    adventure = begun().state
    assert isinstance(adventure, Adventure)
    bonus = Bonus(Stat.ARMOUR, 2, 0, Until.QUEST, Scope.MELEE, 0, "iron_stance")
    adventure.bonuses = [bonus]
    adventure.scripts_read = ["q1_wp_1"]
    return adventure


def company() -> Saga:
    ledger = Saga()
    ledger.open, ledger.evenings = ["q1"], [CalendarLine("q0", True)]
    sheet = HeroSheet(library().classes["thorgar_cleric"])
    sheet.items = [OwnedItem(library().items[sheet.kind.slots[Slot.MAIN]], Slot.MAIN)]
    ledger.heroes = [sheet]
    return ledger


def as_file_has_it(plain: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(plain))


# -- what is kept --------------------------------------------------------------------


def test_a_table_is_kept_by_name() -> None:
    adventure = table()
    kept = write(adventure, GAME)
    assert kept["phase"] == "preparing"
    assert kept["quest"] == {"content": "q1", "shape": library().quests["q1"].shape}
    first = next(iter(library().classes))
    assert kept["heroes"][0]["kind"] == {"content": first}
    weapon = kept["heroes"][0]["slots"][Slot.MAIN]
    assert kept["cards"][weapon] == {"content": library().classes[first].slots[Slot.MAIN]}
    assert {figure["side"] for figure in kept["figures"]} == {"heroes"}
    bonus = kept["bonuses"][0]
    assert (bonus["stat"], bonus["until"], bonus["scope"]) == ("armour", "quest", "melee")


def test_choices_are_kept_by_name() -> None:
    classes = [each.what for each in record_of(begun()).choices if each.verb == "class"]
    assert classes[0] == next(iter(library().classes))
    book = Phrasebook(GAME, table())
    assert book.written("equip", (3, Slot.OFF, NOTHING)) == (3, "off", NOTHING)
    assert book.written("buy", (7, 1, 50)) == (7, "back", 50)
    assert book.written("open-door", (1, NOTHING, NOTHING)) == ("d2", NOTHING, NOTHING)
    face = face_number(Colour.BLUE, 2)
    assert book.written("reroll", (0, face, NOTHING)) == (0, "blue-shield", NOTHING)
    assert book.written("choice", (0, 1, NOTHING)) == (0, "rotate(1, count=1)", NOTHING)


def test_what_happened_is_kept_by_name() -> None:
    book = Phrasebook(GAME, table())
    assert book.written("script", (0, NOTHING, NOTHING))[0] == "q1_story_1"
    assert book.written("deed-done", (0, 1, NOTHING)) == ("q1_wp_1", 1, NOTHING)
    power = library().scrolls["scroll_gremlin_green"].rules[1]
    assert book.written("enemy-uses", (2, power.number, NOTHING))[1] == power.key
    assert book.written_values("attack-roll", [0, 100]) == ["red-hit-hit", "blue-hit"]


def test_an_innate_power_is_kept_with_the_place_of_its_hero() -> None:
    adventure = table()
    adventure.heroes[1].kind = library().classes["auriel_wizard"]
    written = Phrasebook(GAME, adventure).written("use-innate", (GIFTS, NOTHING, NOTHING))
    assert written[0] == "1.meditation"
    adventure.heroes[1].kind = None
    before = Phrasebook(GAME, adventure)
    assert before.numbers("use-innate", written) == (GIFTS, NOTHING, NOTHING)
    for unknown in ("1.meditate", "meditation", "x.meditation"):
        with pytest.raises(UnknownName):
            before.numbers("use-innate", (unknown, NOTHING, NOTHING))


def test_a_ledger_is_kept_by_name() -> None:
    kept = write(company(), GAME, LEDGER)
    assert kept["heroes"][0]["kind"] == {"content": "thorgar_cleric"}
    assert kept["heroes"][0]["items"][0]["slot"] == "main"


# -- lists that grow -----------------------------------------------------------------


def test_what_was_kept_means_the_same_in_a_longer_box() -> None:
    kept = as_file_has_it(write(table(), GAME))
    again = read(kept, NEWER)
    assert again.phase == table().phase + 1
    assert write(again, NEWER) == kept


def test_numbers_of_0_1_mean_what_they_meant() -> None:
    adventure = table()
    then = as_file_has_it(to_plain(adventure))
    assert (then["phase"], then["bonuses"][0]["stat"]) == (0, Stat.ARMOUR)
    assert write(read(then, NEWER), NEWER) == write(adventure, GAME)
    ledger = as_file_has_it(to_plain(company()))
    assert write(read(ledger, NEWER, LEDGER), NEWER, LEDGER) == write(company(), GAME, LEDGER)


@pytest.mark.parametrize(
    ("verb", "numbers"),
    [
        ("class", (3, NOTHING, NOTHING)),
        ("attack", (Slot.OFF, 2, NOTHING)),
        ("choice", (0, 17, NOTHING)),
        ("reroll", (1, 104, NOTHING)),
        ("buy", (7, 0, 50)),
        ("open-door", (1, NOTHING, NOTHING)),
        ("use-innate", (10, NOTHING, NOTHING)),
    ],
)
def test_choices_of_0_1_mean_what_they_meant(verb: str, numbers: tuple[int, int, int]) -> None:
    adventure = table()
    adventure.heroes[1].kind = library().classes["thorgar_cleric"]
    today, then = Phrasebook(NEWER, adventure), Phrasebook(GAME, adventure)
    moved = today.numbers(verb, numbers)
    assert today.written(verb, moved) == then.written(verb, numbers)


# -- what is unknown -----------------------------------------------------------------


def test_an_unknown_name_is_refused() -> None:
    kept = write(table(), GAME)
    kept["phase"] = "prepairing"
    with pytest.raises(UnknownName, match="did you mean 'preparing'"):
        read(kept, GAME)
    book = Phrasebook(GAME, table())
    with pytest.raises(UnknownName, match="did you mean 'thorgar_cleric'"):
        book.numbers("class", ("thorgar_clerk", NOTHING, NOTHING))
    with pytest.raises(UnknownName, match="did you mean 'd2'"):
        book.numbers("open-door", ("d22", NOTHING, NOTHING))


def test_numbers_of_nothing_are_found() -> None:
    adventure = table()
    adventure.figures[0].area, adventure.visitors = 99, [5]
    adventure.decks[0].draw.append(9999)
    assert sorted(GAME.faults(adventure)) == ["area 99 is not there", "hero 5 is not there"]
    adventure.figures[0].area, adventure.visitors = NOTHING, []
    assert GAME.faults(adventure) == ["card 9999 is not there"]


def test_a_changed_map_is_noticed() -> None:
    kept = write(table(), GAME)
    kept["quest"]["shape"] = "another"
    with pytest.raises(Changed, match="q1 has been changed since"):
        read(kept, GAME)


# -- what has another name now -------------------------------------------------------


class RenamedGame(SwordAndSorceryGame):
    """The game with a box in which some things had other names."""

    def __init__(self, box: Library) -> None:
        self.box = box

    def content(self, key: str) -> object:
        return self.box.find(key)

    def renamed(self) -> dict[str, str]:
        return self.box.renamed


@pytest.fixture(scope="module")
def renamed(tmp_path_factory: pytest.TempPathFactory) -> RenamedGame:
    folder = tmp_path_factory.mktemp("box") / "content"
    with content_folder(PACKAGE) as ours:
        shutil.copytree(ours, folder)
    thorgar = folder / "heroes" / "thorgar.yaml"
    change(
        thorgar, "- id: thorgar_cleric\n", "- id: thorgar_cleric\n  formerly: [thorgar_priest]\n"
    )
    quest = folder / "quests" / "q1.yaml"
    change(quest, "id: q1\n", "id: q1\nformerly: [quest_1]\n")
    change(quest, "{id: d2, ", "{id: d2, formerly: [iron_gate], ")
    change(quest, "- id: wp_1\n", "- id: wp_1\n  formerly: [waypoint]\n")
    return RenamedGame(read_library(folder))


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {path.name}"
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_a_save_may_use_former_names(renamed: RenamedGame) -> None:
    adventure = table()
    adventure.heroes[0].kind = library().classes["thorgar_cleric"]
    kept = as_file_has_it(write(adventure, GAME))
    former = as_file_has_it(kept)
    former["heroes"][0]["kind"]["content"] = "thorgar_priest"
    former["quest"]["content"] = "quest_1"
    former["scripts_read"] = ["quest_1_waypoint"]
    assert write(read(former, renamed), renamed) == kept
    book = Phrasebook(renamed, adventure)
    assert book.numbers("class", ("thorgar_priest", NOTHING, NOTHING)) == (
        *(list(library().classes).index("thorgar_cleric"), NOTHING, NOTHING),
    )
    assert book.numbers("unlock", ("iron_gate", NOTHING, NOTHING)) == (1, NOTHING, NOTHING)


def test_what_is_named_after_a_quest_had_another_name_too(renamed: RenamedGame) -> None:
    names = renamed.renamed()
    assert names["quest_1_wp_1"] == names["q1_waypoint"] == names["quest_1_waypoint"] == "q1_wp_1"


def test_a_ledger_may_use_former_names(renamed: RenamedGame) -> None:
    kept = as_file_has_it(write(company(), GAME, LEDGER))
    former = as_file_has_it(kept)
    former["heroes"][0]["kind"]["content"] = "thorgar_priest"
    former["open"] = ["quest_1"]
    assert write(read(former, renamed, LEDGER), renamed, LEDGER) == kept


def test_what_was_agreed_and_offered_may_use_former_names(renamed: RenamedGame) -> None:
    assert renamed.options_of_today({"quest": "quest_1"}) == {"quest": "q1"}
    assert renamed.options_of_today({"quest": "q2", "luck": "quest_1"})["luck"] == "quest_1"
    assert offer_of_today(renamed, "quest:quest_1") == "quest:q1"
    offer = find_offer(campaigns_of(renamed), company(), "quest:quest_1")
    assert (offer.key, offer.options["quest"]) == ("quest:q1", "q1")
