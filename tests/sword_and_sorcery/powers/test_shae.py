"""Shae: Rogue and Assassin."""

import pytest

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.rules.movement.opening import open_door
from questhall.games.sword_and_sorcery.rules.turn.goods import draw_treasure
from questhall.games.sword_and_sorcery.state.adventure import Pile
from tests.marks import example, rule, ruling
from tests.played import note
from tests.sword_and_sorcery.bench import Bench

ROGUE = ("shae_rogue", "ecarus_white_rose")
ASSASSIN = ("shae_assassin", "ecarus_black_rose")


def put_chest(bench: Bench, at: str) -> None:
    bench.adventure.chests.append(bench.adventure.decks[Pile.CHEST].draw.pop())
    bench.adventure.chest_areas.append(bench.area(at))


@example("SS-EX-07")
@rule("SS-3.3.1.1", "SS-3.3.1.6")
def test_disarm_trap_draws_two_and_resolves_one() -> None:
    note("sword_and_sorcery", "innate", "disarm_trap")
    bench = Bench(heroes=ROGUE, doors="AB")
    deck = bench.adventure.decks[Pile.TRAP]
    before = len(deck.draw)
    first = bench.adventure.cards[deck.draw[-1]].key
    bench.roll(blue=["shield"] * 9)
    bench.do(open_door(bench.adventure, bench.sheet(0), 0), "trap-card")
    assert (len(deck.draw), len(deck.discard)) == (before - 2, 2)
    assert bench.told("trap")[0].what in deck.discard
    assert bench.adventure.cards[bench.told("trap")[0].what].key == first


@rule("SS-8.1.0.1", "SS-8.1.0.2")
def test_thievery_uses_any_one_use_item() -> None:
    note("sword_and_sorcery", "innate", "thievery")
    for group, allowed in ((ROGUE, True), (ASSASSIN, False)):
        bench = Bench(heroes=group)
        bench.item(0, "scroll_of_gale")  # for Faith and Magic
        assert ("use-item" in bench.open_verbs()) is allowed


@example("SS-EX-39", "SS-EX-205")
@rule("SS-9.0.0.12", "SS-9.0.0.30", "SS-6.3.3.1", "SS-10.5.0.5")
@ruling("SS-R42")
def test_dagger_whirl_follows_every_attack_with_the_main_dagger() -> None:
    note("sword_and_sorcery", "innate", "dagger_whirl")
    bench = Bench(heroes=ASSASSIN)
    bench.hero(1, "D")
    bench.wear(0, "main", "cord", turned=True)
    bench.wear(0, "off", "greedy_sting")
    shaman = bench.enemy("A", hp=9, shields=2)
    shaman.wounds = 6
    bench.sheet(0).specials = 1
    bench.roll(red=["hit", "miss"], blue=["skill", "miss", "hit", "miss"])
    bench.act(f"attack:main@{shaman.id}", "trigger:0", f"figure:{shaman.id}")
    # Both magic shields stop the first blow, the lethal hit too; the second comes through.
    assert (shaman.shields, shaman.wounds) == (0, 8)


@pytest.mark.parametrize(("level", "cooldown"), [(1, 2), (3, 2)])
@rule("SS-15.7.1.14", "SS-6.1.2.8")
def test_stealth(level: int, cooldown: int) -> None:
    bench = Bench(heroes=ROGUE)
    card = bench.power(0, "stealth", level)
    bench.sheet(0).specials = 2
    bench.act(f"use:{card}@{level}", "area:b", *(["no-more"] if level == 3 else []))
    assert (bench.at(bench.hero(0)), bench.hero(0).hidden) == ("B", True)
    assert bench.sheet(0).power(card).position == cooldown
    bench.act("focus")
    assert not bench.hero(0).hidden


@example("SS-EX-03")
@rule("SS-3.1.0.1", "SS-3.1.0.9")
def test_stealth_among_enemies_where_heroes_are_in_control() -> None:
    heroes = ("shae_rogue", "ecarus_white_rose", "thorgar_cleric", "auriel_wizard")
    bench = Bench(heroes=heroes)
    card = bench.power(0, "stealth")
    for place in (1, 2, 3):
        bench.hero(place, "B")
    bench.enemy("B")
    bench.enemy("B")
    bench.act(f"use:{card}@1", "area:b")
    assert (bench.at(bench.hero(0)), bench.hero(0).hidden) == ("B", True)
    lonely = Bench(heroes=heroes)
    card = lonely.power(0, "stealth")
    lonely.enemy("B")
    lonely.act(f"use:{card}@1")  # only where she is
    assert lonely.at(lonely.hero(0)) == "A"


def test_practised_stealth_slips_away() -> None:
    for level, attacks in ((1, 1), (3, 0)):
        bench = Bench(heroes=ROGUE)
        card = bench.power(0, "stealth", level)
        bench.hero(1, "D")
        bench.enemy("A")
        bench.roll(blue=["miss"] * 4)
        bench.act(f"use:{card}@{level}")
        assert len(bench.told("reaction-attack")) == attacks


@pytest.mark.parametrize(("level", "count"), [(1, 2), (4, 3)])
@example("SS-EX-25")
@rule("SS-7.0.0.17")
def test_treasure_hunt(level: int, count: int) -> None:
    bench = Bench(heroes=ROGUE)
    bench.power(0, "treasure_hunt", level)
    bench.on_top(Pile.TREASURE, "widows_oath", "heartglass", "bellringer")
    size = len(bench.adventure.decks[Pile.TREASURE].draw)
    bench.do(draw_treasure(bench.adventure, bench.sheet(0)), "keep")
    assert len(bench.asked[-1].options) == count
    keys = [bench.adventure.cards[card].key for card in bench.sheet(0).inventory]
    assert keys == ["widows_oath"]
    assert len(bench.adventure.decks[Pile.TREASURE].draw) == size - 1
    assert bench.adventure.seen == []  # nobody knows where the others lie


@example("SS-EX-25")
@rule("SS-2.0.0.5", "SS-7.0.0.17")
def test_treasure_hunt_draws_on_when_the_pile_runs_out() -> None:
    bench = Bench(heroes=ROGUE)
    bench.power(0, "treasure_hunt", 4)
    bench.on_top(Pile.TREASURE, "widows_oath", "heartglass")
    deck = bench.adventure.decks[Pile.TREASURE]
    kept = [card for card in deck.draw[:-2] if bench.adventure.item(card).sides]
    bench.adventure.removed += [card for card in deck.draw[:-2] if card not in kept]
    deck.discard, deck.draw = kept[:], deck.draw[-2:]
    bench.do(draw_treasure(bench.adventure, bench.sheet(0)), "keep")
    drawn = [option.what for option in bench.asked[-1].options]
    assert [bench.adventure.cards[card].key for card in drawn[:2]] == ["widows_oath", "heartglass"]
    assert drawn[2] in kept
    assert bench.sheet(0).inventory == [drawn[0]]
    assert (sorted(deck.draw), deck.discard) == (sorted([*kept, drawn[1]]), [])


@rule("SS-2.0.0.5")
def test_who_looks_at_the_top_card_of_an_empty_deck_shuffles_it_first() -> None:
    bench = Bench(heroes=ROGUE)
    deck = bench.adventure.decks[Pile.TRAP]
    deck.discard, deck.draw = deck.draw, []
    bench.do(bench.effect(0, "peek(traps)"), "leave-on-top")
    assert (len(deck.draw), deck.discard) == (13, [])
    assert bench.adventure.seen == [deck.draw[-1]]


@pytest.mark.parametrize(("level", "dice", "cooldown"), [(1, 3, 1), (3, 5, 2)])
@rule("SS-9.0.0.18")
def test_cats_reflexes_roll_more_than_one_may(level: int, dice: int, cooldown: int) -> None:
    bench = Bench(heroes=ROGUE)
    card = bench.power(0, "cat_reflexes", level)
    bench.sheet(0).acted = True
    enemy = bench.enemy("B")
    bench.roll(blue=["miss"] * dice)
    bench.do(bench.attack(enemy.id, bench.hero(0), fixed=2), f"use:{card}@{level}")
    assert len(bench.told("defence-roll")[-1].values or []) == dice
    assert bench.sheet(0).power(card).position == cooldown


@pytest.mark.parametrize(("level", "red", "cooldown"), [(3, 1, 3), (5, 2, 4)])
def test_fan_of_steel(level: int, red: int, cooldown: int) -> None:
    bench = Bench(heroes=ROGUE)
    card = bench.power(0, "fan_of_steel", level)
    enemies = [bench.enemy("B"), bench.enemy("B")]
    bench.roll(red=["hit skill"] * red, blue=["miss", "miss"])
    bench.act(f"use:{card}@{level}", f"figure:{enemies[0].id}", "trigger:0")
    assert [(each.wounds, bench.has(each, "slow")) for each in enemies] == [(1 + red, 1)] * 2
    assert bench.sheet(0).power(card).position == cooldown


@pytest.mark.parametrize("level", [2, 4])
@rule("SS-6.1.1.4")
def test_nimble_fingers_among_enemies(level: int) -> None:
    bench = Bench(heroes=ROGUE)
    card = bench.power(0, "nimble_fingers", level)
    put_chest(bench, "A")
    bench.enemy("A")
    assert "break-chest" not in bench.open_verbs()
    bench.roll(blue=["shield"] * 9)
    traps = ["trap-card"] if level == 2 else []
    bench.act(f"use:{card}@{level}", *traps)
    assert bench.adventure.chest_areas == []
    assert bool(bench.told("trap")) is (level == 2)
    assert bench.sheet(0).specials == 1


@pytest.mark.parametrize(
    ("level", "face", "kept"), [(3, "skill", True), (3, "shield", False), (5, "shield", True)]
)
def test_the_bag_of_tricks_may_keep_an_item(level: int, face: str, kept: bool) -> None:
    bench = Bench(heroes=ROGUE)
    bench.power(0, "bag_of_tricks", level)
    potion = bench.item(0, "healing_potion")
    bench.sheet(0).specials = 2
    bench.hero(1).wounds = 8 - 1
    bench.roll(blue=[face])
    bench.act(f"use-item:{potion}", "figure:ecarus_white_rose")
    assert bench.hero(1).wounds == 3
    assert (potion in bench.sheet(0).inventory) is kept
    assert (potion in bench.adventure.shop) is not kept


def test_the_bag_of_tricks_works_once_a_round() -> None:
    bench = Bench(heroes=ROGUE)
    bench.power(0, "bag_of_tricks", 5)
    first, second = bench.item(0, "amber_cordial"), bench.item(0, "amber_cordial")
    bench.hero(0).wounds = 6
    bench.roll(blue=["skill", "skill"])
    me = "figure:shae_rogue"
    bench.act(f"use-item:{first}", me, f"use-item:{second}", me)
    assert bench.sheet(0).inventory == [first]


@rule("SS-5.3.1.7", "SS-6.5.0.2")
def test_backstab_from_hiding() -> None:
    bench = Bench(heroes=ASSASSIN)
    bench.hero(1, "D")
    card = bench.power(0, "backstab", 3)
    victim, other = bench.enemy("A", hp=20), bench.enemy("A", hp=20)
    assert "use" not in bench.open_verbs()
    bench.hero(0).hidden = True
    bench.roll(red=["hit", "hit"], blue=["miss", "miss"])
    bench.act(f"use:{card}@1", f"figure:{victim.id}", f"attack:main@{victim.id}", "no-more")
    assert (victim.wounds, other.wounds) == (4, 0)
    assert not bench.hero(0).hidden
    assert bench.sheet(0).power(card).position == 2


def test_backstab_where_heroes_dominate_and_only_that_enemy() -> None:
    bench = Bench(heroes=ASSASSIN)
    card = bench.power(0, "backstab")
    victim = bench.enemy("A", hp=20)
    bench.roll(red=["hit", "hit"], blue=["miss", "miss"])
    bench.act(f"use:{card}@1", f"attack:main@{victim.id}", f"figure:{victim.id}")
    # One hit, one for the soulrank, one for supremacy; the second dagger has only the last.
    assert victim.wounds == 3 + 2


@pytest.mark.parametrize(("level", "poison", "cooldown"), [(2, 1, 2), (4, 2, 3)])
def test_venom_edge(level: int, poison: int, cooldown: int) -> None:
    bench = Bench(heroes=ASSASSIN)
    card = bench.power(0, "venom_edge", level)
    enemy = bench.enemy("A", armour=9)
    bench.roll(red=["hit"], blue=["miss"])
    bench.act(f"use:{card}@{level}", f"attack:main@{enemy.id}", "no-more")
    assert (enemy.wounds, bench.has(enemy, "poison")) == (0, poison)
    assert bench.sheet(0).power(card).position == cooldown


@rule("SS-11.2.0.2", "SS-18.0.0.3")
def test_the_warning_touch_looks_at_a_deck() -> None:
    bench = Bench(heroes=ROGUE)
    bench.sheet(0).ghost = True
    deck = bench.adventure.decks[Pile.TREASURE]
    top = deck.draw[-1]
    bench.act("scream", "choice:2", "put-under")
    assert deck.draw[0] == top
    assert bench.adventure.knows(1, top)


def test_the_veil_of_dread() -> None:
    bench = Bench(heroes=ASSASSIN)
    bench.sheet(0).ghost = True
    enemy = bench.enemy("A")
    bench.roll(red=["legend"])
    bench.act("scream")
    assert bench.has(enemy, "blind") == 1


@example("SS-EX-180")
@rule("SS-16.1.0.9")
@pytest.mark.parametrize("by", ["stealth", "elven_cloak"])
def test_whoever_hides_passes_the_priority_token_on(by: str) -> None:
    bench = Bench(heroes=ROGUE)
    bench.bring(library().enemies["troll"], "D")
    bench.adventure.priority_hero = 0
    if by == "stealth":
        bench.act(f"use:{bench.power(0, 'stealth')}@1", "area:b")
    else:
        bench.act(f"use-item:{bench.wear(0, 'artifact', by)}")
    assert bench.adventure.priority_hero == 1
