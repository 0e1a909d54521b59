"""Basic principles: Deed cards, mana, effects, gaining, discarding (MK-4.1, MK-4.4 to MK-4.9)."""

from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.library.library import library
from questhall.games.mage_knight.printed.cards import DeedKind
from questhall.games.mage_knight.printed.kinds import Mana, Site
from questhall.games.mage_knight.rules.cards.gaining import take_from_offer, throw_away
from questhall.games.mage_knight.rules.cards.mana import gain_crystal, gain_mana
from questhall.games.mage_knight.state.realm import Realm
from questhall.kernel.match import Match
from tests.mage_knight.bench import Bench, enemy
from tests.mage_knight.scenarios.stage import set_up
from tests.marks import example, rule, ruling

# -- cards (MK-4.1) ------------------------------------------------------------------


@rule("MK-4.1.1", "MK-2.2.5")
def test_a_new_deed_deck_is_sixteen_basic_actions() -> None:
    for hero in library().heroes:
        kinds = {deed.kind for deed in library().deck_of(hero)}
        assert len(library().deck_of(hero)) == 16
        assert kinds == {DeedKind.BASIC_ACTION}


@rule("MK-4.1.2", "MK-4.1.3", "MK-4.1.9", "MK-4.5.2", "MK-6.1.2", "MK-6.1.3", "MK-2.2.10")
def test_a_card_is_played_for_free_or_for_mana_of_its_colour() -> None:
    bench = Bench()
    march, stamina = bench.hand("march", "stamina")
    assert not bench.offers("strong:march")
    bench.mana("red")
    assert not bench.offers("strong:march")
    bench.mana("green")
    bench.play("basic:stamina")
    assert bench.turn.move == 2
    assert (bench.hero.hand, bench.hero.played) == ([march], [stamina])
    bench.play("strong:march")
    assert bench.turn.move == 6
    assert bench.hero.mana[Mana.RED] == 1
    assert bench.hero.mana[Mana.GREEN] == 0


@example("MK-EX-38")
@rule("MK-4.1.4", "MK-4.4.6")
@ruling("24")
def test_the_strong_effect_of_a_spell_costs_black_mana_too() -> None:
    for day in (True, False):
        bench = Bench(day=day)
        bench.fight(enemy())
        bench.hand("fireball")
        bench.mana("black")
        assert not bench.offers("basic:fireball")
        bench.mana("red")
        assert bench.offers("basic:fireball")
        assert bench.offers("strong:fireball") == (not day)
    bench.play("strong:fireball")
    assert sum(bench.hero.mana) == 0


@rule("MK-4.1.5", "MK-4.8.2")
def test_an_artifact_is_thrown_away_for_its_strong_effect() -> None:
    bench = Bench()
    ring, other = bench.hand("ruby_ring", "sapphire_ring")
    bench.play("basic:ruby_ring")
    assert bench.hero.played == [ring]
    bench.play("strong:sapphire_ring")
    assert other in bench.realm.removed
    assert bench.hero.played == [ring]


@rule("MK-4.1.6", "MK-4.1.7", "MK-4.1.8", "MK-10.1.2")
@ruling("9")
def test_every_card_but_a_wound_can_be_played_sideways() -> None:
    for phase, gain in (
        ("moving", {"move": 1}),
        ("talking", {"influence": 1}),
        ("block", {"block": 1}),
        ("attack", {"attack": 1}),
    ):
        bench = Bench()
        if phase == "talking":
            bench.talk()
        elif phase != "moving":
            bench.fight(enemy())
            bench.phase(phase)
        bench.hand("crystallize", "wound")
        assert not any("wound" in option for option in bench.options())
        bench.play("sideways:crystallize")
        assert bench.points() == gain
    bench = Bench()
    bench.fight(enemy())
    bench.hand("march")
    assert not bench.offers("sideways")  # neither ranged nor siege


@rule("MK-4.1.10", "MK-4.1.11")
def test_an_effect_needs_a_cost_that_can_be_paid() -> None:
    bench = Bench()
    bench.hand("improvisation", "wound")
    assert not bench.offers("basic:improvisation")
    bench.hand("march")
    bench.play("basic:improvisation")
    assert bench.turn.move == 3
    assert bench.keys(bench.hero.discard) == ["march"]


@rule("MK-4.1.12", "MK-9.3.2", "MK-9.3.1", "MK-4.4.1")
def test_played_cards_are_discarded_and_mana_is_lost_when_the_turn_ends() -> None:
    bench = Bench()
    march, rage = bench.hand("march", "rage")
    bench.mana("blue", "gold")
    bench.crystals("red")
    bench.play("basic:march")
    bench.end_turn("keep-rest")
    assert bench.hero.discard == [march]
    assert bench.hero.hand == [rage]
    assert sum(bench.hero.mana) == 0
    assert bench.hero.crystals[Mana.RED] == 1


@rule("MK-4.1.13", "MK-6.6.5", "MK-6.6.4", "MK-6.6.3")
def test_mana_does_not_strengthen_a_card_already_played() -> None:
    bench = Bench()
    bench.hand("march", "stamina")
    bench.play("basic:march")
    bench.mana("green")
    assert not bench.offers("strong:march")
    bench.turn.move = 1  # one point was spent meanwhile
    bench.play("basic:stamina")
    assert bench.turn.move == 3


# -- mana (MK-4.4) -------------------------------------------------------------------


@rule("MK-4.4.3", "MK-4.4.11", "MK-4.4.7", "MK-4.4.8", "MK-4.4.9")
def test_mana_is_paid_with_a_token_a_crystal_or_a_die() -> None:
    for way in ("pay-token:green", "pay-crystal:green", "pay-die:green"):
        bench = Bench()
        bench.hand("march")
        bench.mana("green")
        bench.crystals("green")
        bench.source("green", "red", "red")
        bench.play("strong:march")
        assert bench.options() == ["pay-token:green", "pay-die:green@0", "pay-crystal:green"]
        bench.play(way)
        assert bench.turn.move == 4
        assert bench.hero.mana[Mana.GREEN] == (way != "pay-token:green")
        assert bench.hero.crystals[Mana.GREEN] == (way != "pay-crystal:green")
        assert bench.realm.source[0].used == (way == "pay-die:green")
    bench.end_turn()
    assert not bench.realm.source[0].used  # rerolled and returned
    assert [die.colour for die in bench.realm.source[1:]] == [Mana.RED, Mana.RED]


@rule("MK-4.4.7")
def test_one_die_may_be_used_per_turn() -> None:
    bench = Bench()
    bench.hand("march", "tranquility")
    bench.source("green", "green", "red")
    bench.play("strong:march")
    assert not bench.offers("strong:tranquility")


@example("MK-EX-34")
@rule("MK-4.4.8", "MK-4.4.4")
@ruling("24")
def test_a_die_is_not_taken_for_nothing() -> None:
    bench = Bench()
    bench.hand("wound", "rage")  # no effect of rage can be played now
    bench.source("red", "blue", "green")
    bench.mana("red")
    assert bench.options() == ["end-movement", "sideways:rage", "rest"]


@example("MK-EX-32", "MK-EX-33")
@rule("MK-4.4.5", "MK-4.4.6", "MK-4.4.10")
@ruling("24")
def test_gold_by_day_and_black_at_night() -> None:
    cards = (
        ("red", "rage"),
        ("blue", "ice_bolt"),
        ("white", "swiftness"),
        ("green", "crushing_bolt"),
    )
    for colour, card in cards:
        for day in (True, False):
            bench = Bench(day=day)
            bench.fight(enemy())
            bench.phase("attack")
            bench.hand(card)
            bench.source("gold", "black", "white")
            if not day and colour != "white":
                assert not bench.offers(f"strong:{card}")
                continue
            bench.play(f"strong:{card}")
            if colour == "white" and day:
                assert bench.options() == ["pay-die:gold@0", "pay-die:white@2"]
            else:
                used = [die.used for die in bench.realm.source]
                assert used == ([True, False, False] if day else [False, False, True])
    night = Bench(day=False)
    night.fight(enemy())
    night.hand("fireball")
    night.mana("red")
    night.source("gold", "black", "white")
    night.play("strong:fireball")
    assert [die.used for die in night.realm.source] == [False, True, False]


@example("MK-EX-39")
@rule("MK-18.3.4")
def test_it_is_night_in_a_dungeon() -> None:
    bench = Bench()
    bench.paint(bench.hero.space, "plains", Site.DUNGEON)
    bench.phase("acting")
    bench.play("enter")
    bench.hand("fireball", "swiftness")
    bench.mana("red")
    bench.source("gold", "black", "black")
    assert not bench.offers("strong:swiftness")
    bench.play("strong:fireball")
    assert bench.realm.source[1].used
    assert bench.combat.night_rules


@example("MK-EX-35")
@rule("MK-4.4.2", "MK-4.7.1", "MK-4.7.2")
@ruling("26")
def test_a_fourth_crystal_becomes_a_token() -> None:
    bench = Bench()
    for _ in range(4):
        gain_crystal(bench.realm, bench.hero, Mana.BLUE)
    assert bench.hero.crystals[Mana.BLUE] == 3
    assert bench.hero.mana[Mana.BLUE] == 1
    assert len(bench.hero.crystals) == 4  # neither gold nor black ones
    gain_mana(bench.realm, bench.hero, Mana.BLACK)
    assert bench.hero.mana[Mana.BLACK] == 1


@rule("MK-4.4.4")
def test_an_effect_turns_mana_into_a_crystal() -> None:
    bench = Bench()
    bench.hand("crystallize")
    assert not bench.offers("basic:crystallize")
    bench.mana("red")
    bench.play("basic:crystallize")
    assert bench.hero.mana[Mana.RED] == 0
    assert bench.hero.crystals[Mana.RED] == 1


# -- effects (MK-4.5, MK-4.6) --------------------------------------------------------


@rule("MK-4.5.1", "MK-4.2.9", "MK-4.5.3")
def test_cards_units_and_skills_add_up_and_last_for_the_turn() -> None:
    bench = Bench()
    bench.hand("march")
    bench.unit("peasants")
    bench.skill("tovak_double_time")
    bench.play("basic:march", "activate:peasants#2", "skill:tovak_double_time")
    assert bench.turn.move == 2 + 2 + 2
    bench.hand("path_finding")
    bench.play("basic:path_finding")
    assert len(bench.turn.boons) > 0
    bench.deck("march")
    bench.end_turn()
    bench.begin("turn")
    assert bench.turn.boons == []


@rule("MK-4.5.4", "MK-5.5.1", "MK-5.5.2", "MK-5.7.5", "MK-7.1.3", "MK-10.3.7")
def test_when_effects_may_be_played() -> None:
    for phase in ("moving", "acting", "talking", "afterwards", "resting", "ranged"):
        bench = Bench()
        if phase == "talking":
            bench.talk()
        elif phase == "ranged":
            bench.fight(enemy())
        else:
            bench.phase(phase)
        bench.hand("tranquility", "crystallize", "wound")
        bench.mana("red")
        assert bench.offers("basic:crystallize")
        assert bench.offers("basic:tranquility") == (phase != "ranged")
    bench.phase("attack")
    assert not bench.offers("heal-hand")


@rule("MK-4.6.1", "MK-4.6.3")
def test_concentration_makes_another_card_part_of_its_effect() -> None:
    bench = Bench()
    bench.hand("concentration", "march")
    bench.mana("green")
    bench.play("strong:concentration")
    assert bench.turn.move == 4 + 2
    assert sum(bench.hero.mana) == 0
    fight = Bench()
    fight.fight(enemy())
    fight.hand("concentration", "march")
    fight.mana("green")
    assert not fight.offers("strong:concentration")  # march still moves nobody in a fight


@rule("MK-4.6.4")
def test_the_card_that_borrows_time_bending_is_set_aside() -> None:
    bench = Bench(day=False)
    talent = bench.hand("magic_talent", "stamina", "march")[0]
    bench.spell_offer("space_bending", "fireball", "tremor")
    bench.mana("blue", "black")
    bench.play("basic:magic_talent", "choose:stamina", "strong:space_bending")
    bench.end_turn("keep-rest")
    assert bench.hero.set_aside == [talent]
    assert "space_bending" in bench.keys(bench.realm.spell_offer)


# -- gaining and losing (MK-4.7, MK-4.8) ---------------------------------------------


@example("MK-EX-44")
@rule("MK-4.7.3", "MK-4.7.4", "MK-4.7.7")
@ruling("35")
def test_a_card_from_an_offer_goes_on_top_of_the_deck_and_is_replaced() -> None:
    bench = Bench()
    realm = bench.realm
    first, second, third = bench.spell_offer("fireball", "chill", "tremor")
    new = realm.spells[-1]
    bench.deck("march")
    take_from_offer(realm, realm.spell_offer, realm.spells, second, bench.hero.deck)
    assert realm.spell_offer == [new, first, third]
    assert bench.hero.deck[-1] == second


@rule("MK-4.7.5", "MK-7.3.3", "MK-7.3.4")
@ruling("35")
def test_units_and_monastery_cards_are_not_replaced() -> None:
    bench = Bench()
    bench.unit_offer("herbalists", "peasants")
    bench.realm.monastery_offer = bench.cards("agility", "learning")
    bench.talk(site=Site.MONASTERY)
    bench.turn.influence = 9
    bench.play("recruit:herbalists", "train:learning")
    assert bench.turn.influence == 0
    assert bench.keys(bench.realm.unit_offer) == ["peasants"]
    assert bench.keys(bench.realm.monastery_offer) == ["agility"]
    assert bench.keys(bench.hero.deck) == ["learning"]


@rule("MK-4.7.6", "MK-7.3.6")
def test_artifacts_wait_for_the_end_of_the_turn() -> None:
    bench = Bench()
    bench.talk(site=Site.CITY)
    bench.realm.places[bench.hero.space].city = Mana.RED
    bench.turn.influence = 12
    bench.play("buy-artifact")
    assert bench.hero.deck == []
    assert bench.turn.rewards == ["artifact"]


@rule("MK-4.8.1", "MK-4.8.2")
def test_discarding_and_throwing_away() -> None:
    bench = Bench()
    march, wound = bench.hand("march", "wound")
    pile = len(bench.realm.wounds)
    throw_away(bench.realm, bench.hero, bench.hero.hand, wound)
    throw_away(bench.realm, bench.hero, bench.hero.hand, march)
    assert bench.hero.hand == []
    assert len(bench.realm.wounds) == pile + 1
    assert march in bench.realm.removed
    assert bench.hero.discard == []


# -- taking back (MK-4.9) ------------------------------------------------------------


def first_of(match: Match, *verbs: str) -> None:
    decision = match.pending[0]
    for index, option in enumerate(decision.options):
        if option.verb in verbs:
            match.answer(0, index, decision.seats[0])
            return
    raise LookupError(verbs)


@rule("MK-4.9.1", "MK-4.9.2", "MK-4.9.3")
def test_choices_can_be_taken_back_until_something_is_revealed() -> None:
    match = Match.start(GAME, set_up("first_reconnaissance", 1), "back")
    first_of(match, "hero")
    first_of(match, "tactic")
    start = match.decisions
    hand = hand_of(match)
    first_of(match, "sideways")
    first_of(match, "sideways")
    assert len(hand_of(match)) == len(hand) - 2
    assert match.free_undo_to() <= start
    match.undo(start)
    assert hand_of(match) == hand
    first_of(match, "sideways")
    first_of(match, "end-movement")
    first_of(match, "no-action")
    first_of(match, "end-turn")
    first_of(match, "keep-rest")
    assert match.free_undo_to() > start + 1  # a card was drawn


def hand_of(match: Match) -> list[int]:
    assert isinstance(match.state, Realm)
    return match.state.heroes[0].hand[:]
