"""Interaction with locals (MK-7)."""

from questhall.games.mage_knight.library.library import library
from questhall.games.mage_knight.printed.kinds import Mana, Site
from tests.mage_knight.bench import Bench
from tests.mage_knight.fights import stand_on
from tests.marks import example, rule, ruling


def in_city(colour: int, influence: int) -> Bench:
    bench = Bench()
    bench.unit_offer()
    bench.talk(Site.CITY)
    bench.realm.places[bench.hero.space].city = colour
    bench.turn.influence = influence
    return bench


@rule("MK-7.1.2", "MK-4.1.9")
def test_influence_comes_from_cards_units_and_skills() -> None:
    bench = Bench()
    bench.unit("peasants")
    bench.skill("norowas_bright_negotiation")
    bench.hand("promise", "threaten", "march")
    bench.mana("white")
    bench.talk()
    bench.play("strong:promise", "basic:threaten", "sideways:march")
    assert bench.turn.influence == 4 + 2 + 1
    bench.play("activate:peasants#1", "skill:norowas_bright_negotiation")
    assert bench.turn.influence == 7 + 2 + 3


@example("MK-EX-63")
@rule("MK-7.2.1", "MK-7.2.4", "MK-7.2.6", "MK-7.3.7", "MK-18.1.1", "MK-10.3.2", "MK-10.3.3")
@ruling("34")
def test_reputation_counts_once() -> None:
    bench = Bench()
    bench.hero.reputation = 5
    bench.hand("promise", "wound", "wound")
    bench.mana("white")
    bench.unit_offer("utem_crossbowmen", "northern_monks")  # 6 in a village, 7 in a monastery
    bench.talk(Site.VILLAGE)
    bench.play("strong:promise")
    assert bench.turn.influence == 6
    assert bench.offers("recruit:utem_crossbowmen#6")
    assert not bench.offers("recruit:northern_monks")
    bench.play("buy-healing", "buy-healing")
    assert bench.turn.influence == 0
    assert bench.turn.healing == 2
    bench.play("heal-hand", "heal-hand")
    assert bench.hero.hand == []


@example("MK-EX-64")
@rule("MK-7.2.1")
@ruling("34")
def test_the_modifier_stays_as_it_was_at_the_beginning() -> None:
    bench = Bench()
    bench.hero.reputation = -2
    bench.hand("heroic_tale", "promise", "promise")
    bench.unit_offer("peasants")
    bench.talk()
    assert bench.turn.influence == -1
    bench.play("basic:heroic_tale", "basic:promise")
    assert bench.turn.influence == 4
    bench.play("recruit:peasants")
    assert bench.hero.reputation == -1  # worth 0, but not this turn
    bench.play("basic:promise")
    assert bench.turn.influence == 2


@example("MK-EX-65")
@rule("MK-7.2.2", "MK-20.2.2")
@ruling("34")
def test_nobody_talks_to_a_hero_with_the_worst_reputation() -> None:
    bench = Bench()
    bench.hero.reputation = -7
    stand_on(bench, Site.VILLAGE)
    bench.turn.influence = 20
    assert bench.options() == ["no-action"]


@rule("MK-7.2.5", "MK-7.2.6")
def test_the_modifier_alone_may_suffice_and_a_deficit_is_made_up_first() -> None:
    bench = Bench()
    bench.hero.reputation = 6
    bench.unit_offer("herbalists")
    bench.talk()
    assert bench.offers("recruit:herbalists#3")
    poor = Bench()
    poor.hero.reputation = -6  # -5
    poor.unit_offer()
    poor.hand("promise", "threaten", "rage")
    poor.mana("white", "red")
    poor.talk()
    poor.play("strong:promise")
    assert poor.turn.influence == -1
    assert not poor.offers("buy-healing")
    poor.play("strong:threaten")
    assert poor.turn.influence == 4
    assert poor.offers("buy-healing")


@rule("MK-7.3.1", "MK-18.1.3", "MK-18.4.5", "MK-18.4.6")
def test_units_are_recruited_by_the_icons_of_the_place() -> None:
    names = [unit.key for unit in library().units if not unit.takes_mana]
    for site in (Site.VILLAGE, Site.MONASTERY, Site.KEEP, Site.MAGE_TOWER, Site.CITY):
        bench = Bench()
        bench.unit_offer(*names)
        bench.talk(site)
        place = bench.realm.places[bench.hero.space]
        place.city = Mana.RED if site == Site.CITY else -1
        bench.turn.influence = 20
        recruits = {
            bench.realm.cards[option.what].key: option.amount
            for option in bench.ask().options
            if option.verb == "recruit"
        }
        allowed = {
            unit.key: unit.cost
            for unit in library().units
            if site in unit.sites and unit.key in names
        }
        assert recruits == allowed
        assert recruits
    white = in_city(Mana.WHITE, 20)
    white.unit_offer(*names)
    assert len([option for option in white.options() if option.startswith("recruit")]) == len(names)


@example("MK-EX-24")
@rule("MK-7.3.2", "MK-7.3.3")
def test_a_unit_does_not_pay_for_itself() -> None:
    bench = Bench()
    bench.unit_offer("peasants", "herbalists")
    bench.talk()
    bench.turn.influence = 2
    assert not bench.offers("recruit:peasants")
    bench.turn.influence = 5
    bench.play("recruit:peasants")
    assert bench.turn.influence == 1
    assert not bench.offers("buy-healing")
    bench.play("activate:peasants#1", "buy-healing")
    assert bench.turn.influence == 0
    assert bench.turn.healing == 1
    assert bench.keys(bench.realm.unit_offer) == ["herbalists"]


@rule("MK-7.3.4", "MK-7.3.7")
@ruling("35")
def test_a_monastery_heals_and_teaches() -> None:
    bench = Bench()
    bench.unit_offer()
    bench.action_offer("ambush", "agility", "training")
    bench.realm.monastery_offer = bench.cards("learning")
    bench.talk(Site.MONASTERY)
    bench.turn.influence = 8
    assert bench.options() == ["buy-healing#2", "train:learning", "end-interaction"]
    bench.play("train:learning")
    assert bench.turn.influence == 2
    assert bench.keys(bench.hero.deck) == ["learning"]
    assert bench.realm.monastery_offer == []
    bench.play("buy-healing")
    assert bench.turn.healing == 1


@example("MK-EX-67")
@rule("MK-7.3.5", "MK-18.4.6")
def test_spells_in_a_mage_tower() -> None:
    bench = Bench()
    bench.unit_offer()
    red, _, blue = bench.spell_offer("fireball", "tremor", "chill")
    bench.realm.spells.extend(bench.cards("snowstorm", "expose"))
    bench.mana("red", "blue")
    bench.talk(Site.MAGE_TOWER)
    bench.turn.influence = 14
    assert not bench.offers("buy-spell:tremor")  # no green mana
    bench.play("buy-spell:fireball")
    assert bench.keys(bench.realm.spell_offer) == ["expose", "tremor", "chill"]
    assert bench.offers("buy-spell:chill")
    bench.play("buy-spell:chill")
    assert bench.hero.deck == [red, blue]
    assert bench.keys(bench.realm.spell_offer) == ["snowstorm", "expose", "tremor"]
    assert bench.turn.influence == 0
    assert sum(bench.hero.mana) == 0


@example("MK-EX-66")
@rule("MK-7.2.3", "MK-7.3.6", "MK-9.5.4")
def test_an_artifact_of_the_red_city() -> None:
    bench = Bench()
    bench.unit_offer()
    bench.paint(bench.hero.space, "plains", Site.CITY)
    place = bench.realm.places[bench.hero.space]
    place.conquered, place.shields, place.city = True, [0, 0, 0], Mana.RED
    bench.phase("acting")
    bench.play("interact")
    assert bench.turn.influence == 3
    bench.turn.influence += 9
    bench.play("buy-artifact")
    assert bench.turn.influence == 0
    drawn = bench.realm.artifacts[-2:]
    bench.hero.hand = bench.cards(*["wound"] * 7)  # nothing is drawn
    bench.end_turn(f"give-back:{drawn[0]}")
    assert bench.hero.deck == [drawn[1]]
    assert bench.realm.artifacts[0] == drawn[0]


@rule("MK-7.3.8")
def test_goods_of_the_cities() -> None:
    assert in_city(Mana.RED, 12).options() == ["buy-artifact", "end-interaction"]
    assert in_city(Mana.RED, 11).options() == ["end-interaction"]
    blue = in_city(Mana.BLUE, 7)
    blue.spell_offer("fireball", "tremor", "chill")
    blue.mana("red")
    blue.play("buy-spell:fireball")
    assert blue.keys(blue.hero.deck) == ["fireball"]
    white = in_city(Mana.WHITE, 2)
    elite = white.realm.elites = [white.realm.new_card(library().find("fire_mages"))]
    top = elite[-1]
    white.play("add-elite")
    assert white.realm.unit_offer == [top]
    assert white.turn.influence == 0
    green = in_city(Mana.GREEN, 12)
    green.action_offer("ambush", "agility", "training")
    unseen = green.realm.actions[-1]
    green.play("buy-unseen")
    assert green.hero.deck == [unseen]
    new = green.realm.actions[-1]
    green.play("buy-action:agility")
    assert green.keys(green.hero.deck)[-1] == "agility"
    assert green.realm.action_offer[0] == new
    assert green.keys(green.realm.action_offer)[1:] == ["ambush", "training"]
    for colour in (Mana.RED, Mana.BLUE, Mana.WHITE, Mana.GREEN):
        city = in_city(colour, 11)
        city.unit_offer("altem_guardians")
        assert city.offers("recruit:altem_guardians#11")
