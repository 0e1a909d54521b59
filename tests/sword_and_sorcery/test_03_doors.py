"""Chapter 3.3: doors, traps, searches; chapter 11.2: what ghosts do."""

import pytest

from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.cards import ShadowDef
from questhall.games.sword_and_sorcery.rules.numbers import most_hp
from questhall.games.sword_and_sorcery.setup.setup import new_cards
from questhall.games.sword_and_sorcery.state.adventure import Pile
from questhall.games.sword_and_sorcery.view.view import view
from tests.marks import example, rule, ruling

from .bench import Bench


@example("SS-EX-08")
@rule("SS-3.3.1.2", "SS-3.3.1.3", "SS-3.3.1.4", "SS-3.3.1.6")
def test_a_door_trap_reaches_both_sides() -> None:
    heroes = ("ecarus_white_rose", "thorgar_cleric", "auriel_wizard")
    bench = Bench("A B C", heroes=heroes, doors="BC")
    bench.hero(0, "B")
    bench.hero(1, "C")
    bench.on_top(Pile.TRAP, "flame")
    bench.roll(blue=["miss", "miss"])
    bench.act("open-door")
    assert [bench.hero(place).fire for place in range(3)] == [[1], [1], []]
    assert len(bench.adventure.decks[Pile.TRAP].discard) == 1


@example("SS-EX-119", "SS-EX-120")
@rule("SS-3.3.0.2", "SS-3.3.0.3", "SS-6.1.0.7", "SS-15.4.0.3")
@ruling("3")
def test_trap_then_door_then_shadow_and_the_move_goes_on() -> None:
    bench = Bench("A B C D", doors="BC")
    token = new_cards(bench.adventure, ShadowDef("behind", 2))
    bench.adventure.shadows, bench.adventure.shadow_areas = token, [bench.area("D")]
    card = new_cards(bench.adventure, library().enemies["gremlin_green_1"])
    bench.adventure.decks[Pile.ENEMY].draw = card
    bench.on_top(Pile.TRAP, "rusted_spring")
    bench.act("move:b", "open-door", "move:c")
    keys = [e.key for e in bench.journal.events if e.key in ("trap", "door-opens", "shadow")]
    assert keys == ["trap", "door-opens", "shadow"]
    assert (bench.at(bench.hero(0)), bench.sheet(0).points) == ("C", 1)


@example("SS-EX-216")
@rule("SS-6.5.0.8", "SS-6.3.6.1", "SS-6.3.6.3")
@ruling("8", "26")
@pytest.mark.parametrize(("face", "crowns"), [("hit", 10), ("miss", 0)])
def test_searching_lying_down(face: str, crowns: int) -> None:
    bench = Bench()
    pile = bench.adventure.decks[Pile.SEARCH].draw
    token = next(c for c in pile if bench.adventure.cards[c].key == "search_cache")
    pile.remove(token)
    bench.adventure.searches, bench.adventure.search_areas = [token], [0]
    bench.condition(bench.hero(0), "knocked_down")
    assert "attack" not in bench.open_verbs()
    bench.roll(red=[face])
    bench.act("search")
    assert (bench.sheet(0).crowns, bench.adventure.searches) == (crowns, [])


@example("SS-EX-219", "SS-EX-172")
@rule("SS-11.2.0.1", "SS-11.2.0.3", "SS-11.2.0.4", "SS-11.2.0.5", "SS-4.2.2.7")
def test_a_ghost_flies_and_returns_to_a_shrine_without_waking_anybody() -> None:
    bench = Bench("A B C D", hazardous="B")
    bench.adventure.quest.shrines.append(bench.area("D"))
    bench.adventure.shrines = [True]
    bench.sheet(0).ghost = True
    bench.hero(1, "A")
    enemy = bench.enemy("A")
    bench.act("fly:b", "fly:c", "rebirth")
    assert bench.at(bench.hero(0)) == "D"
    assert (bench.hero(0).wounds, bench.told("attacks")) == (0, [])
    bench.act("end-turn")
    bench.step("enemies")
    assert bench.told("encounter") == []
    assert bench.at(enemy) == "A"


# -- chests -------------------------------------------------------------------------------


def put_chest(bench: Bench, key: str, locked: bool = False) -> int:
    """A chest token in the first area."""
    pile = bench.adventure.decks[Pile.CHEST].draw
    token = next(card for card in pile if bench.adventure.cards[card].key == key)
    pile.remove(token)
    bench.adventure.chests, bench.adventure.chest_areas = [token], [0]
    if locked:
        bench.adventure.locked_chests = [0]
    return token


@rule("SS-3.3.0.8", "SS-3.3.0.9", "SS-3.3.0.7")
def test_a_magic_lock_keeps_a_chest_shut_until_a_key_takes_it_off() -> None:
    bench = Bench()
    put_chest(bench, "chest_coins", locked=True)
    assert not bench.open_verbs() & {"break-chest", "unlock-chest"}
    assert view(bench.adventure, 0).board.areas[0].magic_lock
    bench.sheet(0).keys = 1
    specials = bench.sheet(0).specials
    bench.act("unlock-chest")
    assert bench.sheet(0).specials == specials, "SS-3.3.0.9: a free action"
    bench.on_top(Pile.TRAP, "rusted_spring")
    bench.act("break-chest")
    assert bench.sheet(0).crowns == 40
    assert GAME.faults(bench.adventure) == []


@rule("SS-3.3.0.7", "SS-3.3.1.7")
def test_a_chest_whose_trap_kills_the_opener_stays_shut() -> None:
    bench = Bench()
    token = put_chest(bench, "chest_coins")
    hero = bench.hero(0)
    hero.wounds = most_hp(bench.adventure, hero) - 1
    bench.on_top(Pile.TRAP, "falling_block")
    bench.roll(blue=["miss"])
    bench.act("break-chest")
    assert bench.sheet(0).ghost
    assert (bench.adventure.chests, bench.adventure.chest_areas) == ([token], [0])
    bench.turn(1)
    bench.on_top(Pile.TRAP, "rusted_spring")
    bench.act("break-chest")
    assert bench.sheet(1).crowns == 40
