"""A reaction is offered only if something comes of it, whatever card it is on (OS-7.7.4)."""

import pytest

from questhall.games.oathsworn.effects.attacking import Redirect
from questhall.games.oathsworn.effects.gaining import ChangeStat
from questhall.games.oathsworn.effects.structure import Then
from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.cards import Effect, Line
from questhall.games.oathsworn.state.deeds import Blow, Deed
from tests.marks import rule, ruling

from .bench import Bench


def parts(effect: Effect) -> list[Effect]:
    if not isinstance(effect, Then):
        return [effect]
    return [each for part in effect.parts for each in parts(part)]


def lines_of(thing: object, depth: int = 3) -> list[Line]:
    """All that can be used on a card, a board or a companion."""
    if isinstance(thing, Line):
        return [thing]
    if isinstance(thing, list):
        return [line for each in thing for line in lines_of(each, depth)]
    if depth == 0 or not hasattr(thing, "__dict__"):
        return []
    return [line for each in vars(thing).values() for line in lines_of(each, depth - 1)]


def lines_that_redirect() -> dict[str, Line]:
    """All by which one takes a blow for somebody else, and gets no more than defense for it."""
    found: dict[str, Line] = {}
    for key, printed in library().everything.items():
        for number, line in enumerate(lines_of(printed)):
            does = parts(line.effect)
            redirects = any(isinstance(part, Redirect) for part in does)
            if redirects and all(isinstance(part, (Redirect, ChangeStat)) for part in does):
                found[f"{key} {number}"] = line
    return found


@rule("OS-7.7.4")
@ruling("OS-R68")
@pytest.mark.parametrize("key", sorted(lines_that_redirect()))
def test_nobody_takes_a_blow_that_another_has_taken(key: str) -> None:
    effect = lines_that_redirect()[key].effect
    bench = Bench()
    boss = bench.boss("0,0")
    ranger, warden = bench.stand("ranger", "0,2"), bench.stand("warden", "1,2")
    priest = bench.stand("priest", "1,3")
    deed = Deed(warden.id, bench.oathsworn("warden").place)
    deed.subject = ranger.id
    deed.blow = Blow([boss.id], [ranger.id], [0, 0, 1, 0])
    assert effect.possible(bench.battle, deed)
    deed.blow.targets, deed.blow.redirected = [priest.id], True
    assert not effect.possible(bench.battle, deed)


def test_there_are_several_such_cards() -> None:
    assert len(lines_that_redirect()) >= 8
