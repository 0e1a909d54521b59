"""What the other tests of quests leave out: waypoints, townsfolk and tokens in the shadows."""

import pytest

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.cards import EventType
from questhall.games.sword_and_sorcery.rules.movement.shadows import look_around
from questhall.games.sword_and_sorcery.rules.scripts import before_event, on_story_card
from questhall.games.sword_and_sorcery.setup.setup import new_cards
from questhall.games.sword_and_sorcery.state.adventure import Pile
from questhall.games.sword_and_sorcery.state.attacks import Deed as Done

from ..storybench import DARK, LIGHT, NEUTRAL, StoryBench, shadow


class Deed:
    """A quest action: who takes it and where, what he answers, and what it brings."""

    def __init__(
        self,
        name: str,
        area: str,
        heroes: tuple[str, ...] = LIGHT,
        answer: str = "",
        flags: tuple[str, ...] = (),
        shards: int = 0,
        crowns: int = 0,
        health: int = 0,
        treasures: int = 0,
        flag: str = "",
    ) -> None:
        self.quest, self.name = name.split(" ")
        self.area = area
        self.heroes = heroes
        self.answers = [f"answer:{answer}"] if answer else []
        self.flags = flags
        self.brings = (shards, crowns, health, treasures)
        self.flag = flag


DEEDS = [
    Deed("q1 wp_3", "3A.a", treasures=1),
    Deed("q3 wp_2", "4B.m", shards=1, flag="tower_bribes"),
    Deed("q4 wp_1", "12A.c", shards=1),
    Deed("q4 wp_1", "12A.c", DARK, crowns=50),
    Deed("q4 wp_2", "13A.b", answer="q4_path", flag="mule_path"),
    Deed("q4 wp_2", "13A.b", answer="q4_watch", shards=1, flag="camp_watched"),
    Deed("q5 wp_2", "15B.b", shards=1),
    Deed("q5 wp_3", "17B.b", health=2),
    Deed("q6 wp_3", "15B.d", DARK, crowns=50),
    Deed("q7 wp_4", "18A.a", health=2),
    Deed("q7 wp_4", "18A.a", NEUTRAL, shards=2),
    Deed("q7 wp_4", "18A.a", NEUTRAL, flags=("log_kept",), shards=4),
]


def standing(bench: StoryBench) -> tuple[int, int, int, int]:
    """Shards, crowns and wounds of the first hero, cards of the treasure deck."""
    left = len(bench.adventure.decks[Pile.TREASURE].draw)
    return bench.adventure.shards, bench.sheet(0).crowns, -bench.hero(0).wounds, -left


def changes(bench: StoryBench, before: tuple[int, int, int, int]) -> tuple[int, ...]:
    return tuple(now - was for now, was in zip(standing(bench), before, strict=True))


def without_coins(bench: StoryBench) -> None:
    """No treasure is money."""
    deck = bench.adventure.decks[Pile.TREASURE]
    bench.adventure.removed += [c for c in deck.draw if not bench.adventure.item(c).sides]
    deck.draw = [card for card in deck.draw if bench.adventure.item(card).sides]


def ready(quest: str, heroes: tuple[str, ...] = LIGHT, flags: tuple[str, ...] = ()) -> StoryBench:
    bench = StoryBench(quest, heroes, flags)
    bench.clear()
    without_coins(bench)
    for place in range(len(heroes)):
        bench.hero(place).wounds = 4
    return bench


def dawn(bench: StoryBench) -> None:
    bench.adventure.cards = bench.adventure.cards[:]
    day = next(card for card in library().events.values() if card.type == EventType.DAY)
    bench.adventure.time_of_day = new_cards(bench.adventure, day)[0]


@pytest.mark.parametrize("deed", DEEDS, ids=lambda deed: f"{deed.quest} {deed.name}")
def test_waypoints(deed: Deed) -> None:
    bench = ready(deed.quest, deed.heroes, deed.flags)
    bench.hero(0).area = bench.area(deed.area)
    before = standing(bench)
    bench.deed(0, deed.name, *deed.answers)
    assert changes(bench, before) == deed.brings
    assert not deed.flag or deed.flag in bench.adventure.flags
    assert not bench.can(0, deed.name)


@pytest.mark.parametrize(
    ("quest", "face", "brings"),
    [
        ("q1", "quest_token", (1, 0, 0, 0)),
        ("q2", "quest_token", (1, 0, 0, 0)),
        ("q3", "quest_token", (0, 20, 0, 0)),
        ("q4", "quest_token", (1, 0, 2, 0)),
        ("q5", "quest_token", (1, 0, 0, 0)),
        ("q6", "quest_token", (1, 0, 3, 0)),
        ("q7", "quest_token", (1, 0, 2, 0)),
        ("q7", "townsman", (0, 0, 1, 0)),
        ("q7", "townswoman", (0, 0, 1, 0)),
    ],
)
def test_what_stands_in_the_shadows(quest: str, face: str, brings: tuple[int, ...]) -> None:
    bench = ready(quest)
    before = standing(bench)
    shadow(bench, face, bench.at(bench.hero(0)))
    answers = ["figure:ecarus_white_rose"] if face.startswith("towns") else []
    bench.do(look_around(bench.adventure), *answers)
    assert changes(bench, before) == brings


@pytest.mark.parametrize("face", ["townsman", "townswoman"])
def test_q3_townsfolk_lose_their_purses(face: str) -> None:
    bench = ready("q3")
    here = bench.hero(0).area
    shadow(bench, face, bench.at(bench.hero(0)))
    bench.do(look_around(bench.adventure))
    assert bench.adventure.grounds[here].coins == [0, 0, 1]


def test_q2_the_pedlar_sells_and_whoever_leaves_the_box_takes_loot() -> None:
    bench = ready("q2", DARK)
    dawn(bench)
    shadow(bench, "townswoman", bench.at(bench.hero(0)))
    bench.do(look_around(bench.adventure))
    assert bench.can(0, "pedlar")
    bench.deed(0, "pedlar", "leave")
    assert bench.told("deed-done")
    bench.hero(0).area = bench.area("2B.d")
    bench.deed(0, "wp_2")
    assert len(bench.adventure.decks[Pile.LOOT].discard) == 1


@pytest.mark.parametrize(("quest", "area"), [("q4", "4A.a"), ("q5", "12B.c")])
def test_the_first_story_brings_an_enemy(quest: str, area: str) -> None:
    bench = ready(quest)
    bench.do(on_story_card(bench.adventure, 1, 0, -1))
    assert [bench.at(bench.adventure.figures[e.what]) for e in bench.told("appears")[-1:]] == [area]


def test_q5_by_day_the_rite_goes_on_faster() -> None:
    counts: list[int] = []
    for day in (False, True):
        bench = ready("q5")
        if day:
            dawn(bench)
        before = bench.adventure.counters.get("rite", 0)
        bench.do(before_event(bench.adventure))
        counts.append(bench.adventure.counters["rite"] - before)
    assert counts[1] == counts[0] + 1


def test_q6_remembers_the_sworn_bandit_and_the_rite() -> None:
    gates = [StoryBench("q6", flags=(flag,)).gate("gate_shield") for flag in ("rite_finished", "")]
    assert gates == [True, False]
    bench = StoryBench("q6")
    for area in ("15B.d", "15B.d"):
        shadow(bench, "enemy", area)
    sworn = bench.adventure.quest.scripts
    script = next(each for each in sworn if each.key == "q6_setup_sworn")
    bench.do(script.effect.resolve(bench.adventure, Done(0)))
    assert len(bench.adventure.shadows) == 1


def test_q6_who_waits_is_healed() -> None:
    bench = ready("q6", NEUTRAL)
    bench.do(on_story_card(bench.adventure, 1, 0, -1))
    assert [bench.hero(place).wounds for place in range(2)] == [3, 3]


@pytest.mark.parametrize(
    ("flag", "shards", "treasures"), [("well_heard", 2, 0), ("well_broken", 0, 1), ("", 0, 0)]
)
def test_q7_the_well_is_remembered(flag: str, shards: int, treasures: int) -> None:
    plain = StoryBench("q7")
    bench = StoryBench("q7", flags=(flag,))
    assert bench.adventure.shards - plain.adventure.shards == shards
    piles = [each.adventure.decks[Pile.TREASURE].draw for each in (plain, bench)]
    assert len(piles[0]) - len(piles[1]) == treasures


@pytest.mark.parametrize(
    ("flags", "enemies", "shards", "health"),
    [
        (("pact",), 0, 2, 0),
        (("pact", "wages_left"), 0, 2, 2),
        (("pact", "wages_taken"), 1, 2, 0),
        (("drum_cut",), 1, 0, 0),
        ((), 1, 0, 0),
    ],
)
def test_q7_who_waits_on_the_shore(
    flags: tuple[str, ...], enemies: int, shards: int, health: int
) -> None:
    bench = ready("q7", flags=flags)
    before = bench.adventure.shards
    bench.do_somehow(on_story_card(bench.adventure, 1, 0, -1))
    assert len(bench.adventure.enemies_in_play()) == enemies
    assert bench.adventure.shards - before == shards
    assert bench.hero(0).wounds == 4 - health
