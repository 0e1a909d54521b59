"""Enhancing ability cards (RULES 9.13): what stickers do, what they cost, who has them."""

from random import Random

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.campaign.enhancing import (
    affordable,
    has_several_targets,
    may_be_enhanced,
    price,
)
from questhall.games.gloomhaven.campaign.ledger import Chronicle
from questhall.games.gloomhaven.campaign.page import page_of
from questhall.games.gloomhaven.library.enhancing import (
    HARMFUL,
    HELPFUL,
    Dot,
    dots_of,
    enhanced,
    printed,
    stickers_for,
)
from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.printed.cards import CardDef
from questhall.games.gloomhaven.state.scene import Ending
from questhall.kernel import scribe
from questhall.kernel.campaigns import written_ledger
from questhall.kernel.codec import state_hash
from questhall.kernel.text import LANGUAGES
from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.marks import example, rule

from .party import CAMPAIGNS, Outing, party, read

LEVEL_9 = 64  # boxes of prosperity


def card(key: str) -> CardDef:
    found = library().find(key)
    assert isinstance(found, CardDef)
    return found


def dot(key: str, name: str) -> Dot:
    return next(each for each in dots_of(card(key)) if each.name == name)


def with_stickers(key: str, *stickers: str) -> str:
    """The key of the enhanced card, for the bench."""
    return enhanced(card(key), list(stickers)).key


def able(*classes: str, gold: int = 1000, prosperity: int = LEVEL_9) -> Chronicle:
    """A party in a town that knows how to enhance cards."""
    ledger = party(*(classes or ("brute", "tinkerer")), prosperity=prosperity)
    ledger.global_achievements = ["the_power_of_enhancement"]
    ledger.location = 1
    for sheet in ledger.characters:
        sheet.gold = gold
        sheet.level, sheet.xp = 9, 500
        sheet.pool = [each for each in sheet.kind.cards if each.level <= 1]
        sheet.pool += [each for each in sheet.kind.cards if each.level > 1][::2]
        sheet.perks = [
            place for place, perk in enumerate(sheet.kind.perks) for _ in range(perk.boxes)
        ][:8]
    return ledger


# -- every dot -------------------------------------------------------------------

EVERY_CARD = [each for kind in library().classes for each in kind.cards]


@rule("GH-9.13.4", "GH-9.13.14")
@pytest.mark.parametrize("each", EVERY_CARD, ids=lambda each: each.key)
def test_every_sticker_for_every_dot_makes_another_card(each: CardDef) -> None:
    for place in dots_of(each):
        stickers = stickers_for(each, place)
        assert stickers
        for sticker in stickers:
            made = enhanced(each, [f"{place.name} {sticker}"])
            assert GAME.content(made.key) is made
            assert printed(made) is each
            assert made.halves[place.half].texts == each.halves[place.half].texts
    assert enhanced(each, []) is each


@rule("GH-9.13.14")
@pytest.mark.parametrize("each", EVERY_CARD, ids=lambda each: each.key)
def test_a_card_may_bear_a_sticker_on_each_of_its_dots(each: CardDef) -> None:
    for seed in range(3):
        chance = Random(f"{each.key} {seed}")
        stickers = [f"{dot.name} {chance.choice(stickers_for(each, dot))}" for dot in dots_of(each)]
        made = enhanced(each, stickers)
        assert GAME.content(made.key) is made, stickers


@pytest.mark.parametrize(
    "key",
    [
        *("trample+t0 hex", "trample+t9 plus_1", "trample+t0 plus_1+t0 poison", "trample+"),
        *("iron_helmet+t0 plus_1", "nothing+t0 plus_1", "trample+t0 plus_1/decoy"),
    ],
)
def test_a_card_that_cannot_be_is_not_found(key: str) -> None:
    with pytest.raises(KeyError):
        GAME.content(key)


# -- what they do ----------------------------------------------------------------


@rule("GH-9.13.4")
def test_plus_1_raises_the_number_of_its_line() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    bench.play(with_stickers("trample", "t0 plus_1"), TOP, guard)
    assert guard.hp == 20 - 4


@rule("GH-9.13.4")
def test_a_raised_creature_keeps_everything_else() -> None:
    bench = Bench(summoner="0,0")
    archer = bench.monster("bandit_archer", "3,0", hp=20)
    bench.play(with_stickers("unending_dominance", "t0 plus_1"), TOP, "summon@1,0")
    golem = bench.scene.figures[-1]
    bench.attack(archer, golem, 1, range=3)
    assert (golem.max_hp, archer.hp) == (8, 18)


@rule("GH-9.13.5")
def test_a_condition_on_a_pull_of_several() -> None:
    bench = Bench(quartermaster="0,0")
    guards = [bench.monster("bandit_guard", place) for place in ("3,0", "-3,0")]
    made = with_stickers("scroll_of_recall", "b0 poison")
    bench.play(made, BOTTOM, *guards, "pull@2,0", "pull@-2,0")
    assert [bench.place(guard) for guard in guards] == ["2,0", "-2,0"]
    assert [bench.conditions(guard) for guard in guards] == [["poison"], ["poison"]]


@rule("GH-9.13.4")
def test_plus_1_raises_a_range_and_a_summon() -> None:
    bench = Bench(tinkerer="0,0")
    guard = bench.monster("bandit_guard", "4,0", hp=20)
    bench.play(with_stickers("hook_gun", "t0 plus_1"), TOP, guard, "skip")
    assert guard.hp == 18
    made = with_stickers("harmless_contraption", "t0 plus_1", "t1 plus_1")
    bench.play(made, TOP, "-1,0")
    decoy = bench.scene.figures[-1]
    assert decoy.max_hp == 7
    assert decoy.summon is not None
    assert (decoy.summon.hit_points, decoy.summon.move) == (7, 3)
    again = scribe.read(scribe.write(decoy, GAME), GAME)
    assert state_hash(again) == state_hash(decoy)


@rule("GH-9.13.5")
def test_a_harmful_condition_on_an_attack_and_on_a_push() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    bench.play(with_stickers("trample", "t0 curse", "t1 poison"), TOP, guard)
    assert bench.conditions(guard) == ["poison"]
    bench.play(with_stickers("sweeping_blow", "b0 wound"), BOTTOM, "stay", "skip")
    assert bench.conditions(guard) == ["poison", "wound"]


@rule("GH-9.13.6")
def test_a_helpful_condition_on_a_heal_and_on_a_shield() -> None:
    bench = Bench(brute="0,0", tinkerer="1,0")
    bench.figure(1).hp = 3
    bench.play(with_stickers("eye_for_an_eye", "b0 strengthen"), BOTTOM, bench.figure(1))
    assert bench.conditions(bench.figure(1)) == ["strengthen"]
    bench.play(with_stickers("shield_bash", "b0 strengthen"), BOTTOM)
    assert bench.conditions(bench.figure(0)) == ["strengthen"]


@rule("GH-9.13.6")
def test_both_helpful_conditions_on_one_heal() -> None:
    bench = Bench(brute="0,0", tinkerer="1,0")
    bench.figure(1).hp = 3
    made = with_stickers("eye_for_an_eye", "b0 strengthen", "b1 bless")
    bench.play(made, BOTTOM, bench.figure(1))
    assert bench.figure(1).hp == 5
    assert bench.conditions(bench.figure(1)) == ["strengthen"]
    assert len(bench.scene.bless) == 9


@rule("GH-9.13.6", "GH-9.13.3")
def test_which_lines_take_which_conditions() -> None:
    assert set(HARMFUL) <= set(stickers_for(card("trample"), dot("trample", "t0")))
    move = stickers_for(card("whirlwind"), dot("whirlwind", "b0"))
    assert set(move).isdisjoint({*HARMFUL, *HELPFUL})  # a Move does not affect oneself
    shield = stickers_for(card("shield_bash"), dot("shield_bash", "b0"))
    assert set(HELPFUL) <= set(shield)
    assert set(shield).isdisjoint(HARMFUL)
    assert stickers_for(card("hook_gun"), dot("hook_gun", "t0")) == ["plus_1"]  # a parameter


@rule("GH-9.13.7")
def test_a_move_gains_jump() -> None:
    bench = Bench(brute="0,0")
    for place in ("1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"):
        bench.monster("bandit_guard", place)
    bench.play(with_stickers("whirlwind", "b0 jump"), BOTTOM, "move@3,0")
    assert bench.place(bench.figure()) == "3,0"


@rule("GH-9.13.8")
def test_an_element_is_charged_and_any_is_chosen() -> None:
    bench = Bench(brute="0,0")
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    bench.play(with_stickers("trample", "t0 fire"), TOP, guard)
    assert bench.charged() == ["fire"]
    bench.open(with_stickers("trample", "t0 any"), TOP)
    bench.choose(guard)
    assert bench.prompt == "charge"


@rule("GH-9.13.9")
def test_an_area_gains_a_hex() -> None:
    bench = Bench(brute="0,0")
    guards = [bench.monster("bandit_guard", at, hp=20) for at in ("0,-1", "1,-1", "-1,0", "-1,1")]
    made = with_stickers("sweeping_blow", "t1 hex")
    bench.open(made, TOP)
    bench.choose(bench.area_over(*guards))
    while bench.decision is not None:
        bench.choose(bench.offered[0])
    assert [guard.hp for guard in guards] == [18] * 4


# -- what they cost --------------------------------------------------------------


@example("GH-EX-28")
@rule("GH-9.13.10", "GH-9.13.11")
def test_prices_of_an_attack_with_an_area() -> None:
    ledger = able()
    blow = card("brute_force")
    assert price(ledger, blow, dot("brute_force", "t0"), "plus_1") == 150
    ledger.enhancements = {"brute_force": ["t0 plus_1"]}
    assert price(ledger, blow, dot("brute_force", "t1"), "hex") == 191


@example("GH-EX-203")
@rule("GH-9.13.10")
def test_the_price_of_a_summons_attack() -> None:
    ledger = able("mindthief", "brute")
    assert price(ledger, card("gnawing_horde"), dot("gnawing_horde", "t1"), "plus_1") == 100


@rule("GH-9.13.10")
@pytest.mark.parametrize(
    ("key", "name", "sticker", "gold"),
    [
        ("trample", "t0", "plus_1", 50),
        ("trample", "t0", "disarm", 150),
        ("trample", "t0", "fire", 100),
        ("trample", "t0", "any", 150),
        ("whirlwind", "b0", "jump", 50 + 7 * 25),
        ("sweeping_blow", "b0", "plus_1", 60),
    ],
)
def test_prices(key: str, name: str, sticker: str, gold: int) -> None:
    place = dot(key, name)
    assert has_several_targets(card(key).halves[place.half], place) == (key == "sweeping_blow")
    level = card(key).level
    expected = gold if key != "whirlwind" else 50 + 25 * (level - 1)
    assert price(able(), card(key), place, sticker) == expected


# -- in town ---------------------------------------------------------------------


def at_the_enhancer(ledger: Chronicle) -> Outing:
    outing = Outing(ledger, "town")
    outing.all_take("leave-market")
    return outing


@rule("GH-9.13.1")
def test_without_the_achievement_nobody_enhances() -> None:
    ledger = able()
    ledger.global_achievements = []
    assert at_the_enhancer(ledger).asked(0) == "sanctuary GH-9.12.1"


@rule("GH-9.13.2", "GH-9.13.13", "GH-9.13.14", "GH-9.4.1")
def test_a_card_is_enhanced_for_good() -> None:
    outing = at_the_enhancer(able())
    assert outing.asked(0) == "enhance GH-9.13.2"
    outing.take(0, "choose-dot:trample@t0")
    assert outing.asked(0) == "sticker GH-9.13.2"
    outing.take(0, "stick:plus_1#50")
    assert outing.sheet(0).gold == 950
    assert "choose-dot:trample@t0" not in outing.offers(0)
    assert "choose-dot:trample@t1" in outing.offers(0)
    outing.take(0, "enough-stickers")
    outing.take(1, "enough-stickers")
    outing.all_take("keep-gold")
    after = outing.finished()
    assert after.enhancements == {"trample": ["t0 plus_1"]}
    assert page_of(after).enhancements == {"trample": ["t0 plus_1"]}
    assert CAMPAIGNS.faults(read(written_ledger(after, CAMPAIGNS))) == []


@rule("GH-9.13.13")
def test_the_scenario_is_played_with_enhanced_cards() -> None:
    ledger = able()
    ledger.enhancements = {"trample": ["t0 plus_1"], "leaping_cleave": ["t0 fire"]}
    outing = Outing(ledger, "scenario:1")
    scene = outing.scene
    keys = {scene.card(each).key for each in scene.heroes[0].hand + scene.heroes[0].reserve}
    assert {"trample+t0 plus_1", "leaping_cleave+t0 fire"} <= keys
    assert len(keys) == len(ledger.characters[0].pool)
    assert GAME.faults(scribe.read(scribe.write(scene, GAME), GAME)) == []
    after = outing.ended(Ending.VICTORY)
    assert set(after.characters[0].hand) <= set(after.characters[0].pool)
    assert len(after.characters[0].hand) == 10


@example("GH-EX-202")
@rule("GH-9.13.12")
def test_prosperity_limits_how_many_cards_of_a_class_are_enhanced() -> None:
    ledger = able(prosperity=4)
    brute = ledger.characters[0]
    ledger.enhancements = {"trample": ["t0 plus_1"], "sweeping_blow": ["t0 plus_1"]}
    assert not may_be_enhanced(ledger, brute, card("leaping_cleave"))
    assert affordable(ledger, brute, card("leaping_cleave"), dot("leaping_cleave", "t0")) == []
    assert affordable(ledger, brute, card("trample"), dot("trample", "t1"))
    assert affordable(ledger, brute, card("trample"), dot("trample", "t0")) == []


def test_a_poor_character_is_not_asked() -> None:
    ledger = able(gold=20)
    assert at_the_enhancer(ledger).asked(0) == "sanctuary GH-9.12.1"


def test_an_impossible_sticker_in_a_save_is_refused() -> None:
    ledger = able()
    ledger.enhancements = {"trample": ["t0 hex", "t9 plus_1"], "nothing": ["t0 plus_1"]}
    assert len(CAMPAIGNS.faults(ledger)) == 3
    ledger.enhancements = {"trample": ["t0 plus_1", "t0 poison"]}
    assert CAMPAIGNS.faults(ledger) == ["trample has two stickers on a dot"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_dots_and_stickers_have_names(language: str) -> None:
    outing = at_the_enhancer(able())
    texts = GAME.texts(language)
    assert texts.say("sticker-plus-1") == "+1"
    for each in EVERY_CARD:
        for place in dots_of(each):
            assert texts.has(f"dot-{place.line.replace('_', '-')}") or texts.has(
                f"condition-{place.line}"
            )
    assert outing.match.pending
