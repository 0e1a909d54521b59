"""Every tactic card (MK-19)."""

import pytest

from questhall.games.mage_knight.library.library import library
from questhall.games.mage_knight.printed.cards import TacticDef
from questhall.games.mage_knight.rules.round.rounds import set_order
from questhall.kernel.decisions import Option
from tests.mage_knight.bench import Bench
from tests.marks import rule


def with_tactic(key: str, day: bool) -> Bench:
    bench = Bench(day=day)
    bench.tactic(key)
    return bench


def takes(bench: Bench, key: str) -> None:
    """The hero chooses the tactic; its immediate effect has begun."""
    tactic = library().find(key)
    assert isinstance(tactic, TacticDef)
    realm = bench.realm
    realm.tactics = [realm.new_card(tactic), realm.new_card(library().tactics[0])]
    realm.choosers = [0]
    bench.begin("tactics")
    bench.play(f"tactic:{key}")


# -- when they are taken -------------------------------------------------------------


@pytest.mark.parametrize(("first", "day"), [("early_bird", True), ("from_the_dusk", False)])
@rule("MK-3.3.5")
def test_the_lowest_number_only_makes_its_hero_go_first(first: str, day: bool) -> None:
    bench = Bench(day=day, rivals=["norowas"])
    bench.tactic("rethink" if day else "long_night")
    bench.deck("march", "march", "march")
    bench.seat = 1
    bench.tactic(first)
    set_order(bench.realm)
    assert bench.realm.order == [1, 0]
    bench.phase("moving")
    assert [verb for verb in verbs(bench) if verb in ("mana-search", "right-moment")] == []


@rule("MK-19.1")
def test_rethink_changes_up_to_three_cards_and_shuffles_the_discards() -> None:
    bench = Bench()
    bench.hand("wound", "rage", "rage", "promise")
    bench.deck("march", "stamina", "swiftness")
    bench.discarded("threaten")
    takes(bench, "rethink")
    bench.play("put-down:wound", "put-down:rage", "enough")
    assert bench.keys(bench.hero.hand) == ["rage", "promise", "swiftness", "stamina"]
    assert sorted(bench.keys(bench.hero.deck)) == ["march", "rage", "threaten", "wound"]
    assert bench.hero.discard == []


@rule("MK-19.1")
def test_rethink_takes_no_fourth_card() -> None:
    bench = Bench()
    bench.hand("rage", "promise", "threaten", "march")
    bench.deck("stamina", "stamina", "stamina", "stamina")
    takes(bench, "rethink")
    bench.play("put-down:rage", "put-down:promise", "put-down:threaten")
    assert bench.keys(bench.hero.hand) == ["march", "stamina", "stamina", "stamina"]


@rule("MK-19.3")
def test_mana_steal_takes_a_die_of_a_basic_colour() -> None:
    bench = Bench()
    bench.source("gold", "blue", "white", "black")
    takes(bench, "mana_steal")
    assert [option.where for option in asked(bench)] == [1, 2]
    bench.play("steal-die:white")
    assert [die.owner for die in bench.realm.source] == [-1, -1, 0, -1]


@rule("MK-19.1")
def test_great_start_draws_two_cards() -> None:
    bench = Bench()
    bench.deck("rage", "march", "stamina")
    takes(bench, "great_start")
    assert bench.keys(bench.hero.hand) == ["stamina", "march"]
    assert bench.keys(bench.hero.deck) == ["rage"]


@rule("MK-19.1")
def test_preparation_finds_any_card_of_the_deck() -> None:
    bench = Bench(day=False)
    bench.deck("rage", "crystallize", "march")
    takes(bench, "preparation")
    assert sorted(bench.options()) == ["search:crystallize", "search:march", "search:rage"]
    bench.play("search:crystallize")
    assert bench.keys(bench.hero.hand) == ["crystallize"]
    assert sorted(bench.keys(bench.hero.deck)) == ["march", "rage"]


# -- before a turn -------------------------------------------------------------------


@rule("MK-19.1")
def test_midnight_meditation_changes_up_to_five_cards_once() -> None:
    bench = with_tactic("midnight_meditation", day=False)
    bench.hand("wound", "wound", "rage", "rage", "promise", "threaten")
    bench.deck(*["march"] * 9)
    bench.begin("turn")
    bench.play("use-tactic", *["put-down:wound"] * 2, *["put-down:rage"] * 2, "put-down:promise")
    assert bench.hero.tactic_used
    assert len(bench.hero.hand) == 6  # the threat that was kept, and five new cards
    assert "threaten" in bench.keys(bench.hero.hand)
    everything = bench.keys(bench.hero.hand + bench.hero.deck)
    assert sorted(everything) == sorted(
        ["wound", "wound", "rage", "rage", "promise", "threaten", *["march"] * 9]
    )
    bench.begin("turn")
    assert not bench.offers("use-tactic")


@rule("MK-19.1")
def test_midnight_meditation_may_wait() -> None:
    bench = with_tactic("midnight_meditation", day=False)
    bench.hand("rage")
    bench.deck("march")
    bench.begin("turn")
    bench.play("not-now")
    assert not bench.hero.tactic_used
    assert bench.keys(bench.hero.hand) == ["rage"]


@rule("MK-19.1")
def test_sparing_power_stores_cards_and_gives_them_all_back() -> None:
    bench = with_tactic("sparing_power", day=False)
    bench.hand("rage")
    bench.deck("promise", "march", "stamina", "swiftness")
    for left in (3, 2):
        bench.begin("turn")
        bench.play("store")
        assert len(bench.hero.deck) == left
    assert bench.keys(bench.hero.hand) == ["rage"]
    bench.begin("turn")
    bench.play("take-stored#2")
    assert sorted(bench.keys(bench.hero.hand)) == ["rage", "stamina", "swiftness"]
    assert bench.hero.tactic_used
    bench.begin("turn")
    assert not bench.offers("store")


# -- in the hero's own turn and at its end -------------------------------------------


@pytest.mark.parametrize(("kept", "limit"), [(1, 5), (2, 6)])
@rule("MK-9.7.6")
def test_planning_draws_one_more_card_if_two_were_kept(kept: int, limit: int) -> None:
    bench = with_tactic("planning", day=True)
    bench.hand(*["rage"] * kept)
    bench.deck(*["march"] * 9)
    bench.turn.played_any = True
    bench.end_turn("keep-rest")
    assert len(bench.hero.hand) == limit


@rule("MK-19.1")
def test_mana_search_takes_depleted_gold_first() -> None:
    bench = with_tactic("mana_search", day=False)
    bench.source("red", "gold", "white")
    bench.realm.chance.rig("mana", [2, 1])  # green, blue
    bench.phase("moving")
    bench.play("mana-search")
    # The gold die was taken automatically.
    assert [option.where for option in asked(bench)] == [0, 2, -1]
    bench.play("reroll-die:white")
    assert [die.colour for die in bench.realm.source] == [0, 2, 1]
    bench.phase("moving")
    assert "mana-search" not in verbs(bench)


@rule("MK-19.1")
def test_mana_search_comes_before_the_source_is_used() -> None:
    bench = with_tactic("mana_search", day=False)
    bench.source("red", "blue", "white")
    bench.hand("rage")
    bench.fight("prowlers")
    bench.phase("attack")
    assert "mana-search" in verbs(bench)
    bench.play("strong:rage")
    bench.phase("attack")
    assert "mana-search" not in verbs(bench)


@rule("MK-19.4")
def test_the_right_moment_gives_another_turn_but_not_in_a_last_one() -> None:
    bench = with_tactic("the_right_moment", day=True)
    bench.phase("moving")
    bench.play("right-moment")
    assert bench.realm.turn.another
    assert bench.hero.tactic_used
    late = with_tactic("the_right_moment", day=True)
    late.realm.round_ended_by = 0
    late.phase("moving")
    assert "right-moment" not in verbs(late)


@pytest.mark.parametrize("cards", [1, 6])
@rule("MK-9.7.8")
def test_long_night_brings_cards_back_into_an_empty_deck(cards: int) -> None:
    bench = with_tactic("long_night", day=False)
    hero = bench.hero
    bench.discarded(*["march"] * cards)
    bench.phase("moving")
    bench.play("use-long-night")
    assert len(hero.deck) == min(3, cards)
    assert len(hero.discard) == cards - min(3, cards)
    assert hero.tactic_used


def asked(bench: Bench) -> list[Option]:
    assert bench.decision is not None
    return list(bench.decision.options)


def verbs(bench: Bench) -> list[str]:
    return [option.split(":")[0].split("@")[0].split("#")[0] for option in bench.options()]


@rule("MK-9.7.8", "MK-19.2")
def test_long_night_comes_in_the_middle_of_any_draw() -> None:
    bench = Bench(day=False)
    bench.tactic("long_night")
    bench.hand("tranquility")
    bench.mana("green")
    bench.deck("rage")
    bench.discarded("march", "stamina", "promise", "threaten")
    bench.play("strong:tranquility", "choose-effect#1")
    assert bench.keys(bench.hero.hand) == ["rage"]
    bench.play("use-tactic")
    assert len(bench.hero.hand) == 2
    assert (len(bench.hero.deck), len(bench.hero.discard)) == (2, 1)
    assert bench.hero.tactic_used
