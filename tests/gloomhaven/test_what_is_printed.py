"""RULES 1: what mats, dials, cards and sleeves hold, for everything in the box."""

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.printed.cards import ClassDef
from questhall.games.gloomhaven.printed.monsters import DeckDef
from questhall.games.gloomhaven.rules.cards.active_area import gain_xp
from questhall.games.gloomhaven.view.view import view
from questhall.kernel.language.speaking import message
from questhall.kernel.text import LANGUAGES

from ..marks import rule
from .bench import BOTTOM, TOP, Bench
from .rules_round.table import Table, house

BOX = library()
LEVELS = 9
PACKAGE = "questhall.games.gloomhaven"


@rule("GH-1.1.4")
@pytest.mark.parametrize("kind", BOX.classes, ids=[kind.key for kind in BOX.classes])
def test_a_mat(kind: ClassDef) -> None:
    assert len(kind.hit_points) == LEVELS
    assert kind.hit_points == sorted(kind.hit_points)
    assert 8 <= kind.hand <= 12
    assert 1 <= kind.difficulty <= 3
    for language in LANGUAGES:
        assert GAME.texts(language).say(message("class", kind.key))


@rule("GH-1.1.6")
def test_the_dial() -> None:
    bench = Bench(brute="0,0", tinkerer="2,0")
    bench.hurt(bench.figure(), 3)
    gain_xp(bench.scene, bench.hero(), 2, "GH-3.17.1")
    shown = view(bench.scene, 0)
    assert [figure.hp for figure in shown.figures] == [7, 8]
    assert [hero.xp for hero in shown.heroes] == [2, 0]


@rule("GH-1.2.1")
@pytest.mark.parametrize("kind", BOX.classes, ids=[kind.key for kind in BOX.classes])
def test_an_ability_card(kind: ClassDef) -> None:
    for card in kind.cards:
        assert 1 <= card.initiative <= 99
        assert 0 <= card.level <= LEVELS
        assert all(half.actions for half in (card.halves[TOP], card.halves[BOTTOM]))
        for language in LANGUAGES:
            assert GAME.texts(language).say(message("card", card.key))
    initiatives = [card.initiative for card in kind.cards]
    assert len(set(initiatives)) > len(initiatives) // 2


@rule("GH-1.4.7")
def test_damage_and_conditions_are_kept_for_each_standee() -> None:
    bench = Bench(brute="0,0", tinkerer="2,0")
    one, other = (bench.monster("bandit_guard", place) for place in ("1,0", "0,1"))
    bench.hurt(one, 2)
    bench.give(other, "poison")
    assert one.number != other.number
    assert (one.hp, other.hp) == (one.max_hp - 2, other.max_hp)
    assert (bench.conditions(one), bench.conditions(other)) == ([], ["poison"])


@rule("GH-1.5.3")
@pytest.mark.parametrize("deck", BOX.decks.values(), ids=list(BOX.decks))
def test_a_monster_ability_deck(deck: DeckDef) -> None:
    assert len(deck.cards) == 8
    for card in deck.cards:
        assert 1 <= card.initiative <= 99
        assert card.actions
    assert any(card.shuffle for card in deck.cards)
    for language in LANGUAGES:
        assert GAME.texts(language).say(message("deck", deck.key.partition("_")[2]))


@rule("GH-2.2.7")
@pytest.mark.parametrize("look", ["stone", "wood", "earth"])
def test_every_door_opens_alike(look: str) -> None:
    table = Table(scenario=house(look=look), brute="4,1", tinkerer="0,0")
    table.play("leaping_cleave", BOTTOM, "5,1", "stay")
    assert table.scene.opened == 1
    assert table.place(table.figure()) == "5,1"
