"""Dice with named faces."""

from collections import Counter

import pytest

from questhall.kernel.chance import Chance
from questhall.kernel.dice import Die
from tests.kernel.tray import Tray

RED = Die("red", ["miss", "miss", "hit", "hit skill", "hit", "skill skill"])


def tray(seed: str = "dice") -> Tray:
    return Tray(Chance(seed), "begin", 2)


def test_faces_are_numbered_as_they_first_appear() -> None:
    assert RED.faces == ["miss", "hit", "hit skill", "skill skill"]
    assert RED.sides == [0, 0, 1, 2, 1, 3]
    assert RED.face("hit skill") == 2
    with pytest.raises(ValueError, match="no side of the die shows 'crown', only miss, hit"):
        RED.face("crown")


def test_a_face_may_show_several_symbols() -> None:
    assert [RED.symbols(face) for face in (0, 2, 3)] == [
        ["miss"],
        ["hit", "skill"],
        ["skill", "skill"],
    ]


def test_a_throw_is_one_piece_of_news_however_many_dice() -> None:
    state = tray()
    assert RED.roll(state) in range(4)
    assert len(RED.roll_some(state, 5)) == 5
    assert (RED.roll_some(state, 0), state.marks) == ([], 2)


def test_a_new_face_replaces_the_old_one() -> None:
    state = tray()
    RED.rig(state.chance, ["miss", "hit", "miss", "skill skill"])
    rolled = RED.roll_some(state, 3)
    RED.reroll(state, rolled, 0)
    assert ([RED.faces[face] for face in rolled], state.marks) == (
        ["skill skill", "hit", "miss"],
        2,
    )


def test_each_side_is_equally_likely() -> None:
    counts = Counter(RED.roll_some(tray("six thousand"), 6000))
    assert [round(counts[face] / 1000) for face in range(4)] == [2, 2, 1, 1]


def test_dice_of_different_kinds_follow_different_streams() -> None:
    state, alone = tray(), tray()
    blue = Die("blue", ["shield", "miss"])
    mixed: list[int] = []
    for _ in range(10):
        mixed.append(RED.roll(state))
        blue.roll(state)
    assert mixed == RED.roll_some(alone, 10)
