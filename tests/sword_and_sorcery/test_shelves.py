"""What the shelves of the emporium say of goods, bags and buildings; how far a quest has come."""

import pytest

from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.rules.purse import gain_crowns
from questhall.games.sword_and_sorcery.rules.turn.deals import ANVIL_PRICE, STAKE, WINNINGS
from questhall.games.sword_and_sorcery.rules.turn.emporium import enter_emporium
from questhall.games.sword_and_sorcery.view.goods import FitView, GoodView
from questhall.games.sword_and_sorcery.view.view import VisitView, view
from questhall.kernel.text import LANGUAGES
from tests.marks import rule
from tests.sword_and_sorcery.storybench import StoryBench

from .bench import Bench


def inside(bench: Bench) -> VisitView:
    gain_crowns(bench.adventure, bench.sheet(0), 60)
    enter_emporium(bench.adventure, bench.adventure.heroes)
    seen = view(bench.adventure, 0).visit
    assert seen is not None
    return seen


def good(seen: VisitView, face: str) -> GoodView:
    return next(each for each in seen.goods if each.face == face)


def fits(seen: VisitView, face: str) -> dict[int, FitView]:
    return {fit.hero: fit for fit in good(seen, face).fits}


@rule("SS-8.1.0.1", "SS-14.0.0.3")
def test_shelves_tell_who_can_use_a_thing() -> None:
    seen = inside(Bench(heroes=("auriel_wizard", "thorgar_cleric")))
    assert set(fits(seen, "hammer")) == {1}
    assert good(seen, "hammer").price == 25


@rule("SS-8.2.0.1", "SS-14.0.0.3")
def test_shelves_compare_with_what_is_worn() -> None:
    bench = Bench(heroes=("auriel_wizard", "thorgar_cleric"))
    bare = fits(inside(bench), "hammer")[1]
    bench.wear(1, "main", "battle_axe")
    armed = fits(inside(bench), "hammer")[1]
    assert (armed.brings, armed.brings > 1.0) == (bare.brings, True)
    assert armed.worn != bare.worn


@rule("SS-5.2.3.1")
def test_shelves_tell_how_full_the_bags_are() -> None:
    bench = Bench()
    bench.item(0, "healing_potion")
    bag = next(each for each in inside(bench).bags if each.hero == 0)
    assert (bag.carried, bag.room) == (1, view(bench.adventure, 0).heroes[0].capacity - 1)


@rule("SS-14.3.1.1", "SS-14.3.2.1", "SS-14.3.2.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_buildings_tell_their_prices(language: str) -> None:
    buildings = inside(Bench()).buildings
    assert buildings is not None
    assert (buildings.anvil, buildings.stake) == (ANVIL_PRICE, STAKE)
    assert [win.crowns for win in buildings.wins] == list(WINNINGS.values())
    assert all(0 < win.chance < 1 for win in buildings.wins)
    texts = GAME.texts(language)
    assert str(ANVIL_PRICE) in texts.say("option-improve", {"card": "X"})
    assert str(STAKE) in texts.say("option-gamble", {"symbol": "X"})


@rule("SS-4.4.0.1")
def test_the_progress_of_a_deed_is_told() -> None:
    bench = StoryBench("q0")
    bench.adventure.counters["slab"] = 2
    (slab,) = view(bench.adventure, 0).progress
    assert (slab.counter, slab.now, slab.goal) == ("slab", 2, 3 * len(bench.adventure.heroes))


@rule("SS-4.4.0.1")
def test_what_deeds_do_not_count_and_ends_nothing_is_not_told() -> None:
    """The rite has a secret step on its way to the end."""
    seen = view(StoryBench("q5").adventure, 0).progress
    assert [(each.counter, each.goal) for each in seen] == [("rite", 24)]
