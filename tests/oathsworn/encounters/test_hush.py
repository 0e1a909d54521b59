"""The fifth encounter: the hunter lies hidden, leaps, vanishes and is flushed."""

import pytest

from questhall.games.oathsworn.printed.clearing import place_named
from questhall.games.oathsworn.printed.might import Side
from questhall.games.oathsworn.rules.attack.aiming import suspected
from questhall.games.oathsworn.rules.board.numbers import defense_of, might_of
from questhall.games.oathsworn.rules.lairs import hexes_of_lair, open_lairs
from questhall.games.oathsworn.state.figures import Figure
from questhall.games.oathsworn.view.view import view
from tests.marks import rule, ruling
from tests.oathsworn.encounters.field import Field, set_up

JAWS, RIGHT, LEFT, LEFT_HIND, HIND, DRUMS = range(6)
SOFT = "r:2 r:2 r:b r:b r:b r:b y:b"  # 4: the Warden (4) loses 1


def field_with(warden: str = "-1,0", lair: str = "thicket_1") -> tuple[Field, Figure]:
    """The hunter in the western thicket, the Warden in the middle."""
    field = Field("hush")
    field.lurk_in(lair)
    field.stand("warden", warden)
    (hunter,) = field.battle.lurking()
    return field, hunter


def in_the_open(warden: str = "0,2", at: str = "0,-1") -> tuple[Field, Figure]:
    field, hunter = field_with(warden)
    hunter.lurking = False
    field.battle.empty_lairs += field.battle.lair_cards
    field.battle.lair_cards = []
    return field, field.boss(at)


@rule("OS-8.12.2")
@pytest.mark.parametrize("card", ["hush_1", "hush_2", "hush_10"])
def test_it_leaps_bites_and_vanishes(card: str) -> None:
    field, hunter = field_with()
    field.foes_draw(SOFT)
    field.play(card)
    assert field.hp("warden") == [5]
    assert hunter.lurking
    assert field.at(hunter) == "gone"
    assert field.status("warden", "bleed") == (0 if card == "hush_2" else 1)
    assert field.status("warden", "crippled") == (1 if card == "hush_10" else 0)
    assert (field.places("warden") != ["-1,0"]) == (card == "hush_2")


@rule("OS-7.5.4")
def test_it_drags_its_prey_to_the_edge() -> None:
    field, hunter = field_with("0,1")
    field.foes_draw(SOFT)
    field.play("hush_3")
    assert field.hp("warden") == [5]
    assert field.places("warden") == ["0,4"]
    assert not hunter.lurking


def test_listening_it_wears_down_the_lonely() -> None:
    field, _ = field_with()
    field.stand("priest", "4,0")
    field.stand("ranger", "4,-1")
    field.play("hush_4")
    assert field.hp("warden", "priest", "ranger") == [5, 6, 6]
    field, hunter = in_the_open()
    field.play("hush_4")
    assert len(field.told("struck")) == 1
    assert hunter.lurking


@rule("OS-13.4.1")
@pytest.mark.parametrize(("card", "bleeds"), [("hush_5", 0), ("hush_13", 1)])
def test_a_raking_pass(card: str, bleeds: int) -> None:
    field, hunter = field_with("-2,0")
    field.foes_draw(SOFT)
    field.play(card)
    assert field.hp("warden") == [5]
    assert field.status("warden", "bleed") == bleeds
    assert hunter.lurking == (card == "hush_5")


@rule("OS-13.2.1")
def test_a_throat_hold() -> None:
    field, _ = field_with()
    field.foes_draw(SOFT)
    field.play("hush_6")
    cage = field.oathsworn("warden").cage
    assert cage is not None
    assert cage.difficulty == 6
    field.battle.round += 1
    field.end_round()
    assert field.hp("warden") == [4]


@pytest.mark.parametrize(("card", "left"), [("hush_7", 1), ("hush_14", 0)])
def test_it_follows_the_scent_of_blood(card: str, left: int) -> None:
    field, _ = field_with("-1,0")
    field.stand("priest", "0,0")
    field.give("priest", "bleed")
    field.foes_draw("r:b r:b r:b r:b r:b r:b y:b k:b k:b")
    field.play(card)
    assert field.struck() == [field.figure("priest").id]
    assert field.status("priest", "bleed") == left
    assert field.hp("priest") == [5]
    (damage,) = field.told("damage")
    assert damage.where == (1 if card == "hush_7" else 2)


def test_a_false_rustle_behind_the_farthest() -> None:
    field, hunter = field_with("-2,0")
    field.stand("priest", "1,0")
    field.play("hush_8")
    assert field.figure("priest").id in [event.what for event in field.told("damage")]
    assert hunter.lurking


def test_down_from_the_boughs() -> None:
    field, hunter = field_with("-1,0")
    field.stand("priest", "-1,1")
    field.foes_draw(SOFT)
    field.play("hush_9")
    assert len(field.told("damage")) == 2
    assert not hunter.lurking


def test_no_more_hiding() -> None:
    field, hunter = field_with("-1,0")
    field.stand("priest", "1,0")
    field.play("hush_11")
    assert len(field.told("struck")) == 2
    assert not hunter.lurking


def test_the_silence_breaks() -> None:
    field, _ = field_with("-1,0")
    field.foes_draw(SOFT)
    animus = field.oathsworn("warden").animus
    field.play("hush_12")
    assert field.hp("warden") == [5]
    assert field.oathsworn("warden").animus == animus - 1


def test_the_last_leap_draws_a_black_card_more() -> None:
    field, _ = field_with("-2,0")
    field.stand("priest", "1,0")
    field.play("hush_15")
    assert field.struck() == [field.figure("priest").id]
    assert field.foes_drew()[3] == 1


# -- the board -------------------------------------------------------------------


def test_its_lair_is_nobodys_knowledge() -> None:
    field, hunter = field_with()
    views = []
    for lair in ("thicket_1", "thicket_3"):
        field.lurk_in(lair)
        views.append(view(field.battle, 0))
    assert views[0] == views[1]
    assert [each.empty for each in views[0].lairs] == [False] * 4
    assert views[0].figures[-1].hex == ""
    assert hunter not in field.battle.enemies_of(field.figure("warden"))


@rule("OS-8.3.3")
def test_it_looks_for_whoever_is_most_alone() -> None:
    field, _ = field_with("2,0")
    field.stand("priest", "-1,0")
    field.stand("ranger", "-1,1")
    field.play("hush_2")
    assert field.struck() == [field.figure("warden").id]


@ruling("OS-R74")
def test_whoever_hides_is_not_the_one_it_takes() -> None:
    field, _ = field_with("2,0")
    field.figure("warden").hidden = True
    field.stand("priest", "-1,0")
    field.stand("ranger", "-1,1")
    field.play("hush_2")
    assert field.struck() != [field.figure("warden").id]


def test_whom_it_chose_is_not_told_while_it_lies_hidden() -> None:
    field, _ = field_with()
    field.play("hush_4")
    assert field.told("targets") == []
    field.play("hush_2")
    assert len(field.told("targets")) == 1


@pytest.mark.parametrize(("friends", "red"), [(1, 6), (2, 5)])
def test_from_nowhere_it_strikes_harder_unless_friends_are_near(friends: int, red: int) -> None:
    field, _ = field_with("-1,0")
    for name, at in list(zip(("priest", "ranger"), ("-1,1", "0,0"), strict=True))[:friends]:
        field.stand(name, at)
    field.play("hush_2")
    assert field.foes_drew()[2] == red


def test_in_the_open_it_strikes_as_usual() -> None:
    field, _ = in_the_open()
    field.play("hush_2")
    assert field.foes_drew()[2] == 5


def test_a_thicket_with_somebody_or_fire_in_it_is_closed() -> None:
    field, hunter = in_the_open("-5,0")
    field.tile("fire", "3,-4")
    keys = [field.battle.lair(card).key for card in open_lairs(field.battle)]
    assert keys == ["thicket_3", "thicket_4"]
    field.play("hush_1")
    assert hunter.lurking
    assert {field.battle.lair(card).key for card in field.battle.lair_cards} == set(keys)


@pytest.mark.parametrize("reason", ["drums", "closed", "reaction"])
def test_when_it_cannot_vanish(reason: str) -> None:
    field, hunter = in_the_open()
    if reason == "drums":
        hunter.dice[DRUMS] = 0
    if reason == "closed":
        field.tile("fire", "-5,0", "3,-5", "-4,5", "5,0")
    if reason == "reaction":
        field.react("hush_2", "warden", hunter)
    else:
        field.play("hush_2")
    assert not hunter.lurking


def test_who_beats_the_brush_flushes_it_or_finds_nothing() -> None:
    field, hunter = field_with("-3,0")
    field.stand("priest", "3,0")
    field.act("priest", "beat_the_brush")
    assert len(field.battle.empty_lairs) == 1
    assert field.actions("priest") == []
    field.battle.board_actions[0] = []
    field.act("warden", "beat_the_brush")
    assert field.at(hunter) == "-5,0"
    assert field.looks(hunter) == "SE"
    assert defense_of(field.battle, hunter) == 2
    assert field.actions("warden") == []
    field.end_round()
    assert defense_of(field.battle, hunter) == 3


@rule("OS-13.1.2")
def test_an_area_attack_on_its_lair_drives_it_out() -> None:
    field, hunter = field_with("-2,0")
    assert suspected(field.battle) >> place_named("5,0") & 1
    field.do(field.attack("warden", "attack(circle, unseen, range=3)"), "area-at:-4,0")
    assert field.at(hunter) == "-5,0"
    assert field.battle.might_deck(Side.COMPANY, 0).discard == []


def test_an_area_attack_on_an_empty_thicket_does_not() -> None:
    field, hunter = field_with("-2,0", "thicket_4")
    field.do(field.attack("warden", "attack(circle, unseen, range=3)"), "area-at:-4,0")
    assert hunter.lurking


@rule("OS-8.8.2")
@pytest.mark.parametrize(
    ("part", "card"), [(JAWS, "hush_2"), (RIGHT, "hush_4"), (HIND, "hush_8"), (DRUMS, "hush_12")]
)
def test_broken_parts_weaken_attacks_with_their_icon(part: int, card: str) -> None:
    drawn: list[int] = []
    for die in (6, 0):
        field, hunter = in_the_open("0,1")
        hunter.dice[part] = die
        field.play(card)
        drawn.append(sum(field.foes_drew()))
    assert drawn[1] == drawn[0] - 1


def test_what_the_story_changes() -> None:
    plain = set_up("hush")
    assert (len(plain.lair_cards), plain.empty_lairs, plain.bosses()) == (4, [], [])
    read = set_up("hush", "c05_tracks_read")
    assert (len(read.lair_cards), len(read.empty_lairs)) == (2, 2)
    lit = set_up("hush", "lamps_relit")
    assert [lit.lair(card).key for card in lit.empty_lairs] == ["thicket_4"]
    assert hexes_of_lair(lit, lit.empty_lairs[0]) & lit.tile_mask(0)
    fed = set_up("hush", "c05_meat_laid")
    assert might_of(fed, fed.lurking()[0]) == [0, 1, 4, 0]
