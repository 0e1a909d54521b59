"""Chapter 17: what the end of a quest settles."""

import pytest

from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.quests import ScriptDef, ScriptTrigger
from questhall.games.sword_and_sorcery.rules.attack.harm import hurt
from questhall.games.sword_and_sorcery.rules.numbers import most_hp
from questhall.games.sword_and_sorcery.rules.scripts import check_goals
from questhall.games.sword_and_sorcery.state.adventure import Pile
from tests.marks import example, rule, ruling

from .bench import Bench, condition, effect


def treasures(bench: Bench, *keys: str) -> list[int]:
    """Cards of the treasure deck, by their keys."""
    pile = bench.adventure.decks[Pile.TREASURE].draw
    found: list[int] = []
    for key in keys:
        card = next(each for each in pile if bench.adventure.cards[each].key == key)
        pile.remove(card)
        found.append(card)
    return found


def stash_card(bench: Bench) -> int:
    return bench.adventure.stash.pop()


def lie(bench: Bench, at: str, *items: int) -> None:
    bench.adventure.grounds[bench.area(at)].items += items


@example("SS-EX-200")
@rule("SS-17.0.0.7", "SS-17.0.0.3", "SS-14.2.0.3", "SS-17.0.0.5")
@ruling("62")
def test_the_living_gather_what_they_can_carry() -> None:
    bench = Bench("A B C")
    hero = bench.sheet(0)
    bench.sheet(1).ghost = True
    bench.sheet(1).slots = [-1, -1, -1, -1]
    hero.inventory = []
    while len(hero.inventory) < hero.card.capacity - 1:
        hero.inventory.append(stash_card(bench))
    first, second = treasures(bench, "crystal_knife", "reed_whisper")
    sword = stash_card(bench)
    lie(bench, "C", first, second, sword)
    bench.adventure.bank[1] -= 1
    bench.adventure.bank[2] -= 1
    bench.adventure.grounds[bench.area("B")].coins = [0, 1, 1]
    bench.do(bench.effect(0, "win"), f"pick-item:{first}")
    assert bench.adventure.results == [1.0, 1.0]
    assert hero.crowns == 15
    assert first in hero.inventory
    assert second in bench.adventure.decks[Pile.TREASURE].discard
    assert sword in bench.adventure.stash


@ruling("62")
def test_nobody_gathers_if_that_was_agreed() -> None:
    bench = Bench("A B C", end_of_quest_pickup=False)
    card = stash_card(bench)
    lie(bench, "C", card)
    bench.do(bench.effect(0, "win"))
    assert card in bench.adventure.stash


def test_loot_is_opened_when_it_is_gathered() -> None:
    bench = Bench("A B C")
    token = bench.adventure.decks[Pile.LOOT].draw.pop()
    bench.adventure.grounds[2].loot = [token]
    bench.do(bench.effect(0, "lose"), "pick-loot")
    assert token in bench.adventure.decks[Pile.LOOT].discard
    assert bench.adventure.results == [0.0, 0.0]


@rule("SS-17.0.0.1", "SS-11.1.0.15")
@ruling("60")
def test_a_ghost_loses_one_equipped_card_even_in_victory() -> None:
    bench = Bench("A B C")
    hero = bench.sheet(1)
    before = hero.equipped()
    bench.do(hurt(bench.adventure, bench.hero(1), 99))
    bench.do(bench.effect(0, "win"))
    lost = [card for card in before if card not in hero.equipped()]
    assert len(lost) == 1
    assert lost[0] in bench.adventure.stash
    assert [event.where for event in bench.told("ghost-pays")] == lost


@rule("SS-17.0.0.2", "SS-14.3.1.2")
def test_improved_cards_are_turned_back() -> None:
    bench = Bench("A B C")
    hero = bench.sheet(0)
    bench.adventure.turned = [hero.slots[0]]
    bench.do(bench.effect(0, "win"))
    assert bench.adventure.turned == []


@rule("SS-19.0.0.7", "SS-4.4.0.2")
@ruling("18")
def test_victory_goes_before_defeat() -> None:
    bench = Bench("A B C")
    for name in ("win", "lose"):
        bench.adventure.quest.scripts.append(ScriptDef(name, ScriptTrigger.NOW, effect(name)))
    bench.do(check_goals(bench.adventure))
    assert bench.adventure.results == [1.0, 1.0]


@rule("SS-4.4.0.2")
def test_the_death_of_an_enemy_can_end_the_quest_at_once() -> None:
    bench = Bench("A B C")
    script = ScriptDef("win", ScriptTrigger.NOW, effect("win"))
    foe = bench.printed("gremlin_red_1", "B")
    script.test = condition("killed(gremlin_red_1)")
    bench.adventure.quest.scripts.append(script)
    bench.do(hurt(bench.adventure, foe, 99))
    assert bench.adventure.over


@rule("SS-4.4.0.4", "SS-11.1.0.16")
@ruling("96")
def test_the_last_death_loses_the_quest() -> None:
    bench = Bench("A B C")
    bench.do(hurt(bench.adventure, bench.hero(0), 99))
    assert not bench.adventure.over
    bench.do(hurt(bench.adventure, bench.hero(1), 99))
    assert bench.adventure.results == [0.0, 0.0]
    assert bench.told("all-ghosts")


def loot(bench: Bench, key: str) -> None:
    """One token lies in a far area."""
    pile = bench.adventure.decks[Pile.LOOT].draw
    token = next(each for each in pile if bench.adventure.cards[each].key == key)
    pile.remove(token)
    bench.adventure.grounds[2].loot = [token]


@rule("SS-17.0.0.7", "SS-15.12.1.9", "SS-11.1.0.10")
@pytest.mark.parametrize("key", sorted(library().loot))
@pytest.mark.parametrize("ghost", [False, True])
def test_loot_goes_to_whoever_takes_it_whose_turn_it_ever_was(key: str, ghost: bool) -> None:
    bench = Bench("A B C")
    if ghost:
        bench.do(hurt(bench.adventure, bench.hero(0), 99))
    loot(bench, key)
    taker = bench.sheet(1)
    before = (taker.crowns, len(taker.inventory))
    flow = bench.effect(0, "win")
    bench.do(flow, *([] if ghost else ["no-more"]), "pick-loot")
    assert (bench.sheet(0).crowns, bench.adventure.active) == (0, 0)
    assert (taker.crowns, len(taker.inventory)) != before


@rule("SS-11.1.0.6", "SS-11.1.0.10")
def test_what_a_ghost_would_gain_lies_where_he_is() -> None:
    bench = Bench("A B C")
    bench.do(hurt(bench.adventure, bench.hero(0), 99))
    ground = bench.adventure.grounds[0]
    lying = len(ground.items)
    bench.do(bench.effect(0, "then(crowns(20, self), take_item(healing_potion), key)"))
    assert (ground.coins, len(ground.items), ground.keys) == ([0, 2, 0], lying + 1, 1)
    assert GAME.faults(bench.adventure) == []


@rule("SS-8.2.1.2", "SS-11.1.0.10")
def test_no_ghost_takes_a_soul_weapon() -> None:
    bench = Bench("A B C")
    bench.do(hurt(bench.adventure, bench.hero(0), 99))
    bench.do(bench.effect(1, "soul_weapon"))
    assert bench.sheet(0).inventory == []
    assert bench.sheet(1).inventory


@rule("SS-4.4.0.4", "SS-15.12.1.1", "SS-15.12.1.10")
@pytest.mark.parametrize(("living", "shards"), [(1, 0), (2, 3)])
def test_an_enemy_whose_last_deed_loses_the_quest_gives_no_shards(living: int, shards: int) -> None:
    bench = Bench("A B C")
    foe = bench.enemy("A", hp=1, shards=3)
    bench.with_power(foe, "ep_parting_gift")
    bench.hero(0).wounds = most_hp(bench.adventure, bench.hero(0)) - 1
    bench.sheet(1).ghost = living == 1
    bench.roll(blue=["miss"] * 9)
    bench.do(bench.attack(0, foe, fixed=1))
    assert bench.sheet(0).ghost
    assert (bench.adventure.over, bench.adventure.shards) == (living == 1, shards)


@rule("SS-4.4.0.2", "SS-15.12.1.1")
@ruling("18")
def test_an_enemy_whose_death_wins_the_quest_gives_its_shards() -> None:
    for power in ([], ["ep_parting_gift"]):
        bench = Bench("A B C")
        foe = bench.enemy("A", hp=1, shards=3)
        for key in power:
            bench.with_power(foe, key)
        script = ScriptDef("win", ScriptTrigger.NOW, effect("win"))
        script.test = condition("killed(card_0)")
        bench.adventure.quest.scripts.append(script)
        bench.do(bench.attack(0, foe, fixed=1))
        assert (bench.adventure.results, bench.adventure.shards) == ([1.0, 1.0], 3)
