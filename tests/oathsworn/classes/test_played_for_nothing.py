"""Every Ability Card and item may be played although nothing comes of its text, and every attack
may be left out."""

import pytest

from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.cards import Line, MomentKind
from questhall.games.oathsworn.printed.tokens import Status
from questhall.games.oathsworn.rules.turn.playing import (
    SPECIAL,
    Use,
    carry_out_use,
    deed_of,
    lines_of,
    uses_at,
)
from questhall.games.oathsworn.rules.turn.turns import turn_options, turn_uses
from questhall.kernel.decisions import Decision, ask
from tests.marks import rule
from tests.oathsworn.asking import questions_of
from tests.oathsworn.bench import Bench
from tests.oathsworn.classes.playing import TOUGH, in_turn, play
from tests.oathsworn.gear import equip

CLASSES = sorted(library().classes)
PLENTY = 9


def alone(name: str) -> Bench:
    """Nobody else is on the board; nothing that could be paid is missing."""
    bench = in_turn(name)
    oathsworn = bench.oathsworn(name)
    oathsworn.animus, oathsworn.reserve = PLENTY, PLENTY
    oathsworn.tokens = [PLENTY] * len(oathsworn.tokens)
    return bench


def in_a_crowd(name: str) -> Bench:
    bench = alone(name)
    bench.rat("0,1").hp = TOUGH
    for friend, at in zip(bench.battle.the_four()[1:], ("1,2", "-1,2", "0,3"), strict=True):
        bench.stand(friend.board.key, at)
    return bench


def crippled(bench: Bench) -> Bench:
    bench.battle.figures[0].statuses[Status.CRIPPLED] = 1
    return bench


def lines_for_a_turn(name: str) -> list[tuple[str, int]]:
    cards = library().classes[name].cards
    lines = [(card.key, place, line) for card in cards for place, line in enumerate(card.lines)]
    return [(key, place) for key, place, line in lines if line.kind == MomentKind.OWN_TURN]


def line_on(bench: Bench, key: str, place: int) -> Line:
    return lines_of(bench.battle, bench.card(key))[place]


def may_be_chosen(bench: Bench, line: Line) -> bool:
    """OS-7.7.4"""
    deed = deed_of(bench.battle.company[0])
    if line.needs is not None and not line.needs.holds(bench.battle, deed):
        return False
    return line.pay is None or line.pay.payable(bench.battle, deed)


def offered(bench: Bench, card: int, place: int) -> Use | None:
    uses = turn_uses(bench.battle, bench.battle.company[0], True)
    return next((use for use in uses if (use.card, use.place) == (card, place)), None)


def asked_by(bench: Bench, use: Use, rather: str = "") -> list[Decision]:
    """What is asked when it is played."""
    oathsworn = bench.battle.company[0]
    flow = carry_out_use(bench.battle, oathsworn, use, deed_of(oathsworn, use.card))
    return list(questions_of(flow, rather))


@rule("OS-7.7.5", "OS-7.9.5", "OS-12.2.3", "OS-7.7.4")
@pytest.mark.parametrize("name", CLASSES)
@pytest.mark.parametrize("hurt", [False, True])
@pytest.mark.parametrize("crowd", [False, True])
def test_a_card_is_played_whether_or_not_anything_comes_of_it(
    name: str, hurt: bool, crowd: bool
) -> None:
    for key, place in lines_for_a_turn(name):
        bench = in_a_crowd(name) if crowd else alone(name)
        if hurt:
            crippled(bench)
        use = offered(bench, bench.card(key), place)
        assert (use is not None) == may_be_chosen(bench, line_on(bench, key, place)), (key, place)
        if use is None:
            continue
        asked_by(bench, use)
        assert not hurt or bench.at(bench.figure(name)) == "0,2", f"{key} moves the crippled"
        cooldown = bench.battle.ability(use.card).cooldown
        assert key in bench.on(name, cooldown), f"{key} was not put away"


@rule("OS-7.7.5")
@pytest.mark.parametrize("name", CLASSES)
def test_no_attack_of_a_card_must_be_made(name: str) -> None:
    for key, place in lines_for_a_turn(name):
        bench = in_a_crowd(name)
        use = offered(bench, bench.card(key), place)
        for decision in [] if use is None else asked_by(bench, use, "no-attack"):
            if decision.prompt in ("target", "area"):
                assert decision.options[-1].verb == "no-attack", key
        assert not bench.told("attacks"), key


@rule("OS-7.7.5", "OS-7.4.2", "OS-12.2.3")
@pytest.mark.parametrize("owner", CLASSES)
@pytest.mark.parametrize("refuse", [False, True])
def test_no_attack_of_a_companion_must_be_made(owner: str, refuse: bool) -> None:
    companion = library().companions[owner]
    for side in companion.sides:
        for ability in side.abilities:
            bench = crippled(in_a_crowd(owner))
            oathsworn = bench.oathsworn(owner)
            oathsworn.companion, oathsworn.side = companion, side
            uses = [use for use in turn_uses(bench.battle, oathsworn, True) if use.card < 0]
            for use in [use for use in uses if use.line is ability.line]:
                asked_by(bench, use, "no-attack" if refuse else "")
                assert not (refuse and bench.told("attacks")), ability.key
                assert bench.at(bench.figure(owner)) == "0,2", f"{ability.key} moves the crippled"


@rule("OS-7.7.5", "OS-7.20.3")
@pytest.mark.parametrize("key", sorted(library().allies))
@pytest.mark.parametrize("refuse", [False, True])
def test_no_attack_of_an_ally_must_be_made(key: str, refuse: bool) -> None:
    bench = in_a_crowd("warden")
    ally = bench.oathsworn("warden")
    ally.ally = library().allies[key]
    for use in uses_at(bench.battle, ally, MomentKind.OWN_TURN, PLENTY):
        if use.card == SPECIAL:
            asked_by(bench, use, "no-attack" if refuse else "")
            assert not (refuse and bench.told("attacks")), key


@rule("OS-7.16.1", "OS-7.9.5", "OS-12.2.3")
@pytest.mark.parametrize("key", sorted(library().items))
def test_an_item_may_be_used_for_nothing_in_the_own_turn(key: str) -> None:
    bench = crippled(alone("warden"))
    card = equip(bench, "warden", key)
    warden = bench.oathsworn("warden")
    for use in uses_at(bench.battle, warden, MomentKind.OWN_TURN, warden.animus):
        if use.card == card:
            assert (offered(bench, card, 0) is not None) == may_be_chosen(bench, use.line)
            asked_by(bench, use)


@rule("OS-12.2.3", "OS-13.3.8", "OS-7.8.1")
def test_a_crippled_cur_plays_a_chain_without_its_attack() -> None:
    bench = crippled(in_turn("cur"))
    bench.rat("0,1")
    bench.lay("cur", 2, "cur_fade")
    play(bench, "cur_through_the_crowd")
    assert not bench.told("attacks")
    assert bench.on("cur", 2) == {"cur_through_the_crowd"}
    assert bench.on("cur", 1) == {"cur_fade"}


@rule("OS-7.7.5")
def test_a_card_for_nothing_comes_with_a_warning() -> None:
    bench = in_turn("warden")
    told = warnings_at(bench)
    assert told[bench.card("warden_measured_cut"), 0] == "warning-does-nothing"
    assert told[bench.card("warden_low_guard"), 0] == "warning-nobody-in-range"
    assert (bench.card("warden_breach"), 0) not in told  # it moves first
    bench.rat("0,1")
    told = warnings_at(bench)
    assert (bench.card("warden_measured_cut"), 0) not in told
    assert (bench.card("warden_low_guard"), 0) not in told


def warnings_at(bench: Bench) -> dict[tuple[int, int], str]:
    """By card and line."""
    oathsworn = bench.battle.company[0]
    options = turn_options(bench.battle, oathsworn)
    decision = ask(oathsworn.seat, "turn", options, "OS-7.1.3", oathsworn.place)
    found: dict[tuple[int, int], str] = {}
    for option in options:
        why = GAME.warning(bench.battle, oathsworn.seat, decision, option)
        if option.verb == "play" and why is not None:
            found[option.what, option.where] = why.message
    return found


@rule("OS-7.7.5")
@pytest.mark.parametrize("name", CLASSES)
def test_no_mind_plays_a_card_for_nothing(name: str) -> None:
    """A boss far away gives them something to think of."""
    bench = alone(name)
    bench.boss("0,-6")
    oathsworn = bench.battle.company[0]
    options = turn_options(bench.battle, oathsworn)
    decision = ask(oathsworn.seat, "turn", options, "OS-7.1.3", oathsworn.place)
    for place in GAME.promising(bench.battle, decision):
        option = options[place]
        if option.verb == "play":
            line = lines_of(bench.battle, option.what)[option.where]
            deed = deed_of(oathsworn, option.what)
            assert line.effect.possible(bench.battle, deed), bench.battle.cards[option.what].key
