"""What is kept is kept by name, so that a longer box or another order changes nothing of it."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from questhall.games.oathsworn import OathswornGame
from questhall.games.oathsworn.campaign.ledger import CompanySheet
from questhall.games.oathsworn.library.library import PACKAGE, Library, library, read_library
from questhall.games.oathsworn.printed.clearing import place_named
from questhall.games.oathsworn.printed.tokens import Stat, Until
from questhall.games.oathsworn.speech.kinds import KINDS
from questhall.games.oathsworn.state.battle import Battle
from questhall.games.oathsworn.state.figures import Lasting
from questhall.games.oathsworn.state.story import Frame, Story
from questhall.kernel.campaigns import campaigns_of, read_ledger, written_ledger
from questhall.kernel.codec import to_plain
from questhall.kernel.content import content_folder
from questhall.kernel.decisions import NOTHING
from questhall.kernel.kinds import Kind, Listed, UnknownName
from questhall.kernel.scribe import Changed, Phrasebook, read, write

from .bench import GAME, Bench
from .story.bench import StoryBench

NEW = "something_new"


def with_a_new_first(kind: Kind) -> Kind:
    if not isinstance(kind, Listed):
        return kind
    names = {number + 1: name for number, name in kind.listed.names.items()}
    return Listed(kind.name, lambda: {min(names) - 1: NEW, **names})


class NewerGame(OathswornGame):
    """The game when something new stands first in every list."""

    kinds = {name: with_a_new_first(kind) for name, kind in KINDS.items()}  # noqa: RUF012 - as there


NEWER = NewerGame()


def a_fight() -> Battle:
    bench = Bench()
    bench.stand("warden", "0,1", facing="SE")
    bench.battle.lasting = [Lasting(0, Stat.REACH, 2, Until.NEXT_MOVE, 0)]
    bench.battle.waded = [place_named("3,-1")]
    return bench.battle


def a_tale() -> Story:
    """At the Raven Spire, after the belfry and some time."""
    story = StoryBench().story
    entry = next(entry for entry in library().chapters[1].entries if entry.key == "c01_02")
    frame = Frame(entry)
    frame.page = [entry.number, entry.beats()[1].number]
    story.frames = [frame]
    story.marker, story.visited, story.track, story.path = 8, [3], [0, 3], 1
    return story


def choices(game: OathswornGame, battle: Battle) -> dict[str, Any]:
    """Some options, as they are kept."""
    book = Phrasebook(game, battle)
    places = {"class": "exile", "item": "hatchet", "to-hex": "3,-1", "token-kind": "redraw"}
    kinds = {"class": "class", "item": "item", "to-hex": "hex", "token-kind": "token"}
    found: dict[str, Any] = {}
    for verb, name in places.items():
        kind = game.kinds[kinds[verb]]
        assert isinstance(kind, Listed)
        number = kind.listed.number(name, {})
        found[verb] = book.written(verb, (number, NOTHING, NOTHING))[0]
    return found


def test_a_fight_is_kept_by_name() -> None:
    battle = a_fight()
    kept = write(battle, GAME)
    assert (kept["phase"], kept["encounter"]) == ("oathsworn", {"content": "grain_mother"})
    warden = kept["company"][0]
    assert warden["kind"] == {"content": "warden"}
    figure = kept["figures"][warden["figure"]]
    assert (figure["kind"], figure["place"], figure["facing"]) == ("oathsworn", "0,1", "SE")
    assert (kept["lasting"][0]["stat"], kept["lasting"][0]["until"]) == ("reach", "next_move")
    assert kept["waded"] == ["3,-1"]
    assert {"content": battle.item(battle.company[0].equipped[0]).key} in kept["cards"]


def test_a_tale_is_kept_by_name() -> None:
    kept = write(a_tale(), GAME)
    assert kept["frames"][0]["page"] == ["c01_02", "c01_02.advance"]
    assert (kept["marker"], kept["visited"]) == ("raven_spire", ["belfry"])
    assert (kept["track"], kept["path"]) == (["time", "belfry"], "B")


def test_a_ledger_and_choices_are_kept_by_name() -> None:
    ledger = CompanySheet()
    ledger.chapter = 3
    assert write(ledger, GAME, campaigns_of(GAME).classes)["chapter"] == "c03"
    kept = choices(GAME, a_fight())
    assert kept == {"class": "exile", "item": "hatchet", "to-hex": "3,-1", "token-kind": "redraw"}


@pytest.mark.parametrize("made", [a_fight, a_tale])
def test_what_was_kept_means_the_same_in_a_longer_box(made: Callable[[], Battle | Story]) -> None:
    state = made()
    kept = write(state, GAME)
    again = read(kept, NEWER)
    assert to_plain(again) != to_plain(state)
    assert write(again, NEWER) == kept


@pytest.mark.parametrize("made", [a_fight, a_tale])
def test_numbers_of_0_1_mean_what_they_meant(made: Callable[[], Battle | Story]) -> None:
    state = made()
    assert write(read(to_plain(state), NEWER), NEWER) == write(state, GAME)


def test_choices_of_0_1_mean_what_they_meant() -> None:
    battle = a_fight()
    then = Phrasebook(GAME, battle)
    today = Phrasebook(NEWER, battle)
    assert choices(NEWER, battle) == choices(GAME, battle)
    for verb, numbers in (("class", (2, NOTHING, NOTHING)), ("redraw-token", (1031, 0, NOTHING))):
        moved = today.numbers(verb, numbers)
        assert moved != numbers
        assert today.written(verb, moved) == then.written(verb, numbers)


def test_an_unknown_name_is_refused() -> None:
    kept = write(a_fight(), GAME)
    kept["phase"] = "end_of_rounds"
    with pytest.raises(UnknownName, match="did you mean 'end_of_round'"):
        read(kept, GAME)
    kept = write(a_tale(), GAME)
    kept["marker"] = "raven_spires"
    with pytest.raises(UnknownName, match="did you mean 'raven_spire'"):
        read(kept, GAME)


def test_numbers_of_nothing_are_found() -> None:
    battle = a_fight()
    battle.waded, battle.leader = [161], 4
    assert GAME.faults(battle) == ["chair 4 is not there", "hex 161 is not there"]
    story = a_tale()
    story.marker, story.company[0].figure = 30, 0
    assert sorted(GAME.faults(story)) == ["figure 0 is not there", "location 30 is not there"]


def test_a_boss_with_other_parts_is_noticed() -> None:
    kept = write(a_fight(), GAME)
    boss = next(figure["boss"] for figure in kept["figures"] if figure["boss"])
    assert read(kept, GAME).figures
    boss["shape"] = "other"
    with pytest.raises(Changed, match="has been changed since"):
        read(kept, GAME)


# -- what has another name now --------------------------------------------------------


class RenamedGame(OathswornGame):
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
    change(folder / "classes" / "warden.yaml", "class: warden", "class: warden\nformerly: [guard]")
    story = folder / "story" / "c01.yaml"
    change(story, "id: raven_spire,", "id: raven_spire, formerly: [spire],")
    change(story, "story: c01\n", "story: c01\nformerly: [chapter_1]\n")
    change(story, "- id: c01_02\n", "- id: c01_02\n    formerly: [c01_second]\n")
    change(story, "- id: advance\n", "- id: advance\n        formerly: [onward]\n")
    return RenamedGame(read_library(folder))


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {path.name}"
    path.write_text(text.replace(old, new), encoding="utf-8")


def with_former_names(plain: Any) -> Any:
    text = msgspec.json.encode(plain).decode()
    for old, new in (
        ('"guard"', '"warden"'),
        ('"spire"', '"raven_spire"'),
        ('"chapter_1"', '"c01"'),
        ('"c01_second"', '"c01_02"'),
        ('"c01_second.onward"', '"c01_02.advance"'),
    ):
        text = text.replace(new, old)
    return msgspec.json.decode(text)


def test_a_save_may_use_former_names(renamed: RenamedGame) -> None:
    for state in (a_fight(), a_tale()):
        kept = write(state, renamed)
        former = with_former_names(kept)
        assert former != kept
        assert write(read(former, renamed), renamed) == kept


def test_what_is_named_after_something_had_another_name_too(renamed: RenamedGame) -> None:
    assert renamed.renamed()["companion_guard"] == "companion_warden"
    assert renamed.renamed()["chapter_1.space_2"] == "c01.space_2"
    assert renamed.renamed()["c01_second.advance.ok"] == "c01_02.advance.ok"
    assert renamed.renamed()["c01_second.onward.ok"] == "c01_02.advance.ok"


def test_the_dead_may_have_had_other_names(renamed: RenamedGame) -> None:
    campaigns = campaigns_of(renamed)
    ledger = CompanySheet()
    ledger.dead = ["guard", "witch"]
    found = read_ledger(written_ledger(ledger, campaigns), campaigns)
    assert isinstance(found, CompanySheet)
    assert found.dead == ["warden", "witch"]
