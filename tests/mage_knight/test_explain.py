"""Why not? Every reason is given where it applies, with a rule from the rulebook."""

from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.effects import boons_of_mana, boons_of_talk
from questhall.games.mage_knight.printed.cards import EnemyAbility
from questhall.games.mage_knight.printed.kinds import Mana, Site
from questhall.games.mage_knight.state.boons import add_boon
from questhall.kernel.decisions import NOTHING
from tests.mage_knight.bench import Bench, enemy
from tests.mage_knight.scenarios.stage import table
from tests.reasons import assert_reasons_have_texts, assert_rules_are_in_the_rulebook

PACKAGE = "questhall.games.mage_knight"


def reason(bench: Bench, thing: str, seat: int = 0) -> str:
    """The reason without its prefix; empty if there is none."""
    why = GAME.why_not(bench.realm, seat, thing)
    return "" if why is None else why.message.removeprefix("why-")


def hex_at(bench: Bench, space: int) -> str:
    here = bench.realm.spaces[space]
    return f"hex:{here.q},{here.r}"


def test_every_reason_has_its_text_and_its_rule() -> None:
    assert_reasons_have_texts(PACKAGE)
    assert_rules_are_in_the_rulebook(PACKAGE)


def test_whose_turn_it_is() -> None:
    bench = Bench(rivals=["goldyx"])
    own = bench.hand("march")[0]
    beside = hex_at(bench, bench.paint(bench.beside(), "plains"))
    bench.turn.move = 2
    assert reason(bench, beside) == ""
    assert reason(bench, beside, 1) == "not-your-turn"
    bench.realm.choosers = [1]
    assert reason(bench, beside) == "tactics-first"
    bench.realm.choosers = []
    bench.turn.phase = 10
    assert reason(bench, f"card:{own}") == "turn-ends"
    bench.hero.out = True
    assert reason(bench, beside) == "out"
    bench.realm.results = [1.0, 0.0]
    assert reason(bench, beside) == "game-over"


def test_spaces() -> None:
    bench = Bench()
    here, beside = bench.hero.space, bench.paint(bench.beside(), "hills")
    bench.turn.move = 2
    assert reason(bench, hex_at(bench, beside)) == "too-few-moves"
    assert reason(bench, hex_at(bench, here)) == "already-here"
    assert reason(bench, "hex:90,90") == "no-space"
    assert reason(bench, "hex:nowhere") == "no-space"
    far = next(
        space
        for space in range(len(bench.realm.spaces))
        if space != here and space not in bench.realm.neighbours[here]
    )
    assert reason(bench, hex_at(bench, far)) == "not-adjacent"
    bench.paint(beside, "lake")
    assert reason(bench, hex_at(bench, beside)) == "inaccessible"
    place = bench.realm.places[bench.paint(beside, "plains", Site.ORC_MARAUDERS)]
    place.tokens, place.face_up = [bench.realm.new_card(enemy())], [True]
    assert reason(bench, hex_at(bench, beside)) == "rampaging"
    assert reason(bench, f"card:{place.tokens[0]}") == "rampaging"
    bench.paint(beside, "city", Site.CITY)
    assert reason(bench, hex_at(bench, beside)) == "city-closed"
    bench.hand("wound")
    assert reason(bench, hex_at(bench, beside)) == "only-wounds"
    bench.phase("resting")
    assert reason(bench, hex_at(bench, beside)) == "resting"
    bench.phase("afterwards")
    assert reason(bench, hex_at(bench, beside)) == "movement-over"


def test_a_hero_and_a_rampaging_enemy_at_once() -> None:
    bench = Bench(rivals=["goldyx"])
    realm = bench.realm
    target = bench.paint(bench.beside(0), "plains")
    both = [
        space for space in realm.neighbours[target] if space in realm.neighbours[bench.hero.space]
    ]
    place = realm.places[bench.paint(both[0], "plains", Site.ORC_MARAUDERS)]
    place.tokens, place.face_up = [realm.new_card(enemy())], [True]
    realm.heroes[1].space = target
    bench.turn.move = 5
    assert reason(bench, hex_at(bench, target)) == "hero-and-rampaging"


def test_new_land() -> None:
    bench = Bench()
    assert reason(bench, "land:3,-2") == "exploring-costs"
    bench.turn.move = 2
    assert reason(bench, "land:3,-2") == "not-at-the-edge"
    bench.phase("acting")
    assert reason(bench, "land:3,-2") == "movement-over"


def test_mana() -> None:
    bench = Bench()
    bench.source("black", "gold", "red", "blue")
    assert reason(bench, "die:0") == "black-by-day"
    assert reason(bench, "die:1") == "when-paying"
    bench.realm.source[2].used = True
    bench.realm.source[3].owner = 1
    assert reason(bench, "die:2") == "die-used"
    assert reason(bench, "die:3") == "die-taken"
    bench.realm.day = False
    assert reason(bench, "die:1") == "gold-at-night"
    assert reason(bench, "die:0") == "when-paying"
    bench.turn.dice_left = 0
    assert reason(bench, "die:0") == "no-more-dice"
    bench.turn.dice_left = 1
    add_boon(bench.realm, boons_of_mana.NoDice, NOTHING)
    assert reason(bench, "die:0") == "no-more-dice"
    assert reason(bench, "mana:red") == "no-token"
    assert reason(bench, "crystal:red") == "no-crystal"
    assert reason(bench, "crystal:gold") == "no-crystal"
    bench.mana("red", "gold")
    bench.crystals("red")
    assert reason(bench, "mana:red") == reason(bench, "crystal:red") == "when-paying"
    assert reason(bench, "mana:gold") == "gold-at-night"
    assert reason(bench, "die:9") == reason(bench, "mana:pink") == ""


def test_cards_in_hand() -> None:
    bench = Bench()
    wound, rage, fireball, march, other = bench.hand("wound", "rage", "fireball", "march", "march")
    assert reason(bench, f"card:{wound}") == "wound"
    assert reason(bench, f"card:{march}") == ""
    assert reason(bench, f"card:{other}") == "its-double"
    bench.phase("acting")
    assert reason(bench, f"card:{rage}") == "only-in-combat"
    assert reason(bench, f"card:{march}") == "not-in-this-phase"
    bench.fight("prowlers")
    assert reason(bench, f"card:{fireball}") == "spell-needs-mana"
    bench.mana("red")
    assert reason(bench, f"card:{fireball}") == ""
    assert reason(bench, f"card:{march}") == "not-in-this-phase"


def test_cards_that_need_mana() -> None:
    bench = Bench()
    swiftness, healing = bench.hand("swiftness", "regeneration")
    bench.fight("prowlers")
    assert reason(bench, f"card:{swiftness}") == "no-mana"
    assert reason(bench, f"card:{healing}") == "no-healing"
    bench.mana("white")
    assert reason(bench, f"card:{swiftness}") == ""


def test_one_half_of_a_card_in_hand() -> None:
    """The other half can be played, and says nothing of this one."""
    bench = Bench()
    march, fireball = bench.hand("march", "fireball")
    assert reason(bench, f"card:{march}") == reason(bench, f"basic:{march}") == ""
    assert reason(bench, f"strong:{march}") == "no-mana"
    bench.mana("green")
    assert reason(bench, f"strong:{march}") == ""
    bench.fight("prowlers")
    assert reason(bench, f"strong:{march}") == "not-in-this-phase"
    assert reason(bench, f"basic:{fireball}") == "spell-needs-mana"
    assert reason(bench, "strong:99999") == ""


def test_cards_that_lie_elsewhere() -> None:
    bench = Bench(rivals=["goldyx"])
    hero, rival = bench.realm.heroes
    played, discarded, aside, theirs, hidden, buried = bench.cards(*["march"] * 6)
    hero.played, hero.discard, hero.set_aside = [played], [discarded], [aside]
    rival.played, rival.hand, rival.deck = [theirs], [hidden], [buried]
    found = [reason(bench, f"card:{card}") for card in (played, discarded, aside, theirs)]
    assert found == ["played", "discarded", "set-aside", "not-yours"]
    assert reason(bench, f"card:{hidden}") == reason(bench, f"card:{buried}") == ""
    assert reason(bench, "card:99999") == ""


def test_units() -> None:
    bench = Bench()
    fresh, spent = bench.unit("peasants"), bench.unit("peasants", ready=False)
    hurt = bench.unit("peasants", wounds=1)
    fresh.banner = bench.cards("banner_of_glory")[0]
    assert reason(bench, f"card:{fresh.card}") == ""
    assert reason(bench, f"card:{spent.card}") == "unit-spent"
    assert reason(bench, f"card:{hurt.card}") == "unit-wounded"
    assert reason(bench, f"card:{fresh.banner}") == "banner-at-work"


def test_units_in_a_fight() -> None:
    bench = Bench()
    peasants, monks, mages = [bench.unit(key) for key in ("peasants", "savage_monks", "fire_mages")]
    bench.fight("prowlers")
    assert reason(bench, f"card:{peasants.card}") == "unit-of-no-use"
    assert reason(bench, f"card:{monks.card}") == "unit-needs-mana"
    assert reason(bench, f"card:{mages.card}") == ""
    bench.combat.no_units = True
    assert reason(bench, f"card:{mages.card}") == "no-units"


def test_skills() -> None:
    bench = Bench(rivals=["goldyx"])
    paths = bench.skill("arythea_dark_paths")
    bonds = bench.skill("norowas_bonds_of_loyalty")
    assert reason(bench, f"card:{paths.card}") == ""
    assert reason(bench, f"card:{bonds.card}") == "skill-always"
    assert reason(bench, f"card:{paths.card}", 1) == "not-yours"
    bench.turn.seat = 1
    assert reason(bench, f"card:{paths.card}") == "not-your-turn"
    bench.turn.seat = 0
    bench.phase("acting")
    assert reason(bench, f"card:{paths.card}") == "skill-of-no-use"
    paths.used = True
    assert reason(bench, f"card:{paths.card}") == "skill-used"
    paths.spent = True
    assert reason(bench, f"card:{paths.card}") == "skill-spent"
    paths.in_centre = True
    assert reason(bench, f"card:{paths.card}") == "skill-in-centre"


def test_tactics() -> None:
    bench = Bench()
    bench.tactic("planning")
    own, displayed = f"card:{bench.hero.tactic}", f"card:{bench.realm.tactics[0]}"
    assert reason(bench, own) == "tactic-of-no-use"
    assert reason(bench, displayed) == "tactics-chosen"
    bench.realm.choosers = [1, 0]
    assert reason(bench, displayed) == "others-choose-first"
    bench.hero.tactic_used = True
    assert reason(bench, own) == "tactic-used"


def test_units_for_hire() -> None:
    bench = Bench()
    peasants, golems = bench.unit_offer("peasants", "guardian_golems")
    assert reason(bench, f"card:{peasants}") == "not-interacting"
    bench.talk(Site.VILLAGE)
    assert reason(bench, f"card:{peasants}") == "too-little-influence"
    assert reason(bench, f"card:{golems}") == "not-hired-here"
    bench.turn.influence = 4
    assert reason(bench, f"card:{peasants}") == ""
    add_boon(bench.realm, boons_of_talk.NoRecruits, NOTHING)
    assert reason(bench, f"card:{peasants}") == "no-recruits"


def test_spells_for_sale() -> None:
    bench = Bench()
    fireball = bench.spell_offer("fireball")[0]
    bench.talk(Site.KEEP)
    assert reason(bench, f"card:{fireball}") == "no-spells-here"
    bench.talk(Site.MAGE_TOWER)
    assert reason(bench, f"card:{fireball}") == "too-little-influence"
    bench.turn.influence = 7
    assert reason(bench, f"card:{fireball}") == "no-mana"
    bench.mana("red")
    assert reason(bench, f"card:{fireball}") == ""


def test_actions_that_are_taught() -> None:
    bench = Bench()
    agility = bench.action_offer("agility")[0]
    training = bench.cards("learning")[0]
    bench.realm.monastery_offer = [training]
    bench.talk(Site.MONASTERY)
    assert reason(bench, f"card:{agility}") == "not-taught-here"
    assert reason(bench, f"card:{training}") == "too-little-influence"
    bench.talk(Site.CITY)
    bench.realm.places[bench.hero.space].city = Mana.GREEN
    bench.turn.influence = 6
    assert reason(bench, f"card:{agility}") == ""
    assert reason(bench, f"card:{training}") == "not-taught-here"


def test_rewards_that_are_taken_later() -> None:
    bench = Bench()
    skill = bench.skill("arythea_dark_paths").card
    bench.hero.skills.clear()
    bench.realm.common_skills = [skill]
    bench.realm.upgrades = bench.cards("agility")
    assert reason(bench, f"card:{skill}") == "skill-at-level-up"
    assert reason(bench, f"card:{bench.realm.upgrades[0]}") == "upgrade-later"
    assert reason(bench, "pile:green") == "face-down"


def test_enemies_out_of_reach() -> None:
    bench = Bench()
    foe, other = bench.fight(enemy(armour=4), enemy(abilities=EnemyAbility.FORTIFIED), keep=True)
    assert reason(bench, "foe:0") == "only-siege"
    assert reason(bench, "foe:1") == "behind-two-walls"
    assert reason(bench, "foe:7") == ""
    bench.phase("block")
    assert reason(bench, "foe:0") == "block-too-weak"
    bench.combat.block[0] = 3
    assert reason(bench, "foe:0") == ""
    foe.attacks = [1]
    assert reason(bench, "foe:0") == "blocked"
    other.hidden = True
    assert reason(bench, "foe:1") == "summoner"
    bench.phase("damage")
    assert reason(bench, "foe:0") == "no-attack-now"
    bench.phase("attack")
    assert reason(bench, "foe:0") == "attack-too-weak"
    foe.defeated = True
    assert reason(bench, "foe:0") == "defeated"


def test_nothing_is_explained_before_the_board_is_set() -> None:
    realm = table("full_conquest", 2)
    realm.spaces = []
    assert GAME.why_not(realm, 0, "hex:0,0") is None
    assert GAME.why_not(realm, 5, "hex:0,0") is None
