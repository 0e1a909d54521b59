"""A quest of a pack on its own tile: its story, its ends, and whole games of it."""

from questhall.bots.playing import follow_hunch
from questhall.conformance.case import Case
from questhall.conformance.checks import CHECKS
from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.setup.setup import new_cards
from questhall.games.sword_and_sorcery.state.adventure import Pile
from questhall.kernel.chance import Chance
from questhall.kernel.games import Setup
from questhall.kernel.match import Match

from ..storybench import StoryBench

MOST_DECISIONS = 5000
# Another process is not told yet which packs are in play.


def in_the_pass() -> StoryBench:
    return StoryBench("frost:pass", packs=("frost",))


def stories(bench: StoryBench) -> list[str]:
    return [bench.adventure.quest.scripts[event.what].key for event in bench.told("story")]


def test_it_is_laid_out_with_its_own_things() -> None:
    adventure = in_the_pass().adventure
    deck = [adventure.cards[card].key for card in adventure.decks[Pile.ENEMY].draw]
    assert sorted(deck) == ["frost:wolf_green_1", "frost:wolf_green_2", "gremlin_green_1"]
    assert adventure.cards[adventure.time_of_day].key == "frost:long_night"
    assert [area.key for area in adventure.quest.areas[:2]] == ["frost:ledge.a", "frost:ledge.b"]
    assert len(adventure.chests) == len(adventure.searches) == 1


def test_its_story_card_asks_and_an_answer_has_its_effect() -> None:
    bench = in_the_pass()
    bench.go(0, "frost:ledge.b", "answer:frost:pass_feed")
    assert stories(bench) == ["frost:pass_the_wolves_come"]
    assert bench.adventure.shards == 1
    bench = in_the_pass()
    bench.go(0, "frost:ledge.b", "answer:frost:pass_hide")
    assert len(bench.adventure.enemies_in_play()) == 1


def test_its_actions_move_the_token_and_the_queen_comes_and_is_slain() -> None:
    bench = in_the_pass()
    bench.go(0, "frost:ledge.b", "answer:frost:pass_feed")
    bench.deed(0, "push")
    assert bench.adventure.counters["warmth"] == 1
    assert bench.adventure.token_areas == [bench.area("frost:ledge.a")]
    queen = bench.foe_called("frost:queen")
    assert bench.at(queen) == "frost:ledge.b"
    bench.slay("frost:queen")
    assert bench.won
    assert stories(bench)[1:] == ["frost:pass_she_comes", "frost:pass_thanks"]


def test_an_action_gives_an_item_of_the_pack() -> None:
    bench = in_the_pass()
    bench.go(0, "frost:ledge.b", "answer:frost:pass_feed")
    bench.deed(0, "fire")
    carried = [bench.adventure.cards[card].key for card in bench.sheet(0).inventory]
    assert "frost:warm_broth" in carried


def test_its_rule_counts_at_night_only() -> None:
    wounds: list[int] = []
    for time in ("frost:long_night", "ev_04"):
        bench = in_the_pass()
        bench.adventure.cards = bench.adventure.cards[:]
        bench.adventure.time_of_day = new_cards(bench.adventure, library().events[time])[0]
        foe = bench.printed("frost:queen", "frost:ledge.b")
        bench.turn(2)
        bench.roll(red=["hit"], blue=["hit"] * 4)
        bench.act(f"attack:main@{foe.id}")
        wounds.append(foe.wounds)
    assert wounds[0] == wounds[1] - 1


def test_bots_play_it_to_its_end() -> None:
    for seats in (1, 3, 5):
        setup = Setup("quest", seats, {"quest": "frost:pass"}, ("frost",))
        match = Match.start(GAME, setup, f"frost {seats}", listen=False)
        chance = Chance(f"bots {seats}")
        while match.pending and match.decisions < MOST_DECISIONS:
            follow_hunch(match, chance)
        assert match.over


def test_it_is_held_to_the_laws_of_games() -> None:
    case = Case(GAME, Setup("quest", 2, {"quest": "frost:pass"}, ("frost",)), "laws")
    for check in CHECKS.values():
        check(case)
