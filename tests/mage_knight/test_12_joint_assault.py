"""Joint assault on a city (MK-12)."""

from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.cards import Play
from questhall.games.mage_knight.colours import CITY, MELEE, NO_COLOUR, ORCS, PHYSICAL, WHITE
from questhall.games.mage_knight.joint_assault import cities_to_propose
from questhall.games.mage_knight.points import gain_attack
from questhall.games.mage_knight.state import Place
from questhall.games.mage_knight.wounds import wounds_in
from questhall.kernel.codec import from_plain, to_plain
from tests.mage_knight.bench import Bench, enemy
from tests.marks import example, rule


class Siege(Bench):
    """Two heroes beside a city with three defenders: A1 atk0, +1 armour for the white city."""

    def __init__(self, defenders: int = 3) -> None:
        super().__init__(rivals=["arythea"])
        realm = self.realm
        realm.rules.closed_cities = False
        self.home = self.paint(self.hero.space, "plains")
        self.city = self.paint(self.beside(), "city", CITY)
        self.place: Place = realm.places[self.city]
        self.place.city = WHITE
        self.place.tokens = [
            realm.new_card(enemy(armour=1, attack=0, fame=0)) for _ in range(defenders)
        ]
        self.place.face_up = [True] * defenders
        self.camp = next(
            each
            for each in realm.neighbours[self.city]
            if each != self.home and each not in realm.neighbours[self.home]
        )
        for space in realm.neighbours[self.city]:
            self.paint(space, "plains")
        self.ally = realm.heroes[1]
        self.ally.space = self.camp
        for seat in (1, 0):
            self.seat = seat
            self.hand("march", "march")
            self.deck(*["rage"] * 9)

    def agree(self, share: int = 1) -> None:
        self.play(f"plan-assault@{self.city}", f"invite:1#{share}", "propose", "agree")

    def storm(self) -> None:
        self.play("basic:march", "storm")

    def win(self, amount: int) -> None:
        """On to the attack phase, and all whom the points defeat fall."""
        self.phase("attack")
        hero = self.realm.hero_of_turn()
        gain_attack(self.realm, hero, Play(-1, NO_COLOUR), amount, MELEE, PHYSICAL)
        count = amount // 2
        self.play(f"strike#{(1 << count) - 1}")
        if self.realm.combat is not None and self.offers("end-fight"):
            self.play("end-fight")


@rule("MK-12.2.1")
def test_who_may_start_it() -> None:
    siege = Siege()
    assert cities_to_propose(siege.realm, siege.hero) == [siege.city]
    siege.turn.acted = True
    assert cities_to_propose(siege.realm, siege.hero) == []
    siege.turn.acted = False
    siege.realm.round_ended_by = 1
    assert cities_to_propose(siege.realm, siege.hero) == []
    siege.realm.round_ended_by = -1
    siege.realm.scenario_ended = True
    assert cities_to_propose(siege.realm, siege.hero) == []
    siege.realm.scenario_ended = False
    siege.ally.space = siege.home
    assert cities_to_propose(siege.realm, siege.hero) == []


@rule("MK-12.2.2")
def test_who_may_take_part() -> None:
    siege = Siege()
    siege.ally.token_down = True
    assert not siege.offers("plan-assault")
    siege.ally.token_down = False
    assert siege.offers("plan-assault")
    siege.ally.hand.clear()
    assert not siege.offers("plan-assault")
    siege.seat = 1
    siege.hand("wound")
    assert not siege.offers("plan-assault")
    siege.hand("march")
    assert siege.offers("plan-assault")


@rule("MK-12.3.1", "MK-12.1.1")
def test_everybody_faces_at_least_one() -> None:
    siege = Siege()
    siege.play(f"plan-assault@{siege.city}")
    invited = [(each.verb, each.what, each.amount) for each in siege.ask().options]
    assert invited == [("invite", 1, 1), ("invite", 1, 2), ("drop-plan", -1, -1)]
    siege.play("invite:1#2")
    assert siege.options() == [f"propose@{siege.city}#1", "drop-plan"]


@rule("MK-12.3.2")
def test_without_consent_nothing_happens() -> None:
    siege = Siege()
    siege.play(f"plan-assault@{siege.city}", "invite:1#1", "propose")
    assert siege.ask().seats == [1]
    siege.play("refuse-plan")
    assert siege.realm.joint is None
    assert siege.ask().prompt == "movement"
    assert not siege.turn.acted
    siege.play(f"plan-assault@{siege.city}", "invite:1#1")
    assert siege.options() == ["drop-plan"]
    siege.play("drop-plan", f"plan-assault@{siege.city}", "invite:1#2")
    assert siege.offers("propose")


@rule("MK-12.4.1", "MK-5.2.2", "MK-12.8.1")
@example("MK-EX-126")
def test_only_the_invited_lose_their_next_turn() -> None:
    siege = Siege()
    siege.agree()
    assert siege.ally.token_down
    assert not siege.hero.token_down
    siege.play("stay-behind", "stay-behind")
    assert siege.ask().seats == [0]
    siege.play("end-turn", "discard:march", "keep-rest")
    assert siege.ask().seats == [1]
    siege.play("end-turn", "discard:march", "keep-rest")
    assert siege.ask().seats == [0]
    assert siege.ask().prompt == "movement"
    assert not siege.ally.token_down


@rule("MK-12.5.1", "MK-12.6.6", "MK-22.6")
def test_the_garrison_is_dealt_out() -> None:
    siege = Siege()
    siege.agree(share=2)
    joint = siege.realm.joint
    assert joint is not None
    assert [len(tokens) for tokens in joint.dealt] == [1, 2]
    assert sorted(joint.dealt[0] + joint.dealt[1]) == sorted(siege.place.tokens)
    siege.storm()
    assert [foe.token for foe in siege.combat.foes] == joint.dealt[0]


@rule("MK-12.6.1", "MK-12.6.2", "MK-12.6.3", "MK-12.6.5")
def test_one_after_the_other_into_the_city() -> None:
    siege = Siege()
    siege.agree()
    assert siege.ask().seats == [0]
    assert not siege.offers("storm")
    assert not siege.offers("step")
    siege.storm()
    assert siege.turn.move == 0
    assert siege.hero.reputation == -1
    siege.win(4)
    assert siege.place.shields == [0, 0]
    assert siege.ask().seats == [1]
    assert siege.turn.dice_left == 1
    siege.storm()
    assert siege.ally.reputation == -1
    assert siege.hero.space == siege.ally.space == siege.city


@rule("MK-12.7.1", "MK-12.8.1")
def test_the_city_falls_when_all_defenders_do() -> None:
    siege = Siege()
    siege.agree()
    siege.storm()
    siege.win(4)
    siege.storm()
    siege.win(2)
    siege.ask()
    assert siege.place.conquered
    assert siege.place.shields == [0, 0, 1]
    assert siege.hero.space == siege.ally.space == siege.city
    assert siege.ask().seats == [0]
    assert siege.ask().prompt == "afterwards"
    siege.play("end-turn", "keep-rest")
    assert siege.ask().seats == [1]
    siege.play("end-turn", "keep-rest")
    assert siege.ask().seats == [0]
    assert siege.realm.joint is None
    assert siege.hero.in_city == siege.ally.in_city == siege.city


@rule("MK-12.7.1")
def test_otherwise_all_withdraw() -> None:
    siege = Siege()
    siege.agree()
    siege.storm()
    siege.win(4)
    siege.storm()
    siege.phase("attack")
    siege.play("end-fight")
    siege.ask()
    assert not siege.place.conquered
    assert len(siege.place.tokens) == 1
    assert siege.place.shields == [0, 0]
    assert (siege.hero.space, siege.ally.space) == (siege.home, siege.camp)
    assert wounds_in(siege.realm, siege.hero.hand) == []


@rule("MK-12.6.4")
def test_rampagers_join_the_one_who_provokes_them() -> None:
    siege = Siege()
    near = siege.realm.neighbours
    orcs = next(each for each in near[siege.city] if each in near[siege.home])
    siege.paint(orcs, "plains", ORCS)
    place = siege.realm.places[orcs]
    place.tokens = [siege.realm.new_card(enemy(armour=1, attack=0, key="orc"))]
    place.face_up = [True]
    siege.agree()
    siege.storm()
    assert [foe.kind.key for foe in siege.combat.foes] == ["foe", "foe", "orc"]


@rule("MK-12.6.2")
def test_dice_come_back_after_the_assault() -> None:
    siege = Siege()
    siege.source("green", "green", "green")
    siege.agree()
    siege.play("strong:march", "storm")
    siege.win(4)
    assert siege.offers("strong:march")
    siege.play("strong:march", "storm")
    assert [die.used for die in siege.realm.source] == [True, True, False]
    siege.win(2)
    siege.ask()
    assert [die.used for die in siege.realm.source] == [True, True, False]
    siege.play("end-turn", "keep-rest")
    assert [die.used for die in siege.realm.source] == [False, True, False]


def test_a_joint_assault_is_cloned() -> None:
    siege = Siege()
    siege.agree()
    copy = siege.realm.clone()
    joint = siege.realm.joint
    assert copy.joint is not None
    assert joint is not None
    copy.joint.turns[1].move = 9
    copy.joint.dealt[0].clear()
    assert joint.turns[1].move == 0
    assert len(joint.dealt[0]) == 2
    plain = to_plain(joint)
    assert to_plain(from_plain(plain, GAME)) == plain
