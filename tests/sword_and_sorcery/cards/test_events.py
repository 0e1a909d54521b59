"""The event deck, card by card: what each does when it is turned up, and who comes (SS-4.3)."""

import pytest

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.quests import GateDef, ScriptDef, ScriptTrigger
from questhall.games.sword_and_sorcery.printed.symbols import Symbol
from questhall.games.sword_and_sorcery.setup.setup import new_cards
from questhall.games.sword_and_sorcery.state.adventure import Pile
from questhall.games.sword_and_sorcery.state.heroes import Power
from tests.marks import rule
from tests.sword_and_sorcery.bench import Bench, effect

FIVE = ("ecarus_white_rose", "thorgar_cleric", "laegon_archer", "auriel_wizard", "shae_rogue")
COMERS = ("gremlin_green_1", "bandit_green_1", "orc_warrior_green_1", "orc_shaman_green_1")

# How many come for two heroes, and for five, when one enemy is in play (SS-4.3.0.11).
LOW, EVEN, HIGH, NONE = (0, 2), (1, 4), (2, 5), (0, 0)
SPAWNS = {
    "ev_01": NONE,
    "ev_02": NONE,
    "ev_03": NONE,
    "ev_04": NONE,
    "ev_05": NONE,
    "ev_06": LOW,
    "ev_07": LOW,
    "ev_08": HIGH,
    "ev_09": LOW,
    "ev_10": EVEN,
    "ev_11": NONE,
    "ev_12": LOW,
    "ev_13": LOW,
    "ev_14": EVEN,
    "ev_15": EVEN,
    "ev_16": NONE,
    "ev_17": LOW,
    "ev_18": NONE,
    "ev_19": LOW,
    "ev_20": LOW,
}


def turned_up(key: str, heroes: tuple[str, ...] = FIVE[:2], *answers: str) -> Bench:
    """Heroes in A, an enemy in E, and a gate beside it."""
    bench = Bench("A B C D E", heroes=heroes)
    add(bench, key)
    bench.enemy("E")
    bench.hero(0).wounds = 1
    bench.adventure.shards = 1
    bench.step("event", *answers)
    return bench


def add(bench: Bench, key: str) -> None:
    """The card on top of its deck, and others who may come."""
    bench.adventure.cards = bench.adventure.cards[:]
    card = new_cards(bench.adventure, library().events[key])
    bench.adventure.events = [*new_cards(bench.adventure, library().events["ev_08"]), *card]
    comers = [library().enemies[each] for each in (*COMERS, "bandit_blue_1")]
    for each in comers:
        bench.adventure.decks[Pile.ENEMY].draw += new_cards(bench.adventure, each)
    bench.adventure.quest.gates = [GateDef("gate", bench.area("E"), Symbol.HIT, True)]
    bench.adventure.gates = [True]


def test_the_table_speaks_of_all_cards() -> None:
    assert list(SPAWNS) == list(library().events)


@pytest.mark.parametrize("key", SPAWNS)
@rule("SS-4.3.0.8", "SS-4.3.0.11", "SS-4.3.0.12", "SS-15.5.0.2")
def test_each_event_brings_as_many_as_its_formula_says(key: str) -> None:
    answers = ["answer:give_health"] if key == "ev_20" else []
    if key == "ev_18":
        answers = ["figure"]
    for heroes, wanted in zip((FIVE[:2], FIVE), SPAWNS[key], strict=True):
        bench = turned_up(key, heroes, *answers)
        assert len(bench.told("appears")) - 1 == wanted
        lies = [*bench.adventure.events_up, bench.adventure.time_of_day]
        assert key in [bench.adventure.cards[card].key for card in lies if card >= 0]


@pytest.mark.parametrize("number", [1, 2, 3])
@rule("SS-4.3.0.6", "SS-4.3.1.2", "SS-4.3.1.8")
def test_each_story_has_its_own_script(number: int) -> None:
    bench = Bench("A B C D E")
    for story in (1, 2, 3):
        script = ScriptDef(f"bench_story_{story}", ScriptTrigger.STORY, effect(f"shards({story})"))
        script.story_card = story
        bench.adventure.quest.scripts.append(script)
    add(bench, f"ev_0{number}")
    bench.step("event")
    assert bench.adventure.shards == number


@rule("SS-5.2.4.4", "SS-7.1.0.4")
def test_whoever_hears_the_distant_toll_loses_time() -> None:
    for face, position in (("miss", 3), ("shield", 2)):
        bench = Bench("A B C D E")
        for place in range(2):
            hero = bench.sheet(place)
            hero.powers = [Power(hero.supply.pop(), 2), Power(hero.supply.pop(), 0)]
        add(bench, "ev_07")
        bench.roll(blue=[face, face])
        bench.step("event")
        for place in range(2):
            assert [power.position for power in bench.sheet(place).powers] == [position, 0]


@rule("SS-15.7.1.17")
def test_the_scent_of_bronze_draws_every_enemy_one_area_nearer() -> None:
    bench = turned_up("ev_14")
    assert bench.at(bench.adventure.figures[2]) == "D"


@rule("SS-6.3.3.1")
def test_clear_heads_make_focus_better() -> None:
    bench = turned_up("ev_15")
    bench.hero(1, "B")
    foe = bench.enemy("A", hp=30)
    for focused, hits in ((True, 3), (False, 1)):
        bench.do(bench.attack(0, foe, fixed=1, focused=focused))
        assert bench.told("hits")[-1].amount == hits
    bench.do(bench.attack(foe.id, bench.hero(0), fixed=1, focused=True))
    assert bench.told("hits")[-1].amount == 2
