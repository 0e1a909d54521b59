"""Chapter 17: what the end of a quest settles."""

from questhall.games.sword_and_sorcery.printed.quests import AS_SOON_AS, ScriptDef
from questhall.games.sword_and_sorcery.rules.attack.harm import hurt
from questhall.games.sword_and_sorcery.rules.scripts import check_goals
from questhall.games.sword_and_sorcery.state.adventure import LOOT, TREASURE
from tests.marks import example, rule, ruling

from .bench import Bench, condition, effect


def treasures(bench: Bench, *keys: str) -> list[int]:
    """Cards of the treasure deck, by their keys."""
    pile = bench.adventure.decks[TREASURE].draw
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
    assert second in bench.adventure.decks[TREASURE].discard
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
    token = bench.adventure.decks[LOOT].draw.pop()
    bench.adventure.grounds[2].loot = [token]
    bench.do(bench.effect(0, "lose"), "pick-loot")
    assert token in bench.adventure.decks[LOOT].discard
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
        bench.adventure.quest.scripts.append(ScriptDef(name, AS_SOON_AS, effect(name)))
    bench.do(check_goals(bench.adventure))
    assert bench.adventure.results == [1.0, 1.0]


@rule("SS-4.4.0.2")
def test_the_death_of_an_enemy_can_end_the_quest_at_once() -> None:
    bench = Bench("A B C")
    script = ScriptDef("win", AS_SOON_AS, effect("win"))
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
