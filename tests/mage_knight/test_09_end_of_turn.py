"""The end of the turn: withdrawal, benefits, rewards, levels, drawing (MK-9)."""

from questhall.games.mage_knight.library.library import library
from questhall.games.mage_knight.printed.kinds import Mana, Site, Token
from questhall.games.mage_knight.rules.cards.tracks import (
    armour_of,
    command_of,
    gain_fame,
    hand_limit_of,
)
from questhall.games.mage_knight.rules.round.end_of_turn import drawing_limit
from tests.mage_knight.bench import Bench, enemy
from tests.mage_knight.fights import gather, stack, stand_on, wounds
from tests.marks import example, rule, ruling


def turn_over(bench: Bench, *choices: str) -> None:
    """End a turn in which a card was played."""
    bench.turn.played_any = True
    bench.end_turn(*choices)


# -- withdrawal and play area (MK-9.2, MK-9.3) ---------------------------------------


@rule("MK-9.2.1", "MK-9.2.2", "MK-9.2.3", "MK-10.1.1")
def test_the_hero_withdraws_to_the_last_safe_space_for_a_wound_per_space() -> None:
    bench = Bench()
    safe = bench.paint(bench.beside(0), "plains")
    lakes = [bench.paint(bench.beside(number), "lake") for number in (1, 2)]
    pile = len(bench.realm.wounds)
    bench.turn.path = [bench.hero.space, safe, lakes[0]]
    bench.hero.space = lakes[1]
    turn_over(bench)
    assert bench.hero.space == safe
    assert wounds(bench) == 2
    assert len(bench.realm.wounds) == pile - 2


@rule("MK-9.2.4")
def test_the_hero_stays_at_the_start_of_its_path() -> None:
    bench = Bench(rivals=["norowas"])
    start = bench.paint(bench.beside(0), "plains")
    lake = bench.paint(bench.beside(1), "lake")
    bench.realm.heroes[1].space = start
    bench.turn.path = [start]
    bench.hero.space = lake
    turn_over(bench)
    assert bench.hero.space == start
    assert wounds(bench) == 1


@rule("MK-9.3.1", "MK-9.3.2", "MK-9.3.3", "MK-16.3", "MK-2.2.7")
def test_the_play_area_is_cleared() -> None:
    bench = Bench()
    unit = bench.unit("peasants")
    banner = bench.hand("banner_of_courage", "march", "ruby_ring", "march")[0]
    assert bench.hero.discard == []
    bench.play("assign:banner_of_courage", "activate:peasants#2", "basic:march")
    bench.play("strong:ruby_ring")
    bench.end_turn("keep-rest")
    assert bench.keys(bench.hero.discard) == ["march"]
    assert bench.hero.played == []
    assert bench.keys(bench.realm.removed).count("ruby_ring") == 1
    assert sum(bench.hero.mana) == 0
    assert not unit.ready
    assert unit.banner == banner


# -- benefits (MK-9.4) ---------------------------------------------------------------


@example("MK-EX-101")
@rule("MK-9.4.1", "MK-18.2.2", "MK-10.3.9")
def test_a_glade_takes_one_wound_away() -> None:
    bench = Bench()
    bench.paint(bench.hero.space, "plains", Site.MAGICAL_GLADE)
    unit = bench.unit("peasants", wounds=1)
    bench.discarded("wound", "wound")
    pile = len(bench.realm.wounds)
    bench.turn.healing = 2
    turn_over(bench, "cure-discard")
    assert bench.keys(bench.hero.discard) == ["wound"]
    assert len(bench.realm.wounds) == pile + 1
    assert unit.wounded
    other = Bench()
    other.paint(other.hero.space, "plains", Site.MAGICAL_GLADE)
    other.hand("wound")
    other.begin("end_of_turn")
    assert other.options() == ["cure-hand", "no-cure"]
    other.play("no-cure")
    assert wounds(other) == 1


@example("MK-EX-36")
@rule("MK-9.4.2", "MK-18.2.3")
@ruling("26")
def test_a_mine_gives_a_crystal_up_to_three() -> None:
    for before, after in ((0, 1), (2, 3), (3, 3)):
        bench = Bench()
        mine = bench.paint(bench.hero.space, "hills", Site.MINE)
        bench.realm.spaces[mine].colour = Mana.BLUE
        bench.hero.crystals[Mana.BLUE] = before
        turn_over(bench)
        assert bench.hero.crystals == [0, after, 0, 0]
        assert sum(bench.hero.mana) == 0


# -- rewards (MK-9.5) ----------------------------------------------------------------


@example("MK-EX-37")
@rule("MK-9.5.2", "MK-18.4.1", "MK-21.5")
def test_the_crystals_of_a_monster_den() -> None:
    bench = Bench()
    stand_on(bench, Site.MONSTER_DEN)
    stack(bench, Token.BROWN, enemy(armour=2, attack=0, fame=2))
    bench.play("enter")
    bench.phase("attack")
    gather(bench, 2)
    bench.play("strike")
    bench.ask()
    bench.realm.chance.rig("mana", [Mana.BLACK, Mana.GOLD])
    turn_over(bench, "colour:green")
    assert bench.hero.crystals == [0, 0, 1, 0]
    assert bench.hero.fame == 2 + 1
    assert bench.hero.level == 2
    assert bench.offers("own-skill")


@rule("MK-9.5.1", "MK-9.5.2", "MK-21.4", "MK-21.5")
def test_random_crystals() -> None:
    bench = Bench()
    bench.realm.chance.rig("mana", [Mana.BLACK, Mana.GOLD, Mana.WHITE])
    bench.hero.fame = 2
    bench.turn.rewards = ["crystal", "crystal", "crystal"]
    bench.hero.crystals[Mana.WHITE] = 3
    bench.turn.played_any = True
    bench.begin("end_of_turn")
    assert bench.hero.fame == 3
    assert bench.hero.level == 1
    bench.play("colour:red")
    assert bench.hero.crystals == [1, 0, 0, 3]  # the fourth white one is lost
    assert bench.hero.level == 2  # in the same turn
    assert bench.offers("own-skill")


@rule("MK-9.5.3")
def test_a_set_of_crystals() -> None:
    bench = Bench()
    bench.turn.rewards = ["crystal_each_colour"]
    bench.hero.crystals = [0, 1, 3, 0]
    turn_over(bench)
    assert bench.hero.crystals == [1, 2, 3, 1]


@example("MK-EX-99")
@rule("MK-9.5.1", "MK-9.5.4", "MK-21.3")
def test_one_artifact_more_than_won_is_drawn() -> None:
    bench = Bench()
    drawn = bench.realm.artifacts[-3:]
    bench.turn.rewards = ["artifact", "artifact", "crystal_each_colour"]
    bench.hero.hand = bench.cards(*["wound"] * 5)
    bench.turn.played_any = True
    bench.begin("end_of_turn")
    assert len(bench.options()) == 2  # which reward first
    bench.play("claim:0")
    assert len(bench.options()) == 3
    bench.play(f"give-back:{drawn[1]}", f"on-deck:{drawn[2]}")
    assert bench.hero.deck == [drawn[2], drawn[0]]
    assert bench.realm.artifacts[0] == drawn[1]
    assert bench.hero.crystals == [1, 1, 1, 1]


@rule("MK-9.5.5")
def test_a_card_of_the_offer_as_a_reward() -> None:
    bench = Bench()
    bench.spell_offer("fireball", "chill", "tremor")
    bench.action_offer("ambush", "agility", "training")
    bench.realm.monastery_offer = bench.cards("learning")
    bench.hero.hand = bench.cards(*["wound"] * 5)
    bench.turn.rewards = ["spell", "advanced_action"]
    bench.turn.played_any = True
    bench.begin("end_of_turn")
    bench.play("claim:1", "take:chill")
    assert bench.options() == ["take:ambush", "take:agility", "take:training"]
    bench.play("take:ambush")
    assert bench.keys(bench.hero.deck) == ["chill", "ambush"]
    assert len(bench.realm.spell_offer) == len(bench.realm.action_offer) == 3


@rule("MK-9.5.6")
def test_a_unit_as_a_reward() -> None:
    bench = Bench()
    bench.unit_offer("altem_mages", "peasants")
    old = bench.unit("foresters", wounds=1)
    bench.turn.rewards = ["unit"]
    turn_over(bench, "take:altem_mages", "disband:foresters")
    assert [unit.kind.key for unit in bench.hero.units] == ["altem_mages"]
    assert bench.hero.units[0].ready
    assert old.card in bench.realm.removed
    other = Bench()
    other.unit_offer("altem_mages")
    other.unit("foresters")
    other.turn.rewards = ["unit"]
    turn_over(other, "refuse")
    assert [unit.kind.key for unit in other.hero.units] == ["foresters"]


@example("MK-EX-96")
@rule("MK-9.5.7")
def test_a_unit_waits_for_the_new_command_token() -> None:
    bench = Bench()
    bench.unit_offer("altem_mages", "peasants")
    bench.unit("foresters")
    bench.hero.level = 2
    bench.hero.fame = 8
    bench.turn.rewards = ["unit"]
    turn_over(bench, "take:peasants")
    assert [unit.kind.key for unit in bench.hero.units] == ["foresters", "peasants"]


# -- levels (MK-9.6) -----------------------------------------------------------------


@example("MK-EX-95")
@rule("MK-9.6.1", "MK-9.6.2", "MK-9.6.3", "MK-9.6.4", "MK-9.6.5", "MK-9.6.6", "MK-9.6.8")
def test_two_levels_at_once() -> None:
    bench = Bench(rivals=["norowas"])
    hero = bench.hero
    hero.fame = 2
    gain_fame(bench.realm, hero, 7, "MK-9.6.1")
    assert hero.level == 1
    first, second = hero.skill_pile[-1], hero.skill_pile[-2]
    bench.action_offer("ambush", "agility", "training")
    bench.hero.hand = bench.cards(*["wound"] * 5)
    bench.turn.played_any = True
    bench.begin("end_of_turn")
    assert (armour_of(hero), command_of(hero)) == (2, 1)
    bench.play(f"own-skill:{second}", "take:agility")
    assert [skill.card for skill in hero.skills] == [second]
    assert not hero.skills[0].spent
    assert bench.realm.common_skills == [first]
    assert bench.keys(hero.deck) == ["agility"]
    assert len(bench.realm.action_offer) == 3
    assert hero.level == 3
    assert (armour_of(hero), hand_limit_of(hero), command_of(hero)) == (3, 5, 2)


@rule("MK-9.6.7", "MK-9.6.9", "MK-13.3.2")
def test_a_common_skill_with_the_lowest_action() -> None:
    bench = Bench(rivals=["norowas"])
    hero, realm = bench.hero, bench.realm
    own = realm.new_card(library().find("tovak_motivation"))
    theirs = realm.new_card(library().find("norowas_forward_march"))
    realm.common_skills, realm.common_owners = [own, theirs], [0, 1]
    shown = hero.skill_pile[-2:]
    bench.action_offer("ambush", "agility", "training")
    bench.hero.hand = bench.cards(*["wound"] * 5)
    hero.fame = 3
    bench.turn.played_any = True
    bench.begin("end_of_turn")
    assert not bench.offers(f"common-skill:{own}")
    bench.play(f"common-skill:{theirs}")
    assert [skill.card for skill in hero.skills] == [theirs]
    assert sorted(realm.common_skills) == sorted([own, *shown])
    assert bench.keys(hero.deck) == ["training"]
    assert bench.keys(realm.action_offer)[1:] == ["ambush", "agility"]


@rule("MK-13.3.1", "MK-13.3.2", "MK-13.3.3")
def test_the_dummys_skills_come_one_by_one_in_a_solo_game() -> None:
    bench = Bench()
    realm = bench.realm
    assert realm.dummy is not None
    pile = realm.dummy.skill_pile
    assert len(pile) == 10
    assert not any(realm.skill_card(card).competitive for card in pile)
    top = pile[-1]
    bench.hero.fame = 3
    bench.turn.played_any = True
    bench.begin("end_of_turn")
    assert not bench.offers("common-skill")
    realm.action_offer.clear()
    realm.actions.clear()
    shown = realm.marks
    bench.play("own-skill")
    assert top in realm.common_skills
    assert realm.marks > shown  # cannot be taken back (MK-4.9.2)
    bench.hero.level, bench.hero.fame = 3, 15
    bench.begin("end_of_turn")
    assert bench.offers(f"common-skill:{top}")


# -- drawing (MK-9.7) ----------------------------------------------------------------


@rule("MK-9.7.1", "MK-9.7.2", "MK-10.1.2")
def test_discard_and_draw_up_to_the_limit() -> None:
    bench = Bench()
    bench.hand("march", "rage", "wound")
    bench.deck(*["stamina"] * 9)
    bench.turn.played_any = True
    bench.begin("end_of_turn")
    assert bench.options() == ["discard:march", "discard:rage", "keep-rest"]
    bench.play("discard:rage", "keep-rest")
    assert sorted(bench.keys(bench.hero.hand)) == ["march", *["stamina"] * 3, "wound"]


@example("MK-EX-97")
@rule("MK-9.7.3", "MK-9.7.4", "MK-9.7.5", "MK-18.4.5")
@ruling("37")
def test_keeps_and_cities_raise_the_limit() -> None:
    bench = Bench(rivals=["norowas"])
    realm = bench.realm
    far = len(realm.spaces) - 1
    for space in (bench.beside(0), far, far - 1):
        place = realm.places[bench.paint(space, "plains", Site.KEEP)]
        place.conquered, place.shields = True, [0]
    assert drawing_limit(realm, bench.hero) == 8
    city = realm.places[bench.paint(bench.beside(1), "plains", Site.CITY)]
    city.conquered, city.shields, city.city = True, [0, 0, 1], Mana.RED
    assert drawing_limit(realm, bench.hero) == 8  # the better of 3 and 2
    bench.paint(bench.beside(0), "plains")
    assert drawing_limit(realm, bench.hero) == 7  # leader of the city, no keep near
    city.shields = [1, 1, 0]
    assert drawing_limit(realm, bench.hero) == 6
    city.shields = [1]
    assert drawing_limit(realm, bench.hero) == 5


@rule("MK-9.7.6")
def test_planning_adds_to_the_limit() -> None:
    bench = Bench()
    bench.tactic("planning")
    bench.hero.bigger_hand = 1
    bench.hand("march", "rage")
    bench.deck(*["stamina"] * 12)
    bench.hero.space = bench.paint(bench.beside(0), "plains", Site.KEEP)
    place = bench.realm.places[bench.hero.space]
    place.conquered, place.shields = True, [0]
    turn_over(bench, "keep-rest")
    assert len(bench.hero.hand) == 5 + 1 + 1 + 1
    assert bench.hero.bigger_hand == 0


@example("MK-EX-98")
@rule("MK-9.7.7")
def test_a_hand_above_the_limit_stays() -> None:
    bench = Bench()
    bench.hand("wound", "wound", "wound", "wound", "march", "rage")
    bench.deck("stamina")
    turn_over(bench, "keep-rest")
    assert len(bench.hero.hand) == 6
    assert bench.keys(bench.hero.deck) == ["stamina"]


@example("MK-EX-100")
@rule("MK-4.7.3", "MK-9.7.2")
def test_a_card_that_was_won_is_drawn_at_once() -> None:
    bench = Bench()
    bench.spell_offer("fireball", "chill", "tremor")
    bench.turn.rewards = ["spell"]
    bench.deck("stamina", "stamina")
    bench.hand("march", "march", "march", "march")
    turn_over(bench, "take:chill", "keep-rest")
    assert bench.keys(bench.hero.hand)[-1] == "chill"
    assert bench.keys(bench.hero.deck) == ["stamina", "stamina"]
    risen = Bench()
    risen.action_offer("ambush", "agility", "training")
    risen.hero.fame = 3
    risen.deck("stamina", "stamina")
    risen.hand("march", "march", "march", "march")
    turn_over(risen, "own-skill", "take:agility", "keep-rest")
    assert risen.keys(risen.hero.hand)[-1] == "agility"
    assert risen.keys(risen.hero.deck) == ["stamina", "stamina"]


@example("MK-EX-22")
@rule("MK-9.7.8")
def test_long_night_in_the_middle_of_drawing() -> None:
    bench = Bench(day=False)
    bench.tactic("long_night")
    bench.hand("wound", "wound")
    bench.deck("stamina")
    bench.discarded(*["march"] * 6)
    turn_over(bench, "keep-rest", "use-tactic")
    assert bench.keys(bench.hero.hand) == ["wound", "wound", "stamina", "march", "march"]
    assert len(bench.hero.deck) == 1
    assert len(bench.hero.discard) == 3
    assert bench.hero.tactic_used


@rule("MK-4.5.3", "MK-3.2.16")
def test_what_lasted_for_the_turn_raises_no_hand_of_the_new_round() -> None:
    bench = Bench()
    bench.paint(bench.hero.space, "hills")
    bench.deck(*["march"] * 16)
    bench.hand("mountain_lore")
    bench.mana("green")
    bench.play("strong:mountain_lore", "end-movement", "no-action", "end-turn")
    assert len(bench.hero.hand) == 6  # one more on hills
    bench.begin("round")
    assert len(bench.hero.hand) == 5
