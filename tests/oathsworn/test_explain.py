"""Why not? Every reason is given where it applies, with a rule that the rulebook has."""

import pytest

from questhall.boards.masks import NOWHERE
from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.tokens import Status
from questhall.games.oathsworn.rules.board.parts import part_code
from questhall.games.oathsworn.state.battle import Phase
from questhall.games.oathsworn.state.oathsworn import Cage, Swallowed
from questhall.kernel.state import State
from tests.oathsworn.bench import Bench
from tests.oathsworn.encounters.field import Field
from tests.oathsworn.story.bench import StoryBench
from tests.reasons import assert_reasons_have_texts, assert_rules_are_in_the_rulebook


def reason(state: State, thing: str, seat: int = 0) -> str:
    """The reason without its prefix; empty if there is none."""
    why = GAME.why_not(state, seat, thing)
    return "" if why is None else why.message.removeprefix("why-")


def standing() -> Bench:
    bench = Bench()
    bench.stand("warden", "0,2")
    bench.stand("priest", "1,3")
    return bench


def test_every_reason_has_its_text_and_its_rule() -> None:
    assert_reasons_have_texts(GAME.package)
    assert_rules_are_in_the_rulebook(GAME.package)


def test_when_nothing_can_be_done() -> None:
    bench = standing()
    bench.battle.phase = Phase.PREPARING
    assert reason(bench.battle, "hex:0,3") == ""
    bench.battle.phase = Phase.ENCOUNTER
    assert reason(bench.battle, "hex:0,3") == "other-phase"
    bench.battle.results = [0.0] * 4
    assert reason(bench.battle, "hex:0,3") == "encounter-over"


def test_hexes() -> None:
    bench = standing()
    bench.trees("1,1")
    battle = bench.battle
    assert reason(battle, "hex:0,3", seat=1) == "not-your-turn"
    assert reason(battle, "hex:0,2") == "already-there"
    assert reason(battle, "hex:1,1") == "obstacle"
    assert reason(battle, "hex:1,3") == "occupied"
    assert reason(battle, "hex:0,-8") == ""
    assert reason(battle, "hex:0,-4") == "out-of-reach"
    bench.figure("warden").statuses[Status.CRIPPLED] = 1
    assert reason(battle, "hex:0,3") == "crippled"
    battle.has_moved = True
    assert reason(battle, "hex:0,3") == "moved"


def test_who_is_held_does_not_act_freely() -> None:
    bench = standing()
    bench.oathsworn("warden").cage = Cage(4, "grip", 1, 0, 0)
    assert reason(bench.battle, "hex:0,3") == "caged"
    bench.oathsworn("warden").swallowed = Swallowed(0, 0, "stomach", 0)
    assert reason(bench.battle, "hex:0,3") == "swallowed"


def test_cards_that_are_not_in_hand() -> None:
    bench = standing()
    warden = bench.oathsworn("warden")
    card, thing = bench.card("warden_rim_blow"), f"card:{bench.card('warden_rim_blow')}"
    bench.lay("warden", 2, "warden_rim_blow")
    assert reason(bench.battle, thing) == "cooling-down"
    assert reason(bench.battle, thing, seat=1) == "not-your-card"
    warden.cooldown[2].clear()
    warden.box.append(card)
    assert reason(bench.battle, thing) == "left-out"
    warden.fallen = True
    assert reason(bench.battle, thing) == "fallen"


def test_items() -> None:
    bench = standing()
    warden = bench.oathsworn("warden")
    sword = bench.card("short_sword")
    assert reason(bench.battle, f"card:{sword}") == "interrupt"
    warden.thrown.append(sword)
    assert reason(bench.battle, f"card:{sword}") == "thrown"
    warden.thrown.clear()
    warden.hand.remove(sword)
    warden.face_down.append(sword)
    assert reason(bench.battle, f"card:{sword}") == "used-up"


def test_cards_in_hand() -> None:
    bench = standing()
    thing = f"card:{bench.card('warden_rim_blow')}"
    assert reason(bench.battle, thing) == "impossible"
    bench.oathsworn("warden").animus = 1
    assert reason(bench.battle, thing) == "no-animus"
    why = GAME.why_not(bench.battle, 0, thing)
    assert why is not None
    assert why.numbers == {"cost": 3, "animus": 1}
    bench.battle.has_played = True
    assert reason(bench.battle, thing) == "card-played"
    bench.battle.turn = 1
    assert reason(bench.battle, thing) == "not-your-turn"
    injury = bench.add_card("warden", library().injuries["cracked_rib"])
    assert reason(bench.battle, f"card:{injury}") == "injury"
    assert reason(bench.battle, f"card:{bench.battle.face_up}") == "stage-card"


def test_one_player_may_have_several_oathsworn() -> None:
    bench = Bench(seats=1)
    bench.stand("warden", "0,2")
    bench.battle.turn = 1
    bench.stand("priest", "1,3")
    assert reason(bench.battle, f"card:{bench.card('warden_rim_blow')}") == "not-his-turn"


def test_figures_and_parts() -> None:
    bench = standing()
    boss = bench.boss("0,-3")
    thing = f"figure:{boss.id}"
    assert reason(bench.battle, thing) == "out-of-range"
    bench.boss("0,0")
    assert reason(bench.battle, thing) == "card-first"
    assert reason(bench.battle, f"part:{part_code(boss.id, 0)}") == "card-first"
    boss.dice[0] = 0
    assert reason(bench.battle, f"part:{part_code(boss.id, 0)}") == "broken"
    assert reason(bench.battle, f"figure:{bench.figure('priest').id}") == "friend"
    assert reason(bench.battle, f"figure:{bench.figure('ranger').id}") == "friend"
    boss.place = NOWHERE
    assert reason(bench.battle, thing) == "not-on-board"


def test_sight() -> None:
    bench = Bench(company=("ranger", "priest", "warden", "warbear"))
    bench.stand("ranger", "0,3")
    rat = bench.rat("0,0")
    bench.trees("0,2", "0,1")
    assert reason(bench.battle, f"figure:{rat.id}") == "no-sight"


def test_civilians_are_nobodys_targets() -> None:
    field = Field("heronwight")
    civilian = field.civilian("0,3")
    assert reason(field.battle, f"figure:{civilian.id}") == "civilian"


def test_locations_and_cards_of_the_story() -> None:
    bench = StoryBench()
    story = bench.story
    number = next(iter(story.chapter.locations))
    assert reason(story, f"location:{number}") == ""
    story.map_placed = True
    assert reason(story, f"location:{number}") == "no-token"
    story.tokens.append(number)
    assert reason(story, f"location:{number}") == "still-told"
    story.visited.append(number)
    assert reason(story, f"location:{number}") == "visited"
    assert reason(story, f"card:{bench.oathsworn('warden').equipped[0]}") == "item-in-story"
    assert reason(story, f"card:{story.injuries[0]}") == "injury-in-story"
    story.results = [1.0] * 4
    assert reason(story, f"location:{number}") == "story-over"


@pytest.mark.parametrize("thing", ["", "hex:", "hex:9,9", "card:99999", "figure:-1", "part:9999"])
def test_what_is_not_there_needs_no_reason(thing: str) -> None:
    assert reason(standing().battle, thing) == ""
    assert reason(StoryBench().story, thing) == ""
