"""What players see of powers and goods, and the faces of everything."""

import pytest

from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.view.view import view
from questhall.kernel.text import LANGUAGES
from tests.marks import rule

from .bench import Bench


@rule("SS-18.0.0.1", "SS-8.4.0.4", "SS-14.0.0.3")
def test_items_show_their_side_and_their_charges() -> None:
    bench = Bench()
    bench.item(0, "healing_potion", turned=True)
    glass = bench.wear(0, "artifact", "heartglass")
    bench.hero(1).wounds = 3
    bench.act(f"use-item:{glass}", "figure:thorgar_cleric")
    hero = view(bench.adventure, 0).heroes[0]
    assert (hero.slots["artifact"].card, hero.slots["artifact"].charges) == ("heartglass", 2)
    potion = hero.inventory[0]
    assert (potion.card, potion.side, potion.turned) == (
        "healing_potion",
        "great_healing_potion",
        True,
    )


@rule("SS-7.0.0.5", "SS-18.0.0.1")
def test_tokens_of_powers_lie_on_the_map_and_boons_with_their_bearers() -> None:
    bench = Bench(heroes=("thorgar_runemaster", "laegon_archer"))
    rune = bench.power(0, "rune_of_attack")
    mark = bench.power(1, "hunters_mark", 2)
    enemy = bench.enemy("B")
    bench.act(f"use:{rune}@1")
    bench.turn(1)
    bench.act(f"use:{mark}@2")
    seen = view(bench.adventure, 0)
    assert seen.areas[0].tokens == ["rune_of_attack"]
    assert seen.enemies[0].figures[0].boons == ["hunters_mark"]
    assert seen.enemies[0].figures[0].id == enemy.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_a_face(language: str) -> None:
    box = library()
    faces = GAME.catalogue(GAME.texts(language))
    keys = [face.key for face in faces]
    assert len(keys) == len(set(keys))
    cards = {key for key, thing in box.everything.items() if key not in {*box.scrolls, *box.quests}}
    assert cards <= set(keys)
    assert [face.key for face in faces if not face.title or not face.text] == []


def test_the_two_sides_of_an_item_have_faces_of_their_own() -> None:
    faces = {face.key: face for face in GAME.catalogue(GAME.texts("en"))}
    assert faces["healing_potion"].numbers == {"price": 15}
    assert faces["great_healing_potion"].title == "Great Healing Potion"
    assert faces["hammer_turned"].text[0] == "1 hit + 2R 1B, Blunt"
    assert faces["hammer_turned"].numbers == {}
    assert faces["scale"].marks == ["faith", "strength"]
    assert faces["backstab"].marks == ["chaotic"]
    assert faces["shae_rogue"].text[0] == (
        "Disarm Trap. When you draw a trap card, draw two and resolve one of them."
    )
