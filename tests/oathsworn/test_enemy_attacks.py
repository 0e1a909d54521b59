"""Attacks of enemies: defense, the reveal, damage, interrupts (OS-8.8, OS-8.11)."""

import pytest

from questhall.games.oathsworn.printed.cards import MomentKind
from questhall.games.oathsworn.rules.boss.attacking import attack_is_over, deliver
from questhall.games.oathsworn.rules.boss.minions import activate_minions
from questhall.games.oathsworn.state.deeds import Blow
from questhall.games.oathsworn.state.figures import Figure
from tests.marks import example, rule, ruling
from tests.oathsworn.bench import Bench
from tests.oathsworn.rigging import COLOUR_LETTERS


def blow_on(
    bench: Bench, boss: Figure, faces: str, *names: str, answers: tuple[str, ...] = ()
) -> Blow:
    """The boss attacks these Oathsworn and draws these cards."""
    bench.foes_draw(faces)
    colours = "".join(word[0] for word in faces.split())
    might = [colours.count(letter) for letter in COLOUR_LETTERS]
    blow = Blow([boss.id], [bench.figure(name).id for name in names], might)
    bench.do(deliver(bench.battle, blow), *answers)
    return blow


def ranger_at_the_boss() -> tuple[Bench, Figure]:
    bench = Bench()
    bench.stand("ranger", "0,2")
    return bench, bench.boss("0,0")


@example("OS-EX-34", "OS-EX-124")
@rule("OS-8.8.5", "OS-8.8.8", "OS-8.8.9", "OS-7.8.1", "OS-12.1.1", "OS-15.1.2")
@ruling("OS-R39")
def test_a_card_and_tokens_defend() -> None:
    bench, boss = ranger_at_the_boss()
    bench.tokens("ranger", defense=2)
    bench.lay("ranger", 3, "ranger_multishot")
    card = bench.card("ranger_bough_to_bough")
    answers = (
        f"defend:{card}",
        "token:defense",
        "token:defense",
    )
    blow_on(bench, boss, "r:3 r:3 y:3 y:3", "ranger", answers=answers)
    assert bench.figure("ranger").hp == 5
    assert bench.on("ranger", 3) == {"ranger_bough_to_bough"}
    assert bench.on("ranger", 2) == {"ranger_multishot"}
    assert bench.oathsworn("ranger").animus == 8
    assert bench.token("ranger", "defense") == 0


@example("OS-EX-34", "OS-EX-304")
@rule("OS-8.8.8", "OS-7.19.1")
def test_without_defense_twelve_damage_knock_out() -> None:
    bench, boss = ranger_at_the_boss()
    blow_on(bench, boss, "r:3 r:3 y:3 y:3", "ranger")
    assert not bench.figure("ranger").on_board
    assert bench.oathsworn("ranger").fallen


@example("OS-EX-39", "OS-EX-146")
@rule("OS-12.1.1", "OS-8.8.9")
@pytest.mark.parametrize(("tokens", "lost"), [(0, 3), (1, 2)])
def test_one_division_after_all_bonuses(tokens: int, lost: int) -> None:
    bench, boss = ranger_at_the_boss()
    bench.tokens("ranger", defense=1)
    answers = ("token:defense",) * tokens
    blow_on(bench, boss, "r:4c y:3", "ranger", answers=answers)
    assert bench.figure("ranger").hp == 6 - lost


@example("OS-EX-144")
@rule("OS-8.8.6")
@ruling("OS-R40")
def test_enemies_never_miss_and_draw_nothing_for_criticals() -> None:
    bench, boss = ranger_at_the_boss()
    blow = blow_on(bench, boss, "r:b r:b y:3c", "ranger")
    assert blow.hp_lost == {bench.figure("ranger").id: 1}


@example("OS-EX-145", "OS-EX-147")
@rule("OS-8.8.7", "OS-8.8.5")
def test_one_draw_for_all_each_with_his_own_defense() -> None:
    bench = Bench()
    for name, at in (("ranger", "0,2"), ("priest", "1,1"), ("warden", "-1,2")):
        bench.stand(name, at)
    blow_on(bench, bench.boss("0,0"), "r:3 y:3 y:3", "ranger", "priest", "warden")
    lost = [6 - bench.figure(name).hp for name in ("ranger", "priest", "warden")]
    assert lost == [4, 3, 2]
    assert bench.prompts().count("defend-with") == 3


@rule("OS-8.8.1")
@ruling("OS-R39")
def test_the_defensive_card_is_chosen_before_the_reveal() -> None:
    bench, boss = ranger_at_the_boss()
    bench.tokens("ranger", defense=1)
    answers = ("token:defense",)
    blow_on(bench, boss, "r:3 y:3", "ranger", answers=answers)
    keys = [event.key for event in bench.journal.events]
    assert keys.index("drew") < keys.index("spent-token")
    asked = bench.prompts()
    assert asked.index("defend-with") < asked.index("window-6")


@rule("OS-8.8.1", "OS-1.4.2")
def test_enemy_cards_lie_face_down_until_they_are_revealed() -> None:
    bench, boss = ranger_at_the_boss()
    blow = Blow([boss.id], [bench.figure("ranger").id], [0, 0, 2, 0])
    flow = deliver(bench.battle, blow)
    decision = next(flow)
    while decision.prompt != "defend-with":
        decision = flow.send(decision.options[-1])
    hidden = [zone for zone in bench.battle.zones() if zone.cards and "face down 0" in zone.name]
    assert [len(zone.cards) for zone in hidden] == [2]
    assert not hidden[0].visible_to(0)


@example("OS-EX-36", "OS-EX-143")
@rule("OS-8.11.1", "OS-8.11.3", "OS-8.9.4")
@ruling("OS-R52")
@pytest.mark.parametrize(("english", "might"), [(False, [3, 3, 0, 0]), (True, [0, 6, 0, 0])])
def test_a_mob_strikes_as_one(english: bool, might: list[int]) -> None:
    bench = Bench(english_edition=english)
    bench.stand("priest", "0,0")
    for at in ("0,-1", "1,-1", "-1,1"):
        bench.rat(at)
    bench.do(activate_minions(bench.battle))
    assert len(bench.told("struck")) == 1
    assert bench.prompts().count("defend-with") == 1
    deck = [len(bench.battle.might_deck(1, colour).discard) for colour in range(4)]
    assert deck == might


# -- interrupts -------------------------------------------------------------------------


@rule("OS-7.17.1", "OS-7.3.1")
def test_the_wardens_special_helps_a_friend_beside_him() -> None:
    bench, boss = ranger_at_the_boss()
    bench.stand("warden", "0,3")
    answers = ("special",)
    blow_on(bench, boss, "r:4c y:3 y:1", "ranger", answers=answers)
    assert bench.figure("ranger").hp == 4  # 8 against 2 + 2
    assert bench.oathsworn("warden").animus == 7
    blow_on(bench, boss, "r:4c y:3 y:1", "ranger")  # once a round
    assert bench.figure("ranger").hp == 0


@rule("OS-8.8.1", "OS-7.17.1")
@ruling("OS-R68")
def test_a_redirected_attack_is_one_on_the_new_target() -> None:
    bench, boss = ranger_at_the_boss()
    warden = bench.stand("warden", "0,4")
    answers = (f"play:{bench.card('warden_take_the_blow')}@0",)
    blow = blow_on(bench, boss, "r:3 r:3 y:3 y:3", "ranger", answers=answers)
    assert blow.targets == [warden.id]
    assert (bench.figure("ranger").hp, warden.hp) == (6, 4)  # 12 against 4 + 2
    assert bench.on("warden", 3) == {"warden_take_the_blow"}


@rule("OS-8.8.1")
@ruling("OS-R68")
def test_an_attack_is_redirected_once_only() -> None:
    bench = Bench(company=("warden", "penitent", "priest", "ranger"), level=15)
    boss, priest = bench.boss("0,0"), bench.stand("priest", "0,2")
    penitent, warden = bench.stand("penitent", "1,2"), bench.stand("warden", "1,3")
    guilt, blow_taken = bench.card("penitent_bound_by_guilt"), bench.card("warden_take_the_blow")
    bench.oathsworn("penitent").hand.append(guilt)
    bench.oathsworn("penitent").box.remove(guilt)
    blow = Blow([boss.id], [priest.id], [0, 0, 1, 0])
    bench.do(deliver(bench.battle, blow), "no-interrupt", f"play:{guilt}@0")
    assert blow.targets == [penitent.id]
    assert warden.hp == 6
    windows = [
        each for each in bench.asked if each.prompt == f"window-{MomentKind.BEFORE_DAMAGE_DRAWN}"
    ]
    offered = [[option.what for option in each.options] for each in windows]
    assert blow_taken in offered[0]
    assert not any(blow_taken in each for each in offered[1:]), "it could do nothing any more"


@rule("OS-7.17.1")
@ruling("OS-R69")
def test_who_is_out_of_reach_is_not_hit() -> None:
    bench, boss = ranger_at_the_boss()
    bench.trees("1,2", "3,0")
    card = bench.card("ranger_bough_to_bough")
    answers = (
        f"play:{card}@0",
        "to-hex:4,0",
    )
    blow = blow_on(bench, boss, "r:3 r:3", "ranger", answers=answers)
    assert (bench.at(bench.figure("ranger")), bench.figure("ranger").hp) == ("4,0", 6)
    assert blow.targets == []


@rule("OS-7.17.1")
def test_the_priest_spares_a_friend_two_hp() -> None:
    bench, boss = ranger_at_the_boss()
    bench.stand("priest", "0,4")
    answers = (f"play:{bench.card('priest_candle_in_the_dark')}@0",)
    blow_on(bench, boss, "r:3 r:3", "ranger", answers=answers)
    assert bench.figure("ranger").hp == 5


@example("OS-EX-128")
@rule("OS-12.1.2", "OS-12.1.6")
def test_an_animus_token_may_pay_for_an_interrupt() -> None:
    bench, boss = ranger_at_the_boss()
    bench.stand("priest", "0,4")
    priest = bench.oathsworn("priest")
    priest.animus, priest.reserve = 0, 8
    bench.tokens("priest", animus=1)
    card = bench.card("priest_candle_in_the_dark")
    answers = (
        "token:animus",
        f"play:{card}@0",
    )
    blow_on(bench, boss, "r:3 r:3", "ranger", answers=answers)
    assert bench.figure("ranger").hp == 5


@rule("OS-7.19.6")
def test_a_friend_may_be_kept_from_falling() -> None:
    bench = Bench(level=15)
    ranger = bench.stand("ranger", "0,2")
    bench.stand("priest", "0,4")
    priest = bench.oathsworn("priest")
    card = bench.card("priest_back_from_the_brink")
    priest.box.remove(card)
    priest.hand.append(card)
    answers = (f"play:{card}@0",)
    blow_on(bench, bench.boss("0,0"), "r:3 r:3 y:3 y:3", "ranger", answers=answers)
    assert (ranger.hp, ranger.on_board) == (2, True)


@rule("OS-7.17.1")
def test_an_attack_that_is_over_may_be_answered() -> None:
    bench = Bench(level=2)
    bench.stand("warden", "0,2")
    warden = bench.oathsworn("warden")
    boss = bench.boss("0,0")
    card = bench.card("warden_answer_in_kind")
    warden.box.remove(card)
    warden.hand.append(card)
    blow = blow_on(bench, boss, "w:1", "warden")
    bench.draw("k:3 w:2")
    raising = ("raise:yellow", "raise:red")
    answers = (f"play:{card}@0", "white:1", *raising)
    bench.do(attack_is_over(bench.battle, blow), *answers)
    assert boss.dice[0] == 3


@rule("OS-12.1.5", "OS-12.1.6")
def test_a_battleflow_token_may_bring_a_card_back_for_defense() -> None:
    bench, boss = ranger_at_the_boss()
    ranger = bench.oathsworn("ranger")
    bench.tokens("ranger", battleflow=1)
    ranger.cooldown[0], ranger.hand = bench.battle.abilities_in(ranger.hand), []
    card = bench.card("ranger_bough_to_bough")
    blow_on(bench, boss, "r:3 r:2", "ranger", answers=("token:battleflow", f"defend:{card}"))
    assert bench.figure("ranger").hp == 5
    assert bench.token("ranger", "battleflow") == 0
