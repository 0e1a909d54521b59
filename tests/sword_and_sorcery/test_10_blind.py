"""A blinded hero saves before each action, and may use up an item for it (SS-10.6.4)."""

from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.state.adventure import Pile
from questhall.kernel.decisions import Decision, Option
from tests.marks import rule, ruling

from .bench import Bench


def blinded() -> Bench:
    """Among everything that hands can do, with a lucky coin for the save."""
    bench = Bench("A B", doors="AB")
    for deck, tokens, areas in (
        (Pile.CHEST, bench.adventure.chests, bench.adventure.chest_areas),
        (Pile.SEARCH, bench.adventure.searches, bench.adventure.search_areas),
    ):
        tokens.append(bench.adventure.decks[deck].draw.pop())
        areas.append(0)
    bench.item(0, "lucky_coin")
    bench.item(0, "sack")
    bench.item(0, "healing_potion")
    bench.hero(0).wounds = 1
    ground = bench.adventure.grounds[0]
    ground.items.append(bench.adventure.stash.pop())
    ground.coins[0] = 1
    bench.condition(bench.hero(0), "blind")
    bench.roll(blue=["miss", *["shield"] * 9])
    return bench


def with_the_coin(decision: Decision) -> Option:
    """The coin is used for the save; otherwise the hero wants nothing more."""
    if decision.prompt == "save-roll":
        return decision.options[0]
    return decision.options[-1]


def takes(place: int) -> Bench:
    """The hero takes the action that is offered at that place."""
    bench = blinded()
    flow = GAME.steps["action"](bench.adventure)
    answer = next(flow).options[place]
    while True:
        try:
            answer = with_the_coin(flow.send(answer))
        except StopIteration:
            return bench


@rule("SS-10.6.4.1", "SS-6.5.0.1")
@ruling("SS-R57")
def test_any_action_is_taken_after_a_coin_was_used_for_the_save() -> None:
    options = next(GAME.steps["action"](blinded().adventure)).options
    for place, option in enumerate(options):
        if option.verb != "end-turn":
            assert takes(place).told("saved"), option.verb
    wanted = {"drop", "break-chest", "search", "open-door", "exchange", "use-item", "pick-item"}
    assert wanted <= {option.verb for option in options}


@rule("SS-6.4.2.1", "SS-12.2.0.1")
def test_a_coin_that_was_used_for_the_save_is_not_dropped() -> None:
    bench = blinded()
    coin = bench.sheet(0).inventory[0]
    bench.act(f"drop:{coin}", f"use-item:{coin}", "reroll")
    assert coin in bench.adventure.shop
    assert coin not in bench.adventure.grounds[0].items
