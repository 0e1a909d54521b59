"""Every face of the box, in both languages."""

import re
from functools import cache

import pytest

from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.cards import SpecialDef
from questhall.games.oathsworn.printed.encounter import StageDef
from questhall.games.oathsworn.printed.might import MightCard
from questhall.games.oathsworn.printed.story import BeatDef, ChapterDef
from questhall.games.oathsworn.printed.tokens import STATUSES, TOKENS
from questhall.games.oathsworn.view.faces import icons
from questhall.kernel.faces import Face
from questhall.kernel.text import LANGUAGES, Texts
from tests.texts import assert_russian, assert_tidy

EN = GAME.texts("en")
RU = GAME.texts("ru")
LETTERS = re.compile(r"\b(N|II|III|x3)\b")  # a printed number, stages, the Empowered x3 token
# What a view names otherwise: by the board it is printed on, or as a page that is being read.
NO_FACE = (MightCard, BeatDef, ChapterDef)


@cache
def faces(texts: Texts) -> dict[str, Face]:
    found = GAME.catalogue(texts)
    by_key = {face.key: face for face in found}
    assert len(by_key) == len(found)
    return by_key


@pytest.mark.parametrize("texts", [EN, RU], ids=LANGUAGES)
def test_everything_that_lies_on_the_table_has_a_face(texts: Texts) -> None:
    found = faces(texts)
    archetypes = [
        ability.key
        for each in library().companions.values()
        for side in each.sides
        for ability in side.abilities
    ]
    needed = {
        key
        for key, thing in library().everything.items()
        if not isinstance(thing, NO_FACE) and key not in archetypes
    }
    needed |= {f"token-{name}" for name in TOKENS} | {f"status-{name}" for name in STATUSES}
    assert needed <= found.keys()
    for face in found.values():
        assert face.icon, face.key
        assert face.text or face.kind in ("companion", "minion", "ally"), face.key
        for line in (face.title, *face.types, *face.text):
            assert_tidy(line)
            if texts is RU:
                assert_russian(LETTERS.sub("3", line))


def test_an_ability_card_shows_its_numbers() -> None:
    face = faces(EN)["warden_rim_blow"]
    assert (face.title, face.kind, face.family) == ("Rim Blow", "ability", "warden")
    assert face.numbers == {"level": 1, "cooldown": 2, "defense": 2, "cost-0": 3}


def test_an_item_shows_its_cubes_and_where_it_is_worn() -> None:
    sword = faces(EN)["short_sword"]
    assert sword.types == ["weapon", "blade"]
    assert sword.numbers["might-yellow"] == library().items["short_sword"].might[1]
    once = [item.key for item in library().items.values() if "once" in faces(EN)[item.key].marks]
    assert once == [item.key for item in library().items.values() if item.cooldown < 0]


def test_a_boss_tells_what_each_part_uncovers() -> None:
    boar = faces(EN)["boar"]
    assert boar.text[0].startswith("Tusks: Broken: attacks with the front symbol")
    assert len(boar.text) == boar.numbers["parts"] == 6


def test_stage_cards_say_their_stage() -> None:
    for key, thing in library().everything.items():
        if isinstance(thing, StageDef):
            assert faces(EN)[key].numbers == {"stage": thing.stage}


def test_specials_say_how_often() -> None:
    special = library().classes["warden"].special
    assert isinstance(special, SpecialDef)
    assert faces(EN)[special.key].marks == ["limit-round"]


def test_plain_icons_belong_to_something() -> None:
    pieces = {"civilian", "sentinel", "ally", "injury", "curative", "lair"}
    plain = {key for key in icons() if "-" not in key}
    assert plain - pieces <= library().everything.keys()
