"""Whoever changes a position in a save is refused, or plays on in one that can be played."""

import random

import msgspec
import pytest

from questhall.games.gloomhaven import GAME as GLOOMHAVEN
from questhall.games.mage_knight import GAME as MAGE_KNIGHT
from questhall.games.oathsworn import GAME as OATHSWORN
from questhall.games.sorcerer import GAME as SORCERER
from questhall.games.sword_and_sorcery import GAME as SWORD_AND_SORCERY
from questhall.kernel.chance import Chance
from questhall.kernel.codec import to_plain
from questhall.kernel.games import Game, Setup
from questhall.kernel.match import Match
from questhall.kernel.saves import BadSave, Save, load, read, save
from questhall.server.seal import Seal
from tests.sampling import runs_all

from .changing import with_a_change

CHANGES = 200 if runs_all() else 60
CHOICES_AFTERWARDS = 30
GAMES = [
    pytest.param(SORCERER, Setup("duel", 2), id="sorcerer"),
    pytest.param(MAGE_KNIGHT, Setup("quest", 2), id="mage_knight"),
    pytest.param(GLOOMHAVEN, Setup("party", 2), id="gloomhaven"),
    pytest.param(OATHSWORN, Setup("encounter", 2), id="oathsworn"),
    pytest.param(OATHSWORN, Setup("story", 2), id="oathsworn-story"),
    pytest.param(SWORD_AND_SORCERY, Setup("quest", 2), id="sword_and_sorcery"),
]


def play(match: Match, chance: Chance, choices: int) -> None:
    """At random, so many choices or to the end."""
    for _ in range(choices):
        if match.over:
            return
        decision = match.pending[chance.below("question", len(match.pending))]
        able = [seat for seat in decision.seats if decision.options_for(seat)]
        seat = able[chance.below("seat", len(able))]
        options = decision.options_for(seat)
        match.take(seat, options[chance.below("option", len(options))])


def saves_of(game: Game, setup: Setup) -> list[Save]:
    """Honest games, each as if it had begun with the position that it has come to."""
    found = []
    for choices in (0, 8, 60, 150):
        match = Match.start(game, setup, f"honest {choices}")
        play(match, Chance(str(choices)), choices)
        record = read(save(match))
        record.origin = to_plain(match.checkpoints[-1].state)
        record.choices, record.branches = [], []
        record.checkpoint.at = 0
        found.append(record)
    return found


def changed(record: Save, dice: random.Random) -> tuple[Save, str]:
    """The save with one thing changed, and what."""
    origin, told = with_a_change(record.origin, dice)
    checkpoint = msgspec.structs.replace(record.checkpoint, state=origin)
    return msgspec.structs.replace(record, origin=origin, checkpoint=checkpoint), told


@pytest.mark.parametrize(("game", "setup"), GAMES)
@pytest.mark.parametrize("seed", [1])
def test_a_changed_position_is_refused_or_can_be_played(
    game: Game, setup: Setup, seed: int
) -> None:
    """The hash is left out of it, as under other rules: whoever changes it works it out anew."""
    dice = random.Random(seed)
    honest = saves_of(game, setup)
    refused = 0
    for number in range(CHANGES):
        record, told = changed(dice.choice(honest), dice)
        data = msgspec.json.encode(msgspec.structs.replace(record, version="other"))
        try:
            match = load(data, game)
        except BadSave:
            refused += 1
            continue
        try:
            play(match, Chance(str(number)), CHOICES_AFTERWARDS)
        except Exception as fault:
            raise AssertionError(f"seed {seed}, change {number}: {told}") from fault
    assert refused > CHANGES / 3


@pytest.mark.parametrize(("game", "setup"), GAMES)
def test_no_server_believes_a_position_that_it_has_not_signed(game: Game, setup: Setup) -> None:
    dice = random.Random(2)
    ours, theirs = Seal("ours"), Seal("theirs")
    for honest in saves_of(game, setup):
        for record in (honest, *(changed(honest, dice)[0] for _ in range(20))):
            data = msgspec.json.encode(record)
            ours.need_true(ours.put_on(data))
            for strange in (data, theirs.put_on(data)):
                with pytest.raises(BadSave, match="only on the server that it comes from"):
                    ours.need_true(strange)
