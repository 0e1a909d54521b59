"""Windows for interrupts: their order, and tokens that may be spent at any moment."""

from questhall.games.oathsworn.rules.boss.attacking import deliver
from questhall.games.oathsworn.state.deeds import Blow
from questhall.games.oathsworn.state.figures import Figure
from tests.marks import rule
from tests.oathsworn.bench import Bench


def attacked(bench: Bench, enemy: Figure, name: str, *answers: str) -> None:
    """Nine damage by three yellow cards."""
    bench.foes_draw("y:3 y:3 y:3")
    blow = Blow([enemy.id], [bench.figure(name).id], [0, 3, 0, 0])
    bench.do(deliver(bench.battle, blow), *answers)


def ranger_and_rat() -> tuple[Bench, Figure]:
    bench = Bench()
    bench.stand("ranger", "0,2")
    return bench, bench.rat("0,1")


@rule("OS-12.1.5", "OS-12.1.6")
def test_battleflow_brings_an_interrupt_back_in_time() -> None:
    bench, rat = ranger_and_rat()
    bench.stand("warden", "0,3")
    bench.lay("warden", 0, "warden_take_the_blow")
    bench.tokens("warden", battleflow=1)
    card = bench.card("warden_take_the_blow")
    attacked(bench, rat, "ranger", "token:battleflow", f"play:{card}@0")
    assert bench.figure("ranger").hp == 6
    assert bench.on("warden", 3) == {"warden_take_the_blow"}


@rule("OS-12.1.5")
def test_a_card_that_lies_too_high_is_no_reason_to_ask() -> None:
    bench, rat = ranger_and_rat()
    bench.stand("warden", "0,3")
    bench.lay("warden", 1, "warden_take_the_blow")
    bench.tokens("warden", battleflow=1)
    attacked(bench, rat, "ranger")
    assert "window-5" not in bench.prompts()


@rule("OS-12.1.2", "OS-12.1.6")
def test_animus_tokens_pay_for_what_helps_after_the_own_draw() -> None:
    bench, _ = ranger_and_rat()
    bench.stand("warden", "0,0")
    warden = bench.oathsworn("warden")
    warden.reserve, warden.animus = warden.animus, 0
    bench.tokens("warden", animus=1)
    bench.draw("y:b y:2")
    sword = f"play:{bench.card('short_sword')}@0"
    bench.do(bench.attack("warden"), "white:0", "token:animus", sword, "redraw:yellow-0")
    assert (warden.animus, bench.token("warden", "animus")) == (1, 0)


@rule("OS-16.2.1")
def test_who_declined_is_asked_again_after_another_used_something() -> None:
    bench, rat = ranger_and_rat()
    bench.stand("warden", "1,2")
    bench.tokens("ranger", defense=1)
    attacked(bench, rat, "ranger", "no-interrupt", "token:defense", "special")
    assert bench.prompts().count("window-6") >= 3
    assert bench.figure("ranger").hp == 5  # 9 against 2, 1 and 2


@rule("OS-16.2.1")
def test_nobody_is_asked_twice_if_nothing_was_used() -> None:
    bench, rat = ranger_and_rat()
    bench.stand("warden", "1,2")
    bench.tokens("ranger", defense=1)
    attacked(bench, rat, "ranger")
    assert bench.prompts().count("window-6") == 2
