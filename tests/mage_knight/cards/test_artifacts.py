"""Artifacts other than banners (MK-4.1.5)."""

import pytest

from questhall.games.mage_knight.printed.kinds import COLOURS, Element, Mana, Range, Resists, Site
from questhall.games.mage_knight.state.combat import AttackState
from questhall.kernel.decisions import NOTHING

from ..bench import Bench, enemy
from ..fights import gather
from .spell_bench import owner, wounds

# -- mana ------------------------------------------------------------------------------

RINGS = {
    "ruby_ring": "red",
    "sapphire_ring": "blue",
    "diamond_ring": "white",
    "emerald_ring": "green",
}
SPELLS = ("fireball", "snowstorm", "expose", "tremor")  # of the colours of the rings


@pytest.mark.parametrize("ring", RINGS)
def test_a_ring_gives_mana_and_fame(ring: str) -> None:
    bench = owner(ring)
    bench.play(f"basic:{ring}")
    colour = COLOURS.index(RINGS[ring])
    assert bench.hero.mana[colour] == 1
    assert bench.hero.crystals[colour] == 1
    assert bench.hero.fame == 1


def test_a_strong_ring_is_endless() -> None:
    bench = owner("ruby_ring", "fireball", "rage", "rage", day=False)
    bench.fight(enemy(armour=30))
    bench.phase("attack")
    bench.play("strong:ruby_ring", "strong:fireball", "strong:rage", "strong:rage")
    assert bench.attack() == 16
    assert bench.hero.fame == 1


@pytest.mark.parametrize(("ring", "own"), list(zip(RINGS, SPELLS, strict=True)))
def test_a_strong_ring_pays_for_its_own_colour(ring: str, own: str) -> None:
    bench = owner(ring, *SPELLS)
    bench.fight(enemy(armour=30))
    bench.play(f"strong:{ring}")
    assert [spell for spell in SPELLS if bench.offers(f"basic:{spell}")] == [own]
    bench.play(f"basic:{own}")
    assert bench.hero.fame == 1


def test_endless_black_mana_is_useless_by_day() -> None:
    bench = owner("ruby_ring", "fireball")
    bench.fight(enemy())
    bench.play("strong:ruby_ring")
    assert bench.offers("basic:fireball")
    assert not bench.offers("strong:fireball")


def test_a_gem_pouch_rolls_twice() -> None:
    found: set[tuple[int, int]] = set()
    for seed in range(12):
        bench = Bench(seed=f"pouch{seed}")
        bench.hand("endless_gem_pouch")
        bench.play("basic:endless_gem_pouch")
        while bench.flow is not None and bench.offers("colour:green"):
            bench.play("colour:green")
        assert sum(bench.hero.crystals) + bench.hero.fame == 2
        found.add((sum(bench.hero.crystals), bench.hero.fame))
    assert (2, 0) in found
    assert (1, 1) in found


@pytest.mark.parametrize(("day", "special"), [(True, Mana.GOLD), (False, Mana.BLACK)])
def test_a_strong_gem_pouch_gives_all_colours(day: bool, special: int) -> None:
    bench = owner("endless_gem_pouch", day=day)
    bench.play("strong:endless_gem_pouch")
    expected = [1, 1, 1, 1, 0, 0]
    expected[special] = 1
    assert bench.hero.mana == expected


def test_the_bag_of_gold_gives_fame_even_outside_an_interaction() -> None:
    bench = owner("endless_bag_of_gold")
    bench.play("basic:endless_bag_of_gold")
    assert bench.hero.fame == 2
    bench = owner("endless_bag_of_gold")
    bench.talk()
    bench.play("strong:endless_bag_of_gold")
    assert (bench.turn.influence, bench.hero.fame) == (9, 3)


def test_the_sun_shines_by_night() -> None:
    bench = owner("amulet_of_the_sun", "rage", day=False)
    keep = bench.paint(bench.beside(0), "plains", Site.KEEP)
    forest = bench.paint(bench.beside(1), "forest")
    place = bench.realm.places[keep]
    place.tokens = [bench.realm.new_card(enemy())]
    place.face_up = [False]
    bench.turn.move = 3
    bench.play("basic:amulet_of_the_sun")
    assert place.face_up == [True]
    assert bench.offers(f"step@{forest}#3")
    bench.fight(enemy())
    bench.phase("attack")
    bench.play("strong:rage")
    assert bench.hero.mana[Mana.GOLD] == 0
    assert bench.attack() == 4


def test_the_strong_sun_gives_three_gold() -> None:
    bench = owner("amulet_of_the_sun", day=False)
    bench.play("strong:amulet_of_the_sun")
    assert bench.hero.mana[Mana.GOLD] == 3


def test_darkness_by_day() -> None:
    bench = owner("amulet_of_darkness", "fireball")
    desert = bench.paint(bench.beside(0), "desert")
    bench.mana("red")
    bench.turn.move = 3
    bench.play("basic:amulet_of_darkness", "colour:black")
    assert bench.offers(f"step@{desert}#3")
    bench.fight(enemy())
    bench.play("strong:fireball")
    assert bench.combat.attack[Range.SIEGE][Element.FIRE] == 8


def test_the_strong_darkness_gives_three_tokens() -> None:
    bench = owner("amulet_of_darkness")
    bench.play("strong:amulet_of_darkness", "colour:red", "colour:black", "colour:gold")
    assert (bench.hero.mana[Mana.RED], bench.hero.mana[Mana.BLACK], bench.hero.mana[Mana.GOLD]) == (
        1,
        1,
        1,
    )


# -- combat ------------------------------------------------------------------------------


def test_the_sword_brings_fame_without_a_card_to_discard() -> None:
    bench = owner("sword_of_justice")
    bench.fight(enemy(armour=3, fame=2))
    bench.phase("attack")
    gather(bench, 3)
    bench.play("basic:sword_of_justice", "strike")
    bench.ask()
    assert bench.hero.fame == 3


def test_the_sword_strikes_with_discarded_cards() -> None:
    bench = owner("sword_of_justice", "rage", "march", "stamina")
    foe = bench.fight(enemy(armour=6, fame=2))[0]
    bench.phase("attack")
    bench.play(
        "basic:sword_of_justice", "discard-for:rage", "discard-for:march", "enough", "strike"
    )
    assert foe.defeated
    assert bench.hero.fame == 3
    assert bench.keys(bench.hero.hand) == ["stamina"]


def test_the_strong_sword_doubles_physical_attacks() -> None:
    bench = owner("sword_of_justice", "rage")
    foe = bench.fight(enemy(armour=5, resistances=Resists.PHYSICAL, fame=2))[0]
    bench.phase("attack")
    bench.play("strong:sword_of_justice")
    assert foe.resistances == 0
    bench.play("basic:rage")
    assert bench.attack() == 4


def test_the_strong_sword_doubles_points_already_gathered() -> None:
    bench = owner("sword_of_justice", "rage")
    bench.fight(enemy(armour=9))
    bench.phase("attack")
    bench.play("basic:rage", "strong:sword_of_justice")
    assert bench.attack() == 4


def test_the_horn_may_wound() -> None:
    hurt: set[int] = set()
    for seed in range(8):
        bench = Bench(seed=f"horn{seed}")
        bench.hand("horn_of_wrath")
        bench.fight(enemy(armour=20))
        bench.play("basic:horn_of_wrath")
        assert bench.combat.attack[Range.SIEGE][Element.PHYSICAL] == 5
        hurt.add(wounds(bench, bench.hero))
    assert hurt == {0, 1}


def test_the_strong_horn_rolls_for_every_extra_point() -> None:
    bench = owner("horn_of_wrath")
    bench.fight(enemy(armour=20))
    bench.play("strong:horn_of_wrath", "more#0")
    assert bench.attack() == 5
    assert wounds(bench, bench.hero) == 0
    hurt: set[int] = set()
    for seed in range(8):
        bench = Bench(seed=f"loud{seed}")
        bench.hand("horn_of_wrath")
        bench.fight(enemy(armour=20))
        bench.play("strong:horn_of_wrath", "more#5")
        assert bench.attack() == 10
        hurt.add(wounds(bench, bench.hero))
    assert len(hurt) > 2


def test_the_bow_shoots_discarded_cards() -> None:
    bench = owner("bow_of_starsdawn", "rage", "march")
    bench.fight(enemy(armour=4, fame=2), enemy(armour=1, key="other"))
    bench.play("basic:bow_of_starsdawn", "discard-for:rage", "discard-for:march")
    assert bench.combat.attack[Range.RANGED][Element.PHYSICAL] == 4
    bench.play("strike:foe")
    assert bench.hero.fame == 3
    bench.phase("attack")
    bench.combat.attack[Range.MELEE][Element.PHYSICAL] = 1
    bench.play("strike:other")
    assert bench.hero.fame == 5  # none for the later phase


def test_the_strong_bow_doubles_or_pierces_walls() -> None:
    bench = owner("bow_of_starsdawn")
    bench.fight(enemy(armour=8))
    bench.combat.attack[Range.RANGED][Element.FIRE] = 3
    bench.combat.attack[Range.SIEGE][Element.FIRE] = 1
    assert not bench.offers("strike")
    bench.play("strong:bow_of_starsdawn")
    assert bench.offers("strike")
    bench = owner("bow_of_starsdawn")
    bench.fight(enemy(armour=4), keep=True)
    bench.combat.attack[Range.RANGED][Element.FIRE] = 4
    assert not bench.offers("strike")
    bench.play("strong:bow_of_starsdawn")
    assert bench.offers("strike")


def test_the_soul_harvester_takes_one_crystal() -> None:
    bench = owner("soul_harvester")
    bench.fight(enemy(armour=1, resistances=Resists.FIRE), enemy(armour=1, key="other"))
    bench.phase("attack")
    bench.play("basic:soul_harvester", "strike#3", "colour:red")
    assert bench.hero.crystals == [1, 0, 0, 0]


def test_the_strong_soul_harvester_takes_them_all() -> None:
    bench = owner("soul_harvester")
    bench.fight(enemy(armour=1, resistances=Resists.FIRE), enemy(armour=1, key="other"))
    bench.phase("attack")
    bench.play("strong:soul_harvester", "strike#3", "colour:red")
    assert bench.hero.crystals[Mana.RED] == 1
    assert bench.hero.crystals[Mana.WHITE] == 1


def test_the_shield_blocks_two_attacks() -> None:
    bench = owner("shield_of_the_fallen_kings")
    first, second = bench.fight(enemy(attack=4, key="a"), enemy(attack=4, key="b"))
    bench.phase("block")
    bench.play("basic:shield_of_the_fallen_kings", "choose-effect#1")
    assert bench.block() == 4
    assert not bench.offers("convert")
    bench.play("block:a", "convert", "block:b")
    assert (first.attacks, second.attacks) == ([AttackState.BLOCKED], [AttackState.BLOCKED])


def test_the_strong_shield_blocks_three() -> None:
    bench = owner("shield_of_the_fallen_kings")
    bench.fight(*[enemy(attack=4, element=Element.COLD_FIRE, key=name) for name in "abcd"])
    bench.phase("block")
    bench.play("strong:shield_of_the_fallen_kings", "choose-effect#1", "block:a", "convert-block")
    assert not bench.offers("convert-block")
    bench.play("block:b", "convert-block", "block:c")
    assert not bench.offers("convert-block")
    assert bench.combat.blocked == 3


# -- healing, cards, skills ----------------------------------------------------------------


def test_the_grail_gives_fame_for_its_points() -> None:
    bench = owner("golden_grail")
    bench.hand("wound", "wound", "wound")
    bench.turn.healing = 1
    bench.phase("moving")
    bench.play("basic:golden_grail", "heal-hand", "heal-hand", "heal-hand")
    assert bench.hero.fame == 2


def test_unused_points_of_the_grail_give_nothing() -> None:
    bench = owner("golden_grail")
    bench.hand("wound")
    bench.play("basic:golden_grail")
    bench.fight(enemy())
    bench.phase("afterwards")
    assert not bench.offers("heal-hand")
    assert bench.hero.fame == 0


def test_the_strong_grail_draws() -> None:
    bench = owner("golden_grail")
    bench.hand("wound", "wound")
    bench.deck("rage", "march", "stamina")
    bench.play("strong:golden_grail", "heal-hand", "heal-hand")
    assert sorted(bench.keys(bench.hero.hand)) == ["march", "stamina"]
    assert bench.turn.healing == 4


def test_the_book_trains() -> None:
    bench = owner("book_of_wisdom", "rage")
    bench.action_offer("blood_rage", "ice_bolt")
    bench.play("basic:book_of_wisdom")
    assert bench.keys(bench.hero.hand) == ["blood_rage"]
    assert bench.keys(bench.realm.removed)[-1] == "rage"


def test_the_strong_book_teaches_a_spell() -> None:
    bench = owner("book_of_wisdom", "rage", "march")
    bench.spell_offer("fireball", "snowstorm")
    bench.play("strong:book_of_wisdom")
    assert sorted(bench.keys(bench.hero.hand)) == ["fireball", "march"]
    assert bench.hero.crystals[Mana.RED] == 1
    assert len(bench.realm.spell_offer) == 3


def test_the_tome_casts_from_the_offer() -> None:
    bench = owner("tome_of_all_spells", "rage", "march")
    bench.spell_offer("fireball", "snowstorm")
    bench.fight(enemy())
    bench.play("basic:tome_of_all_spells")
    assert bench.combat.attack[Range.RANGED][Element.FIRE] == 5
    assert bench.keys(bench.hero.discard) == ["rage"]
    assert bench.keys(bench.realm.spell_offer) == ["fireball", "snowstorm"]


def test_the_strong_tome_works_by_day() -> None:
    bench = owner("tome_of_all_spells", "rage")
    bench.spell_offer("fireball")
    bench.fight(enemy())
    bench.play("strong:tome_of_all_spells")
    assert bench.combat.attack[Range.SIEGE][Element.FIRE] == 8
    assert wounds(bench, bench.hero) == 1


STAFF = {"rage": Mana.RED, "crystallize": Mana.BLUE, "march": Mana.GREEN, "swiftness": Mana.WHITE}


@pytest.mark.parametrize("card", STAFF)
def test_the_staff_follows_the_colour(card: str) -> None:
    bench = owner("druidic_staff", card)
    unit = bench.unit("peasants", ready=False)
    start = bench.hero.space
    bench.play("basic:druidic_staff")
    colour = STAFF[card]
    if colour == Mana.BLUE:
        bench.play("colour:green")
    elif colour == Mana.WHITE:
        bench.play("travel-to")
    assert unit.ready == (colour == Mana.RED)
    assert bench.hero.crystals[Mana.GREEN] == (2 if colour == Mana.BLUE else 0)
    assert bench.turn.healing == (3 if colour == Mana.GREEN else 0)
    assert (bench.hero.space != start) == (colour == Mana.WHITE)


def test_the_strong_staff_does_two_things() -> None:
    bench = owner("druidic_staff")
    unit = bench.unit("peasants", ready=False)
    bench.play("strong:druidic_staff", "colour:red", "colour:green")
    assert unit.ready
    assert bench.turn.healing == 3
    assert bench.hero.hand == []


def common_skill(bench: Bench, name: str) -> int:
    skill = bench.skill(name)
    bench.hero.skills.remove(skill)
    bench.realm.common_skills = [skill.card]
    bench.realm.common_owners = [NOTHING]
    return skill.card


def test_the_circlet_uses_a_skill_twice() -> None:
    bench = owner("circlet_of_proficiency")
    card = common_skill(bench, "tovak_night_sharpshooting")
    bench.fight(enemy())
    bench.play("basic:circlet_of_proficiency", "use-effect")
    assert bench.attack() == 2
    assert bench.realm.common_skills == [card]
    assert bench.hero.skills == []


def test_the_strong_circlet_takes_a_skill() -> None:
    bench = owner("circlet_of_proficiency")
    card = common_skill(bench, "tovak_night_sharpshooting")
    bench.play("strong:circlet_of_proficiency")
    assert [skill.card for skill in bench.hero.skills] == [card]
    assert bench.realm.common_skills == []
