"""Think twice: an option's hidden cost is mentioned where it applies, and nowhere else."""

import pytest

from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.printed.cards import AbilityDef, Line
from questhall.games.oathsworn.rules.boss.attacking import deliver
from questhall.games.oathsworn.rules.story.company import ask_company
from questhall.games.oathsworn.rules.story.telling import tell_on
from questhall.games.oathsworn.rules.story.trade import MOST_CURATIVES, send_to_apothecary
from questhall.games.oathsworn.rules.turn.turns import turn
from questhall.games.oathsworn.state.deeds import Blow
from questhall.games.oathsworn.words.effects import EFFECTS
from questhall.kernel.decisions import Decision, Flow, Option, Together
from questhall.kernel.language.expressions import parse_expression
from questhall.kernel.phrases import option_id
from tests.marks import rule
from tests.oathsworn.bench import Bench
from tests.oathsworn.story.bench import StoryBench
from tests.oathsworn.story.test_checks_and_fights import check
from tests.reasons import assert_warnings_have_texts

Told = dict[str, str]


def watched(bench: Bench | StoryBench, flow: Flow[object], told: Told) -> Flow[object]:
    """The same flow; notes which options are warned of while they are offered."""
    answer: Option | None = None
    while True:
        try:
            decision = next(flow) if answer is None else flow.send(answer)
        except StopIteration as stop:
            return stop.value
        assert not isinstance(decision, Together)
        _note(bench, decision, told)
        answer = yield decision


def _note(bench: Bench | StoryBench, decision: Decision, told: Told) -> None:
    table = bench.battle if isinstance(bench, Bench) else bench.story
    for option in decision.options:
        why = GAME.warning(table, decision.seats[0], decision, option)
        if why is not None:
            told[option_id(GAME, table, option)] = why.message.removeprefix("warning-")


def fight(bench: Bench, flow: Flow[object], *answers: str) -> Told:
    told: Told = {}
    bench.do(watched(bench, flow, told), *answers)
    return told


def test_every_warning_has_its_text_and_its_rule() -> None:
    assert_warnings_have_texts(GAME.package)


@rule("OS-7.11.4")
def test_too_many_white_cards_probably_miss() -> None:
    bench = Bench()
    bench.stand("warden", "0,2")
    bench.boss("0,0")
    told = fight(bench, bench.attack("warden"), "white:0")
    assert told["white:9"] == "likely-miss"
    assert "white:1" not in told


@rule("OS-7.11.4")
def test_what_cannot_miss_is_not_warned_of() -> None:
    bench = Bench()
    bench.stand("warden", "0,2")
    bench.boss("0,0")
    assert "white:9" not in fight(bench, bench.attack("warden", "attack(sure)"), "white:0")


@rule("OS-7.11.4", "OS-12.1.3")
def test_leaving_a_draw_that_misses() -> None:
    bench = Bench()
    bench.stand("warden", "0,2")
    bench.boss("0,0")
    bench.tokens("warden", redraw=1)
    bench.draw("y:b w:b w:1")
    told = fight(bench, bench.attack("warden"), "white:2", "token-kind:defense")
    assert told["draw-stands"] == "misses"


@rule("OS-7.11.9")
def test_leaving_a_critical() -> None:
    bench = Bench()
    bench.stand("warden", "0,2")
    bench.boss("0,0")
    bench.draw("y:3c")
    told = fight(bench, bench.attack("warden"), "white:0")
    assert told["draw-stands"] == "critical-left"


@rule("OS-7.1.2")
def test_the_last_pass_ends_the_phase() -> None:
    bench = Bench()
    bench.boss("0,0")
    for name, at in (("warden", "0,2"), ("priest", "1,2"), ("ranger", "-1,3"), ("warbear", "2,2")):
        bench.stand(name, at)
    assert "pass" not in fight(bench, turn(bench.battle), "pass")
    bench.battle.turn, bench.battle.passes = 0, 3
    assert fight(bench, turn(bench.battle), "pass")["pass"] == "ends-phase"
    bench.battle.turn, bench.battle.passes = 0, 3
    bench.oathsworn("warden").animus = 0
    bench.oathsworn("warden").hand.clear()
    assert "pass" not in fight(bench, turn(bench.battle), "pass")


@rule("OS-7.19.1")
def test_a_card_that_costs_the_last_hp() -> None:
    bench = Bench()
    bench.boss("0,0")
    bench.stand("warden", "0,2")
    effect = EFFECTS.read(parse_expression("then(lose_hp(1), attack(bonus=3))"))
    card = bench.add_card("warden", AbilityDef("made_up", "warden", 1, 0, 0, [Line(effect, 0)]))
    assert f"play:{card}@0" not in fight(bench, turn(bench.battle), "pass")
    bench.figure("warden").hp = 1
    bench.battle.turn, bench.battle.passes = 0, 0
    assert fight(bench, turn(bench.battle), "pass")[f"play:{card}@0"] == "own-fall"


@rule("OS-7.6.1")
def test_a_step_onto_what_takes_the_last_hp() -> None:
    bench = Bench()
    bench.stand("warden", "0,2")
    bench.tile("foul_cloud", "0,3", "1,2")
    bench.tile("fire", "-1,3")
    assert "move:0,3#1" not in fight(bench, turn(bench.battle), "pass")
    bench.figure("warden").hp = 1
    bench.battle.turn, bench.battle.passes = 0, 0
    told = fight(bench, turn(bench.battle), "pass")
    assert told["move:0,3#1"] == told["move:-1,3#1"] == "burning-ground"
    assert "move:0,4#2" not in told


@rule("OS-7.19.1", "OS-8.8.8")
def test_nothing_done_against_a_blow_that_fells() -> None:
    bench = Bench()
    boss = bench.boss("0,0")
    target = bench.stand("warden", "0,2")
    bench.oathsworn("warden").hand.clear()
    bench.tokens("warden", defense=1)
    for hp, warned in ((6, {}), (1, {"no-interrupt": "falls"})):
        target.hp = hp
        bench.tokens("warden", defense=1)
        bench.foes_draw("r:3 r:3")
        blow = Blow([boss.id], [target.id], [0, 0, 2, 0])
        assert fight(bench, deliver(bench.battle, blow), "no-interrupt") == warned


# -- the Story -----------------------------------------------------------------------


def tell(bench: StoryBench, text: str, *answers: str) -> Told:
    told: Told = {}
    bench.do(watched(bench, bench.effect(text), told), *answers)
    return told


@rule("OS-3.8.4", "OS-3.8.13")
def test_selling_what_is_worn_or_cannot_be_bought_back() -> None:
    bench = StoryBench()
    plain = bench.item()
    rare = bench.item()
    bench.story.item(rare).unique = True
    told = tell(bench, "trade(banksmith)", "end-trade")
    sold = {key.partition("@")[0]: reason for key, reason in told.items()}
    assert f"sell:{plain}" not in sold
    assert sold[f"sell:{rare}"] == "sells-unique"
    worn = bench.oathsworn("warden").equipped[0]
    assert sold[f"sell:{worn}"] == "sells-worn"


@rule("OS-3.18.4")
def test_giving_up_a_unique_item() -> None:
    bench = StoryBench()
    bench.story.iron = 0
    plain, rare = bench.item(), bench.item()
    bench.story.item(rare).unique = True
    told = tell(bench, "lose_iron(1)", f"give-up:{plain}")
    assert told == {f"give-up:{rare}": "loses-unique"}


def runners(bench: StoryBench) -> Told:
    """What is said of the two runners where both are offered."""
    bench.bring("map")
    told: Told = {}
    flow = ask_company(bench.story, "where-to", [Option("go-to", 1)], "OS-3.8.2")
    bench.do(watched(bench, flow, told), "go-to:1")
    offered = {id.partition(":")[0] for id in bench.offered("where-to")}
    assert {"runner-banksmith", "runner-apothecary"} <= offered
    return {key.partition(":")[0]: why for key, why in told.items() if key.startswith("runner")}


@rule("OS-3.8.2", "OS-3.8.3", "OS-3.8.5")
def test_a_runner_may_be_sent_for_what_cannot_be_had() -> None:
    bench = StoryBench()
    assert runners(bench) == {}
    bench.story.iron = 1
    assert runners(bench) == {"runner-banksmith": "runner", "runner-apothecary": "runner"}
    bench = StoryBench()
    bench.story.curatives_bought = MOST_CURATIVES
    assert runners(bench) == {"runner-apothecary": "no-curatives"}
    bench.do(send_to_apothecary(bench.story))
    assert (bench.story.iron, bench.curatives()) == (11, 0)


@rule("OS-3.8.5", "OS-1.5.1")
def test_without_a_curative_in_the_supply_none_is_sold() -> None:
    bench = StoryBench()
    bench.story.curatives.clear()
    assert runners(bench) == {"runner-apothecary": "no-curatives"}
    bench.bring("trade(apothecary)")
    assert (bench.story.iron, bench.story.curatives_bought) == (12, 0)


@rule("OS-3.5.3")
@pytest.mark.parametrize(("difficulty", "warned"), [(3, None), (9, "critical-left")])
def test_a_check_that_is_passed_needs_no_further_card(difficulty: int, warned: str | None) -> None:
    bench = StoryBench()
    bench.beat(check("spot", difficulty))
    bench.draw("w:2c w:1")
    told: Told = {}
    answers = ("check-together", "white:2", "draw-stands")
    bench.do(watched(bench, tell_on(bench.story), told), *answers)
    assert told.get("draw-stands") == warned
