"""Items that are used before or after the own draw (OS-7.16)."""

import pytest

from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.rules.turn.turns import end_turn
from tests.marks import rule
from tests.oathsworn.bench import Bench
from tests.oathsworn.gear import (
    added_damage,
    calm,
    empower_points,
    equip,
    offered,
    strike,
    use,
)

# Before the draw: damage, empower points, and on what condition.
BEFORE_DRAW = {
    "hatchet": (0, 2, ""),
    "felling_axe": (1, 0, ""),
    "cudgel": (1, 0, "hurt"),
    "bone_knife": (1, 0, "rear"),
    "short_bow": (0, 2, "three away"),
    "whetstone": (1, 0, ""),
    "bark_splitter": (1, 0, "target at a tree"),
    "reed_cutter": (1, 0, "two cards on 1"),
    "boathook_axe": (0, 2, ""),
    "piledriver": (2, 0, "standing still"),
    "thresher_hatchet": (1, 0, "attacked before"),
    "barn_axe": (0, 3, ""),
    "straw_knife": (2, 0, "rear"),
    "hedge_bow": (1, 0, "at a tree"),
    "stalkers_falchion": (0, 2, "moved three"),
    "boulder_maul": (2, 0, ""),
    "yew_longbow": (2, 0, "four away"),
    "falconers_hood": (0, 3, ""),
    "clapper_sword": (2, 0, "attacked before"),
    "rope_cutter": (3, 0, "at a minion"),
    "gnawed_femur": (1, 0, "two enemies beside"),
    "uprooter_tusk": (2, 0, "moved three"),
    "stilt_axe": (2, 0, "at a large one"),
    "hush_claw": (0, 3, "rear"),
    "twelfth_stroke": (3, 0, "two cards on 3"),
}
# Which of them are ranged.
BOWS = ("short_bow", "hedge_bow", "yew_longbow")


def scene(situation: str, holds: bool, ranged: bool) -> Bench:
    """The Warden and a target, with or without what the item asks for."""
    bench = Bench()
    calm(bench)
    away = {"three away": 3, "four away": 4}.get(situation, 1)
    if not holds and away > 1:
        away -= 1
    target_is_minion = situation == "at a minion" if holds else situation == "at a large one"
    if target_is_minion or situation in ("two enemies beside", "three away", "four away"):
        bench.rat("0,0").hp = 50
        bench.stand("warden", f"0,{away}")
    else:
        facing = "N" if situation == "rear" and holds else "S"
        bench.boss("0,0", facing)
        bench.stand("warden", "0,4" if ranged else "0,2")
    warden = bench.oathsworn("warden")
    if situation == "hurt":
        bench.figure("warden").hp = 4 if holds else 5
    elif situation == "target at a tree":
        bench.trees("0,-2" if holds else "0,-3")
    elif situation == "at a tree":
        bench.trees("1,3" if holds else "3,1")
    elif situation.startswith("two cards on"):
        cards = warden.hand[: 2 if holds else 1]
        warden.hand = warden.hand[len(cards) :]
        warden.cooldown[int(situation[-1])] += cards
    elif situation == "standing still":
        bench.battle.hexes_moved = 0 if holds else 1
    elif situation == "moved three":
        bench.battle.hexes_moved = 3 if holds else 2
    elif situation == "attacked before":
        warden.attacks = 1 if holds else 0
    elif situation == "two enemies beside" and holds:
        bench.rat("1,0")
    return bench


@rule("OS-7.16.1", "OS-7.12.1")
@pytest.mark.parametrize("key", BEFORE_DRAW)
def test_before_the_draw(key: str) -> None:
    damage, empower, situation = BEFORE_DRAW[key]
    bench = scene(situation, True, key in BOWS)
    card = equip(bench, "warden", key)
    strike(bench, "warden", *_choose(bench, situation), f"play:{card}")
    assert (added_damage(bench), empower_points(bench)) == (damage, empower)
    _lies_where_it_belongs(bench, card, key)
    if situation:
        bench = scene(situation, False, key in BOWS)
        card = equip(bench, "warden", key)
        strike(bench, "warden")
        assert not offered(bench, card)


def _choose(bench: Bench, situation: str) -> list[str]:
    rats = [figure.id for figure in bench.battle.minions()]
    return [f"target:{rats[0]}"] if situation == "two enemies beside" else []


def _lies_where_it_belongs(bench: Bench, card: int, key: str) -> None:
    """On its position, or face down (OS-7.16.2, OS-7.16.3)."""
    printed = library().items[key]
    warden = bench.oathsworn("warden")
    pile = warden.face_down if printed.cooldown < 0 else warden.cooldown[printed.cooldown]
    assert card in pile
    assert printed.line is not None
    assert warden.animus == warden.board.max_animus - printed.line.cost


@rule("OS-7.11.1")
@pytest.mark.parametrize(("key", "letter"), [("stump_axe", "y"), ("root_cleaver", "r")])
def test_a_card_more_in_the_draw(key: str, letter: str) -> None:
    bench = scene("", True, False)
    card = equip(bench, "warden", key)
    colour = {"y": "yellow", "r": "red"}[letter]
    strike(bench, "warden", f"play:{card}")
    values = bench.told("drew")[-1].values or []
    of_colour = [code for code in values if code // 1000 == {"yellow": 1, "red": 2}[colour]]
    assert len(of_colour) == library().items[key].might[{"yellow": 1, "red": 2}[colour]] + 1


# After the draw: how many free redraws, and on what condition.
REDRAWS = {
    "short_sword": (1, ""),
    "long_sword": (2, ""),
    "rabbit_skinner": (1, "moved two"),
    "heron_bow": (2, "at water"),
    "glass_lens": (1, ""),
    "night_sword": (2, ""),
    "belfry_dirk": (1, ""),
    "tower_bow": (2, ""),
    "nest_branch": (1, ""),
    "listening_bow": (2, ""),
}


def redraw_scene(key: str, holds: bool) -> tuple[Bench, int]:
    bench = scene("", True, library().items[key].range > 0)
    _, situation = REDRAWS[key]
    if situation == "moved two":
        bench.battle.hexes_moved = 2 if holds else 1
    elif situation == "at water":
        bench.tile("water", "0,3" if holds else "0,2")
    return bench, equip(bench, "warden", key)


@rule("OS-7.11.6", "OS-7.11.8")
@pytest.mark.parametrize("key", REDRAWS)
def test_redraws_after_the_draw(key: str) -> None:
    count, situation = REDRAWS[key]
    bench, card = redraw_scene(key, True)
    strike(bench, "warden", "", f"play:{card}", *["redraw"] * count)
    assert len(bench.told("redrew")) == count
    if situation:
        bench, card = redraw_scene(key, False)
        strike(bench, "warden")
        assert not offered(bench, card)


@rule("OS-7.11.6")
def test_only_white_cards_are_drawn_anew() -> None:
    bench = scene("", True, False)
    card = equip(bench, "warden", "knotted_staff")
    strike(bench, "warden", "", f"play:{card}", "redraw:white")
    (event,) = bench.told("redrew")
    assert event.what // 1000 == 0


@rule("OS-7.11.6", "OS-7.11.4")
def test_only_blanks_are_drawn_anew() -> None:
    bench = scene("", True, False)
    card = equip(bench, "warden", "felt_mace")
    bench.draw("r:b w:b r:2 w:1")
    strike(bench, "warden", "", f"play:{card}", "redraw:red", "redraw:white")
    assert [event.what % 1000 for event in bench.told("redrew")] == [0, 0]
    assert not bench.told("missed")
    bench = scene("", True, False)
    card = equip(bench, "warden", "felt_mace")
    strike(bench, "warden")
    assert not offered(bench, card)


@rule("OS-7.11.4")
def test_a_blank_counts_as_a_one() -> None:
    bench = scene("", True, False)
    card = equip(bench, "warden", "ash_flail")
    bench.draw("r:b w:b")
    strike(bench, "warden", "", f"play:{card}")
    assert not bench.told("missed")
    assert bench.told("damage")[-1].where == 1


@rule("OS-7.9.2")
@pytest.mark.parametrize(("key", "reach", "empower"), [("road_spear", 2, 0), ("heron_beak", 3, 1)])
def test_the_next_attack_reaches_farther(key: str, reach: int, empower: int) -> None:
    bench = Bench()
    calm(bench)
    bench.rat("0,0").hp = 50
    bench.stand("warden", f"0,{reach}")
    card = equip(bench, "warden", key)
    use(bench, "warden", card)
    strike(bench, "warden")
    assert (len(bench.told("damage")), empower_points(bench)) == (1, empower)
    bench.do(bench.attack("warden"))
    assert len(bench.told("damage")) == 1  # only the next one
    bench = Bench()
    bench.rat("0,0").hp = 50
    bench.stand("warden", f"0,{reach}")
    use(bench, "warden", equip(bench, "warden", key))
    end_turn(bench.battle)
    bench.do(bench.attack("warden"))
    assert not bench.told("damage")  # and only this turn
