"""Critical, loot, chest and search tokens, one by one (SS-10.1, SS-15.12.1, SS-3.3)."""

import pytest

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.cards import FindDef, SearchDef
from questhall.games.sword_and_sorcery.printed.kinds import CONDITIONS
from questhall.games.sword_and_sorcery.printed.symbols import SYMBOLS
from questhall.games.sword_and_sorcery.rules.attack.harm import draw_critical
from questhall.games.sword_and_sorcery.rules.movement.opening import found_by, search
from questhall.games.sword_and_sorcery.rules.numbers import armour_of, most_hp
from questhall.games.sword_and_sorcery.state.adventure import Pile
from tests.marks import rule
from tests.sword_and_sorcery.bench import Bench

# Wounds and conditions that each brings; injuries stay with their token.
CRITICALS: dict[str, tuple[int, str]] = {
    "crit_damage_1": (1, ""),
    "crit_damage_2": (2, ""),
    "crit_kd": (0, "knocked_down"),
    "crit_stun": (0, "stun"),
    "crit_slow": (0, "slow"),
    "crit_blind": (0, "blind"),
    "crit_poison_1": (0, "poison"),
    "crit_poison_2": (0, "poison poison"),
}
INJURIES = ("crit_weak_arm", "crit_split_guard", "crit_hp_1", "crit_hp_2", "crit_no_skill")

# Crowns, treasures and items that each brings.
FINDS = {
    "loot_10": (10, 0, 0),
    "loot_15": (15, 0, 0),
    "loot_20": (20, 0, 0),
    "loot_25": (25, 0, 0),
    "loot_potion": (0, 0, 1),
    "loot_treasure": (0, 1, 0),
    "chest_two": (0, 2, 0),
    "chest_one": (0, 1, 0),
    "chest_coins": (40, 0, 0),
}

# Crowns, treasures, shards and traps by what is rolled.
SEARCHES = {
    "search_shelf": {
        "legend": (0, 1, 1, 0),
        "hit skill": (0, 1, 0, 0),
        "hit": (10, 0, 0, 0),
        "miss": (0, 0, 0, 1),
    },
    "search_cache": {
        "legend": (0, 1, 1, 0),
        "hit skill": (0, 1, 0, 0),
        "hit": (10, 0, 0, 0),
        "miss": (0, 0, 0, 0),
    },
}


def only_goods(bench: Bench) -> int:
    """No treasure is money; so many are left."""
    deck = bench.adventure.decks[Pile.TREASURE]
    bench.adventure.removed += [c for c in deck.draw if not bench.adventure.item(c).sides]
    deck.draw = [card for card in deck.draw if bench.adventure.item(card).sides]
    return len(deck.draw)


def test_the_tables_speak_of_all_tokens() -> None:
    box = library()
    assert [*CRITICALS, *INJURIES] == list(box.criticals)
    assert list(FINDS) == [*box.loot, *box.chests]
    assert list(SEARCHES) == list(box.searches)
    for key, lines in SEARCHES.items():
        assert {SYMBOLS[each] for each in box.searches[key].symbols} <= {
            symbol for face in lines for symbol in face.split()
        }


@pytest.mark.parametrize("key", CRITICALS)
@rule("SS-10.1.0.2", "SS-10.1.0.4", "SS-10.1.0.5", "SS-10.1.0.8")
def test_what_a_critical_does_at_once(key: str) -> None:
    wounds, condition = CRITICALS[key]
    bench = Bench("A B")
    tokens = bench.on_top(Pile.CRITICAL, key)
    bench.do(draw_critical(bench.adventure, bench.hero(0), 1))
    figure = bench.hero(0)
    held = [
        name for number, name in enumerate(CONDITIONS) for _ in range(figure.conditions[number])
    ]
    assert (figure.wounds, " ".join(held)) == (wounds, condition)
    assert (figure.injuries, bench.adventure.decks[Pile.CRITICAL].discard) == ([], tokens)


@pytest.mark.parametrize("key", INJURIES)
@rule("SS-10.1.0.4", "SS-10.6.2.1", "SS-10.6.2.2")
def test_an_injury_stays(key: str) -> None:
    bench = Bench("A B")
    bench.hero(1, "B")
    foe = bench.enemy("A", hp=20, armour=2)
    tokens = bench.on_top(Pile.CRITICAL, key)
    before = most_hp(bench.adventure, foe)
    bench.do(draw_critical(bench.adventure, foe, 0))
    assert (foe.injuries, bench.adventure.decks[Pile.CRITICAL].discard) == (tokens, [])
    lost = before - most_hp(bench.adventure, foe)
    assert lost == {"crit_hp_1": 1, "crit_hp_2": 2}.get(key, 0)
    assert armour_of(bench.adventure, foe) == (1 if key == "crit_split_guard" else 2)
    bench.roll(blue=["skill", *["miss"] * 9])
    blow = bench.attack(foe.id, bench.hero(0), fixed=1, blue=1, effects=("pay(hits(1), skill=1)",))
    bench.do(blow)
    hits = {"crit_weak_arm": 1, "crit_no_skill": 1}.get(key, 2)
    assert bench.told("hits")[0].amount == hits


@pytest.mark.parametrize("key", FINDS)
@rule("SS-3.3.0.7", "SS-15.12.1.6", "SS-15.12.1.9")
def test_what_loot_and_chests_hold(key: str) -> None:
    crowns, treasures, items = FINDS[key]
    bench = Bench("A B")
    before = only_goods(bench)
    box = library()
    printed: FindDef = {**box.loot, **box.chests}[key]
    bench.do(printed.effect.resolve(bench.adventure, found_by(bench.sheet(0))))
    assert bench.sheet(0).crowns == crowns
    assert before - len(bench.adventure.decks[Pile.TREASURE].draw) == treasures
    assert len(bench.sheet(0).inventory) == treasures + items


@rule("SS-15.12.1.9")
def test_without_a_potion_in_the_shop_there_are_crowns() -> None:
    bench = Bench("A B")
    shop = bench.adventure.shop
    potions = [card for card in shop if bench.adventure.cards[card].key == "healing_potion"]
    for card in potions:
        shop.remove(card)
    bench.adventure.removed += potions
    potion = library().loot["loot_potion"]
    bench.do(potion.effect.resolve(bench.adventure, found_by(bench.sheet(0))))
    assert (bench.sheet(0).crowns, bench.sheet(0).inventory) == (15, [])


@pytest.mark.parametrize(
    ("key", "face"), [(key, face) for key in SEARCHES for face in SEARCHES[key]]
)
@rule("SS-3.3.0.14", "SS-6.3.6.1", "SS-6.3.6.2", "SS-6.3.6.3")
def test_what_a_search_finds(key: str, face: str) -> None:
    crowns, treasures, shards, traps = SEARCHES[key][face]
    bench = Bench("A B")
    before = only_goods(bench)
    tokens = bench.on_top(Pile.SEARCH, key)
    bench.adventure.decks[Pile.SEARCH].draw.pop()
    bench.adventure.searches, bench.adventure.search_areas = tokens, [0]
    bench.on_top(Pile.TRAP, "rusted_spring")
    assert isinstance(bench.adventure.cards[tokens[0]], SearchDef)
    bench.roll(red=[face])
    bench.do(search(bench.adventure, bench.sheet(0), 0))
    assert (bench.sheet(0).crowns, bench.adventure.shards) == (crowns, shards)
    assert before - len(bench.adventure.decks[Pile.TREASURE].draw) == treasures
    assert len(bench.told("trap")) == traps
    assert bench.adventure.searches == []
