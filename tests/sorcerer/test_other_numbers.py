"""What was left when cards had other numbers is played on with those of today."""

from typing import Any

import msgspec
import pytest

from questhall.bots import make_bot
from questhall.games.sorcerer import GAME
from questhall.games.sorcerer.rules.numbers import life_of
from questhall.games.sorcerer.rules.other_numbers import keep_alive
from questhall.games.sorcerer.state.arena import Arena
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.kernel.saves import BadSave, Save, load, read, save
from questhall.lab.playing import play_out
from tests.marks import rule
from tests.sorcerer.bench import Bench

OTHER_EDITION = "1 0badc0de"
DEADLY = 9


def with_a_deadly_wound() -> tuple[Save, int]:
    """A save that begins with its position, in which a minion has more damage than Life; and it."""
    match = Match.start(GAME, Setup("duel", 2), "wounded")
    play_out(match, [make_bot("greedy", str(seat)) for seat in range(2)], 30)
    record = read(save(match))
    wounded: dict[str, Any] = next(
        minion
        for field in record.checkpoint.state["fields"]
        for side in field["sides"]
        for minion in side["minions"]
    )
    wounded["damage"] = DEADLY
    record.origin, record.checkpoint.at = record.checkpoint.state, 0
    record.choices, record.branches = [], []
    return record, wounded["card"]


@rule("SO-8.1.4")
def test_a_minion_with_less_life_than_it_had_stays_alive() -> None:
    record, card = with_a_deadly_wound()
    record.version = OTHER_EDITION
    match = load(msgspec.json.encode(record), GAME)
    assert isinstance(match.state, Arena)
    minion = match.state.minion(card)
    assert minion is not None
    assert (minion.damage, life_of(match.state, minion)) == (DEADLY, DEADLY + 1)
    assert GAME.faults(match.state) == []


def test_under_its_own_numbers_nobody_is_alive_with_such_a_wound() -> None:
    record, _ = with_a_deadly_wound()
    with pytest.raises(BadSave, match="impossible position"):
        load(msgspec.json.encode(record), GAME)


def test_who_is_alive_without_help_keeps_their_numbers() -> None:
    bench = Bench()
    hurt, weighed_down = bench.minion(0, life=3, damage=2), bench.minion(1, life=1)
    bench.attach(weighed_down, life=-1)
    keep_alive(bench.arena)
    assert (hurt.extra_life, weighed_down.extra_life) == (0, 1)
    assert (life_of(bench.arena, hurt), life_of(bench.arena, weighed_down)) == (3, 1)
