"""What lasts can be saved and read again: it is kept as the expression that made it."""

import pytest

from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.state.adventure import Adventure
from questhall.games.sword_and_sorcery.state.attacks import Deed
from questhall.kernel import scribe
from questhall.kernel.codec import state_hash
from questhall.kernel.games import Setup
from questhall.kernel.match import Match

from .bench import effect

LASTING = (
    "next_attack(hits(1), pay(lethal(all), skill=2), only=category(bow))",
    "near_attacks(hits(1), within=1, uses=1)",
    "place(snare, lose_hp(2), afflict(stun))",
)


@pytest.mark.parametrize("text", LASTING)
def test_a_boon_survives_saving(text: str) -> None:
    match = Match.start(GAME, Setup("quest", 2, {"quest": "q0"}), "boons", listen=False)
    while match.pending[0].prompt in ("muster", "start-area", "gain-power"):
        match.answer(0, 0, match.pending[0].seats[0])
    adventure = match.state
    assert isinstance(adventure, Adventure)
    list(effect(text).resolve(adventure, Deed(0)))
    read = scribe.read(scribe.write(adventure, GAME), GAME)
    assert isinstance(read, Adventure)
    assert state_hash(read) == state_hash(adventure)
    kept, again = adventure.boons[0].printed, read.boons[0].printed
    assert (again.key, again.role, again.until, again.uses) == (
        *(kept.key, kept.role, kept.until, kept.uses),
    )
    assert len(again.effects) == len(kept.effects)
    assert len(again.paid) == len(kept.paid)


def test_nobody_is_believed_who_makes_boons_up() -> None:
    for key in ("heal(2)", "no such word(", "next_attack(fly)"):
        with pytest.raises(LookupError):
            GAME.content(key)
