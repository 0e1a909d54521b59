"""Powers, goods, encounters, traps and events of a pack."""

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.rules.enemies.encounters import encounter
from questhall.games.sword_and_sorcery.rules.movement.traps import spring
from questhall.games.sword_and_sorcery.rules.numbers import armour_of
from questhall.games.sword_and_sorcery.rules.purse import gain_crowns
from questhall.games.sword_and_sorcery.rules.sight import limit_of_sight
from questhall.games.sword_and_sorcery.rules.turn.cooldown import gain_powers
from questhall.games.sword_and_sorcery.setup.setup import new_cards
from questhall.games.sword_and_sorcery.state.adventure import Adventure, Pile
from questhall.kernel.decisions import NOTHING

from ..bench import Bench

ARCHER = ("laegon_archer", "thorgar_cleric")


def frosty(drawn: str = "A B C D", heroes: tuple[str, ...] = ARCHER) -> Bench:
    return Bench(drawn, heroes, packs=("frost",))


def keys(adventure: Adventure, cards: list[int]) -> list[str]:
    return [adventure.cards[card].key for card in cards if card != NOTHING]


def test_what_is_dealt_with_it_and_without() -> None:
    cards = [frosty().adventure.cards, Bench(heroes=ARCHER).adventure.cards]
    ours = [[card.key for card in each if card.key.startswith("frost:")] for each in cards]
    assert ours[1] == []
    assert ours[0].count("frost:warm_broth") == 2
    assert ours[0].count("frost:thin_ice") == 9
    assert {"frost:thick_coat", "frost:ep_rime", "frost:enc_pack"} <= set(ours[0])


def test_a_talent_is_gained_and_counts() -> None:
    bench = frosty()
    before = armour_of(bench.adventure, bench.hero(0))
    bench.sheet(0).soulrank = 4
    talents = bench.adventure.talents
    coat = next(each for each in talents if bench.adventure.cards[each].key == "frost:thick_coat")
    bench.sheet(0).supply = []
    bench.do(gain_powers(bench.adventure, bench.sheet(0)), f"gain:{coat}")
    assert armour_of(bench.adventure, bench.hero(0)) == before + 1


def test_a_hero_of_the_box_has_a_power_more() -> None:
    bench = frosty()
    card = bench.power(0, "frost:hailstone")
    foe = bench.enemy("A", hp=20)
    bench.do(bench.attack(0, foe, fixed=2))
    without = foe.wounds
    bench.act(f"use:{card}@1")
    bench.do(bench.attack(0, foe, fixed=2))
    assert foe.wounds == without + without + 1


def test_goods_are_bought_worn_and_used() -> None:
    bench = frosty()
    shop = bench.adventure.shop
    cloak, broth = [
        next(card for card in shop if bench.adventure.cards[card].key == f"frost:{name}")
        for name in ("fur_cloak", "warm_broth")
    ]
    gain_crowns(bench.adventure, bench.sheet(0), 10)
    bench.shop(f"buy:{cloak}", f"buy:{broth}")
    owned = [*bench.sheet(0).slots, *bench.sheet(0).inventory]
    assert {cloak, broth} <= set(owned)
    bench.hero(0).wounds = 4
    bench.turn(0)
    bench.act(f"use-item:{broth}")
    assert bench.hero(0).wounds == 1


def test_an_item_grants_a_power_of_the_pack() -> None:
    bench = frosty()
    bench.wear(0, "artifact", "frost:ice_lens")
    foe = bench.enemy("A", hp=5)
    bench.turn(0)
    bench.act("use")
    assert foe.wounds == 1


def test_treasure_of_a_pack_is_drawn() -> None:
    bench = frosty()
    bench.on_top(Pile.TREASURE, "frost:frozen_coins")
    bench.do(bench.effect(0, "treasure(1)"))
    assert bench.sheet(0).crowns == 15


def test_its_encounter_is_drawn() -> None:
    bench = frosty("A B")
    foe = bench.enemy("B", lines=[([], ["advance(1)"])])
    bench.hero(1).wounds = 2
    bench.on_top(Pile.ENCOUNTER, "frost:enc_pack")
    bench.do(encounter(bench.adventure))
    assert (bench.at(foe), bench.hero(1).wounds) == ("A", 1)


def test_its_trap_is_sprung() -> None:
    bench = frosty("A B")
    bench.on_top(Pile.TRAP, "frost:thin_ice")
    bench.do(spring(bench.adventure, bench.sheet(0)))
    assert bench.has(bench.hero(0), "slow")
    assert not bench.has(bench.hero(1), "slow")


def test_its_event_comes_and_lasts() -> None:
    bench = frosty()
    printed = [library().events[f"frost:{key}"] for key in ("thaw", "blizzard")]
    bench.adventure.cards = bench.adventure.cards[:]
    bench.adventure.events = [new_cards(bench.adventure, each)[0] for each in printed]
    bench.step("event")
    assert [figure.wounds for figure in bench.adventure.figures] == [1, 1]
    assert limit_of_sight(bench.adventure) == 2
    bench.step("event")
    bench.step("event")
    assert keys(bench.adventure, bench.adventure.events_up) == ["frost:thaw"]
