"""What was begun with a pack opens again where it is. The files are left for who has it not."""

import os
from pathlib import Path

from questhall.bots.playing import play_by_hunch
from questhall.conformance import Journey
from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.state.adventure import Adventure
from questhall.kernel.chain_file import read_chain, read_file, write_chain
from questhall.kernel.chance import Chance
from questhall.kernel.codec import state_hash
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.kernel.packs import SHELF
from questhall.kernel.saves import load, save

LEFT = Path(os.environ[SHELF]).parent


def test_a_table_opens_again() -> None:
    setup = Setup("quest", 2, {"quest": "frost:pass"}, ("frost",))
    match = Match.start(GAME, setup, "kept")
    play_by_hunch(match, Chance("kept"), 20)
    assert not match.over
    data = save(match)
    again = load(data, GAME)
    assert state_hash(again.state) == state_hash(match.state)
    assert again.setup.packs == ("frost",)
    assert isinstance(again.state, Adventure)
    assert again.state.rules.packs == ["frost"]
    (LEFT / "table.save").write_bytes(data)


def test_a_campaign_opens_again() -> None:
    journey = Journey(GAME, Setup("company", 2, packs=("frost",)), "kept", links=2)
    data = write_chain(journey.chain)
    again = read_chain(read_file(data), GAME)
    assert again.packs == ("frost",)
    assert [each.key for each in again.offers()] == [each.key for each in journey.chain.offers()]
    (LEFT / "campaign").write_bytes(data)
