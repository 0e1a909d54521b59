"""Tactic cards (MK-19)."""

import pytest

from questhall.games.mage_knight.library import library
from questhall.kernel.decisions import Option
from tests.mage_knight.bench import Bench
from tests.marks import rule


def with_tactic(key: str, day: bool) -> Bench:
    bench = Bench(day=day)
    tactic = next(each for each in library().tactics if each.key == key)
    bench.hero.tactic = bench.realm.new_card(tactic)
    return bench


@rule("MK-19.1")
def test_mana_search_takes_depleted_gold_first() -> None:
    bench = with_tactic("mana_search", day=False)
    bench.source("red", "gold", "white")
    bench.phase("moving")
    bench.play("mana-search")
    assert [option.where for option in asked(bench)] == [0, 2, -1]  # the gold one went by itself
    bench.play("enough")
    assert bench.realm.turn.searched
    bench.phase("moving")
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
    bench.hand(*["march"] * cards)
    hero = bench.hero
    hero.discard, hero.hand = hero.hand, []
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
