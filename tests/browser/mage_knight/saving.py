"""Positions of the workbench as save files."""

from questhall.games.mage_knight import GAME
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.kernel.saves import save
from tests.browser.sealing import sealed
from tests.mage_knight.bench import Bench

SETUP = GAME.checked(Setup("quest", 1, {"scenario": "first_reconnaissance"}))


def saved(bench: Bench) -> bytes:
    return sealed(save(Match.resume(GAME, SETUP, "workbench", bench.realm.clone())))
