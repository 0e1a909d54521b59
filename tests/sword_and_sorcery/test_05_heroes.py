"""Chapter 5: hero cards, natures, soul gems, soulrank; gaining and losing powers (7.0, 7.1)."""

import pytest

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.kinds import (
    ANY_NATURE,
    STYLES,
    ActionKind,
    HeroNature,
)
from questhall.games.sword_and_sorcery.rules.attack.death import lose_powers
from questhall.games.sword_and_sorcery.rules.items import may_use
from questhall.games.sword_and_sorcery.rules.numbers import most_hp
from questhall.games.sword_and_sorcery.rules.turn.cooldown import gain_powers, may_gain
from questhall.games.sword_and_sorcery.setup.setup import may_join
from tests.marks import example, rule, ruling

from .bench import Bench


@rule("SS-5.0.0.1", "SS-5.1.0.1", "SS-5.2.0.1", "SS-2.1.0.15", "SS-1.2.0.1")
def test_five_heroes_in_two_versions_each() -> None:
    classes = library().classes.values()
    by_hero = {
        hero: sorted([card.nature for card in classes if card.hero == hero])
        for hero in {card.hero for card in classes}
    }
    assert by_hero.pop("laegon") == [HeroNature.NEUTRAL, HeroNature.NEUTRAL]
    assert set(by_hero) == {"auriel", "ecarus", "shae", "thorgar"}
    assert all(natures == [HeroNature.LAWFUL, HeroNature.CHAOTIC] for natures in by_hero.values())


@rule("SS-5.3.0.1", "SS-5.3.0.3", "SS-1.3.0.1", "SS-4.2.1.4")
@pytest.mark.parametrize("key", list(library().classes))
def test_a_soul_gem_has_seven_lines_that_grow(key: str) -> None:
    card = library().classes[key]
    assert len(card.gem) == 7
    for line, higher in zip(card.gem, card.gem[1:], strict=False):
        gained = higher.powers + higher.talents - line.powers - line.talents
        assert gained == 1  # exactly one card for each soulrank
        assert higher.hp >= line.hp
        assert (higher.combat, higher.special) >= (line.combat, line.special)
    assert min(card.gem[0].combat, card.gem[0].special) == 1
    twin = next(c for c in library().classes.values() if c.hero == card.hero and c is not card)
    assert [line.hp for line in twin.gem] != [line.hp for line in card.gem]


@rule("SS-5.1.1.1", "SS-5.1.0.4")
def test_with_soul_storm_any_natures_join() -> None:
    for storm in (False, True):
        bench = Bench(heroes=("ecarus_white_rose", "laegon_archer"), soul_storm=storm)
        bench.sheet(1).kind = None
        assert may_join(bench.adventure, library().classes["shae_assassin"]) is storm
        assert may_join(bench.adventure, library().classes["shae_rogue"])


@rule("SS-5.1.1.3")
def test_soul_storm_changes_nothing_about_powers() -> None:
    bench = Bench(soul_storm=True)
    bench.sheet(0).soulrank = 7
    assert not may_gain(bench.sheet(0), library().powers["blood_price"])


@rule("SS-5.2.1.2", "SS-5.2.1.4", "SS-8.0.0.4", "SS-8.1.0.3")
def test_whoever_has_several_styles_needs_one_of_them() -> None:
    bench = Bench()
    wand = bench.item(0, "spark_wand")
    hero = bench.sheet(0)
    assert not may_use(bench.adventure, hero, wand)
    styles = hero.card.styles
    hero.card.styles = [*styles, STYLES.index("magic")]
    try:
        assert may_use(bench.adventure, hero, wand)
    finally:
        hero.card.styles = styles


@rule("SS-5.0.0.4", "SS-5.0.0.6")
def test_what_is_worn_takes_no_room() -> None:
    bench = Bench()
    bench.item(0, "healing_potion")
    bench.item(0, "healing_potion")
    assert len(bench.sheet(0).equipped()) == 3
    assert "pick-item" not in bench.open_verbs()


@rule("SS-5.2.5.1")
@pytest.mark.parametrize("key", list(library().classes))
def test_movement_points_are_those_of_the_card(key: str) -> None:
    other = "laegon_archer" if "laegon" not in key else "thorgar_cleric"
    bench = Bench(heroes=(key, other))
    bench.act("move:b")
    assert bench.sheet(0).points == library().classes[key].move - 1


@rule("SS-5.2.4.4")
def test_whoever_fails_a_save_suffers() -> None:
    bench = Bench()
    for face, slow in (("shield", 0), ("miss", 1)):
        bench.roll(blue=[face])
        bench.do(bench.effect(0, "save(afflict(slow))", 0))
        assert bench.has(bench.hero(0), "slow") == slow


@rule("SS-5.3.1.3", "SS-5.3.1.9", "SS-5.3.1.11", "SS-7.0.0.4")
@ruling("SS-R20")
def test_a_higher_soulrank_counts_at_once() -> None:
    bench = Bench()
    bench.power(0, "iron_stance")
    bench.power(1, "heal")
    bench.adventure.shards = 4
    bench.hero(0).wounds = 5
    health = most_hp(bench.adventure, bench.hero(0))
    bench.step("souls", "raise:ecarus_white_rose", "gain")
    assert (bench.sheet(0).soulrank, bench.adventure.shards) == (2, 0)
    assert most_hp(bench.adventure, bench.hero(0)) == health + 1
    assert bench.hero(0).wounds == 5
    assert bench.adventure.power(bench.sheet(0).powers[0].card).key == "iron_stance"
    assert len(bench.sheet(0).powers) == 2


@rule("SS-7.0.0.3", "SS-5.3.1.1")
def test_at_the_start_a_hero_has_as_many_powers_as_the_gem_says() -> None:
    bench = Bench()
    bench.do(gain_powers(bench.adventure, bench.sheet(0)), "gain")
    assert (bench.sheet(0).soulrank, len(bench.sheet(0).powers)) == (1, 1)


@rule("SS-7.0.0.11", "SS-11.1.0.19")
@ruling("SS-R29")
def test_the_last_power_gained_is_the_first_one_lost() -> None:
    bench = Bench()
    hero = bench.sheet(0)
    cards = [bench.power(0, key, 3) for key in ("iron_stance", "headlong_charge", "rose_strike")]
    hero.soulrank = 2
    lose_powers(bench.adventure, hero)
    assert [power.card for power in hero.powers] == cards[:2]
    assert cards[2] in hero.supply


@rule("SS-7.1.0.3")
def test_a_used_power_waits() -> None:
    bench = Bench()
    card = bench.power(1, "heal")
    bench.turn(1)
    bench.sheet(1).specials = 2
    bench.hero(0).wounds = 5
    bench.act(f"use:{card}@1", "figure:ecarus_white_rose")
    assert "use" not in bench.open_verbs()


@rule("SS-7.0.0.9", "SS-2.1.0.16")
def test_the_power_cards_of_the_box() -> None:
    powers = library().powers.values()
    own = {hero: [p for p in powers if p.owner == hero] for hero in ("auriel", "laegon", "")}
    assert (len(powers), len(own[""]), len(own["auriel"]), len(own["laegon"])) == (47, 8, 8, 7)
    assert all(power.nature == ANY_NATURE for power in own["laegon"])


@rule("SS-7.0.0.2", "SS-7.0.0.16", "SS-7.0.0.17")
@pytest.mark.parametrize("key", list(library().powers))
def test_levels_rise_and_hourglasses_are_one_to_four(key: str) -> None:
    power = library().powers[key]
    levels = [level.level for level in power.levels]
    assert levels == sorted(set(levels))
    without = power.action == ActionKind.PASSIVE or power.limit == 2
    for level in power.levels:
        assert level.cooldown == 0 if without else 1 <= level.cooldown <= 4


@rule("SS-7.0.0.6")
@pytest.mark.parametrize("key", list(library().classes))
def test_whoever_gains_a_power_has_a_choice(key: str) -> None:
    card = library().classes[key]
    other = "laegon_archer" if card.hero != "laegon" else "thorgar_cleric"
    hero = Bench(heroes=(key, other)).sheet(0)
    own = [power for power in library().powers.values() if power.owner == card.hero]
    for soulrank in (1, 2, 3, 5, 7):
        hero.soulrank = soulrank
        had = card.line(soulrank).powers - 1
        assert len([power for power in own if may_gain(hero, power)]) - had >= 2


@example("SS-EX-206")
@rule("SS-10.6.4.1")
@ruling("SS-R57")
def test_a_blind_hero_loses_the_action_but_not_the_potion() -> None:
    bench = Bench()
    potion = bench.item(0, "healing_potion")
    bench.condition(bench.hero(0), "blind")
    bench.hero(0).wounds = 3
    bench.roll(blue=["miss"])
    bench.act(f"use-item:{potion}")
    assert (bench.sheet(0).specials, bench.sheet(0).inventory) == (0, [potion])
    assert bench.hero(0).wounds == 3
