"""What lies ahead stays on the server: how a scenario ends, and what is in a sealed box."""

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.campaign.ledger import Chronicle
from questhall.games.gloomhaven.campaign.page import books_of
from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.state.scene import Ending, Scene
from questhall.games.gloomhaven.view.view import view
from questhall.kernel.games import OptionValue, Setup
from questhall.kernel.match import Match
from questhall.kernel.text import LANGUAGES, Texts
from tests.marks import rule

LOCKED = [kind for kind in library().classes if kind.locked]


def begun(**options: OptionValue) -> Match:
    return Match.start(GAME, Setup("party", 2, options), "spoilers")


def scene_of(match: Match) -> Scene:
    assert isinstance(match.state, Scene)
    return match.state


def read(books: list[str], language: str) -> Texts:
    """What a client can say that has loaded these books; of two texts the later one counts."""
    last = {}
    for book in books:
        source = GAME.book(book, language)
        last[source.partition(" =")[0]] = source
    return Texts(language, list(last.values()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_a_scenario_ends_is_read_when_it_is_won(language: str) -> None:
    scene = scene_of(begun(scenario=1))
    name = "scenario-black-barrow"
    assert read(view(scene, 0).books, language).has(f"{name}.intro")
    for outcome in (Ending.LOSS, Ending.VICTORY):
        assert not read(view(scene, 0).books, language).has(f"{name}.outro")
        scene.outcome = outcome
    texts = read(view(scene, 0).books, language)
    assert texts.has(f"{name}.intro")
    assert texts.has(f"{name}.outro")


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_two_ends_one_is_read(language: str) -> None:
    name = "scenario-burning-mountain"
    usual = read(["scenario_82-outro"], language)
    other = read(["scenario_82-outro-escape"], language)
    assert [usual.has(f"{name}.{each}") for each in ("outro", "outro-escape")] == [True, False]
    assert [other.has(f"{name}.{each}") for each in ("outro", "outro-escape")] == [False, True]


@rule("GH-1.1.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sealed_box_tells_nothing_but_the_name_of_its_class(language: str) -> None:
    everywhere = Texts(language, GAME.client_sources(language))
    faces = {face.key: face for face in GAME.catalogue(GAME.texts(language))}
    for kind in LOCKED:
        assert (faces[kind.key].text, faces[kind.key].numbers) == ([], {})
        assert not everywhere.has(f"role-{kind.key.replace('_', '-')}")
        assert not any(everywhere.has(perk.key) for perk in kind.perks)
        [face] = GAME.faces_in(f"class-{kind.key}", GAME.texts(language))
        assert (face.key, len(face.text)) == (kind.key, 1 + len(kind.perks))
        assert all(read([f"class-{kind.key}"], language).has(perk.key) for perk in kind.perks)


@rule("GH-1.1.2")
def test_who_may_choose_a_locked_class_reads_what_it_is() -> None:
    assert view(scene_of(begun()), 0).books == ["scenario_1", "finds"]
    match = begun(all_classes=True)
    sealed = [f"class-{kind.key}" for kind in LOCKED]
    assert [each for each in view(scene_of(match), 0).books if each in sealed] == sealed
    [asked] = match.pending
    places = [library().classes[option.what].key for option in asked.options]
    match.answer(0, places.index("sunkeeper"), 0)
    match.answer(0, 0, 1)
    books = view(scene_of(match), 0).books
    assert [each for each in books if each in sealed] == ["class-sunkeeper"]
    assert "sunkeeper" in books


@rule("GH-8.8.2")
def test_a_campaign_reads_of_the_classes_in_opened_boxes() -> None:
    ledger = Chronicle()
    assert books_of(ledger) == ["campaign"]
    ledger.classes = ["sunkeeper"]
    assert books_of(ledger) == ["campaign", "class-sunkeeper"]
    ledger.options["all_classes"] = True
    assert len(books_of(ledger)) == 1 + len(LOCKED)
