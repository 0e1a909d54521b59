"""A hint and the adviser are of one mind; outside fights a hint follows one plan."""

import pytest

from questhall.bots.hinting import Hint, hint
from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.library.library import library
from questhall.games.mage_knight.printed.kinds import Site
from questhall.games.mage_knight.tools.served import advise
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.kernel.phrases import option_id
from tests.mage_knight.bench import Bench
from tests.mage_knight.table_fights import is_fight, realm_of

SETUP = GAME.checked(Setup("quest", 1, {"scenario": "first_reconnaissance"}))
MOST_STEPS = 12
SHORT = 0.3  # seconds, where the search has to answer


def match_of(bench: Bench) -> Match:
    return Match.resume(GAME, SETUP, "workbench", bench.realm.clone())


def hinted(match: Match) -> Hint:
    return hint(match, 0, SHORT)


def said(match: Match) -> str:
    return option_id(GAME, match.state, hinted(match).option)


@pytest.mark.parametrize("phase", ["ranged", "block", "attack"])
def test_in_a_fight_the_hint_is_the_next_step_of_the_advice(phase: str) -> None:
    bench = Bench()
    bench.hand("determination", "rage", "rage", "swiftness")
    bench.mana("blue", "red")
    bench.fight("prowlers")
    bench.phase(phase)
    match = match_of(bench)
    steps = 0
    while is_fight(realm_of(match)) and steps < MOST_STEPS:
        line = advise(match, 0, "en")
        (first, *_) = [choice for play in line["plays"] for choice in play["choose"]]
        assert said(match) == first
        match.take(0, hinted(match).option)
        steps += 1
    assert not is_fight(realm_of(match))


def test_outside_fights_the_plan_stays_and_is_told() -> None:
    bench = Bench()
    bench.hand("march", "stamina", "rage")
    match = match_of(bench)
    first = hinted(match)
    assert [hinted(match).option.same_as(first.option) for _ in range(3)] == [True] * 3
    assert first.reasons[0].key.startswith("plan-")


def test_the_same_tactic_is_named_however_often_one_asks() -> None:
    bench = Bench()
    bench.realm.tactics = [bench.realm.new_card(tactic) for tactic in library().tactics[:4]]
    bench.realm.choosers = [0]
    bench.begin("tactics")
    match = match_of(bench)
    assert said(match).startswith("tactic:")
    assert len({said(match) for _ in range(3)}) == 1


def test_nobody_is_healed_who_has_no_wound() -> None:
    bench = Bench()
    bench.hand("tranquility", "rage")
    bench.paint(bench.hero.space, "plains", Site.VILLAGE)
    bench.phase("afterwards")
    assert "tranquility" not in said(match_of(bench))
