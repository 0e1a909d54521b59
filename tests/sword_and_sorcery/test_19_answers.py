"""Answers to a blow come when everybody whom it strikes is settled (SS-9.0.0.12, SS-10.4.0.2)."""

import pytest

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.effects import Rule
from questhall.games.sword_and_sorcery.printed.kinds import Moment
from questhall.games.sword_and_sorcery.rules.attack.harm import hurt
from questhall.games.sword_and_sorcery.rules.enemies.activating import activate
from questhall.games.sword_and_sorcery.rules.numbers import most_hp
from tests.marks import rule, ruling

from .bench import Bench

MISS = ["miss"] * 30
ANSWERS = (Moment.DAMAGE_TAKEN, Moment.DEATH, Moment.FIGURE_DIES)


def happened(bench: Bench) -> list[tuple[str, int]]:
    """What a player would see, in its order."""
    seen = ("attacks", "wounded", "wounded-by", "retreats", "turns", "saved", "not-saved")
    return [(event.key, event.what) for event in bench.journal.events if event.key in seen]


# -- Spikes ---------------------------------------------------------------------------------


@rule("SS-15.11.6.4")
def test_a_stunned_gremlin_does_not_strike_with_its_spikes() -> None:
    for stunned, attacks in ((False, 2), (True, 0)):
        for fire in (False, True):
            bench = Bench("A B")
            gremlin = bench.printed("gremlin_blue_1", "A")
            bench.roll(blue=MISS)
            if stunned:
                bench.condition(gremlin, "stun")
            if fire:
                gremlin.fire = [1]
                bench.step("time")
            else:
                bench.do(hurt(bench.adventure, gremlin, 1, 0))
            assert gremlin.wounds == 1
            assert len(bench.told("attacks")) == attacks


@rule("SS-10.4.0.2", "SS-9.0.0.12")
def test_spikes_answer_an_area_attack_when_it_is_settled() -> None:
    bench = Bench("A B")
    first = bench.printed("gremlin_blue_1", "A")
    second = bench.printed("gremlin_blue_2", "A")
    bench.foe(second).powers = []
    bench.hero(0).wounds = 7
    bench.hero(1, "B")
    bench.roll(blue=MISS)
    bench.do(bench.attack(0, first, fixed=2, always=("aoe(0)",)))
    assert bench.sheet(0).ghost
    assert (first.wounds, second.wounds) == (2, 2)
    assert happened(bench)[:4] == [
        ("attacks", 0),
        ("wounded", first.id),
        ("wounded", second.id),
        ("attacks", first.id),
    ]


@rule("SS-10.4.0.2")
def test_who_lose_health_together_answer_together() -> None:
    bench = Bench("A B")
    gremlins = [bench.printed("gremlin_blue_1", "A"), bench.printed("gremlin_red_1", "A")]
    bench.roll(blue=MISS)
    bench.do(bench.effect(0, "lose_hp(1, enemies(within=0))"))
    assert [event.what for event in bench.told("wounded-by")] == [each.id for each in gremlins]


@rule("SS-10.4.0.2", "SS-6.5.0.1")
def test_all_heroes_are_struck_by_the_spikes_before_one_strikes_back() -> None:
    bench = Bench("A B", heroes=("laegon_ranger", "thorgar_cleric"))
    bench.power(0, "answering_blade", 3)
    gremlin = bench.printed("gremlin_blue_1", "A")
    gremlin.wounds = 2
    bench.sheet(0).acted = True
    bench.roll(red=["hit hit"] * 3, blue=MISS)
    bench.do(hurt(bench.adventure, gremlin, 1, 1), "use", "slot:main")
    assert happened(bench)[1:6] == [
        ("attacks", gremlin.id),
        ("wounded", 0),
        ("attacks", gremlin.id),
        ("wounded", 1),
        ("attacks", 0),
    ]
    assert not gremlin.on_map


@rule("SS-10.2.0.4", "SS-19.0.0.1")
@ruling("53")
def test_a_bandit_waits_with_its_knife_until_the_attack_that_brings_the_hero_is_settled() -> None:
    bench = Bench("A B C")
    for place in range(2):
        bench.hero(place, "B").came_from = bench.area("A")
    bandit = bench.printed("bandit_green_1", "A")
    orc = bench.enemy("B")
    bench.roll(blue=MISS)
    bench.do(bench.attack(orc.id, bench.hero(0), fixed=1, always=("aoe(0)", "bash")))
    assert [bench.at(bench.hero(place)) for place in range(2)] == ["A", "A"]
    attackers = [who for what, who in happened(bench) if what == "attacks"]
    assert attackers == [orc.id, bandit.id, bandit.id]
    first = happened(bench).index(("attacks", bandit.id))
    assert [what for what, _ in happened(bench)[1:first]].count("wounded") == 2


# -- every card of the box ------------------------------------------------------------------


def _answering() -> list[str]:
    """Enemies and enemy powers that answer a wound or a death."""
    box = library()
    found = [key for key, card in box.enemies.items() if _answers(card.scroll.rules)]
    return [*found, *[key for key, power in box.enemy_powers.items() if _answers(power.rules)]]


def _answers(rules: list[Rule]) -> bool:
    return any(each.moment in ANSWERS for each in rules)


@pytest.mark.parametrize("key", _answering())
@pytest.mark.parametrize("dies", [False, True])
@rule("SS-10.4.0.2", "SS-9.0.0.12", "SS-15.12.1.10")
def test_no_answer_comes_in_the_midst_of_an_area_attack(key: str, dies: bool) -> None:
    bench = Bench("A B C")
    bench.hero(0, "B")
    if key in library().enemies:
        answerer = bench.printed(key, "B")
    else:
        answerer = bench.enemy("B", hp=20)
        bench.with_power(answerer, key)
    witness = bench.enemy("B", hp=90)
    own = [*bench.foe(answerer).figures, witness.id]
    most = most_hp(bench.adventure, answerer)
    answerer.wounds = most - 1 if dies else most // 2 - 1
    bench.roll(blue=MISS)
    bench.do(bench.attack(0, answerer, fixed=2, always=("aoe(0)", "lethal(0)")))
    told = happened(bench)
    struck = told.index(("wounded", witness.id))
    answers = [each for each in told[1:] if each not in [("wounded", number) for number in own]]
    assert all(told.index(each) > struck for each in answers)
    assert answerer.on_map is not dies


# -- who deals the blow ---------------------------------------------------------------------


@rule("SS-10.4.0.2", "SS-9.0.0.29")
def test_poison_reaches_everybody_whom_an_area_attack_hurt_and_nobody_else() -> None:
    for main, wounds in ((0, [1, 0]), (1, [1, 0])):
        bench = Bench("A B")
        orc = bench.printed("orc_warrior_red_1", "A")
        bench.foe(orc).powers = []
        bench.with_power(orc, "ep_venom_coat")
        bench.hero(1).shields = 9
        bench.roll(blue=MISS)
        attack = bench.attack(orc.id, bench.hero(main), fixed=2, always=("aoe(0)",), slot=0)
        bench.do(attack)
        hurt_ones = [int(bench.hero(place).wounds > 0) for place in range(2)]
        poisoned = [bench.has(bench.hero(place), "poison") for place in range(2)]
        assert hurt_ones == poisoned == wounds


@rule("SS-9.0.0.12", "SS-11.1.0.13")
def test_nobody_strikes_a_ghost_a_second_time() -> None:
    bench = Bench("A B")
    bandit = bench.printed("bandit_blue_1", "A")
    bench.hero(1, "B")
    bench.hero(0).wounds = 7
    bench.roll(blue=["hit skill", "hit", *MISS])
    bench.do(activate(bench.adventure, bench.foe(bandit)))
    assert bench.sheet(0).ghost
    assert len(bench.told("attacks")) == 1


@rule("SS-15.11.6.4", "SS-9.0.0.12")
@ruling("58")
def test_whoever_was_stunned_meanwhile_does_not_attack_again() -> None:
    bench = Bench("A B")
    foe = bench.enemy("A")
    for attacker, target in ((0, foe), (foe.id, bench.hero(0))):
        figure = bench.adventure.figures[attacker]
        again = ("attack_again(main, any)", "afflict(stun, self)")
        bench.roll(blue=MISS)
        before = len(bench.told("attacks"))
        bench.do(bench.attack(attacker, target, fixed=1, always=again))
        assert bench.has(figure, "stun")
        assert len(bench.told("attacks")) == before + 1
