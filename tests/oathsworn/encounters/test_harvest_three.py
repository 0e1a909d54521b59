"""The fourth encounter: three bodies, husks, seed and cages."""

import pytest

from questhall.boards.masks import NOWHERE
from questhall.games.oathsworn.effects.foes import Advance, TurnFront, TurnRear
from questhall.games.oathsworn.printed.cards import Effect, Fixed
from questhall.games.oathsworn.printed.clearing import place_named
from questhall.games.oathsworn.rules.board.breaking import Break, draw_reactions
from questhall.games.oathsworn.rules.board.displacing import knock_back
from questhall.games.oathsworn.rules.board.harm import lose_hp
from questhall.games.oathsworn.rules.board.numbers import defense_of, might_of
from questhall.games.oathsworn.rules.boss.stage_cards import carry_out
from questhall.games.oathsworn.rules.selecting import Chosen, Group
from questhall.games.oathsworn.rules.turn.moving import go, land_on
from questhall.games.oathsworn.state.deeds import Deed
from questhall.games.oathsworn.state.figures import Figure
from questhall.kernel.decisions import NOTHING
from tests.marks import rule
from tests.oathsworn.encounters.field import Field, gone, set_up

SOFT = "r:2 r:2 y:b"  # 4: the Warden (4) loses 1


class Three(Field):
    """The three bodies far from each other, the Warden and the Priest among them."""

    def __init__(self, warden: str = "0,1", priest: str = "0,4") -> None:
        super().__init__("harvest_three")
        self.mower = self.boss("0,-2", key="mower")
        self.sower = self.boss("-6,1", key="sower")
        self.binder = self.boss("6,-4", key="binder")
        self.stand("warden", warden)
        self.stand("priest", priest)

    def targets(self) -> list[tuple[int, int]]:
        return [(event.what, event.where) for event in self.told("struck")]

    def id(self, name: str) -> int:
        return self.figure(name).id

    def seeds(self) -> int:
        return len([t for t in self.battle.tiles if t.kind == self.battle.encounter.tile("seed")])


@rule("OS-8.3.3", "OS-7.15.11")
def test_the_first_swathe() -> None:
    field = Three()
    field.play("harvest_1")
    assert field.targets() == [(field.mower.id, field.id("warden"))]
    assert field.seeds() == 2
    around = field.battle.tiles[0].cells[0]
    assert around in (place_named("0,3"), place_named("-1,4"), place_named("1,3"))


@rule("OS-8.2.1")
@pytest.mark.parametrize("word", [Advance(Fixed(5), Chosen(Group.TARGET)), TurnFront(), TurnRear()])
def test_a_body_that_was_beaten_on_its_own_card_does_no_more(word: Effect) -> None:
    field = Three()
    deed = Deed(field.mower.id)
    deed.target = field.id("warden")
    field.mower.place = NOWHERE
    field.do(word.resolve(field.battle, deed))
    assert not field.mower.on_board


def test_rope_and_blade() -> None:
    field = Three(priest="6,-1")
    field.figure("warden").hp = 5
    field.foes_draw("r:3 r:3 y:3")
    field.play("harvest_2")
    attacks = [(field.binder.id, field.id("priest")), (field.mower.id, field.id("warden"))]
    assert field.targets() == attacks
    assert field.status("priest", "crippled") == 1


def test_broadcast() -> None:
    field = Three(priest="-3,4")
    field.stand("ranger", "-5,5")
    field.figure("warden").place = -1
    field.play("harvest_3")
    assert field.targets()[0][0] == field.sower.id
    assert field.seeds() == 1
    assert field.at(field.binder) != "6,-4"


@rule("OS-13.6.1", "OS-8.7.9")
def test_a_long_stroke() -> None:
    field = Three()
    field.foes_draw(SOFT)
    field.stand("priest", "-4,2")
    field.play("harvest_4")
    assert field.hp("warden") == [5]
    assert field.places("warden") == ["0,2"]
    assert field.at(field.sower) != "-6,1"


def test_gathering_in() -> None:
    field = Three(warden="6,-1", priest="0,4")
    field.figure("priest").hp = 3
    field.play("harvest_5")
    assert field.targets() == [(field.binder.id, field.id("warden"))]
    assert field.places("warden") == ["6,-3"]
    assert field.at(field.mower) != "0,-2"
    assert field.at(field.sower) != "-6,1"


def test_a_double_swathe() -> None:
    field = Three(priest="2,0")
    field.play("harvest_6")
    assert field.targets() == [
        (field.mower.id, field.id("warden")),
        (field.mower.id, field.id("priest")),
    ]
    assert field.seeds() == 1


@rule("OS-13.1.2")
def test_seed_hail_falls_on_all_around_the_farthest() -> None:
    field = Three(warden="-2,1", priest="-1,1")
    field.play("harvest_7")
    (struck,) = field.told("struck")
    assert struck.what == field.sower.id
    assert len(field.told("damage")) == 2
    assert field.seeds() == 2


@rule("OS-13.2.1")
@pytest.mark.parametrize(("hands", "difficulty"), [(6, 6), (0, 4)])
def test_a_bound_sheaf(hands: int, difficulty: int) -> None:
    field = Three(priest="6,-1")
    field.figure("warden").hp = 5
    field.binder.dice[0] = hands
    field.boss("4,-1", key="mower")
    field.play("harvest_8")
    cage = field.oathsworn("priest").cage
    assert cage is not None
    assert cage.difficulty == difficulty
    assert field.targets() == [(field.mower.id, field.id("priest"))]
    hp = field.figure("priest").hp
    field.battle.round += 1
    field.end_round()
    assert field.figure("priest").hp == hp - 1
    assert field.oathsworn("priest").cage is None


@rule("OS-13.4.2", "OS-8.9.2")
def test_down_the_rows_and_all_husks_act() -> None:
    field = Three()
    husk = field.rat("3,2")
    field.play("harvest_9")
    assert field.targets()[0] == (field.mower.id, field.id("warden"))
    assert field.at(husk) != "3,2"
    assert field.battle.minions_acted


def test_regrowth_of_bodies_that_stand_together() -> None:
    field = Three()
    field.boss("5,-3", key="mower")
    field.mower.dice[1], field.binder.dice[0], field.sower.dice[0] = 3, 2, 1
    field.play("harvest_10")
    assert (field.mower.dice[1], field.binder.dice[0], field.sower.dice[0]) == (5, 4, 1)


@rule("OS-13.6.3")
def test_the_last_swathe() -> None:
    field = Three(priest="4,2")
    field.foes_draw(SOFT)
    field.play("harvest_11")
    assert field.hp("warden") == [5]
    assert field.seeds() == 2


def test_threshing() -> None:
    field = Three(warden="0,0", priest="-4,3")
    field.figure("warden").hp = 5
    field.boss("-2,1", key="binder")
    field.play("harvest_12")
    assert {who for who, _ in field.targets()} == {
        field.mower.id,
        field.sower.id,
        field.binder.id,
    }


def test_chaff_costs_a_token_or_hp() -> None:
    field = Three(warden="-3,1", priest="0,4")
    field.rat("4,-2")
    field.tokens("warden", defense=1)
    field.play("harvest_13", "choice:1")
    assert field.token("warden", "defense") == 0
    assert field.seeds() == 3
    assert field.battle.minions_acted


@rule("OS-13.3.3", "OS-13.3.4")
def test_the_cord_noose_drags_three_and_binds_the_first() -> None:
    field = Three(warden="6,-1", priest="5,0")
    field.figure("priest").hp = 5
    field.play("harvest_14")
    assert len(field.told("damage")) == 2
    cage = field.oathsworn("warden").cage
    assert cage is not None
    assert cage.difficulty == 5


def test_harvest_home() -> None:
    field = Three(warden="1,-2", priest="-3,2")
    field.boss("1,-3", key="binder")
    field.play("harvest_15")
    assert field.targets() == [
        (field.mower.id, field.id("warden")),
        (field.binder.id, field.id("warden")),
        (field.sower.id, field.id("warden")),
    ]
    assert field.at(field.sower) != "-6,1"


# -- the board -------------------------------------------------------------------


def test_bodies_that_stand_together_defend_better() -> None:
    field = Three()
    assert defense_of(field.battle, field.mower) == 2
    field.boss("1,-3", key="sower")
    assert [defense_of(field.battle, each) for each in (field.mower, field.sower)] == [3, 3]
    assert defense_of(field.battle, field.binder) == 2


def beat(field: Three, body: Figure) -> None:
    for part in range(len(body.dice)):
        body.dice[part] = 1 if part == 0 else 0
    field.do(lose_hp(field.battle, body, 1, field.id("warden")))
    field.battle.queue.clear()


@rule("OS-7.15.12")
def test_the_others_grieve_for_a_body_that_fell() -> None:
    field = Three()
    beat(field, field.sower)
    assert gone(field.sower)
    assert might_of(field.battle, field.mower)[1] == (2 if field.battle.stage == 1 else 1)


def test_where_nobody_named_is_left_the_northern_body_works_on() -> None:
    field = Three()
    beat(field, field.sower)
    field.play("harvest_7")
    assert field.targets() == [(field.mower.id, field.id("warden"))]
    assert field.seeds() == 0


@rule("OS-7.15.11", "OS-7.15.12")
def test_only_the_damaged_body_turns_on_the_breaker() -> None:
    field = Three(warden="0,0", priest="-4,3")
    field.figure("warden").hp = 5
    field.stand("ranger", "-1,-2").hp = 4
    field.react("harvest_12", "ranger", field.mower)
    struck = dict(field.targets())
    assert struck[field.mower.id] == field.id("ranger")
    assert field.id("ranger") not in [struck.get(each.id) for each in (field.sower, field.binder)]


@rule("OS-7.15.8", "OS-7.15.11", "OS-7.15.12")
def test_all_bodies_that_were_damaged_at_once_turn_on_the_breaker() -> None:
    field = Three(warden="0,0", priest="-4,3")
    field.stand("ranger", "-1,-2").hp = 4
    breaks = [Break(body.id, field.id("ranger")) for body in (field.mower, field.sower)]
    for body in (field.mower, field.sower):
        body.dice[0] = 0
    draw_reactions(field.battle, breaks)
    reaction = field.battle.queue[1]
    reaction.card = field.card("harvest_12")
    field.do(carry_out(field.battle, reaction))
    struck = dict(field.targets())
    assert struck[field.mower.id] == struck[field.sower.id] == field.id("ranger")
    assert struck.get(field.binder.id) != field.id("ranger")


@rule("OS-7.6.1")
def test_dry_straw_burns_twice_as_fast() -> None:
    field = Three()
    husk = field.rat("3,3")
    field.tile("fire", "0,-2")
    field.tile("fire", "3,3")
    field.end_round("part:mower-scythe_arm")
    assert field.mower.dice == [4, 6, 6]
    assert gone(husk)


@rule("OS-8.12.1")
def test_a_seed_becomes_a_husk_unless_it_is_trampled() -> None:
    field = Three()
    field.tile("seed", "3,3", round=1)
    field.tile("seed", "0,2", round=1)
    field.end_round()
    assert (field.seeds(), field.battle.minions()) == (2, [])
    field.battle.round = 2
    go(field.battle, field.figure("warden"), place_named("0,2"))
    assert field.seeds() == 1
    field.end_round()
    assert [field.at(husk) for husk in field.battle.minions()] == ["3,3"]
    assert field.seeds() == 0


@rule("OS-7.6.4")
def test_whoever_comes_onto_a_seed_tramples_it_in_whatever_way() -> None:
    """By a leap, at the end of a charge and on its way, thrown there, or knocked back."""
    field = Three()
    warden = field.stand("warden", "0,2")
    field.tile("seed", "1,2")
    land_on(field.battle, warden, place_named("1,2"))
    assert field.seeds() == 0
    field.stand("warden", "0,4")
    field.rat("0,3").hp = 9
    field.tile("seed", "0,2")
    field.draw("y:1")
    field.do(field.attack("warden", "attack(melee, charge=3)"), "white:0")
    assert field.seeds() == 0
    priest = field.stand("priest", "3,1")
    field.tile("seed", "3,2")
    field.do(knock_back(field.battle, field.rat("3,0"), [priest], 2))
    assert (field.at(priest), field.seeds()) == ("3,3", 0)


@rule("OS-7.6.4")
def test_enemies_leave_seeds_alone() -> None:
    field = Three()
    field.tile("seed", "4,1")
    land_on(field.battle, field.rat("4,0"), place_named("4,1"))
    assert field.seeds() == 1


def test_a_broken_bag_sows_less() -> None:
    field = Three()
    field.sower.dice[0] = 0
    field.play("harvest_1")
    assert field.seeds() == 1


@rule("OS-8.8.2")
@pytest.mark.parametrize(
    ("body", "card"), [("mower", "harvest_1"), ("sower", "harvest_7"), ("binder", "harvest_5")]
)
def test_broken_parts_weaken_attacks_with_their_icon(body: str, card: str) -> None:
    drawn: list[int] = []
    for die in (6, 0):
        field = Three(warden="1,0", priest="2,0")
        field.boss("-2,0", key="sower").dice[0] = die if body == "sower" else 6
        field.boss("4,-1", key="binder").dice[0] = die if body == "binder" else 6
        field.mower.dice[0] = die if body == "mower" else 6
        field.play(card)
        drawn.append(sum(field.foes_drew()))
    assert drawn[1] == drawn[0] - 1


def test_what_the_story_changes() -> None:
    plain = set_up("harvest_three")
    assert (len(plain.minions()), plain.tiles) == (3, [])
    assert len(set_up("harvest_three", "c04_stubble_lit").tiles) == 4
    assert set_up("harvest_three", "c04_sheaves_burned").minions() == []
    known = set_up("harvest_three", "old_words_known")
    assert [defense_of(known, boss) for boss in known.bosses()] == [1, 1, 1]
    assert NOTHING not in [boss.place for boss in known.bosses()]
