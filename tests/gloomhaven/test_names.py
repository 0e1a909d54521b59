"""What is kept is kept by name: lists in the box may grow, and things in it be renamed."""

import shutil
from collections.abc import Iterator
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import msgspec
import pytest

from questhall.bots.playing import play_by_hunch
from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.campaign.ledger import Chronicle
from questhall.games.gloomhaven.campaign.renaming import renamed
from questhall.games.gloomhaven.library.box import Library
from questhall.games.gloomhaven.library.enhancing import enhanced
from questhall.games.gloomhaven.library.library import library, read_library
from questhall.games.gloomhaven.printed.cards import CardDef
from questhall.games.gloomhaven.state.scene import Phase, Scene, Tile, TileKind
from questhall.kernel import scribe
from questhall.kernel.chance import Chance
from questhall.kernel.codec import state_hash, to_plain
from questhall.kernel.games import Setup
from questhall.kernel.kinds import Keys, Listed, UnknownName
from questhall.kernel.match import Match
from questhall.kernel.records import record_of
from questhall.kernel.scribe import Changed, Phrasebook

from .campaign.party import CAMPAIGNS, party

NEW = "something_new"


def begun() -> Match:
    return Match.start(GAME, GAME.checked(Setup("party", 2, {"quick_start": False})), "names")


def played() -> tuple[Match, Scene]:
    """A match up to its first turn."""
    match = begun()
    scene = match.state
    assert isinstance(scene, Scene)
    while scene.phase != Phase.TURNS:
        play_by_hunch(match, Chance("names"), 1)
    return match, scene


def ledger_read(plain: Any) -> Chronicle:
    found = scribe.read(plain, GAME, CAMPAIGNS.classes)
    assert isinstance(found, Chronicle)
    return found


def as_file_has_it(plain: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(plain))


@pytest.fixture
def longer(monkeypatch: pytest.MonkeyPatch) -> dict[str, Listed]:
    """Every list begins with something new; the kinds by name."""
    found = {name: kind for name, kind in GAME.kinds.items() if isinstance(kind, Listed)}
    for kind in found.values():
        names = kind.listed.names
        shifted = {number + 1: name for number, name in names.items()}
        monkeypatch.setitem(vars(kind), "listed", Keys({min(names): NEW} | shifted))
    return found


# -- what is kept --------------------------------------------------------------------


def test_a_scene_is_kept_by_name() -> None:
    _, scene = played()
    scene.lay(Tile(TileKind.OBSTACLE, "table", [3]))
    plain = scribe.write(scene, GAME)
    assert plain["phase"] == "turns"
    assert plain["outcome"] == "undecided"
    assert {each["kind"] for each in plain["figures"]} == {"character", "monster"}
    assert {each["rank"] for each in plain["figures"]} >= {"normal", "elite"}
    assert {each["side"] for each in plain["figures"]} == {"party", "foes"}
    assert set(plain["elements"]) <= {"inert", "waning", "strong"}
    assert (plain["terrain"][3], plain["terrain"][4]) == ("obstacle", "open")
    assert (plain["tiles"][-1]["kind"], plain["tiles"][-1]["number"]) == ("obstacle", "none")
    assert plain["scenario"] == {"content": "scenario_1", "shape": scene.scenario.shape}


def test_choices_are_kept_by_name() -> None:
    kept = [(each.verb, each.what) for each in record_of(played()[0]).choices]
    verbs = dict(kept)
    assert verbs["class"] in [kind.key for kind in library().classes]
    assert verbs["buy"] in [item.key for item in library().items]


def test_a_ledger_is_kept_by_name() -> None:
    ledger = party("brute", "tinkerer")
    ledger.opened, ledger.done, ledger.location = [1, 2, 14], [1], 2
    ledger.treasures, ledger.designs = [7], [15, 16]
    plain = scribe.write(ledger, GAME, CAMPAIGNS.classes)
    assert plain["opened"] == ["black_barrow", "barrow_lair", "frozen_hollow"]
    assert (plain["done"], plain["location"]) == (["black_barrow"], "barrow_lair")
    assert plain["destination"] == "gloomhaven"
    assert plain["treasures"] == ["treasure_7"]
    assert plain["designs"] == [library().item_numbered(number).key for number in (15, 16)]
    assert plain["events"]["city"]["shuffled"][:2] == ["event_1", "event_2"]
    assert plain["characters"][0]["kind"] == {"content": "brute"}


def test_what_is_made_of_two_numbers_has_a_name_of_its_own() -> None:
    book = Phrasebook(GAME, begun().state)
    assert book.written("learn", (101, -1, 2)) == ("harmless_contraption", -1, 2)
    assert book.written("perk", (203, -1, -1)) == ("spellweaver-perk-4", -1, -1)
    assert book.written("take-up", (201, -1, -1)) == ("tinkerer3", -1, -1)
    assert book.written("choose-dot", (0, 110, -1)) == ("trample", "attack.b0", -1)


# -- lists that grow -----------------------------------------------------------------


def test_numbers_of_0_1_mean_what_they_meant(longer: dict[str, Listed]) -> None:
    ledger = as_file_has_it(to_plain(party("brute", "tinkerer")))
    ledger |= {"opened": [1, 2], "location": 2, "designs": [15], "treasures": [7]}
    again = ledger_read(ledger)
    assert (again.opened, again.location, again.destination) == ([2, 3], 3, 1)
    assert longer["scenario"].listed.names[again.opened[0]] == "black_barrow"
    assert longer["find"].listed.names[again.designs[0]] == library().item_numbered(15).key
    assert again.treasures == [8]
    book = Phrasebook(GAME, begun().state)
    assert book.numbers("class", (1, -1, -1)) == (2, -1, -1)
    assert book.numbers("buy", (0, -1, 30)) == (1, -1, 30)


def test_a_scene_of_0_1_means_what_it_meant(longer: dict[str, Listed]) -> None:
    _, scene = played()
    again = scribe.read(as_file_has_it(to_plain(scene)), GAME)
    assert (scene.phase, again.phase) == (Phase.TURNS, Phase.TURNS + 1)
    assert [each.kind for each in again.figures] == [each.kind + 1 for each in scene.figures]
    assert [each.cell for each in again.figures] == [each.cell for each in scene.figures]
    assert scribe.read(scribe.write(again, GAME), GAME).terrain == again.terrain


# -- what is unknown -----------------------------------------------------------------


def test_an_unknown_name_is_refused() -> None:
    plain = scribe.write(party("brute", "tinkerer"), GAME, CAMPAIGNS.classes)
    plain["opened"] = ["black_barow"]
    with pytest.raises(UnknownName, match="did you mean 'black_barrow'"):
        ledger_read(plain)


def test_an_unknown_choice_is_refused() -> None:
    book = Phrasebook(GAME, begun().state)
    with pytest.raises(UnknownName, match="did you mean 'iron_helmet'"):
        book.numbers("buy", ("irn_helmet", -1, 0))


def test_a_changed_map_is_noticed() -> None:
    plain = scribe.write(played()[1], GAME)
    plain["scenario"]["shape"] = "another"
    with pytest.raises(Changed, match="scenario_1 has been changed"):
        scribe.read(plain, GAME)


# -- what had another name -------------------------------------------------------------

FORMER_NAMES = {
    "items.yaml": ("{id: iron_helmet,", "{id: iron_helmet, formerly: [tin_hat],"),
    "classes/brute.yaml": ("class: brute\n", "class: brute\nformerly: [bruiser]\n"),
    "decks.yaml": ("  - id: guard\n", "  - id: guard\n    formerly: [watch]\n"),
}


@pytest.fixture
def box(tmp_path: Path) -> Library:
    """The box, with former names in its files."""
    with as_file(files("questhall.games.gloomhaven").joinpath("content")) as folder:
        shutil.copytree(folder, tmp_path / "content")
    for file, (without, with_former) in FORMER_NAMES.items():
        path = tmp_path / "content" / file
        text = path.read_text("utf-8")
        assert text.count(without) == 1
        path.write_text(text.replace(without, with_former), "utf-8")
    return read_library(tmp_path / "content")


@pytest.fixture
def formerly(box: Library, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, str]]:
    """What its files say of former names is known; cards of it had others too."""
    more = {"stampede": "trample", "vault": "armory"}
    monkeypatch.setattr(library().source, "renamed", box.source.renamed | more)
    monkeypatch.setattr(library().source_of_decks, "renamed", box.source_of_decks.renamed)
    renamed.cache_clear()
    yield renamed()
    renamed.cache_clear()


def test_a_ledger_that_knows_former_names_is_opened(formerly: dict[str, str]) -> None:
    ledger = party("brute", "tinkerer")
    plain = as_file_has_it(scribe.write(ledger, GAME, CAMPAIGNS.classes))
    plain["characters"][0]["kind"] = {"content": "bruiser"}
    plain["characters"][0]["pool"][0] = {"content": "stampede"}
    plain["stock"]["tin_hat"] = plain["stock"].pop("iron_helmet")
    plain["enhancements"] = {"stampede": ["t0 plus_1"]}
    plain["retired"] = ["bruiser"]
    again = ledger_read(plain)
    assert again.characters[0].kind is library().class_named("brute")
    assert again.characters[0].pool == ledger.characters[0].pool
    assert again.stock == ledger.stock
    assert (again.enhancements, again.retired) == ({"trample": ["t0 plus_1"]}, ["brute"])
    assert CAMPAIGNS.faults(again) == []


def test_parts_of_what_was_renamed_are_found(formerly: dict[str, str]) -> None:
    assert formerly["bruiser-perk-1"] == "brute-perk-1"
    assert formerly["bruiser-perk-2-0"] == "brute-perk-2-0"
    assert (formerly["deck_watch"], formerly["watch-1"]) == ("deck_guard", "guard-1")
    assert formerly["room_vault"] == "room_armory"
    trample = GAME.content("trample")
    assert isinstance(trample, CardDef)
    assert GAME.content("stampede+t0 plus_1") is enhanced(trample, ["t0 plus_1"])
    today = GAME.content("dungeon_0.standard.start.armory.mangy")
    assert GAME.content("dungeon_0.standard.start.vault.mangy") is today


def test_a_scene_that_knows_former_names_is_opened(formerly: dict[str, str]) -> None:
    _, scene = played()
    text = msgspec.json.encode(scribe.write(scene, GAME)).decode()
    for old, new in (("tin_hat", "iron_helmet"), ("watch-1", "guard-1"), ("bruiser", "brute")):
        text = text.replace(f'"content":"{new}"', f'"content":"{old}"')
    assert '"watch-1"' in text
    assert state_hash(scribe.read(msgspec.json.decode(text), GAME)) == state_hash(scene)
