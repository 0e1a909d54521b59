"""Joint assault on a city (MK-12)."""

from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.printed.cards import Play
from questhall.games.mage_knight.printed.kinds import NO_COLOUR, Element, Mana, Range, Site
from questhall.games.mage_knight.rules.cards.points import gain_attack
from questhall.games.mage_knight.rules.cards.wounds import wounds_in
from questhall.games.mage_knight.rules.foes import fortification
from questhall.games.mage_knight.rules.hero_battles.joint_assault import cities_to_propose
from questhall.games.mage_knight.state.realm import Place
from questhall.kernel.scribe import read, write
from tests.mage_knight.bench import Bench, enemy
from tests.marks import example, rule


class Siege(Bench):
    """Two heroes beside a city with three defenders: A1 atk0, +1 armour for the white city."""

    def __init__(self, defenders: int = 3) -> None:
        super().__init__(rivals=["arythea"])
        realm = self.realm
        realm.rules.closed_cities = False
        self.home = self.paint(self.hero.space, "plains")
        self.city = self.paint(self.beside(), "city", Site.CITY)
        self.place: Place = realm.places[self.city]
        self.place.city = Mana.WHITE
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
        """Go to the attack phase and defeat everybody whom the points defeat."""
        self.phase("attack")
        hero = self.realm.hero_of_turn()
        gain_attack(self.realm, hero, Play(-1, NO_COLOUR), amount, Range.MELEE, Element.PHYSICAL)
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
def test_every_hero_faces_at_least_one_defender() -> None:
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
def test_heroes_enter_the_city_one_after_another() -> None:
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
def test_all_withdraw_if_a_defender_is_left() -> None:
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
    siege.paint(orcs, "plains", Site.ORC_MARAUDERS)
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
    plain = write(joint, GAME)
    assert write(read(plain, GAME), GAME) == plain


# -- underground (MK-12.2.1) -----------------------------------------------------------


class Mine(Siege):
    """The initiator stands two spaces from the city, holding the spell by night."""

    def __init__(self) -> None:
        super().__init__()
        self.realm.day = False
        self.mana("green", "black")
        self.source("gold", "gold", "gold")
        self.hand("underground_travel")
        near = self.realm.neighbours
        self.home = next(
            each
            for each in near[self.home]
            if each != self.city and each not in near[self.city] and each != self.camp
        )
        self.paint(self.home, "plains")
        self.hero.space = self.home


@rule("MK-12.2.1")
def test_underground_attack_starts_a_joint_assault_from_afar() -> None:
    mine = Mine()
    assert not mine.offers("plan-assault")
    mine.play("strong:underground_travel")
    assert mine.offers(f"travel-to@{mine.city}")
    mine.agree()
    assert mine.ask().prompt == "ranged"
    assert mine.hero.space == mine.city
    foe = mine.combat.foes[0]
    assert fortification(mine.realm, mine.combat, foe) == 0
    mine.win(4)
    mine.storm()
    assert fortification(mine.realm, mine.combat, mine.combat.foes[0]) == 1
    mine.phase("attack")
    mine.play("end-fight")
    mine.ask()
    assert (mine.hero.space, mine.ally.space) == (mine.home, mine.camp)


@rule("MK-12.2.1", "MK-12.3.2")
def test_the_spell_is_not_lost_with_the_plan() -> None:
    mine = Mine()
    mine.play("strong:underground_travel", f"plan-assault@{mine.city}", "invite:1#2", "propose")
    mine.play("refuse-plan")
    assert mine.ask().prompt == "travel-to"
    mine.play(f"plan-assault@{mine.city}", "invite:1#2")
    assert mine.options() == ["drop-plan"]
    mine.play("drop-plan", f"travel-to@{mine.city}")
    assert len(mine.combat.foes) == 3
    assert mine.realm.joint is None
    assert fortification(mine.realm, mine.combat, mine.combat.foes[0]) == 0


# -- a megapolis (MK-14.8.5) -----------------------------------------------------------


class Megapolis(Siege):
    """The ally stands beside the other part only; the garrison lies in one of them."""

    def __init__(self) -> None:
        super().__init__()
        near = self.realm.neighbours
        self.far = next(each for each in near[self.city] if each not in near[self.home])
        self.paint(self.far, "city", Site.CITY)
        self.camp = next(
            each for each in near[self.far] if each not in near[self.city] and each != self.city
        )
        self.paint(self.camp, "plains")
        self.ally.space = self.camp
        other = self.realm.places[self.far]
        other.city = Mana.GREEN
        other.partner, self.place.partner = self.city, self.far
        if self.far < self.city:
            self.place.tokens, other.tokens = other.tokens, self.place.tokens
            self.place.face_up, other.face_up = other.face_up, self.place.face_up
        self.city = self.realm.garrison_space(self.city)
        self.place = self.realm.places[self.city]


@rule("MK-14.8.5", "MK-12.2.2")
def test_a_megapolis_is_stormed_from_both_sides() -> None:
    mega = Megapolis()
    near = mega.realm.neighbours
    assert cities_to_propose(mega.realm, mega.hero) == [mega.city]
    mega.agree()
    mega.storm()
    assert mega.hero.space in near[mega.home]
    assert len(mega.combat.foes) == 2
    mega.win(4)
    mega.storm()
    assert mega.ally.space == mega.far
    mega.win(2)
    mega.ask()
    parts = [mega.realm.places[each] for each in (mega.city, mega.place.partner)]
    assert [part.conquered for part in parts] == [True, True]
    assert [part.shields for part in parts] == [[0, 0, 1], [0, 0, 1]]


@rule("MK-14.8.5", "MK-12.7.1")
def test_all_withdraw_from_a_megapolis_to_where_they_came_from() -> None:
    mega = Megapolis()
    mega.agree()
    mega.storm()
    mega.win(4)
    mega.storm()
    mega.phase("attack")
    mega.play("end-fight")
    mega.ask()
    assert (mega.hero.space, mega.ally.space) == (mega.home, mega.camp)
    assert len(mega.place.tokens) == 1


@rule("MK-12.3.2")
def test_a_refusal_applies_to_one_city() -> None:
    siege = Siege()
    other = next(
        each
        for each in siege.realm.neighbours[siege.home]
        if each in siege.realm.neighbours[siege.camp] and each != siege.city
    )
    siege.paint(other, "city", Site.CITY)
    place = siege.realm.places[other]
    place.tokens = [siege.realm.new_card(enemy()) for _ in range(3)]
    place.face_up = [True] * 3
    siege.play(f"plan-assault@{siege.city}", "invite:1#1", "propose", "refuse-plan")
    siege.play(f"plan-assault@{other}", "invite:1#1")
    assert siege.offers("propose")
